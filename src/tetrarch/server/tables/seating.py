"""Seats: joining and leaving a table, changing its seats, starting its game."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Protocol

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import check_options
from tetrarch.core.match.registry import AnyGame, Descriptor, find
from tetrarch.server.bot_levels import DEFAULT_LEVEL, check_level
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.tables import Change, SeatRow, TalkRow
from tetrarch.server.refusals import Refused, refuse
from tetrarch.server.schemas.tables import (
    Done,
    JoinRequest,
    SeatChange,
    SeatRequest,
    Snapshot,
    StartRequest,
)
from tetrarch.server.tables import seat_view
from tetrarch.server.tables.clocks import game_clock
from tetrarch.server.tables.clocks.starting import Starting
from tetrarch.server.tables.commit import Committer, retry_on_conflict
from tetrarch.server.tables.room import Room, server_note
from tetrarch.server.tables.rooms import Rooms
from tetrarch.server.user_names import check_name, fold_case, numbered


class SeatAccess(Protocol):
    """Decides who may sit down at a table."""

    async def check_may_join(self, room: Room, user: User, token: str | None) -> None:
        """Refuse a user who may not sit down."""

    async def check_may_rejoin(self, room: Room, user: User) -> None:
        """Refuse a user who may not take part in a rematch."""


class Seating:
    """The use cases of seats: join, leave, change a seat, start or abandon the game."""

    def __init__(self, rooms: Rooms, committer: Committer, starting: Starting, access: SeatAccess) -> None:
        self.rooms, self.committer = rooms, committer
        self.starting, self.access = starting, access

    # before the start

    @retry_on_conflict
    async def join(self, id: str, user: User, wanted: JoinRequest) -> Snapshot:
        """Sit down on the seat wanted or on any open one, or come back to a seat that the user has left."""
        room = await self.rooms.get(id)
        async with room.lock:
            await self.access.check_may_join(room, user, wanted.invitation)
            seat = free_seat(room, user, wanted.seat)
            if seat is not None:
                old, seats = room.seats[seat], list(room.seats)
                back = old.kind == "substituted"
                share = old.share if back else wanted.share
                name = old.name if back else name_at_table(room.seats, user)
                seats[seat] = SeatRow(seat, "person", user.id, name, nonce=old.nonce, share=share, ready=True)
                key = "server-note-returned" if back else "server-note-joined"
                await self.change_seats(room, seats, server_note(room, key, seat, name))
            return room.snapshot(user, room.viewpoint(user, None))

    @retry_on_conflict
    async def change_seat(self, id: str, user: User, wanted: SeatChange) -> Done:
        """Open a seat, close it or give it to a bot; for the owner, before the start."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.check_phase("open")
            check_owner(room, user)
            if wanted.seat >= len(room.seats):
                raise Refused("bad_seats", detail=f"0 to {len(room.seats) - 1}")
            old = room.seats[wanted.seat]
            if old.kind == "automaton" or (old.kind == "person" and old.user_id != user.id):
                raise Refused("seat_taken")
            seats = list(room.seats)
            seats[wanted.seat] = new_seat(
                wanted.seat, SeatRequest(wanted.kind, wanted.level, wanted.name), user
            )
            options_of_table(find_game(room.table.game), seats, room.table.options)
            await self.change_seats(room, seats)
            return Done(room.seq)

    @retry_on_conflict
    async def set_ready(self, id: str, user: User, ready: bool) -> Done:
        """Say whether one is ready, for all seats that one holds, before the start."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.check_phase("open")
            mine = seat_view.seats_of(room.seats, user)
            if not mine:
                raise Refused("not_seated")
            if any(room.seats[seat].ready != ready for seat in mine):
                seats = [replace(seat, ready=ready) if seat.seat in mine else seat for seat in room.seats]
                await self.change_seats(room, seats)
            return Done(room.seq)

    @retry_on_conflict
    async def start(self, id: str, user: User, wanted: StartRequest) -> Done:
        """Start the game, and let bots fill the open seats if that is wanted; for the owner."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.check_phase("open")
            check_owner(room, user)
            if wanted.fill is not None:
                level = check_level(wanted.fill)
                room_seats = [
                    SeatRow(seat.seat, "bot", level=level) if seat.kind == "open" else seat
                    for seat in room.seats
                ]
                await self.starting.start(room, room_seats)
            else:
                await self.starting.start(room, room.seats)
            return Done(room.seq)

    # leaving

    @retry_on_conflict
    async def leave(self, id: str, user: User, gone: bool = False) -> Done:
        """Leave a table. Before the start the seat opens again; later a bot plays until the user returns.

        Who is `gone` may have lost the right to see the table, and has perhaps no name any more.
        """
        room = await (self.rooms.get(id) if gone else self.rooms.visit(id, user))
        async with room.lock:
            await self.starting.stop_waiting(room)
            room.check_phase("open", "running")
            mine = seat_view.seats_of(room.seats, user)
            if not mine and not (room.table.phase == "open" and room.table.owner_id == user.id):
                raise Refused("not_seated")
            running = room.table.phase == "running"
            seats = [vacated_seat(seat, running) if seat.seat in mine else seat for seat in room.seats]
            fields: dict[str, Any] = {"undo_ask": None}
            key = "server-note-left" if running else "server-note-stood_up"
            if not any(seat.kind == "person" for seat in seats):
                fields |= {"phase": "abandoned", "ended": time.time(), "waiting": []}
                key = "server-note-abandoned"
                seats = room.seats
            elif room.table.owner_id == user.id:
                heir = next(seat.user_id for seat in seats if seat.kind == "person")
                fields["owner_id"] = heir
            line = server_note(room, key, mine[0] if mine else None, user.name or None)
            await self.change_seats(room, seats, line, fields)
            return Done(room.seq)

    @retry_on_conflict
    async def abandon(self, id: str, user: User) -> Done:
        """End the game without a result; only if no other person plays."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            await self.starting.stop_waiting(room)
            room.check_phase("open", "running")
            mine = seat_view.seats_of(room.seats, user)
            if not mine and not (room.table.phase == "open" and room.table.owner_id == user.id):
                raise Refused("not_seated")
            if any(seat.kind == "person" and seat.user_id != user.id for seat in room.seats):
                raise Refused("others_playing")
            fields = {"phase": "abandoned", "ended": time.time(), "waiting": [], "undo_ask": None}
            line = server_note(room, "server-note-abandoned", mine[0] if mine else None, user.name)
            await self.change_seats(room, room.seats, line, fields)
            return Done(room.seq)

    async def change_seats(
        self,
        room: Room,
        seats: list[SeatRow],
        line: TalkRow | None = None,
        fields: dict[str, Any] | None = None,
    ) -> None:
        """Commit new seats, with a line of talk and other fields of the table. The caller holds the lock."""
        parts = {"table", "game", "result", "ask"} if room.match is not None else {"table"}
        talk = [] if line is None else [line]
        change = Change(room.table.id, room.seq + 1, fields or {}, seats, talk=talk)
        await self.committer.commit(room, change, parts | {"talk"})


def find_game(game: str) -> Descriptor:
    """A game by its id; refused if there is none."""
    try:
        return find(game)
    except BadOption as error:
        refuse(error)


def game_for(descriptor: Descriptor, count: int, options: dict[str, Any]) -> AnyGame:
    """The rules of a game for `count` seats; refused if the game cannot be played so."""
    if count not in descriptor.seats:
        raise Refused("bad_seats", detail=f"{descriptor.seats[0]} - {descriptor.seats[-1]}")
    try:
        return descriptor.game(count, options)[0]
    except BadOption as error:
        refuse(error)


def options_of_table(descriptor: Descriptor, seats: list[SeatRow], options: dict[str, Any]) -> dict[str, Any]:
    """A table's options with their defaults, as JSON; refused unless the automaton has its own seat."""
    playing = [seat for seat in seats if seat.kind != "closed"]
    automaton = game_for(descriptor, len(playing), options).automaton
    if [at for at, seat in enumerate(playing) if seat.kind == "automaton"] != [automaton] * (automaton >= 0):
        raise Refused(
            "bad_seats", detail=f"seat {automaton + 1} plays by itself" if automaton >= 0 else "no automaton"
        )
    checked = check_options(descriptor.options, options)
    return {key: list(value) if isinstance(value, tuple) else value for key, value in checked.items()}


def new_seats(wanted: list[SeatRequest], user: User, share: str | None) -> list[SeatRow]:
    """Make the seats of a new table; the user's share is bound to the first seat that they hold."""
    seats = [new_seat(number, seat, user) for number, seat in enumerate(wanted)]
    own = next((seat for seat in seats if seat.user_id == user.id), None)
    if own is not None:
        own.share = share
    return seats


def new_seat(number: int, wanted: SeatRequest, user: User) -> SeatRow:
    """Make a seat as a user requests it."""
    if wanted.kind in ("me", "hotseat"):
        name = user.name if wanted.name is None else check_name(wanted.name)
        return SeatRow(number, "person", user.id, name, ready=True)
    if wanted.kind == "bot":
        return SeatRow(number, "bot", level=check_level(wanted.level))
    return SeatRow(number, wanted.kind)


def name_at_table(seats: Iterable[SeatRow], user: User) -> str:
    """What a person is called at a table: by the own name, with a number if somebody else has it there."""
    taken = {fold_case(seat.name) for seat in seats if seat.name and seat.user_id != user.id}
    return next(name for name in numbered(user.name) if fold_case(name) not in taken)


def vacated_seat(seat: SeatRow, running: bool) -> SeatRow:
    """A seat after its person has left: open, or in a running game played by a bot."""
    return replace(seat, kind="substituted", level=DEFAULT_LEVEL) if running else SeatRow(seat.seat, "open")


def rematch_seat(seat: SeatRow, user: User) -> SeatRow:
    """The seat of a rematch: bots and the user's own seats stay, those of other people are open."""
    if seat.kind in ("bot", "automaton"):
        return SeatRow(seat.seat, seat.kind, level=seat.level)
    if seat.user_id == user.id:
        return SeatRow(seat.seat, "person", user.id, seat.name, ready=True)
    return SeatRow(seat.seat, "open")


def free_seat(room: Room, user: User, wanted: int | None) -> int | None:
    """The seat that a user may take, else refused; None if the user sits there already."""
    mine = seat_view.seats_of(room.seats, user)
    if mine and wanted in (None, *mine):
        return None
    room.check_phase("open", "running")

    def is_free(seat: SeatRow) -> bool:
        back = seat.kind == "substituted" and game_clock.may_return(room.table, seat.seat)
        return (back and seat.user_id == user.id) or (room.table.phase == "open" and seat.kind == "open")

    if wanted is None:
        free = next((seat.seat for seat in room.seats if is_free(seat)), None)
        if free is None:
            raise Refused("table_full")
        return free
    if wanted >= len(room.seats) or not is_free(room.seats[wanted]):
        raise Refused("seat_taken")
    return wanted


def check_owner(room: Room, user: User) -> None:
    """Refuse a user who does not own the table."""
    if room.table.owner_id != user.id:
        raise Refused("not_owner")

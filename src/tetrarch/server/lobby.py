"""Tables before and around the game: made, joined, started, left, played again."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Any

from tetrarch.core.errors import BadOption
from tetrarch.core.options import RULES, check_options
from tetrarch.core.registry import AnyGame, Descriptor, find
from tetrarch.server import clocks, journal, show
from tetrarch.server.accounts import checked_name, new_id
from tetrarch.server.levels import DEFAULT, checked_level
from tetrarch.server.model import Change, SeatRow, TableRow, TalkRow, User
from tetrarch.server.refusals import Refused, refuse
from tetrarch.server.room import Room, note
from tetrarch.server.rooms import Rooms, persistent
from tetrarch.server.schemas import (
    Done,
    JoinRequest,
    NonceRequest,
    QuickRequest,
    SeatChange,
    SeatRequest,
    Snapshot,
    StartRequest,
    TableInfo,
    TablePage,
    TableRequest,
)
from tetrarch.server.storage import PAGE, Storage

MOST = 200  # open and running tables that one person may have made


class Lobby:
    """What happens around a game. `kick` wakes the bots of a table that has started; `admit` and `rejoin`
    refuse whoever may not sit down."""

    def __init__(self, rooms: Rooms, storage: Storage) -> None:
        self.rooms, self.storage = rooms, storage
        self.kick: Callable[[Room], None] = lambda room: None
        self.admit: Callable[[Room, User, str | None], Awaitable[None]]
        self.rejoin: Callable[[Room, User], Awaitable[None]]

    # making a table

    async def create(self, user: User, wanted: TableRequest) -> TableInfo:
        descriptor = known(wanted.game)
        if not any(seat.kind in ("me", "hotseat", "open") for seat in wanted.seats):
            raise Refused("bad_seats", detail="a table needs a person")
        seats = [made(number, seat, user) for number, seat in enumerate(wanted.seats)]
        clock = clocks.checked(wanted.clock)
        args = (user, descriptor, seats, wanted.options, wanted.undo, wanted.private, None, wanted.rated)
        room = await self._made(*args, clock=clock)
        if wanted.start and all(seat.kind != "open" for seat in seats):
            async with room.lock:
                await self._start(room)
        return room.info(user)

    async def quick(self, user: User, wanted: QuickRequest) -> TableInfo:
        """Me against bots or the game itself, at once."""
        descriptor = known(wanted.game)
        count = descriptor.usual[0] if wanted.seats is None else wanted.seats
        rules = built(descriptor, count, wanted.options)
        others = [
            SeatRequest("automaton" if seat == rules.automaton else "bot", wanted.level)
            for seat in range(1, count)
        ]
        wanted_table = TableRequest(wanted.game, [SeatRequest("me"), *others], wanted.options, start=True)
        return await self.create(user, wanted_table)

    async def begin_from(
        self, user: User, position: dict[str, Any], seat: int, level: str | None
    ) -> TableInfo:
        """A table against bots that begins from a bare position."""
        descriptor, count = known(position["game"]), int(position["seats"])
        if seat >= count:
            raise Refused("bad_seats", detail=f"0 to {count - 1}")
        options, start = position["options"], position["position"]
        alone = built(descriptor, count, options).automaton
        if seat == alone:
            raise Refused("bad_seats", detail=f"seat {seat + 1} plays by itself")
        kinds = [
            SeatRequest("me" if n == seat else "automaton" if n == alone else "bot", level)
            for n in range(count)
        ]
        seats = [made(number, kind, user) for number, kind in enumerate(kinds)]
        room = await self._made(user, descriptor, seats, options, "free", True, start)
        async with room.lock:
            await self._start(room)
        return room.info(user)

    async def _made(
        self,
        user: User,
        descriptor: Descriptor,
        seats: list[SeatRow],
        options: dict[str, Any],
        undo: str,
        private: bool,
        start: dict[str, Any] | None = None,
        rated: bool = False,
        clock: dict[str, Any] | None = None,
        guests: Iterable[str] = (),
    ) -> Room:
        """A new table on disk and in memory; a private one is seen by `guests` as well."""
        if await self.storage.open_tables_of(user.id) >= MOST:
            raise Refused("too_many", most=MOST)
        checked = checked_options(descriptor, seats, options)
        table = TableRow(
            id=new_id(),
            game=descriptor.id,
            version=descriptor.version,
            options=checked,
            phase="open",
            owner_id=user.id,
            undo=undo,
            private=private,
            rated=rated,
            seq=1,
            line=0,
            secret=secrets.token_hex(32),
            start=start,
            ask=None,
            scores=None,
            winners=None,
            waiting=None,
            rematch=None,
            created=time.time(),
            started=None,
            ended=None,
            clock=clock,
        )
        await self.storage.create(table, seats, [], guests)
        room = Room(table, seats, [])
        self.rooms.add(room)
        return room

    # finding one

    async def listed(self, user: User | None, which: str, game: str | None, after: str | None) -> TablePage:
        """A page of tables."""
        if which not in ("open", "mine", "finished", "running"):
            raise Refused("bad_request", detail="list=open, mine, running or finished")
        if user is None and which in ("mine", "finished"):
            return TablePage([], None)
        found = await self.storage.listed(None if user is None else user.id, which, game, mark(after))
        tables, now = [], self.rooms.served.now()
        for table, seats in found[:PAGE]:
            room = self.rooms.rooms.get(table.id)
            info = show.table_info(table, seats, user, now=now) if room is None else room.info(user)
            tables.append(info)
        last = found[PAGE - 1][0] if len(found) > PAGE else None
        return TablePage(tables, None if last is None else f"{last.created!r}_{last.id}")

    # before the start

    @persistent
    async def join(self, id: str, user: User, wanted: JoinRequest) -> Snapshot:
        """Sit down: on the seat wanted, or any open one; or come back to a seat that one has left."""
        room = await self.rooms.get(id)
        async with room.lock:
            await self.admit(room, user, wanted.invitation)
            seat = free_seat(room, user, wanted.seat)
            if seat is not None:
                kind = room.seats[seat].kind
                nonce = wanted.nonce if kind == "open" else room.seats[seat].nonce
                seats = list(room.seats)
                seats[seat] = SeatRow(seat, "person", user.id, user.name, None, nonce)
                key = "server-note-returned" if kind == "left" else "server-note-joined"
                await self._change(room, seats, note(room, key, seat, user.name))
            return room.snapshot(user, room.viewpoint(user, None))

    @persistent
    async def change_seat(self, id: str, user: User, wanted: SeatChange) -> Done:
        """The owner gives an open seat to a bot, closes it, opens it again."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.need("open")
            owned(room, user)
            if wanted.seat >= len(room.seats):
                raise Refused("bad_seats", detail=f"0 to {len(room.seats) - 1}")
            old = room.seats[wanted.seat]
            if old.kind == "automaton" or (old.kind == "person" and old.user_id != user.id):
                raise Refused("seat_taken")
            seats = list(room.seats)
            seats[wanted.seat] = made(wanted.seat, SeatRequest(wanted.kind, wanted.level, wanted.name), user)
            checked_options(known(room.table.game), seats, room.table.options)
            await self._change(room, seats)
            return Done(room.seq)

    @persistent
    async def add_nonce(self, id: str, user: User, wanted: NonceRequest) -> Done:
        """A share of the dice, added after the commitment was published."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.need("open")
            room.held(user, wanted.seat)
            seats = list(room.seats)
            seats[wanted.seat] = replace(seats[wanted.seat], nonce=wanted.nonce)
            await self._change(room, seats)
            return Done(room.seq)

    @persistent
    async def start(self, id: str, user: User, wanted: StartRequest) -> Done:
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.need("open")
            owned(room, user)
            if wanted.fill is not None:
                level = checked_level(wanted.fill)
                room_seats = [
                    SeatRow(seat.seat, "bot", level=level) if seat.kind == "open" else seat
                    for seat in room.seats
                ]
                await self._start(room, room_seats)
            else:
                await self._start(room)
            return Done(room.seq)

    async def _start(self, room: Room, seats: list[SeatRow] | None = None) -> None:
        """Deal. Closed seats fall away and the others are numbered anew."""
        taking_part = [seat for seat in seats or room.seats if seat.kind != "closed"]
        if any(seat.kind == "open" for seat in taking_part):
            raise Refused("seats_open")
        numbered = [replace(seat, seat=number) for number, seat in enumerate(taking_part)]
        try:
            match = await asyncio.to_thread(journal.begin, room.table, numbered)
        except BadOption as error:
            refuse(error)
        fields: dict[str, Any] = {"phase": "running", "started": time.time(), "waiting": show.waiting(match)}
        if not clocks.sensible(numbered):
            fields["clock"] = None
        room.match = match
        change = Change(room.table.id, room.seq + 1, fields, numbered)
        await self.rooms.commit(room, change, {"table", "game", "seats"}, 0)
        self.kick(room)

    # leaving

    @persistent
    async def leave(self, id: str, user: User) -> Done:
        """Before the start the seat opens again; later a bot takes over, and one may come back."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.need("open", "running")
            mine = show.mine(room.seats, user)
            if not mine and not (room.table.phase == "open" and room.table.owner_id == user.id):
                raise Refused("not_seated")
            running = room.table.phase == "running"
            seats = [left(seat, running) if seat.seat in mine else seat for seat in room.seats]
            fields: dict[str, Any] = {"ask": None}
            key = "server-note-left" if running else "server-note-stood_up"
            if not any(seat.kind == "person" for seat in seats):
                fields |= {"phase": "abandoned", "ended": time.time(), "waiting": []}
                key = "server-note-abandoned"
                seats = room.seats
            elif room.table.owner_id == user.id:
                heir = next(seat.user_id for seat in seats if seat.kind == "person")
                fields["owner_id"] = heir
            line = note(room, key, mine[0] if mine else None, user.name)
            await self._change(room, seats, line, fields)
            self.kick(room)
            return Done(room.seq)

    @persistent
    async def abandon(self, id: str, user: User) -> Done:
        """End the game without a result; only when no other person plays."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.need("open", "running")
            mine = show.mine(room.seats, user)
            if not mine and not (room.table.phase == "open" and room.table.owner_id == user.id):
                raise Refused("not_seated")
            if any(seat.kind == "person" and seat.user_id != user.id for seat in room.seats):
                raise Refused("others_playing")
            fields = {"phase": "abandoned", "ended": time.time(), "waiting": [], "ask": None}
            line = note(room, "server-note-abandoned", mine[0] if mine else None, user.name)
            await self._change(room, room.seats, line, fields)
            return Done(room.seq)

    @persistent
    async def rematch(self, id: str, user: User) -> TableInfo:
        """The same again. Whoever asks first makes the table; the others get their seats at it."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.need("finished", "abandoned")
            if room.table.rematch is None:
                if not show.mine(room.seats, user):
                    raise Refused("not_seated")
                await self._again(room, user)
        next_id = room.table.rematch
        assert next_id is not None
        other = await self.rooms.visit(next_id, user)
        async with other.lock:
            if other.table.phase == "open" and not show.mine(other.seats, user):
                await self.rejoin(other, user)
                wanted = [seat for seat in show.mine(room.seats, user) if other.seats[seat].kind == "open"]
                seats = list(other.seats)
                for seat in wanted:
                    seats[seat] = SeatRow(seat, "person", user.id, user.name)
                if wanted:
                    line = note(other, "server-note-joined", wanted[0], user.name)
                    await self._change(other, seats, line)
            if other.table.phase == "open" and all(seat.kind != "open" for seat in other.seats):
                await self._start(other)
            return other.info(user)

    async def _again(self, room: Room, user: User) -> None:
        """The table that follows one: my seats are mine again, those of other people are open."""
        seats = [again(seat, user) for seat in room.seats]
        old = room.table
        options = {key: value for key, value in old.options.items() if key != RULES}
        args = (user, known(old.game), seats, options, old.undo, old.private, old.start, old.rated)
        people = {seat.user_id for seat in room.seats if seat.user_id is not None}
        other = await self._made(*args, clock=old.clock, guests=people)
        line = note(room, "server-note-rematch", show.mine(room.seats, user)[0], user.name)
        await self._change(room, room.seats, line, {"rematch": other.table.id})

    async def _change(
        self,
        room: Room,
        seats: list[SeatRow],
        line: TalkRow | None = None,
        fields: dict[str, Any] | None = None,
    ) -> None:
        parts = {"table", "game", "result", "ask"} if room.match is not None else {"table"}
        talk = [] if line is None else [line]
        change = Change(room.table.id, room.seq + 1, fields or {}, seats, talk=talk)
        await self.rooms.commit(room, change, parts | {"talk"})


def known(game: str) -> Descriptor:
    try:
        return find(game)
    except BadOption as error:
        refuse(error)


def built(descriptor: Descriptor, count: int, options: dict[str, Any]) -> AnyGame:
    """The rules for so many seats."""
    if count not in descriptor.seats:
        raise Refused("bad_seats", detail=f"{descriptor.seats[0]} - {descriptor.seats[-1]}")
    try:
        return descriptor.game(count, options)[0]
    except BadOption as error:
        refuse(error)


def checked_options(descriptor: Descriptor, seats: list[SeatRow], options: dict[str, Any]) -> dict[str, Any]:
    """The options with their defaults, as JSON keeps them. The seat that plays by itself is nobody's."""
    playing = [seat for seat in seats if seat.kind != "closed"]
    alone = built(descriptor, len(playing), options).automaton
    if [at for at, seat in enumerate(playing) if seat.kind == "automaton"] != [alone] * (alone >= 0):
        raise Refused(
            "bad_seats", detail=f"seat {alone + 1} plays by itself" if alone >= 0 else "no automaton"
        )
    checked = check_options(descriptor.options, options)
    return {key: list(value) if isinstance(value, tuple) else value for key, value in checked.items()}


def made(number: int, wanted: SeatRequest, user: User) -> SeatRow:
    """A seat as somebody wants it."""
    if wanted.kind in ("me", "hotseat"):
        name = user.name if wanted.name is None else checked_name(wanted.name)
        return SeatRow(number, "person", user.id, name)
    if wanted.kind == "bot":
        return SeatRow(number, "bot", level=checked_level(wanted.level))
    return SeatRow(number, wanted.kind)


def left(seat: SeatRow, running: bool) -> SeatRow:
    """A seat without its person."""
    return replace(seat, kind="left", level=DEFAULT) if running else SeatRow(seat.seat, "open")


def again(seat: SeatRow, user: User) -> SeatRow:
    """A seat of the table before, for a rematch."""
    if seat.kind in ("bot", "automaton"):
        return SeatRow(seat.seat, seat.kind, level=seat.level)
    if seat.user_id == user.id:
        return SeatRow(seat.seat, "person", user.id, seat.name)
    return SeatRow(seat.seat, "open")


def free_seat(room: Room, user: User, wanted: int | None) -> int | None:
    """The seat that somebody may take; None if that person sits there already."""
    mine = show.mine(room.seats, user)
    if mine and wanted in (None, *mine):
        return None
    room.need("open", "running")

    def may(seat: SeatRow) -> bool:
        back = seat.kind == "left" and clocks.may_return(room.table, seat.seat)
        return (back and seat.user_id == user.id) or (room.table.phase == "open" and seat.kind == "open")

    if wanted is None:
        found = next((seat.seat for seat in room.seats if may(seat)), None)
        if found is None:
            raise Refused("table_full")
        return found
    if wanted >= len(room.seats) or not may(room.seats[wanted]):
        raise Refused("seat_taken")
    return wanted


def owned(room: Room, user: User) -> None:
    if room.table.owner_id != user.id:
        raise Refused("not_owner")


def mark(after: str | None) -> tuple[float, str] | None:
    """Where a page begins."""
    if after is None:
        return None
    at, _, id = after.partition("_")
    try:
        return float(at), id
    except ValueError:
        raise Refused("bad_request", detail="after") from None

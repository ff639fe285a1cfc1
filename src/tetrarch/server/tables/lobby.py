"""The lobby: creating tables, listing them, rematches."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterable
from typing import Any

import msgspec

from tetrarch.core.match.options import RULES
from tetrarch.core.match.registry import Descriptor
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.json_column import damage_of
from tetrarch.server.db.models.tables import SeatRow, TableRow
from tetrarch.server.db.repositories.tables.tables import PAGE_SIZE, TableRepository
from tetrarch.server.identifiers import new_id
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.tables import (
    QuickRequest,
    RematchRequest,
    SeatRequest,
    TableInfo,
    TablePage,
    TableRequest,
)
from tetrarch.server.tables import seat_view
from tetrarch.server.tables.clocks import game_clock
from tetrarch.server.tables.clocks.uptime_clock import UptimeClock
from tetrarch.server.tables.commit import retry_on_conflict
from tetrarch.server.tables.room import Room, server_note
from tetrarch.server.tables.rooms import Rooms
from tetrarch.server.tables.seating import (
    Seating,
    find_game,
    game_for,
    name_at_table,
    new_seats,
    options_of_table,
    rematch_seat,
)

log = logging.getLogger("tetrarch.rooms")
MAX_OPEN_TABLES = 200  # open and running tables of one owner


class Lobby:
    """The use cases of the lobby: create tables, list them, and play a rematch."""

    def __init__(
        self, rooms: Rooms, repository: TableRepository, seating: Seating, uptime: UptimeClock
    ) -> None:
        self.rooms, self.repository, self.seating, self.uptime = rooms, repository, seating, uptime

    # creating tables

    async def create(self, user: User, wanted: TableRequest) -> TableInfo:
        """Create a table, and start it at once if that is wanted and no seat is open."""
        descriptor = find_game(wanted.game)
        if not any(seat.kind in ("me", "hotseat", "open") for seat in wanted.seats):
            raise Refused("bad_seats", detail="a table needs a person")
        seats = new_seats(wanted.seats, user, wanted.share)
        clock = game_clock.clock_from_request(wanted.clock)
        room = await self._create(
            user,
            descriptor,
            seats,
            wanted.options,
            undo=wanted.undo,
            private=wanted.private,
            rated=wanted.rated,
            clock=clock,
        )
        if wanted.start and all(seat.kind != "open" for seat in seats):
            async with room.lock:
                await self.seating.starting.start(room, room.seats)
        return room.info(user)

    async def quick(self, user: User, wanted: QuickRequest) -> TableInfo:
        """Create and start a table for one person against bots or the game's automaton."""
        descriptor = find_game(wanted.game)
        count = descriptor.usual[0] if wanted.seats is None else wanted.seats
        game = game_for(descriptor, count, wanted.options)
        others = [
            SeatRequest("automaton" if seat == game.automaton else "bot", wanted.level)
            for seat in range(1, count)
        ]
        seats = [SeatRequest("me"), *others]
        wanted_table = TableRequest(wanted.game, seats, wanted.options, start=True, share=wanted.share)
        return await self.create(user, wanted_table)

    async def create_from_position(
        self, user: User, position: dict[str, Any], seat: int, level: str | None, share: str | None
    ) -> TableInfo:
        """Create and start a table against bots from a position."""
        descriptor, count = find_game(position["game"]), int(position["seats"])
        if seat >= count:
            raise Refused("bad_seats", detail=f"0 to {count - 1}")
        options, start_position = position["options"], position["position"]
        automaton = game_for(descriptor, count, options).automaton
        if seat == automaton:
            raise Refused("bad_seats", detail=f"seat {seat + 1} plays by itself")
        kinds = [
            SeatRequest("me" if n == seat else "automaton" if n == automaton else "bot", level)
            for n in range(count)
        ]
        seats = new_seats(kinds, user, share)
        room = await self._create(
            user, descriptor, seats, options, private=True, start_position=start_position
        )
        async with room.lock:
            await self.seating.starting.start(room, room.seats)
        return room.info(user)

    async def _create(
        self,
        user: User,
        descriptor: Descriptor,
        seats: list[SeatRow],
        options: dict[str, Any],
        *,
        undo: str = "free",
        private: bool,
        start_position: dict[str, Any] | None = None,
        rated: bool = False,
        clock: dict[str, Any] | None = None,
        visitors: Iterable[str] = (),
    ) -> Room:
        """Create a table in the database and in memory; `visitors` may see it even if it is private."""
        if await self.repository.count_open_tables(user.id) >= MAX_OPEN_TABLES:
            raise Refused("too_many", most=MAX_OPEN_TABLES)
        checked = options_of_table(descriptor, seats, options)
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
            undo_epoch=0,
            secret=secrets.token_hex(32),
            start_position=start_position,
            undo_ask=None,
            scores=None,
            winners=None,
            waiting=None,
            rematch=None,
            created=time.time(),
            started=None,
            ended=None,
            clock=clock,
        )
        await self.repository.create(table, seats, [], visitors)
        return self.rooms.add_new(table, seats)

    # lists

    async def list_tables(
        self, user: User | None, which: str, game: str | None, after: str | None
    ) -> TablePage:
        """A page of tables: open ones, running ones, or the user's own (mine, finished)."""
        if which not in ("open", "mine", "finished", "running"):
            raise Refused("bad_request", detail="list=open, mine, running or finished")
        if user is None and which in ("mine", "finished"):
            return TablePage([], None)
        page = await self.repository.list_page(
            None if user is None else user.id, which, game, parse_cursor(after)
        )
        tables = []
        for table, seats in page[:PAGE_SIZE]:
            try:
                tables.append(self._info(table, seats, user))
            except Exception as error:  # one damaged table must not hide the others
                log.error("a table cannot be listed", extra={"table": table.id, "error": repr(error)})
        last = page[PAGE_SIZE - 1][0] if len(page) > PAGE_SIZE else None
        return TablePage(tables, None if last is None else f"{last.created!r}_{last.id}")

    def _info(self, table: TableRow, seats: list[SeatRow], user: User | None) -> TableInfo:
        """A table in a list, with who is connected if it is in memory."""
        room = self.rooms.rooms.get(table.id)
        if room is not None:
            return room.info(user)
        if (damage := damage_of(table)) is not None:
            raise damage
        info = seat_view.table_info(table, seats, user, now=self.uptime.now())
        return msgspec.convert(msgspec.to_builtins(info), TableInfo)  # of the promised form, or an error

    # rematches

    @retry_on_conflict
    async def rematch(self, id: str, user: User, wanted: RematchRequest) -> TableInfo:
        """Play the same game again. The first to ask creates the table; the others get their seats at it.

        Everybody brings a share of their own, and the game starts when all are there.
        """
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.check_phase("finished", "abandoned")
            if room.table.rematch is None:
                if not seat_view.seats_of(room.seats, user):
                    raise Refused("not_seated")
                await self._create_rematch(room, user, wanted.share)
        next_id = room.table.rematch
        assert next_id is not None
        other = await self.rooms.visit(next_id, user)
        async with other.lock:
            if other.table.phase == "open" and not seat_view.seats_of(other.seats, user):
                await self.seating.access.check_may_rejoin(other, user)
                free = [
                    seat for seat in seat_view.seats_of(room.seats, user) if other.seats[seat].kind == "open"
                ]
                seats = list(other.seats)
                for seat in free:
                    share = wanted.share if seat == free[0] else None
                    name = name_at_table(other.seats, user)
                    seats[seat] = SeatRow(seat, "person", user.id, name, share=share, ready=True)
                if free:
                    line = server_note(other, "server-note-joined", free[0], user.name)
                    await self.seating.change_seats(other, seats, line)
            if other.table.phase == "open" and all(seat.kind != "open" for seat in other.seats):
                await self.seating.starting.start(other, other.seats)
            return other.info(user)

    async def _create_rematch(self, room: Room, user: User, share: str | None) -> None:
        """Create the rematch of a table: the user gets the same seats, those of other people are open."""
        old, seats = room.table, [rematch_seat(seat, user) for seat in room.seats]
        next(seat for seat in seats if seat.user_id == user.id).share = share
        options = {key: value for key, value in old.options.items() if key != RULES}
        other = await self._create(
            user,
            find_game(old.game),
            seats,
            options,
            undo=old.undo,
            private=old.private,
            start_position=old.start_position,
            rated=old.rated,
            clock=old.clock,
            visitors={seat.user_id for seat in room.seats if seat.user_id is not None},
        )
        line = server_note(room, "server-note-rematch", seat_view.seats_of(room.seats, user)[0], user.name)
        await self.seating.change_seats(room, room.seats, line, {"rematch": other.table.id})


def parse_cursor(after: str | None) -> tuple[float, str] | None:
    """The start of a page, from the `next` of the page before: the time and id of that page's last row."""
    if after is None:
        return None
    at, _, id = after.partition("_")
    try:
        return float(at), id
    except ValueError:
        raise Refused("bad_request", detail="after") from None

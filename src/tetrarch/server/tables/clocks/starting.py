"""Starting: between the owner's start and the first draw the browsers reveal their nonces.

When the game is started, its digest is fixed: of the secret, the set-up and the shares of all seats. Only
then do browsers reveal the nonces that they are bound to. Who does not within a few seconds is left out, and
everybody can see that. See docs/fair-dice.md.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import replace
from typing import Any

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.fair_dice import share_of
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.tables import Change, SeatRow
from tetrarch.server.refusals import Refused, refuse
from tetrarch.server.schemas.tables import Done, NonceRequest, ShareRequest
from tetrarch.server.tables import match_rebuild, seat_view
from tetrarch.server.tables.clocks import game_clock
from tetrarch.server.tables.commit import Committer, retry_on_conflict
from tetrarch.server.tables.room import Room
from tetrarch.server.tables.rooms import Rooms

MAX_WAIT = 10.0  # seconds that a start waits for nonces


class Starting:
    """Binds seats to nonces, starts, takes the nonces, and begins without those that are missing."""

    def __init__(self, rooms: Rooms, committer: Committer) -> None:
        self.rooms, self.committer = rooms, committer

    @retry_on_conflict
    async def bind(self, id: str, user: User, wanted: ShareRequest) -> Done:
        """Bind a seat to a nonce before the start."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.check_phase("open")
            room.check_seat(user, wanted.seat)
            seats = list(room.seats)
            seats[wanted.seat] = replace(seats[wanted.seat], share=wanted.share)
            await self.committer.commit(room, Change(id, room.seq + 1, seats=seats), {"table"})
            return Done(room.seq)

    @retry_on_conflict
    async def reveal(self, id: str, user: User, wanted: NonceRequest) -> Done:
        """Reveal the nonce of a seat, after the digest was fixed; the last one begins the game."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.check_phase("starting")
            room.check_seat(user, wanted.seat)
            if share_of(wanted.nonce) != room.seats[wanted.seat].share:
                raise Refused("bad_request", detail="nonce")
            seats = list(room.seats)
            seats[wanted.seat] = replace(seats[wanted.seat], nonce=wanted.nonce)
            if awaited(seats):
                await self.committer.commit(room, Change(id, room.seq + 1, seats=seats), {"table"})
            else:
                await self.begin(room, seats)
            return Done(room.seq)

    async def start(self, room: Room, seats: list[SeatRow]) -> None:
        """Start a match with these seats: at once, or as soon as nonces are there. The caller holds the lock.

        Closed seats are dropped and the others renumbered.
        """
        taking_part = [seat for seat in seats if seat.kind != "closed"]
        if any(seat.kind == "open" for seat in taking_part):
            raise Refused("seats_open")
        numbered = [replace(seat, seat=number) for number, seat in enumerate(taking_part)]
        if not awaited(numbered):
            await self.begin(room, numbered)
            return
        try:
            match_rebuild.rules(room.table, len(numbered))
        except BadOption as error:
            refuse(error)
        fields = {"phase": "starting", "next_timeout": room.now() + MAX_WAIT}
        await self.committer.commit(room, Change(room.table.id, room.seq + 1, fields, numbered), {"table"})

    async def begin(self, room: Room, seats: list[SeatRow]) -> None:
        """Begin the match with the nonces that are there. The caller holds the lock."""
        try:
            match = await asyncio.to_thread(match_rebuild.begin_match, room.table, seats)
        except BadOption as error:
            refuse(error)
        fields: dict[str, Any] = {
            "phase": "running",
            "started": time.time(),
            "waiting": seat_view.waiting_seats(match),
        }
        if not game_clock.needs_clock(seats):
            fields["clock"] = None
        if room.table.rated and not await self._can_be_rated(room, seats):
            fields["rated"] = False
        room.match = match
        change = Change(room.table.id, room.seq + 1, fields, seats)
        await self.committer.commit(room, change, {"table", "game", "seats"}, 0)

    async def _can_be_rated(self, room: Room, seats: list[SeatRow]) -> bool:
        """Whether two members at least play from the beginning: settled now, whoever signs up later."""
        people = Counter(seat.user_id for seat in seats if seat.kind == "person" and seat.user_id is not None)
        alone = [user_id for user_id, held in people.items() if held == 1]
        members = await self.committer.repository.members_among(alone)
        return room.table.start_position is None and len(members) > 1

    async def stop_waiting(self, room: Room) -> None:
        """Begin without the nonces that a table still waits for. The caller holds the lock."""
        if room.table.phase == "starting":
            await self.begin(room, room.seats)


def awaited(seats: list[SeatRow]) -> list[int]:
    """The seats that are bound to a nonce which they have yet to reveal."""
    return [seat.seat for seat in seats if seat.kind == "person" and seat.share and not seat.nonce]

"""Bots at live tables: whose turn it is follows from the position, so nothing needs to be queued."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets

from tetrarch.bots.levels import BY_ID, Level
from tetrarch.core.errors import GameError
from tetrarch.core.match import Match
from tetrarch.core.observe import observe
from tetrarch.core.position import dump
from tetrarch.core.rng import Rng
from tetrarch.server import show
from tetrarch.server.database import Unavailable
from tetrarch.server.levels import FALLBACK
from tetrarch.server.matches import Matches
from tetrarch.server.model import User
from tetrarch.server.refusals import Refused
from tetrarch.server.room import Room
from tetrarch.server.rooms import Overtaken
from tetrarch.server.schemas import Hint, HintMove, HintRequest
from tetrarch.server.thinking import Workers, advice
from tetrarch.server.waiting import came

log = logging.getLogger("tetrarch.bots")


def due(room: Room) -> int | None:
    """The seat of a bot that is to answer, if there is one."""
    return show.due(room.table.phase, room.seats, room.match)


def imagined(match: Match, seat: int) -> str:
    """A position that the seat cannot tell from the true one: this, and nothing else, goes to a worker."""
    seen = observe(match.game, match.state, seat, Rng(secrets.randbits(62)))
    return json.dumps(dump(match.descriptor, match.game, seen.state, match.options))


class Driver:
    """Lets the bots of a table answer, one after the other, at a pace that people can follow."""

    def __init__(self, matches: Matches, workers: Workers, pace: float) -> None:
        self.matches, self.workers, self.pace = matches, workers, pace
        matches.storage.bus.subscribe("hurry", self.hurry)

    def kick(self, room: Room) -> None:
        """See to it that bots which are to answer will."""
        if room.driver is None and due(room) is not None:
            room.driver = asyncio.create_task(self._drive(room))

    async def skip_for(self, room: Room, user: User | None) -> None:
        """Somebody at the table is in a hurry: do not pace the bots until a person is asked."""
        if not show.mine(room.seats, user):
            raise Refused("not_seated")
        self.hurry(room.table.id)
        self.matches.storage.bus.say("hurry", room.table.id)

    def hurry(self, id: str) -> None:
        """Do not pace a table's bots, if they are or will be driven here."""
        room = self.matches.rooms.rooms.get(id)
        if room is not None and (due(room) is not None or room.behind > room.seq):
            room.hurry.set()

    async def hint(self, id: str, user: User, wanted: HintRequest) -> Hint:
        """The best moves for somebody's question; not where other people play."""
        room = await self.matches.rooms.visit(id, user)
        async with room.lock:
            room.held(user, wanted.seat)
            match = room.playing()
            if wanted.number != match.number:
                raise Refused("stale", number=match.number, seq=room.seq)
            if wanted.seat not in show.waiting(match):
                raise Refused("not_your_turn")
            if any(seat.kind == "person" and seat.user_id != user.id for seat in room.seats):
                raise Refused("no_hints")
            doc = imagined(match, wanted.seat)
        try:
            found = await self.workers.run(advice, doc, wanted.seat, secrets.randbits(31))
        except Exception as error:  # a worker that died is no reason to trouble the game
            log.warning("no hint", extra={"table": id, "error": repr(error)})
            raise Refused("busy") from error
        return Hint(wanted.number, [HintMove(**move) for move in found])

    async def _drive(self, room: Room) -> None:
        try:
            while await self._answer(room):
                pass
        except Unavailable as error:
            log.warning("a table's bots wait", extra={"table": room.table.id, "error": str(error)})
        except Exception:
            log.exception("a table's bots stopped", extra={"table": room.table.id})
        finally:
            room.driver = None
            room.hurry.clear()

    async def _answer(self, room: Room) -> bool:
        """Let one bot answer; whether there was one to."""
        await self.matches.rooms.refresh(room)
        async with room.lock:
            seat = due(room)
            if seat is None or room.match is None:
                return False
            at = room.number, room.table.line
            level = BY_ID.get(room.seats[seat].level or "", FALLBACK)
            doc = imagined(room.match, seat)
        chosen = await self._paced(room, doc, seat, level)
        await self.matches.rooms.refresh(room)
        async with room.lock:
            if self._still(room, seat, at):
                try:
                    await self._play(room, seat, chosen)
                except Overtaken:
                    pass  # the question may be another now
        return True

    async def _play(self, room: Room, seat: int, token: str | None) -> None:
        match = room.playing()
        try:
            await self.matches.answer(room, seat, token or "")
        except GameError as error:
            log.warning("bot's answer refused", extra={"table": room.table.id, "error": str(error)})
            await self.matches.answer(room, seat, match.legal(seat)[0].token)

    def _still(self, room: Room, seat: int, at: tuple[int, int]) -> bool:
        """Whether nobody has played or taken back anything while the bot thought."""
        return due(room) == seat and (room.number, room.table.line) == at

    async def _paced(self, room: Room, doc: str, seat: int, level: Level) -> str | None:
        thinking = asyncio.create_task(self.workers.choose(doc, seat, level, secrets.randbits(31)))
        try:
            if self.pace and not room.hurry.is_set():
                await came(room.hurry, self.pace)
            return await thinking
        finally:
            thinking.cancel()

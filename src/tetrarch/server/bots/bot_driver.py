"""Bots at live tables: whose turn it is follows from the position, so nothing needs to be queued."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import secrets
import time
from dataclasses import dataclass

from tetrarch.bots.levels import BY_ID, Level
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.errors import GameError
from tetrarch.core.match.json_position import dump
from tetrarch.core.match.match import Match
from tetrarch.server.bot_levels import FALLBACK_LEVEL
from tetrarch.server.bots.fair_turns import FairTurns
from tetrarch.server.db.bus import Bus
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.accounts import User
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.tables import Hint, HintMove, HintRequest
from tetrarch.server.tables import seat_view
from tetrarch.server.tables.commit import ConcurrentUpdate
from tetrarch.server.tables.playing import Playing
from tetrarch.server.tables.room import Room
from tetrarch.server.tables.rooms import Rooms
from tetrarch.server.waiting import wait_for_event
from tetrarch.server.worker_pool import WorkerPool, best_moves

log = logging.getLogger("tetrarch.bots")
MAX_TRIES = 10  # legal moves that are tried where the bot's own cannot be played
MAX_CONFLICTS = 20  # one after the other, of a bot's answer with what other processes write
SIMPLE_TRIES = 3  # failures at a table after which its bots do not think any more: they play the first move
GIVE_UP = 5  # failures after which a table is left alone for longer and longer
MAX_REST = 300.0  # seconds
MAX_REMEMBERED = 1000  # tables whose failures are remembered


def due_bot(room: Room) -> int | None:
    """The seat of a bot that is to answer, if there is one."""
    return seat_view.due_bot(room.table.phase, room.seats, room.match)


def imagined_position(match: Match, seat: int) -> str:
    """A position that the seat cannot tell from the true one: this, and nothing else, goes to a worker."""
    seen = observe(match.game, match.state, seat, Rng(secrets.randbits(62)))
    return json.dumps(dump(match.descriptor, match.game, seen.state, match.options))


@dataclass(frozen=True)
class Failures:
    """How often the bots of a table have failed, and until when it is left alone."""

    count: int
    rest_until: float


class BotDriver:
    """Lets the bots of a table answer, one after the other, at a pace that people can follow."""

    def __init__(
        self,
        rooms: Rooms,
        playing: Playing,
        workers: WorkerPool,
        bus: Bus,
        *,
        pace: float,
        advisers: WorkerPool,
    ) -> None:
        self.rooms, self.playing, self.workers, self.bus = rooms, playing, workers, bus
        self.pace, self.advisers = pace, advisers
        self.turns = FairTurns(workers.count + 1)  # one more, so that no worker waits for the next question
        self.advice = FairTurns(1)
        self.failures: dict[str, Failures] = {}  # by table, since its bots last answered
        bus.subscribe("hurry", self.hurry)

    def wake(self, room: Room) -> None:
        """Let the bots of a table answer, if one is to and none does yet."""
        if room.bot_task is None and due_bot(room) is not None and not self.rest(room.table.id):
            room.bot_task = asyncio.create_task(self._drive(room))

    def rest(self, id: str) -> float:
        """For how many seconds a table is left alone, because its bots have failed again and again."""
        failed = self.failures.get(id)
        return 0.0 if failed is None else max(0.0, failed.rest_until - time.monotonic())

    def note_failure(self, id: str) -> None:
        """Note that the bots of a table could not answer; whoever looks for tables tries again later."""
        count = 1 if id not in self.failures else self.failures.pop(id).count + 1
        rest = 0.0 if count < GIVE_UP else min(MAX_REST, 2.0**count)
        self.failures[id] = Failures(count, time.monotonic() + rest)
        if len(self.failures) > MAX_REMEMBERED:
            del self.failures[next(iter(self.failures))]
        if count >= GIVE_UP:
            log.error("a bot cannot move", extra={"table": id, "tries": count, "next_try_in": rest})

    async def skip_for(self, room: Room, user: User | None) -> None:
        """Do not pace the bots until a person is asked, as somebody at the table wants."""
        if not seat_view.seats_of(room.seats, user):
            raise Refused("not_seated")
        self.hurry(room.table.id)
        self.bus.publish_soon("hurry", room.table.id)

    def hurry(self, id: str) -> None:
        """Do not pace a table's bots, if they are or will be driven here."""
        room = self.rooms.rooms.get(id)
        if room is not None and (due_bot(room) is not None or room.latest_seq > room.seq):
            room.hurry.set()

    async def hint(self, id: str, user: User, wanted: HintRequest) -> Hint:
        """The best moves for somebody's question; not where other people play."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.check_seat(user, wanted.seat)
            match = room.running_match()
            if wanted.number != match.number:
                raise Refused("stale", number=match.number, seq=room.seq)
            if wanted.seat not in seat_view.waiting_seats(match):
                raise Refused("not_your_turn")
            others = ("person", "substituted") if room.table.rated else ("person",)
            if any(seat.kind in others and seat.user_id != user.id for seat in room.seats):
                raise Refused("no_hints")
            doc = imagined_position(match, wanted.seat)
        try:
            async with self.advice.turn(user.id):  # what else the advisers do waits for one hint at most
                found = await self.advisers.run(best_moves, doc, wanted.seat, secrets.randbits(31))
        except Exception as error:  # a worker that died is no reason to trouble the game
            log.warning("no hint", extra={"table": id, "error": repr(error)})
            raise Refused("busy") from error
        return Hint(wanted.number, [HintMove(**move) for move in found])

    async def _drive(self, room: Room) -> None:
        id, conflicts = room.table.id, 0
        try:
            while True:
                try:
                    if not await self._answer(room):
                        break
                    conflicts = 0
                    self.failures.pop(id, None)
                except ConcurrentUpdate:  # the question may be another now
                    conflicts += 1
                    if conflicts == MAX_CONFLICTS:
                        raise
                    await asyncio.sleep(0.01 * conflicts * random.random())
        except Unavailable as error:
            self.note_failure(id)
            log.warning("a table's bots wait", extra={"table": id, "error": str(error)})
        except Exception:
            self.note_failure(id)
            log.exception("a table's bots stopped", extra={"table": id})
        finally:
            room.bot_task = None
            room.hurry.clear()

    async def _answer(self, room: Room) -> bool:
        """Let one bot answer; whether there was one to."""
        await self.rooms.sync.refresh(room)
        async with room.lock:
            seat = due_bot(room)
            if seat is None or room.match is None:
                return False
            at = room.number, room.table.undo_epoch
            level = BY_ID.get(room.seats[seat].level or "", FALLBACK_LEVEL)
            failed = self.failures.get(room.table.id)
            thinks = failed is None or failed.count < SIMPLE_TRIES
            doc = self._imagine(room, room.match, seat) if thinks else None
        chosen = None if doc is None else await self._choose_at_pace(room, doc, seat, level)
        await self.rooms.sync.refresh(room)
        async with room.lock:
            if self._unchanged(room, seat, at):
                await self._play(room, seat, chosen)
        return True

    def _imagine(self, room: Room, match: Match, seat: int) -> str | None:
        """What the bot is shown; None if the rules fail on it, and then it takes any move."""
        try:
            return imagined_position(match, seat)
        except Exception:
            log.exception("no position for a bot", extra={"table": room.table.id, "record": match.record()})
            return None

    async def _play(self, room: Room, seat: int, token: str | None) -> None:
        """Play the bot's choice; if that cannot be played, the first legal moves in turn."""
        others = [move.token for move in room.running_match().legal(seat)]
        for each in [token or "", *others[:MAX_TRIES]]:
            try:
                await self.playing.answer(room, seat, each)
                return
            except GameError as error:
                log.warning("bot's answer refused", extra={"table": room.table.id, "error": str(error)})
        raise RuntimeError(f"no answer of seat {seat} can be played")

    def _unchanged(self, room: Room, seat: int, at: tuple[int, int]) -> bool:
        """Whether nobody has played or taken back anything while the bot thought."""
        return due_bot(room) == seat and (room.number, room.table.undo_epoch) == at

    async def _choose_at_pace(self, room: Room, doc: str, seat: int, level: Level) -> str | None:
        thinking = asyncio.create_task(self._think(room.table.owner_id, doc, seat, level))
        try:
            if self.pace and not room.hurry.is_set():
                await wait_for_event(room.hurry, self.pace)
            return await thinking
        finally:
            thinking.cancel()

    async def _think(self, owner: str, doc: str, seat: int, level: Level) -> str | None:
        """The bot's choice. Bots think in turn by whose table it is, so nobody waits for another's many."""
        async with self.turns.turn(owner):
            return await self.workers.choose_move(doc, seat, level, secrets.randbits(31))

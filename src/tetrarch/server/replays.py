"""Looking back: finished games, one's own running ones, and records that people bring along."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from tetrarch.core.errors import GameError
from tetrarch.core.kernel import CHANCE
from tetrarch.core.match import Match
from tetrarch.core.matches import from_json, replay
from tetrarch.core.position import dump
from tetrarch.server import schemas_replay, show, thinking
from tetrarch.server.model import User
from tetrarch.server.refusals import Refused
from tetrarch.server.room import Room
from tetrarch.server.rooms import Rooms
from tetrarch.server.storage import Storage
from tetrarch.server.thinking import Workers

log = logging.getLogger("tetrarch.replays")
LARGEST = 256 * 1024  # bytes of an uploaded record
KEPT = 50  # records of one person
REELS = 8
MOST_FRAMES = 60
ENDED = ("finished", "abandoned")


@dataclass
class Reel:
    """A game wound back: its position at every number."""

    match: Match
    states: list[Any]
    rounds: list[int | None]


def wound(match: Match) -> Reel:
    """Play a finished record once more and keep every position."""
    fairness, start = match.fairness, match.start
    again = Match(match.descriptor, match.game, match.options, fairness, start)
    states: list[Any] = []
    for number, entry in enumerate(match.entries):
        while len(states) <= number:
            states.append(again.state.clone())
        if entry.seat == CHANCE:
            again.force(entry.action)
        else:
            again.take(entry.action, entry.seat)
    while len(states) <= match.number:
        states.append(again.state.clone())
    return Reel(match, states, [match.descriptor.round(state) for state in states])


def reel_of(text: str) -> Reel:
    return wound(replay(text))


class Replays:
    """Games to look back on. A few reels stay in memory."""

    def __init__(self, rooms: Rooms, storage: Storage, workers: Workers) -> None:
        self.rooms, self.storage, self.workers = rooms, storage, workers
        self.reels: OrderedDict[str, Reel] = OrderedDict()

    # records that people bring along

    async def upload(self, user: User, body: bytes) -> schemas_replay.Uploaded:
        """Check a record in a worker and keep it."""
        if len(body) > LARGEST:
            raise Refused("too_large", most=LARGEST)
        try:
            text = body.decode("utf-8")
        except UnicodeDecodeError:
            raise Refused("bad_record", detail="not UTF-8") from None
        try:
            problem = await self.workers.run(thinking.checked, text, limit=20.0)
        except Exception as error:
            log.warning("a record could not be checked", extra={"error": repr(error)})
            raise Refused("bad_record", detail="it takes too long to check") from error
        if problem is not None:
            raise Refused("bad_record", detail=problem)
        id = hashlib.sha256(f"{user.id}\n{text}".encode()).hexdigest()[:16]
        await self.storage.add_record(id, user.id, text, KEPT)
        return schemas_replay.Uploaded(id)

    async def record(self, id: str) -> str:
        text = await self.storage.record(id)
        if text is None:
            raise Refused("not_found")
        return text

    async def of_record(self, id: str, seat: int | None) -> schemas_replay.Replay:
        reel = await self._record_reel(id)
        names: list[str | None] = [None] * int(reel.match.game.seats)
        return shown(reel, id, "record", seat, every(reel), names, True)

    async def record_frames(self, id: str, seat: int | None, start: int, count: int) -> schemas_replay.Frames:
        reel = await self._record_reel(id)
        return await asyncio.to_thread(frames, reel, allowed(seat, every(reel)), start, count)

    async def _record_reel(self, id: str) -> Reel:
        if f"record/{id}" not in self.reels:
            text = await self.record(id)
            self._keep(f"record/{id}", await asyncio.to_thread(reel_of, text))
        return self.reels[f"record/{id}"]

    # tables

    async def text(self, id: str, user: User | None) -> tuple[Room, str]:
        """The record of a table that is over."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            return room, finished(room).record()

    async def verification(self, id: str, user: User | None) -> schemas_replay.Verification:
        room, text = await self.text(id, user)
        try:
            found = await self.workers.run(thinking.verified, text, limit=20.0)
        except GameError:  # a game that only this process knows
            found = await asyncio.to_thread(thinking.verified, text)
        match = finished(room)
        return schemas_replay.Verification(
            found["ok"], found["problems"], found["draws"], match.commitment, room.table.secret
        )

    async def of_table(self, id: str, user: User | None, seat: int | None) -> schemas_replay.Replay:
        room, reel, may = await self._table_reel(id, user)
        names = [row.name for row in room.seats]
        over = room.table.phase in ENDED
        return shown(reel, id, "table", allowed(seat, may), may, names, over)

    async def table_frames(
        self, id: str, user: User | None, seat: int | None, start: int, count: int
    ) -> schemas_replay.Frames:
        _, reel, may = await self._table_reel(id, user)
        return await asyncio.to_thread(frames, reel, allowed(seat, may), start, count)

    async def _table_reel(self, id: str, user: User | None) -> tuple[Room, Reel, list[int | None]]:
        """A table's reel, and the seats whose side of it somebody may see."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            if room.match is None:
                raise Refused("wrong_phase", phase=room.table.phase)
            over = room.table.phase in ENDED
            key = f"table/{id}/{room.seq if not over else 'over'}"
            # what is over stays as it is; of a running match the reel needs a copy of its own
            source: Any = room.match if over else room.match.to_json()
            may: list[int | None] = [None, *(range(len(room.seats)) if over else show.mine(room.seats, user))]
        if key not in self.reels:
            self._keep(key, await asyncio.to_thread(lambda: wound(source if over else from_json(source))))
        return room, self.reels[key], may

    def _keep(self, key: str, reel: Reel) -> None:
        self.reels[key] = reel
        while len(self.reels) > REELS:
            self.reels.popitem(last=False)

    # playing on

    async def position(self, user: User, wanted: schemas_replay.ContinueRequest) -> dict[str, Any]:
        """The bare position at a number of a game that is over."""
        if (wanted.table is None) == (wanted.record is None):
            raise Refused("bad_request", detail="table or record")
        if wanted.table is not None:
            room = await self.rooms.visit(wanted.table, user)
            finished(room)
            _, reel, _ = await self._table_reel(wanted.table, user)
        else:
            reel = await self._record_reel(wanted.record or "")
        if wanted.number not in playable(reel):
            raise Refused("bad_request", detail="number")
        match = reel.match
        return dump(match.descriptor, match.game, reel.states[wanted.number], match.options)


def finished(room: Room) -> Match:
    """The match of a table that is over: until then its record is nobody's."""
    if room.table.phase not in ENDED:
        raise Refused("not_over")
    if room.match is None:
        raise Refused("not_found")
    return room.match


def every(reel: Reel) -> list[int | None]:
    return [None, *range(int(reel.match.game.seats))]


def allowed(seat: int | None, may: list[int | None]) -> int | None:
    if seat not in may:
        raise Refused("not_seated")
    return seat


def playable(reel: Reel) -> list[int]:
    """The numbers at which a seat is asked."""
    numbers = show.consentable(reel.match)
    return numbers if reel.match.over else [*numbers, reel.match.number]


def frames(reel: Reel, seat: int | None, start: int, count: int) -> schemas_replay.Frames:
    """The views at some numbers."""
    match = reel.match
    found = []
    for number in range(max(0, start), min(start + min(count, MOST_FRAMES), len(reel.states))):
        view = match.descriptor.view(match.game, reel.states[number], seat)
        found.append(schemas_replay.Frame(number, view))
    return schemas_replay.Frames(found)


def shown(
    reel: Reel,
    id: str,
    source: Any,
    seat: int | None,
    may: list[int | None],
    names: list[str | None],
    whole: bool,
) -> schemas_replay.Replay:
    """What to walk through. Until a game is over, only one's own answers are told; the log tells the rest."""
    match = reel.match
    return schemas_replay.Replay(
        id=id,
        source=source,
        game=match.descriptor.id,
        version=match.descriptor.version,
        options={key: list(v) if isinstance(v, tuple) else v for key, v in match.options.items()},
        names=names,
        seats=int(match.game.seats),
        seat=allowed(seat, may),
        may=may,
        last=match.number,
        over=match.over,
        scores=match.scores() if match.over else None,
        winners=match.winners() if match.over else None,
        steps=[step(reel, number, whole, seat) for number in range(match.number)],
        log=show.log(match, seat).entries,
        sheet=show.sheet(match, seat),
        playable=playable(reel) if whole else [],
        automaton=None if match.game.automaton < 0 else int(match.game.automaton),
    )


def step(reel: Reel, number: int, whole: bool, seat: int | None) -> schemas_replay.ReplayStep:
    entry = reel.match.entries[number]
    after, round_ = number + 1, reel.rounds[number + 1]
    if not whole and (entry.seat != seat or seat is None):
        return schemas_replay.ReplayStep(after, entry.seat, "", "", {}, round_)
    match, state = reel.match, reel.states[number]
    words = match.descriptor.words
    key = f"{match.descriptor.id}-move-{words.kind(entry.action).verb.lstrip('~')}"
    asked = next(d for d in reversed(state.stack) if d.seat == entry.seat)
    details = match.descriptor.details(match.game, state, asked, entry.action)
    args = {**words.values(entry.action), **details}
    return schemas_replay.ReplayStep(after, entry.seat, entry.token, key, args, round_)

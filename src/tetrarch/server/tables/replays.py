"""Replays: of finished games, of one's own running ones, and of records that people upload."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from tetrarch.core.match.creation import from_json, replay, states_of
from tetrarch.core.match.errors import GameError
from tetrarch.core.match.json_position import dump
from tetrarch.core.match.match import Match
from tetrarch.server import schemas, worker_pool
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.repositories.tables.uploaded_records import RecordRepository
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.plain_text import has_control
from tetrarch.server.tables import seat_view
from tetrarch.server.tables.room import Room
from tetrarch.server.tables.rooms import Rooms
from tetrarch.server.worker_pool import WorkerPool

log = logging.getLogger("tetrarch.replays")
MAX_RECORD_BYTES = 256 * 1024  # bytes of an uploaded record
MAX_RECORDS = 50  # records of one person
MAX_CACHED_TIMELINES = 8
MAX_FRAMES = 60
ENDED = ("finished", "abandoned")


@dataclass
class MatchTimeline:
    """A match with its position at every number."""

    match: Match
    states: list[Any]
    rounds: list[int | None]


def make_timeline(match: Match) -> MatchTimeline:
    """Play a finished record once more and keep every position."""
    states = states_of(match)
    return MatchTimeline(match, states, [match.descriptor.round(state) for state in states])


def timeline_of_record(text: str) -> MatchTimeline:
    return make_timeline(replay(text))


class Replays:
    """Replays of tables and of uploaded records. A few timelines stay in memory."""

    def __init__(self, rooms: Rooms, records: RecordRepository, workers: WorkerPool) -> None:
        self.rooms, self.records, self.workers = rooms, records, workers
        self.timelines: OrderedDict[str, MatchTimeline] = OrderedDict()

    # uploaded records

    async def upload(self, user: User, body: bytes) -> schemas.Uploaded:
        """Check a record in a worker and keep it."""
        if len(body) > MAX_RECORD_BYTES:
            raise Refused("too_large", most=MAX_RECORD_BYTES)
        try:
            text = body.decode("utf-8")
        except UnicodeDecodeError:
            raise Refused("bad_record", detail="not UTF-8") from None
        if has_control(text):
            raise Refused("bad_record", detail="control characters")
        try:
            problem = await self.workers.run(worker_pool.record_problem, text, timeout=20.0)
        except Exception as error:
            log.warning("a record could not be checked", extra={"error": repr(error)})
            raise Refused("bad_record", detail="it takes too long to check") from error
        if problem is not None:
            raise Refused("bad_record", detail=problem)
        id = hashlib.sha256(f"{user.id}\n{text}".encode()).hexdigest()[:16]
        await self.records.add(id, user.id, text, MAX_RECORDS)
        return schemas.Uploaded(id)

    async def uploaded_record(self, id: str) -> str:
        text = await self.records.text(id)
        if text is None:
            raise Refused("not_found")
        return text

    async def record_replay(self, id: str, seat: int | None) -> schemas.Replay:
        timeline = await self._record_timeline(id)
        names: list[str | None] = [None] * int(timeline.match.game.seats)
        return replay_info(timeline, id, "record", seat, all_viewpoints(timeline), names, True)

    async def record_frames(self, id: str, seat: int | None, start: int, count: int) -> schemas.Frames:
        timeline = await self._record_timeline(id)
        return await asyncio.to_thread(
            frames, timeline, check_viewpoint(seat, all_viewpoints(timeline)), start, count
        )

    async def _record_timeline(self, id: str) -> MatchTimeline:
        if f"record/{id}" not in self.timelines:
            text = await self.uploaded_record(id)
            self._keep(f"record/{id}", await asyncio.to_thread(timeline_of_record, text))
        return self.timelines[f"record/{id}"]

    # tables

    async def table_record(self, id: str, user: User | None) -> tuple[Room, str]:
        """The record of a table that is over."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            return room, finished_match(room).record()

    async def verification(self, id: str, user: User | None) -> schemas.Verification:
        _, text = await self.table_record(id, user)
        try:
            found = await self.workers.run(worker_pool.verify_record, text, timeout=20.0)
        except GameError:  # a game that only this process knows
            found = await asyncio.to_thread(worker_pool.verify_record, text)
        steps = [
            schemas.DrawInfo(number, purpose, list(tokens), list(weights), token, back)
            for number, purpose, tokens, weights, token, back in found.pop("steps")
        ]
        return schemas.Verification(**found, steps=steps)

    async def table_replay(self, id: str, user: User | None, seat: int | None) -> schemas.Replay:
        room, timeline, may = await self._table_timeline(id, user)
        names = [row.name for row in room.seats]
        over = room.table.phase in ENDED
        return replay_info(timeline, id, "table", check_viewpoint(seat, may), may, names, over)

    async def table_frames(
        self, id: str, user: User | None, seat: int | None, start: int, count: int
    ) -> schemas.Frames:
        _, timeline, may = await self._table_timeline(id, user)
        return await asyncio.to_thread(frames, timeline, check_viewpoint(seat, may), start, count)

    async def _table_timeline(
        self, id: str, user: User | None
    ) -> tuple[Room, MatchTimeline, list[int | None]]:
        """A table's timeline, and the seats whose side of it somebody may see."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            if room.match is None:
                raise Refused("wrong_phase", phase=room.table.phase)
            over = room.table.phase in ENDED
            key = f"table/{id}/{room.seq if not over else 'over'}"
            # what is over stays as it is; of a running match the timeline needs a copy of its own
            source: Any = room.match if over else room.match.to_json()
            may: list[int | None] = [
                None,
                *(range(len(room.seats)) if over else seat_view.seats_of(room.seats, user)),
            ]
        if key not in self.timelines:
            self._keep(
                key, await asyncio.to_thread(lambda: make_timeline(source if over else from_json(source)))
            )
        return room, self.timelines[key], may

    def _keep(self, key: str, timeline: MatchTimeline) -> None:
        self.timelines[key] = timeline
        while len(self.timelines) > MAX_CACHED_TIMELINES:
            self.timelines.popitem(last=False)

    # playing on

    async def position(self, user: User, wanted: schemas.ContinueRequest) -> dict[str, Any]:
        """The bare position at a number of a game that is over."""
        if (wanted.table is None) == (wanted.record is None):
            raise Refused("bad_request", detail="table or record")
        if wanted.table is not None:
            room = await self.rooms.visit(wanted.table, user)
            finished_match(room)
            _, timeline, _ = await self._table_timeline(wanted.table, user)
        else:
            timeline = await self._record_timeline(wanted.record or "")
        if wanted.number not in playable(timeline):
            raise Refused("bad_request", detail="number")
        match = timeline.match
        return dump(match.descriptor, match.game, timeline.states[wanted.number], match.options)


def finished_match(room: Room) -> Match:
    """The match of a table that is over: until then its record is nobody's."""
    if room.table.phase not in ENDED:
        raise Refused("not_over")
    if room.match is None:
        raise Refused("not_found")
    return room.match


def all_viewpoints(timeline: MatchTimeline) -> list[int | None]:
    return [None, *range(int(timeline.match.game.seats))]


def check_viewpoint(seat: int | None, may: list[int | None]) -> int | None:
    if seat not in may:
        raise Refused("not_seated")
    return seat


def playable(timeline: MatchTimeline) -> list[int]:
    """The numbers at which a seat is asked."""
    numbers = seat_view.rewindable_numbers(timeline.match)
    return numbers if timeline.match.over else [*numbers, timeline.match.number]


def frames(timeline: MatchTimeline, seat: int | None, start: int, count: int) -> schemas.Frames:
    """The views at some numbers."""
    match = timeline.match
    found = []
    for number in range(max(0, start), min(start + min(count, MAX_FRAMES), len(timeline.states))):
        view = match.descriptor.view(match.game, timeline.states[number], seat)
        found.append(schemas.Frame(number, view))
    return schemas.Frames(found)


def replay_info(
    timeline: MatchTimeline,
    id: str,
    source: Any,
    seat: int | None,
    may: list[int | None],
    names: list[str | None],
    whole: bool,
) -> schemas.Replay:
    """What to walk through. Until a game is over, only one's own answers are told; the log tells the rest."""
    match = timeline.match
    return schemas.Replay(
        id=id,
        source=source,
        game=match.descriptor.id,
        version=match.descriptor.version,
        options={key: list(v) if isinstance(v, tuple) else v for key, v in match.options.items()},
        names=names,
        seats=int(match.game.seats),
        seat=check_viewpoint(seat, may),
        may=may,
        last=match.number,
        over=match.over,
        scores=match.scores() if match.over else None,
        winners=match.winners() if match.over else None,
        steps=[step(timeline, number, whole, seat) for number in range(match.number)],
        log=seat_view.log(match, seat).entries,
        sheet=seat_view.sheet(match, seat),
        playable=playable(timeline) if whole else [],
        automaton=None if match.game.automaton < 0 else int(match.game.automaton),
    )


def step(timeline: MatchTimeline, number: int, whole: bool, seat: int | None) -> schemas.ReplayStep:
    entry = timeline.match.entries[number]
    after, round_ = number + 1, timeline.rounds[number + 1]
    if not whole and (entry.seat != seat or seat is None):
        return schemas.ReplayStep(after, entry.seat, "", "", {}, round_)
    match, state = timeline.match, timeline.states[number]
    vocabulary = match.descriptor.vocabulary
    key = f"{match.descriptor.id}-move-{vocabulary.kind(entry.action).verb.lstrip('~')}"
    asked = next(d for d in reversed(state.stack) if d.seat == entry.seat)
    details = match.descriptor.details(match.game, state, asked, entry.action)
    args = {**vocabulary.values(entry.action), **details}
    return schemas.ReplayStep(after, entry.seat, entry.token, key, args, round_)

"""Replays: of finished games, of one's own running ones, and of records that people upload."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Any, Literal

from tetrarch.core.match.creation import from_json, replay, states_of
from tetrarch.core.match.errors import GameError
from tetrarch.core.match.json_position import dump
from tetrarch.core.match.match import Match
from tetrarch.core.summary.curve import curve, leads
from tetrarch.core.summary.luck import Luck, luck
from tetrarch.server import schemas, worker_pool
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.repositories.tables.uploaded_records import RecordRepository
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.plain_text import has_control
from tetrarch.server.tables import match_rebuild, seat_view
from tetrarch.server.tables.room import Room, encode
from tetrarch.server.tables.rooms import Rooms
from tetrarch.server.worker_pool import WorkerPool

log = logging.getLogger("tetrarch.replays")
MAX_RECORD_BYTES = 256 * 1024  # bytes of an uploaded record
MAX_RECORDS = 50  # records of one person
MAX_CACHED_TIMELINES = 4  # in each worker
MAX_KEPT_BYTES = 32 * 1024 * 1024  # of answers, in the server's memory
MAX_PENDING = 64  # answers that are being made
WORK_SECONDS = 60.0  # for an answer of a worker, which may have to start first
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


# what runs in a worker: neither a long game nor many questions stop the server's own process


@lru_cache(MAX_CACHED_TIMELINES)
def cached_timeline(text: str) -> MatchTimeline:
    """The timeline of a match as JSON, or of a record."""
    return make_timeline(from_json(json.loads(text))) if text.startswith("{") else timeline_of_record(text)


def describe_replay(
    text: str, id: str, source: str, seat: int | None, names: list[str | None] | None, may: Any, whole: bool
) -> bytes | None:
    """The message of a replay; None if this seat's side may not be seen. `may` None: any may."""
    timeline = cached_timeline(text)
    may = all_viewpoints(timeline) if may is None else may
    names = [None] * int(timeline.match.game.seats) if names is None else names
    if seat not in may:
        return None
    return encode(replay_info(timeline, id, source, seat, may, names, whole))


def describe_frames(text: str, seat: int | None, may: Any, start: int, count: int) -> bytes | None:
    """The message of the views at some numbers; None if this seat's side may not be seen."""
    timeline = cached_timeline(text)
    if seat not in (all_viewpoints(timeline) if may is None else may):
        return None
    return encode(frames(timeline, seat, start, count))


def describe_position(text: str, number: int) -> bytes | None:
    """The bare position at a number as JSON; None if no seat is asked there."""
    timeline = cached_timeline(text)
    if number not in playable(timeline):
        return None
    match = timeline.match
    found = dump(match.descriptor, match.game, timeline.states[number], match.options)
    return json.dumps(found).encode()


def describe_summary(
    text: str, id: str, source: Literal["table", "record"], names: list[str | None] | None
) -> bytes | None:
    """The message of a game in numbers; None while it is not over."""
    timeline = cached_timeline(text)
    return encode(summary_info(timeline, id, source, names)) if timeline.match.over else None


def describe_verification(text: str) -> bytes:
    """The verdict on a record, with all draws."""
    found = worker_pool.verify_record(text)
    steps = [
        schemas.DrawInfo(number, purpose, list(tokens), list(weights), token, back)
        for number, purpose, tokens, weights, token, back in found.pop("steps")
    ]
    return encode(schemas.Verification(**found, steps=steps))


# what runs in the server


class CachedAnswers:
    """Answers that workers have made. The same is asked once, and kept while there is room in memory."""

    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.bytes = 0
        self.pending: dict[Hashable, asyncio.Task[bytes | None]] = {}

    async def get(self, key: Hashable, function: Callable[..., bytes | None], *args: Any) -> bytes | None:
        """The answer under a key; refused if too many others are being made."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.pending:
            if len(self.pending) >= MAX_PENDING:
                raise Refused("busy")
            self.pending[key] = asyncio.create_task(self._make(key, function, args))
            self.pending[key].add_done_callback(lambda _: self.pending.pop(key, None))
        return await asyncio.shield(self.pending[key])

    async def _make(self, key: Hashable, function: Callable[..., bytes | None], args: Any) -> bytes | None:
        try:
            found: bytes | None = await self.workers.run(function, *args, timeout=WORK_SECONDS)
        except GameError:  # a game that only this process knows
            found = await asyncio.to_thread(function, *args)
        except Exception as error:
            log.warning("no answer from a worker", extra={"error": repr(error)})
            raise Refused("busy") from error
        if found is not None:
            self._keep(key, found)
        return found

    def _keep(self, key: Hashable, answer: bytes) -> None:
        self.kept[key] = answer
        self.bytes += len(answer)
        while self.bytes > MAX_KEPT_BYTES:
            self.bytes -= len(self.kept.popitem(last=False)[1])


class Replays:
    """Replays of tables and of uploaded records. Workers make them; a few answers stay in memory."""

    def __init__(self, rooms: Rooms, records: RecordRepository, workers: WorkerPool) -> None:
        self.rooms, self.records, self.workers = rooms, records, workers
        self.answers = CachedAnswers(workers)

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
            problem = await self.workers.run(worker_pool.record_problem, text, timeout=WORK_SECONDS)
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

    async def record_replay(self, id: str, seat: int | None) -> bytes:
        text = await self.uploaded_record(id)
        args = (text, id, "record", seat, None, None, True)
        return allowed(await self.answers.get(("record", id, seat), describe_replay, *args))

    async def record_summary(self, id: str) -> bytes:
        text = await self.uploaded_record(id)
        return over(
            await self.answers.get(("record summary", id), describe_summary, text, id, "record", None)
        )

    async def record_frames(self, id: str, seat: int | None, start: int, count: int) -> bytes:
        text = await self.uploaded_record(id)
        key = ("record frames", id, seat, start, count)
        return allowed(await self.answers.get(key, describe_frames, text, seat, None, start, count))

    # tables

    async def table_record(self, id: str, user: User | None) -> tuple[Room, str]:
        """The record of a table that is over."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            return room, finished_match(room).record()

    async def verification(self, id: str, user: User | None) -> bytes:
        _, text = await self.table_record(id, user)
        return allowed(await self.answers.get(("verify", id), describe_verification, text))

    async def table_summary(self, id: str, user: User | None) -> bytes:
        """A game that is over, in numbers."""
        room = await self.rooms.visit(id, user)
        finished_match(room)
        _, text, version, _ = await self._table_text(id, user)
        names = [row.name for row in room.seats]
        key = ("summary", id, version, tuple(names))
        return over(await self.answers.get(key, describe_summary, text, id, "table", names))

    async def table_replay(self, id: str, user: User | None, seat: int | None) -> bytes:
        room, text, version, may = await self._table_text(id, user)
        names, over = [row.name for row in room.seats], room.table.phase in ENDED
        key = ("table", id, version, check_viewpoint(seat, may), tuple(may), tuple(names))
        args = (text, id, "table", seat, names, may, over)
        return allowed(await self.answers.get(key, describe_replay, *args))

    async def table_frames(
        self, id: str, user: User | None, seat: int | None, start: int, count: int
    ) -> bytes:
        _, text, version, may = await self._table_text(id, user)
        key = ("table frames", id, version, check_viewpoint(seat, may), start, count)
        return allowed(await self.answers.get(key, describe_frames, text, seat, may, start, count))

    async def _table_text(self, id: str, user: User | None) -> tuple[Room, str, int | None, list[int | None]]:
        """A table's match as JSON, its version, and the seats whose side of it somebody may see."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            if room.match is None:
                raise Refused("wrong_phase", phase=room.table.phase)
            over = room.table.phase in ENDED
            may: list[int | None] = [
                None,
                *(range(len(room.seats)) if over else seat_view.seats_of(room.seats, user)),
            ]
            return room, match_rebuild.snapshot(room.match), None if over else room.seq, may

    # playing on

    async def position(self, user: User, wanted: schemas.ContinueRequest) -> dict[str, Any]:
        """The bare position at a number of a game that is over."""
        if (wanted.table is None) == (wanted.record is None):
            raise Refused("bad_request", detail="table or record")
        if wanted.table is not None:
            room = await self.rooms.visit(wanted.table, user)
            finished_match(room)
            _, text, _, _ = await self._table_text(wanted.table, user)
        else:
            text = await self.uploaded_record(wanted.record or "")
        key = ("position", wanted.table, wanted.record, wanted.number)
        found = await self.answers.get(key, describe_position, text, wanted.number)
        if found is None:
            raise Refused("bad_request", detail="number")
        position: dict[str, Any] = json.loads(found)
        return position


def allowed(answer: bytes | None) -> bytes:
    """An answer; refused if the side that was asked for may not be seen."""
    if answer is None:
        raise Refused("not_seated")
    return answer


def over(answer: bytes | None) -> bytes:
    """An answer; refused if the game is not over."""
    if answer is None:
        raise Refused("not_over")
    return answer


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


def summary_info(
    timeline: MatchTimeline, id: str, source: Literal["table", "record"], names: list[str | None] | None
) -> schemas.Summary:
    """A match that is over, in numbers."""
    match = timeline.match
    points = curve(match, timeline.states)
    sides = [int(side) for side in match.game.side]
    return schemas.Summary(
        id=id,
        source=source,
        game=match.descriptor.id,
        names=[None] * int(match.game.seats) if names is None else names,
        automaton=None if match.game.automaton < 0 else int(match.game.automaton),
        scores=match.scores(),
        winners=match.winners(),
        stopped=match.stopped,
        teams=sides if len(set(sides)) < len(sides) else [],
        sheet=seat_view.sheet(match, None),
        curve=[schemas.CurvePoint(one.number, one.round, list(one.scores)) for one in points],
        leads=[schemas.Lead(point, seat) for point, seat in leads(points)],
        luck=[luck_info(one) for one in luck(match, timeline.states)],
    )


def luck_info(one: Luck) -> schemas.Luck:
    seats = zip(one.drawn, one.expected, one.variance, one.draws, strict=True)
    return schemas.Luck(
        one.measure,
        [
            schemas.SeatLuck(drawn, round(expected, 2), round(sqrt(variance), 2), draws)
            for drawn, expected, variance, draws in seats
        ],
    )


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

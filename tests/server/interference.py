"""Two tables that a reader cannot tell apart: all that is hidden from it differs, its bytes must not.

A reader is a seat, or a spectator (None). What is hidden from a seat is dealt anew by `imagine`; what is
hidden from a spectator, by imagining for each seat in turn. What the reader has not heard of is spoilt, too:
events for others, sealed answers of others, and what others and CHANCE answered in the record.
"""

from __future__ import annotations

import copy
import json
import random
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import tetrarch
from laws.subjects import Subject, playing
from tetrarch.core.engine.observation import observe
from tetrarch.core.match.json_position import dump
from tetrarch.core.match.match import GameEvent, Match, RecordEntry
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.tables import SeatRow, TableRow
from tetrarch.server.schemas.tables import Welcome
from tetrarch.server.tables import replays, seat_view
from tetrarch.server.tables.match_rebuild import commitment_of
from tetrarch.server.tables.room import ChangeSummary, Room, encode

Reader = int | None
FULL = 0.06  # share of positions at which everything is compared, not only the news


def table(match: Match) -> Room:
    """The match at a table of persons."""
    seats = int(match.game.seats)
    rows = [SeatRow(seat, "person", f"u{seat}", f"Name {seat}") for seat in range(seats)]
    options = json.loads(json.dumps(dict(match.options)))
    row = TableRow(
        "table", match.descriptor.id, match.descriptor.version, options, "running", "u0", "consent", False,
        1, 0, match.fairness.secret.hex(), None, None, None, None, None, None, 1.0, 2.0, None,
    )  # fmt: skip
    assert commitment_of(row, rows) == match.commitment
    return Room(row, rows, [], match, now=time.time)


def step(room: Room, floor: int) -> None:
    """A change has been written: its number, and how many events it left as they were."""
    room.table.seq += 1
    room.recent_changes.append(ChangeSummary(room.table.seq - 1, room.table.seq, frozenset({"game"}), floor))


def unlike(match: Match, reader: Reader, rng: random.Random) -> Match:
    """A match that differs from this one in all that the reader cannot know."""
    other = copy.copy(match)
    other.state = match.state
    for seat in range(int(match.game.seats)) if reader is None else [reader]:
        other.state = match.game.imagine(other.state, seat, tetrarch.Rng(rng.getrandbits(32)))
    other.state.events = []
    other.event_log = [
        event if seat_view.may_know(event, reader) else spoilt(event) for event in match.event_log
    ]
    other.entries = [
        entry if entry.seat == reader else RecordEntry(entry.seat, -1, "?", entry.place)
        for entry in match.entries
    ]
    other.history = ["?"]
    other.sealed = {
        seat: x if seat == reader else rng.choice(match.legal(seat)).action
        for seat, x in match.sealed.items()
    }
    return other


def spoilt(event: GameEvent) -> GameEvent:
    return replace(event, args={"spoilt": True}, seat=99, key="spoilt")


def news(room: Room, reader: Reader) -> bytes:
    """What a listening client is sent after the last change."""
    update = room.update(whom(reader), reader, room.seq - 1)
    assert update is not None
    return bytes(encode(update))


def everything(room: Room, reader: Reader, states: list[Any]) -> list[bytes]:
    """All that a client may get of the table: when it comes, and when it looks back."""
    assert room.match is not None
    timeline = replays.MatchTimeline(
        room.match, states, [room.match.descriptor.round(state) for state in states]
    )
    last, names = len(states) - 1, [row.name for row in room.seats]
    may = [None, *seat_view.seats_of(room.seats, whom(reader))]
    return [
        encode(Welcome(room.snapshot(whom(reader), reader))),
        encode(replays.replay_info(timeline, "table", "table", reader, may, names, False)),
        encode(replays.frames(timeline, reader, max(0, last - 3), 4)),
    ]


def thought(match: Match, reader: int, seed: int) -> str:
    """The position that a bot for this seat is given."""
    seen = observe(match.game, match.state, reader, tetrarch.Rng(seed))
    return json.dumps(dump(match.descriptor, match.game, seen.state, match.options))


def whom(reader: Reader) -> User | None:
    return None if reader is None else User(f"u{reader}", f"Name {reader}")


def compared(subject: Subject, seed: int) -> Iterator[tuple[int, int]]:
    """Compare at every position of a random game: how many readers, and for how many the truth differed."""
    match = subject.match(seed)
    room = table(match)
    rng = random.Random(seed)
    states = [match.state.clone()]  # by number; where several answers came at once, that before them
    told = 0
    for _ in playing(match, rng):
        states += [states[-1]] * (match.number - len(states))
        states[match.number :] = [match.state.clone()]
        step(room, told)
        told = len(match.event_log)
        full = rng.random() < FULL
        readers, varied = [None, *range(int(match.game.seats))], 0
        for reader in readers:
            match_ = unlike(match, reader, rng)
            other = replace(room, match=match_)
            varied += truth(match_) != truth(match)
            assert news(other, reader) == news(room, reader), (subject.id, seed, match.number, reader)
            if full:
                states_ = [*states[:-1], match_.state]
                assert everything(other, reader, states_) == everything(room, reader, states), (
                    seed,
                    match.number,
                )
            if reader in match.seats and reader is not None and rng.random() < 0.2:
                assert thought(match_, reader, seed) == thought(match, reader, seed), (seed, match.number)
        yield len(readers), varied


def truth(match: Match) -> tuple[str, dict[int, int]]:
    return json.dumps(dump(match.descriptor, match.game, match.state, match.options)), match.sealed

"""One finished game as a line of JSON: what was played, and what the observers saw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tetrarch.arena.running.runner import Plan, Result, play_one
from tetrarch.arena.running.workers import WorkFailed
from tetrarch.arena.statistics.observers import STANDARD, ObserverGroup, load_observer
from tetrarch.arena.tournament.config import Table
from tetrarch.core.match import transcript
from tetrarch.core.match.registry import find


class Length(msgspec.Struct, frozen=True):
    turns: int
    rounds: int | None


class Lead(msgspec.Struct, frozen=True):
    changes: int
    tenths: list[int]


class Record(msgspec.Struct, frozen=True):
    """A game of a tournament; lists go by seat."""

    table: int
    index: int
    setup: str
    seed: int  # of the deal: games that share it share dice and cards
    players: list[int]  # of the tournament's entrants
    bots: list[str]  # their names
    sides: list[int]  # seats of a team share one
    scores: list[int]
    shares: list[float]  # of the win
    moves: int
    points: dict[str, list[int]]
    tallies: dict[str, dict[str, list[int]]]
    length: Length
    lead: Lead
    more: dict[str, Any]  # what one's own observers say
    ending: str = "finished"  # or "stopped": far too long, and scored as it stood
    transcript: str = ""  # the whole game, where moves are kept

    @property
    def key(self) -> tuple[int, int]:
        return self.table, self.index

    @property
    def totals(self) -> list[int]:
        """Points of each seat's side."""
        sums: dict[int, int] = {}
        for side, score in zip(self.sides, self.scores, strict=True):
            sums[side] = sums.get(side, 0) + score
        return [sums[side] for side in self.sides]

    @property
    def places(self) -> list[int]:
        """1 for those who won, then by points; equal points share a place, and so does a team."""
        ranks = [
            (share > 0, 0 if share > 0 else n) for share, n in zip(self.shares, self.totals, strict=True)
        ]
        sides = dict(zip(self.sides, ranks, strict=True))
        return [1 + sum(other > rank for other in sides.values()) for rank in ranks]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Record).decode


def play(job: tuple[Table, int]) -> bytes:
    """Play one game of a table; its record as JSON."""
    table, index = job
    watch = ObserverGroup(table.plan.game, (*STANDARD, *map(load_observer, table.observers)))
    history: list[int] | None = [] if table.moves else None
    try:
        result = play_one(table.plan, index, watch, history)
    except WorkFailed as err:
        failed = WorkFailed(f"game {index} of table {table.number} ({', '.join(table.names)}): {err}")
        failed.trace = err.trace
        raise failed from err
    seen = watch.results()
    record = {
        "table": table.number,
        "index": index,
        "setup": table.setup,
        "seed": result.seed,
        "players": [table.players[player] for player in result.players],
        "bots": [table.names[player] for player in result.players],
        "sides": watch.rules.side,
        "scores": result.scores,
        "shares": result.shares,
        "moves": result.decisions,
        **{kind.name: seen.pop(kind.name) for kind in STANDARD},
        "more": seen,
        "ending": result.ending,
    }
    if history is not None:
        record["transcript"] = transcript_of(table.plan, history, result)
    return encode(record)


def transcript_of(plan: Plan, history: Sequence[int], result: Result) -> str:
    """The game as `tetrarch replay` reads it. No secret stands behind its dice and cards."""
    descriptor = find(plan.game)
    seats = len(result.players)
    _, options = descriptor.game(seats, plan.options)
    header = transcript.Header(descriptor.id, descriptor.version, seats, dict(options))
    tokens = [descriptor.vocabulary.token(x) for x in history]
    finished = result.ending == "finished"
    return transcript.write(header, tokens, result.scores if finished else None, not finished)

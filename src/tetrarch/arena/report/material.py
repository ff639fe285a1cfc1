"""A tournament with everything that was worked out of its records, for the chapters of its report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tetrarch.arena import analysis
from tetrarch.arena.analysis import Kind, Thing
from tetrarch.arena.config import Tournament
from tetrarch.arena.records import Record
from tetrarch.arena.report import charts
from tetrarch.arena.report.html import Markup, element
from tetrarch.arena.subjects import Subject

ENOUGH = 20  # seats or games below which a row is only listed


@dataclass(frozen=True)
class Material:
    """A tournament with everything that was worked out of its records."""

    tournament: Tournament
    records: Sequence[Record]
    rows: list[analysis.Row]
    origins: list[analysis.Origin]
    things: dict[Subject, list[Thing]]
    seats: list[analysis.Seat]
    leaders: list[analysis.Share]
    whole: Kind

    @classmethod
    def of(cls, tournament: Tournament, records: Sequence[Record]) -> Material:
        return cls(
            tournament,
            records,
            analysis.entrants(tournament, records),
            analysis.origins(tournament, records),
            analysis.things(tournament, records),
            analysis.seats(tournament, records),
            analysis.leaders(records),
            analysis.kind("all", records),
        )

    @property
    def chance(self) -> float:
        """What a seat would win if all were equal."""
        return len(set(self.records[0].sides)) ** -1

    @property
    def tied(self) -> float:
        """The part of games that several sides won."""
        return sum(max(record.shares) < 1 for record in self.records) / len(self.records)


def keyed(player: int, name: str) -> Markup:
    """An entrant's name with its colour."""
    return Markup(
        element("span", class_=f"key k{player % charts.COLOURS}", aria_hidden="true") + element("span", name)
    )

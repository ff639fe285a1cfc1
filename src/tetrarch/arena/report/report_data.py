"""What the chapters of a report need: a tournament, its records and the results worked out of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tetrarch.arena.report import charts
from tetrarch.arena.report.html_elements import Markup, element
from tetrarch.arena.statistics import analysis
from tetrarch.arena.statistics.analysis import Component, GameGroup
from tetrarch.arena.statistics.subjects import Subject
from tetrarch.arena.tournament.config import Tournament
from tetrarch.arena.tournament.records import Record

MIN_SAMPLE = 20  # seats or games below which a row is only listed


@dataclass(frozen=True)
class ReportData:
    """A tournament, its records, and the results worked out of them."""

    tournament: Tournament
    records: Sequence[Record]
    rows: list[analysis.EntrantResult]
    point_sources: list[analysis.PointSource]
    components: dict[Subject, list[Component]]
    seats: list[analysis.SeatResult]
    leaders: list[analysis.Share]
    whole: GameGroup

    @classmethod
    def of(cls, tournament: Tournament, records: Sequence[Record]) -> ReportData:
        return cls(
            tournament,
            records,
            analysis.entrants(tournament, records),
            analysis.point_sources(tournament, records),
            analysis.components(tournament, records),
            analysis.seat_results(tournament, records),
            analysis.leaders(records),
            analysis.game_group("all", records),
        )

    @property
    def chance(self) -> float:
        """The share of wins that every seat would have if all were equal."""
        return len(set(self.records[0].sides)) ** -1

    @property
    def tied(self) -> float:
        """The part of games that several sides won."""
        return sum(max(record.shares) < 1 for record in self.records) / len(self.records)


def coloured_name(player: int, name: str) -> Markup:
    """An entrant's name with its colour."""
    return Markup(
        element("span", class_=f"key k{player % charts.COLOURS}", aria_hidden="true") + element("span", name)
    )

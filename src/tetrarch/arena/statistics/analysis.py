"""The results of a tournament: shares and means with intervals, by bot, seat, set-up and component."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tetrarch.arena.statistics.ratings import Rating, rate
from tetrarch.arena.statistics.stats import mean_interval, wilson
from tetrarch.arena.statistics.subjects import Subject, labels, subjects
from tetrarch.arena.tournament.config import Tournament
from tetrarch.arena.tournament.records import Record
from tetrarch.core.match.registry import find
from tetrarch.texts import format


@dataclass(frozen=True)
class Share:
    """A share of n, with Wilson's 95 % interval."""

    value: float
    low: float
    high: float
    n: int


@dataclass(frozen=True)
class Mean:
    """A mean of n values; half the width of its 95 % interval."""

    value: float
    half: float
    n: int


def share(wins: Sequence[float]) -> Share:
    """A share with its interval; without games it is unknown, anything from 0 to 1."""
    if not wins:
        return Share(0.0, 0.0, 1.0, 0)
    value = sum(wins) / len(wins)
    return Share(value, *wilson(value, len(wins)), len(wins))


def mean(values: Sequence[float]) -> Mean:
    return Mean(*mean_interval(values), len(values)) if values else Mean(0.0, float("inf"), 0)


@dataclass(frozen=True)
class EntrantResult:
    """How one entrant did."""

    name: str
    bot: str
    rating: Rating
    games: int
    share: Share
    score: Mean
    scores: list[int]
    by_seat: list[Share]


def entrants(tournament: Tournament, records: Sequence[Record]) -> list[EntrantResult]:
    """A row an entrant, in the order of the tournament."""
    rows = []
    ratings = rate(records, len(tournament.entrants))
    for player, entrant in enumerate(tournament.entrants):
        own = [(record, record.players.index(player)) for record in records if player in record.players]
        scores = [record.scores[seat] for record, seat in own]
        wins = [record.shares[seat] for record, seat in own]
        by_seat = [
            share([record.shares[seat] for record, seat in own if seat == here])
            for here in range(tournament.seats)
        ]
        row = EntrantResult(
            entrant.name, entrant.bot, ratings[player], len(own), share(wins), mean(scores), scores, by_seat
        )
        rows.append(row)
    return rows


@dataclass(frozen=True)
class HeadToHead:
    """One entrant against another, in the games that both sat in."""

    ahead: Share  # finished before the other; the same place counts half
    margin: Mean  # of points, over deals


def head_to_head(tournament: Tournament, records: Sequence[Record]) -> dict[tuple[int, int], HeadToHead]:
    """Who finished before whom. Margins are taken deal by deal, since games of a deal share its chance."""
    met: dict[tuple[int, int], tuple[list[float], dict[tuple[int, int], list[int]]]] = {}
    for record in records:
        deal = record.table, record.index // len(record.players)
        places, totals = record.places, record.totals
        for seat, one in enumerate(record.players):
            for against, other in enumerate(record.players):
                if record.sides[seat] == record.sides[against]:
                    continue
                ahead, margins = met.setdefault((one, other), ([], {}))
                ahead.append((1 + (places[against] > places[seat]) - (places[against] < places[seat])) / 2)
                margins.setdefault(deal, []).append(totals[seat] - totals[against])
    return {
        key: HeadToHead(share(ahead), mean([sum(found) / len(found) for found in margins.values()]))
        for key, (ahead, margins) in met.items()
    }


@dataclass(frozen=True)
class SeatResult:
    share: Share
    score: Mean


def seat_results(tournament: Tournament, records: Sequence[Record]) -> list[SeatResult]:
    return [
        SeatResult(share([r.shares[seat] for r in records]), mean([r.scores[seat] for r in records]))
        for seat in range(tournament.seats)
    ]


@dataclass(frozen=True)
class PointSource:
    """Where points come from, and by which ruling."""

    source: str
    label: str
    ruling: str
    title: str
    part: float  # of all points won; what was lost has a negative one
    winners: float  # mean points of a seat
    others: float
    means: list[float]  # of each entrant


def point_sources(tournament: Tournament, records: Sequence[Record]) -> list[PointSource]:
    """Sources of points, the richest first."""
    descriptor = find(tournament.game)
    rulings = descriptor.rulings()
    known = {source.name: source for source in descriptor.vocabulary.sources}
    played = Tally(len(tournament.entrants))
    sums: dict[str, Tally] = {}
    for record in records:
        played.add(record, [1] * len(record.players))
        for source, points in record.points.items():
            sums.setdefault(source, Tally(len(tournament.entrants))).add(record, points)
    gained = sum(tally.all for tally in sums.values() if tally.all > 0) or 1
    found = []
    for source, tally in sums.items():
        ruling = descriptor.vocabulary.ruling(known[source].ruling) or ""
        title = rulings[ruling].title if ruling in rulings else ""
        name = format(f"{tournament.game}-source-{source}", {}, "en")
        means = [n / max(1, games) for n, games in zip(tally.players, played.players, strict=True)]
        winners, others = tally.winners / max(1, played.winners), tally.others / max(1, played.others)
        found.append(PointSource(source, name, ruling, title, tally.all / gained, winners, others, means))
    return sorted(found, key=lambda origin: -origin.part)


class Tally:
    """Sums of a number by who had it: entrants, winners, others."""

    def __init__(self, players: int) -> None:
        self.players = [0] * players
        self.winners = self.others = 0

    def add(self, record: Record, counts: Sequence[int]) -> None:
        for player, won, n in zip(record.players, record.shares, counts, strict=True):
            self.players[player] += n
            if won > 0:
                self.winners += n
            else:
                self.others += n

    @property
    def all(self) -> int:
        return self.winners + self.others


@dataclass(frozen=True)
class Component:
    """A building, tile or card: how often a seat has it, and how often such a seat wins."""

    label: str
    held_by: Share  # of seats
    winners: float  # how many of it a seat has, on average
    others: float
    share: Share  # of the win, with it
    expected: float  # what the same bots win on average at the same tables
    score: float  # mean score with it

    @property
    def lift(self) -> float:
        return self.share.value - self.expected

    @property
    def significant(self) -> bool:
        """Whether those who have it win more or less than their bots do, beyond what chance explains."""
        return not self.share.low <= self.expected <= self.share.high


Hand = tuple[Record, int, int]  # a game, a seat, and how many of a component it had


def components(tournament: Tournament, records: Sequence[Record]) -> dict[Subject, list[Component]]:
    """All that is counted by seat, the most telling first."""
    usual = usual_shares(records)
    winners = sum(won > 0 for record in records for won in record.shares)
    others = sum(won == 0 for record in records for won in record.shares)
    by_subject: dict[Subject, list[Component]] = {}
    for subject in subjects(find(tournament.game).vocabulary):
        hands: dict[str, list[Hand]] = {}
        for record in () if subject.shared else records:
            for name, counts in record.tallies.get(subject.event, {}).items():
                hands.setdefault(name, []).extend((record, seat, n) for seat, n in enumerate(counts) if n)
        if hands:
            texts = labels(tournament.game, subject, hands)
            rows = [component(texts[name], had, usual, winners, others) for name, had in hands.items()]
            by_subject[subject] = sorted(rows, key=lambda row: (-row.lift, row.label))
    return by_subject


def component(
    label: str, had: Sequence[Hand], usual: Mapping[tuple[int, int], float], winners: int, others: int
) -> Component:
    """One component, from the hands that had it, among so many winners and others."""
    held_by = len(had) / (winners + others)
    return Component(
        label,
        Share(held_by, *wilson(held_by, winners + others), winners + others),
        sum(n for record, seat, n in had if record.shares[seat] > 0) / max(1, winners),
        sum(n for record, seat, n in had if record.shares[seat] == 0) / max(1, others),
        share([record.shares[seat] for record, seat, _ in had]),
        sum(usual[record.table, record.players[seat]] for record, seat, _ in had) / len(had),
        sum(record.scores[seat] for record, seat, _ in had) / len(had),
    )


def usual_shares(records: Sequence[Record]) -> Mapping[tuple[int, int], float]:
    """Each entrant's share of the win at each table."""
    wins: dict[tuple[int, int], list[float]] = {}
    for record in records:
        for player, won in zip(record.players, record.shares, strict=True):
            wins.setdefault((record.table, player), []).append(won)
    return {key: sum(found) / len(found) for key, found in wins.items()}


@dataclass(frozen=True)
class GameGroup:
    """Figures of a group of games."""

    label: str
    games: int
    winning: Mean  # score
    scores: Mean
    margin: Mean  # between the best two sides
    moves: Mean
    changes: Mean  # of the lead
    first: Share  # wins of the first seat


def game_group(label: str, records: Sequence[Record]) -> GameGroup:
    return GameGroup(
        label,
        len(records),
        mean([max(record.totals) for record in records]),
        mean([score for record in records for score in record.scores]),
        mean([margin(record) for record in records]),
        mean([record.moves for record in records]),
        mean([record.lead.changes for record in records]),
        share([record.shares[0] for record in records]),
    )


def margin(record: Record) -> int:
    """Between the best side and the next."""
    totals = sorted(dict(zip(record.sides, record.totals, strict=True)).values(), reverse=True)
    return totals[0] - totals[1] if len(totals) > 1 else 0


def games_by_setup(tournament: Tournament, records: Sequence[Record]) -> list[GameGroup]:
    return [
        game_group(setup.name, chosen)
        for setup in tournament.setups
        if (chosen := [record for record in records if record.setup == setup.name])
    ]


def games_by_shared_component(
    tournament: Tournament, records: Sequence[Record]
) -> dict[Subject, list[GameGroup]]:
    """The games in which a guild, a scenario or a card lay on the table, for each of them."""
    by_subject: dict[Subject, list[GameGroup]] = {}
    for subject in subjects(find(tournament.game).vocabulary):
        groups: dict[str, list[Record]] = {}
        for record in records if subject.shared else ():
            for name in record.tallies.get(subject.event, {}):
                groups.setdefault(name, []).append(record)
        if groups:
            texts = labels(tournament.game, subject, groups)
            rows = [game_group(texts[name], chosen) for name, chosen in groups.items()]
            by_subject[subject] = sorted(rows, key=lambda row: (-row.games, row.label))
    return by_subject


def leaders(records: Sequence[Record]) -> list[Share]:
    """For each tenth of a game: how often the side that led alone after it went on to win."""
    tenths = len(records[0].lead.tenths)
    return [
        share([float(r.shares[r.lead.tenths[k]] > 0) for r in records if r.lead.tenths[k] >= 0])
        for k in range(tenths)
    ]


def bins(values: Sequence[int], most: int = 40) -> tuple[int, int, Callable[[Sequence[int]], list[int]]]:
    """The first bin's start, a round width that gives at most so many bins, and how to count into them."""
    low, high = min(values), max(values)
    width = next(
        w for power in range(9) for w in (10**power, 2 * 10**power, 5 * 10**power) if (high - low) // w < most
    )
    start = low // width * width
    size = (high - start) // width + 1

    def count(chosen: Sequence[int]) -> list[int]:
        counts = [0] * size
        for value in chosen:
            counts[(value - start) // width] += 1
        return counts

    return start, width, count


def quantile(values: Sequence[int], part: float) -> int:
    """The value below which a part of them lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]

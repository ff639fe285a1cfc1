"""Looking back in numbers: the curve of points, changes of the lead, luck beside what was to be expected."""

from functools import cache
from math import sqrt
from random import Random

import pytest

import tetrarch
from tetrarch.core.engine.kernel import CHANCE
from tetrarch.core.match.creation import states_of
from tetrarch.core.match.match import Match
from tetrarch.core.summary.curve import CurvePoint, curve, leads
from tetrarch.core.summary.luck import Luck, expectation, luck

GAMES = ("kingsburg", "castles_of_burgundy", "council_of_four", "kingdom_builder")


@cache
def played(game: str, seats: int = 3) -> Match:
    rng = Random(2)
    match = tetrarch.new(game, seats, 7)
    while not match.over:
        seat = rng.choice(match.seats)
        match.play(rng.choice(match.legal(seat)), seat)
    return match


def lucky(game: str) -> list[Luck]:
    return luck(played(game), states_of(played(game)))


@pytest.mark.parametrize("game", GAMES)
def test_the_curve_has_a_point_for_each_round_and_ends_with_the_result(game: str) -> None:
    match = played(game)
    points = curve(match, states_of(match))
    assert points[-1] == CurvePoint(match.number, points[-1].round, tuple(match.scores()))
    numbers = [point.number for point in points]
    assert numbers == sorted(set(numbers)) and len(points) >= 5
    rounds = [point.round for point in points[:-1]]
    assert rounds == sorted(set(rounds), key=lambda number: number or 0) or set(rounds) == {None}


def test_kingsburg_has_a_point_for_each_season_of_five_years() -> None:
    assert len(curve(played("kingsburg"), states_of(played("kingsburg")))) == 5 * 4


def test_the_lead_changes_where_somebody_else_is_alone_in_front() -> None:
    scores = [(0, 0), (3, 1), (3, 3), (3, 4), (5, 4), (9, 4), (9, 12)]
    points = [CurvePoint(at, at, score) for at, score in enumerate(scores)]
    assert leads(points) == [(3, 1), (4, 0), (6, 1)]
    assert leads(points[:3]) == leads(points[:1]) == []


def test_pips_of_kingsburg() -> None:
    """Three dice of six in each season, and a white one for who gets the king's aid."""
    match = played("kingsburg")
    rolled = [0] * 3
    for entry, state in zip(match.entries, states_of(match), strict=False):
        if entry.seat == CHANCE and entry.token.startswith("~roll:"):
            rolled[int(state.stack[-1].a)] += sum(int(face) for face in entry.token if face.isdigit())
    [pips] = lucky("kingsburg")
    assert pips.measure == "pips" and pips.drawn == rolled
    for expected, variance, draws in zip(pips.expected, pips.variance, pips.draws, strict=True):
        dice = expected / 3.5
        assert draws >= 15 and dice == pytest.approx(round(dice)) and dice >= 3 * draws
        assert variance == pytest.approx(dice * 35 / 12)


def test_jokers_of_council_of_four() -> None:
    """Cards are drawn without being put back, so each is weighed by what is left in the deck."""
    match = played("council_of_four")
    [jokers] = lucky("council_of_four")
    drawn = [entry for entry in match.entries if entry.token == "~card:joker"]
    assert jokers.measure == "jokers" and sum(jokers.drawn) == len(drawn) > 0
    first = next(
        state
        for entry, state in zip(match.entries, states_of(match), strict=False)
        if entry.token.startswith("~card:")
    )
    deck = [int(count) for count in first.deck]
    mean, variance = expectation(match, first)
    assert mean == pytest.approx(deck[-1] / sum(deck))
    assert sqrt(variance) == pytest.approx(sqrt(mean * (1 - mean)))


@pytest.mark.parametrize("game", ["castles_of_burgundy", "kingdom_builder"])
def test_where_more_is_not_simply_better_no_luck_is_told(game: str) -> None:
    assert lucky(game) == []

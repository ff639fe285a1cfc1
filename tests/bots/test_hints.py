"""Hints: the best moves, with chances and reasons, from what the seat may know."""

from __future__ import annotations

import pytest
from librt.vecs import vec

import tetrarch
from bots.test_bots import midgame
from tetrarch import texts
from tetrarch.bots.hints import NOISE, advise, explain, term_key, win_chance
from tetrarch.bots.search.bot import Budget
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng
from tetrarch.core.languages import LANGUAGES

GAMES = [game.id for game in tetrarch.list_games()]


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_the_rule_of_thumb_add_up_and_have_names(game: str) -> None:
    match = tetrarch.new(game, seats=2, seed=3)
    rng = Rng(3)
    for _ in range(40):
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    for seat in range(2):
        parts = explain(match.game, match.state, seat)
        assert sum(worth for _, worth in parts) == pytest.approx(match.game.evaluate(match.state, seat))
    for lang in LANGUAGES:
        for name, _ in parts:
            assert "part-" not in texts.format(term_key(game, name), {}, lang)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_worth_its_points(game: str) -> None:
    rules = tetrarch.new(game, seats=2, seed=3).game
    state = rules.start()
    rules.playout(state, Rng(1))
    assert [dict(explain(rules, state, seat)) for seat in range(2)] == [
        {name: score if name == rules.term_names[0] else 0 for name in rules.term_names}
        for score in rules.scores(state)
    ]


def test_a_hint_names_moves_with_chances_and_reasons() -> None:
    match = midgame(3, 25)
    seat = match.seat
    assert seat is not None
    seen = observe(match.game, match.state, seat, Rng(1))
    found = advise(seen, Budget(60), 4)
    assert 1 < len(found) <= 3
    assert all(advice.action in match.game.legal(match.state) for advice in found)
    assert all(0 < advice.chance < 1 for advice in found)
    assert any(advice.reasons for advice in found)
    assert found[0].equal
    assert [advice.equal for advice in found] == [
        abs(found[0].chance - advice.chance) <= NOISE for advice in found
    ]
    named = {*match.game.term_names, "rivals"}
    for advice in found:
        assert {reason.term for reason in advice.reasons} <= named
        assert [abs(reason.points) for reason in advice.reasons] == sorted(
            (abs(reason.points) for reason in advice.reasons), reverse=True
        )
    assert advise(seen, Budget(60), 4) == found


def test_a_chance_is_that_of_the_whole_lead() -> None:
    assert win_chance(0.5, 0.0, 6.0) == pytest.approx(0.5)
    assert win_chance(0.5, 6.0, 6.0) == pytest.approx(0.731, abs=1e-3)
    assert win_chance(0.731, -6.0, 6.0) == pytest.approx(0.5, abs=1e-3)
    assert 0.999 < win_chance(1.0, 0.0, 6.0) < 1 and 0 < win_chance(0.0, 0.0, 6.0) < 0.001


def test_a_lone_move_gets_its_reasons_without_a_search() -> None:
    match = tetrarch.new("kingdom_builder", seats=2, seed=1)
    for _ in range(3):
        match.play(match.legal()[0])
    seat = match.seat
    assert seat is not None
    found = advise(observe(match.game, match.state, seat, Rng(1)), Budget(60), 4)
    assert [match.descriptor.vocabulary.token(advice.action) for advice in found] == ["end"]


def test_a_hint_does_not_depend_on_hidden_facts() -> None:
    match = midgame(11, 17)
    seat = match.seat
    assert seat is not None
    found = []
    for deal in range(4):
        truth = match.game.imagine(match.state, seat, Rng(deal))
        found.append(advise(observe(match.game, truth, seat, Rng(5)), Budget(30), 9))
    assert all(advice == found[0] for advice in found)


@pytest.mark.parametrize("game", GAMES)
def test_other_weights_judge_otherwise(game: str) -> None:
    """The weights of one set of rules are nobody else's."""
    match = tetrarch.new(game, seats=2, seed=3)
    rng = Rng(3)
    for _ in range(40):
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    before = match.game.evaluate(match.state, 0)
    other = tetrarch.new(game, seats=2, seed=3).game
    other.set_weights(vec[float]([2.0 * float(weight) for weight in other.weights]))
    assert other.evaluate(match.state, 0) != before == match.game.evaluate(match.state, 0)

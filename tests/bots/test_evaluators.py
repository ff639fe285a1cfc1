"""Evaluators of one's own: every bot that judges by the heuristic judges by them instead, compiled or not."""

from __future__ import annotations

from typing import Any

import pytest

import tetrarch
from tetrarch.arena.running.runner import Plan, play_one
from tetrarch.arena.running.workers import WorkFailed
from tetrarch.bots import Evaluator, advise, make_bot, observe
from tetrarch.bots.search.bot import Budget
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.match import Match

asked: list[str] = []  # what evaluators were asked


class Contrary(Evaluator):
    """Likes what the heuristic dislikes."""

    def evaluate(self, game: Any, s: Any, seat: int) -> float:
        asked.append("one")
        return -sum(float(term) for term in game.evaluation_terms(s, seat))


class AtOnce(Contrary):
    """Judges all seats at once, as a network would."""

    def evaluate_all(self, game: Any, s: Any) -> list[float]:
        asked.append("all")
        return [float(-n) for n in game.points_so_far(s)]


class Broken(Evaluator):
    def evaluate(self, game: Any, s: Any, seat: int) -> float:
        raise ValueError("no idea what this is worth")


@pytest.fixture(autouse=True)
def nobody_was_asked() -> None:
    asked.clear()


@pytest.fixture
def match() -> Match:
    """A position in which some moves are plainly better than others."""
    match = tetrarch.new("kingdom_builder", seats=2, seed=4)
    for _ in range(20):
        match.play(match.legal()[0])
    return match


def chosen(match: Match, spec: str, **more: Any) -> int:
    assert match.seat is not None
    return make_bot(spec, 1, **more).choose(match.game, match.state, match.seat, Rng(1))


def worth(match: Match, x: int) -> float:
    """The lead after a move, by the heuristic."""
    s = match.state.clone()
    match.game.apply(s, x)
    own, other = match.state.active, 1 - match.state.active
    return float(match.game.evaluate(s, own) - match.game.evaluate(s, other))


def test_greedy_takes_what_the_evaluator_likes_best(match: Match) -> None:
    values = [worth(match, int(x)) for x in match.game.legal(match.state)]
    assert min(values) < max(values)
    assert worth(match, chosen(match, "greedy")) == pytest.approx(max(values))
    assert worth(match, chosen(match, "greedy", evaluator=Contrary())) == pytest.approx(min(values))


@pytest.mark.parametrize("spec", ["soft:0.1", "mcts:20", "deep:20", "mcts:20*2", "sharp", "frozen1:sharp"])
def test_every_bot_that_judges_asks_it_and_leaves_the_rules_as_they_were(match: Match, spec: str) -> None:
    before = chosen(match, spec)
    chosen(match, spec, evaluator=Contrary())
    assert asked
    assert match.game.evaluator is None and chosen(match, spec) == before


def test_a_network_may_judge_all_seats_at_once(match: Match) -> None:
    chosen(match, "mcts:5", evaluator=AtOnce())
    assert {*asked} == {"one", "all"}


def test_it_has_a_name_wherever_bots_have_one(match: Match) -> None:
    spec = f"{__name__}:Contrary:greedy"
    assert chosen(match, spec) == chosen(match, "greedy", evaluator=Contrary())
    results = [play_one(Plan("kingdom_builder", (spec, "greedy"), 2, 1, {}), index) for index in range(2)]
    assert all(max(zip(one.scores, one.bots, strict=True))[1] == "greedy" for one in results)
    with pytest.raises(tetrarch.BadOption, match="must be a subclass of tetrarch.bots.Evaluator"):
        make_bot("tetrarch.bots.search.bot:Budget:greedy")
    with pytest.raises(tetrarch.BadOption, match="there is no bot 'clever'"):
        make_bot(f"{__name__}:Contrary:clever")


def test_the_rules_can_be_given_one_for_hints_and_searches_of_ones_own(match: Match) -> None:
    game, seat = match.game, match.seat
    assert seat is not None
    plain = game.evaluate(match.state, seat)
    game.evaluator = Contrary()
    assert game.evaluate(match.state, seat) == pytest.approx(-plain)
    assert advise(observe(game, match.state, seat, Rng(1)), Budget(10), 1)
    assert asked


def test_what_compiled_code_would_not_hear_of_is_refused(match: Match) -> None:
    match.game.evaluate = lambda s, seat: 1.0
    with pytest.raises(TypeError, match="set game.evaluator to an Evaluator"):
        chosen(match, "greedy")


def test_what_an_evaluator_raises_is_told_with_its_line(match: Match) -> None:
    with pytest.raises(ValueError, match="no idea"):
        chosen(match, "mcts:5", evaluator=Broken())
    assert match.game.evaluator is None
    plan = Plan("kingdom_builder", (f"{__name__}:Broken:greedy", "random"), 1, 1, {})
    with pytest.raises(WorkFailed, match="ValueError: no idea what this is worth") as failed:
        play_one(plan, 0)
    assert 'raise ValueError("no idea what this is worth")' in failed.value.trace
    assert "bots/search" not in failed.value.trace, "the traceback is that of one's own code"

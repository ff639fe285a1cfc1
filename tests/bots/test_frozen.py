"""Frozen line-ups: opponents that stay as they are, under a name of their own."""

from __future__ import annotations

import pytest

import tetrarch
from bots.test_bots import midgame
from tetrarch.arena.running.runner import Plan, play_one
from tetrarch.bots.factory import make_bot
from tetrarch.bots.levels import LEVELS
from tetrarch.bots.tuning import FROZEN, TODAYS, frozen_tuning
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.game_data import read_data


@pytest.mark.parametrize("name", FROZEN)
def test_a_frozen_line_up_has_every_level_and_a_weight_for_every_term(name: str) -> None:
    tuning = frozen_tuning(name)
    assert [*tuning.levels] == [level.id for level in LEVELS]
    assert {*tuning.weights} == {game.id for game in tetrarch.list_games() if game.id != "lanterns"}
    for game, weights in tuning.weights.items():
        assert [*weights] == [*read_data(game, "weights")["weights"]]
    settings = tuning.settings(deep=True)
    rules = tetrarch.find("kingsburg").game(2, {})[0]
    assert settings.deep and settings.explore == 0.3 and settings.profiles.of(rules).margin == 6.0


def test_a_frozen_bot_judges_by_its_own_weights_and_leaves_those_of_others_alone() -> None:
    rules = tetrarch.find("council_of_four").game(2, {})[0]
    state = rules.start()
    rules.advance(state, Rng(1))
    state.round = 60
    mine = rules.evaluate(state, 0)
    with frozen_tuning("frozen1").judging(rules):
        frozen = rules.evaluate(state, 0)
    assert frozen > mine == rules.evaluate(state, 0)
    with TODAYS.judging(rules):
        assert rules.evaluate(state, 0) == mine
    builder = tetrarch.find("lanterns").game(2, {})[0]
    with frozen_tuning("frozen1").judging(builder):  # a game that was not known then judges as it does
        assert builder.start().seats == 2


def test_a_frozen_bot_is_a_bot_like_any_other() -> None:
    match = midgame(3, 25)
    assert match.seat is not None
    player = make_bot("frozen1:strong", 3)
    assert player.name == "frozen1:strong"
    choices = {
        make_bot("frozen1:mcts:5", 3).choose(match.game, match.state, match.seat, Rng(1)) for _ in range(2)
    }
    assert len(choices) == 1 and choices <= set(match.game.legal(match.state))
    result = play_one(Plan("kingsburg", ("frozen1:steady", "frozen1:soft:0.7"), 1, 1, {}), 0)
    assert result.bots == ("frozen1:steady", "frozen1:soft:0.7")
    with pytest.raises(tetrarch.BadOption):
        make_bot("frozen1:clever")

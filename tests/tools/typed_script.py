"""What somebody may write who uses the package with mypy --strict: `test_wheel.py` checks and runs it.

Every `assert_type` is what an editor shows at that place.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import assert_type

import tetrarch
import tetrarch.games.kingsburg
from tetrarch.bots import LEVELS, Advice, Bot, BotPlayer, Budget, Observation, advise, make_bot, observe


class Last(Bot):
    """A bot in plain Python."""

    def choose(self, observation: Observation, budget: Budget) -> int:
        actions = observation.game.legal(observation.state)
        return max(actions) if budget.more(0) else actions[self.rng.below(len(actions))]


def matches() -> None:
    match = tetrarch.new("kingdom_builder", seats=2, seed="typed", guilds=["knights", "miners", "lords"])
    assert_type(match, tetrarch.Match)
    assert_type(match.seat, int | None)
    assert_type(match.seats, list[int])
    assert_type(match.question, tetrarch.Question | None)
    moves = match.legal()
    assert_type(moves, list[tetrarch.Move])
    assert_type(moves[0].token, str)
    assert_type(moves[0].action, int)
    assert_type(moves[0].ruling, str | None)
    assert_type(moves[0].args, Mapping[str, object])
    assert_type(moves[0].text("it"), str)
    assert_type(match.number, int)
    match.play(moves[0], seat=0, number=match.number)
    match.undo()
    match.play(moves[0].token)
    assert_type(match.events(seat=None), list[tetrarch.GameEvent])
    assert_type(match.score_sheet(0, zeros=True), list[tetrarch.ScoreLine])
    assert_type(match.scores(), list[int])
    assert_type(match.winners(), list[int])
    assert_type(match.view(0), dict[str, object])
    assert_type(match.seed, int | str | None)
    assert_type(match.entries, list[tetrarch.RecordEntry])
    assert_type(match.copy(), tetrarch.Match)
    assert_type(copy.deepcopy(match), tetrarch.Match)
    assert_type(match.record(), str)
    assert_type(tetrarch.replay(match.record()), tetrarch.Match)
    assert_type(tetrarch.verify(match.record()).problems, tuple[str, ...])
    assert_type(tetrarch.from_json(match.to_json()), tetrarch.Match)
    try:
        match.play("b:A1")
    except tetrarch.IllegalAction as error:
        assert_type(error.ruling, str | None)
    except tetrarch.GameError:
        raise


def games() -> None:
    assert_type(tetrarch.list_games(), list[tetrarch.Descriptor])
    kingsburg = tetrarch.find("kingsburg")
    assert_type(kingsburg.rulings("pl")["KI-1"], tetrarch.Ruling)
    assert_type(kingsburg.seats, range)
    for option in kingsburg.options:
        assert_type(option, tetrarch.Option)
    for module in kingsburg.modules:
        assert_type(module, tetrarch.ModuleInfo)


def fast_layer() -> None:
    game, options = tetrarch.find("kingdom_builder").game(2, {})
    assert_type(options, dict[str, bool | int | str | tuple[str, ...]])
    rng = tetrarch.Rng(1)
    state = game.start()
    game.advance(state, rng)
    assert game.asked(state) != tetrarch.CHANCE
    for action in game.legal(state):
        twin = state.clone()
        game.apply(twin, action)
    assert_type(game.scores(state), list[int])
    assert_type(game.utility(state), list[float])
    assert_type(game.over(state), bool)
    assert rng.below(6) < 6


def bots() -> None:
    match = tetrarch.new("kingsburg", seed=1)
    rng = tetrarch.Rng(2)
    player = make_bot(LEVELS[0].id)
    assert_type(player, BotPlayer)
    seat = match.seat
    assert seat is not None
    assert_type(player.choose(match.game, match.state, seat, rng), int)
    observation = observe(match.game, match.state, seat, rng)
    assert_type(observation, Observation)
    assert_type(advise(observation, Budget(5), seed=1), list[Advice])
    match.play(Last(seed=3).choose(observation, Budget()))


matches()
games()
fast_layer()
bots()
print(tetrarch.games.kingsburg.__name__, tetrarch.__version__)

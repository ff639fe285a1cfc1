"""The heuristic of the solo game: it likes what fills the duchy and reaches the target."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import SHIPS, alone, filled
from games.castles_of_burgundy.scene import Scene
from tetrarch._build import compiled
from tetrarch.arena.running.runner import Plan, play_one
from tetrarch.bots.search.bot import Budget
from tetrarch.bots.search.greedy import GreedyBot
from tetrarch.bots.search.mcts import MctsBot
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng

ALL = ["extra_tiles", "white_castles", "inns", "trade_routes", "shields", "solo", "vineyards"]


def worth(s: Scene) -> float:
    return float(s.match.game.evaluate(s.match.state, 0))


@pytest.mark.parametrize(
    "more",
    [
        {"silver": 1},
        {"workers": 1},
        {"workers": 12},
        {"goods": "1"},
        {"points": 3},
        {"placed": "B3:castle A3:bank"},
        {"placed": "B3:castle B4:m8"},
        {"placed": "B3:castle A3:bank A2:mine"},
        *({"storage": tile} for tile in "castle mine ship cow3 m8 m22 bank watchtower wild".split()),
    ],
)
def test_what_one_has_is_worth_something(more: dict[str, Any]) -> None:
    assert worth(alone(**more)) > worth(alone())


def test_stored_tiles_by_their_use() -> None:
    """A tile that a die can place is best, then one with a space, then one far from its spaces."""
    fits, waits, far, useless = (
        worth(alone("B3:castle", storage="ship", rolled="33")) - worth(alone(rolled="33")),
        worth(alone("B3:castle", storage="ship", rolled="22")) - worth(alone(rolled="22")),
        worth(alone("E5:castle", storage="ship", rolled="22")) - worth(alone("E5:castle", rolled="22")),
        worth(alone(f"{SHIPS} F5:ship", storage="ship")) - worth(alone(f"{SHIPS} F5:ship")),
    )
    assert fits > waits > far > 0 > useless
    full = worth(alone(storage="m1 m2 m3")) - worth(alone(storage="m1 m2"))
    assert full < worth(alone(storage="m1 m3")) - worth(alone(storage="m1"))


def test_a_ship_is_worth_more_where_goods_lie() -> None:
    laden = worth(alone(storage="ship", lying={1: "1 1 2"})) - worth(alone(lying={1: "1 1 2"}))
    assert laden > worth(alone(storage="ship")) - worth(alone())


def test_points_count_for_more_when_the_target_is_low() -> None:
    def gain(target: int) -> float:
        low = alone(points=1, target=target)
        return worth(alone(points=4, target=target)) - worth(low)

    assert gain(10) > gain(50) > gain(100) > 0


@pytest.mark.parametrize(
    "moves",
    [
        "place:4-ship-F5",
        "place:4-ship-F5 first:colour",
        "place:4-ship-F5 first:effect",
        "place:4-ship-F5 first:target",
    ],
)
def test_what_is_due_is_worth_something(moves: str) -> None:
    s = alone(SHIPS, storage="ship", rolled="44", points=45, lying={1: "1"}, black="bank").play(moves)
    answered = alone(f"{SHIPS} F5:ship", rolled="4", lying={1: "1"}, black="bank", position={"target": 45})
    assert worth(s) > worth(answered)


@pytest.mark.parametrize(
    "tile, ask", [("market", "fetch"), ("town_hall", "town_hall"), ("warehouse", "warehouse")]
)
def test_effects_that_are_asked_are_worth_something(tile: str, ask: str) -> None:
    given: dict[str, Any] = {"depots": {1: "ship"}, "goods": "1"}
    s = alone(storage=f"{tile} m1", rolled="66", **given).play(f"place:6-{tile}-A3")
    assert s.ask == ask
    assert worth(s) > worth(alone(f"B3:castle A3:{tile}", storage="m1", rolled="6", **given))


def test_a_full_duchy_is_best_and_the_end_leaves_only_spaces() -> None:
    last = {"phase": "E", "round": 5, "dice": [[]]}
    won = alone(filled("A2"), storage="mine", rolled="55").play("place:5-mine-A2")
    lost = alone(filled("A2"), silver=9, goods="1 1 1", position=last).play("end")
    worse = alone(filled("A2 A3"), silver=9, goods="1 1 1", position=last).play("end")
    assert worth(won) > 0 > worth(lost) > worth(worse)


def test_bots_finish_the_duchy() -> None:
    s = alone(filled("A2"), storage="mine", rolled="15", black="mine")
    watched = observe(s.match.game, s.match.state, 0, Rng(1))
    win = s.match.descriptor.vocabulary.read("place:5-mine-A2")
    assert GreedyBot(1).choose(watched, Budget()) == win
    assert MctsBot(1).choose(watched, Budget(40)) == win


def spaces(bot: str, games: int, modules: list[str], **options: object) -> float:
    """How many spaces a bot fills on average."""
    plan = Plan("castles_of_burgundy", (bot,), games, 5, {"modules": modules, **options})
    return sum(play_one(plan, index).scores[0] for index in range(games)) / games


def test_greedy_fills_far_more_than_chance() -> None:
    assert spaces("greedy", 3, ["solo"]) > 28 > 14 > spaces("random", 3, ["solo"])


@pytest.mark.skipif(not compiled(), reason="a minute uncompiled")
@pytest.mark.parametrize("bot", ["greedy", "mcts:2"])
def test_bots_play_with_all_modules_to_the_end(bot: str) -> None:
    assert spaces(bot, 1, ALL, solo_duchy=34, target=20) > 18


def test_a_search_sees_nothing_hidden() -> None:
    match = tetrarch.new("castles_of_burgundy", seats=1, seed=2, modules=["solo"])
    match.play(match.legal()[0])
    twin = match.game.imagine(match.state, 0, Rng(1))
    assert match.descriptor.dump(match.game, twin) == match.descriptor.dump(match.game, match.state)

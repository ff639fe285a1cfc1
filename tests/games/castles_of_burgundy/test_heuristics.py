"""The heuristic of the bots: it likes what leads to points."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import team, vines
from games.castles_of_burgundy.scene import MODULES, Scene, scene
from tetrarch.bots.search.bot import Budget
from tetrarch.bots.search.greedy import GreedyBot
from tetrarch.bots.search.mcts import MctsBot
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng


def worth(s: Scene, seat: int = 0) -> float:
    return float(s.match.game.evaluate(s.match.state, seat))


def test_before_the_duchies_are_dealt_nothing_is_worth_anything() -> None:
    game = tetrarch.new("castles_of_burgundy", seats=2, seed=1).game
    assert game.evaluate(game.start(), 0) == 0


@pytest.mark.parametrize(
    "more",
    [
        {"silver": 1},
        {"workers": 1},
        {"workers": 12},
        {"goods": "1"},
        {"storage": "castle"},
        {"storage": "cow3"},
        {"storage": "m8"},
        {"storage": "inn", "modules": "inns"},
        {"points": 3},
    ],
)
def test_what_a_seat_has_is_worth_something(more: dict[str, Any]) -> None:
    assert worth(scene(**more)) > worth(scene())


def test_a_tile_that_fits_a_die_is_worth_more() -> None:
    """Next to the castle in the middle there are spaces for ships with a 2 and with a 5."""
    fits, far = (worth(scene(storage="ship", rolled=dice)) for dice in ("55", "44"))
    assert fits > far
    worker = worth(scene(rolled="44", workers=1)) - worth(scene(rolled="44"))
    assert worth(scene(storage="ship", rolled="44", workers=1)) > far + worker


def test_a_tile_without_a_space_is_worth_less() -> None:
    def gain(placed: str) -> float:
        return worth(scene(placed, storage="cow3")) - worth(scene(placed))

    assert gain("D4:castle C3:bank") > gain("D4:castle") > 0


def test_an_unused_die_is_worth_something_and_so_is_time() -> None:
    assert worth(scene(storage="ship", rolled="11")) > worth(scene(storage="ship", rolled="1"))
    last: dict[str, object] = {"phase": "E", "round": 5}
    late = scene(storage="ship", rolled=["", "11"], position=last | {"active": 1, "done": [0]})
    assert worth(late) == worth(scene(rolled=["", "11"], position=last | {"active": 1, "done": [0]}))


def test_animals_of_a_kind_belong_together() -> None:
    """The pasture at the upper left of duchy 1 has five spaces."""
    herd = "D4:castle C2:cow4"
    same, other = (scene(herd, storage=tile) for tile in ("cow3", "pig3"))
    assert worth(same) > worth(other)
    assert worth(scene(herd + " A4:m7", storage="cow3")) > worth(scene(herd + " A4:m8", storage="pig3"))


def test_mines_and_monasteries_promise_more_while_the_game_is_young() -> None:
    for tiles in ("E3:mine", "A4:m12", "E3:mine A4:m2"):
        young, old = (
            worth(scene("D4:castle " + tiles, position={"phase": phase}))
            - worth(scene("D4:castle", position={"phase": phase}))
            for phase in "AD"
        )
        assert young > old


def test_a_monastery_for_buildings_counts_them() -> None:
    bank = "D4:castle E4:bank A4:"
    assert worth(scene(bank + "m22")) > worth(scene(bank + "m21"))


def test_a_shield_is_worth_its_points_and_its_power() -> None:
    def bearing(shield: int) -> float:
        position = {"shields": [{"D4": shield}, {}], "phase": "D"}
        return worth(scene(modules="shields", position=position))

    assert bearing(2) > bearing(8) > worth(scene(modules="shields", position={"phase": "D"}))


def test_a_bonus_tile_that_others_have_is_worth_nothing() -> None:
    mines = " E3:mine F2:mine G1:mine"
    gone: dict[str, object] = {"bonus": {"mine": [1, 2]}}
    duchies = ["D4:castle E3:mine F2:mine", "D4:castle" + mines, "D4:castle" + mines]
    free = [duchies[0], "D4:castle", "D4:castle"]
    assert worth(scene(*free)) > worth(scene(*duchies, position=gone))


@pytest.mark.parametrize(
    "tile, asked",
    [
        ("carpenter", "fetch"),
        ("town_hall", "town_hall"),
        ("warehouse", "warehouse"),
        ("crane", "crane"),
        ("white_castle", "action"),
    ],
)
def test_an_effect_that_is_being_asked_about_is_worth_something(tile: str, asked: str) -> None:
    s = scene(
        storage=f"{tile} mine",
        goods="4",
        rolled="33",
        depots={1: "bank"},
        modules="extra_tiles white_castles",
    ).play(f"place:3-{tile}-C3")
    assert s.ask == asked
    before = worth(s)
    assert before > worth(s.play("skip"))


def test_a_castles_action_and_a_ships_goods_are_worth_something() -> None:
    s = scene("D4:castle B2:cow2", storage="castle", rolled="55").play("place:5-castle-A2")
    assert s.ask == "action" and worth(s) > worth(s.play("skip"))
    s = scene(storage="ship", rolled="55", lying={2: "1 1 3"}).play("place:5-ship-D5")
    assert s.ask == "goods" and worth(s) > worth(s, 1)


def test_a_search_answers_what_finishes_an_action_by_the_rule_of_thumb() -> None:
    """A castle that lets a second tile complete its area is better than two workers."""
    s = scene("D4:castle B2:cow2", storage="castle mine", rolled="5", position={"phase": "C"})
    seen = observe(s.match.game, s.match.state, 0, Rng(1))
    chosen = int(MctsBot(1).choose(seen, Budget(60)))
    assert next(move.token for move in s.match.legal() if move.action == chosen) == "place:5-castle-A2"


def test_greedy_plays_a_whole_game_with_all_modules_and_its_score_is_the_last_word() -> None:
    match = tetrarch.new("castles_of_burgundy", seats=2, seed=5, modules=list(MODULES))
    bots = [GreedyBot(1), GreedyBot(2)]
    rng = Rng(3)
    while not match.over:
        seat = match.seat
        assert seat is not None
        match.play(int(bots[seat].choose(observe(match.game, match.state, seat, rng), Budget(1))))
    scores = match.scores()
    assert [match.game.evaluate(match.state, seat) for seat in (0, 1)] == scores
    assert min(scores) > 90


# vineyards and teams


def choice(s: Scene) -> str:
    """What the greedy bot does."""
    match = s.match
    assert match.seat is not None
    seen = observe(match.game, match.state, match.seat, Rng(1))
    return match.descriptor.vocabulary.token(GreedyBot(1).choose(seen, Budget(1)))


def test_vines_of_one_colour_are_worth_more_together() -> None:
    """With a red vine tile: one area of four, or one of three and a single vine."""
    together = vines(planted="1:blue_red 2:red_green 3:red_red", grapes="red")
    apart = vines(planted="1:red_blue 2:green_red 3:red_red", grapes="red")
    assert worth(together) > worth(apart) + 4
    assert worth(apart) > worth(vines(planted="1:red_blue 2:green_red 3:red_red", grapes="black")) + 5


def test_a_level_that_is_begun_promises_a_vine_tile_while_there_is_time() -> None:
    begun, late = ({"phase": phase, "round": 5, "dice": [[], []]} for phase in "AE")

    def gain(position: dict[str, object]) -> float:
        planted = vines(planted="1:red_blue", position=position)
        return worth(planted) - worth(vines(position=position))

    assert gain(begun) > gain(late) >= 0


def test_a_double_tile_is_worth_something_more_if_a_die_fits() -> None:
    """The first one goes on a space with a 1 or a 4."""
    plain = {dice: worth(vines(rolled=dice)) for dice in ("44", "33", "66")}
    stored = {dice: worth(vines(rolled=dice, storage="red_red")) - plain[dice] for dice in plain}
    assert stored["44"] > stored["66"] > 0
    helped = worth(vines(rolled="33", storage="red_red", workers=1)) - worth(vines(rolled="33", workers=1))
    assert stored["44"] > helped > stored["33"]


def test_a_double_tile_without_a_space_is_worth_nothing() -> None:
    full = " ".join(f"{space}:{tile}" for space, tile in enumerate(DOUBLES, 1))
    assert worth(vines(planted=full, storage="red_blue")) <= worth(vines(planted=full))


DOUBLES = "orange_yellow orange_green orange_red orange_black orange_blue yellow_green yellow_red".split()
DOUBLES += "yellow_black yellow_blue green_red green_black green_blue".split()


def test_greedy_takes_plants_and_chooses_vines_that_match() -> None:
    assert choice(vines(rolled="11", depot="red_red blue_blue yellow_yellow", grapes="red")) == "pick:1-1"
    planted = choice(
        vines(rolled="22", storage="red_blue", planted="1:green_red 2:black_yellow", grapes="red")
    )
    assert planted == "plant:2-red_blue-3"
    s = vines(rolled="44", storage="green_red", planted="1:blue_red").play("plant:4-red_green-2")
    assert s.ask == "bonuses" and worth(s) > worth(vines(planted="1:blue_red 2:red_green"))
    assert choice(s.play("first:boarding_house")) == "grape:red"


@pytest.mark.parametrize("ask", ["fetch_double", "fetch_black"])
def test_a_bonus_of_a_vineyard_is_worth_something(ask: str) -> None:
    asked = {"ask": ask, "seat": 0}
    turn = {"ask": "turn", "seat": 0}
    doc: dict[str, object] = {"vineyard_depot": ["red_red", None, None]}
    due = vines(position=doc | {"stack": [turn, asked]}, black="mine")
    assert worth(due) > worth(vines(position=doc | {"stack": [turn]}, black="mine"))


def test_partners_value_what_they_share() -> None:
    """A tile in the shared storage is worth something to both, and fits the dice of either."""
    bare = team(rolled="11")
    for seat in (0, 2):
        assert worth(team(rolled="11", shared="ship"), seat) > worth(bare, seat)
    assert worth(team(rolled="11", shared="red_red", modules="vineyards")) > worth(
        team(rolled="11", modules="vineyards")
    )


def test_partners_judge_chains_of_actions_step_by_step() -> None:
    """A castle leads to a question that is worth its action, as there are too many ways to go on."""
    s = team("D7:castle D8:bank D9:ship", storage="castle", shared="church town_hall", rolled="66")
    s = s.play("place:6-castle-D10")
    assert s.ask == "action" and not s.match.game.steps[s.match.state.stack[-1].step].finishes_action
    promised = worth(s)
    assert promised > worth(s.play("skip"))

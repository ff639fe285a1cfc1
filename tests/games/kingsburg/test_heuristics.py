"""The heuristic of Kingsburg's bots: it likes what leads to points."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from librt.vecs import vec

from games.kingsburg.scene import Scene, new, row, scene
from tetrarch.bots.search.bot import Budget
from tetrarch.bots.search.greedy import GreedyBot
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng

MODULES = ["extra_rows", "alternate_rows", "governors", "destiny", "troop_tokens", "whims"]


def rules(s: Scene) -> Any:
    """The rules, judging by the weights that the fit began with: what is liked shall not hang on a fit."""
    game = s.match.game
    doc = json.loads(files("tetrarch").joinpath("games", "kingsburg", "data", "weights.json").read_text())
    game.set_weights(vec[float]([float(weight) for weight in doc["from"].values()]))
    return game


def worth(s: Scene, seat: int = 0) -> float:
    return float(rules(s).evaluate(s.match.state, seat))


def chosen(s: Scene) -> str:
    """What the greedy bot answers."""
    seen = observe(rules(s), s.match.state, s.seat, Rng(1))
    return str(s.match.descriptor.vocabulary.token(int(GreedyBot(1).choose(seen, Budget(1)))))


def test_what_one_has_is_worth_something() -> None:
    base = worth(scene("summer roll", year=2))
    for held in ("g1", "w1", "s1"):
        assert worth(scene("summer roll", year=2, held=held)) > base
    assert worth(scene("summer roll", year=2, plus2=1)) > base
    assert worth(scene("summer roll", year=2, soldiers=1)) > base
    assert worth(scene("summer roll", year=2, buildings="inn")) > base
    assert worth(scene("summer roll", year=2, more={"envoy": 0})) > base
    assert worth(scene("spring roll", year=2, more={"aid": 0})) > worth(scene("spring roll", year=2))


def test_goods_that_cannot_be_spent_any_more_are_worth_little() -> None:
    early = worth(scene("spring roll", year=1, held="g3")) - worth(scene("spring roll", year=1))
    late = worth(scene("recruit hire", year=5, held="g3")) - worth(scene("recruit hire", year=5))
    assert early > 2 > 1 > late


def test_a_building_within_reach_is_worth_more_than_goods_that_do_not_fit() -> None:
    assert worth(scene("autumn roll", held="g2")) > worth(scene("autumn roll", held="s2"))
    full = " ".join(
        row(last) for last in ("cathedral", "merchants_guild", "wizards_guild", "fortress", "embassy")
    )
    gain = worth(scene("autumn roll", buildings=full, held="g2")) - worth(
        scene("autumn roll", buildings=full)
    )
    assert gain == pytest.approx(
        2 * 0.8 + 1.0, abs=0.5
    )  # nothing left to build; the Cathedral pays for two goods


def test_soldiers_count_until_the_battle_is_over() -> None:
    def gain(at: str, **more: object) -> float:
        return worth(scene(at, year=3, soldiers=4, **more)) - worth(scene(at, year=3, **more))

    assert gain("recruit hire") > 1
    shown = {"invader": "iii_zombies_6", "known": [0, 1, 2], "shown": True, "royal": 3}
    assert gain("winter battle", more=shown) == pytest.approx(0.0)  # the battle is fought at once
    assert gain("winter reinforce", more=shown | {"royal": None}) > 1
    assert gain("winter reinforce", buildings=row("fortress"), more=shown | {"royal": None}) > 0.5


def test_a_battle_that_is_over_promises_nothing() -> None:
    s = scene("winter reveal", year=4, held="g2w2s2", soldiers=[0, 9, 0]).play("~invader:iv_demons_6 ~die:1")
    assert s.question == "lose"
    lost = worth(s)
    s.match.state.soldiers[0] = 9
    assert worth(s) == lost


def test_a_token_that_was_played_counts_in_battle_and_is_gone() -> None:
    s = scene(
        "winter reinforce",
        year=5,
        modules=["troop_tokens"],
        more={"invader": "v_dragons_9", "known": [0, 1, 2]},
    )
    before = worth(s)
    s.match.game.apply(s.match.state, s.match.legal()[-1].action)
    assert worth(s) < before  # four soldiers do not win against dragons, and the token would have scored


def test_dice_are_worth_what_they_can_reach() -> None:
    assert worth(scene(dice="666")) > worth(scene(dice="111")) > worth(scene(dice=""))
    assert worth(scene(dice="1")) > worth(scene(dice="1", placed={"jester": "1:1"}))
    assert worth(scene(dice="15w1")) > worth(scene(dice="15"))


def test_helps_that_are_won_count() -> None:
    def won(place: str = "", **options: Any) -> float:
        s = scene(dice=["", "6", ""], placed={place: "0:466"} if place else {}, **options)
        assert s.seat == 1
        return worth(s)

    assert won("wizard") > won("squire") > won()
    politician: dict[str, Any] = {"modules": ["governors"], "governors": "politician"}
    assert won("space_15", **politician) > won("space_5", **politician) > won(**politician)
    assert won("wizard", modules=["whims"], more={"whims": [16]}) > won("wizard")


def test_help_on_its_way_is_not_forgotten() -> None:
    asked = scene(
        "autumn help",
        placed={"duchess": "0:66", "inventor": "0:366", "merchant": "1:4 0:4"},
        more={"order": [1, 0, 2]},
    )
    assert asked.seat == 1 and worth(asked) > 4
    before = worth(asked)
    asked.play("take:gold")
    assert worth(asked) == pytest.approx(before)
    asked.play("take:gold")
    assert worth(asked) == pytest.approx(before, abs=0.7)
    assert worth(scene("kings_aid compare")) > worth(scene("kings_aid compare", buildings="inn")) - 2.5


def test_greedy_takes_the_best_advisor_and_builds() -> None:
    assert chosen(scene(dice="566", year=2)).endswith("-queen")
    assert chosen(scene("autumn build", held="g2", year=2)) == "build:statue"
    assert chosen(scene("autumn build", held="g2", year=5)) == "build:statue"
    assert chosen(scene("recruit hire", held="g2w2", year=5)).startswith("hire:")


def test_governors_and_rows_are_compared() -> None:
    s = new(2, modules=["governors"]).play(
        "~order:0+1 ~governor:thief ~governor:miner ~governor:politician"
        " ~governor:duke ~governor:fairy ~governor:priest"
    )
    assert chosen(s) == "govern:politician"
    s = new(2, modules=["alternate_rows"]).play("~order:0+1 ~row:B ~row:F ~row:C ~row:D")
    assert chosen(s).startswith("lay:")
    s = new(2, modules=["governors"], governor_method="auction").play(
        "~order:0+1 ~governor:thief ~governor:miner ~governor:politician"
    )
    assert chosen(s) == "open:politician-0"
    s.play("open:politician-0")
    assert chosen(s) == "bid:1"
    assert chosen(s.play("bid:9")) == "pass"


@pytest.mark.parametrize(
    "options", [{}, {"modules": MODULES, "scenario": "goblin_valley"}], ids=["base", "all"]
)
def test_greedy_plays_a_whole_game_and_its_score_is_the_last_word(options: dict[str, object]) -> None:
    s = new(3, 5, **options).chance()
    bots = [GreedyBot(seed) for seed in range(3)]
    rng = Rng(3)
    while not s.match.over:
        seat = s.match.seat
        assert seat is not None
        seen = observe(s.match.game, s.match.state, seat, rng)
        s.match.play(int(bots[seat].choose(seen, Budget(1))), seat=seat)
    assert [worth(s, seat) for seat in range(3)] == s.match.scores()
    assert min(s.match.scores()) > 12


def test_dice_on_a_private_space_promise_its_help() -> None:
    ruled = {"governors": "politician", "modules": ["governors"]}
    placed = scene("autumn influence", ["", "6"], placed={"space_15": "0:555"}, **ruled)  # type: ignore[arg-type]
    bare = scene("autumn influence", ["", "6"], **ruled)  # type: ignore[arg-type]
    assert worth(placed) > worth(bare)

"""Combining expansions and duchies 11 to 30: CB-132 to CB-139."""

import random
from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.scene import MODULES, Scene, new, scene, walk

ruling = pytest.mark.ruling
BESIDE = {"phase": "B", "aside": 1, "removed": {"castle": 1}}  # a castle that was left at the end of phase A


@ruling("CB-132")
@pytest.mark.parametrize("seed", range(6))
def test_all_combinations_can_be_played(seed: int) -> None:
    chance = random.Random(seed)
    modules = [module for module in MODULES if chance.random() < 0.6]
    *_, s = walk(seed, seats=2 + seed % 3, modules=modules, boards="all")
    assert s.match.over


@ruling("CB-132")
def test_an_unknown_module_is_refused() -> None:
    with pytest.raises(tetrarch.BadOption):
        new(modules=["dragons"])


@ruling("CB-133")
@pytest.mark.parametrize("number", range(11, 31))
def test_further_duchies_are_played_like_the_others(number: int) -> None:
    s = new(2, number, duchies="same", duchy=number)
    assert len(s.offered("castle")) == 4
    s.play(f"castle:{min(s.offered('castle'))} castle:{max(s.offered('castle'))}")
    assert s.ask == "turn" and s.of("empty") == 36


@ruling("CB-134")
def test_castle_rules_hold_for_duchies_11_to_18_only() -> None:
    for options in (
        {},
        {"boards": "all"},
        {"duchies": "random", "boards": "special"},
        {"duchies": "same", "duchy": 10},
        {"duchies": "same", "duchy": 19, "boards": "first"},
    ):
        with pytest.raises(tetrarch.BadOption, match="CB-134"):
            new(castle_connection=True, **options)
    assert new(castle_connection=True, boards="first").ask == "side"
    for number in (11, 18):
        assert new(castle_connection=True, duchies="same", duchy=number).ask == "castle"


# duchy 11: C6 at B3, C6 at D1, C1 at D7, C2 at F3
def linked(placed: str, storage: str, rolled: str, linked: bool = True, **more: Any) -> Scene:
    return scene(
        placed,
        duchy_number=11,
        storage=storage,
        rolled=rolled,
        castle_connection=linked,
        **more,
    )


@ruling("CB-135")
def test_a_tile_must_be_next_to_a_castle_or_linked_with_one() -> None:
    chain = "B3:castle C3:ship"
    assert linked(chain, "bank", "26", False).offered("place") == {"2-bank-D3", "6-bank-D4"}
    assert linked(chain, "bank", "26").why("place:2-bank-D3") == "CB-135"
    assert linked(chain, "bank", "45").offered("place") == {"4-bank-A3", "5-bank-A2"}
    assert linked(chain, "m5", "14").offered("place") == {"1-m5-B2"}  # C2 touches the ship alone


@ruling("CB-135")
def test_tiles_of_the_same_colour_are_a_link() -> None:
    assert linked("B3:castle B2:m1", "m5", "24").offered("place") == {"2-m5-B1", "4-m5-C2"}
    s = linked("B3:castle C3:ship D3:bank", "church", "66")  # the ship in between breaks it
    assert s.offered("place") == set() and s.why("place:6-church-D4") == "CB-135"


@ruling("CB-135")
def test_adjacency_is_needed_as_well() -> None:
    s = linked("B3:castle F3:castle", "mine", "55")
    assert s.offered("place") == {"5-mine-F4"}
    assert linked("B3:castle", "mine", "55").offered("place") == set()


@ruling("CB-136")
def test_castles_need_no_link() -> None:
    s = linked("B3:castle C3:ship D3:bank E2:cow2", "castle", "22")
    assert s.offered("place") == set()
    s = linked("B3:castle C3:ship D3:bank E3:cow2", "castle", "22")
    assert s.offered("place") == {"2-castle-F3"}


@ruling("CB-137")
def test_white_castles_and_inns_are_no_castles() -> None:
    s = linked("B3:castle C3:ship D3:white_castle", "cow2", "44", modules="white_castles inns")
    assert s.offered("place") == set()
    s = linked("B3:castle F3:inn", "mine", "55", modules="white_castles inns")
    assert s.offered("place") == set() and s.why("place:5-mine-F4") == "CB-135"


def rich(**more: Any) -> Scene:
    given: dict[str, Any] = {"points": 9, "position": {"phase": "B", "aside": 1, "removed": {"castle": 1}}}
    return linked("B3:castle", "", "25", **given | more)


@ruling("CB-138")
def test_a_castle_for_both_dice_and_five_points() -> None:
    s = rich().play("regain")
    assert (
        s.of("points") == 4 and s.of("dice") == [] and s.storage() == "castle" and s.sheet() == {"regain": -5}
    )
    assert s.json["aside"] == 0 and s.verbs == {"end"}


@ruling("CB-138")
def test_castles_that_are_cleared_away_can_be_regained() -> None:
    position = {"round": 5, "active": 1, "done": [0], "dice": [[], []]}
    s = linked("B3:castle", "", "", depots={2: "castle m1"}, black="castle", points=5, position=position)
    assert s.play("end").json["aside"] == 2
    assert "regain" in s.verbs


@ruling("CB-139")
def test_terms_of_regaining() -> None:
    assert "regain" in rich().verbs
    assert rich(points=4).why("regain") == "CB-139"
    assert rich().play("workers:2").why("regain") == "CB-139"
    # discarded castles are not for sale
    assert rich(position={"phase": "B", "aside": 0, "removed": {"castle": 1}}).why("regain") == "CB-138"
    s = linked(
        "B3:castle", "", "25", False, points=9, position={"phase": "B", "aside": 1, "removed": {"castle": 1}}
    )
    assert "regain" not in s.verbs


@ruling("CB-139")
def test_a_full_storage_asks_for_a_discard() -> None:
    """Only where purchases allow it: by the rulebook nothing is bought without an empty space."""
    assert "regain" not in linked("B3:castle", "m1 m2 m3", "25", points=5, position=BESIDE).tokens
    s = linked("B3:castle", "m1 m2 m3", "25", points=5, discard_anywhere=True, position=BESIDE)
    s.play("regain")
    assert s.ask == "discard" and s.play("discard:m3").storage() == "castle m1 m2"

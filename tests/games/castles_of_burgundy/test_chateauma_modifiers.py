"""Modifiers of the Châteauma: CB-317 to CB-322."""

import pytest

import tetrarch
from games.castles_of_burgundy.modes import (
    cards,
    completing,
    draw,
    game,
    its,
    land,
    machine,
    machine_end,
    waiting,
    wealth,
)
from games.castles_of_burgundy.scene import new

ruling = pytest.mark.ruling
MODIFIERS = ["covered", "built", "first", "extra_turns"]


@ruling("CB-317")
@pytest.mark.parametrize("chosen", [[], ["first"], ["covered"], ["built"], ["extra_turns"], MODIFIERS])
def test_modifiers(chosen: list[str]) -> None:
    for level in ("easy", "hard"):
        s = game(chateauma_modifiers=chosen, chateauma_level=level)
        assert s.open["duchies"][1] == (36 if {*chosen} - {"first"} else 35)


@ruling("CB-317")
def test_modifiers_need_the_module() -> None:
    with pytest.raises(tetrarch.BadOption, match="CB-317"):
        new(2, chateauma_modifiers=["first"])


@ruling("CB-318")
def test_covered_spaces() -> None:
    s = game(chateauma_modifiers=["covered"])
    assert land(s) == {
        "building": ["covered"] * 2,
        "livestock": ["covered"],
        "ship": ["covered"],
        "monastery": ["covered"],
    }
    assert sum(s.json["supply"]["black"].values()) == 40 - 4  # nobody knows which they are


@ruling("CB-318")
def test_covered_spaces_count_for_bonus_tiles() -> None:
    s = completing(chateauma_modifiers=["covered"], territory={"monastery": "covered m2 m3 m4 m5"})
    s.match.answer_chance()
    assert s.sheet(1) == {"card": 12, "bonus": 5}


@ruling("CB-318", "CB-310")
def test_tiles_go_past_covered_spaces() -> None:
    s = completing(
        chateauma_modifiers=["covered"], territory={"monastery": "covered", "livestock": "covered"}
    )
    assert land(s)["monastery"] == ["covered", "m1"] and land(s)["livestock"] == ["covered", "cow2"]


@ruling("CB-319")
def test_built_spaces() -> None:
    s = game(chateauma_modifiers=["built"])
    found = land(s)
    assert found.keys() == {"building", "mine", "castle"} and all(len(tiles) == 1 for tiles in found.values())
    assert its(s, "territory")["building"][:2] == [None, None]  # the third space
    assert s.sheet(1) == {} and wealth(s) == (0, 1)
    s = machine_end(phase="A", chateauma_modifiers=["built"])
    assert s.open["silver"][1] == 1


@ruling("CB-320")
def test_it_begins() -> None:
    s = game(2, chateauma_modifiers=["first"])
    assert s.open["order"] == [1, 0] and s.open["workers"] == [2, 0] and s.open["done"] == [1]
    s = game(4, chateauma_modifiers=["first"], start_seat=2)
    assert s.open["order"] == [3, 1, 2, 0] and s.open["workers"] == [4, 2, 3, 0]


@ruling("CB-321")
def test_an_extra_turn() -> None:
    """The fourth monastery covers a sign: a mine for the card that is left, before a new card is drawn."""
    s = machine(
        cards=(1, 4),
        tiles=["mine cow2 ."],
        die=2,
        depots={2: "m1", 5: "mine"},
        territory={"monastery": "m2 m3 m4"},
        chateauma_modifiers=["extra_turns"],
    )
    assert waiting(s) == {f"~card:{n}" for n in (2, 3, 5, 6, 7, 8, 9)}
    draw(s, "~card:2")
    assert its(s, "cards") == [4, 2] and cards(s)[0] == [None, None, None, "mine", None]


@ruling("CB-321")
def test_the_signs_work_with_the_modifier_only() -> None:
    s = machine(
        cards=(1, 4),
        tiles=["mine cow2 ."],
        die=2,
        depots={2: "m1", 5: "mine"},
        territory={"monastery": "m2 m3 m4"},
        chateauma_modifiers=["covered"],
    )
    draw(s, "~card:2")
    assert not any(cards(s)[0]) and s.depot(5) == ["mine"]


@ruling("CB-321")
def test_an_extra_turn_completes_the_other_card() -> None:
    """Then its livestock covers a sign as well; both cards are complete, so goods are sold."""
    s = machine(
        cards=(1, 2),
        tiles=["mine cow2 .", "bank church cow3 ."],
        die=2,
        depots={2: "m1", 5: "m5"},
        territory={"monastery": "m2 m3 m4", "livestock": "pig2 pig3"},
        goods="6 6",
        chateauma_modifiers=["extra_turns"],
    )
    assert s.sheet(1) == {"card": 12 + 18, "sale": 4}
    assert land(s)["livestock"] == ["pig2", "pig3", "cow2", "cow3"] and land(s)["monastery"][-1] == "m5"
    draw(s, "~card:7")
    draw(s, "~card:9")
    assert its(s, "cards") == [7, 9] and sorted(its(s, "discarded")) == [1, 2]


@ruling("CB-322")
def test_short_supply_with_four() -> None:
    s = game(4, chateauma_modifiers=["covered", "built"])
    while s.open["phase"] != "E":
        s.play("end")
    told = [event.name for event in s.match.events()]
    begun = len(told) - told[::-1].index("phase")
    assert told[begun:].count("black") == 3  # it may have taken one since
    assert sum(s.json["supply"]["black"].values()) == 5
    assert (
        s.json["supply"]["coloured"].get("castle", 0) == 0
        and s.json["supply"]["coloured"].get("mine", 0) == 0
    )

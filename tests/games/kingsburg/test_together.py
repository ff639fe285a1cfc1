"""Modules that meet: each pair whose meeting the rules speak of."""

from typing import Any

import pytest

from games.kingsburg.scene import ADVISORS, A, B, C, Scene, row, scene

ruling = pytest.mark.ruling


def total(s: Scene) -> object:
    return s.told("total")[0]["total"]


@ruling("KI-203", "KI-133")
def test_the_academy_rolls_against_heavy_snow() -> None:
    s = scene(
        "winter reveal",
        buildings=row("military_academy"),
        modules=["extra_rows", "destiny"],
        more={"destiny": "heavy_snow"},
    )
    s.play("~invader:i_orcs_3 use:military_academy ~die:6")
    assert s.tokens == {"keep_die:own", "keep_die:royal"}
    assert total(s.play("keep_die:own")) == 7  # with the improvised defenses


@ruling("KI-203", "KI-168")
def test_heavy_snow_wakes_the_war_college() -> None:
    modules = ["extra_rows", "alternate_rows", "destiny"]
    s = scene(
        "winter reveal",
        buildings=row("war_college"),
        rows="G",
        modules=modules,
        more={"destiny": "heavy_snow"},
    )
    assert total(s.play("~invader:i_orcs_3")) == 4


@ruling("KI-164", "KI-188")
def test_the_guild_pays_nothing_for_the_sorcerers_buildings() -> None:
    modules = ["alternate_rows", "governors"]
    built = row("architects_guild")
    s = scene("kings_aid start", year=3, buildings=built, rows="F", modules=modules, governors="sorcerer")
    assert s.play("raise:statue done").sheet() == {}


@ruling("KI-188", "KI-181", "KI-182")
def test_raised_buildings_are_no_constructions() -> None:
    s = scene(
        "kings_aid start", year=3, governors=["sorcerer", "tax_collector", "preacher"], modules=["governors"]
    )
    s.play("raise:statue done")
    assert s.open["built"] == [0, 0, 0]


@ruling("KI-184", "KI-198")
def test_the_duke_keeps_a_gift_of_the_stars() -> None:
    given: dict[str, Any] = {"modules": ["governors", "destiny"], "governors": "duke"}
    s = scene(dice=["5", "", ""], more={"destiny": "rising_stars", "gifts": ["sergeant"]}, **given)
    s.play("influence:5-none-sergeant use:duke take:gold+gold")
    assert s.has() == "g2w1 t1"


@ruling("KI-176", "KI-198")
def test_a_private_space_has_no_gift() -> None:
    given: dict[str, Any] = {"modules": ["governors", "destiny"], "governors": "politician"}
    s = scene(dice=["5", "", ""], more={"destiny": "rising_stars", "gifts": ["sergeant"]}, **given)
    assert s.play("influence:5-none-space_5 take:stone").goods() == "s1"


@ruling("KI-195", "KI-219")
def test_the_astrologer_in_thick_fog() -> None:
    s = scene(
        "kings_aid start",
        year=2,
        buildings=["", "inn", "inn"],
        modules=["governors", "destiny"],
        governors="astrologer",
        more={"destiny": "thick_fog"},
    )
    assert s.of("plus2") == 1 and s.open["known"] == []


@ruling("KI-146", "KI-180")
def test_altar_and_philosopher_in_either_order() -> None:
    given: dict[str, Any] = {
        "modules": ["governors", "alternate_rows"],
        "governors": "philosopher",
        "rows": "B",
    }
    s = scene("autumn after_roll", ["125", "456", "456"], buildings="bridge altar", **given)
    assert s.tokens == {"use:altar", "use:philosopher", "done"}
    s.play("use:philosopher ~roll:112-none")
    assert s.tokens == {"use:altar", "done"}
    s.play("use:altar reroll:1-none ~roll:1-none")
    assert s.sheet() == {}  # rerolled afterwards


@ruling("KI-206", "KI-230")
def test_whim_destiny_white_dice_gains_and_neutral_dice_in_their_order() -> None:
    given: dict[str, Any] = {"modules": ["whims", "destiny"], "more": {"destiny": "gold_vein"}}
    s = scene("spring start", seats=2, buildings=row("merchants_guild"), **given)
    s.play("~whim:16 ~die:6")
    assert s.goods() == "g2" and s.goods(B) == "g1"
    s.play("~neutral:123 ~neutral:12").roll("111w1", "222")


@ruling("KI-234", "KI-205")
def test_whim_1_does_not_copy_a_closed_king() -> None:
    placed = {"jester": "0:1"} | {name: "1:1" for name in ADVISORS[1:17]}
    s = scene(
        "autumn help",
        placed=placed,
        modules=["whims", "destiny"],
        more={"whims": [1], "destiny": "ailing_king", "known": [A, B, C], "invader": "i_orcs_3"},
    )
    assert s.has() == ""


@ruling("KI-209", "KI-230")
def test_a_wedding_pays_with_all_modules_on() -> None:
    modules = ["extra_rows", "alternate_rows", "governors", "destiny", "troop_tokens", "whims"]
    s = scene("autumn help", placed={"king": "0:666"}, modules=modules, more={"destiny": "royal_wedding"})
    assert s.points() == 1


@ruling("KI-155", "KI-133")
def test_war_machines_come_after_the_reinforcements() -> None:
    modules = ["extra_rows", "alternate_rows"]
    built = row("war_machines") + " " + row("military_academy")
    s = scene("winter reveal", buildings=built, rows="D", modules=modules).play("~invader:i_orcs_3 ~die:2")
    s.play("use:military_academy ~die:4 keep_die:own")
    assert s.tokens == {"use:war_machines", "done"}
    assert total(s.play("use:war_machines ~die:6")) == 8  # with the improvised defenses

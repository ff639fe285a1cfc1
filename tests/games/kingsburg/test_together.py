"""Modules that meet: rows and governors with all others."""

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


@ruling("KI-184", "KI-234")
def test_an_advisor_left_by_the_duke_is_free_for_whim_1() -> None:
    given: dict[str, Any] = {"modules": ["governors", "whims"], "governors": "duke", "more": {"whims": [1]}}
    s = scene(dice=["3", "", ""], placed={"jester": "1:1", "squire": "2:2"}, **given)
    s.play("influence:3-none-architect use:duke")
    assert s.goods(B) == "w1"  # the architect, whom nobody influences any more


@ruling("KI-184", "KI-230")
def test_the_duke_gets_the_whim_that_lies_on_the_duchess() -> None:
    given: dict[str, Any] = {"modules": ["governors", "whims"], "governors": "duke", "more": {"whims": [12]}}
    s = scene(dice=["5", "", ""], **given).play("influence:5-none-sergeant use:duke choose:vp")
    assert [s.has(seat) for seat in (A, B, C)] == ["p3", "g1", "g1"]


@ruling("KI-184", "KI-36")
def test_the_duke_leaves_another_group_where_it_is() -> None:
    given: dict[str, Any] = {"modules": ["governors"], "governors": "duke", "more": {"envoy": A}}
    s = scene(dice=["3", "", ""], placed={"architect": "1:3"}, **given)
    s.play("influence:3-none-architect use:duke take:gold+gold")
    assert (s.goods(A), s.goods(B)) == ("g2", "w1")


@ruling("KI-117", "KI-184")
def test_neutral_dice_keep_the_duke_from_the_duchess() -> None:
    given: dict[str, Any] = {"seats": 2, "modules": ["governors"], "governors": "duke"}
    s = scene(dice=["1", ""], placed={"duchess": "n:66"}, **given).play("influence:1-none-jester")
    assert s.points() == 1


@ruling("KI-177", "KI-37")
def test_a_second_group_on_a_private_space_is_a_second_help() -> None:
    given: dict[str, Any] = {"modules": ["governors"], "governors": "politician"}
    s = scene("autumn help", placed={"space_15": "0:456 0:456"}, **given)
    assert s.goods() == "g2w2s2"


@ruling("KI-178", "KI-38")
def test_the_architects_discount_is_for_one_building_of_a_season() -> None:
    given: dict[str, Any] = {"modules": ["governors"], "governors": "architect", "more": {"envoy": A}}
    s = scene("autumn build", held="w4", buildings=["", *["inn market"] * 2], **given)
    s.play("build:barricade pay_cost:g0w0s0 build:palisade")
    assert s.goods() == "w2"


@ruling("KI-178", "KI-164", "KI-114")
def test_architect_and_architects_guild_both_count_rows() -> None:
    given: dict[str, Any] = {
        "modules": ["governors", "alternate_rows"],
        "governors": "architect",
        "rows": "F",
    }
    s = scene("winter year_end", year=5, buildings=row("architects_guild"), **given)
    assert s.sheet() == {"architect": 1, "architects_guild": 1}


@ruling("KI-190", "KI-132", "KI-90")
def test_general_and_training_camp_in_either_order() -> None:
    given: dict[str, Any] = {"modules": ["governors", "extra_rows"], "governors": "general", "soldiers": 1}
    built = row("training_camp")
    assert scene("recruit before", buildings=built, **given).play("use:training_camp").of("soldiers") == 3
    assert scene("recruit before", buildings=built, **given).play("use:general").of("soldiers") == 2


@ruling("KI-194", "KI-97")
def test_the_captain_may_keep_a_royal_soldier() -> None:
    given: dict[str, Any] = {"modules": ["governors"], "governors": "captain"}
    s = scene("winter reveal", **given).play("~invader:i_goblins_2 ~die:1")
    assert s.open["soldiers"] == [1, 0, 0]
    s = scene("winter reveal", modules=["governors", "troop_tokens"], governors="captain")
    s.play("~invader:i_goblins_2 troops:0 troops:4 troops:4")
    assert s.open["soldiers"] == [0, 0, 0]


@ruling("KI-182", "KI-38")
def test_the_tax_collector_is_paid_for_each_of_two_buildings() -> None:
    built = ["", row("stone_wall") + " " + row("town_hall"), ""]
    given: dict[str, Any] = {"modules": ["governors"], "governors": "tax_collector", "more": {"envoy": B}}
    s = scene("autumn build", held=["", "g4w2s4", ""], buildings=built, **given)
    s.play("1>build:fortress 0>take:gold 1>build:embassy 0>take:wood")
    assert s.goods(A) == "g1w1"


@ruling("KI-185", "KI-201")
def test_the_fairys_die_counts_before_the_good_year() -> None:
    given: dict[str, Any] = {
        "modules": ["governors", "destiny"],
        "governors": "fairy",
        "more": {"destiny": "good_year"},
    }
    s = scene("summer start", **given)
    assert (s.seat, s.offered("take")) == (A, {"gold", "wood", "stone"})
    assert s.play("take:gold").open["white"] == [1, 1, 1]


@ruling("KI-186", "KI-13")
def test_the_kings_die_counts_before_the_blessing() -> None:
    s = scene("spring start", modules=["governors"], governors="priest", more={"aid": B}).play("use:priest")
    assert s.open["white"] == [1, 1, 1] and s.open["points"] == [1, 1, 0]


@ruling("KI-173", "KI-204")
def test_the_thief_acts_after_a_deal_has_paid() -> None:
    given: dict[str, Any] = {"modules": ["governors", "destiny"], "governors": "thief"}
    more = {"destiny": "secret_deals", "deals": {"squire": 2}}
    s = scene("autumn help", placed={"squire": "1:2"}, more=more, **given)
    assert s.offered("steal") == {"1-gold", "2-gold"}


@ruling("KI-218", "KI-256")
def test_spies_find_the_dragons_that_everybody_expects() -> None:
    s = scene(
        "kings_aid start",
        year=5,
        buildings=["", "inn", "inn"],
        modules=["destiny"],
        scenario="shadow_of_the_dragon",
        more={"destiny": "spies_at_the_border", "invader": None},
    )
    assert s.open["invader"] == "v_dragons_9" and s.open["shown"] is True
    assert s.step == "roll"  # no other card was drawn


@ruling("KI-218", "KI-250")
def test_spies_say_nothing_of_the_valley() -> None:
    s = scene(
        "kings_aid start",
        buildings=["", "inn", "inn"],
        modules=["destiny"],
        scenario="goblin_valley",
        more={"destiny": "spies_at_the_border"},
    ).play("~invader:i_goblins_2")
    assert s.open["shown"] is True and s.open["valley_shown"] is False and s.step == "roll"

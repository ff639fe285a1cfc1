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


# governors with others


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


# destiny cards with others


@ruling("KI-204", "KI-37")
def test_the_owner_of_the_dice_is_helped_before_the_deal() -> None:
    more = {"destiny": "secret_deals", "deals": {"merchant": 0}}
    s = scene("autumn help", placed={"merchant": "1:4"}, modules=["destiny"], more=more)
    s.play("1>take:gold 0>take:wood")
    assert (s.goods(A), s.goods(B)) == ("w1", "g1")


@ruling("KI-204", "KI-82")
def test_a_deal_with_the_sergeant_knows_the_stable() -> None:
    more = {"destiny": "secret_deals", "deals": {"sergeant": 0}}
    s = scene(
        "autumn help", buildings="palisade stable", placed={"sergeant": "1:5"}, modules=["destiny"], more=more
    )
    assert (s.of("soldiers", A), s.of("soldiers", B)) == (2, 1)


@ruling("KI-211", "KI-131")
def test_tokens_pay_the_surcharge_of_the_shortage() -> None:
    given: dict[str, Any] = {"modules": ["destiny", "extra_rows"], "more": {"destiny": "mercenary_shortage"}}
    s = scene("recruit hire", held="g1", plus2=2, buildings=row("recruiting_center"), **given)
    assert s.offered("hire") == {"gold+plus2+plus2"}


@ruling("KI-212", "KI-79")
def test_the_free_company_changes_nothing_for_barracks() -> None:
    s = scene(
        "recruit hire",
        held="g2",
        buildings=row("barracks"),
        modules=["destiny"],
        more={"destiny": "free_company"},
    )
    assert s.offered("hire") == {"gold"} and s.play("hire:gold").offered("hire") == {"gold"}


@ruling("KI-222", "KI-30")
def test_lucky_omens_leave_the_limit_on_tokens() -> None:
    given: dict[str, Any] = {"dice": ["266", "1", ""], "plus2": 2, "modules": ["destiny"]}
    s = scene(more={"destiny": "lucky_omens"}, **given).play("influence:2-+3-sergeant pass")
    assert s.reach("6", "+1") == set()
    s = scene(more={"destiny": "lucky_omens"}, token_limit="group", **given).play(
        "influence:2-+3-sergeant pass"
    )
    assert s.reach("6", "+1") == {"astronomer"}


@ruling("KI-222", "KI-74")
def test_lucky_omens_and_the_market() -> None:
    given: dict[str, Any] = {"modules": ["destiny"], "more": {"destiny": "lucky_omens"}}
    s = scene(dice="2", plus2=1, buildings="inn market", **given)
    assert s.reach("2", "+3") == {"merchant", "sergeant", "alchemist"}


@ruling("KI-198", "KI-119")
def test_neutral_dice_take_no_gift() -> None:
    given: dict[str, Any] = {
        "seats": 2,
        "modules": ["destiny"],
        "more": {"destiny": "rising_stars", "envoy": A},
    }
    s = scene("spring start", **given).play("~neutral:111 ~neutral:12").roll("345", "666")
    assert s.play("influence:3-none-architect").goods() == "s1"  # with the envoy; the gift is still there


@ruling("KI-225", "KI-25")
def test_the_new_protocol_keeps_the_old_order_in_ties() -> None:
    more = {"destiny": "new_protocol", "order": [C, A, B]}
    s = scene("spring roll", modules=["destiny"], more=more).roll("345", "345", "111")
    assert s.open["order"] == [C, A, B]


@ruling("KI-220", "KI-157")
def test_the_plague_comes_before_the_small_palisade() -> None:
    given: dict[str, Any] = {
        "modules": ["destiny", "alternate_rows"],
        "rows": "E",
        "buildings": "small_palisade",
    }
    assert scene("winter start", soldiers=1, more={"destiny": "plague"}, **given).of("soldiers") == 0
    assert scene("winter start", soldiers=2, more={"destiny": "plague"}, **given).of("soldiers") == 2


@ruling("KI-200", "KI-83")
def test_a_draw_against_fierce_enemies_is_won_with_the_stone_wall() -> None:
    given: dict[str, Any] = {"modules": ["destiny"], "more": {"destiny": "fierce_enemies"}}
    s = scene("winter reveal", buildings=row("stone_wall"), **given).play("~invader:i_goblins_3 ~die:2")
    assert total(s) == 4 and s.goods() == "s1"


@ruling("KI-219", "KI-158")
def test_the_watch_post_sees_nothing_in_thick_fog() -> None:
    given: dict[str, Any] = {
        "modules": ["destiny", "alternate_rows"],
        "rows": "E",
        "buildings": row("watch_post"),
    }
    s = scene("recruit before", more={"destiny": "thick_fog"}, **given)
    assert s.open["known"] == [] and s.told("looked") == []


@ruling("KI-215", "KI-188")
def test_the_masons_do_not_strike_against_the_sorcerer() -> None:
    given: dict[str, Any] = {"modules": ["destiny", "governors"], "governors": "sorcerer"}
    s = scene("kings_aid start", year=3, more={"destiny": "masons_strike"}, **given).play("raise:statue done")
    assert s.of("buildings") == ["statue"]


# whims with others


@ruling("KI-234", "KI-82")
def test_a_copied_sergeant_knows_the_stable() -> None:
    placed = {"jester": "0:1"} | {name: "1:1" for name in ADVISORS[1:4]}
    s = scene(
        "autumn help", buildings="palisade stable", placed=placed, modules=["whims"], more={"whims": [1]}
    )
    assert s.of("soldiers") == 2


@ruling("KI-234", "KI-237")
def test_a_copied_tile_4_gives_its_goods() -> None:
    placed = {"jester": "0:1", "squire": "1:2", "architect": "1:3"}
    s = scene(
        "autumn help",
        placed=placed,
        modules=["whims"],
        more={"whims": [1, 4], "stock": {"gold": 1, "wood": 1}},
    )
    s.play("0>take:wood")
    assert s.open["stock"] == {"gold": 1}


@ruling("KI-230", "KI-37")
def test_two_groups_get_the_whim_each() -> None:
    s = scene("autumn help", placed={"wizard": "0:466 1:466"}, modules=["whims"], more={"whims": [16]})
    assert s.open["points"] == [5, 5, 0]


# scenarios with others


@ruling("KI-251", "KI-227")
def test_the_valley_sends_soldiers_besides_the_troop_tokens() -> None:
    s = scene("winter reveal", year=2, scenario="goblin_valley", modules=["troop_tokens"])
    s.play("~invader:ii_orcs_4 ~valley:ii_goblins_3 troops:4 troops:0 troops:0")
    assert [event["total"] for event in s.told("total")] == [6, 2, 2]


@ruling("KI-251", "KI-159")
def test_the_hidden_refuge_cancels_the_points_of_both_cards() -> None:
    given: dict[str, Any] = {"modules": ["alternate_rows"], "rows": "E", "scenario": "goblin_valley"}
    s = scene("winter reveal", year=2, buildings=row("hidden_refuge") + " " + row("cathedral"), **given)
    s.play("~invader:ii_zombies_5 ~valley:ii_goblins_3 ~die:1")
    assert s.sheet() == {"destroyed": -9}


@ruling("KI-251", "KI-84", "KI-183")
def test_a_battle_with_the_valley_is_one_battle() -> None:
    given: dict[str, Any] = {"modules": ["governors"], "governors": "paladin", "scenario": "goblin_valley"}
    s = scene("winter reveal", soldiers=9, buildings=row("fortress"), **given)
    s.play("~invader:i_orcs_3 ~valley:i_goblins_2 ~die:1")
    assert s.sheet() == {"fortress": 1, "strongest": 1} and s.of("won") == 1


@ruling("KI-250", "KI-200")
def test_fierce_enemies_add_one_to_both_together() -> None:
    given: dict[str, Any] = {"modules": ["destiny"], "scenario": "goblin_valley", "soldiers": [5, 4, 0]}
    s = scene("winter reveal", more={"destiny": "fierce_enemies"}, **given)
    s.play("~invader:i_orcs_3 ~valley:i_goblins_2 ~die:1")
    assert (s.goods(A), s.goods(B)) == ("g1w1", "")  # 7 and 6 against 6


@ruling("KI-255", "KI-147")
def test_the_granary_comes_after_the_monastery() -> None:
    given: dict[str, Any] = {"modules": ["alternate_rows"], "rows": "B", "scenario": "full_granaries"}
    assert scene("autumn end", held="g8", buildings=row("monastery"), **given).sheet() == {
        "full_granaries": 1
    }


@ruling("KI-218", "KI-195")
def test_spies_show_a_card_that_somebody_has_seen() -> None:
    more = {"destiny": "spies_at_the_border", "invader": "i_orcs_3", "known": [A]}
    s = scene("kings_aid start", modules=["destiny"], more=more)
    assert s.open["shown"] is True and s.open["invader"] == "i_orcs_3"


@ruling("KI-218", "KI-60")
def test_a_look_at_an_open_card_changes_nothing() -> None:
    more = {"destiny": "spies_at_the_border", "invader": "i_orcs_3", "shown": True}
    s = scene("autumn help", held="g2", placed={"general": "0:46"}, modules=["destiny"], more=more)
    assert s.question == "build" and s.of("soldiers") == 2


@ruling("KI-253", "KI-250")
def test_a_valley_card_that_was_seen_is_the_one_that_appears() -> None:
    more = {"valley": "i_goblins_2", "valley_known": [B]}
    s = scene("autumn help", placed={"general": "0:46"}, scenario="goblin_valley", more=more).play(
        "look:valley"
    )
    assert s.match.view(A)["valley"] == "i_goblins_2" and s.match.view(C)["valley"] is None
    s.play("~invader:i_orcs_3")
    assert s.open["valley"] == "i_goblins_2" and s.step == "royal"


@ruling("KI-253")
def test_a_look_at_the_invaders_instead_of_the_valley() -> None:
    s = scene("autumn help", held="g2", placed={"general": "0:46"}, scenario="goblin_valley")
    s.play("look:invader ~invader:i_orcs_3")
    assert s.match.view(A)["invader"] == "i_orcs_3" and s.match.view(A)["valley"] is None


@ruling("KI-256", "KI-60")
def test_nothing_to_look_at_in_the_year_of_the_dragons() -> None:
    s = scene("autumn help", year=5, held="g2", placed={"general": "0:46"}, scenario="shadow_of_the_dragon")
    assert s.question == "build" and s.told("looked") == []


@ruling("KI-204", "KI-176")
def test_a_deal_on_a_private_space_pays() -> None:
    given: dict[str, Any] = {"modules": ["governors", "destiny"], "governors": "politician"}
    more = {"destiny": "secret_deals", "deals": {"space_5": 1}}
    s = scene("autumn help", placed={"space_5": "0:5"}, more=more, **given).play("0>take:gold 1>take:stone")
    assert (s.goods(A), s.goods(B)) == ("g1", "s1")


@ruling("KI-184", "KI-37")
def test_the_duke_moves_one_of_two_own_groups() -> None:
    given: dict[str, Any] = {"modules": ["governors"], "governors": "duke", "more": {"envoy": A}}
    s = scene(dice=["33", "", ""], **given)
    s.play("influence:3-none-architect influence:3-none-architect use:duke take:gold+gold")
    assert s.goods() == "g2w1" and s.of("plus2") == 1


@ruling("KI-184", "KI-34")
def test_the_duke_needs_an_advisor_of_his_own() -> None:
    s = scene(dice=["", "1", ""], modules=["governors"], governors="duke").play("1>influence:1-none-jester")
    assert s.points(B) == 1 and s.question != "effects"


@ruling("KI-231", "KI-237")
def test_goods_on_a_removed_tile_go_back() -> None:
    given: dict[str, Any] = {"modules": ["whims"], "whims_variant": "restoration"}
    s = scene("autumn help", placed={"merchant": "0:4"}, more={"whims": [4, 9]}, **given).play("take:gold")
    assert s.open["whims"] == [9] and s.open["stock"] == {}


@ruling("KI-186", "KI-201")
def test_an_unasked_blessing_leaves_the_good_year_alone() -> None:
    given: dict[str, Any] = {
        "modules": ["governors", "destiny"],
        "governors": "priest",
        "more": {"destiny": "good_year"},
    }
    s = scene("spring start", **given).play("done")
    assert s.open["white"] == [1, 1, 1] and s.open["points"] == [0, 0, 0]

"""Modules that meet: whims and scenarios with all others."""

from typing import Any

import pytest

from games.kingsburg.scene import ADVISORS, A, B, C, row, scene

ruling = pytest.mark.ruling


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

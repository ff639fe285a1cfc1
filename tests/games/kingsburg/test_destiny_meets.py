"""Modules that meet: destiny cards with all others."""

from typing import Any

import pytest

from games.kingsburg.scene import A, B, C, Scene, row, scene

ruling = pytest.mark.ruling


def total(s: Scene) -> object:
    return s.told("total")[0]["total"]


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

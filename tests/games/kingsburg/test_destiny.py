"""Module 4, the destiny cards: KI-196 to KI-225."""

from typing import Any

import pytest

from games.kingsburg.scene import A, B, C, Scene, battle, new, row, scene
from tetrarch.core.engine.kernel import CHANCE

ruling = pytest.mark.ruling


GIFTS: dict[str, object] = {"gifts": ["jester", "architect", "sergeant"]}


def fate(card: str, at: str = "autumn influence", *args: Any, **more: Any) -> Scene:
    """A position of a year under this card."""
    modules = ["destiny", *more.pop("modules", [])]
    return scene(at, *args, modules=modules, more={"destiny": card} | more.pop("more", {}), **more)


def total(s: Scene) -> object:
    return s.told("total")[0]["total"]


@ruling("KI-196")
def test_a_card_a_year() -> None:
    s = new(2, modules=["destiny"]).play("~order:0+1")
    assert len(s.drawn) == 29
    s.play("~destiny:famine")
    assert s.open["destiny"] == "famine"
    s = fate("famine", "winter year_end")
    assert len(s.drawn) == 28 and s.open["destiny"] is None


@ruling("KI-198")
def test_rising_stars_give_a_good_to_the_first_at_once() -> None:
    s = fate("rising_stars", dice=["15", "3", ""], more=GIFTS).play("0>influence:1-none-jester")
    assert s.goods() == "g1"
    s.play("1>influence:3-none-architect")
    assert s.goods(B) == "s1"
    s.play("0>influence:5-none-sergeant")
    assert s.goods() == "g1w1"


@ruling("KI-198")
def test_the_second_at_a_star_gets_no_gift() -> None:
    s = fate("rising_stars", dice=["1", "1", "6"], more=GIFTS | {"envoy": B})
    s.play("0>influence:1-none-jester")
    assert s.play("1>influence:1-none-jester").goods(B) == ""


@ruling("KI-199", "KI-68")
def test_famine_leaves_two_coloured_dice() -> None:
    s = fate("famine", "spring start", buildings="statue")
    assert len(s.drawn) == 21
    s.roll("11", "22", "33")
    assert s.tokens == {"use:statue", "done"}


@ruling("KI-199", "KI-179")
def test_famine_and_the_prince() -> None:
    s = fate("famine", "autumn after_roll", ["12", "45", "45"], modules=["governors"], governors="prince")
    assert s.play("use:prince").tokens == {"set:34", "set:36", "set:46"}
    assert s.play("set:46").of("dice") == "46"


@ruling("KI-200")
def test_fierce_enemies_are_one_stronger() -> None:
    s = fate("fierce_enemies", "winter reveal", soldiers=[3, 2, 1]).play("~invader:i_barbarians_2 ~die:1")
    assert [s.goods(seat) for seat in (A, B, C)] == ["g1", "", ""]
    s = fate("fierce_enemies", "winter reveal", soldiers=[1, 2, 3]).play("~invader:i_zombies_4 ~die:2")
    assert [s.points(seat) for seat in (A, B, C)] == [-2, -2, 0]


@ruling("KI-201")
def test_good_year_gives_a_white_die_or_a_good() -> None:
    s = fate("good_year", "spring start", buildings=[row("farms"), "", ""])
    assert s.tokens == {"take:gold", "take:wood", "take:stone"}
    s.play("take:stone")
    assert s.open["white"] == [1, 1, 1] and s.goods() == "s1"


@ruling("KI-202")
def test_good_year_and_priest() -> None:
    s = fate(
        "good_year",
        "spring start",
        buildings=["", row("farms"), ""],
        modules=["governors"],
        governors="priest",
    )
    s.play("0>use:priest 0>use:good_year")  # the die from the year, the point from the blessing
    assert s.points() == 2
    s.play("1>take:gold 2>use:priest 2>take:gold")
    assert s.open["white"] == [1, 1, 1]
    assert [s.has(seat) for seat in (A, B, C)] == ["p2", "g1 p1", "g1"]


@ruling("KI-203")
def test_heavy_snow_sends_two() -> None:
    s = fate("heavy_snow", "winter reveal").play("~invader:i_orcs_3")
    assert total(s) == 2


@ruling("KI-203", "KI-227")
def test_heavy_snow_does_nothing_with_troop_tokens() -> None:
    s = fate("heavy_snow", "winter reveal", modules=["troop_tokens"]).play("~invader:i_orcs_3")
    s.play("troops:4 troops:4 troops:4")
    assert total(s) == 4


@ruling("KI-204")
def test_secret_deals_share_the_help_of_an_opponent() -> None:
    s = fate("secret_deals", dice=["2", "36", ""]).play("0>influence:2-none-squire")
    assert s.offered("deal") == {"squire"}
    s.play("1>deal:squire")
    assert s.seat == B and "deal" not in s.verbs
    s.play("1>pass")
    assert (s.goods(A), s.goods(B)) == ("g1", "g1") and "secret_deals" in s.of("used_year", B)


@ruling("KI-204")
def test_secret_deals_have_their_limits() -> None:
    placed = {"squire": "0:2", "general": "0:46", "architect": "1:3", "sergeant": "0:5"}
    more: dict[str, object] = {"order": [B, A, C], "deals": {"sergeant": 2}}
    s = fate("secret_deals", dice=["", "6", ""], placed=placed, more=more)
    assert s.offered("deal") == {"squire"}  # not above 9, not the own, not twice
    s = fate(
        "secret_deals",
        dice=["", "6", ""],
        placed=placed,
        more=more | {"used_year": [[], ["secret_deals"], []]},
    )
    assert "deal" not in s.verbs
    s = fate("secret_deals", seats=2, dice=["6", ""], placed={"merchant": "n:4"})
    assert "deal" not in s.verbs


@ruling("KI-204", "KI-34")
def test_a_deal_needs_no_dice() -> None:
    s = fate("secret_deals", dice=["2", "", ""]).play("0>influence:2-none-squire")
    assert (s.seat, s.tokens) == (B, {"deal:squire", "pass"})


@ruling("KI-204", "KI-177")
def test_a_deal_on_a_private_space() -> None:
    given = {
        "modules": ["governors"],
        "governors": "politician",
        "placed": {"space_5": "0:5", "space_10": "0:46"},
    }
    s = fate("secret_deals", dice=["", "6", ""], **given)
    assert s.offered("deal") == {"space_5"}


@ruling("KI-205")
def test_the_ailing_king_is_closed() -> None:
    s = fate("ailing_king", dice="666", buildings="inn market", more={"envoy": A})
    assert s.reach("666") == {"queen"}
    assert s.why("influence:666-none-king") == "KI-205"
    s = fate("ailing_king", "spring start", seats=2).play("~neutral:666 ~neutral:12")
    assert {*s.open["placed"]} == {"architect"}


@ruling("KI-206")
@pytest.mark.parametrize(
    ("card", "least", "good"),
    [("new_quarries", 4, "s1"), ("timber_harvest", 4, "w1"), ("gold_vein", 5, "g1")],
)
def test_a_die_for_everybody(card: str, least: int, good: str) -> None:
    for season in ("spring", "summer", "autumn"):
        s = fate(card, f"{season} start").play(f"~die:{least}")
        assert [s.goods(seat) for seat in (A, B, C)] == [good] * 3
    assert fate(card, "spring start").play(f"~die:{least - 1}").goods() == ""


@ruling("KI-207")
def test_the_royal_gift_comes_before_the_aid() -> None:
    s = new(3, modules=["destiny"]).play(
        "~order:2+1+0 ~destiny:royal_gift 2>take:gold 1>take:wood 0>take:stone"
    )
    assert [s.goods(seat) for seat in (A, B, C)] == ["s1", "w1", "g1"] and s.seat == C


@ruling("KI-208")
def test_a_mild_winter_spares_buildings() -> None:
    s = fate("mild_winter", "winter reveal", held="g1", buildings="inn").play("~invader:i_goblins_3 ~die:1")
    assert s.of("buildings") == ["inn"] and s.goods() == ""


@ruling("KI-209")
def test_a_royal_wedding_pays_at_queen_and_king() -> None:
    assert fate("royal_wedding", "autumn help", placed={"king": "0:666 0:666"}).points() == 2
    s = fate(
        "royal_wedding", "autumn help", placed={"queen": "0:566"}, more={"known": [A], "invader": "i_orcs_3"}
    )
    assert s.play("take:gold+gold").points() == 4


@ruling("KI-210")
def test_corrupt_officials_keep_a_gold() -> None:
    s = fate("corrupt_officials", "autumn help", placed={"treasurer": "0:35", "wizard": "0:466"})
    assert s.goods() == "g4"
    s = fate(
        "corrupt_officials",
        "autumn help",
        placed={"wizard": "0:466"},
        modules=["whims"],
        more={"whims": [16]},
    )
    assert s.points() == 5


@ruling("KI-211")
def test_a_mercenary_shortage_costs_a_good_more() -> None:
    s = fate("mercenary_shortage", "recruit hire", held=["g3", "g2", ""], buildings=["", row("barracks"), ""])
    assert s.offered("hire") == {"gold+gold+gold"}
    s.play("hire:gold+gold+gold")
    assert (s.seat, s.offered("hire")) == (B, {"gold+gold"})


@ruling("KI-212")
def test_the_free_company_is_cheap_once() -> None:
    s = fate("free_company", "recruit hire", held="g3")
    assert s.offered("hire") == {"gold"}
    assert s.play("hire:gold").offered("hire") == {"gold+gold"}


@ruling("KI-212", "KI-166")
def test_free_company_and_mercenary_post() -> None:
    built = row("mercenary_post")
    s = fate(
        "free_company", "recruit hire", buildings=built, rows="G", modules=["extra_rows", "alternate_rows"]
    )
    assert s.tokens == {"hire:none", "done"}


@ruling("KI-213")
def test_a_great_tournament_pays_two() -> None:
    s = fate("great_tournament", "winter reveal", soldiers=[2, 2, 1]).play("~invader:i_goblins_2 ~die:1")
    assert [s.sheet(seat) for seat in (A, B, C)] == [{"strongest": 2}, {"strongest": 2}, {}]


@ruling("KI-214")
def test_builders_pride_pays_two() -> None:
    s = fate("builders_pride", "kings_reward", buildings=["inn", "inn", ""])
    assert s.open["points"] == [2, 2, 0]


@ruling("KI-215")
def test_the_masons_strike_in_spring() -> None:
    s = fate("masons_strike", "spring build", held="g1w2").play("build:palisade")
    assert s.goods() == ""
    s = fate("masons_strike", "spring build", held="g1w2").play("build:barricade")
    assert s.tokens == {"pay_cost:g1w1s0", "pay_cost:g0w2s0"}
    assert fate("masons_strike", "summer build", held="w1").play("build:barricade").goods() == ""
    assert fate("masons_strike", "spring build", held="w1").question != "build"


@ruling("KI-215", "KI-66")
def test_no_discount_on_the_masons_surcharge() -> None:
    given = {"modules": ["governors"], "governors": "miner"}
    s = fate("masons_strike", "spring build", held="g2", **given).play("build:statue")
    assert s.goods() == ""  # one gold off, one good more
    s = fate("masons_strike", "spring build", held="g1w1", **given)
    assert s.offered("build") == {"statue", "inn", "barricade"}  # an inn for a wood and a good of choice
    s = fate("masons_strike", "spring build", held="g9", **given)
    assert s.offered("build") == {"statue"}


@ruling("KI-216")
def test_the_generous_king() -> None:
    s = new(2, modules=["destiny"]).play("~order:0+1 ~destiny:generous_king")
    assert len(s.offered("take")) == 6
    assert s.play("take:gold+gold take:gold+stone").goods(B) == "g1s1"
    s = fate("generous_king", "summer start", more={"aid": A})
    assert s.of("white") == 1
    assert fate("generous_king", "autumn start", more={"aid": A}).of("white") == 0


@ruling("KI-217")
def test_the_envoy_abroad() -> None:
    s = fate("envoy_abroad", "kings_envoy", buildings=["", "inn", "inn"], more={"envoy": B})
    assert s.open["envoy"] is None


@ruling("KI-218")
def test_spies_at_the_border_turn_the_card_up() -> None:
    s = new(2, modules=["destiny"]).play("~order:0+1 ~destiny:spies_at_the_border ~invader:i_orcs_3")
    assert s.open["invader"] == "i_orcs_3" and s.open["shown"] is True


@ruling("KI-219")
def test_thick_fog_hides_the_invaders() -> None:
    s = fate("thick_fog", "autumn help", placed={"general": "0:46"})
    assert s.of("soldiers") == 2 and s.open["known"] == []
    assert len(s.drawn) == 5  # only winter turns the card up
    s.play("~invader:i_orcs_3")
    assert s.open["shown"] is True


@ruling("KI-220", "KI-221")
def test_plague_and_militia() -> None:
    assert fate("plague", "winter start", soldiers=[2, 0, 1]).open["soldiers"] == [1, 0, 0]
    assert fate("militia", "winter start", soldiers=[2, 0, 1]).open["soldiers"] == [3, 1, 2]


def test_a_position_may_have_no_card() -> None:
    assert scene("winter start", modules=["destiny"], soldiers=[2, 0, 1]).open["soldiers"] == [2, 0, 1]


@ruling("KI-221", "KI-157")
def test_the_militia_comes_before_the_small_palisade() -> None:
    given = {"buildings": "small_palisade", "rows": "E", "modules": ["alternate_rows"]}
    assert fate("militia", "winter start", **given).of("soldiers") == 2


@ruling("KI-222")
def test_lucky_omens_let_a_token_add_one_two_or_three() -> None:
    s = fate("lucky_omens", dice="26", plus2=2)
    assert [s.reach("2", extra) for extra in ("+1", "+2", "+3")] == [
        {"architect"},
        {"merchant"},
        {"sergeant"},
    ]
    s.play("influence:2-+3-sergeant")
    assert s.of("plus2") == 1 and s.reach("6", "+1") == set()


@ruling("KI-223")
def test_the_royal_tax() -> None:
    s = fate("royal_tax", "recruit before", held=["g1w1", "", "s1"])
    assert (s.seat, s.tokens) == (A, {"spend:gold", "spend:wood", "decline"})
    s.play("0>spend:wood")
    assert s.points(B) == -1 and s.seat == C
    s.play("2>decline")
    assert (s.goods(A), s.goods(C), s.points(C)) == ("g1", "s1", -1)


@ruling("KI-224")
def test_the_trade_fair_comes_on_top_of_the_trader() -> None:
    s = fate("trade_fair", "autumn build", held=["g2", "g1", ""], modules=["governors"], governors="trader")
    s.play("0>exchange:gold-wood 0>exchange:gold-stone")
    assert "exchange" not in s.verbs and s.goods() == "w1s1"
    s.play("0>done")
    assert s.seat == B and s.play("exchange:gold-wood").goods(B) == "w1"


@ruling("KI-225")
def test_the_new_protocol_turns_the_order_round() -> None:
    s = fate("new_protocol", "spring roll").roll("112", "444", "336")
    assert s.open["order"] == [B, C, A]
    assert s.seat == B


@ruling("KI-196")
def test_the_card_of_the_year_is_over_with_the_year() -> None:
    s = fate("fierce_enemies", "winter reveal", soldiers=3).play("~invader:i_goblins_2 ~die:1")
    assert s.open["destinies_past"] == ["fierce_enemies"] and s.seat == CHANCE
    assert battle("i_goblins_2", 1, soldiers=2).goods() == "w1"

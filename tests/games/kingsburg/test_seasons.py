"""From one season to the next, and rules that seldom meet: KI-38, KI-91, KI-192, KI-193, KI-234."""

import pytest

import tetrarch
from games.kingsburg.scene import A, B, scene

ruling = pytest.mark.ruling
RULED = {"modules": ["governors"]}


@ruling("KI-91", "KI-192")
def test_the_trader_exchanges_again_in_the_next_season() -> None:
    s = scene("spring build", held="g2", governors="trader", **RULED)  # type: ignore[arg-type]
    s.play("exchange:gold-wood done").roll("136", "236", "336").play("0>pass 1>pass 2>pass")
    assert "exchange:wood-gold" in s.tokens


@ruling("KI-38", "KI-193")
def test_a_late_second_building_takes_the_envoy_although_the_engineer_could_still_build() -> None:
    s = scene(
        "autumn build",
        held="w3",
        governors="engineer",
        more={"envoy": A},
        envoy_builds="season_end",
        **RULED,  # type: ignore[arg-type]
    )
    s.play("build:barricade done")
    assert s.question == "build" and s.open["envoy"] == A
    s.play("build:palisade")
    assert s.open["envoy"] is None


@ruling("KI-184", "KI-204", "KI-234")
def test_whim_1_helps_a_marker_left_behind_by_the_dukes_dice_and_copies_the_next_free_advisor() -> None:
    s = scene(
        "autumn influence",
        ["", "6", ""],
        governors="duke",
        placed={"jester": "0:1"},
        more={"destiny": "secret_deals", "whims": [1]},
        modules=["governors", "destiny", "whims"],
    )
    s.play("1>deal:jester 1>pass 0>use:duke")
    assert s.question == "help" and s.offered("take")  # the Duchess for A; the marker's help is the Squire's
    assert s.goods(B) == "g1"


def test_a_gain_of_nothing_is_no_event() -> None:
    match = tetrarch.new("kingsburg", seed=1)
    before = match.to_json()
    match.state.gain(0, 0, 0)
    assert match.to_json() == before

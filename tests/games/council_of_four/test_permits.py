"""Permits: CF-37 to CF-42."""

import pytest

from games.council_of_four.scene import PERMITS, piled, scene

ruling = pytest.mark.ruling


@ruling("CF-37")
@pytest.mark.parametrize(
    "hand, offered",
    [
        ("white black orange purple", {"b", "cde"}),
        ("orange orange blue purple", {"j", "g"}),
        ("white white black purple", {"kno", "kl"}),
    ],
)
def test_the_council_of_a_region_gives_its_own_permits(hand: str, offered: set[str]) -> None:
    s = scene(hand=hand, coins=0)
    assert s.offered("buy") == offered
    s.play(f"buy:{min(offered)}")
    s.play(f"pay:{max(s.offered('pay'), key=len)}")
    assert s.of("permits") == [min(offered)] and s.told("acquired", None)[0]["permit"] == min(offered)


@ruling("CF-37")
def test_only_face_up_permits_and_none_from_the_king() -> None:
    s = scene(hand="pink pink blue white", coins=0)
    assert s.offered("buy") == set() and s.offered("king") == {"juvelar"}
    assert scene(hand="white", coins=10).why("buy:d") == "CF-37"


@ruling("CF-38")
def test_rewards_come_at_once() -> None:
    s = scene(hand="white black orange purple", coins=0, offers={"coast": ["a", "c"]})
    s.play("buy:a pay:white+black+orange+purple")
    assert s.wealth() == (4, 3, 3, 0, 0)
    assert s.sheet()["permits"] == 4


@ruling("CF-38")
def test_building_with_the_permit_does_not_pay_its_rewards_again() -> None:
    s = scene(permits="a").play("build:a-arkon")
    assert s.wealth() == (1, 10, 3, 0, 0)  # the token of Arkon alone


@ruling("CF-39")
def test_the_place_is_refilled_from_the_pile() -> None:
    s = scene(
        hand="white black orange purple",
        coins=0,
        offers={"coast": ["a", "d"]},
        position=piled("coast", "cd ab", "a d"),
    )
    s.play("buy:d pay:white+black+orange+purple")
    assert s.open["offers"]["coast"] == ["a", "cd"] and s.open["under"]["coast"][0] == "ab"


@ruling("CF-39")
def test_refilled_by_chance_when_the_order_is_unknown() -> None:
    seen = set()
    for seed in range(30):
        s = scene(hand="white black orange purple", coins=0, offers={"coast": ["a", "d"]}, seed=seed)
        seen.add(s.play("buy:a pay:white+black+orange+purple").open["offers"]["coast"][0])
        assert s.open["offers"]["coast"][1] == "d" and s.open["piles"]["coast"] == 12
    assert len(seen) > 6 and not seen & {"a", "d"}


@ruling("CF-39")
def test_refilled_after_the_rewards() -> None:
    s = scene(hand="white black orange purple", coins=0, nobility=9, position=piled("coast", "d a", "b cde"))
    s.play("buy:cde pay:white+black+orange+purple")  # its step leads to space 10
    assert s.offered("take") == {"b", "j", "g", "kno", "kl"}
    assert s.play("take:b").open["offers"]["coast"] in (["a", "d"], ["d", "a"])


@ruling("CF-40")
def test_an_empty_pile_leaves_a_gap() -> None:
    rest = " ".join(permit for permit in PERMITS["coast"].split() if permit not in ("a", "d"))
    s = scene(
        hand="white black orange purple black",
        hands={1: "white"},
        coins=10,
        used=("", rest),
        offers={"coast": ["a", "d"]},
    )
    s.play("extra buy:a pay:white+black+orange+purple")
    assert s.open["offers"]["coast"] == [None, "d"] and s.offered("buy") >= {"d"}
    s.play("buy:d pay:black end")
    assert s.open["offers"]["coast"] == [None, None]
    assert not s.offered("buy") & {"a", "d"} and s.why("swap:coast") == "CF-77"
    assert s.why("buy:a") == "CF-40"


@ruling("CF-41")
def test_own_permits_lie_open_without_limit() -> None:
    most = PERMITS["coast"].replace(" b ", " ").replace(" cde", "")
    s = scene(hand="white", permits=most).play("buy:b pay:white")
    assert len(s.of("permits")) == 14 and "b" in s.match.view(1)["permits"][0]  # type: ignore[index]


@ruling("CF-42")
def test_a_permit_is_good_for_one_emporium_and_stays_owned() -> None:
    s = scene(permits="abc").play("extra build:abc-arkon")
    assert s.of("permits") == [] and s.of("used") == ["abc"]
    assert s.why("build:abc-burgen") == "CF-42"
    assert "build" not in s.verbs

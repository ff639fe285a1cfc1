"""The rule for two players: KI-117 to KI-119."""

import pytest

from games.kingsburg.scene import A, B, Scene, scene

ruling = pytest.mark.ruling


def neutral(three: str, two: str) -> Scene:
    return scene("spring start", seats=2).play(f"~neutral:{three} ~neutral:{two}")


def blocked(s: Scene) -> set[str]:
    return {target for target, found in s.open["placed"].items() if found[0]["seat"] is None}


@ruling("KI-117", "KI-20")
def test_neutral_dice_block_two_advisors_before_the_roll() -> None:
    s = scene("spring start", seats=2)
    assert len(s.drawn) == 56
    s.play("~neutral:146")
    assert len(s.drawn) == 21
    s.play("~neutral:12")
    assert blocked(s) == {"swordsmith", "architect"}
    s.roll("111", "222")
    assert s.question == "influence"


@ruling("KI-118")
def test_equal_sums_put_the_two_dice_on_their_own_values() -> None:
    assert blocked(neutral("124", "16")) == {"astronomer", "jester", "alchemist"}
    assert blocked(neutral("134", "44")) == {"treasurer", "merchant"}


@ruling("KI-119")
def test_neutral_advisors_are_closed_and_help_nobody() -> None:
    s = neutral("124", "12").roll("334", "666")
    assert s.seat == A and s.reach("34") == set()
    assert s.why("influence:34-none-astronomer") == "KI-28"
    s.play("influence:4-none-merchant pass pass take:gold")
    assert s.open["placed"] == {} and s.goods(B) == ""


@ruling("KI-117", "KI-119")
def test_neutral_dice_are_rolled_anew_in_every_season() -> None:
    s = neutral("124", "12").roll("111", "222").play("pass pass")
    assert s.open["phase"] == "summer" and s.step == "neutral"


@ruling("KI-117")
def test_three_players_need_no_neutral_dice() -> None:
    assert scene("spring start", seats=3).step == "roll"

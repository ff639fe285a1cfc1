"""The nobility track: CF-64 to CF-74."""

import pytest

from games.council_of_four.scene import PERMITS, REGIONS, piled, scene

ruling = pytest.mark.ruling
COAST = "white black orange purple"  # satisfies the council of the coast for nothing
PAY = "pay:white+black+orange+purple"
STEP = "build:m-merkatim"  # Merkatim's token is one step


@ruling("CF-64")
def test_a_step_is_one_space() -> None:
    s = scene("", "", permits="m", nobility=[4, 5]).play(STEP)
    assert s.open["nobility"] == [5, 5]


@ruling("CF-65")
@pytest.mark.parametrize("every, points, coins", [(True, 2, 2), (False, 0, 0)])
def test_every_space_entered_pays(every: bool, points: int, coins: int) -> None:
    s = scene(hand=COAST, coins=0, nobility=1, offers={"coast": ["ae", "d"]}, every_space_pays=every)
    s.play(f"buy:ae {PAY}")  # over space 2 to space 3
    assert s.of("nobility") == 3 and s.of("points") == points and s.of("coins") == coins


@ruling("CF-65")
@pytest.mark.parametrize("every", [True, False])
def test_the_last_space_pays_either_way(every: bool) -> None:
    s = scene(hand=COAST, coins=0, nobility=0, offers={"coast": ["ae", "d"]}, every_space_pays=every)
    s.play(f"buy:ae {PAY}")
    assert s.of("nobility") == 2 and s.of("points") == 2 and s.of("coins") == 2


@ruling("CF-66")
@pytest.mark.parametrize(
    "space, gained",
    [
        (1, (0, 0, 0, 0)),
        (2, (2, 2, 0, 0)),
        (3, (0, 0, 0, 0)),
        (5, (0, 0, 0, 0)),
        (7, (0, 0, 0, 0)),
        (8, (3, 0, 0, 1)),
        (9, (0, 0, 0, 0)),
        (11, (0, 0, 0, 0)),
        (12, (5, 0, 1, 0)),
        (13, (0, 0, 0, 0)),
        (15, (0, 0, 0, 0)),
        (17, (0, 0, 0, 0)),
        (18, (8, 0, 0, 0)),
        (19, (2, 0, 0, 0)),
        (20, (3, 0, 0, 0)),
    ],
)
def test_spaces_without_a_choice(space: int, gained: tuple[int, ...]) -> None:
    s = scene(permits="m", nobility=space - 1, coins=0, assistants=0).play(STEP)
    assert s.wealth() == (*gained, space)
    assert s.sheet().get("nobility", 0) == gained[0] and s.open["mains"] == 0


@ruling("CF-67")
def test_space_4_pays_a_token_once_more() -> None:
    s = scene("CDN", "D", permits="m", nobility=3).play(STEP)
    assert s.offered("reuse") == {"castrum", "dorful", "naris"}
    assert s.why("end") == "CF-57"
    s.play("reuse:dorful")
    assert s.wealth() == (0, 10, 5, 0, 4)


@ruling("CF-67", "CF-72")
@pytest.mark.parametrize("before", [3, 15])
def test_tokens_with_a_step_cannot_be_chosen(before: int) -> None:
    s = scene("CNJ", permits="m", nobility=before).play(STEP)
    assert s.offered("reuse") == {"castrum", "naris"}  # neither Merkatim nor the purple city
    assert s.why("reuse:merkatim") == "CF-67"


@ruling("CF-68")
def test_space_6_gives_a_main_action() -> None:
    s = scene(permits="m a", nobility=5).play(STEP)
    assert s.open["mains"] == 1 and "build:a-arkon" in s.tokens


@ruling("CF-69")
def test_space_10_gives_any_face_up_permit() -> None:
    s = scene(permits="m", coins=0, nobility=9, position=piled("hills", "h", "j g")).play(STEP)
    assert s.offered("take") == {"b", "cde", "j", "g", "kno", "kl"}
    assert s.why("take:h") == "CF-69" and s.why("end") == "CF-57"
    s.play("take:g")
    assert s.of("permits") == ["g"] and s.open["offers"]["hills"] == ["j", "h"]
    assert s.of("coins") == 0


@ruling("CF-70")
@pytest.mark.parametrize("pays, wealth", [(True, (2, 10, 5, 0, 11)), (False, (0, 10, 3, 0, 10))])
def test_the_free_permit_pays_its_rewards(pays: bool, wealth: tuple[int, ...]) -> None:
    s = scene(permits="m", nobility=9, free_permit_pays=pays).play(f"{STEP} take:g")
    assert s.wealth() == wealth


@ruling("CF-71")
def test_space_14_pays_any_own_permit_once_more() -> None:
    s = scene(permits=["m a", "f"], used="l", nobility=13).play(STEP)
    assert s.offered("repeat") == {"m", "a", "l"}  # Merkatim's permit lies face down now
    assert s.why("repeat:f") == "CF-71" and s.why("end") == "CF-57"
    s.play("repeat:l")
    assert s.wealth() == (0, 11, 6, 0, 14) and s.of("used") == ["l", "m"]


@ruling("CF-71")
def test_no_symbol_is_excluded_on_space_14() -> None:
    s = scene(permits="m mn", nobility=13).play(STEP)
    assert s.play("repeat:mn").open["mains"] == 1
    s = scene("C", permits="m ae", nobility=13).play(f"{STEP} repeat:ae")
    assert s.of("nobility") == 16 and s.offered("reuse") == {"castrum"}  # one bonus leads to the next


@ruling("CF-71")
def test_the_permit_that_led_to_space_14_may_pay_again() -> None:
    s = scene(hand=COAST, nobility=13, offers={"coast": ["cde", "d"]}).play(f"buy:cde {PAY}")
    assert s.offered("repeat") == {"cde"}
    s.play("repeat:cde")
    assert s.of("nobility") == 15 and s.of("hand_sizes") == 2


@ruling("CF-71")
def test_the_other_reading_of_space_14_asks_for_another_permit() -> None:
    given = {"hand": COAST, "nobility": 13, "offers": {"coast": ["cde", "d"]}, "same_permit_again": False}
    s = scene(**given).play(f"buy:cde {PAY}")
    assert "end" in s.tokens and s.told("lapsed") and s.of("nobility") == 14
    s = scene(permits="m", **given).play(f"buy:cde {PAY}")
    assert s.offered("repeat") == {"m"} and s.why("repeat:cde") == "CF-71"


@ruling("CF-72")
def test_space_16_pays_two_different_tokens() -> None:
    s = scene("CDN", permits="m", nobility=15).play(STEP)
    assert s.offered("reuse") == {"castrum", "dorful", "naris"}
    s.play("reuse:dorful")
    assert s.offered("reuse") == {"castrum", "naris"} and s.why("reuse:dorful") == "CF-72"
    s.play("reuse:naris")
    assert s.wealth() == (0, 12, 5, 0, 16) and "end" in s.tokens


@ruling("CF-73")
@pytest.mark.parametrize("before", [3, 15])
def test_nothing_to_choose_from(before: int) -> None:
    s = scene("J", permits="m", nobility=before).play(STEP)
    assert "end" in s.tokens and s.wealth() == (0, 10, 3, 0, before + 1)


@ruling("CF-73")
def test_one_token_where_two_are_allowed() -> None:
    s = scene("C", permits="m", nobility=15).play(f"{STEP} reuse:castrum")
    assert "end" in s.tokens and s.of("points") == 3


@ruling("CF-73")
def test_no_permit_left_for_spaces_10_and_14() -> None:
    every = {region: PERMITS[region].replace(" m ", " ") for region in REGIONS}
    s = scene(
        permits="m",
        used=("", " ".join(every.values())),
        nobility=9,
        position={"offers": {region: [None, None] for region in REGIONS}},
    )
    assert "end" in s.play(STEP).tokens
    s = scene(hand="pink pink blue white", nobility=13, coins=20)
    s.play("king:merkatim pay:white+pink+pink+blue")  # no permit at all
    assert "end" in s.tokens and s.of("nobility") == 14


@ruling("CF-74")
def test_the_track_ends_at_space_20() -> None:
    s = scene(permits="m", nobility=20).play(STEP)
    assert s.of("nobility") == 20 and s.of("points") == 0
    s = scene(hand=COAST, nobility=19, offers={"coast": ["ae", "d"]}).play(f"buy:ae {PAY}")
    assert s.of("nobility") == 20 and s.of("points") == 3


@ruling("CF-74")
def test_beyond_the_end_the_last_space_alone_pays_once() -> None:
    s = scene(
        hand=COAST, nobility=19, offers={"coast": ["ae", "d"]}, every_space_pays=False
    ).play(f"buy:ae {PAY}")  # fmt: skip
    assert s.of("nobility") == 20 and s.of("points") == 3

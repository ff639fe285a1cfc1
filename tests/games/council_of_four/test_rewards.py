"""Rewards of cities: CF-52 to CF-57."""

import pytest

from games.council_of_four.scene import CITY, TOKENS, scene

ruling = pytest.mark.ruling


@ruling("CF-52")
@pytest.mark.parametrize("letter", TOKENS)
def test_the_token_of_the_city(letter: str) -> None:
    s = scene(permits=letter.lower()).play(f"build:{letter.lower()}-{CITY[letter]}")
    gained = {"vp": 0, "coin": 10, "assistant": 3, "card": 0, "nobility": 0}
    for word in TOKENS[letter].split("_"):
        if len(word) > 1:
            gained[word[:-1]] += int(word[-1])
    assert s.wealth() == tuple(gained.values())


@ruling("CF-52")
def test_others_gain_nothing() -> None:
    s = scene("", "A", permits="a").play("build:a-arkon")
    assert s.wealth(1) == (0, 10, 3, 0, 0)


@ruling("CF-53", "CF-54", "CF-59", "CF-60")
def test_the_building_example_of_the_rulebook() -> None:
    """Green builds in Indur, where red has been first, and completes the hills."""
    s = scene("CFGHJ", "I", permits="i", coins=5, assistants=1).play("build:i-indur")
    assert s.of("coins") == 5 + 3 + 1 + 1  # Indur, Graden, Hellar
    assert s.of("points") == 2 + 3  # Framek, Castrum
    assert s.of("assistants") == 1 - 1 + 1  # one owed to red, one of Graden
    assert s.open["tiles"]["hills"] == 0 and s.open["kings_tiles"] == [0]
    assert s.sheet()["hills"] == 5 and s.sheet()["kings"] == 25


@ruling("CF-53")
def test_each_city_once_however_many_ways_lead_there() -> None:
    s = scene("FGH", map="aba", permits="i").play("build:i-indur")  # F, G and I form a ring on side b
    assert s.wealth() == (2, 10 + 3 + 1, 3, 0, 0)  # Graden is purple here


@ruling("CF-53")
def test_only_what_is_connected_with_the_new_city_pays() -> None:
    s = scene("ACNK", permits="b").play("build:b-burgen")
    assert s.of("points") == 1 + 1 + 3 and s.of("hand_sizes") == 1 and s.of("coins") == 10


@ruling("CF-53")
def test_two_groups_are_joined() -> None:
    s = scene("CFJL", permits="i")
    s.play("build:i-indur")  # Castrum and Framek on one side, Juvelar and Lyram on the other
    assert s.wealth() == (3 + 2, 13, 4, 0, 0)


@ruling("CF-54")
def test_the_purple_city_pays_nothing_but_connects() -> None:
    s = scene("GL", permits="j").play("build:j-juvelar")
    assert s.wealth() == (0, 11, 3 + 1 + 1, 0, 0)  # Graden and Lyram, joined through Juvelar
    assert s.open["tokens"].get("juvelar") is None
    s = scene("L", permits="j").play("build:j-juvelar")
    assert s.wealth() == (0, 10, 4, 0, 0)


@ruling("CF-55")
def test_a_city_without_an_own_emporium_breaks_the_link() -> None:
    s = scene("C", "F", permits="i").play("build:i-indur")
    assert s.wealth() == (0, 13, 3, 0, 0)  # Framek belongs to somebody else: Castrum is cut off


def pending(order: str) -> tuple[int, set[str]]:
    """Merkatim's token leads to space 4; Osium and Lyram are connected with it."""
    s = scene("LO", permits="m", nobility=3, tokens={"O": "vp1", "A": "nobility1_b"}, reward_order=order)
    s.play("build:m-merkatim")
    return s.of("assistants"), s.offered("reuse")


@ruling("CF-56")
def test_with_a_fixed_order_the_nearer_city_pays_first() -> None:
    assert pending("fixed") == (3, {"osium", "lyram"})  # asked before Lyram has paid
    assert pending("free") == (4, {"osium", "lyram"})  # what needs no choice comes first


@ruling("CF-56")
def test_both_orders_end_with_the_same_gains() -> None:
    found = []
    for order in ("free", "fixed"):
        s = scene("LO", permits="m", nobility=3, tokens={"O": "vp1", "A": "nobility1_b"}, reward_order=order)
        found.append(s.play("build:m-merkatim reuse:osium").wealth())
    assert found == [(2, 10, 4, 0, 4)] * 2


@ruling("CF-57")
def test_gains_without_a_choice_are_not_asked_for() -> None:
    s = scene("CFGHJ", permits="i").play("build:i-indur")
    assert s.verbs & {"end"} and not s.verbs & {"first", "reuse"}


@ruling("CF-57")
def test_rewards_cannot_be_refused() -> None:
    s = scene("C", permits="m", nobility=3).play("build:m-merkatim")
    assert s.tokens == {"reuse:castrum"}  # one choice is a question, too
    assert s.play("reuse:castrum").of("points") == 3

"""Quick actions: CF-75 to CF-79."""

import pytest

from games.council_of_four.scene import BALCONIES, COUNCILS, PERMITS, REGIONS, RESERVE, piled, scene

ruling = pytest.mark.ruling


@ruling("CF-75")
def test_an_assistant_for_three_coins() -> None:
    s = scene(coins=3, assistants=0).play("hire")
    assert s.wealth() == (0, 0, 1, 0, 0) and s.open["pool"] == 48 - 1
    assert scene(coins=2).why("hire") == "CF-75"


@ruling("CF-76")
def test_two_new_permits_for_an_assistant() -> None:
    s = scene(position=piled("coast", "d a e", "b cde"))
    assert s.offered("swap") == set(REGIONS)
    s.play("swap:coast")
    assert s.open["offers"]["coast"] == ["d", "a"] and s.of("assistants") == 2
    assert s.open["offers"]["hills"] == ["j", "g"]
    assert scene(assistants=0).why("swap:coast") == "CF-76"


@ruling("CF-76")
def test_the_new_permits_come_from_the_unknown_pile() -> None:
    seen = set()
    for seed in range(25):
        s = scene(seed=seed).play("swap:mountains")
        two = s.open["offers"]["mountains"]
        assert len(set(two)) == 2 and not {"kno", "kl"} & set(two)
        assert s.open["piles"]["mountains"] == 11 and s.open["under"]["mountains"] == ["kno", "kl"]
        seen |= set(two)
    assert len(seen) > 9


@ruling("CF-77", "CF-29")
def test_the_exchanged_permits_lie_in_a_known_order() -> None:
    s = scene(position=piled("coast", "d a e", "b cde")).play("swap:coast")
    assert s.open["under"]["coast"][-2:] == ["b", "cde"]
    assert s.match.view(1)["under"] == s.open["under"]


@ruling("CF-77")
def test_a_small_pile_brings_the_same_permits_back() -> None:
    away = " ".join(permit for permit in PERMITS["coast"].split() if permit not in ("b", "cde", "d"))
    s = scene(used=("", away)).play("swap:coast")
    assert s.open["offers"]["coast"] == ["d", "b"] and s.open["under"]["coast"] == ["cde"]
    away += " d"
    s = scene(used=("", away)).play("swap:coast")
    assert s.open["offers"]["coast"] == ["b", "cde"] and s.open["under"]["coast"] == []


@ruling("CF-77")
def test_without_a_face_up_permit_no_exchange() -> None:
    s = scene(used=("", PERMITS["coast"]), position={"offers": {"coast": [None, None]}})
    assert s.offered("swap") == {"hills", "mountains"} and s.why("swap:coast") == "CF-77"


@ruling("CF-78")
def test_an_assistant_elects_without_coins() -> None:
    s = scene()
    assert s.offered("send") == set(COUNCILS)
    s.play("send:coast")
    assert s.offered("put") == set(RESERVE)
    s.play("put:pink")
    assert s.open["balconies"]["coast"] == ["pink", *BALCONIES["coast"][:3]]
    assert s.of("assistants") == 2 and s.of("coins") == 10
    assert s.open["mains"] == 1 and "elect" in s.verbs  # the main action is still owed
    assert scene(assistants=0).why("send:king") == "CF-78"


@ruling("CF-79")
def test_another_main_action_for_three_assistants() -> None:
    s = scene().play("extra")
    assert s.of("assistants") == 0 and s.open["mains"] == 2
    assert s.elect().elect().tokens == {"end"}
    assert scene(assistants=2).why("extra") == "CF-79"


@ruling("CF-79")
def test_also_after_the_first_main_action() -> None:
    s = scene().elect().play("extra")
    assert s.open["mains"] == 1 and "elect" in s.verbs and "end" in s.tokens
    assert s.elect().tokens == {"end"}

"""Building: CF-43 to CF-51."""

import pytest

from games.council_of_four.scene import CITY, NINE, cities, scene

ruling = pytest.mark.ruling
KING = "pink pink blue white"  # satisfies the king's council for nothing
ALL = "pay:white+pink+pink+blue"


@ruling("CF-43")
def test_a_city_named_on_an_own_permit() -> None:
    s = scene(permits=["ade c", "f"])
    assert s.offered("build") == {"ade-arkon", "ade-dorful", "ade-esti", "c-castrum"}
    s.play("build:ade-dorful")
    assert s.of("emporiums") == ["dorful"] and s.of("permits") == ["c"]
    for token in ("build:f-framek", "build:c-arkon"):
        assert scene(permits=["ade c", "f"]).why(token) == "CF-43"


@ruling("CF-44")
def test_with_the_king_in_any_city_without_a_permit() -> None:
    s = scene(hand=KING, coins=20)
    assert s.offered("king") == set(CITY.values())
    s.play(f"king:hellar {ALL}")
    assert s.of("emporiums") == ["hellar"] and s.open["king"] == "hellar"
    assert s.of("hand_sizes") == 0


@ruling("CF-44")
def test_the_kings_council_is_paid_like_any_other() -> None:
    s = scene(hand="pink blue joker", coins=20).play("king:juvelar")
    assert s.offered("pay") == {
        "pink", "blue", "joker", "pink+blue", "pink+joker", "blue+joker", "pink+blue+joker",
    }  # fmt: skip
    assert s.play("pay:pink+joker").of("coins") == 20 - 7 - 1


@ruling("CF-45")
@pytest.mark.parametrize(
    "city, roads",
    [
        ("hellar", 1),
        ("indur", 1),
        ("lyram", 1),
        ("framek", 2),
        ("esti", 2),
        ("osium", 2),
        ("castrum", 3),
        ("arkon", 4),
    ],
)
def test_two_coins_for_each_road_of_the_shortest_way(city: str, roads: int) -> None:
    s = scene(hand=KING, coins=15)
    assert s.open["king_roads"][city] == roads
    s.play(f"king:{city} {ALL}")
    gained = {"hellar": 1, "indur": 3}.get(city, 0)
    assert s.of("coins") == 15 - 2 * roads + gained


@ruling("CF-45")
def test_emporiums_do_not_bar_the_kings_way() -> None:
    s = scene("", "GHIL", "GHIL", hand=KING, coins=20, position={"king": "juvelar"})
    assert s.open["king_roads"]["dorful"] == 2 and "dorful" in s.offered("king")
    assert s.play(f"king:dorful {ALL}").of("coins") == 16


@ruling("CF-45")
def test_the_coins_must_last_for_the_way() -> None:
    s = scene(hand=KING, coins=3)
    assert s.offered("king") == set(cities("JGHIL"))
    assert s.why("king:framek") == "CF-45"
    s = scene(hand=KING + " joker", coins=2).play("king:lyram")
    assert s.offered("pay") == {"white+pink+pink+blue"}  # a joker would cost one more
    assert s.why("pay:pink+pink+blue+joker") == "CF-36"


@ruling("CF-46")
def test_the_king_may_stay() -> None:
    s = scene(hand=KING, coins=0)
    assert s.offered("king") == {"juvelar"}
    s.play(f"king:juvelar {ALL}")
    assert s.of("emporiums") == ["juvelar"] and s.open["king"] == "juvelar" and s.of("coins") == 0


@ruling("CF-47")
def test_no_second_emporium_in_a_city() -> None:
    s = scene("AJ", permits="abc", hand=KING, coins=20)
    assert s.offered("build") == {"abc-burgen", "abc-castrum"}
    assert s.why("build:abc-arkon") == "CF-47"
    assert s.offered("king") == set(CITY.values()) - {"arkon", "juvelar"}
    assert s.why("king:juvelar") == "CF-47"
    assert "king" not in scene("J", hand=KING, coins=0).verbs  # forced to move, and no coins


@ruling("CF-48")
def test_an_assistant_for_each_emporium_of_others() -> None:
    for others, owed in ((("",), 0), (("A",), 1), (("A", "A"), 2), (("A", "A", "A"), 3)):
        s = scene("", *others, permits="a").play("build:a-arkon")
        assert s.of("assistants") == 3 - owed
        assert s.open["pool"] == 48 - sum(s.open["assistants"])


@ruling("CF-48")
def test_the_king_does_not_spare_the_assistants() -> None:
    s = scene("", "J", hand=KING).play(f"king:juvelar {ALL}")
    assert s.of("assistants") == 2


@ruling("CF-48")
def test_too_few_assistants() -> None:
    s = scene("", "AJ", "AJ", permits="abc", assistants=1, hand=KING, coins=0)
    assert s.offered("build") == {"abc-burgen", "abc-castrum"} and s.why("build:abc-arkon") == "CF-48"
    assert "king" not in s.verbs and s.why("king:juvelar") == "CF-48"


@ruling("CF-49")
def test_neutral_emporiums_are_others() -> None:
    position = {"neutral": cities("ABCDE")}
    s = scene(permits="a", position=position).play("build:a-arkon")
    assert s.of("assistants") == 2
    s = scene("", "A", permits="a", position=position).play("build:a-arkon")
    assert s.of("assistants") == 1
    assert s.open["tiles"].get("coast") is None and len(s.match.scores()) == 2


@ruling("CF-49")
def test_neutral_emporiums_connect_nothing() -> None:
    s = scene("C", permits="f", position={"neutral": ["arkon"]}).play("build:f-framek")
    assert s.of("points") == 2 + 3
    s = scene("C", permits="b", position={"neutral": ["arkon"]}).play("build:b-burgen")
    assert s.of("points") == 1


@ruling("CF-50")
def test_costs_come_before_rewards() -> None:
    # Lyram's token brings the assistant that is owed there, Indur's the coins of the way: too late
    s = scene("", "L", permits="l", assistants=0)
    assert s.why("build:l-lyram") == "CF-48"
    s = scene(hand=KING, coins=1)
    assert s.why("king:indur") == "CF-45"
    s = scene(hand="white", coins=7, offers={"coast": ["a", "c"]})  # three coins short, three coins on it
    assert s.why("buy:a") == "CF-35"


@ruling("CF-51")
def test_without_emporiums_no_building() -> None:
    s = scene(NINE, permits="a c", hand=KING, coins=0, assistants=9).play("extra build:a-arkon")
    assert len(s.of("emporiums")) == 10
    assert not {"build", "king"} & s.verbs and s.verbs >= {"elect", "end"}
    assert s.why("build:c-castrum") == s.why("king:castrum") == "CF-51"


@ruling("CF-51")
def test_emporiums_never_leave_the_map() -> None:
    s = scene("A", "A", permits="b").play("build:b-burgen")
    assert s.of("emporiums") == ["arkon", "burgen"] and s.of("emporiums", 1) == ["arkon"]

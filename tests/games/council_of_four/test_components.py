"""Aim and components: CF-2 to CF-7. The facts are written down once more here, in short."""

import json
from collections import Counter
from importlib import resources
from typing import Any

import pytest

import tetrarch
from games.council_of_four.scene import CITY, COLOURS, PERMITS, REGIONS, TOKENS, new, scene
from tetrarch.games.council_of_four.presentation.descriptor import DESCRIPTOR

ruling = pytest.mark.ruling
MAPS = [coast + hills + mountains for coast in "ab" for hills in "ab" for mountains in "ab"]
LETTER = {"v": "victory_point", "c": "coin", "p": "politics_card", "a": "assistant", "n": "nobility_step"}
LETTER |= {"m": "main_action"}

COAST = "A v4 c3|B p3 a1|C a2 c3|D v7|E m1 c2|AB c3 p1|BC v3 c3|CD v3 a1|DE v3 a1|AE n2"
COAST += "|ABC a2|ABE c3|ADE c1 v2|BCD a1 v1|CDE p1 n1"
HILLS = "F p2 c4|G a2 v2 n1|H a4|I p2 a2|J m1 v2|FG c5|FJ a2 c1|HG a3|HI v5|IJ p2 n1"
HILLS += "|FGH n1 c1|FGJ c2 v1|FIJ a1 n1|GHI p1 a1|IJH p2"
MOUNTAINS = "K p4|L c1 a3|M v5 n1|N c7|O p3 n1|KL p1 a2|ML p3|MN m1|NO v2 p2|OK p2 n1"
MOUNTAINS += "|KLM a1 c1|KLO p1 c1|KNO p1 v1|LMN v3|MNO n1 v1"

ROADS = {
    "coast": {"a": "AB AC BD BE", "b": "AC CD BE"},
    "hills": {"a": "FI IJ GJ HJ CF DG EH IK JL HM", "b": "FG FI GI GH HJ CF DG EH IK JL JM"},
    "mountains": {"a": "KN NO LO MO", "b": "KL LN MO"},
}
METALS = {  # gold, silver, bronze, iron, purple
    "coast": {"a": "B CD E A -", "b": "A CE B D -"},
    "hills": {"a": "FH G I - J", "b": "FH J I - G"},
    "mountains": {"a": "KO L N M -", "b": "KO M N L -"},
}


def data() -> dict[str, Any]:
    folder = resources.files("tetrarch.games.council_of_four") / "data" / "council_of_four.json"
    return json.loads(folder.read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def rewards(text: str) -> dict[str, int]:
    return {LETTER[word[0]]: int(word[1:]) for word in text.split()}


@ruling("CF-2")
def test_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert len(new(seats).open["coins"]) == seats
    for seats in (1, 5):
        with pytest.raises(tetrarch.BadOption):
            new(seats)


@ruling("CF-3")
def test_five_cities_a_region_in_alphabetical_order() -> None:
    found = {region["id"]: region["cities"] for region in data()["regions"]["in_order"]}
    names = list(CITY.values())
    assert found == {"coast": names[:5], "hills": names[5:10], "mountains": names[10:]}
    assert [city["letter"] for city in data()["cities"]["in_order"]] == [*CITY]
    assert all(city["name"].lower() == CITY[city["letter"]] for city in data()["cities"]["in_order"])


def roads(map: str) -> set[frozenset[str]]:
    all_roads = " ".join(ROADS[region][side] for region, side in zip(REGIONS, map, strict=True)).split()
    return {frozenset((CITY[road[0]], CITY[road[1]])) for road in all_roads}


@ruling("CF-4")
@pytest.mark.parametrize("map", MAPS)
def test_the_roads_of_every_map(map: str) -> None:
    view = scene(map=map).open
    assert {frozenset(road) for road in view["roads"]} == roads(map)
    assert len(view["roads"]) == len(roads(map)) and 16 <= len(roads(map)) <= 19
    assert set(view["king_roads"]) == set(CITY.values())  # from every city to every other


@ruling("CF-4")
@pytest.mark.parametrize("map", MAPS)
def test_the_borders_depend_on_the_hills_alone(map: str) -> None:
    region = {
        city: name
        for name, letters in zip(REGIONS, ("ABCDE", "FGHIJ", "KLMNO"), strict=True)
        for city in letters
    }
    letter = {city: letter for letter, city in CITY.items()}
    found = {"".join(sorted(letter[city] for city in road)) for road in scene(map=map).open["roads"]}
    across = {road for road in found if region[road[0]] != region[road[1]]}
    assert across == {"CF", "DG", "EH", "IK", "JL", "HM" if map[1] == "a" else "JM"}


@ruling("CF-5")
@pytest.mark.parametrize("map", MAPS)
def test_metals_of_every_map(map: str) -> None:
    metals = scene(map=map).open["metals"]
    assert Counter(metals.values()) == {"gold": 5, "silver": 4, "bronze": 3, "iron": 2, "purple": 1}
    for region, side in zip(REGIONS, map, strict=True):
        for metal, letters in zip(
            ("gold", "silver", "bronze", "iron", "purple"), METALS[region][side].split(), strict=True
        ):
            assert all(metals[CITY[letter]] == metal for letter in letters if letter != "-")


@ruling("CF-6")
def test_the_number_of_pieces() -> None:
    facts = data()
    assert len(facts["tokens"]["in_order"]) == 14
    assert [len(facts["permits"]["by_region"][region]) for region in REGIONS] == [15, 15, 15]
    for seats in (2, 3, 4):
        s = new(seats, seed=seats)
        pawns = Counter(colour for row in s.open["balconies"].values() for colour in row)
        assert pawns + Counter(s.open["reserve"]) == dict.fromkeys(COLOURS, 4)
        cards = Counter(s.json["deck"]) + Counter(s.json["discards"])
        for hand in s.json["hands"]:
            cards += Counter(hand)
        assert cards == dict.fromkeys(COLOURS, 13) | {"joker": 12}
        assert s.open["pool"] + sum(s.open["assistants"]) == 48
        assert sorted(s.open["tokens"].values()) == sorted(TOKENS.values())
    tiles = facts["bonus_tiles"]
    assert len(tiles["metals"]) + len(tiles["regions"]) == 7 and len(tiles["king"]) == 5
    assert facts["players"]["emporiums"] == 10


@ruling("CF-6")
@pytest.mark.parametrize("region, text", [("coast", COAST), ("hills", HILLS), ("mountains", MOUNTAINS)])
def test_cities_and_rewards_of_the_permits(region: str, text: str) -> None:
    found = {permit["id"]: permit for permit in data()["permits"]["by_region"][region]}
    assert " ".join(found) == PERMITS[region]
    for line in text.split("|"):
        letters, _, gains = line.partition(" ")
        permit = found.pop(letters.lower())
        assert permit["cities"] == [CITY[letter] for letter in letters]
        assert list(permit["rewards"].items()) == list(rewards(gains).items())
    assert found == {}


@ruling("CF-6")
def test_every_city_stands_on_six_permits() -> None:
    sizes: dict[str, Counter[int]] = {letter: Counter() for letter in CITY}
    for permits in PERMITS.values():
        for permit in permits.split():
            for letter in permit.upper():
                sizes[letter][len(permit)] += 1
    assert all(found == {1: 1, 2: 2, 3: 3} for found in sizes.values())


@ruling("CF-7")
def test_each_symbol_is_worth_one_of_its_kind() -> None:
    s = scene(hand="orange blue joker joker", offers={"hills": ["g", "i"]}).play(
        "buy:g pay:orange+blue+joker+joker"
    )
    assert s.wealth() == (2, 8, 5, 0, 1)  # two points, two assistants, a step; the jokers cost two coins
    s = scene(hand="orange orange blue purple", offers={"hills": ["f", "i"]}).play(
        "buy:f pay:orange+orange+purple+blue"
    )
    assert s.wealth() == (0, 14, 3, 2, 0)  # two cards, four coins
    s = scene(hand="orange orange blue purple", offers={"hills": ["j", "i"]}).play(
        "buy:j pay:orange+orange+purple+blue"
    )
    assert s.of("points") == 2 and s.open["mains"] == 1  # one more main action


@ruling("CF-7")
def test_rewards_of_the_tokens() -> None:
    short = {"vp": "v", "coin": "c", "assistant": "a", "card": "p", "nobility": "n"}
    for token in data()["tokens"]["in_order"]:
        words = [word for word in token["id"].split("_") if len(word) > 1]
        assert token["rewards"] == rewards(" ".join(short[word[:-1]] + word[-1] for word in words))


def test_the_open_rulings_of_the_data_are_the_options() -> None:
    options = {option.id: option for option in DESCRIPTOR.options}
    for row in data()["open_rulings"]["in_order"]:
        option = options[row["option"]]
        assert (option.default, option.ruling) == (row["default"], row["ruling"])

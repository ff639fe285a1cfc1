"""What is printed on advisors, buildings and invaders. The facts are written down once more, in short."""

import json
from importlib import resources
from typing import Any

import pytest

import tetrarch
from games.kingsburg.scene import ADVISORS, ROWS, STRIPS, A, battle, new, row, scene
from tetrarch.games.kingsburg.presentation.descriptor import DESCRIPTOR

ruling = pytest.mark.ruling

# cost, points and what it counts in battle; `z2`: 2 instead against Zombies
COSTS = {
    "A": "w2s1:1 g1w1s2:2 g2w2s2:3 g6w1s1:5",
    "B": "g2:3 g3s1:5 g3w1s2:7:d1 g5s3:9",
    "C": "g1w1:0 g2w2:1 g2w3s1:2:-1 g3w1s2:4",
    "D": "g1s1:1:1 g1w2:2:1 g2w2s1:4 g3w2s2:6:2",
    "E": "w2:0:1z2 g1w1s1:2 g2s2:2:1 g3s2:4:1",
    "F": "w1:0:g1 w1s1:1 g2w1s1:2 g2w2s2:4",
    "G": "s1:0 g1w1:1 g1w2:2 g2w1s1:3",
}
STRIP_COSTS = {
    "A": "w1s2:1 g1w2s1:2 g2w2s2:3 g4w2s2:5",
    "B": "g1s1:2 g2w1s1:5 g2w2s2:5 g4s4:9",
    "C": "g1w1:0 g2w2:1 g2w3s1:2 g3w1s2:4",
    "D": "g1s1:1 g1w2:2 g2w2s1:3 g3w2s2:5:1",
    "E": "w1:0 g1w1s1:2:b1o1 g1w1s2:3 g2s3:4:2",
    "F": "s1:0:o1 w1s1:1 g2w1s1:2 g2w2s2:4",
    "G": "w1:0 g1w1:1 g1w2:2 g2w1s1:3",
}
# an earlier building of the same row lowers the cost: how it is paid, and what is left of the printed cost
DISCOUNTED = {"town_hall": ("", "g1"), "embassy": ("done", "g1"), "university": ("pay_cost:g2w0s1", "w1")}
# losses in their order (a: goods of choice, b: buildings, v: points), then the reward
INVADERS = {
    1: "goblins2:w1s1b1v1/w1 goblins3:g1b1/s1 barbarians2:a1b1/g1 orcs3:a2v1/g1 zombies4:v2/v1",
    2: "goblins3:w2s2b1v1/w1 goblins4:g2b1/s1 orcs4:a2b1/g1 barbarians5:a2v1/g1 zombies5:v2/v1",
    3: "goblins4:w3s3b1v1/w1 goblins5:g3b1/s1 orcs5:a2b1/g1 demons6:g2w1s1v1/v1 zombies6:v2/v1",
    4: "goblins5:w4s4b1v1/w1 goblins6:g4b1/s1 demons6:a4b1/g1 orcs7:a2b1/a1 zombies7:v2/v1",
    5: "barbarians7:v8/v1 barbarians8:b1/v1 demons8:b1v2/v2 demons9:b1/v2 dragons9:v5/v3",
}
ROMAN = ("i", "ii", "iii", "iv", "v")


def data(name: str) -> dict[str, Any]:
    path = resources.files("tetrarch.games.kingsburg") / "data" / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def amounts(found: dict[str, int], letters: dict[str, str]) -> str:
    return "".join(f"{letter}{found[key]}" for letter, key in letters.items() if found.get(key))


LOSS = {"g": "gold", "w": "wood", "s": "stone", "a": "any", "b": "building", "v": "vp"}


def described(building: dict[str, Any]) -> str:
    base = building["battle"]["base"]
    versus = "".join(f"{race[0]}{n}" for race, n in sorted(building["battle"].get("vs", {}).items()))
    strength = f"{base or ''}{versus}"
    text = f"{amounts(building['cost'], LOSS)}:{building['vp']}"
    return f"{text}:{strength}" if strength else text


@ruling(
    "KI-68", "KI-69", "KI-70", "KI-71", "KI-72", "KI-73", "KI-75", "KI-76", "KI-77", "KI-78", "KI-79",
    "KI-80", "KI-81", "KI-82", "KI-83", "KI-84", "KI-85", "KI-86", "KI-87", "KI-88", "KI-124", "KI-125",
    "KI-126", "KI-127", "KI-128", "KI-130", "KI-131", "KI-132", "KI-133",
)  # fmt: skip
@pytest.mark.parametrize("letter", ROWS)
def test_costs_points_and_strength_of_the_printed_rows(letter: str) -> None:
    printed = [*data("kingsburg")["buildings"], *data("extra_rows")["buildings"]]
    found = [building for building in printed if building["row"] == letter]
    assert " ".join(building["id"] for building in found) == ROWS[letter]
    assert " ".join(described(building) for building in found) == COSTS[letter]


@ruling("KI-140")
@pytest.mark.parametrize("letter", STRIPS)
def test_costs_points_and_strength_of_the_alternative_rows(letter: str) -> None:
    found = [b for b in data("alternate_rows")["buildings"] if b["row"] == letter]
    assert " ".join(building["id"] for building in found) == STRIPS[letter]
    assert " ".join(described(building) for building in found) == STRIP_COSTS[letter]
    assert all(b["reconstructed"] and {"cost", "vp"} <= {*b["reconstructed_fields"]} for b in found)


@pytest.mark.parametrize(
    ("table", "names", "options"),
    [
        (COSTS, ROWS, {"modules": ["extra_rows"]}),
        (STRIP_COSTS, STRIPS, {"modules": ["extra_rows", "alternate_rows"]}),
    ],
)
def test_every_building_can_be_built_for_its_cost_and_pays_its_points(
    table: dict[str, str], names: dict[str, str], options: dict[str, object]
) -> None:
    for letter, line in table.items():
        for name, text in zip(names[letter].split(), line.split(), strict=True):
            cost, points = text.split(":")[:2]
            before = row(name).removesuffix(name)
            rows = letter if names is STRIPS else ""
            more, left = DISCOUNTED.get(name, ("", ""))
            s = scene("autumn build", held=cost, buildings=before, rows=rows, **options)
            s.play(f"build:{name} {more}")
            assert (s.goods(), s.sheet().get("building", 0)) == (left, int(points)), name
            assert name in s.of("buildings")


@ruling("KI-108", "KI-109", "KI-110", "KI-111", "KI-112", "KI-113")
@pytest.mark.parametrize("year", INVADERS)
def test_invaders_of_each_year(year: int) -> None:
    cards = [card for card in data("kingsburg")["invaders"] if card["year"] == year]
    found = {
        f"{card['race']}{card['strength']}:{amounts(card['defeat'], LOSS)}/{amounts(card['victory'], LOSS)}"
        for card in cards
    }
    assert found == {*INVADERS[year].split()}
    assert {card["id"] for card in cards} == {
        f"{ROMAN[year - 1]}_{name[:-1]}_{name[-1]}" for name in (text.split(":")[0] for text in found)
    }


@ruling("KI-108", "KI-109", "KI-110", "KI-111", "KI-112")
@pytest.mark.parametrize("year", INVADERS)
def test_every_card_pays_its_winner(year: int) -> None:
    for text in INVADERS[year].split():
        name, _, reward = text.partition("/")
        race, strength = name.split(":")[0][:-1], int(name.split(":")[0][-1])
        s = battle(f"{ROMAN[year - 1]}_{race}_{strength}", soldiers=strength)
        if reward == "a1":
            s.play("take:stone")
            reward = "s1"
        won = s.goods() if "v" not in reward else f"v{s.sheet()['victory']}"
        assert won == reward and s.sheet()["strongest"] == 1, text


@ruling("KI-108", "KI-109", "KI-110", "KI-111", "KI-112")
@pytest.mark.parametrize("year", INVADERS)
def test_every_card_takes_its_losses(year: int) -> None:
    for text in INVADERS[year].split():
        name, _, losses = text.partition("/")[0].partition(":")
        s = battle(f"{ROMAN[year - 1]}_{name[:-1]}_{name[-1]}", held="g5w5s5", buildings="inn market")
        left = dict(zip("gwsabv", (5, 5, 5, 0, 0, 0), strict=True))
        for letter, n in zip(losses[::2], losses[1::2], strict=True):
            left[letter] -= int(n)
        if left["a"]:
            s.play(f"lose:g{-left['a']}w0s0")
            left["g"] += left["a"]
        assert s.goods() == "".join(f"{letter}{left[letter]}" for letter in "gws"), text
        assert s.of("buildings") == (["inn"] if left["b"] else ["inn", "market"]), text
        assert s.points() == left["v"] + left["b"], text


@ruling("KI-7", "KI-8")
def test_strengths_on_the_backs_are_those_of_the_cards() -> None:
    for year, bounds in enumerate(((2, 4), (3, 5), (4, 6), (5, 7), (7, 9)), 1):
        cards = [card for card in data("kingsburg")["invaders"] if card["year"] == year]
        strengths = {card["strength"] for card in cards}
        assert len(cards) == 5 and (min(strengths), max(strengths)) == bounds
        assert scene("spring roll", year=year).open["strengths"] == sorted(strengths)


@ruling("KI-2")
def test_two_to_five_players() -> None:
    for seats in (2, 3, 4, 5):
        assert len(new(seats).open["points"]) == seats
    for count in (1, 6):
        with pytest.raises(tetrarch.BadOption):
            new(count)


def test_advisors_stand_in_order() -> None:
    found = data("kingsburg")["advisors"]
    assert [(advisor["number"], advisor["id"]) for advisor in found] == [*enumerate(ADVISORS, 1)]


@ruling("KI-172", "KI-197", "KI-120")
def test_reconstructed_cards_say_so() -> None:
    governors, destiny = data("governors")["governors"], data("destiny")["destiny"]
    real = {card["id"] for card in governors if not card["reconstructed"]}
    assert real == {"prince", "philosopher", "fairy", "sorcerer", "trickster"}
    assert len(governors) == 24 and len(destiny) == 29
    assert {card["id"] for card in destiny if not card["reconstructed"]} <= {
        "fierce_enemies", "famine", "good_year", "heavy_snow", "ailing_king", "new_quarries", "royal_gift",
    }  # fmt: skip
    labelled = {module.id: module.reconstructed for module in DESCRIPTOR.modules}
    assert labelled == {
        "extra_rows": False,
        "alternate_rows": True,
        "governors": True,
        "destiny": True,
        "troop_tokens": False,
        "whims": False,
    }


@ruling("KI-62", "KI-123")
def test_five_rows_or_seven() -> None:
    assert scene("spring build", held="w9s9").offered("build") == {"palisade", "barricade"}
    s = scene("spring build", held="w9s9", modules=["extra_rows"])
    assert s.offered("build") == {"palisade", "barricade", "sawmill", "improvised_defenses"}


@ruling("KI-65")
def test_no_limit_to_buildings() -> None:
    nineteen = [name for letter in "BCDEF" for name in ROWS[letter].split()][:-1]
    s = scene("spring build", held="g9w9s9", buildings=" ".join(nineteen)).play("build:embassy")
    assert len(s.of("buildings", A)) == 20

"""Battles of random games, fought once more with pencil and paper: KI-96 to KI-107."""

import re
from typing import Any

import pytest

from games.kingsburg.scene import ROWS, Scene
from games.kingsburg.test_afresh import questions
from games.kingsburg.test_components import COSTS, INVADERS

ruling = pytest.mark.ruling
PLACE = {name: (3 - column, letter) for letter in ROWS for column, name in enumerate(ROWS[letter].split())}
LINE = {
    name: [*text.split(":"), ""]
    for letter in ROWS
    for name, text in zip(ROWS[letter].split(), COSTS[letter].split(), strict=True)
}
CARDS = {
    f"{roman}_{text.split(':')[0][:-1]}_{text.split(':')[0][-1]}": text.split(":")[1].split("/")
    for roman, line in zip(("i", "ii", "iii", "iv", "v"), INVADERS.values(), strict=True)
    for text in line.split()
}


def parts(text: str) -> dict[str, int]:
    return {letter: int(n) for letter, n in re.findall(r"([a-z])(\d+)", text)}


def strength(buildings: list[str], race: str, printed: int) -> int:
    """What a province adds to its soldiers."""
    found = 0
    for name in buildings:
        text = LINE[name][2]
        versus = parts(re.sub(r"^-?\d+", "", text))
        base = re.match(r"-?\d+", text)
        found += versus.get(race[0], int(base.group()) if base else 0)
    return found + ("improvised_defenses" in buildings and printed <= 5)


class Province:
    """A player's side of the battle."""

    def __init__(self, view: dict[str, Any], seat: int, die: int) -> None:
        self.goods = {
            letter: view["goods"][seat].get(good, 0)
            for letter, good in zip("gws", ("gold", "wood", "stone"), strict=True)
        }
        self.points = view["points"][seat]
        self.open = 0  # goods of choice
        self.buildings = [*view["buildings"][seat]]
        _, race, printed = view["invader"].split("_")
        self.total = view["soldiers"][seat] + die + strength(self.buildings, race, int(printed))
        draw_wins = "stone_wall" in self.buildings
        self.won = self.total > int(printed) or (draw_wins and self.total == int(printed))
        self.lost = self.total < int(printed)
        loss, reward = CARDS[view["invader"]]
        if self.won:
            self.take(parts(reward), 1)
            self.points += "fortress" in self.buildings
        elif self.lost:
            self.take(parts(loss), -1)

    def take(self, found: dict[str, int], sign: int) -> None:
        self.points += sign * found.get("v", 0)
        self.open = found.get("a", 0) * sign
        for letter in "gws":
            self.goods[letter] = max(0, self.goods[letter] + sign * found.get(letter, 0))
        if sign < 0 and found.get("b") and self.buildings:
            ruin = min(self.buildings, key=PLACE.__getitem__)
            self.buildings.remove(ruin)
            self.points -= int(LINE[ruin][1])


def fight(s: Scene, seats: int) -> list[Province]:
    """Roll the king's die, answer what is asked, and give what each province should have come to."""
    view, die = s.open, int(s.match._draw() >> 8) + 1
    provinces = [Province(view, seat, die) for seat in range(seats)]
    best = max(province.total for province in provinces)
    for province in provinces:
        province.points += province.won and province.total == best
    s.play(f"~die:{die}")
    while s.question in ("lose", "gift"):
        s.match.take(s.match.legal()[0])
    return provinces


@ruling("KI-98", "KI-99", "KI-100", "KI-101", "KI-102", "KI-103", "KI-106")
@pytest.mark.parametrize("seed", range(4))
def test_every_battle_of_a_game(seed: int) -> None:
    fought = 0
    for s in questions(seed, 4, modules=["extra_rows"]):
        academies = [built for built in s.open["buildings"] if "military_academy" in built]
        if s.step != "royal" or academies or s.open["year"] == 5:
            continue
        fought += 1
        provinces = fight(s, 4)
        for seat, province in enumerate(provinces):
            assert {*s.of("buildings", seat)} == {*province.buildings}
            assert s.points(seat) == province.points
            held = sum(s.of("goods", seat).values())
            assert held == max(0, sum(province.goods.values()) + province.open)
        assert [event["total"] for event in s.told("total")][-4:] == [
            provinces[seat].total for seat in s.open["order"]
        ]
    assert fought >= 3

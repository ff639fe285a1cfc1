"""Legal moves of random games, worked out once more from what everybody sees."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from games.kingsburg.scene import ADVISORS, ROWS, STRIPS, walk
from games.kingsburg.test_components import COSTS, STRIP_COSTS
from tetrarch.core.engine.kernel import CHANCE

NUMBER = {name: number for number, name in enumerate(ADVISORS, 1)}
SPACES = {"space_5": 5, "space_10": 10, "space_15": 15}
COST = {
    name: text.split(":")[0]
    for rows, costs in ((ROWS, COSTS), (STRIPS, STRIP_COSTS))
    for letter, names in rows.items()
    for name, text in zip(names.split(), costs[letter].split(), strict=True)
}
FAVOURS = {"miner": "gold", "carpenter": "wood", "sculptor": "stone"}
GOODS = ("gold", "wood", "stone")
MODULES = ["extra_rows", "alternate_rows", "governors", "destiny", "whims"]
SETUPS: list[dict[str, Any]] = [
    {},
    {"seats": 2},
    {"edition": 1, "seats": 5},
    {"modules": MODULES},
    {"modules": MODULES, "seats": 2, "token_limit": "group", "market_with_token": False},
    {"modules": ["destiny", "governors", "alternate_rows"], "seats": 4},
]


def subsets(faces: str) -> set[str]:
    return {"".join(part) for n in range(len(faces) + 1) for part in combinations(sorted(faces), n)}


class Table:
    """What a seat sees, with the questions that legality asks."""

    def __init__(self, view: dict[str, Any], seat: int, options: dict[str, Any]) -> None:
        self.view, self.seat, self.options = view, seat, options

    def own(self, field: str) -> Any:
        return self.view[field][self.seat]

    def under(self, destiny: str) -> bool:
        return bool(self.view["destiny"] == destiny)

    def ruled(self, governor: str) -> bool:
        return bool(self.own("governors") == governor)

    # influence

    def token_values(self) -> list[int]:
        group = self.options.get("token_limit") == "group"
        if not self.own("plus2") or ("plus2" in self.own("used") and not group):
            return [0]
        return [0, 1, 2, 3] if self.under("lucky_omens") else [0, 2]

    def shifts(self, token: int) -> set[int]:
        if token and not self.options.get("market_with_token", True):
            return {0}
        size = {"market": 1, "traveling_market": 2}
        ready = [n for name, n in size.items() if name in self.own("buildings")]
        if "market" in self.own("used"):  # of either kind
            return {0}
        return {0} | {sign * n for n in ready for sign in (1, -1)}

    def reachable(self) -> dict[str, int]:
        """Places that this seat may aim at, with their numbers."""
        places = dict(NUMBER) | (SPACES if self.ruled("politician") else {})
        if self.under("ailing_king"):
            del places["king"]
        envoy = self.view["envoy"] == self.seat
        taken = self.view["placed"]
        return {
            name: n for name, n in places.items() if name not in taken or (envoy and len(taken[name]) == 1)
        }

    def influences(self) -> Iterator[str]:
        faces, _, white = self.own("dice").partition("w")
        places = self.reachable().items()
        for dice, extra, token in product(subsets(faces) - {""}, subsets(white), self.token_values()):
            total = sum(map(int, dice + extra)) + token
            text = (f"w{extra}" if extra else "") + (f"+{token}" if token else "")
            for name, number in places:
                if number - total in self.shifts(token):
                    yield f"influence:{dice}-{text or 'none'}-{name}"

    def deals(self) -> Iterator[str]:
        if self.under("secret_deals") and "secret_deals" not in self.own("used_year"):
            for name, found in self.view["placed"].items():
                number = (NUMBER | SPACES)[name]
                others = [group for group in found if group["seat"] not in (None, self.seat)]
                if number <= 9 and others and name not in self.view["deals"]:
                    yield f"deal:{name}"

    # building

    def candidates(self) -> Iterator[str]:
        seven = "extra_rows" in self.options.get("modules", ())
        for letter in "ABCDEFG" if seven else "BCDEF":
            names = (STRIPS if letter in self.own("rows") else ROWS)[letter].split()
            missing = [name for name in names if name not in self.own("buildings")]
            yield from missing[:1]

    def payments(self, name: str) -> set[tuple[int, ...]]:
        """Every way to pay for a building: gold, wood, stone."""
        column = next(
            names.split().index(name) + 1
            for names in (*ROWS.values(), *STRIPS.values())
            if name in names.split()
        )
        letters = dict(zip(COST[name][::2], COST[name][1::2], strict=True))
        ways = {tuple(int(letters.get(good[0], 0)) for good in GOODS)}
        if "crane" in self.own("buildings") and column > 2:
            ways = {lower(way, 0) for way in ways}
        if "building_yard" in self.own("buildings") and column in (2, 3):
            ways = {lower(way, good) for way in ways for good in (1, 2) if way[good]} or ways
        ways |= {lower(way, good) for way in ways for good in self.favours() if way[good]}
        if self.under("masons_strike") and self.view["phase"] == "spring":
            ways = {lower(way, good, -1) for way in ways for good in range(3)}
        return {
            way
            for way in ways
            if all(self.own("goods").get(g, 0) >= n for g, n in zip(GOODS, way, strict=True))
        }

    def favours(self) -> list[int]:
        governor = self.own("governors")
        if governor in FAVOURS and governor not in self.own("used_year"):
            return [GOODS.index(FAVOURS[governor])]
        fewest = min(len(built) for built in self.view["buildings"])
        if (
            governor == "architect"
            and "architect" not in self.own("used")
            and len(self.own("buildings")) == fewest
        ):
            return [0, 1, 2]
        return []

    def swaps(self) -> Iterator[str]:
        allowed = self.ruled("trader") + self.under("trade_fair")
        if self.own("swaps") < allowed and not self.own("built"):
            for give, take in product(GOODS, GOODS):
                if give != take and self.own("goods").get(give):
                    yield f"exchange:{give}-{take}"


def lower(way: tuple[int, ...], good: int, by: int = 1) -> tuple[int, ...]:
    return tuple(max(0, n - by) if i == good else n for i, n in enumerate(way))


@pytest.mark.parametrize("options", SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_moves_follow_from_what_everybody_sees(seed: int, options: dict[str, Any]) -> None:
    asked = {"influence": 0, "build": 0, "payment": 0}
    for s in walk(seed, options.get("seats", 3), **{k: v for k, v in options.items() if k != "seats"}):
        if s.seat == CHANCE or s.question not in asked:
            continue
        asked[s.question] += 1
        table = Table(s.open, s.seat, options)
        if s.question == "influence":
            assert s.tokens == {"pass", *table.influences(), *table.deals()}
        elif s.question == "build":
            built = {f"build:{name}" for name in table.candidates() if table.payments(name)}
            assert s.tokens == {"done", *built, *table.swaps()}
        else:
            building = str(s.match.question.args["building"])  # type: ignore[union-attr]
            ways = {f"pay_cost:g{g}w{w}s{t}" for g, w, t in table.payments(building)}
            assert s.tokens == ways and len(ways) > 1
    assert asked["influence"] > 30 and asked["build"] > 10

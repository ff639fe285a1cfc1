"""Advisors, whims and invaders as rows of numbers, in the order that the tables of the rules expect."""

from __future__ import annotations

from typing import Any

from tetrarch.games.kingsburg.data.components import (
    GAIN_NAMES,
    GOOD_NAMES,
    LOSS_NAMES,
    bundles,
    cards,
    facts,
    number_of,
    races,
    row,
)
from tetrarch.games.kingsburg.rules import ids

# advisors


def advisor_rows() -> list[int]:
    """What each advisor gives for sure."""
    out: list[int] = []
    for place, advisor in enumerate(facts()["advisors"]):
        assert advisor["number"] == place + 1
        options = advisor["options"]
        out += row(options[0]["gain"] if len(options) == 1 else {}, GAIN_NAMES)
    return out


def advisor_choices() -> list[int]:
    """The bundles that each advisor offers to choose from, as a bit set."""
    return [
        sum(1 << n for n, kinds in enumerate(bundles()) if offers(advisor["options"], kinds))
        for advisor in facts()["advisors"]
    ]


def offers(options: list[dict[str, Any]], kinds: tuple[int, ...]) -> bool:
    """Whether a bundle is what one of several options gives, or is free to choose."""
    goods = {GOOD_NAMES[kind]: kinds.count(kind) for kind in kinds}
    exact = len(options) > 1 and any(option["gain"] == goods and "pay" not in option for option in options)
    return exact or any(option["gain"].get("any", 0) == len(kinds) for option in options)


def advisor_exchanges() -> list[int]:
    """For each advisor and each good: how many are paid, 0 where they are not taken, and the goods given."""
    out: list[int] = []
    for advisor in facts()["advisors"]:
        for good in GOOD_NAMES:
            options = [option for option in advisor["options"] if good in option.get("pay", {})]
            gain = options[0]["gain"] if options else {}
            out += [options[0]["pay"][good] if options else 0, *row(gain, GOOD_NAMES)]
    return out


def advisor_prices() -> list[int]:
    """The points that the choice of goods costs."""
    return [advisor["options"][0].get("pay", {}).get("vp", 0) for advisor in facts()["advisors"]]


def declinable() -> int:
    """The advisors whose help may be declined, as a bit set."""
    return sum(1 << n for n, advisor in enumerate(facts()["advisors"]) if advisor.get("may_decline"))


def queen_points(edition: int) -> int:
    """The points of the Queen, which the editions print differently [KI-58]."""
    queen = facts()["advisors"][number_of("advisors", "queen")]
    return int(queen.get(f"edition_{edition}", queen["options"][0])["gain"]["vp"])


# whims


def whim_rulings() -> list[int]:
    """The numbers of the rulings that explain the tiles, which lie in the order of their own numbers."""
    assert [tile["number"] for tile in cards("whims")] == list(range(1, len(cards("whims")) + 1))
    return [int(tile["ruling"].partition("-")[2]) for tile in cards("whims")]


def shares_of(given: dict[str, Any]) -> list[int]:
    """What a tile gives, then the same with one thing given up for one more of another."""
    base = row(given["gain"], GAIN_NAMES)
    out = base[:]
    for swap in given["swaps"]:
        for given_up in swap["give_up_one_of"]:
            share = base[:]
            share[GAIN_NAMES.index(given_up)] -= 1
            share[GAIN_NAMES.index(swap["extra"])] += 1
            out += share
    return out


# invaders


def invader_rows() -> list[tuple[int, int, list[int]]]:
    """Race, strength and losses of each invader card; year by year."""
    out = []
    for number, card in enumerate(facts()["invaders"]):
        assert card["year"] == number // ids.PER_YEAR + 1
        out.append((races().index(card["race"]), card["strength"], row(card["defeat"], LOSS_NAMES)))
    return out


def strengths_on_back(year: int) -> list[int]:
    """What strengths the invaders of a year may have, as the backs of their cards say [KI-8]."""
    return sorted({card["strength"] for card in facts()["invaders"] if card["year"] == year})


def reward_rows() -> list[int]:
    return [n for card in facts()["invaders"] for n in row(card["victory"], GAIN_NAMES)]


def reward_choices() -> list[int]:
    """Goods of choice in the reward of each invader card."""
    return [card["victory"].get("any", 0) for card in facts()["invaders"]]

"""Positions of Council of Four in a line, and short questions to ask of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import tetrarch
from games.questions import MatchQueries

NAMES = (
    "arkon burgen castrum dorful esti framek graden hellar indur juvelar kultos lyram merkatim naris osium"
)
CITY = dict(zip("ABCDEFGHIJKLMNO", NAMES.split(), strict=True))
COLOURS = ("white", "black", "orange", "pink", "purple", "blue")
CARDS = (*COLOURS, "joker")
REGIONS = ("coast", "hills", "mountains")
COUNCILS = (*REGIONS, "king")
PERMITS = {
    "coast": "a b c d e ab bc cd de ae abc abe ade bcd cde",
    "hills": "f g h i j fg fj hg hi ij fgh fgj fij ghi ijh",
    "mountains": "k l m n o kl ml mn no ok klm klo kno lmn mno",
}
# the start position drawn in the rulebook; balconies from the arrow to the side where councillors fall
TOKENS = {
    "A": "vp1",
    "B": "card1_vp1",
    "C": "vp3",
    "D": "assistant2",
    "E": "assistant1_card1",
    "F": "vp2",
    "G": "assistant1_coin1",
    "H": "coin1",
    "I": "coin3",
    "K": "card1",
    "L": "assistant1",
    "M": "nobility1_a",
    "N": "coin2",
    "O": "nobility1_b",
}
BALCONIES = {
    "coast": ["white", "black", "orange", "purple"],
    "hills": ["orange", "orange", "blue", "purple"],
    "mountains": ["white", "black", "white", "purple"],
    "king": ["pink", "pink", "blue", "white"],
}
RESERVE = {"black": 2, "orange": 1, "pink": 2, "purple": 1, "blue": 2}
OFFERS = {"coast": ["b", "cde"], "hills": ["j", "g"], "mountains": ["kno", "kl"]}
TEN = "ABDGHIJKLN"  # ten cities of map aaa that complete neither a metal nor a region
NINE = TEN[1:]


def cities(letters: str) -> list[str]:
    return [CITY[letter] for letter in letters]


def count(cards: str) -> dict[str, int]:
    return dict(Counter(cards.split()))


class Scene(MatchQueries):
    """A match with the questions that a rule test asks of it."""

    def elect(self) -> Scene:
        """A main action that is always possible."""
        self.play("elect:coast")
        return self.play(sorted(self.tokens)[0])

    def turn(self) -> Scene:
        """A whole turn of no interest."""
        return self.elect().play("end")

    def hand(self, seat: int = 0) -> dict[str, int]:
        return {card: n for card, n in self.match.view(seat)["hands"][seat].items() if n}  # type: ignore[index]

    def wealth(self, seat: int = 0) -> tuple[int, int, int, int, int]:
        """Points, coins, assistants, politics cards, nobility."""
        now = self.open
        fields = ("points", "coins", "assistants", "hand_sizes", "nobility")
        return tuple(int(now[field][seat]) for field in fields)  # type: ignore[return-value]

    def sheet(self, seat: int = 0) -> dict[str, int]:
        """What a seat has or would have, by source."""
        found: Counter[str] = Counter(self.open["at_end"][seat])
        for line in self.match.score_sheet(seat):
            found[line.source] += line.points
        return {source: points for source, points in found.items() if points and source != "before"}


def each(value: object, seats: int) -> list[Any]:
    """A value for every seat."""
    return [*value] if isinstance(value, list | tuple) else [value] * seats


def scene(
    *emporiums: str,
    map: str = "aaa",
    seats: int = 2,
    hand: str = "",
    hands: Mapping[int, str] | None = None,
    coins: int | Iterable[int] = 10,
    assistants: int | Iterable[int] = 3,
    nobility: int | Iterable[int] = 0,
    permits: str | Iterable[str] = "",
    used: str | Iterable[str] = "",
    offers: Mapping[str, list[str | None]] | None = None,
    tokens: Mapping[str, str] | None = None,
    seed: int = 3,
    position: Mapping[str, object] | None = None,
    **options: object,
) -> Scene:
    """Seat 0 at the start of its actions, on the board drawn in the rulebook where nothing else is said.

    Emporiums are listed seat by seat, by the letters of the cities. Single values count for every seat,
    permits, used permits and the hand for seat 0.
    """
    seats = max(seats, len(emporiums))
    dealt = dict(TOKENS if map[1] == "a" else {"J" if city == "G" else city: t for city, t in TOKENS.items()})
    dealt |= dict(tokens or {})
    mine = [permits.split()] if isinstance(permits, str) else [text.split() for text in permits]
    turned = [used.split()] if isinstance(used, str) else [text.split() for text in used]
    cards = {0: hand} | dict(hands or {})
    doc: dict[str, object] = {
        "sides": [*map],
        "tokens": {CITY[city]: token for city, token in dealt.items()},
        "balconies": BALCONIES,
        "emporiums": [cities(text) for text in emporiums] + [[]] * (seats - len(emporiums)),
        "coins": each(coins, seats),
        "assistants": each(assistants, seats),
        "nobility": each(nobility, seats),
        "permits": mine + [[]] * (seats - len(mine)),
        "used": turned + [[]] * (seats - len(turned)),
        "hands": [count(cards.get(seat, "")) for seat in range(seats)],
    }
    gone = {permit for pile in (*mine, *turned) for permit in pile}
    shown: dict[str, list[str | None]] = {}
    for region, two in OFFERS.items():
        spare = [permit for permit in PERMITS[region].split() if permit not in gone and permit not in two]
        shown[region] = [permit if permit not in gone else spare.pop(0) if spare else None for permit in two]
    doc["offers"] = shown | dict(offers or {})
    return load(seats, doc | dict(position or {}), seed, **options)


def load(seats: int, doc: Mapping[str, object], seed: int = 3, **options: object) -> Scene:
    head = {"format": "tetrarch-position/1", "game": "council_of_four", "seats": seats, "seed": seed}
    return Scene(tetrarch.from_json(head | {"options": options, "position": dict(doc)}))


def new(seats: int = 2, seed: int = 1, **options: object) -> Scene:
    return Scene(tetrarch.new("council_of_four", seats=seats, seed=seed, **options))


def piled(region: str, top: str, away: str = "") -> dict[str, object]:
    """A pile whose order everybody knows: these permits on top, then the others, without those elsewhere."""
    first = top.split()
    rest = [permit for permit in PERMITS[region].split() if permit not in {*first, *away.split()}]
    return {"piles": {region: []}, "under": {region: first + rest}}


def discards(deck: str, *hands: str) -> dict[str, object]:
    """All cards but these in the deck and these in hands lie among the discards."""
    left = dict.fromkeys(COLOURS, 13) | {"joker": 12}
    for card in " ".join([deck, *hands]).split():
        left[card] -= 1
    return {"deck": count(deck), "discards": {card: n for card, n in left.items() if n}}


def finish(*emporiums: str, seats: int = 2, **more: Any) -> Scene:
    """The last turn of the game has just ended; seat 0 brought the end about."""
    position = {"ending": 0, "active": max(seats, len(emporiums)) - 1, "acted": True, "mains": 0}
    position |= more.pop("position", {})
    return scene(*(emporiums or (TEN,)), seats=seats, position=position, **more).play("end")


def walk(seed: int, seats: int = 3, **options: object) -> Iterator[Scene]:
    """A random game."""
    return new(seats=seats, seed=seed, **options).random_walk(seed)

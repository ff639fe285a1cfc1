"""Positions of Kingsburg in a line, and short questions to ask of them."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from games.questions import MatchQueries
from tetrarch.core.engine.kernel import CHANCE
from tetrarch.core.match.fair_dice import secret_of
from tetrarch.core.match.match import Fairness, Match
from tetrarch.core.match.registry import find

GOODS = ("gold", "wood", "stone")
ADVISORS = (
    "jester squire architect merchant sergeant alchemist astronomer treasurer master_hunter general"
    " swordsmith duchess champion smuggler inventor wizard queen king"
).split()
ROWS = {  # each with its buildings from column I to IV
    "A": "sawmill quarry goldsmith mint",
    "B": "statue chapel church cathedral",
    "C": "inn market farms merchants_guild",
    "D": "guard_tower blacksmith barracks wizards_guild",
    "E": "palisade stable stone_wall fortress",
    "F": "barricade crane town_hall embassy",
    "G": "improvised_defenses recruiting_center training_camp military_academy",
}
STRIPS = {
    "A": "fountain riding_ground warehouse trading_house",
    "B": "bridge altar monastery dome",
    "C": "brewery traveling_market vineyard trading_post",
    "D": "armory griffin_ranch war_machines dragon_tamers_guild",
    "E": "small_palisade watch_post hidden_refuge citadel",
    "F": "boundary_stones building_yard university architects_guild",
    "G": "moat mercenary_post school war_college",
}
BASE = [name for row in "BCDEF" for name in ROWS[row].split()]
A, B, C, D = range(4)  # Andrea, Barbara, Carlo and Davide, as in the rulebook's examples
NOBODY = -9


def goods(text: str) -> dict[str, int]:
    """Goods from `g2w1s1`."""
    amounts = dict(re.findall(r"([gws])(\d+)", text))
    assert "".join(letter + n for letter, n in amounts.items()) == text, f"{text!r} are no goods"
    return {good: int(amounts[good[0]]) for good in GOODS if good[0] in amounts}


def groups(text: str) -> list[dict[str, object]]:
    """Groups of dice on an advisor from `0:35 n:26w1+2`: whose, which, with a token."""
    out: list[dict[str, object]] = []
    for part in text.split():
        seat, _, dice = part.partition(":")
        faces, _, token = dice.partition("+")
        group: dict[str, object] = {"seat": None if seat == "n" else int(seat), "dice": faces}
        out.append(group | ({"token": int(token)} if token else {}))
    return out


def row(name: str) -> str:
    """All buildings of a row up to this one."""
    for names in (*ROWS.values(), *STRIPS.values()):
        if name in names.split():
            return " ".join(names.split()[: names.split().index(name) + 1])
    raise KeyError(name)


class Scene(MatchQueries):
    """A match with the questions that a rule test asks of it. Chance is answered by the test."""

    # playing

    def play(self, moves: str) -> Scene:
        """Answers one after the other; `~` answers for chance, `1>` says whose turn it must be."""
        for text in moves.split():
            seat, arrow, token = text.rpartition(">")
            if arrow:
                assert self.seat == int(seat), f"{text}: {self.seat} is asked {self.question}"
            if token.startswith("~"):
                self.draw(token)
            else:
                assert self.match.state.stack[-1].seat != CHANCE, f"{token}: chance is asked {self.step}"
                self.match.take(token)
        return self

    def draw(self, token: str) -> None:
        vocabulary = self.match.descriptor.vocabulary
        legal = {vocabulary.token(int(x)) for x in self.match.game.legal(self.match.state)}
        assert token in legal, f"{token} is not drawn now, but {sorted(legal)[:9]}"
        self.match._force(vocabulary.read(token))

    def chance(self) -> Scene:
        """Let the match's own dice answer up to the next question."""
        self.match.answer_chance()
        return self

    def roll(self, *dice: str) -> Scene:
        """Rolls of the seats in turn order: `135` or `135w24`."""
        for text in dice:
            coloured, _, white = text.partition("w")
            self.draw(f"~roll:{coloured or 'none'}-{'w' + white if white else 'none'}")
        return self

    # what is asked

    @property
    def step(self) -> str:
        """What is asked, also of chance."""
        return self.match.descriptor.vocabulary.steps[self.match.state.stack[-1].step].name

    @property
    def question(self) -> str | None:
        asked = self.match.question
        return None if asked is None else asked.step

    @property
    def seat(self) -> int:
        """Who is asked; CHANCE, or NOBODY when the game is over."""
        return int(self.match.state.stack[-1].seat) if self.match.state.stack else NOBODY

    @property
    def drawn(self) -> set[str]:
        """What chance may answer."""
        vocabulary = self.match.descriptor.vocabulary
        assert self.seat == CHANCE, f"{self.seat} is asked {self.step}"
        return {vocabulary.token(int(x)).partition(":")[2] for x in self.match.game.legal(self.match.state)}

    def reach(self, dice: str, extra: str = "none") -> set[str]:
        """The advisors that a group of dice reaches."""
        found = [text.split("-") for text in self.offered("influence")]
        return {target for coloured, more, target in found if (coloured, more) == (dice, extra)}

    # what is there

    def points(self, seat: int = A) -> int:
        return int(self.of("points", seat))

    def goods(self, seat: int = A) -> str:
        """Goods as `g2s1`, without what is not there."""
        held = self.of("goods", seat)
        return "".join(f"{good[0]}{held[good]}" for good in GOODS if held.get(good))

    def has(self, seat: int = A) -> str:
        """Goods, tokens, soldiers and points: `g2w1 t1 m2 p3`, without what is not there."""
        counts = (("t", "plus2"), ("m", "soldiers"), ("p", "points"))
        rest = [f"{letter}{self.of(field, seat)}" for letter, field in counts if self.of(field, seat)]
        return " ".join(([self.goods(seat)] if self.goods(seat) else []) + rest)

    def sheet(self, seat: int = A) -> dict[str, int]:
        """Points by source since the position was set up, without sources that come to nothing."""
        found: Counter[str] = Counter()
        for line in self.match.score_sheet(seat):
            found[line.source] += line.points
        return {source: points for source, points in found.items() if points and source != "before"}


def each(value: object, seats: int) -> list[Any]:
    """A value for every seat; a list may be shorter."""
    if not isinstance(value, list | tuple):
        return [value] * seats
    blank: Any = 0 if value and isinstance(value[0], int) else ""
    return [*value] + [blank] * (seats - len(value))


def lists(texts: str | Sequence[str], seats: int) -> list[list[str]]:
    """Names seat by seat; a single text is for the first seat."""
    rows = [texts] if isinstance(texts, str) else [*texts]
    return [text.split() for text in rows] + [[] for _ in range(seats - len(rows))]


def scene(
    at: str = "autumn influence",
    dice: str | Sequence[str] = "",
    *,
    seats: int = 3,
    year: int = 1,
    held: str | Sequence[str] = "",
    buildings: str | Sequence[str] = "",
    points: int | Sequence[int] = 0,
    plus2: int | Sequence[int] = 0,
    soldiers: int | Sequence[int] = 0,
    placed: Mapping[str, str] | None = None,
    governors: str | Sequence[str] = "",
    rows: str | Sequence[str] = "",
    more: Mapping[str, object] | None = None,
    seed: int = 3,
    **options: object,
) -> Scene:
    """A position at a moment such as `autumn influence`; texts and numbers stand for the first seat alone.

    Everybody else has nothing, so nobody else is asked. Autumn by default: no reward and no envoy follow it.
    """

    def first(value: Any) -> Any:
        return value if isinstance(value, list | tuple) else [value]

    phase, _, moment = at.partition(" ")
    doc: dict[str, object] = {
        "year": year,
        "phase": phase,
        "order": list(range(seats)),
        "dice": each(first(dice), seats),
        "goods": [goods(text) for text in each(first(held), seats)],
        "buildings": lists(buildings, seats),
        "points": each(first(points), seats),
        "plus2": each(first(plus2), seats),
        "soldiers": each(first(soldiers), seats),
        "placed": {target: groups(text) for target, text in (placed or {}).items()},
    }
    if moment:
        doc["at"] = moment
    if governors:
        doc["governors"] = [text or None for text in each(first(governors), seats)]
    if rows:
        doc["rows"] = lists(rows, seats)
    return load(seats, doc | dict(more or {}), seed, **options)


def load(seats: int, doc: Mapping[str, object], seed: int = 3, **options: object) -> Scene:
    descriptor = find("kingsburg")
    rules, checked = descriptor.game(seats, options)
    return Scene(Match(descriptor, rules, checked, Fairness(secret_of(seed), (), seed), dict(doc)))


def new(seats: int = 3, seed: int = 1, **options: object) -> Scene:
    """The beginning of a game, with chance still to be answered."""
    descriptor = find("kingsburg")
    rules, checked = descriptor.game(seats, options)
    return Scene(Match(descriptor, rules, checked, Fairness(secret_of(seed), (), seed)))


def battle(card: str, royal: int = 1, **more: Any) -> Scene:
    """The winter of the card's year: the card is turned up and the king's die rolled."""
    year = ("i", "ii", "iii", "iv", "v").index(card.partition("_")[0]) + 1
    return scene("winter reveal", year=year, **more).play(f"~invader:{card} ~die:{royal}")


def finish(**more: Any) -> Scene:
    """The end of year five after its battle: final scoring."""
    return scene("winter year_end", year=5, **more)


def walk(seed: int, seats: int = 3, **options: object) -> Iterator[Scene]:
    """A random game, seen before every move and after the last; every verb as often as the others."""
    dice = random.Random(seed)
    s = new(seats, seed, **options).chance()
    while not s.match.over:
        yield s
        verb = dice.choice(sorted(s.verbs))
        moves = [move for move in s.match.legal() if move.token.partition(":")[0] == verb]
        s.match.play(dice.choice(moves))
    yield s


def all_of(names: Iterable[str]) -> str:
    return " ".join(names)

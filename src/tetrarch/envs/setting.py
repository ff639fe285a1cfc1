"""A game with its options as environments see it: players, action numbers, the layout of observations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tetrarch.core.errors import BadOption
from tetrarch.core.features import Page
from tetrarch.core.registry import AnyState, Descriptor, find
from tetrarch.core.rng import Rng
from tetrarch.core.words import SHIFTS, Kind, Numbers, Subset, Words
from tetrarch.envs.coder import PARTS, Coder
from tetrarch.envs.results import BY_RANK, BY_SCORE, BY_WIN
from tetrarch.envs.table import AS_MEMBERS, AS_NUMBER, AS_ONE_OF, Questions, Rules, Table

WIDEST = 1024  # a part of an action has at most so many values, where its operands can be parted
FEW = 64  # values up to which an operand of a question is written as one of them
REWARDS = {"rank": BY_RANK, "win": BY_WIN, "score": BY_SCORE}
MEASURE = 1 << 18  # cells of a page for trying out


@dataclass(frozen=True)
class Field:
    """A named stretch of an observation."""

    name: str
    start: int
    size: int

    @property
    def cells(self) -> slice:
        return slice(self.start, self.start + self.size)


def make_coder(words: Words) -> Coder:
    """The numbers of a game's actions: by kind, chance left out."""
    coder = Coder()
    for number, kind in sorted(words.kinds.items()):
        if not kind.chance:
            coder.add(number, [names.size for names in kind.operands.values()], WIDEST)
    return coder


def make_questions(words: Words) -> Questions:
    """How each question's operands are written: sets by members, few names as one of them, else a number."""
    questions = Questions(len(words.steps))
    for step, asked in enumerate(words.steps):
        for operand, names in enumerate(asked.operands.values()):
            if isinstance(names, Subset):
                questions.add(step, operand, AS_MEMBERS, len(names.names))
            elif isinstance(names, Numbers) or names.size > FEW:
                questions.add(step, operand, AS_NUMBER, 1)
            else:
                questions.add(step, operand, AS_ONE_OF, names.size)
    return questions


def reward_kind(name: str) -> int:
    if name not in REWARDS:
        raise BadOption(f"rewards={name} can't be: one of {', '.join(REWARDS)}")
    return REWARDS[name]


class Setting:
    """One game under one set of options; immutable, shared by all its tables."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        self.descriptor: Descriptor = find(game)
        self.game, self.options = self.descriptor.game(
            self.descriptor.least(options or {}) if seats is None else seats, options or {}
        )
        self.seats = int(self.game.seats)
        self.players = [seat for seat in range(self.seats) if seat != self.game.automaton]
        words = self.descriptor.words
        self.rules = Rules(self.game, make_coder(words), make_questions(words), self.descriptor.features())
        self.actions = int(self.rules.coder.size)
        self.layout, self.scales = self.measure()
        self.size = len(self.scales)

    def measure(self) -> tuple[list[Field], list[int]]:
        """The fields of an observation, and about the most that each cell holds: by writing one."""
        page = Page(1, MEASURE)
        page.measuring = True
        self.table(Rng(0)).observe(0, page, 0)
        ends = [*page.starts[1:], len(page.scales)]
        fields = zip(self.rules.names(), page.starts, ends, strict=True)
        return [Field(name, start, end - start) for name, start, end in fields], page.scales

    def table(self, rng: Rng) -> Table:
        """A new game, chance answered up to the first question."""
        table = self.seat(self.game.start())
        table.advance(rng)
        return table

    def seat(self, s: AnyState) -> Table:
        """A table with a position on it."""
        table = Table(self.rules, s)
        table.look()
        return table

    def field(self, name: str) -> slice:
        """Where a field of an observation lies."""
        return next(field.cells for field in self.layout if field.name == name)

    # actions in words

    def name(self, number: int) -> str:
        """What a number of the action space says: a token, with `*` for operands that it leaves open."""
        coder = self.rules.coder
        if not 0 <= number < self.actions:
            raise IndexError(f"{number} is not from 0 to {self.actions - 1}")
        bits, mask = int(coder.bits[number]), int(coder.mask[number])
        kind = self.descriptor.words.kinds[bits & 0xFF]
        parts = [
            names.name(bits >> shift & 0xFFF) if mask >> shift & 1 else "*"
            for names, shift in zip(kind.operands.values(), SHIFTS, strict=False)
        ]
        return f"{kind.verb}:{'-'.join(parts)}" if parts else kind.verb

    def blocks(self) -> list[tuple[int, int, Kind, list[str]]]:
        """The action space: first number, how many, the kind of action and the operands that they decide."""
        coder = self.rules.coder
        found = []
        for number, kind in sorted(self.descriptor.words.kinds.items()):
            for part in range(coder.parts[number]):
                at = number * PARTS + part
                operands = list(kind.operands.items())[coder.first[at] : coder.last[at]]
                width = 1
                for _, names in operands:
                    width *= names.size
                found.append((int(coder.base[at]), width, kind, [key for key, _ in operands]))
        return found

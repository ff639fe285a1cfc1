"""A game with its options as environments see it: players, action numbers, the layout of observations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tetrarch.core.engine.features import Page
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import AnyState, Descriptor, find
from tetrarch.core.match.vocabulary import SHIFTS, Kind, Numbers, Subset, Vocabulary
from tetrarch.envs.stepping.action_encoder import PARTS, ActionEncoder
from tetrarch.envs.stepping.env_game import AS_MEMBERS, AS_NUMBER, AS_ONE_OF, EnvGame, EnvRules, Questions
from tetrarch.envs.stepping.results import BY_RANK, BY_SCORE, BY_WIN

MAX_PART_VALUES = 1024  # a part of an action has at most so many values, where its operands can be parted
MAX_ONE_HOT = 64  # values up to which an operand of a question is written as one of them
REWARDS = {"rank": BY_RANK, "win": BY_WIN, "score": BY_SCORE}
MAX_SIZE = 1 << 18  # cells of an observation, at most


@dataclass(frozen=True)
class Field:
    """A named stretch of an observation."""

    name: str
    start: int
    size: int

    @property
    def cells(self) -> slice:
        return slice(self.start, self.start + self.size)


def make_action_encoder(vocabulary: Vocabulary) -> ActionEncoder:
    """The numbers of a game's actions: by kind, chance left out."""
    encoder = ActionEncoder()
    for number, kind in sorted(vocabulary.kinds.items()):
        if not kind.chance:
            encoder.add(number, [names.size for names in kind.operands.values()], MAX_PART_VALUES)
    return encoder


def make_questions(vocabulary: Vocabulary) -> Questions:
    """How each question's operands are written: sets by members, few names as one of them, else a number."""
    questions = Questions(len(vocabulary.steps))
    for step, question in enumerate(vocabulary.steps):
        for operand, names in enumerate(question.operands.values()):
            if isinstance(names, Subset):
                questions.add(step, operand, AS_MEMBERS, len(names.names))
            elif isinstance(names, Numbers) or names.size > MAX_ONE_HOT:
                questions.add(step, operand, AS_NUMBER, 1)
            else:
                questions.add(step, operand, AS_ONE_OF, names.size)
    return questions


def reward_kind(name: str) -> int:
    if name not in REWARDS:
        raise BadOption(f"rewards={name} can't be: one of {', '.join(REWARDS)}")
    return REWARDS[name]


class GameSpec:
    """One game under one set of options; immutable, shared by all games played by it."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        self.descriptor: Descriptor = find(game)
        self.game, self.options = self.descriptor.game(
            self.descriptor.min_seats(options or {}) if seats is None else seats, options or {}
        )
        self.seats = int(self.game.seats)
        self.players = [seat for seat in range(self.seats) if seat != self.game.automaton]
        vocabulary = self.descriptor.vocabulary
        self.rules = EnvRules(
            self.game, make_action_encoder(vocabulary), make_questions(vocabulary), self.descriptor.features()
        )
        self.actions = int(self.rules.encoder.size)
        self.layout, self.scales = self.measure()
        self.size = len(self.scales)

    def measure(self) -> tuple[list[Field], list[int]]:
        """The fields of an observation, and about the most that each cell holds: by writing one."""
        page = Page(1, MAX_SIZE)
        page.measuring = True
        self.new_game(Rng(0)).observe(0, page, 0)
        ends = [*page.starts[1:], len(page.scales)]
        fields = zip(self.rules.names(), page.starts, ends, strict=True)
        return [Field(name, start, end - start) for name, start, end in fields], page.scales

    def new_game(self, rng: Rng) -> EnvGame:
        """A new game, chance answered up to the first question."""
        env_game = self.game_at(self.game.start())
        env_game.advance(rng)
        return env_game

    def game_at(self, s: AnyState) -> EnvGame:
        """A game that stands at a position."""
        env_game = EnvGame(self.rules, s)
        env_game.update_choices()
        return env_game

    def field(self, name: str) -> slice:
        """Where a field of an observation lies."""
        return next(field.cells for field in self.layout if field.name == name)

    # actions in words

    def name(self, number: int) -> str:
        """What a number of the action space says: a token, with `*` for operands that it leaves open."""
        encoder = self.rules.encoder
        if not 0 <= number < self.actions:
            raise IndexError(f"{number} is not from 0 to {self.actions - 1}")
        bits, mask = int(encoder.bits[number]), int(encoder.mask[number])
        kind = self.descriptor.vocabulary.kinds[bits & 0xFF]
        parts = [
            names.name(bits >> shift & 0xFFF) if mask >> shift & 1 else "*"
            for names, shift in zip(kind.operands.values(), SHIFTS, strict=False)
        ]
        return f"{kind.verb}:{'-'.join(parts)}" if parts else kind.verb

    def blocks(self) -> list[tuple[int, int, Kind, list[str]]]:
        """The action space: first number, how many, the kind of action and the operands that they decide."""
        encoder = self.rules.encoder
        blocks = []
        for number, kind in sorted(self.descriptor.vocabulary.kinds.items()):
            for part in range(encoder.parts[number]):
                at = number * PARTS + part
                operands = list(kind.operands.items())[encoder.first[at] : encoder.last[at]]
                width = 1
                for _, names in operands:
                    width *= names.size
                blocks.append((int(encoder.base[at]), width, kind, [key for key, _ in operands]))
        return blocks

"""Which games there are, and what each of them offers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from importlib.resources.abc import Traversable
from inspect import getfile
from pathlib import Path
from typing import Any, Literal, get_args

from tetrarch.core.engine.features import Features
from tetrarch.core.engine.kernel import Decision, Game
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import RULES, Option, Value, check_options
from tetrarch.core.match.rulings import Ruling, rulings
from tetrarch.core.match.vocabulary import Vocabulary, quoted
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.core.position.state_table import StateTable

AnyGame = Game[Any]  # the plain layer serves every game alike; states are checked by the game itself
AnyState = Any


@dataclass(frozen=True)
class ModuleInfo:
    """An expansion as the set-up offers it."""

    id: str
    ruling: int
    reconstructed: bool = False
    automaton: bool = False  # it has the last seat
    seats: tuple[int, ...] = ()  # the numbers of seats that it takes; none: any that is usual
    sides: tuple[int, ...] = ()  # who plays with whom; none: everybody alone
    options: tuple[str, ...] = ()  # those that mean something only with it


@dataclass(frozen=True)
class QuickStart:
    """A ready-made game for one person, which one click starts."""

    id: str
    seats: int
    options: Mapping[str, object]


@dataclass(frozen=True)
class Preset:
    """A set-up with a name: what one takes without choosing option by option."""

    id: str
    options: Mapping[str, object]
    seats: int = 2  # for which a game against bots is started


@dataclass(frozen=True)
class SoloChallenge:
    """What bots are measured by on their own: an automaton, or the game for one, in many set-ups."""

    id: str
    options: Mapping[str, object]
    axes: Mapping[str, Mapping[str, Mapping[str, object]]]  # the set-ups: options by values of each axis
    counts: str = "points"  # what is measured besides wins


@dataclass(frozen=True, slots=True)
class Lot:
    """What a draw brought to a seat, in a measure that people know, such as pips."""

    measure: str
    seat: int
    amount: int


class Descriptor:
    """Everything that code outside a game needs of it. One subclass a game, in its `descriptor.py`."""

    id: str
    version: int  # of the token language; that of the rules is the option `rules`, once there are several
    seats: range
    vocabulary: Vocabulary
    view_type: type = dict  # the TypedDict that tells the shape of the view
    options: Sequence[Option] = ()
    modules: Sequence[ModuleInfo] = ()
    quick: Sequence[QuickStart] = ()
    presets: Sequence[Preset] = ()  # the first is for a first game
    solo_challenges: Sequence[SoloChallenge] = ()
    reconstructed: bool = False
    state_table: StateTable = StateTable(())  # the fields of a position, for `dump` and `load`

    def __repr__(self) -> str:
        return f"<Descriptor {self.id}>"

    def build(self, seats: int, options: Mapping[str, Value]) -> AnyGame:
        """The rules under one set of options; a forbidden combination raises BadOption with its ruling."""
        raise NotImplementedError

    def view(self, game: AnyGame, s: AnyState, seat: int | None) -> dict[str, object]:
        """What a seat may know, built up field by field; a spectator's for None."""
        raise NotImplementedError

    def features(self) -> Features[Any]:
        """What environments get of a position: the same knowledge as the view's, in numbers."""
        return Features()

    def blank_state(self, game: AnyGame) -> AnyState:
        """The state into which a position is read; what JSON leaves out stays as it is there."""
        return game.start()

    def dump(self, game: AnyGame, s: AnyState) -> dict[str, object]:
        """The position in JSON, questions apart."""
        return self.state_table.dump(s)

    def load(self, game: AnyGame, doc: Reader) -> AnyState:
        """The position back from JSON, questions apart; BadPosition names the first wrong field."""
        draft = Draft(game, self.blank_state(game), doc)
        self.state_table.load(draft)
        return draft.state

    def details(self, game: AnyGame, s: AnyState, d: Decision, x: int | None) -> dict[str, object]:
        """Further arguments for the words of a question, or of an action in it."""
        return {}

    def sources(self, game: AnyGame, s: AnyState, options: Mapping[str, Value]) -> list[int]:
        """The sources of points that can pay in this game."""
        return list(range(len(self.vocabulary.sources)))

    def event_details(self, game: AnyGame, args: Mapping[str, object]) -> dict[str, object]:
        """Further arguments for the words of an event, or of a line on the score sheet, with these."""
        return {}

    def round(self, s: AnyState) -> int | None:
        """Which round of the whole game it is, where a game counts them."""
        number = getattr(s, "round", None)
        return None if number is None else int(number)

    def stage(self, s: AnyState) -> int | None:
        """Which part of the game it is, for curves: the round, or what a game has instead."""
        return self.round(s)

    def lot(self, game: AnyGame, s: AnyState, x: int) -> Lot | None:
        """What an answer of chance in this position is worth, where more is simply better."""
        return None

    def reported_values(self, game: AnyGame, s: AnyState) -> list[int]:
        """What simulations report of each seat at the end: its points, or what else a game counts."""
        return game.scores(s)

    def draw(
        self,
        view: Mapping[str, Any],
        colour: bool,
        lang: str = "en",
        names: Sequence[str] = (),
        targets: Collection[str] = (),
    ) -> str:
        """The board as lines of text, from a view alone; what legal moves point at may be marked."""
        raise NotImplementedError

    def rulebook(self) -> Traversable:
        """The folder of the pages `en.md`, `it.md`, `pl.md`: beside the file that describes the game."""
        folder = Path(getfile(type(self))).parent
        return (folder.parent if folder.name == "presentation" else folder) / "rulebook"

    # the same for every game

    def with_event_details(self, game: AnyGame, args: Mapping[str, object]) -> Mapping[str, object]:
        """An event's arguments with those that the game adds."""
        details = self.event_details(game, args)
        return {**args, **details} if details else args

    def game(self, seats: int, options: Mapping[str, object]) -> tuple[AnyGame, dict[str, Value]]:
        """The rules, and the options with their defaults, after checking both."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])
            raise BadOption(f"{self.id} takes {allowed} seats, not {seats}")
        checked = check_options(self.options, options)
        game = self.build(seats, checked)
        game.id = self.id
        return game, checked

    def recorded_game(self, seats: int, options: Mapping[str, object]) -> tuple[AnyGame, dict[str, Value]]:
        """The rules of a match that was made before: the first version, where its options know of none."""
        versions = any(option.id == RULES for option in self.options)
        return self.game(seats, {RULES: 1, **options} if versions else options)

    def modules_in(self, options: Mapping[str, object]) -> list[ModuleInfo]:
        """The modules that some options name."""
        names = options.get("modules")
        return [module for module in self.modules if isinstance(names, list | tuple) and module.id in names]

    def automata(self, options: Mapping[str, object]) -> int:
        """How many seats automata take in a game with these options: one, or none."""
        return sum(module.automaton for module in self.modules_in(options))

    @property
    def usual(self) -> list[int]:
        """The numbers of seats in a game without modules; a game for one may need its module."""
        solo = any(module.seats == (1,) for module in self.modules)
        return [count for count in self.seats if count > 1 or not solo]

    def min_seats(self, options: Mapping[str, object]) -> int:
        """The fewest seats with some options, as far as modules tell."""
        needed = [module.seats[0] for module in self.modules_in(options) if module.seats]
        return max(needed, default=self.usual[0])

    def rulings(self, lang: str = "en") -> dict[str, Ruling]:
        """The rules in a language, by their numbers."""
        return rulings(self.rulebook(), lang)

    def describe(self) -> dict[str, object]:
        """The game as JSON, for forms and other programs."""
        return {
            "id": self.id,
            "version": self.version,
            "seats": list(self.seats),
            "options": [option.describe() for option in self.options],
            "modules": [vars(module) for module in self.modules],
            "usual": self.usual,
            "quick": [vars(one) for one in self.quick],
            "reconstructed": self.reconstructed,
        }


GameId = Literal["kingdom_builder", "council_of_four", "kingsburg", "castles_of_burgundy"]
GAMES: tuple[GameId, ...] = get_args(GameId)
_descriptors: dict[str, Descriptor] = {}


def register(descriptor: Descriptor) -> None:
    """Make a game known by its id; a package outside may add its own."""
    _descriptors[descriptor.id] = descriptor


def find(id: GameId | str) -> Descriptor:
    """The descriptor of a game; BadOption names the games there are."""
    if id not in _descriptors and id in GAMES:
        register(import_module(f"tetrarch.games.{id}.presentation.descriptor").DESCRIPTOR)
    if id not in _descriptors:
        known = [*GAMES, *(name for name in _descriptors if name not in GAMES)]
        near = get_close_matches(str(id), known, 1)
        hint = f"did you mean {near[0]}? " if near else ""
        raise BadOption(f"there is no game {id!r}: {hint}There are {quoted(known)}")
    return _descriptors[id]


def list_games() -> list[Descriptor]:
    """Every game of this package."""
    return [find(id) for id in GAMES]

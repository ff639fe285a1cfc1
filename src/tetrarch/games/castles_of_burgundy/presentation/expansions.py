"""The expansions that are installed: every folder of `modules` says itself what it adds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from tetrarch.core.engine.kernel import Decision
from tetrarch.core.match.options import Option, Value
from tetrarch.core.match.registry import ModuleInfo, QuickStart, SoloChallenge
from tetrarch.core.match.vocabulary import EventNames, Kind, Source, StepNames
from tetrarch.games.castles_of_burgundy import modules
from tetrarch.games.castles_of_burgundy.evaluation.features import FeatureSection
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.game import CastlesOfBurgundy, Dealing
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants

Translate = Callable[..., str]  # a text of the game by its key and arguments
NOTHING: Mapping[int, Any] = MappingProxyType({})


class ExpansionInfo:
    """What an expansion adds to the game as the world outside sees it. Every default adds nothing.

    One subclass an expansion, in `modules/<module>/presentation/expansion.py`; EXPANSION is its instance.
    """

    id: str
    place: int  # in the rulebook's order
    checked_first: bool = False  # what it refuses is told before all else
    has_last_word: bool = False  # its rules come after those of all others
    module: ModuleInfo | None = None  # as the set-up offers it; none where an option switches it on
    options: Mapping[int, Option] = NOTHING  # by their place in the form
    excludes: Sequence[tuple[str, int]] = ()  # modules that do not go with it, with the ruling
    quick: Sequence[QuickStart] = ()
    solo_challenges: Sequence[SoloChallenge] = ()
    kinds: Mapping[int, Kind] = NOTHING
    steps: Mapping[int, StepNames] = NOTHING
    events: Mapping[int, EventNames] = NOTHING
    sources: Mapping[int, Source] = NOTHING
    features: Mapping[int, FeatureSection] = NOTHING  # what networks see of it, by the places in a row
    refusals: Mapping[int, int] = NOTHING  # the rulings that its actions break where it is not in play

    # building a game

    def in_play(self, options: Mapping[str, Value]) -> bool:
        names = options["modules"]
        assert isinstance(names, tuple)
        return self.id in names

    def check(self, seats: int, names: Collection[str], options: Mapping[str, Value]) -> None:
        """Refuse what does not go with it, or not without it."""

    def dealing(self, options: Mapping[str, Value]) -> Dealing | None:
        """Duchies of its own."""
        return None

    def check_dealing(self, dealing: Dealing) -> None:
        """Refuse duchies that do not go with it, once it is in play."""

    def build(
        self, variants: RuleVariants, seats: int, names: Collection[str], options: Mapping[str, Value]
    ) -> Expansion:
        """Its rules, once it is in play."""
        raise NotImplementedError

    # showing a game

    def view(self, game: CastlesOfBurgundy, s: CbState) -> dict[str, object]:
        """Further fields of everybody's view."""
        return {}

    def reported_values(self, s: CbState) -> list[int] | None:
        """What simulations report instead of points."""
        return None

    def details(self, s: CbState, d: Decision, x: int) -> dict[str, object] | None:
        """Further arguments for the words of one of its actions."""
        return None

    # drawing a view in a terminal

    def stored_name(self, name: str, translate: Translate) -> str | None:
        """The name of a stored tile of its own sort."""
        return None

    def board_lines(self, v: Mapping[str, Any], translate: Translate, targets: Collection[str]) -> list[str]:
        """What it adds below the black depot."""
        return []

    def order_line(self, v: Mapping[str, Any], translate: Translate) -> str | None:
        """What stands in place of the turn order."""
        return None

    def seat_lines(
        self,
        v: Mapping[str, Any],
        seat: int,
        translate: Translate,
        targets: Collection[str],
        signs: Mapping[str, str],
    ) -> list[str]:
        """What it adds to a seat's belongings; `signs` are letters of colours."""
        return []

    def duchy_lines(
        self,
        v: Mapping[str, Any],
        translate: Translate,
        space: Callable[[str], str],
        targets: Collection[str],
    ) -> list[str] | None:
        """A duchy that is not drawn as others are; `space` draws a space by its name."""
        return None


def installed() -> list[ExpansionInfo]:
    """Those whose folders are there, in the rulebook's order."""
    names = [info.name for info in iter_modules(modules.__path__) if info.ispkg]
    found: list[ExpansionInfo] = [
        import_module(f"{modules.__name__}.{name}.presentation.expansion").EXPANSION for name in names
    ]
    return sorted(found, key=lambda info: info.place)


EXPANSIONS = installed()

"""The Castles of Burgundy as the world outside sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import Decision
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import Flag, Option, Pick, Several, Value, Whole
from tetrarch.core.match.registry import AnyGame, Descriptor, Preset
from tetrarch.games.castles_of_burgundy.data.components import (
    duchies,
    duchy_colours,
    supply,
)
from tetrarch.games.castles_of_burgundy.evaluation.features import CbFeatures, base_sections
from tetrarch.games.castles_of_burgundy.presentation import text_arguments, view
from tetrarch.games.castles_of_burgundy.presentation.expansions import EXPANSIONS
from tetrarch.games.castles_of_burgundy.presentation.game_vocabulary import VOCABULARY
from tetrarch.games.castles_of_burgundy.presentation.state_table import TABLE
from tetrarch.games.castles_of_burgundy.presentation.view_types import BurgundyView
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.game import CastlesOfBurgundy, Dealing
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants

BOARDS = {"base": (1, 10), "first": (11, 18), "special": (19, 22), "border": (23, 30), "all": (1, 30)}
CENTRE = 18
MODULES = tuple(info.module for info in EXPANSIONS if info.module)
OPTIONS: dict[int, Option] = {  # by their place in the form
    0: Several("modules", (), 132, tuple(module.id for module in MODULES)),
    1: Pick("duchies", "sides", 13, ("sides", "random", "same")),
    2: Whole("duchy", 1, 16, 1, len(duchies())),
    3: Pick("boards", "base", 15, tuple(BOARDS)),
    4: Pick("start_castle", "choose", 22, ("choose", "centre")),
    5: Whole("start_seat", 1, 19, 1, 4),
    8: Flag("discard_anywhere", False, 52, reading=True),
}
for info in EXPANSIONS:
    OPTIONS |= info.options


def every_module() -> list[str]:
    """The modules that go together in the usual game."""
    return [module.id for module in MODULES if not module.seats and not module.sides]


ALONE = any(module.seats == (1,) for module in MODULES)  # whether there is a game for one


class CastlesOfBurgundyDescriptor(Descriptor):
    id = "castles_of_burgundy"
    version = 1
    seats = range(1 if ALONE else 2, 5)
    vocabulary = VOCABULARY
    view_type = BurgundyView
    state_table = TABLE
    modules = MODULES
    quick = tuple(one for info in EXPANSIONS for one in info.quick)
    solo_challenges = tuple(one for info in reversed(EXPANSIONS) for one in info.solo_challenges)
    presets = (
        Preset("first", {"duchies": "same", "duchy": 1, "start_castle": "centre"}),
        Preset("standard", {}),
        Preset("everything", {"modules": every_module(), "boards": "all"}),
    )
    options = tuple(option for _, option in sorted(OPTIONS.items()))

    def build(self, seats: int, options: Mapping[str, Value]) -> CastlesOfBurgundy:
        first = int(str(options["start_seat"])) - 1
        if first >= seats:
            raise BadOption(f"option start_seat={first + 1} can't be: there are {seats} seats [CB-19]")
        names = options["modules"]
        assert isinstance(names, tuple)
        check_together(seats, names, options)
        playing = sorted(
            (info for info in EXPANSIONS if info.in_play(options)), key=lambda info: info.has_last_word
        )
        people = seats - sum(info.module.automaton for info in playing if info.module)
        variants = RuleVariants(first, people, bool(options["discard_anywhere"]))
        boards = (info.dealing(options) for info in playing)
        dealing = next((dealing for dealing in boards if dealing), None) or base_dealing(options)
        for info in playing:
            info.check_dealing(dealing)
        game = CastlesOfBurgundy(
            seats,
            variants,
            dealing,
            [info.build(variants, seats, names, options) for info in playing],
            vec[i64](supply("coloured", names)),
            vec[i64](supply("black", names)),
        )
        for info in EXPANSIONS:
            if info not in playing:
                game.absent |= info.refusals
        return game

    def view(self, game: AnyGame, s: CbState, seat: int | None) -> dict[str, object]:
        assert isinstance(game, CastlesOfBurgundy)
        return {**view.view(game, s, seat)}

    def features(self) -> CbFeatures:
        sections = base_sections()
        for info in EXPANSIONS:
            sections |= info.features
        return CbFeatures([sections[place] for place in sorted(sections)])

    def sources(self, game: AnyGame, s: CbState, options: Mapping[str, Value]) -> list[int]:
        absent = {number for info in EXPANSIONS if not info.in_play(options) for number in info.sources}
        named = (number for number, source in enumerate(self.vocabulary.sources) if source.name)
        return [number for number in named if number not in absent]

    def blank_state(self, game: AnyGame) -> CbState:
        assert isinstance(game, CastlesOfBurgundy)
        return game.empty()

    def details(self, game: AnyGame, s: CbState, d: Decision, x: int | None) -> dict[str, object]:
        assert isinstance(game, CastlesOfBurgundy)
        return (
            text_arguments.of_question(game, s, d) if x is None else text_arguments.of_action(game, s, d, x)
        )

    def round(self, s: CbState) -> int | None:
        """Rounds are counted through all phases; before each phase's first there is none."""
        return None if s.round < 0 else int(s.phase * ids.ROUNDS + s.round) + 1

    def reported_values(self, game: AnyGame, s: CbState) -> list[int]:
        found = (info.reported_values(s) for info in EXPANSIONS)
        return next((counts for counts in found if counts is not None), super().reported_values(game, s))

    def draw(
        self,
        view_: Mapping[str, Any],
        colour: bool,
        lang: str = "en",
        names: Sequence[str] = (),
        targets: Collection[str] = (),
    ) -> str:
        return view.draw(view_, colour, lang, names, targets)


def base_dealing(options: Mapping[str, Value]) -> Dealing:
    """Which duchies are dealt and how; what cannot be is refused [CB-13 to CB-16, CB-22]."""
    same = int(str(options["duchy"])) if options["duchies"] == "same" else 0
    first, last = BOARDS[str(options["boards"])]
    centre = options["start_castle"] == "centre"
    if centre and (not same or duchy_colours(same)[CENTRE] != ids.CASTLE):
        raise BadOption(
            "start_castle=centre can't be: all must play the same duchy, with a castle space there [CB-22]"
        )
    return Dealing(same, first, last, options["duchies"] == "sides", [CENTRE] if centre else [])


def check_together(seats: int, names: tuple[str, ...], options: Mapping[str, Value]) -> None:
    """Refuse seats, modules and options that do not go together."""
    for info in EXPANSIONS:
        if info.checked_first:
            info.check(seats, names, options)
    for info in EXPANSIONS:
        for other, ruling in info.excludes:
            if info.id in names and other in names:
                raise BadOption(f"the modules {info.id} and {other} can't be in one game [CB-{ruling}]")
    for info in EXPANSIONS:
        info.check(seats, names, options)


DESCRIPTOR = CastlesOfBurgundyDescriptor()

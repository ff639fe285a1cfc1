"""Council of Four as the world outside sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tetrarch.core.engine.kernel import Decision
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import Flag, Pick, Value, Whole
from tetrarch.core.match.registry import AnyGame, Descriptor, Lot, Preset
from tetrarch.games.council_of_four.data.components import COUNCIL_NAMES, REGION_NAMES, facts
from tetrarch.games.council_of_four.evaluation.features import CfFeatures
from tetrarch.games.council_of_four.presentation import text_arguments, view
from tetrarch.games.council_of_four.presentation.state_table import TABLE
from tetrarch.games.council_of_four.presentation.view_types import CouncilView
from tetrarch.games.council_of_four.presentation.vocabulary import (
    CITY,
    COLOUR,
    PERMIT,
    SIDE,
    TOKEN,
    VOCABULARY,
)
from tetrarch.games.council_of_four.rules import ids
from tetrarch.games.council_of_four.rules.game import CouncilOfFour, StartPosition
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.variants import RuleVariants

SIDES = ("random", *SIDE.names)


def rulebook_start() -> StartPosition:
    """The start position that the rulebook draws [CF-18]."""
    doc = facts()["rulebook_setup"]
    tokens = [TOKEN.read(doc["tokens"][city]) if city in doc["tokens"] else -1 for city in CITY.names]
    offers = [PERMIT.read(permit) for region in REGION_NAMES for permit in doc["permits"][region]]
    councils = [COLOUR.read(colour) for council in COUNCIL_NAMES for colour in doc["councils"][council]]
    return StartPosition(tokens, offers, councils)


def rulebook_sides() -> list[int]:
    """The sides that lie up in that position."""
    return [SIDE.read(facts()["rulebook_setup"]["sides"][region]) for region in REGION_NAMES]


class CouncilOfFourDescriptor(Descriptor):
    id = "council_of_four"
    version = 1
    seats = range(2, ids.MAX_SEATS + 1)
    vocabulary = VOCABULARY
    state_table = TABLE
    view_type = CouncilView
    presets = (Preset("first", {"setup": "rulebook"}), Preset("standard", {}))
    options = (
        Pick("setup", "random", 18, ("random", "rulebook")),
        Pick("coast", "random", 8, SIDES),
        Pick("hills", "random", 8, SIDES),
        Pick("mountains", "random", 8, SIDES),
        Whole("start_seat", 1, 16, 1, ids.MAX_SEATS),
        Pick("reward_order", "free", 56, ("free", "fixed"), reading=True),
        Flag("every_space_pays", True, 65, reading=True),
        Flag("free_permit_pays", True, 70, reading=True),
        Flag("same_permit_again", True, 71, reading=True),
        Flag("coin_limit", True, 80, reading=True),
        Flag("assistant_limit", True, 81, reading=True),
        Flag("last_bonus_each", True, 84, reading=True),
        Flag("finish_turn", True, 85, reading=True),
        Flag("permits_tie_pays", True, 90, reading=True),
        Flag("used_permits_count", True, 91, reading=True),
        Pick("tie_break", "sum", 93, ("sum", "assistants_first"), reading=True),
    )

    def build(self, seats: int, options: Mapping[str, Value]) -> CouncilOfFour:
        first = int(str(options["start_seat"])) - 1
        if first >= seats:
            raise BadOption(f"option start_seat={first + 1} can't be: there are {seats} seats [CF-16]")
        variants = RuleVariants(
            options["reward_order"] == "free",
            bool(options["every_space_pays"]),
            bool(options["free_permit_pays"]),
            bool(options["same_permit_again"]),
            bool(options["coin_limit"]),
            bool(options["assistant_limit"]),
            bool(options["last_bonus_each"]),
            bool(options["finish_turn"]),
            bool(options["permits_tie_pays"]),
            bool(options["used_permits_count"]),
            options["tie_break"] == "assistants_first",
            first,
        )
        sides = [SIDES.index(str(options[region])) - 1 for region in REGION_NAMES]
        if options["setup"] != "rulebook":
            return CouncilOfFour(seats, variants, sides, StartPosition([], [], []))
        if sides != [-1, -1, -1]:
            raise BadOption("setup=rulebook brings its own sides: leave coast, hills, mountains out [CF-18]")
        return CouncilOfFour(seats, variants, rulebook_sides(), rulebook_start())

    def view(self, game: AnyGame, s: CfState, seat: int | None) -> dict[str, object]:
        assert isinstance(game, CouncilOfFour)
        return {**view.view(game, s, seat)}

    def features(self) -> CfFeatures:
        return CfFeatures()

    def blank_state(self, game: AnyGame) -> CfState:
        return CfState(game.seats)

    def details(self, game: AnyGame, s: CfState, d: Decision, x: int | None) -> dict[str, object]:
        return text_arguments.of_question(s, d) if x is None else text_arguments.of_action(s, d, x)

    def lot(self, game: AnyGame, s: CfState, x: int) -> Lot | None:
        """Jokers among the politics cards that a player draws: they satisfy every councillor."""
        d = s.stack[-1]
        if d.step != ids.ASK_CARD:
            return None
        return Lot("jokers", int(d.a), int(self.vocabulary.values(x)["card"] == "joker"))

    def draw(
        self,
        view_: Mapping[str, Any],
        colour: bool,
        lang: str = "en",
        names: Sequence[str] = (),
        targets: Collection[str] = (),
    ) -> str:
        return view.draw(view_, colour, lang, names, targets)


DESCRIPTOR = CouncilOfFourDescriptor()

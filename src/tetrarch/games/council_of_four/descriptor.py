"""Council of Four as the world outside sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tetrarch.core.errors import BadOption
from tetrarch.core.kernel import Decision
from tetrarch.core.options import Flag, Pick, Value, Whole
from tetrarch.core.position import Reader
from tetrarch.core.registry import AnyGame, Descriptor
from tetrarch.games.council_of_four import details, position, view
from tetrarch.games.council_of_four.data import COUNCIL_NAMES, REGION_NAMES, facts
from tetrarch.games.council_of_four.features import CfFeatures
from tetrarch.games.council_of_four.game import CouncilOfFour, Drawn
from tetrarch.games.council_of_four.rules import Readings
from tetrarch.games.council_of_four.state import CfState
from tetrarch.games.council_of_four.words import CITY, COLOUR, PERMIT, TOKEN, WORDS

SIDES = ("random", "a", "b")


def drawn_start() -> Drawn:
    """The start position that the rulebook draws [CF-18]."""
    doc = facts()["rulebook_setup"]
    tokens = [TOKEN.read(doc["tokens"][city]) if city in doc["tokens"] else -1 for city in CITY.names]
    offers = [PERMIT.read(permit) for region in REGION_NAMES for permit in doc["permits"][region]]
    councils = [COLOUR.read(colour) for council in COUNCIL_NAMES for colour in doc["councils"][council]]
    return Drawn(tokens, offers, councils)


class CouncilOfFourDescriptor(Descriptor):
    id = "council_of_four"
    version = 1
    seats = range(2, 5)
    words = WORDS
    options = (
        Pick("setup", "random", 18, ("random", "rulebook")),
        Pick("coast", "random", 8, SIDES),
        Pick("hills", "random", 8, SIDES),
        Pick("mountains", "random", 8, SIDES),
        Whole("start_seat", 1, 16, 1, 4),
        Pick("reward_order", "free", 56, ("free", "fixed")),
        Flag("every_space_pays", True, 65),
        Flag("free_permit_pays", True, 70),
        Flag("coin_limit", True, 80),
        Flag("assistant_limit", True, 81),
        Flag("last_bonus_each", True, 84),
        Flag("finish_turn", True, 85),
        Flag("permits_tie_pays", True, 90),
        Flag("used_permits_count", True, 91),
        Pick("tie_break", "sum", 93, ("sum", "assistants_first")),
    )

    def build(self, seats: int, options: Mapping[str, Value]) -> CouncilOfFour:
        first = int(str(options["start_seat"])) - 1
        if first >= seats:
            raise BadOption(f"option start_seat={first + 1} can't be: there are {seats} seats [CF-16]")
        readings = Readings(
            options["reward_order"] == "free",
            bool(options["every_space_pays"]),
            bool(options["free_permit_pays"]),
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
            return CouncilOfFour(seats, readings, sides, Drawn([], [], []))
        if sides != [-1, -1, -1]:
            raise BadOption("setup=rulebook brings its own sides: leave coast, hills, mountains out [CF-18]")
        return CouncilOfFour(seats, readings, [0, 0, 0], drawn_start())

    def view(self, game: AnyGame, s: CfState, seat: int | None) -> dict[str, object]:
        assert isinstance(game, CouncilOfFour)
        return view.view(game, s, seat)

    def features(self) -> CfFeatures:
        return CfFeatures()

    def dump(self, game: AnyGame, s: CfState) -> dict[str, object]:
        return position.dump(s)

    def load(self, game: AnyGame, doc: Reader) -> CfState:
        assert isinstance(game, CouncilOfFour)
        return position.load(game, doc)

    def details(self, game: AnyGame, s: CfState, d: Decision, x: int | None) -> dict[str, object]:
        return details.of_question(s, d) if x is None else details.of_action(s, d, x)

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

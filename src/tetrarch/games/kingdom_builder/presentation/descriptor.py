"""Kingdom Builder as the world outside sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tetrarch.core.engine.kernel import Decision
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import Flag, Pick, Several, Value, Whole
from tetrarch.core.match.registry import AnyGame, Descriptor, Preset
from tetrarch.core.position.reader import Reader
from tetrarch.games.kingdom_builder.data.components import KINDS, facts
from tetrarch.games.kingdom_builder.evaluation.features import KbFeatures
from tetrarch.games.kingdom_builder.presentation import json_position, view
from tetrarch.games.kingdom_builder.presentation.state_table import TABLE
from tetrarch.games.kingdom_builder.presentation.view_types import KingdomBuilderView
from tetrarch.games.kingdom_builder.presentation.vocabulary import CARD, GUILD, TILE, VOCABULARY
from tetrarch.games.kingdom_builder.rules import ids
from tetrarch.games.kingdom_builder.rules.game import KingdomBuilder
from tetrarch.games.kingdom_builder.rules.pieces import GUILD_CARDS
from tetrarch.games.kingdom_builder.rules.scoring import CASTLES
from tetrarch.games.kingdom_builder.rules.state import KbState, fresh_state
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants


class KingdomBuilderDescriptor(Descriptor):
    id = "kingdom_builder"
    version = 1
    seats = range(2, ids.MAX_SEATS + 1)
    vocabulary = VOCABULARY
    view_type = KingdomBuilderView
    state_table = TABLE
    presets = (Preset("first", {"setup": "first_game"}), Preset("standard", {}))
    options = (
        Pick("setup", "random", 13, ("random", "first_game")),
        Several("quadrants", "random", 10, TILE.names, ids.PLACES, True, ("180",)),
        Several("guilds", "random", 12, GUILD.names, int(GUILD_CARDS), True),
        Whole("start_seat", 1, 16, 1, ids.MAX_SEATS),
        Flag("lords_zero", True, 101, reading=True),
        Flag("regain_later", False, 59, reading=True),
        Flag("regain_same_turn", True, 57, reading=True),
        Flag("vacated_hex", True, 71, reading=True),
        Flag("fresh_twin", True, 56, reading=True),
    )

    def build(self, seats: int, options: Mapping[str, Value]) -> KingdomBuilder:
        first = int(str(options["start_seat"])) - 1
        if first >= seats:
            raise BadOption(f"option start_seat={first + 1} can't be: there are {seats} seats [KB-16]")
        quadrants, guilds = options["quadrants"], options["guilds"]
        if options["setup"] == "first_game":
            if quadrants != "random" or guilds != "random":
                raise BadOption(
                    "setup=first_game brings its own quadrants and guilds: leave those out [KB-13]"
                )
            quadrants, guilds = facts()["first_game"]["quadrants"], facts()["first_game"]["guilds"]
        variants = RuleVariants(
            bool(options["regain_same_turn"]),
            bool(options["regain_later"]),
            bool(options["vacated_hex"]),
            bool(options["lords_zero"]),
            bool(options["fresh_twin"]),
            first,
        )
        plan = [json_position.read_quadrant(Reader(quadrant)) for quadrant in chosen_names(quadrants)]
        chosen = [GUILD.read(guild) for guild in chosen_names(guilds)]
        return KingdomBuilder(seats, variants, plan, chosen)

    def view(self, game: AnyGame, s: KbState, seat: int | None) -> dict[str, object]:
        assert isinstance(game, KingdomBuilder)
        return {**view.view(game, s, seat)}

    def features(self) -> KbFeatures:
        return KbFeatures()

    def sources(self, game: AnyGame, s: KbState, options: Mapping[str, Value]) -> list[int]:
        return [*(int(guild) for guild in s.guild), int(CASTLES)]

    def event_details(self, game: AnyGame, args: Mapping[str, object]) -> dict[str, object]:
        """Whether a lifted settlement was put back [KB-71]."""
        return {"back": "yes" if args["from"] == args["cell"] else "no"} if "from" in args else {}

    def blank_state(self, game: AnyGame) -> KbState:
        return fresh_state(game.seats)

    def details(self, game: AnyGame, s: KbState, d: Decision, x: int | None) -> dict[str, object]:
        if x is None:
            card = s.hand[s.active]
            return {"terrain": "none" if card == ids.NO_CARD else CARD.name(card), "left": int(s.owed())}
        if x & 0xFF in (ids.DO_BUILD, ids.DO_LIFT, ids.DO_LAND):
            cell = x >> 8
            near = int(s.board.spot_by[cell])
            return {
                "terrain": KINDS[s.board.terrain[cell]],
                "beside": "none" if near < 0 else TILE.name(s.board.spot_kind[near]),
            }
        return {}

    def draw(
        self,
        view_: Mapping[str, Any],
        colour: bool,
        lang: str = "en",
        names: Sequence[str] = (),
        targets: Collection[str] = (),
    ) -> str:
        return view.draw(view_, colour, lang, names, targets)


def chosen_names(value: Value) -> tuple[str, ...]:
    """The names that an option lists; none where it leaves them to chance."""
    return () if isinstance(value, str | int) else tuple(value)


DESCRIPTOR = KingdomBuilderDescriptor()

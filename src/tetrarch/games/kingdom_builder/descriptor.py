"""Kingdom Builder as the world outside sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tetrarch.core.errors import BadOption
from tetrarch.core.kernel import Decision
from tetrarch.core.options import Flag, Pick, Several, Value, Whole
from tetrarch.core.position import Reader
from tetrarch.core.registry import AnyGame, Descriptor
from tetrarch.games.kingdom_builder import ids, position, view
from tetrarch.games.kingdom_builder.data import KINDS, facts
from tetrarch.games.kingdom_builder.features import KbFeatures
from tetrarch.games.kingdom_builder.game import KingdomBuilder
from tetrarch.games.kingdom_builder.rules import Readings
from tetrarch.games.kingdom_builder.state import KbState
from tetrarch.games.kingdom_builder.words import CARD, GUILD, TILE, WORDS


class KingdomBuilderDescriptor(Descriptor):
    id = "kingdom_builder"
    version = 1
    seats = range(2, 5)
    words = WORDS
    options = (
        Pick("setup", "random", 13, ("random", "first_game")),
        Several("quadrants", "random", 10, TILE.names, 4, True, ("180",)),
        Several("guilds", "random", 12, GUILD.names, 3, True),
        Whole("start_seat", 1, 16, 1, 4),
        Flag("lords_zero", True, 101),
        Flag("regain_later", False, 59),
        Flag("regain_same_turn", True, 57),
        Flag("vacated_hex", True, 71),
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
        readings = Readings(
            bool(options["regain_same_turn"]),
            bool(options["regain_later"]),
            bool(options["vacated_hex"]),
            bool(options["lords_zero"]),
            first,
        )
        plan = [] if isinstance(quadrants, str) else [position.read_quadrant(Reader(q)) for q in quadrants]  # type: ignore[union-attr]
        chosen = [] if isinstance(guilds, str) else [GUILD.read(guild) for guild in guilds]  # type: ignore[union-attr]
        return KingdomBuilder(seats, readings, plan, chosen)

    def view(self, game: AnyGame, s: KbState, seat: int | None) -> dict[str, object]:
        assert isinstance(game, KingdomBuilder)
        return view.view(game, s, seat)

    def features(self) -> KbFeatures:
        return KbFeatures()

    def dump(self, game: AnyGame, s: KbState) -> dict[str, object]:
        return position.dump(s)

    def load(self, game: AnyGame, doc: Reader) -> KbState:
        assert isinstance(game, KingdomBuilder)
        return position.load(game, doc)

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


DESCRIPTOR = KingdomBuilderDescriptor()

"""The Castles of Burgundy as the world outside sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.errors import BadOption
from tetrarch.core.kernel import Decision, Module
from tetrarch.core.options import Flag, Pick, Several, Value, Whole
from tetrarch.core.position import Reader
from tetrarch.core.registry import AnyGame, Descriptor, ModuleInfo
from tetrarch.games.castles_of_burgundy import details, ids, loading, position, view
from tetrarch.games.castles_of_burgundy.data import duchies, duchy_colours, inns, supply
from tetrarch.games.castles_of_burgundy.features import CbFeatures
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy, Dealing
from tetrarch.games.castles_of_burgundy.modules.border_posts import BorderPosts
from tetrarch.games.castles_of_burgundy.modules.castle_links import CastleLinks
from tetrarch.games.castles_of_burgundy.modules.extra_tiles import ExtraTiles
from tetrarch.games.castles_of_burgundy.modules.inns import Inns
from tetrarch.games.castles_of_burgundy.modules.shields import Shields
from tetrarch.games.castles_of_burgundy.modules.trade_routes import TradeRoutes
from tetrarch.games.castles_of_burgundy.modules.white_castles import WhiteCastles
from tetrarch.games.castles_of_burgundy.rules import Readings
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.words import WORDS

BOARDS = {"base": (1, 10), "first": (11, 18), "special": (19, 22), "border": (23, 30), "all": (1, 30)}
LINKED = range(11, 19)  # duchies with the rules of castles [CB-134]
CENTRE = 18
MODULES = (
    ModuleInfo("extra_tiles", 140),
    ModuleInfo("border_posts", 150),
    ModuleInfo("white_castles", 156),
    ModuleInfo("inns", 163),
    ModuleInfo("trade_routes", 171, reconstructed=True),
    ModuleInfo("shields", 179),
)


class CastlesOfBurgundyDescriptor(Descriptor):
    id = "castles_of_burgundy"
    version = 1
    seats = range(2, 5)
    words = WORDS
    modules = MODULES
    options = (
        Several("modules", (), 132, tuple(module.id for module in MODULES)),
        Pick("duchies", "sides", 13, ("sides", "random", "same")),
        Whole("duchy", 1, 16, 1, len(duchies())),
        Pick("boards", "base", 15, tuple(BOARDS)),
        Pick("start_castle", "choose", 22, ("choose", "centre")),
        Whole("start_seat", 1, 19, 1, 4),
        Flag("castle_connection", False, 134),
        Pick("route_order", "random", 172, ("random", "chosen")),
        Flag("discard_anywhere", True, 52),
        Flag("every_pair_pays", True, 153),
        Flag("count_post_tiles", False, 155),
        Flag("joined_pasture_area", False, 189),
    )

    def build(self, seats: int, options: Mapping[str, Value]) -> CastlesOfBurgundy:
        first = int(str(options["start_seat"])) - 1
        if first >= seats:
            raise BadOption(f"option start_seat={first + 1} can't be: there are {seats} seats [CB-19]")
        names = options["modules"]
        assert isinstance(names, tuple)
        readings = Readings(first, bool(options["discard_anywhere"]))
        bag = supply("coloured", names)
        if "inns" in names:
            bag[ids.INN] = inns()
        return CastlesOfBurgundy(
            seats,
            readings,
            dealing(options),
            modules(readings, names, options),
            vec[i64](bag),
            vec[i64](supply("black", names)),
            "white_castles" in names,
        )

    def view(self, game: AnyGame, s: CbState, seat: int | None) -> dict[str, object]:
        assert isinstance(game, CastlesOfBurgundy)
        return view.view(game, s, seat)

    def features(self) -> CbFeatures:
        return CbFeatures()

    def dump(self, game: AnyGame, s: CbState) -> dict[str, object]:
        return position.dump(s)

    def load(self, game: AnyGame, doc: Reader) -> CbState:
        assert isinstance(game, CastlesOfBurgundy)
        return loading.load(game, doc)

    def details(self, game: AnyGame, s: CbState, d: Decision, x: int | None) -> dict[str, object]:
        assert isinstance(game, CastlesOfBurgundy)
        return details.of_question(game, s, d) if x is None else details.of_action(game, s, d, x)

    def round(self, s: CbState) -> int | None:
        """Rounds are counted through all phases; before each phase's first there is none."""
        return None if s.round < 0 else int(s.phase * ids.ROUNDS + s.round) + 1

    def draw(
        self,
        view_: Mapping[str, Any],
        colour: bool,
        lang: str = "en",
        names: Sequence[str] = (),
        targets: Collection[str] = (),
    ) -> str:
        return view.draw(view_, colour, lang, names, targets)


def dealing(options: Mapping[str, Value]) -> Dealing:
    """Which duchies are dealt and how; what cannot be is refused [CB-13 to CB-16, CB-22]."""
    same = int(str(options["duchy"])) if options["duchies"] == "same" else 0
    first, last = BOARDS[str(options["boards"])]
    centre = options["start_castle"] == "centre"
    if centre and (not same or duchy_colours(same)[CENTRE] != ids.CASTLE):
        raise BadOption(
            "start_castle=centre can't be: all must play the same duchy, with a castle space there [CB-22]"
        )
    if options["castle_connection"] and (same or first) not in LINKED:
        raise BadOption("castle_connection=true can't be: it is for duchies 11 to 18 alone [CB-134]")
    return Dealing(same, first, last, options["duchies"] == "sides", centre)


def modules(
    readings: Readings, names: tuple[str, ...], options: Mapping[str, Value]
) -> list[Module[CbState]]:
    """The modules in play, in the rulebook's order."""
    if options["route_order"] == "chosen" and "trade_routes" not in names:
        raise BadOption("route_order=chosen can't be without the module trade_routes [CB-172]")
    found: list[Module[CbState]] = []
    if options["castle_connection"]:
        found.append(CastleLinks(readings))
    if "extra_tiles" in names:
        found.append(ExtraTiles())
    if "border_posts" in names:
        found.append(BorderPosts(bool(options["every_pair_pays"]), bool(options["count_post_tiles"])))
    if "white_castles" in names:
        found.append(WhiteCastles())
    if "inns" in names:
        found.append(Inns())
    if "trade_routes" in names:
        found.append(TradeRoutes(options["route_order"] == "chosen"))
    if "shields" in names:
        found.append(Shields(bool(options["joined_pasture_area"])))
    return found


DESCRIPTOR = CastlesOfBurgundyDescriptor()

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
from tetrarch.core.registry import AnyGame, Descriptor, ModuleInfo, Quick
from tetrarch.games.castles_of_burgundy import details, ids, loading, position, view
from tetrarch.games.castles_of_burgundy.data import (
    TEAM_BOARDS,
    duchies,
    duchy_colours,
    grape_names,
    inns,
    supply,
    team_castles,
)
from tetrarch.games.castles_of_burgundy.features import CbFeatures
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy, Dealing
from tetrarch.games.castles_of_burgundy.modules.border_posts import BorderPosts
from tetrarch.games.castles_of_burgundy.modules.castle_links import CastleLinks
from tetrarch.games.castles_of_burgundy.modules.chateauma import Chateauma
from tetrarch.games.castles_of_burgundy.modules.chateauma_tables import LEVELS, MODIFIERS, Manner
from tetrarch.games.castles_of_burgundy.modules.extra_tiles import ExtraTiles
from tetrarch.games.castles_of_burgundy.modules.inns import Inns
from tetrarch.games.castles_of_burgundy.modules.shields import Shields
from tetrarch.games.castles_of_burgundy.modules.solo import Solo
from tetrarch.games.castles_of_burgundy.modules.trade_routes import TradeRoutes
from tetrarch.games.castles_of_burgundy.modules.vine_tables import COPIES, PAIR_NAMES
from tetrarch.games.castles_of_burgundy.modules.vineyards import Vineyards
from tetrarch.games.castles_of_burgundy.modules.white_castles import WhiteCastles
from tetrarch.games.castles_of_burgundy.rules import Readings
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.words import WORDS
from tetrarch.games.castles_of_burgundy.yardsticks import YARDSTICKS

BOARDS = {"base": (1, 10), "first": (11, 18), "special": (19, 22), "border": (23, 30), "all": (1, 30)}
LINKED = range(11, 19)  # duchies with the rules of castles [CB-134]
CENTRE = 18
TARGET = 50  # of the solo game [CB-240]
MODULES = (
    ModuleInfo("extra_tiles", 140),
    ModuleInfo("border_posts", 150, options=("every_pair_pays", "count_post_tiles")),
    ModuleInfo("white_castles", 156),
    ModuleInfo("inns", 163),
    ModuleInfo("trade_routes", 171, reconstructed=True, options=("route_order",)),
    ModuleInfo("shields", 179, options=("joined_pasture_area",)),
    ModuleInfo(
        *("teams", 212, True),
        seats=(4,),
        sides=(0, 1, 0, 1),
        options=("team_side", "team_castle", "team_tie"),
    ),
    ModuleInfo("solo", 238, seats=(1,), options=("solo_duchy", "target")),
    ModuleInfo("vineyards", 259, reconstructed=True, options=("removed_grapes",)),
    ModuleInfo(
        *("chateauma", 281, True, True),
        seats=(2, 3, 4),
        options=("chateauma_level", "chateauma_modifiers", "white_castle_search"),
    ),
)
REFUSED = (  # modules that do not go together, with the ruling
    ("teams", "border_posts", 237),
    ("solo", "teams", 258),
    ("solo", "border_posts", 258),
    ("solo", "chateauma", 258),
    ("teams", "chateauma", 334),
    ("inns", "chateauma", 334),
)


class CastlesOfBurgundyDescriptor(Descriptor):
    id = "castles_of_burgundy"
    version = 1
    seats = range(1, 5)
    words = WORDS
    modules = MODULES
    quick = (Quick("solo", 1, {"modules": ["solo"]}), Quick("chateauma", 2, {"modules": ["chateauma"]}))
    yardsticks = YARDSTICKS
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
        Several("removed_grapes", (), 263, grape_names()),
        Whole("solo_duchy", ids.FIRST_SOLO, 238, ids.FIRST_SOLO, ids.FIRST_SOLO + 1),
        Whole("target", TARGET, 240, 5, 100),
        Pick("team_side", "standard", 213, TEAM_BOARDS),
        Pick("team_castle", "printed", 218, ("printed", "any")),
        Pick("team_tie", "more", 236, ("more", "fewer")),
        Pick("chateauma_level", "medium", 309, LEVELS),
        Several("chateauma_modifiers", (), 317, MODIFIERS),
        Pick("white_castle_search", "depot", 323, ("depot", "board")),
    )

    def build(self, seats: int, options: Mapping[str, Value]) -> CastlesOfBurgundy:
        first = int(str(options["start_seat"])) - 1
        if first >= seats:
            raise BadOption(f"option start_seat={first + 1} can't be: there are {seats} seats [CB-19]")
        names = options["modules"]
        assert isinstance(names, tuple)
        check_automaton(seats, names, options)
        check_mode(seats, names, options)
        readings = Readings(first, bool(options["discard_anywhere"]))
        readings.more_empty = options["team_tie"] == "more"
        readings.people = seats - 1 if "chateauma" in names else seats
        readings.manner = manner(names, options)
        readings.target = int(str(options["target"])) if "solo" in names else 0
        bag = supply("coloured", names)
        if "inns" in names:
            bag[ids.INN] = inns()
        colours = grapes_in_play(seats, names, options)
        readings.grapes = sum(1 << grape_names().index(colour) for colour in colours)
        game = CastlesOfBurgundy(
            seats,
            readings,
            mode_dealing(names, options) or dealing(options),
            modules(readings, names, options),
            vec[i64](bag),
            vec[i64](supply("black", names)),
            "white_castles" in names,
        )
        game.vats = vec[i64](
            [n if {*pair.split("_")} <= colours else 0 for pair, n in zip(PAIR_NAMES, COPIES, strict=True)]
        )
        return game

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

    def measured(self, game: AnyGame, s: CbState) -> list[int]:
        """Points; in the solo game the spaces that are filled [CB-256]."""
        return [int(s.spaces(0))] if s.target else super().measured(game, s)

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
    return Dealing(same, first, last, options["duchies"] == "sides", [CENTRE] if centre else [])


def mode_dealing(names: tuple[str, ...], options: Mapping[str, Value]) -> Dealing | None:
    """The boards of a way to play that has its own [CB-213, CB-238]."""
    if "teams" in names:
        return team_dealing(options)
    if "solo" in names:
        number = int(str(options["solo_duchy"]))
        return Dealing(number, number, number, False, [])
    return None


def team_dealing(options: Mapping[str, Value]) -> Dealing:
    """The board of teams, and where their start castles may lie [CB-213, CB-217, CB-218]."""
    number = ids.FIRST_TEAM + TEAM_BOARDS.index(str(options["team_side"]))
    castles = [] if options["team_castle"] == "any" else team_castles(number)
    return Dealing(number, number, number, False, castles)


def grapes_in_play(seats: int, names: tuple[str, ...], options: Mapping[str, Value]) -> set[str]:
    """The colours of grapes; with two or three players there may be fewer [CB-263]."""
    removed = options["removed_grapes"]
    assert isinstance(removed, tuple)
    if removed and ("vineyards" not in names or len(removed) != {1: 2, 2: 2, 3: 1}.get(seats)):
        raise BadOption(
            "removed_grapes can't be so: one colour with three players, two with two, and with the module "
            "vineyards alone [CB-263]"
        )
    return {*grape_names()} - {*removed} if "vineyards" in names else set()


def check_mode(seats: int, names: tuple[str, ...], options: Mapping[str, Value]) -> None:
    """Refuse seats, modules and options that do not go with the way to play [CB-212, CB-213, CB-237]."""
    for one, other, ruling in REFUSED:
        if one in names and other in names:
            raise BadOption(f"the modules {one} and {other} can't be in one game [CB-{ruling}]")
    check_teams(seats, names, options)
    check_solo(seats, names, options)


def check_teams(seats: int, names: tuple[str, ...], options: Mapping[str, Value]) -> None:
    if "teams" in names and seats != 4:
        raise BadOption(f"the module teams can't be with {seats} seats: it is for four [CB-212]")
    if "teams" in names and (options["start_castle"] == "centre" or options["castle_connection"]):
        raise BadOption("start_castle=centre and castle_connection=true can't be with teams [CB-213]")
    if options["team_side"] == "expert" and "teams" not in names:
        raise BadOption("team_side=expert can't be without the module teams [CB-213]")
    if options["team_castle"] == "any" and options["team_side"] != "expert":
        raise BadOption("team_castle=any can't be without team_side=expert [CB-218]")
    if options["team_tie"] == "fewer" and "teams" not in names:
        raise BadOption("team_tie=fewer can't be without the module teams [CB-236]")


def check_solo(seats: int, names: tuple[str, ...], options: Mapping[str, Value]) -> None:
    """The solo game is for one player, and nothing else is [CB-2, CB-238, CB-240]."""
    if "solo" in names and seats != 1:
        raise BadOption(f"the module solo can't be with {seats} seats: it is for one [CB-238]")
    if "solo" not in names and seats == 1:
        raise BadOption("one seat can't be without the module solo [CB-2]")
    if "solo" in names and (options["start_castle"] == "centre" or options["castle_connection"]):
        raise BadOption("start_castle=centre and castle_connection=true can't be with solo [CB-238]")
    if options["solo_duchy"] != ids.FIRST_SOLO and "solo" not in names:
        raise BadOption(f"solo_duchy={options['solo_duchy']} can't be without the module solo [CB-238]")
    if options["target"] != TARGET and "solo" not in names:
        raise BadOption(f"target={options['target']} can't be without the module solo [CB-240]")


def manner(names: tuple[str, ...], options: Mapping[str, Value]) -> Manner:
    """How the Châteauma plays, if it does [CB-309, CB-317, CB-323]."""
    modifiers = options["chateauma_modifiers"]
    assert isinstance(modifiers, tuple)
    found = Manner(
        LEVELS.index(str(options["chateauma_level"])),
        sum(1 << MODIFIERS.index(name) for name in modifiers),
        options["white_castle_search"] == "board",
    )
    found.posts, found.shields = "border_posts" in names, "shields" in names
    found.vines = "vineyards" in names
    return found


def check_automaton(seats: int, names: tuple[str, ...], options: Mapping[str, Value]) -> None:
    """Refuse what does not go with the Châteauma, or not without it [CB-281, CB-288]."""
    playing = "chateauma" in names
    if playing and seats == 1:
        raise BadOption("the module chateauma can't be with 1 seat: its own counts [CB-281]")
    if playing and options["start_seat"] == seats:
        raise BadOption(f"start_seat={seats} can't be: the Châteauma has that seat [CB-288]")
    if options["chateauma_level"] != "medium" and not playing:
        raise BadOption("chateauma_level can't be without the module chateauma [CB-309]")
    if options["chateauma_modifiers"] and not playing:
        raise BadOption("chateauma_modifiers can't be without the module chateauma [CB-317]")
    if options["white_castle_search"] == "board" and not (playing and "white_castles" in names):
        raise BadOption("white_castle_search=board can't be without chateauma and white_castles [CB-323]")


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
    if "solo" in names:
        found.append(Solo())
    if "vineyards" in names:
        found.append(Vineyards(readings))
    if "chateauma" in names:
        found.append(Chateauma(readings.manner))
    return found


DESCRIPTOR = CastlesOfBurgundyDescriptor()

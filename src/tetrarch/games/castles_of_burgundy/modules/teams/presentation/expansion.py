"""The team game as the world outside sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tetrarch.core.engine.kernel import Decision
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import Pick, Value
from tetrarch.core.match.registry import ModuleInfo
from tetrarch.games.castles_of_burgundy.data.components import TEAM_BOARDS, team_castles
from tetrarch.games.castles_of_burgundy.modules.teams.features import SharedStorage
from tetrarch.games.castles_of_burgundy.modules.teams.ids import DO_PLACE_SHARED
from tetrarch.games.castles_of_burgundy.modules.teams.presentation.vocabulary import EVENTS, KINDS, STEPS
from tetrarch.games.castles_of_burgundy.modules.teams.rules import Teams
from tetrarch.games.castles_of_burgundy.presentation.expansions import ExpansionInfo
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.dice import cost, free_place
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.game import Dealing
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import number_of


class TeamsInfo(ExpansionInfo):
    """The team game."""

    id = "teams"
    place = 7
    module = ModuleInfo(
        *("teams", 212, True),
        seats=(4,),
        sides=(0, 1, 0, 1),
        options=("team_side", "team_castle", "team_tie"),
    )
    options = {
        15: Pick("team_side", "standard", 213, TEAM_BOARDS),
        16: Pick("team_castle", "printed", 218, ("printed", "any"), reading=True),
        17: Pick("team_tie", "more", 236, ("more", "fewer"), reading=True),
    }
    excludes = (("border_posts", 237), ("chateauma", 334))
    refusals = {DO_PLACE_SHARED: 212}
    kinds = KINDS
    steps = STEPS
    events = EVENTS
    features = {110: SharedStorage()}

    def check(self, seats: int, names: Collection[str], options: Mapping[str, Value]) -> None:
        if "teams" in names and seats != 4:
            raise BadOption(f"the module teams can't be with {seats} seats: it is for four [CB-212]")
        if "teams" in names and (options["start_castle"] == "centre" or options.get("castle_connection")):
            raise BadOption("start_castle=centre and castle_connection=true can't be with teams [CB-213]")
        if options["team_side"] == "expert" and "teams" not in names:
            raise BadOption("team_side=expert can't be without the module teams [CB-213]")
        if options["team_castle"] == "any" and options["team_side"] != "expert":
            raise BadOption("team_castle=any can't be without team_side=expert [CB-218]")
        if options["team_tie"] == "fewer" and "teams" not in names:
            raise BadOption("team_tie=fewer can't be without the module teams [CB-236]")

    def dealing(self, options: Mapping[str, Value]) -> Dealing | None:
        """The board of teams, and where their start castles may lie [CB-213, CB-217, CB-218]."""
        number = ids.FIRST_TEAM + TEAM_BOARDS.index(str(options["team_side"]))
        castles = [] if options["team_castle"] == "any" else team_castles(number)
        return Dealing(number, number, number, False, castles)

    def build(
        self, variants: RuleVariants, seats: int, names: Collection[str], options: Mapping[str, Value]
    ) -> Expansion:
        dealing = self.dealing(options)
        assert dealing is not None
        return Teams(variants, dealing.castles, options["team_tie"] == "more")

    def details(self, s: CbState, d: Decision, x: int) -> dict[str, object] | None:
        if x & 0xFF != DO_PLACE_SHARED:
            return None
        die, kind, cell = x >> 8 & 0xFFF, x >> 20 & 0xFFF, x >> 32
        number = number_of(s, d.seat, cell)
        return {"workers": int(cost(s, d.seat, die, number, free_place(s, d.seat, kind)))}


EXPANSION = TeamsInfo()

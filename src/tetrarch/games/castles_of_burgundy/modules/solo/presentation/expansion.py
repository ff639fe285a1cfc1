"""The solo game as the world outside sees it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import Value, Whole
from tetrarch.core.match.registry import ModuleInfo, QuickStart, SoloChallenge
from tetrarch.games.castles_of_burgundy.data.components import solo_board
from tetrarch.games.castles_of_burgundy.modules.solo.features import SoloFeatures
from tetrarch.games.castles_of_burgundy.modules.solo.module import Solo
from tetrarch.games.castles_of_burgundy.modules.solo.presentation.vocabulary import (
    EVENTS,
    KINDS,
    SOURCES,
    STEPS,
)
from tetrarch.games.castles_of_burgundy.modules.solo.tables import FIRST_TARGET, HIGHEST_TARGET, LOWEST_TARGET
from tetrarch.games.castles_of_burgundy.presentation.expansions import ExpansionInfo, Translate
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.game import CastlesOfBurgundy, Dealing
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants


class SoloInfo(ExpansionInfo):
    """The solo game."""

    id = "solo"
    place = 8
    has_last_word = True
    module = ModuleInfo("solo", 238, seats=(1,), options=("solo_duchy", "target"))
    options = {
        13: Whole("solo_duchy", ids.FIRST_SOLO, 238, ids.FIRST_SOLO, ids.FIRST_SOLO + 1),
        14: Whole("target", int(FIRST_TARGET), 240, int(LOWEST_TARGET), int(HIGHEST_TARGET)),
    }
    excludes = (("teams", 258), ("border_posts", 258), ("chateauma", 258))
    quick = (QuickStart("solo", 1, {"modules": ["solo"]}),)
    solo_challenges = (
        SoloChallenge(
            "solo",
            {"modules": ("solo",)},
            {
                "duchy": {str(n): {"solo_duchy": n} for n in range(ids.FIRST_SOLO, ids.FIRST_SOLO + 2)},
                "target": {str(n): {"target": n} for n in (20, 30, 40, 50, 60, 70)},
            },
            counts="spaces filled",
        ),
    )
    kinds = KINDS
    steps = STEPS
    events = EVENTS
    sources = SOURCES
    features = {120: SoloFeatures()}

    def check(self, seats: int, names: Collection[str], options: Mapping[str, Value]) -> None:
        """The solo game is for one player [CB-238, CB-240]."""
        if "solo" in names and seats != 1:
            raise BadOption(f"the module solo can't be with {seats} seats: it is for one [CB-238]")
        if "solo" not in names and seats == 1:
            raise BadOption("one seat can't be without the module solo [CB-2]")
        if "solo" in names and (options["start_castle"] == "centre" or options.get("castle_connection")):
            raise BadOption("start_castle=centre and castle_connection=true can't be with solo [CB-238]")
        if options["solo_duchy"] != ids.FIRST_SOLO and "solo" not in names:
            raise BadOption(f"solo_duchy={options['solo_duchy']} can't be without the module solo [CB-238]")
        if options["target"] != FIRST_TARGET and "solo" not in names:
            raise BadOption(f"target={options['target']} can't be without the module solo [CB-240]")

    def dealing(self, options: Mapping[str, Value]) -> Dealing | None:
        number = int(str(options["solo_duchy"]))
        return Dealing(number, number, number, False, [])

    def build(
        self, variants: RuleVariants, seats: int, names: Collection[str], options: Mapping[str, Value]
    ) -> Expansion:
        return Solo(variants, int(str(options["target"])))

    def reported_values(self, s: CbState) -> list[int] | None:
        """The spaces that are filled [CB-256]."""
        return [int(s.spaces(0))] if s.target else None

    def view(self, game: CastlesOfBurgundy, s: CbState) -> dict[str, object]:
        """How far it is: spaces filled, rounds that are not over [CB-256]."""
        if not s.target:
            return {}
        past = max(0, s.phase) * ids.ROUNDS + (s.round + (1 if s.acted else 0) if s.round >= 0 else 0)
        return {"filled": int(s.spaces(0)), "rounds_left": int(ids.PHASES * ids.ROUNDS - past)}

    def order_line(self, v: Mapping[str, Any], translate: Translate) -> str | None:
        if "target" not in v:
            return None
        return translate("table-alone", target=v["target"], filled=v["filled"], rounds=v["rounds_left"])

    def duchy_lines(
        self,
        v: Mapping[str, Any],
        translate: Translate,
        space: Callable[[str], str],
        targets: Collection[str],
    ) -> list[str] | None:
        """The spaces of a solo duchy about where they lie, with their names, then its rivers [CB-241]."""
        if "target" not in v:
            return None
        board = solo_board(v["duchies"][0])
        rows: dict[int, list[tuple[int, str]]] = {}
        for name, _, _, x, y in board["spaces"]:
            rows.setdefault(round(y * 16), []).append((round(x * 84), name))
        lines = []
        for _, row in sorted(rows.items()):
            line = ""
            for x, name in sorted(row):
                marked = ">" if f"cell:{name}" in targets else ""
                line = f"{line:{x - 1}}{marked:>1}{name}:{space(name).strip()}"
            lines.append(line)
        rivers = ", ".join(river.replace(" ", "-") for river in board["rivers"])
        return [*lines, translate("table-rivers", list=rivers)]


EXPANSION = SoloInfo()

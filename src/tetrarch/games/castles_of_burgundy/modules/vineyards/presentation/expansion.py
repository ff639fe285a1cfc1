"""Vineyards as the world outside sees them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import Decision
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import Several, Value
from tetrarch.core.match.registry import ModuleInfo
from tetrarch.games.castles_of_burgundy.data.components import grape_names
from tetrarch.games.castles_of_burgundy.data.files import vineyard
from tetrarch.games.castles_of_burgundy.modules.vineyards.features import VineyardFeatures
from tetrarch.games.castles_of_burgundy.modules.vineyards.ids import (
    DO_BUY_DOUBLE,
    DO_FETCH_DOUBLE,
    DO_FETCH_SHOP,
    DO_PICK,
    DO_PLANT,
    DO_PLANT_SHARED,
    SHOP,
)
from tetrarch.games.castles_of_burgundy.modules.vineyards.module import Vineyards
from tetrarch.games.castles_of_burgundy.modules.vineyards.presentation.terminal import (
    draw_offers,
    draw_vineyard,
    is_double,
)
from tetrarch.games.castles_of_burgundy.modules.vineyards.presentation.vocabulary import (
    DOUBLE,
    EVENTS,
    GRAPE,
    KINDS,
    SOURCES,
    STEPS,
)
from tetrarch.games.castles_of_burgundy.modules.vineyards.rules import pick_cost, vine_areas
from tetrarch.games.castles_of_burgundy.modules.vineyards.tables import (
    BED_DIE,
    COPIES,
    EACH,
    PAIR_NAMES,
    VINE_POINTS,
)
from tetrarch.games.castles_of_burgundy.presentation.expansions import ExpansionInfo, Translate
from tetrarch.games.castles_of_burgundy.rules.dice import cost
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants


class VineyardsInfo(ExpansionInfo):
    """Vineyards."""

    id = "vineyards"
    place = 9
    module = ModuleInfo("vineyards", 259, reconstructed=True, options=("removed_grapes",))
    options = {12: Several("removed_grapes", (), 263, grape_names())}
    kinds = KINDS
    steps = STEPS
    events = EVENTS
    sources = SOURCES
    features = {130: VineyardFeatures()}

    def check(self, seats: int, names: Collection[str], options: Mapping[str, Value]) -> None:
        removed = options["removed_grapes"]
        assert isinstance(removed, tuple)
        fewer = vineyard()["removed"]["colours"].get(str(max(2, seats)))
        if removed and ("vineyards" not in names or len(removed) != fewer):
            raise BadOption(
                "removed_grapes can't be so: one colour with three players, two with two, and with the "
                "module vineyards alone [CB-263]"
            )

    def build(
        self, variants: RuleVariants, seats: int, names: Collection[str], options: Mapping[str, Value]
    ) -> Expansion:
        removed = options["removed_grapes"]
        assert isinstance(removed, tuple)
        colours = {*grape_names()} - {*removed}  # with two or three players there may be fewer [CB-263]
        grapes = sum(1 << grape_names().index(colour) for colour in colours)
        pairs = zip(PAIR_NAMES, COPIES, strict=True)
        vats = [int(n) if {*pair.split("_")} <= colours else 0 for pair, n in pairs]
        one_set = "chateauma" in names and options["chateauma_vine_tiles"] == "one_set"
        return Vineyards(variants, grapes, i64(1) if one_set else EACH, vec[i64](vats))

    def view(self, game: CastlesOfBurgundy, s: CbState) -> dict[str, object]:
        """The areas of each vineyard, the largest of a colour first [CB-278]; none without the module."""
        if not any(isinstance(module, Vineyards) for module in game.modules):
            return {}
        areas = [
            [
                {"grape": name, "size": int(size), "points": int(VINE_POINTS[size])}
                for colour, name in enumerate(GRAPE.names)
                for size in vine_areas(s, seat, colour)
            ]
            for seat in range(s.seats)
        ]
        return {"vine_areas": areas}

    def details(self, s: CbState, d: Decision, x: int) -> dict[str, object] | None:
        kind, a, b, c = x & 0xFF, x >> 8 & 0xFFF, x >> 20 & 0xFFF, x >> 32
        if kind == DO_PICK:
            workers = int(pick_cost(s, d.seat, a, b))
            return {"workers": workers, "double": DOUBLE.name(s.stall[SHOP + b])}
        if kind == DO_FETCH_DOUBLE:
            return {"double": DOUBLE.name(s.stall[SHOP + a])}
        if kind in (DO_BUY_DOUBLE, DO_FETCH_SHOP):
            return {"double": DOUBLE.name(s.stall[a])}
        if kind in (DO_PLANT, DO_PLANT_SHARED):
            return {"workers": int(cost(s, d.seat, a, BED_DIE[c], 0))}
        return None

    def stored_name(self, name: str, translate: Translate) -> str | None:
        return translate("table-double", double=name) if is_double(name) else None

    def board_lines(self, v: Mapping[str, Any], translate: Translate, targets: Collection[str]) -> list[str]:
        return draw_offers(v, translate, targets)

    def seat_lines(
        self,
        v: Mapping[str, Any],
        seat: int,
        translate: Translate,
        targets: Collection[str],
        signs: Mapping[str, str],
    ) -> list[str]:
        return draw_vineyard(v, seat, translate, targets) if seat != v["automaton"] else []


EXPANSION = VineyardsInfo()

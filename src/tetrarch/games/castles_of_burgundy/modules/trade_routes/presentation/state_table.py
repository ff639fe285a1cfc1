"""The fields of the trade routes, and how they stand in JSON."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.position.reader import Draft, Reader
from tetrarch.core.position.rows import vec_field
from tetrarch.core.position.state_table import JsonEntry
from tetrarch.games.castles_of_burgundy.modules.trade_routes.ids import ROUTES
from tetrarch.games.castles_of_burgundy.modules.trade_routes.presentation.vocabulary import SPACE
from tetrarch.games.castles_of_burgundy.modules.trade_routes.rules import TradeRoutes
from tetrarch.games.castles_of_burgundy.modules.trade_routes.tables import ROUTES_EACH
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import ExpansionPosition
from tetrarch.games.castles_of_burgundy.presentation.positions.seating import halves
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import SEAT
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.state import CbState


def routes(s: CbState) -> list[list[int]]:
    rows = [s.route[seat * ids.ROUTE : (seat + 1) * ids.ROUTE] for seat in range(s.seats)]
    return [[int(tile) + 1 for tile in row if tile != ids.NONE] for row in rows]


def read_routes(draft: Draft) -> None:
    """Route tiles, all different, the same number for every person [CB-171]."""
    game, s, doc = draft.game, draft.state, draft.doc
    playing = any(isinstance(module, TradeRoutes) for module in game.modules)
    each = int(ROUTES_EACH[s.seats])
    rows = [list(range(seat * each, seat * each + each)) if playing else [] for seat in range(s.seats)]
    if game.automaton >= 0:
        rows[game.automaton] = []  # [CB-326]
    if doc.has("routes"):
        rows = [[r.whole(1, ROUTES) - 1 for r in item.items()] for item in doc["routes"].items(s.seats)]
    tiles = [tile for row in rows for tile in row]
    if len(set(tiles)) < len(tiles) or (tiles and not playing):
        raise doc["routes"].fail("names a tile twice, or the module trade_routes is not in play [CB-171]")
    dealing = "route_tile" in draft.asked() or s.phase < 0
    for seat, row in enumerate(rows):
        if len(row) > each or (playing and len(row) < each and not dealing and seat != game.automaton):
            raise doc["routes"].items()[seat].fail(f"must have {each} tiles with {s.seats} seats [CB-171]")
        rows[seat] = row + [ids.NONE] * (ids.ROUTE - len(row))
    s.route = vec[i64]([tile for row in rows for tile in row])


def goods_laid(s: CbState, seat: int) -> list[int]:
    """The goods on a seat's route, from the left, counted from 0."""
    out, digits = [], int(s.laid[seat])
    while digits > 1:
        out.append(digits & 7)
        digits >>= 3
    return out


def laid(s: CbState) -> list[list[int]]:
    """The goods on each route, from the left."""
    return [[good + 1 for good in goods_laid(s, seat)] for seat in range(s.seats)]


def read_laid(draft: Draft) -> None:
    """The goods on the routes, which count as sold [CB-173, CB-177]."""
    s = draft.state
    for seat, item in enumerate(draft.items("laid", s.seats)):
        goods = [r.whole(1, ids.GOODS) - 1 for r in item.items()]
        if len(goods) > 3 * len(routes(s)[seat]):
            raise item.fail("has more goods than the route has spaces [CB-173]")
        s.laid[seat] = sum(good << 3 * at for at, good in enumerate(goods)) | 1 << 3 * len(goods)
        for owner in halves(s, seat):
            for good in goods:
                s.sold[owner * ids.GOODS + good] += 1


class RoutesPosition(ExpansionPosition):
    """Its questions, and the goods on routes."""

    setup_questions = ("route_tile", "route")
    lots = ("route_tile",)

    def question_problem(self, draft: Draft, entry: Reader, ask: str) -> str:
        """Why a question about routes cannot be open in this position; empty if it can."""
        if ask == "route_tile" and entry["seat"].value == "chance":
            full = len(routes(draft.state)[entry["to"].name(SEAT)]) == ids.ROUTE
            return "this route is full" if full else ""
        if ask == "route" and isinstance(seat := entry["seat"].value, int):
            place = entry["place"].name(SPACE)
            if place >= ids.ROUTE or draft.state.route[seat * ids.ROUTE + place] == ids.NONE:
                return "there is no route tile to choose [CB-172]"
        return ""

    def goods_laid(self, s: CbState, seat: int) -> list[int]:
        return goods_laid(s, seat)


ROWS = (
    vec_field(
        "route",
        "tiles of each seat, left to right",
        "seats * ROUTE",
        "NONE",
        shared=True,
        within="routes",
        features=("routes",),
    ),
    JsonEntry("routes", routes, read_routes, needs=("phase",)),
    vec_field(
        "laid",
        "goods on the route: three bits each, the first lowest, 1 on top",
        "seats",
        "1",
        within="laid",
        shared=True,
    ),
    JsonEntry("laid", laid, read_laid, needs=("routes", "sold")),
)
POSITION = RoutesPosition()

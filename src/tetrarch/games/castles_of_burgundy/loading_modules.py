"""What expansions add to positions of The Castles of Burgundy, read from JSON."""

from __future__ import annotations

from collections.abc import Callable

from tetrarch.core.position import Reader
from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.modules.shields import Shields, set_powers, set_shields
from tetrarch.games.castles_of_burgundy.modules.tables import ROUTES_EACH
from tetrarch.games.castles_of_burgundy.modules.trade_routes import TradeRoutes
from tetrarch.games.castles_of_burgundy.position import halves, owners
from tetrarch.games.castles_of_burgundy.state import CbState, inside
from tetrarch.games.castles_of_burgundy.words import CELL, DEPOT


def or_null(doc: Reader, read: Callable[[Reader], int], null: int) -> int:
    return null if doc.value is None else read(doc)


def asked(doc: Reader) -> list[object]:
    """The questions that the document leaves open."""
    return [entry["ask"].value for entry in doc["stack"].items()] if doc.has("stack") else []


def load_routes(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    """Route tiles, and the goods on them, which count as sold [CB-171, CB-177]."""
    playing = any(isinstance(module, TradeRoutes) for module in game.modules)
    each = int(ROUTES_EACH[s.seats])
    rows = [list(range(seat * each, seat * each + each)) if playing else [] for seat in range(s.seats)]
    if game.automaton >= 0:
        rows[game.automaton] = []  # [CB-326]
    if doc.has("routes"):
        rows = [[r.whole(1, ids.ROUTES) - 1 for r in item.items()] for item in doc["routes"].items(s.seats)]
    tiles = [tile for row in rows for tile in row]
    if len(set(tiles)) < len(tiles) or (tiles and not playing):
        raise doc["routes"].fail("names a tile twice, or the module trade_routes is not in play [CB-171]")
    dealing = "route_tile" in asked(doc) or s.phase < 0
    for seat, row in enumerate(rows):
        if len(row) > each or (playing and len(row) < each and not dealing and seat != game.automaton):
            raise doc["routes"].items()[seat].fail(f"must have {each} tiles with {s.seats} seats [CB-171]")
        for place, tile in enumerate(row):
            s.route[seat * ids.ROUTE + place] = tile
    if doc.has("laid"):
        for seat, item in enumerate(doc["laid"].items(s.seats)):
            laid = [r.whole(1, ids.GOODS) - 1 for r in item.items()]
            if len(laid) > 3 * len(rows[seat]):
                raise item.fail("has more goods than the route has spaces [CB-173]")
            s.laid[seat] = sum(good << 3 * at for at, good in enumerate(laid)) | 1 << 3 * len(laid)
            for good in laid:
                for owner in halves(s, seat):
                    s.sold[owner * ids.GOODS + good] += 1


def load_shields(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    """Where shields lie, and whom the holder of shield 6 follows [CB-179, CB-195]."""
    playing = any(isinstance(module, Shields) for module in game.modules)

    def put(item: Reader, where: int) -> int:
        shield = item.whole(1, ids.SHIELDS) - 1
        if not playing or s.shield[shield] != ids.NONE or s.trophies >> shield & 1:
            raise item.fail("this shield is in two places, or the module is not in play [CB-179]")
        if shield == 2 - 1 and game.automaton >= 0:
            raise item.fail("this shield is not used with the Châteauma [CB-327]")
        s.shield[shield] = where
        return shield

    if doc.has("depot_shields"):
        doc["depot_shields"].keys(DEPOT.names)
        for name in doc["depot_shields"].mapping():
            for item in doc["depot_shields"][name].items():
                put(item, DEPOT.read(name))
    if doc.has("shields"):
        for seat, row in enumerate(doc["shields"].items(len(owners(s)))):
            row.keys(CELL.names)
            for name in row.mapping():
                cell = CELL.read(name)
                home = s.home(seat, cell)
                if not s.castles[home] >> inside(cell) & 1:
                    raise row[name].fail("no castle lies there [CB-182]")
                shield = put(row[name], ids.DEPOTS + int(home) * 64 + int(inside(cell)))
                set_shields(s, seat, s.shields[seat] | 1 << shield)
    if doc.has("follow"):
        for seat, item in enumerate(doc["follow"].items(len(owners(s)))):
            other = or_null(item, lambda r: r.whole(0, len(owners(s)) - 1), ids.NONE)
            if other != ids.NONE:
                load_follow(s, seat, other, item)


def load_follow(s: CbState, seat: int, other: int, item: Reader) -> None:
    if other == seat or not s.shields[seat] >> 5 & 1:
        raise item.fail("only who has shield 6 follows another seat [CB-195]")
    s.copied = other
    set_powers(s, seat, s.own[seat] | s.own[other] & ~(1 << 27))

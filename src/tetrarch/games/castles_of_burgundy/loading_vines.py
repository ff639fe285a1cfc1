"""Vineyards in positions of The Castles of Burgundy, read from JSON."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.position import Reader
from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.loading_modules import or_null
from tetrarch.games.castles_of_burgundy.modules.vine_tables import (
    DEPOT_SLOTS,
    EACH,
    PAIR,
    SHOP,
    SHOP_SLOTS,
)
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.words import BED, DOUBLE, GRAPE, LAID

FIELDS = ("vineyards", "grapes", "vineyard_depot", "vineyard_shop", "double_supply", "doubles_removed")


def load_vines(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    for key in FIELDS:
        if doc.has(key) and not game.readings.grapes and filled(doc[key].value):
            raise doc[key].fail("must be empty without the module vineyards [CB-259]")
    load_beds(s, doc)
    load_grapes(game, s, doc)
    load_stalls(s, doc, "vineyard_shop", 0, int(SHOP_SLOTS[s.seats]))
    load_stalls(s, doc, "vineyard_depot", SHOP, int(DEPOT_SLOTS[s.seats]))
    load_supply(game, s, doc)


def load_beds(s: CbState, doc: Reader) -> None:
    if doc.has("vineyards"):
        for seat, item in enumerate(doc["vineyards"].items(s.seats)):
            item.keys(BED.names)
            for name in item.mapping():
                s.bed[seat * ids.BEDS + BED.read(name)] = item[name].name(LAID)
                s.planted[seat] |= 1 << BED.read(name)


def filled(value: object) -> bool:
    """Whether there is anything in lists and objects."""
    rows = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
    return any(filled(row) if isinstance(row, dict | list) else row not in (None, 0) for row in rows)


def load_grapes(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    """Vine tiles: four of each colour in play [CB-259, CB-263]."""
    if not doc.has("grapes"):
        return
    for seat, item in enumerate(doc["grapes"].items(s.seats)):
        item.keys(GRAPE.names)
        for name in item.mapping():
            s.grapes[seat * ids.GRAPES + GRAPE.read(name)] = item[name].whole(0, 9999)
    for colour, name in enumerate(GRAPE.names):
        n = sum(s.grapes[seat * ids.GRAPES + colour] for seat in range(s.seats))
        if n > (EACH if game.readings.grapes >> colour & 1 else 0):
            raise doc["grapes"].fail(f"there are not so many vine tiles with {name} [CB-259, CB-263]")


def load_stalls(s: CbState, doc: Reader, key: str, first: int, count: int) -> None:
    if doc.has(key):
        items = doc[key].items()
        if len(items) > count:
            raise doc[key].fail(f"has {count} places with {s.seats} seats [CB-264]")
        for place, item in enumerate(items):
            s.stall[first + place] = or_null(item, lambda r: r.name(DOUBLE), ids.NONE)


def read_doubles(doc: Reader) -> list[int]:
    doc.keys(DOUBLE.names)
    return [doc.get(name, lambda r: r.whole(0, 3), 0) for name in DOUBLE.names]


def load_supply(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    """Every double tile is in one place [CB-260]."""
    rest = [int(n) for n in game.vats]
    for pair in s.stall:
        if pair != ids.NONE:
            rest[pair] -= 1
    for laid in s.bed:
        if laid != ids.NONE:
            rest[PAIR[laid]] -= 1
    for at, n in enumerate(s.doubles):
        rest[at % ids.PAIRS] -= int(n)
    unseen = doc.get("double_supply", read_doubles, rest)
    gone = doc.get("doubles_removed", read_doubles, [0] * ids.PAIRS)
    if doc.has("double_supply") and not doc.has("doubles_removed"):
        gone = [n - m for n, m in zip(rest, unseen, strict=True)]
    elif not doc.has("double_supply"):
        unseen = [n - m for n, m in zip(rest, gone, strict=True)]
    for name, n, a, b in zip(DOUBLE.names, rest, unseen, gone, strict=True):
        if min(a, b) < 0 or a + b != n:
            known = [doc[key] for key in ("double_supply", "doubles_removed") if doc.has(key)]
            field = known[0] if known else doc
            raise field.fail(f"there are too many or too few of {name} in all places together [CB-260]")
    s.vats, s.spilt = vec[i64](unseen), vec[i64](gone)

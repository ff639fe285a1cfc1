"""The game board in JSON: depots, and the tiles and goods that are on it, to come, or out of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.position.codecs import checked, counts, named, optional
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.castles_of_burgundy.data.components import tiles
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import expansions
from tetrarch.games.castles_of_burgundy.presentation.positions.seating import (
    MAX_AMOUNT,
    halves,
    owners,
    places_entry,
)
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import DEPOT, GOOD, TILE
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.steps.ship import kinds_stored
from tetrarch.games.castles_of_burgundy.rules.tables import BLACK_PLACES, COLOUR, COUNTED, slot_colour

GOODS = counts(GOOD, ids.PER_GOOD)
TILES = counts(TILE, MAX_AMOUNT)
SLOT = optional(named(TILE))
MAX_INNS = tiles()[ids.INN]["count"]


# depots


def slots(s: CbState, depot: int) -> dict[int, int]:
    """The places of a depot that are in use, with their colours."""
    places = range(depot * ids.SLOTS, depot * ids.SLOTS + ids.SLOTS)
    colours = {place: int(slot_colour(s.seats, max(0, int(s.phase)), place)) for place in places}
    return {place: colour for place, colour in colours.items() if colour >= 0}


def depots(s: CbState) -> dict[str, list[object]]:
    return {
        name: [SLOT.write(s.slot[place]) for place in slots(s, depot)]
        for depot, name in enumerate(DEPOT.names)
    }


def read_depots(draft: Draft) -> None:
    for depot, item in draft.by_name("depots", DEPOT):
        fill_depot(draft, slots(draft.state, depot), item)


def fill_depot(draft: Draft, places: dict[int, int], doc: Reader) -> None:
    """Slot by slot, or the tiles alone, each in the first free slot of its colour."""
    s, kinds = draft.state, [SLOT.read(item, draft) for item in doc.items()]
    fits = [kind == ids.NONE or COLOUR[kind] == c for kind, c in zip(kinds, places.values(), strict=False)]
    if len(kinds) == len(places) and all(fits):
        for place, kind in zip(places, kinds, strict=True):
            s.slot[place] = kind
        return
    for item, kind in zip(doc.items(), kinds, strict=True):
        free = [place for place in places if s.slot[place] == ids.NONE and kind != ids.NONE]
        free = [place for place in free if places[place] == COLOUR[kind]]
        if not free:
            raise item.fail("this depot has no place of that colour left [CB-27]")
        s.slot[free[0]] = kind


def black_places(s: CbState) -> range:
    return range(ids.BLACK, ids.BLACK + int(BLACK_PLACES[s.seats]))


def black_problem(kind: int, draft: Draft) -> str:
    return next(filter(None, (expansion.black_problem(kind) for expansion in expansions())), "")


BLACK = places_entry("black", "slot", black_places, checked(SLOT, black_problem), 32)


# tiles to come and out of the game


def supply(s: CbState) -> dict[str, object]:
    return {"coloured": TILES.write(s.bag[: ids.INN]), "black": TILES.write(s.dark)}


def read_supply(draft: Draft) -> None:
    """The supplies and what is out of the game: every tile is in one place [CB-4]."""
    game, s, doc = draft.game, draft.state, draft.doc
    no_tiles = [0] * ids.TILES
    s.gone = vec[i64](doc.get("removed", lambda item: TILES.read(item, draft), no_tiles))
    seen = tiles_elsewhere(s)
    total = [int(a + b) for a, b in zip(game.bag, game.dark, strict=True)]
    if doc.has("supply"):
        doc["supply"].keys(("coloured", "black"))
        coloured, dark = (
            doc["supply"].get(back, lambda item: TILES.read(item, draft), no_tiles[:])
            for back in ("coloured", "black")
        )
        coloured[ids.INN] += doc.get(
            "inns_left", lambda item: item.whole(0, MAX_INNS), total[ids.INN] - seen[ids.INN]
        )
        if not doc.has("removed"):
            rest = [n - a - b - c for n, a, b, c in zip(total, seen, coloured, dark, strict=True)]
            s.gone = vec[i64]([max(0, n) for n in rest])
            seen = tiles_elsewhere(s)
    else:
        coloured, dark = rest_by_backs(draft, total, seen)
    check_supply(draft, total, seen, coloured, dark)
    s.bag, s.dark = vec[i64](coloured), vec[i64](dark)


def rest_by_backs(draft: Draft, total: list[int], seen: list[int]) -> tuple[list[int], list[int]]:
    """Tiles that are nowhere else; those of the black depot have come from the black supply."""
    doc, on_black = draft.doc, [int(kind) for kind in draft.state.slot[ids.BLACK :]]
    coloured = [max(0, int(n) - seen[kind] + on_black.count(kind)) for kind, n in enumerate(draft.game.bag)]
    if doc.has("inns_left") and doc["inns_left"].whole(0, MAX_INNS) != coloured[ids.INN]:
        raise doc["inns_left"].fail(f"must be the rest of the inns: {coloured[ids.INN]} [CB-163]")
    return coloured, [n - a - b for n, a, b in zip(total, seen, coloured, strict=True)]


def check_supply(
    draft: Draft, total: list[int], seen: list[int], coloured: list[int], dark: list[int]
) -> None:
    game, doc = draft.game, draft.doc
    for kind, name in enumerate(TILE.names):
        if dark[kind] < 0 or dark[kind] + coloured[kind] + seen[kind] != total[kind]:
            raise doc.fail(f"there must be {total[kind]} of {name} in all places together [CB-4]")
        if coloured[kind] > game.bag[kind] or dark[kind] > game.dark[kind]:
            raise doc["supply"].fail(f"has more of {name} than there are with such a back [CB-4]")


def tiles_elsewhere(s: CbState) -> list[int]:
    """How many tiles of each kind are not in a supply."""
    seen = [int(n) for n in s.gone]
    for kind in (*s.slot, *s.tile, *(kind for one in expansions() for kind in one.tiles_kept(s))):
        if kind != ids.NONE:
            seen[kind] += 1
    for at, n in enumerate(s.stock):
        seen[at % ids.TILES] += int(n)
    return [n if COUNTED[kind] else int(s.gone[kind]) for kind, n in enumerate(seen)]


def castles_gone(draft: Draft) -> int:
    return int(draft.state.gone[ids.CASTLE])


# goods


def row_of(goods: vec[i64], at: int) -> list[int]:
    return [int(n) for n in goods[at * ids.GOODS : (at + 1) * ids.GOODS]]


def check_goods(draft: Draft) -> None:
    s = draft.state
    for seat in owners(s)[: draft.game.variants.people]:
        if sum(1 for n in row_of(s.wares, seat) if n) > kinds_stored(draft.game, s, seat):
            raise draft.doc["goods"].items()[seat].fail("three kinds of goods are the most [CB-66]")


def sold(s: CbState) -> list[object]:
    """Sold goods that do not lie where an expansion shows them."""
    out = []
    for seat in owners(s):
        numbers = row_of(s.sold, seat)
        for half in halves(s, seat):
            for good in (good for one in expansions() for good in one.goods_laid(s, half)):
                numbers[good] -= 1
        out.append(GOODS.write(numbers))
    return out


def round_goods(s: CbState) -> list[int]:
    return [int(good) + 1 for good in s.lane if good != ids.NONE]


def read_round_goods(draft: Draft) -> None:
    """The goods of the rounds to come, and those that nobody has seen [CB-8, CB-17, CB-33]."""
    s, doc = draft.state, draft.doc
    left = [ids.PER_GOOD] * ids.GOODS
    once = len(owners(s)) * ids.GOODS
    removed = [n for expansion in expansions() for n in expansion.goods_removed(s)]
    for at, n in enumerate((*s.wares[:once], *s.sold[:once], *s.goods, *removed)):
        left[at % ids.GOODS] -= int(n)
    start = max(0, int(s.round) + (1 if s.white else 0))
    row = (
        [good for good, n in enumerate(left) for _ in range(n)][: ids.ROUNDS - start] if s.phase >= 0 else []
    )
    if doc.has("round_goods"):
        row = [item.whole(1, ids.GOODS) - 1 for item in doc["round_goods"].items()]
        if start + len(row) > ids.ROUNDS:
            raise doc["round_goods"].fail(f"has {ids.ROUNDS - start} goods at most in this round [CB-33]")
        laying = {"round_good", "next_phase"} & {*draft.asked()} or s.round < 0
        if len(row) < ids.ROUNDS - start and not laying:
            raise doc["round_goods"].fail(f"must have {ids.ROUNDS - start} goods in this round [CB-33]")
    for at, good in enumerate(row):
        s.lane[start + at] = good
        left[good] -= 1
    read_pool(draft, left)


def read_pool(draft: Draft, left: list[int]) -> None:
    s, doc = draft.state, draft.doc
    if doc.get("goods_pool", lambda item: GOODS.read(item, draft), left) != left or min(left) < 0:
        raise doc.fail(f"there must be {ids.PER_GOOD} goods of each kind in all places together [CB-8]")
    if sum(left) < ids.ROUNDS * (ids.PHASES - 1 - max(0, int(s.phase))):
        raise doc.fail("there must be five unseen goods for every phase to come [CB-33]")
    s.unseen = vec[i64](left)

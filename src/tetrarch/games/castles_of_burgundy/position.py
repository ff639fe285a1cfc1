"""Positions of The Castles of Burgundy in JSON; `docs/positions-castles-of-burgundy.md` tells the form."""

from __future__ import annotations

from collections.abc import Iterable

from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.data import territory_spaces
from tetrarch.games.castles_of_burgundy.modules.chateauma_choosing import rank
from tetrarch.games.castles_of_burgundy.modules.chateauma_tables import CARD_SIZE, FIRST_CELL, RANK_NAMES
from tetrarch.games.castles_of_burgundy.modules.vine_tables import DEPOT_SLOTS, SHOP, SHOP_SLOTS
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import BLACK_PLACES, slot_colour
from tetrarch.games.castles_of_burgundy.tables import COLOUR as KIND_COLOUR
from tetrarch.games.castles_of_burgundy.words import (
    BED,
    CELL,
    COLOUR,
    DEPOT,
    DOUBLE,
    GOOD,
    GRAPE,
    LAID,
    PHASE,
    ROUTE,
    TILE,
)

ONCE = {"purchase": ids.BOUGHT, "m6": ids.BUILT, "shield16": ids.TURNED}


def numbers(counts: Iterable[int]) -> list[int]:
    return [int(n) for n in counts]


def goods(counts: Iterable[int]) -> dict[str, int]:
    """Goods by number, those that are there."""
    return {GOOD.name(good): int(n) for good, n in enumerate(counts) if n}


def tiles(counts: Iterable[int]) -> dict[str, int]:
    """Tiles by kind, those that are there."""
    return {TILE.name(kind): int(n) for kind, n in enumerate(counts) if n}


def tile_or_none(kind: int) -> str | None:
    return None if kind == ids.NONE else TILE.name(kind)


def seat_or_none(seat: int) -> int | None:
    return None if seat == ids.NONE else int(seat)


def owners(s: CbState) -> range:
    """The seats by which things are told that partners share: the lower one of each team [CB-221]."""
    return range(s.seats if s.wing == 0 else s.wing)


def halves(s: CbState, seat: int) -> list[int]:
    """The seats with which a duchy lies, half by half."""
    return [seat] if s.wing == 0 else [seat, int(s.mate(seat))]


def placed(s: CbState, seat: int) -> dict[str, str]:
    """What lies where in a duchy; the Châteauma's is told apart."""
    if is_automaton(s, seat):
        return {}
    row = [kind for home in halves(s, seat) for kind in s.tile[home * ids.CELLS : (home + 1) * ids.CELLS]]
    return {CELL.name(cell): TILE.name(kind) for cell, kind in enumerate(row) if kind != ids.NONE}


def on_cards(s: CbState, place: int) -> list[str | None]:
    """What lies on a card of the Châteauma's, space by space."""
    if s.cards[place] == ids.NONE:
        return []
    first = place * ids.CARD_SPACES
    return [entry_or_none(entry) for entry in s.ground[first : first + CARD_SIZE[s.cards[place]]]]


def entry_or_none(entry: int) -> str | None:
    return f"wild:{TILE.name(entry - ids.BACK)}" if entry >= ids.BACK else tile_or_none(entry)


def territory(s: CbState, colour: int) -> list[str | None]:
    """The Châteauma's duchy: the spaces of a colour, then what lies on top [CB-310]."""
    first = int((s.seats - 1) * ids.CELLS + FIRST_CELL[colour])
    row = s.tile[first : first + territory_spaces()[colour]]
    found = ["covered" if kind == ids.WILD else tile_or_none(kind) for kind in row]
    return found + [TILE.name(kind) for kind in s.surplus if KIND_COLOUR[kind] == colour]


def bits(members: int) -> list[int]:
    """A bit set as numbers from 1 on."""
    return [n + 1 for n in range(int(members).bit_length()) if members >> n & 1]


def automaton(s: CbState) -> dict[str, object]:
    """All that lies with the Châteauma."""
    stacks: dict[str, list[str]] = {}
    for entry in s.reserve:
        stacks.setdefault(RANK_NAMES[rank(entry)], []).append(TILE.name(entry & ids.BACK - 1))
    return {
        "cards": [None if card == ids.NONE else int(card) + 1 for card in s.cards],
        "tiles": [on_cards(s, place) for place in range(2)],
        "deck": bits(s.deck),
        "discarded": bits(s.scrap),
        "territory": {name: territory(s, colour) for colour, name in enumerate(COLOUR.names)},
        "reserve": {name: stacks[name] for name in RANK_NAMES if name in stacks},
        "die": int(s.die) or None,
        "shields": bits(s.trophies),
        "doubles": pairs_by_name(s.doubles[(s.seats - 1) * ids.PAIRS : s.seats * ids.PAIRS]),
        "posts": int(s.crossed),
    }


def is_automaton(s: CbState, seat: int) -> bool:
    return len(s.cards) > 0 and seat == s.seats - 1


def storage(s: CbState, seat: int) -> list[str]:
    if is_automaton(s, seat):
        return []
    row = s.stock[seat * ids.TILES : seat * ids.TILES + ids.TILES]
    pairs = s.doubles[seat * ids.PAIRS : (seat + 1) * ids.PAIRS]
    singles = [TILE.name(kind) for kind, n in enumerate(row) for _ in range(n)]
    return singles + [DOUBLE.name(pair) for pair, n in enumerate(pairs) for _ in range(n)]


def pairs_by_name(counts: Iterable[int]) -> dict[str, int]:
    """Double tiles, those that are there."""
    return {DOUBLE.name(pair): int(n) for pair, n in enumerate(counts) if n}


def on_sale(places: Iterable[int]) -> list[str | None]:
    """What lies in the shop or in the vineyard depot."""
    return [None if pair == ids.NONE else DOUBLE.name(pair) for pair in places]


def vineyard(s: CbState, seat: int) -> dict[str, str]:
    """How double tiles lie in a vineyard."""
    row = s.bed[seat * ids.BEDS : (seat + 1) * ids.BEDS]
    return {BED.name(bed): LAID.name(laid) for bed, laid in enumerate(row) if laid != ids.NONE}


def grapes(s: CbState, seat: int) -> dict[str, int]:
    row = s.grapes[seat * ids.GRAPES : (seat + 1) * ids.GRAPES]
    return {GRAPE.name(colour): int(n) for colour, n in enumerate(row) if n}


def vines(s: CbState) -> dict[str, object]:
    """All about vineyards; without the module, nothing is there."""
    seats = range(s.seats)
    return {
        "vineyards": [vineyard(s, seat) for seat in seats],
        "grapes": [grapes(s, seat) for seat in seats],
        "vineyard_depot": on_sale(s.stall[SHOP : SHOP + DEPOT_SLOTS[s.seats]]),
        "vineyard_shop": on_sale(s.stall[: SHOP_SLOTS[s.seats]]),
        "double_supply": pairs_by_name(s.vats),
        "doubles_removed": pairs_by_name(s.spilt),
    }


def track(s: CbState) -> list[list[int]]:
    """The stacks of markers from space to space, the upper ones first; none in the solo game [CB-245]."""
    if s.target:
        return []
    return [[int(seat) for seat in s.order if s.space[seat] == space] for space in range(ids.SPACES)]


def slots(s: CbState, depot: int) -> list[int]:
    """The places of a depot that are in use."""
    phase = max(0, int(s.phase))
    places = range(depot * ids.SLOTS, depot * ids.SLOTS + ids.SLOTS)
    return [place for place in places if slot_colour(s.seats, phase, place) >= 0]


def depots(s: CbState) -> dict[str, list[str | None]]:
    return {
        DEPOT.name(depot): [tile_or_none(s.slot[place]) for place in slots(s, depot)]
        for depot in range(ids.DEPOTS)
    }


def black(s: CbState) -> list[str | None]:
    return [tile_or_none(kind) for kind in s.slot[ids.BLACK : ids.BLACK + BLACK_PLACES[s.seats]]]


def depot_goods(s: CbState) -> dict[str, dict[str, int]]:
    rows = {depot: s.goods[depot * ids.GOODS : (depot + 1) * ids.GOODS] for depot in range(ids.DEPOTS)}
    return {DEPOT.name(depot): goods(row) for depot, row in rows.items() if any(row)}


def bonus(s: CbState, colour: int) -> list[int]:
    """The seats that have the bonus tiles of a colour, the large one first."""
    return [int(seat) for seat in s.bonus[colour * 2 : colour * 2 + 2] if seat != ids.NONE]


def depot_shields(s: CbState) -> dict[str, list[int]]:
    out: dict[str, list[int]] = {}
    for shield, where in enumerate(s.shield):
        if 0 <= where < ids.DEPOTS:
            out.setdefault(DEPOT.name(where), []).append(shield + 1)
    return dict(sorted(out.items()))


def shields(s: CbState, seat: int) -> dict[str, int]:
    """A seat's shields by the cells of their castles."""
    found = {
        half * ids.CELLS + (int(where - ids.DEPOTS) & 63): shield + 1
        for shield, where in enumerate(s.shield)
        for half, home in enumerate(halves(s, seat))
        if where >= ids.DEPOTS and where - ids.DEPOTS >> 6 == home
    }
    return {CELL.name(cell): number for cell, number in sorted(found.items())}


def follow(s: CbState) -> list[int | None]:
    """Whom each seat follows by shield 6."""
    return [seat_or_none(s.copied) if s.shields[seat] >> 5 & 1 else None for seat in owners(s)]


def route(s: CbState, seat: int) -> list[int]:
    row = s.route[seat * ids.ROUTE : seat * ids.ROUTE + ids.ROUTE]
    return [int(ROUTE.name(tile)) for tile in row if tile != ids.NONE]


def laid(s: CbState, seat: int) -> list[int]:
    """The goods on a seat's route, from the left."""
    out, digits = [], int(s.laid[seat])
    while digits > 1:
        out.append((digits & 7) + 1)
        digits >>= 3
    return out


def sold(s: CbState, seat: int) -> dict[str, int]:
    """Sold goods that do not lie on the route."""
    counts = numbers(s.sold[seat * ids.GOODS : (seat + 1) * ids.GOODS])
    for owner in halves(s, seat):
        for good in laid(s, owner):
            counts[good - 1] -= 1
    return goods(counts)


def sealed(s: CbState) -> list[int | str | None]:
    """Answers that are not yet shown: numbers of duchies or cells of castles."""
    side = s.asks(ids.ASK_SIDE)
    return [None if x == ids.NONE else int(x) if side else CELL.name(x) for x in s.sealed]


def public(s: CbState) -> dict[str, object]:
    """All that everybody sees."""
    seats, pairs = range(s.seats), owners(s)
    return {
        "duchies": [int(s.duchy[seat]) or None for seat in pairs],
        "placed": [placed(s, seat) for seat in pairs],
        "storage": [storage(s, seat) for seat in seats],
        **({"shared_storage": [storage(s, s.common(seat)) for seat in pairs]} if s.wing else {}),
        **({"target": int(s.target), "goods_removed": goods(s.lost)} if s.target else {}),
        "goods": [goods(s.wares[seat * ids.GOODS : (seat + 1) * ids.GOODS]) for seat in pairs],
        "sold": [sold(s, seat) for seat in pairs],
        "workers": [int(s.workers[seat]) for seat in pairs],
        "silver": [int(s.silver[seat]) for seat in pairs],
        "points": numbers(s.points),
        "phase": None if s.phase < 0 else PHASE.name(s.phase),
        "round": None if s.round < 0 else int(s.round) + 1,
        "active": seat_or_none(s.active),
        "done": [seat for seat in seats if s.acted >> seat & 1],
        "dice": [[int(die) for die in s.dice[seat * 2 : seat * 2 + 2] if die] for seat in seats],
        "white": int(s.white) or None,
        "used": [name for name, bit in ONCE.items() if s.done & bit],
        "track": track(s),
        "depots": depots(s),
        "black": black(s),
        "inns": int(s.inns),
        "inns_left": int(s.bag[ids.INN]),
        "depot_goods": depot_goods(s),
        "round_goods": [int(good) + 1 for good in s.lane if good != ids.NONE],
        "goods_pool": goods(s.unseen),
        "supply": {"coloured": tiles(s.bag[: ids.INN]), "black": tiles(s.dark)},
        "removed": tiles(s.gone),
        "aside": int(s.aside),
        "bonus": {name: bonus(s, colour) for colour, name in enumerate(COLOUR.names) if bonus(s, colour)},
        "post_bonus": bonus(s, ids.COLOURS),
        "depot_shields": depot_shields(s),
        "shields": [shields(s, seat) for seat in pairs],
        "follow": follow(s),
        "routes": [route(s, seat) for seat in seats],
        "laid": [laid(s, seat) for seat in seats],
        **vines(s),
        **({"chateauma": automaton(s)} if len(s.cards) else {}),
    }


def dump(s: CbState) -> dict[str, object]:
    """All of a position but its questions."""
    return public(s) | {"sealed": sealed(s)}

"""The parts of Council of Four's JSON that are more than one field; `state_table` lists them all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.position.codecs import Codec, members
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.council_of_four.data.components import facts
from tetrarch.games.council_of_four.presentation.view_types import (
    Balconies,
    Card,
    Cards,
    Colour,
    Offers,
    Under,
)
from tetrarch.games.council_of_four.presentation.vocabulary import (
    CARD,
    CITY,
    COLOUR,
    COUNCIL,
    PERMIT,
    REGION,
    SIDE,
    TILE,
    TOKEN,
)
from tetrarch.games.council_of_four.rules import ids, pieces
from tetrarch.games.council_of_four.rules.maps import board_of
from tetrarch.games.council_of_four.rules.state import CfState

CARD_TOTALS = [int(n) for n in pieces.CARDS]


# writing


def cards(counts: Iterable[int]) -> Cards:
    """Cards by name, without those of which there are none."""
    return {cast(Card, CARD.name(kind)): int(n) for kind, n in enumerate(counts) if n}


def hand(hands: vec[i64], seat: int) -> Cards:
    return cards(hands[seat * ids.KINDS : seat * ids.KINDS + ids.KINDS])


def sides(s: CfState) -> list[str | None]:
    return [None if side < 0 else SIDE.name(side) for side in s.sides]


def tokens(s: CfState) -> dict[str, str]:
    return {CITY.name(city): TOKEN.name(t) for city, t in enumerate(s.token) if t != ids.NO_TOKEN}


def balconies(s: CfState) -> Balconies:
    """Councillors from the arrow side on; a balcony is full but during the set-up."""
    rows = {
        COUNCIL.name(c): [int(row) >> ids.PACK_BITS * i & ids.PACK_MASK for i in range(pieces.PER_BALCONY)]
        for c, row in enumerate(s.balcony)
    }
    names = {council: [COLOUR.name(c) for c in row if c != ids.NOBODY] for council, row in rows.items()}
    return cast(Balconies, names)


def reserve(s: CfState) -> dict[Colour, int]:
    return {cast(Colour, COLOUR.name(colour)): int(n) for colour, n in enumerate(s.reserve) if n}


def offers(s: CfState) -> Offers:
    names = [None if permit == ids.GAP else PERMIT.name(permit) for permit in s.offer]
    width = int(pieces.FACE_UP)
    rows = {
        REGION.name(region): names[region * width : region * width + width] for region in range(ids.REGIONS)
    }
    return cast(Offers, rows)


def under(s: CfState) -> Under:
    """Permits of known place, the next to be drawn first."""
    out: dict[str, list[str]] = {}
    for region, row in enumerate(s.under):
        digits = [int(d, 16) for d in f"{int(row):x}"[1:]]
        out[REGION.name(region)] = [PERMIT.name(region * ids.IN_PILE + digit) for digit in digits]
    return cast(Under, out)


def piles(s: CfState) -> dict[str, list[str]]:
    """Permits of unknown place."""
    return {REGION.name(region): members(int(bits), PERMIT.names) for region, bits in enumerate(s.pile)}


def permits(s: CfState) -> list[list[str]]:
    return [members(int(bits), PERMIT.names) for bits in s.permits]


def used_permits(s: CfState) -> list[list[str]]:
    return [members(int(bits), PERMIT.names) for bits in s.used]


def tiles(s: CfState) -> dict[str, int]:
    return {TILE.name(tile): int(seat) for tile, seat in enumerate(s.tile) if seat >= 0}


def kings_tiles(s: CfState) -> list[int]:
    return [int(seat) for seat in s.kings_tile if seat >= 0]


# cards and cities


def read_cards(item: Reader, draft: Draft) -> list[int]:
    """How many cards of each kind; no more than there are."""
    item.keys(CARD.names)
    return [
        item[name].whole(0, total) if item.has(name) else 0
        for name, total in zip(CARD.names, CARD_TOTALS, strict=True)
    ]


def read_cities(item: Reader, draft: Draft) -> int:
    bits = 0
    for entry in item.items():
        city = entry.name(CITY)
        if bits >> city & 1:
            raise entry.fail(f"{entry.value} is named twice, and a city has one emporium of each [CF-47]")
        bits |= 1 << city
    return bits


def read_emporiums(item: Reader, draft: Draft) -> int:
    bits = read_cities(item, draft)
    if bits.bit_count() > pieces.EMPORIUMS:
        raise item.fail(f"a seat has {pieces.EMPORIUMS} emporiums at most [CF-51]")
    return bits


CARD_COUNTS = Codec(cards, read_cards)
CITIES = Codec(lambda bits: members(int(bits), CITY.names), read_cities)
EMPORIUMS = Codec(lambda bits: members(int(bits), CITY.names), read_emporiums)


# the map and the councils


def read_sides(draft: Draft) -> None:
    """The sides, or those of the options; they make the map."""
    doc, s = draft.doc, draft.state
    chosen = list(draft.game.sides)
    if doc.has("sides"):
        entries = doc["sides"].items(ids.REGIONS)
        chosen = [-1 if item.value is None else item.name(SIDE) for item in entries]
    elif -1 in chosen:
        raise doc.fail("the field 'sides' is missing, and the options leave one to chance")
    s.sides = vec[i64](chosen)
    s.board = board_of(s.sides)


def read_tokens(draft: Draft) -> None:
    doc, s = draft.doc, draft.state
    lying = [ids.NO_TOKEN] * ids.CITIES
    if doc.has("tokens"):
        doc["tokens"].keys(CITY.names)
        for city in doc["tokens"].mapping():
            item = doc["tokens"][city]
            token = item.name(TOKEN)
            if token in lying:
                raise item.fail(f"{item.value} lies in two cities")
            if CITY.read(city) == s.board.king and -1 not in s.sides:
                raise item.fail("the purple city has no token [CF-54]")
            lying[CITY.read(city)] = token
    elif draft.game.start_position.tokens:
        lying = list(draft.game.start_position.tokens)
    s.token = vec[i64](lying)


def read_balconies(draft: Draft) -> None:
    """All four councils, or if none is named the rulebook's drawing; the reserve follows [CF-14]."""
    doc, s = draft.doc, draft.state
    rows: dict[str, list[str]] = facts()["rulebook_setup"]["councils"]
    if doc.has("balconies"):
        item = doc["balconies"]
        item.keys(COUNCIL.names)
        rows = {name: read_balcony(item[name]) if item.has(name) else [] for name in COUNCIL.names}
    short = [council for council in COUNCIL.names if len(rows[council]) < pieces.PER_BALCONY]
    if short and "pawn" not in [entry["ask"].value for entry in stack_of(doc)]:
        item = doc["balconies"]
        wrong = item[short[0]] if item.has(short[0]) else item
        raise wrong.fail(
            f"{short[0]} must have {pieces.PER_BALCONY} entries, or 'stack' must ask chance for the others"
        )
    for number, council in enumerate(COUNCIL.names):
        for colour in reversed(rows[council]):
            s.push_councillor(number, COLOUR.read(colour))
    if min(s.reserve) < 0:
        colour = COLOUR.name(list(s.reserve).index(min(s.reserve)))
        total = pieces.COUNCILLORS
        raise doc["balconies"].fail(f"there are only {total} councillors of each colour: {colour}")


def read_balcony(item: Reader) -> list[str]:
    row = item.items()
    if len(row) > pieces.PER_BALCONY:
        raise item.fail(f"must have {pieces.PER_BALCONY} entries, not {len(row)}")
    return [COLOUR.name(entry.name(COLOUR)) for entry in row]


def read_reserve(draft: Draft) -> None:
    """The reserve follows from the balconies: whoever names it must name it right."""
    if draft.doc.has("reserve"):
        item = draft.doc["reserve"]
        item.keys(COLOUR.names)
        for colour, n in zip(COLOUR.names, draft.state.reserve, strict=True):
            if item.get(colour, lambda entry: entry.whole(0, int(pieces.COUNCILLORS)), 0) != n:
                raise item.fail(f"must be the rest of the councillors: {int(n)} {colour}")


def stack_of(doc: Reader) -> list[Reader]:
    return doc["stack"].items() if doc.has("stack") else []


# permits: each is in one place [CF-11]


def read_permit(item: Reader, s: CfState) -> int:
    """A permit that is nowhere else yet."""
    permit = item.name(PERMIT)
    if placed_permits(s) >> permit & 1:
        raise item.fail(f"the permit {item.value} is in two places")
    return permit


def placed_permits(s: CfState) -> int:
    """The permits that are in no pile, or in a known place of one, as a bit set."""
    names = [name for row in under(s).values() for name in cast(list[str], row)]
    bits = sum(1 << PERMIT.read(name) for name in names)
    for owned in (*s.permits, *s.used):
        bits |= int(owned)
    return bits | sum(1 << int(permit) for permit in s.offer if permit != ids.GAP)


def read_permits(draft: Draft) -> None:
    read_owned(draft, "permits", draft.state.permits)


def read_used_permits(draft: Draft) -> None:
    read_owned(draft, "used", draft.state.used)


def read_owned(draft: Draft, key: str, rows: vec[i64]) -> None:
    if draft.doc.has(key):
        for seat, items in enumerate(draft.doc[key].items(draft.seats)):
            for item in items.items():
                rows[seat] |= 1 << read_permit(item, draft.state)


def read_under(draft: Draft) -> None:
    if draft.doc.has("under"):
        draft.doc["under"].keys(REGION.names)
        for name in draft.doc["under"].mapping():
            for item in draft.doc["under"][name].items():
                draft.state.put_under(check_region(item, read_permit(item, draft.state), name))


def check_region(item: Reader, permit: int, name: str) -> int:
    if REGION.name(permit // ids.IN_PILE) != name:
        raise item.fail(f"{item.value} is no permit of {name}")
    return permit


def permits_of(region: int) -> range:
    return range(region * ids.IN_PILE, region * ids.IN_PILE + ids.IN_PILE)


def read_offers(draft: Draft) -> None:
    """What lies face up; where nothing is said, the first permits that are named nowhere else."""
    doc, s, width = draft.doc, draft.state, int(pieces.FACE_UP)
    in_piles = {item.name(PERMIT) for row in named_piles(doc) for item in row.items()}
    for region, name in enumerate(REGION.names):
        if doc.has("offers") and doc["offers"].has(name):
            for place, item in enumerate(doc["offers"][name].items(width)):
                if item.value is not None:
                    permit = check_region(item, read_permit(item, s), name)
                    s.offer[region * width + place] = permit
        else:
            placed = placed_permits(s)
            free = [p for p in permits_of(region) if not placed >> p & 1 and p not in in_piles]
            for place, permit in enumerate(free[:width]):
                s.offer[region * width + place] = permit
    if doc.has("offers"):
        doc["offers"].keys(REGION.names)


def named_piles(doc: Reader) -> list[Reader]:
    """The permits of the piles, as far as the document names them."""
    if not doc.has("piles"):
        return []
    doc["piles"].keys(REGION.names)
    return [doc["piles"][name] for name in doc["piles"].mapping()]


def read_piles(draft: Draft) -> None:
    """The piles are what is nowhere else: whoever names them must name just that."""
    placed = placed_permits(draft.state)
    for region, name in enumerate(REGION.names):
        rest = sum(1 << permit for permit in permits_of(region) if not placed >> permit & 1)
        draft.state.pile[region] = rest
        if draft.doc.has("piles") and draft.doc["piles"].has(name):
            item = draft.doc["piles"][name]
            named = [permit.name(PERMIT) for permit in item.items()]
            if len(set(named)) < len(named) or sum(1 << permit for permit in named) != rest:
                raise item.fail(f"must be the permits that are nowhere else: {members(rest, PERMIT.names)}")


# bonus tiles [CF-58 to CF-60]


def read_tiles(draft: Draft) -> None:
    doc, s = draft.doc, draft.state
    if doc.has("tiles"):
        doc["tiles"].keys(TILE.names)
        for name in doc["tiles"].mapping():
            item = doc["tiles"][name]
            seat = item.whole(0, draft.seats - 1)
            group = s.board.group[TILE.read(name)]
            if s.emporiums[seat] & group != group:
                raise item.fail(f"seat {seat} has not built in all of its cities")
            s.tile[TILE.read(name)] = seat
    for tile, name in enumerate(TILE.names):
        group = s.board.group[tile]
        full = [seat for seat in range(s.seats) if s.emporiums[seat] & group == group]
        if full and s.tile[tile] < 0 and -1 not in s.sides:
            where = doc["tiles"] if doc.has("tiles") else doc["emporiums"]
            raise where.fail(
                f"seat {full[0]} has built in all cities of {name}, so the tile is taken [CF-58, CF-59]"
            )


def read_kings_tiles(draft: Draft) -> None:
    if draft.doc.has("kings_tiles"):
        items = draft.doc["kings_tiles"].items()
        if len(items) > ids.KINGS_TILES:
            raise draft.doc["kings_tiles"].fail(f"there are {ids.KINGS_TILES} king's tiles")
        for tile, item in enumerate(items):
            draft.state.kings_tile[tile] = item.whole(0, draft.seats - 1)


# what is left out


def first_amounts(draft: Draft, amounts: vec[i64]) -> list[int]:
    """Coins or assistants that seats start with, by their place in the turn order [CF-15]."""
    first = int(draft.game.variants.first)
    return [int(amounts[(seat - first) % draft.seats]) for seat in range(draft.seats)]


def undrawn_cards(draft: Draft) -> list[int]:
    """The cards that are neither in a hand nor discarded."""
    s = draft.state
    return [
        total - int(s.discard[kind]) - sum(int(n) for n in s.hand[kind :: ids.KINDS])
        for kind, total in enumerate(CARD_TOTALS)
    ]


def seats_without_emporiums(s: CfState) -> list[int]:
    """Who has built all emporiums."""
    return [seat for seat, cities in enumerate(s.emporiums) if int(cities).bit_count() == pieces.EMPORIUMS]

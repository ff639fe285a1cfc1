"""Positions of Council of Four in JSON; `docs/positions.md` tells the form."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.bits import ones
from tetrarch.core.kernel import AUTO
from tetrarch.core.position import Reader
from tetrarch.games.council_of_four import ids
from tetrarch.games.council_of_four.checks import check_question
from tetrarch.games.council_of_four.data import facts
from tetrarch.games.council_of_four.game import CouncilOfFour
from tetrarch.games.council_of_four.state import CfState, fresh_state
from tetrarch.games.council_of_four.tables import board_of
from tetrarch.games.council_of_four.words import (
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

FIELDS = (
    "sides",
    "tokens",
    "balconies",
    "reserve",
    "offers",
    "piles",
    "under",
    "king",
    "emporiums",
    "neutral",
    "coins",
    "assistants",
    "nobility",
    "points",
    "permits",
    "used",
    "hands",
    "deck",
    "discards",
    "shuffles",
    "held",
    "fresh",
    "spent",
    "tiles",
    "kings_tiles",
    "active",
    "mains",
    "acted",
    "quick",
    "round",
    "ending",
    "stack",
)
MOST = 9999
TOTALS = [ids.PER_COLOUR] * ids.COLOURS + [ids.JOKERS]


# names


def members(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]


def cards(counts: Iterable[int]) -> dict[str, int]:
    """Cards by name, without those of which there are none."""
    return {CARD.name(kind): int(n) for kind, n in enumerate(counts) if n}


def hand(hands: vec[i64], seat: int) -> dict[str, int]:
    return cards(hands[seat * ids.KINDS : seat * ids.KINDS + ids.KINDS])


def sides(s: CfState) -> list[str | None]:
    return [None if side < 0 else SIDE.name(side) for side in s.sides]


def tokens(s: CfState) -> dict[str, str]:
    return {CITY.name(city): TOKEN.name(t) for city, t in enumerate(s.token) if t != ids.NO_TOKEN}


def balconies(s: CfState) -> dict[str, list[str]]:
    """Councillors from the arrow side on; fewer than four only during the set-up."""
    rows = {COUNCIL.name(c): [int(row) >> 3 * i & 7 for i in range(4)] for c, row in enumerate(s.balcony)}
    return {council: [COLOUR.name(c) for c in row if c != ids.NOBODY] for council, row in rows.items()}


def reserve(s: CfState) -> dict[str, int]:
    return {COLOUR.name(colour): int(n) for colour, n in enumerate(s.reserve) if n}


def offers(s: CfState) -> dict[str, list[str | None]]:
    names = [None if permit == ids.GAP else PERMIT.name(permit) for permit in s.offer]
    return {REGION.name(region): names[region * 2 : region * 2 + 2] for region in range(ids.REGIONS)}


def under(s: CfState) -> dict[str, list[str]]:
    """Permits of known place, the next to be drawn first."""
    out: dict[str, list[str]] = {}
    for region, row in enumerate(s.under):
        digits = [int(d, 16) for d in f"{int(row):x}"[1:]]
        out[REGION.name(region)] = [PERMIT.name(region * ids.IN_PILE + digit) for digit in digits]
    return out


def tiles(s: CfState) -> dict[str, int]:
    return {TILE.name(tile): int(seat) for tile, seat in enumerate(s.tile) if seat >= 0}


def kings_tiles(s: CfState) -> list[int]:
    return [int(seat) for seat in s.prize if seat >= 0]


def dump(s: CfState) -> dict[str, object]:
    """All of a position but its questions."""
    seats = range(s.seats)
    return {
        "sides": sides(s),
        "tokens": tokens(s),
        "balconies": balconies(s),
        "reserve": reserve(s),
        "offers": offers(s),
        "piles": {REGION.name(r): members(int(bits), PERMIT.names) for r, bits in enumerate(s.pile)},
        "under": under(s),
        "king": CITY.name(s.king),
        "emporiums": [members(int(bits), CITY.names) for bits in s.built],
        "neutral": members(int(s.neutral), CITY.names),
        "coins": [int(n) for n in s.coins],
        "assistants": [int(n) for n in s.helpers],
        "nobility": [int(n) for n in s.nobility],
        "points": [int(n) for n in s.points],
        "permits": [members(int(bits), PERMIT.names) for bits in s.ready],
        "used": [members(int(bits), PERMIT.names) for bits in s.used],
        "hands": [hand(s.hand, seat) for seat in seats],
        "deck": cards(s.deck),
        "discards": cards(s.discard),
        "shuffles": int(s.shuffles),
        "held": [hand(s.held, seat) for seat in seats],
        "fresh": [int(n) for n in s.fresh],
        "spent": [hand(s.spent, seat) for seat in seats],
        "tiles": tiles(s),
        "kings_tiles": kings_tiles(s),
        "active": None if s.active < 0 else int(s.active),
        "mains": int(s.mains),
        "acted": bool(s.acted),
        "quick": bool(s.quick),
        "round": int(s.round),
        "ending": None if s.ending < 0 else int(s.ending),
    }


# back again


def load(game: CouncilOfFour, doc: Reader) -> CfState:
    """A position back from JSON; what is left out takes the value that a person would expect."""
    doc.keys(FIELDS)
    s = fresh_state(game.seats)
    load_map(game, s, doc)
    load_councils(s, doc)
    load_emporiums(s, doc)
    load_goods(game, s, doc)
    load_permits(s, doc)
    load_cards(s, doc)
    load_memory(s, doc)
    load_tiles(s, doc)
    load_turn(game, s, doc)
    if doc.has("stack"):
        for entry in doc["stack"].items():
            check_question(s, entry)
    elif s.active >= 0:
        s.push(ids.ASK_TURN, AUTO, s.active)
    if -1 in s.sides and not any(entry["ask"].value == "side" for entry in stack_of(doc)):
        raise doc["sides"].fail("all three must be named, or 'stack' must ask chance for the others")
    return s


def read_seat(doc: Reader, seats: int) -> int:
    """A seat; null for nobody."""
    return -1 if doc.value is None else doc.whole(0, seats - 1)


def load_map(game: CouncilOfFour, s: CfState, doc: Reader) -> None:
    chosen = list(game.sides)
    if doc.has("sides"):
        chosen = [-1 if item.value is None else item.name(SIDE) for item in doc["sides"].items(3)]
    elif -1 in chosen:
        raise doc.fail("the field 'sides' is missing, and the options leave one to chance")
    s.sides = vec[i64](chosen)
    s.board = board_of(s.sides)
    s.king = doc.get("king", lambda r: r.name(CITY), int(s.board.king))
    lying = [ids.NO_TOKEN] * ids.CITIES
    if doc.has("tokens"):
        doc["tokens"].keys(CITY.names)
        for city in doc["tokens"].mapping():
            item = doc["tokens"][city]
            token = item.name(TOKEN)
            if token in lying:
                raise item.fail(f"{item.value} lies in two cities")
            if CITY.read(city) == s.board.king and -1 not in chosen:
                raise item.fail("the purple city has no token [CF-54]")
            lying[CITY.read(city)] = token
    elif game.drawn.tokens:
        lying = list(game.drawn.tokens)
    s.token = vec[i64](lying)


def load_councils(s: CfState, doc: Reader) -> None:
    """Balconies and what they leave in the reserve [CF-14]."""
    rows = {name: list(row) for name, row in facts()["rulebook_setup"]["councils"].items()}
    left = [ids.COUNCILLORS] * ids.COLOURS
    if doc.has("balconies"):
        doc["balconies"].keys(COUNCIL.names)
        rows |= {council: read_balcony(doc["balconies"][council]) for council in doc["balconies"].mapping()}
    short = [council for council, row in rows.items() if len(row) < 4]
    asked = [entry["ask"].value for entry in stack_of(doc)]
    if short and "pawn" not in asked:
        raise doc["balconies"][short[0]].fail(
            "must have 4 entries, or 'stack' must ask chance for the others"
        )
    for number, council in enumerate(COUNCIL.names):
        for colour in reversed(rows[council]):
            left[COLOUR.read(colour)] -= 1
            s.push_pawn(number, COLOUR.read(colour))
    if min(left) < 0:
        colour = COLOUR.name(left.index(min(left)))
        raise doc["balconies"].fail(f"there are only {ids.COUNCILLORS} councillors of each colour: {colour}")
    if doc.has("reserve"):
        doc["reserve"].keys(COLOUR.names)
        for colour, n in zip(COLOUR.names, left, strict=True):
            if doc["reserve"].get(colour, lambda r: r.whole(0, 4), 0) != n:
                raise doc["reserve"].fail(f"must be the rest of the councillors: {n} {colour}")


def read_balcony(doc: Reader) -> list[str]:
    row = doc.items()
    if len(row) > 4:
        raise doc.fail(f"must have 4 entries, not {len(row)}")
    return [COLOUR.name(item.name(COLOUR)) for item in row]


def stack_of(doc: Reader) -> list[Reader]:
    return doc["stack"].items() if doc.has("stack") else []


def read_cities(doc: Reader) -> int:
    bits = 0
    for item in doc.items():
        bits |= 1 << item.name(CITY)
    return bits


def load_emporiums(s: CfState, doc: Reader) -> None:
    if doc.has("emporiums"):
        for seat, item in enumerate(doc["emporiums"].items(s.seats)):
            s.built[seat] = read_cities(item)
            if ones(s.built[seat]) > ids.EMPORIUMS:
                raise item.fail(f"a seat has {ids.EMPORIUMS} emporiums at most [CF-51]")
    s.neutral = doc.get("neutral", read_cities, 0)
    if s.neutral and s.seats > 2:
        raise doc["neutral"].fail("only a game for two has neutral emporiums [CF-17]")


def load_goods(game: CouncilOfFour, s: CfState, doc: Reader) -> None:
    """Coins, assistants, places on the tracks; the defaults are the start values [CF-15]."""
    turn = [(seat - int(game.readings.first)) % s.seats for seat in range(s.seats)]
    coins = int(game.readings.most_coins)
    s.coins = vec[i64](read_list(doc, "coins", s.seats, coins, [10 + k for k in turn]))
    pool = int(game.readings.assistants)
    s.helpers = vec[i64](read_list(doc, "assistants", s.seats, pool, [1 + k for k in turn]))
    if sum(s.helpers) > pool:
        raise doc["assistants"].fail(f"there are {pool} assistants in all [CF-81]")
    s.nobility = vec[i64](read_list(doc, "nobility", s.seats, ids.SPACES - 1, [0] * s.seats))
    s.points = vec[i64](read_list(doc, "points", s.seats, MOST, [0] * s.seats))


def read_list(doc: Reader, key: str, seats: int, most: int, default: list[int]) -> list[int]:
    return doc.get(key, lambda r: [item.whole(0, most) for item in r.items(seats)], default)


def load_permits(s: CfState, doc: Reader) -> None:
    """Who has which permit, what lies face up, what is in the piles: each is in one place [CF-11]."""
    taken: set[int] = set()

    def place(item: Reader) -> int:
        permit = item.name(PERMIT)
        if permit in taken:
            raise item.fail(f"the permit {item.value} is in two places")
        taken.add(permit)
        return permit

    for key, rows in (("permits", s.ready), ("used", s.used)):
        if doc.has(key):
            for seat, items in enumerate(doc[key].items(s.seats)):
                rows[seat] = sum(1 << place(item) for item in items.items())
    if doc.has("under"):
        doc["under"].keys(REGION.names)
        for name in doc["under"].mapping():
            for item in doc["under"][name].items():
                check_region(item, place(item), name)
                s.put_under(item.name(PERMIT))
    known = {item.name(PERMIT) for row in unknown_piles(doc) for item in row.items()}
    for region, name in enumerate(REGION.names):
        rest = range(region * ids.IN_PILE, region * ids.IN_PILE + ids.IN_PILE)
        if doc.has("offers") and doc["offers"].has(name):
            row = [read_offer(item, name, place) for item in doc["offers"][name].items(2)]
        else:
            row = [permit for permit in rest if permit not in taken | known][:2]
            taken.update(row)
            row += [ids.GAP] * (2 - len(row))
        s.offer[region * 2], s.offer[region * 2 + 1] = row
        load_pile(s, doc, region, sum(1 << permit for permit in rest if permit not in taken))
    if doc.has("offers"):
        doc["offers"].keys(REGION.names)


def unknown_piles(doc: Reader) -> list[Reader]:
    """The permits of the piles, as far as the document names them."""
    if not doc.has("piles"):
        return []
    doc["piles"].keys(REGION.names)
    return [doc["piles"][name] for name in doc["piles"].mapping()]


def load_pile(s: CfState, doc: Reader, region: int, rest: int) -> None:
    s.pile[region] = rest
    name = REGION.name(region)
    if doc.has("piles") and doc["piles"].has(name):
        item = doc["piles"][name]
        named = [permit.name(PERMIT) for permit in item.items()]
        if len(set(named)) < len(named) or sum(1 << permit for permit in named) != rest:
            raise item.fail(f"must be the permits that are nowhere else: {members(rest, PERMIT.names)}")


def check_region(item: Reader, permit: int, name: str) -> None:
    if REGION.name(permit // ids.IN_PILE) != name:
        raise item.fail(f"{item.value} is no permit of {name}")


def read_offer(item: Reader, name: str, place: object) -> int:
    if item.value is None:
        return ids.GAP
    assert callable(place)
    permit = int(place(item))
    check_region(item, permit, name)
    return permit


def read_cards(doc: Reader) -> list[int]:
    doc.keys(CARD.names)
    return [
        doc.get(name, lambda r, most=most: r.whole(0, most), 0)  # type: ignore[misc]
        for name, most in zip(CARD.names, TOTALS, strict=True)
    ]


def read_hands(doc: Reader, key: str, seats: int) -> list[int]:
    if not doc.has(key):
        return [0] * (seats * ids.KINDS)
    return [n for item in doc[key].items(seats) for n in read_cards(item)]


def load_cards(s: CfState, doc: Reader) -> None:
    s.hand = vec[i64](read_hands(doc, "hands", s.seats))
    s.discard = vec[i64](doc.get("discards", read_cards, [0] * ids.KINDS))
    rest = [
        TOTALS[kind] - int(s.discard[kind]) - sum(int(n) for n in s.hand[kind :: ids.KINDS])
        for kind in range(ids.KINDS)
    ]
    deck = doc.get("deck", read_cards, rest)
    if deck != rest or min(rest) < 0:
        raise doc.fail(
            f"hands, deck and discards must make {ids.PER_COLOUR} of each colour, {ids.JOKERS} jokers"
        )
    if not any(deck) and any(s.discard):
        raise doc.fail("the deck is empty: the discards become the deck at once, so name none [CF-27]")
    s.deck = vec[i64](deck)


def load_memory(s: CfState, doc: Reader) -> None:
    """What is known of older cards since the last shuffle [CF-27, CF-29]."""
    s.shuffles = doc.get("shuffles", lambda r: r.whole(0, MOST), 0)
    s.held = vec[i64](read_hands(doc, "held", s.seats))
    s.spent = vec[i64](read_hands(doc, "spent", s.seats))
    sizes = [int(s.cards_of(seat)) for seat in range(s.seats)]
    s.fresh = vec[i64](read_list(doc, "fresh", s.seats, sum(TOTALS), sizes))
    for seat in range(s.seats):
        row = range(seat * ids.KINDS, seat * ids.KINDS + ids.KINDS)
        if any(s.spent[i] > s.held[i] for i in row):
            raise doc["spent"].items()[seat].fail("names more cards than 'held'")
        if s.fresh[seat] > sizes[seat]:
            raise doc["fresh"].items()[seat].fail("names more cards than the hand has")
        if sum(min(int(s.hand[i]), int(s.held[i] - s.spent[i])) for i in row) < sizes[seat] - s.fresh[seat]:
            raise (
                doc["fresh"]
                .items()[seat]
                .fail("the hand must have so many cards more that it held at the last shuffle")
            )
    for kind, most in enumerate(TOTALS):
        if sum(int(n) for n in s.held[kind :: ids.KINDS]) > most:
            raise doc["held"].fail(f"there are only {most} {CARD.name(kind)} cards")


def load_tiles(s: CfState, doc: Reader) -> None:
    """Bonus tiles and king's tiles [CF-58 to CF-60]."""
    if doc.has("tiles"):
        doc["tiles"].keys(TILE.names)
        for name in doc["tiles"].mapping():
            item = doc["tiles"][name]
            seat = item.whole(0, s.seats - 1)
            group = s.board.group[TILE.read(name)]
            if s.built[seat] & group != group:
                raise item.fail(f"seat {seat} has not built in all of its cities")
            s.tile[TILE.read(name)] = seat
    if doc.has("kings_tiles"):
        items = doc["kings_tiles"].items()
        if len(items) > ids.KINGS_TILES:
            raise doc["kings_tiles"].fail(f"there are {ids.KINGS_TILES} king's tiles")
        for prize, item in enumerate(items):
            s.prize[prize] = item.whole(0, s.seats - 1)


def load_turn(game: CouncilOfFour, s: CfState, doc: Reader) -> None:
    s.active = doc.get("active", lambda r: read_seat(r, s.seats), int(game.readings.first))
    running = s.active >= 0
    s.mains = doc.get("mains", lambda r: r.whole(0, 99), 1 if running else 0)
    s.acted = doc.get("acted", Reader.flag, False)
    s.quick = doc.get("quick", Reader.flag, running)
    s.round = doc.get("round", lambda r: r.whole(0, MOST), 1)
    s.ending = doc.get("ending", lambda r: read_seat(r, s.seats), -1)
    done = [seat for seat in range(s.seats) if ones(s.built[seat]) == ids.EMPORIUMS]
    if s.ending < 0 and done:
        s.ending = done[0]
        if doc.has("ending"):
            raise doc["ending"].fail(f"must be the seat that built its last emporium first: {done} [CF-83]")
    if s.ending >= 0 and s.ending not in done:
        raise doc["ending"].fail(f"seat {int(s.ending)} has emporiums left [CF-83]")
    if running and s.mains == 0 and not s.acted:
        raise doc.fail("'mains' is 0, so 'acted' must be true: a main action has been taken [CF-21]")

"""Positions of Kingdom Builder in JSON; `docs/positions.md` tells the form."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.kernel import AUTO
from tetrarch.core.position import Reader
from tetrarch.games.kingdom_builder import ids
from tetrarch.games.kingdom_builder.game import KingdomBuilder
from tetrarch.games.kingdom_builder.state import KbState, fresh_state
from tetrarch.games.kingdom_builder.tables import board_of
from tetrarch.games.kingdom_builder.words import CARD, CELL, GUILD, HELD, SEAT, TILE

FIELDS = (
    "quadrants",
    "guilds",
    "settlements",
    "supply",
    "hands",
    "drawn",
    "shuffles",
    "deck",
    "discards",
    "removed",
    "tiles",
    "stock",
    "active",
    "builds_left",
    "round",
    "ending",
    "lifted",
    "gold",
    "stack",
)
PER_TERRAIN = 5  # cards


def quadrant_name(code: int) -> str | None:
    return None if code < 0 else TILE.name(code >> 1) + ("/180" if code & 1 else "")


def cards(counts: Iterable[int]) -> dict[str, int]:
    """Cards by name, without those of which there are none."""
    return {CARD.name(t): int(n) for t, n in enumerate(counts) if n}


def removed(s: KbState) -> list[int]:
    """Cards that have left the game [KB-28]."""
    return [PER_TERRAIN - int(s.deck[t] + s.discard[t]) - list(s.hand).count(t) for t in range(ids.TERRAINS)]


def settlements(s: KbState, seat: int) -> list[str]:
    return [CELL.name(cell) for cell in range(ids.CELLS) if s.owner[cell] == seat]


def tiles(s: KbState, seat: int) -> dict[str, str]:
    """What a seat holds, by the location hex it came from."""
    held = {
        CELL.name(cell): int(s.tile[seat * ids.SPOTS + spot]) for spot, cell in enumerate(s.board.spot_cell)
    }
    return {cell: HELD.name(n) for cell, n in held.items() if n}


def stock(s: KbState) -> dict[str, int]:
    return {CELL.name(cell): int(s.stock[spot]) for spot, cell in enumerate(s.board.spot_cell)}


def card_name(card: int) -> str | None:
    return None if card == ids.NO_CARD else CARD.name(card)


def dump(s: KbState) -> dict[str, object]:
    """All of a position but its questions."""
    seats = range(s.seats)
    return {
        "quadrants": [quadrant_name(code) for code in s.plan],
        "guilds": [GUILD.name(guild) for guild in s.guild],
        "settlements": [settlements(s, seat) for seat in seats],
        "supply": [int(n) for n in s.supply],
        "hands": [card_name(card) for card in s.hand],
        "drawn": [int(n) for n in s.drawn],
        "shuffles": int(s.shuffles),
        "deck": cards(s.deck),
        "discards": cards(s.discard),
        "removed": cards(removed(s)),
        "tiles": [tiles(s, seat) for seat in seats],
        "stock": stock(s),
        "active": None if s.active < 0 else int(s.active),
        "builds_left": int(s.todo),
        "round": int(s.round),
        "ending": bool(s.ending),
        "lifted": None if s.lifted < 0 else CELL.name(s.lifted),
        "gold": [int(n) for n in s.gold],
    }


def load(game: KingdomBuilder, doc: Reader) -> KbState:
    """A position back from JSON; what is left out takes the value that a person would expect."""
    doc.keys(FIELDS)
    s = fresh_state(game.seats)
    load_board(game, s, doc)
    s.active = doc.get("active", lambda r: read_active(r, game.seats), int(game.readings.first))
    load_settlements(s, doc)
    load_cards(s, doc)
    load_tiles(game, s, doc)
    s.todo = doc.get("builds_left", lambda r: r.whole(0, ids.BUILDS), ids.BUILDS)
    s.round = doc.get("round", lambda r: r.whole(0, 999), 1)
    s.ending = doc.get("ending", Reader.flag, 0 in s.supply)
    if 0 in s.supply and not s.ending:
        raise doc["ending"].fail("must be true: a supply is empty, so this is the last round [KB-77]")
    if doc.has("gold"):
        s.gold = vec[i64]([item.whole(0, 999) for item in doc["gold"].items(game.seats)])
    if doc.has("stack"):
        for entry in doc["stack"].items():
            check_question(s, entry)
    elif s.active >= 0:
        s.push(ids.ASK_TURN, AUTO, s.active)
    return s


def read_active(doc: Reader, seats: int) -> int:
    """The seat whose turn it is; null when the game is over."""
    return -1 if doc.value is None else doc.whole(0, seats - 1)


def load_board(game: KingdomBuilder, s: KbState, doc: Reader) -> None:
    plan = list(game.plan)
    if doc.has("quadrants"):
        plan = [read_quadrant(item) for item in doc["quadrants"].items(4)]
        kinds = [code >> 1 for code in plan if code >= 0]
        if len(set(kinds)) < len(kinds):
            raise doc["quadrants"].fail("the quadrants must be different ones")
    elif not plan:
        raise doc.fail("the field 'quadrants' is missing, and the options name none")
    if -1 in plan:
        if not doc.has("stack"):
            raise doc["quadrants"].fail("all four must be named, or 'stack' must ask chance for the others")
        s.plan = vec[i64](plan)
    else:
        s.lay(board_of(vec[i64](plan)))
    guilds = list(game.guilds)
    if doc.has("guilds"):
        guilds = [item.name(GUILD) for item in doc["guilds"].items()]
        if len(guilds) > 3 or len(set(guilds)) < len(guilds):
            raise doc["guilds"].fail("must be three different guilds at most")
    s.guild = vec[i64](guilds)


def read_quadrant(item: Reader) -> int:
    if item.value is None:
        return -1
    name, _, turn = item.text().partition("/")
    if turn not in ("", "180"):
        raise item.fail("a quadrant may be turned by /180 only")
    return Reader(name, item.path).name(TILE) * 2 + (turn == "180")


def load_settlements(s: KbState, doc: Reader) -> None:
    if doc.has("settlements"):
        for seat, cells in enumerate(doc["settlements"].items(s.seats)):
            for item in cells.items():
                cell = item.name(CELL)
                if s.owner[cell] != ids.FREE:
                    raise item.fail(f"{item.value} is taken twice")
                if s.board.terrain[cell] > ids.WATER:
                    raise item.fail(f"no settlement can stand on {item.value}: it is no land and no water")
                s.put(seat, cell)
    if doc.has("lifted") and doc["lifted"].value is not None:
        load_lifted(s, doc)
    for seat in range(s.seats):
        placed = sum(1 for cell in range(ids.CELLS) if s.owner[cell] == seat)
        if s.lifted >= 0 and seat == s.active:
            placed += 1
        left = ids.SETTLEMENTS - placed
        if left < 0:
            raise doc["settlements"].fail(f"seat {seat} has more than {ids.SETTLEMENTS} settlements")
        s.supply[seat] = left
        if doc.has("supply"):
            s.supply[seat] = doc["supply"].items(s.seats)[seat].whole(0, left)


def load_lifted(s: KbState, doc: Reader) -> None:
    """The hex that a settlement in the air came from; the question where it lands must be open."""
    item = doc["lifted"]
    s.lifted = item.name(CELL)
    if s.owner[s.lifted] != ids.FREE or s.board.terrain[s.lifted] > ids.WATER:
        raise item.fail(f"a settlement can't have been lifted from {item.value}")
    if not any(entry.has("ask") and entry["ask"].value == "land" for entry in stack_of(doc)):
        raise item.fail("'stack' must ask where the lifted settlement lands")


def stack_of(doc: Reader) -> list[Reader]:
    return doc["stack"].items() if doc.has("stack") else []


def load_cards(s: KbState, doc: Reader) -> None:
    if doc.has("hands"):
        hands = [item if item.value is not None else None for item in doc["hands"].items(s.seats)]
        s.hand = vec[i64]([ids.NO_CARD if item is None else item.name(CARD) for item in hands])
    s.shuffles = doc.get("shuffles", lambda r: r.whole(0, 999), 0)
    s.drawn = vec[i64]([s.shuffles] * s.seats)
    if doc.has("drawn"):
        s.drawn = vec[i64]([item.whole(0, s.shuffles) for item in doc["drawn"].items(s.seats)])
    s.discard = vec[i64](doc.get("discards", read_cards, [0] * ids.TERRAINS))
    gone = doc.get("removed", read_cards, [0] * ids.TERRAINS)
    held = [list(s.hand).count(t) for t in range(ids.TERRAINS)]
    rest = [PER_TERRAIN - gone[t] - held[t] - int(s.discard[t]) for t in range(ids.TERRAINS)]
    deck = doc.get("deck", read_cards, rest)
    if deck != rest or min(rest) < 0:
        raise doc.fail(f"hands, deck, discards and removed cards must make {PER_TERRAIN} of each terrain")
    if not any(deck) and any(s.discard):
        raise doc.fail("the deck is empty: the discards become the deck at once, so name none [KB-26]")
    s.deck = vec[i64](deck)


def read_cards(doc: Reader) -> list[int]:
    doc.keys(CARD.names)
    return [doc.get(name, lambda r: r.whole(0, PER_TERRAIN), 0) for name in CARD.names]


def load_tiles(game: KingdomBuilder, s: KbState, doc: Reader) -> None:
    spots = {CELL.name(cell): spot for spot, cell in enumerate(s.board.spot_cell)}
    if doc.has("tiles"):
        for seat, held in enumerate(doc["tiles"].items(s.seats)):
            held.keys(tuple(spots))
            for cell in held.mapping():
                load_tile(game, s, seat, spots[cell], held[cell])
    if doc.has("stock"):
        doc["stock"].keys(tuple(spots))
    for cell, spot in spots.items():
        given = sum(1 for seat in range(s.seats) if s.tile[seat * ids.SPOTS + spot])
        if given > 2:
            raise doc["tiles"].fail(f"{cell} had two tiles, but {given} seats have taken one [KB-11]")
        s.stock[spot] = 2 - given
        if doc.has("stock") and doc["stock"].has(cell):
            s.stock[spot] = doc["stock"][cell].whole(0, 2 - given)


def load_tile(game: KingdomBuilder, s: KbState, seat: int, spot: int, item: Reader) -> None:
    held = item.name(HELD)
    s.tile[seat * ids.SPOTS + spot] = held
    beside = s.near[seat * ids.CELLS + s.board.spot_cell[spot]] > 0
    if held in (ids.READY, ids.USED, ids.FRESH) and not beside and s.lifted < 0:
        raise item.fail(
            f"seat {seat} has no settlement beside this location, so it holds no tile of it [KB-52]"
        )
    if held > ids.LOST and (seat != s.active or beside or not game.readings.regain_same_turn):
        raise item.fail("only the active seat can still regain a tile, at a location it has left [KB-57]")


BUILDERS = ("oracle", "farm", "oasis", "tower", "tavern")
MOVERS = ("barn", "harbor", "paddock")


def check_question(s: KbState, entry: Reader) -> None:
    """What is asked of a seat, or drawn for it, must fit the rest of the position."""
    ask, seat = entry["ask"].text(), entry["seat"].value
    for key in ("to", "of", "after"):
        if entry.has(key) and entry[key].name(SEAT) >= s.seats:
            raise entry[key].fail(f"there are {s.seats} seats, counted from 0")
    if ask == "card" and entry.has("to"):
        if s.hand[entry["to"].name(SEAT)] != ids.NO_CARD:
            raise entry["to"].fail(f"seat {entry['to'].value} has a card already")
    elif isinstance(seat, int):
        if seat != s.active:
            raise entry["seat"].fail("only the active seat is asked")
        problem = misfit(s, entry, ask)
        if problem:
            raise entry.fail(problem)


def misfit(s: KbState, entry: Reader, ask: str) -> str:
    """Why a question cannot be open in this position; empty if it can."""
    card = s.hand[s.active]
    if ask in ("turn", "build"):
        if s.owed() and (card == ids.NO_CARD or s.free[card] == 0):
            return "builds are owed without a card to build by; leave 'stack' out and a card is drawn [KB-28]"
        if ask == "build" and (s.owed() == 0 or s.todo == ids.BUILDS):
            return "'builds_left' and the supply must leave one or two builds [KB-20]"
        return ""
    if ask not in ("place", "lift", "land"):
        return ""
    tile = entry["tile"].text()
    if tile not in (BUILDERS if ask == "place" else MOVERS):
        return f"a {tile} is no tile to ask this of"
    if tile in ("oracle", "barn") and card == ids.NO_CARD:
        return f"without a played card the {tile} can't be used [KB-32]"
    if ask == "place" and s.supply[s.active] == 0:
        return "the supply is empty [KB-51]"
    if ask == "land" and (s.lifted < 0 or entry["from"].name(CELL) != s.lifted):
        return "'from' must be the hex named in 'lifted'"
    return ""

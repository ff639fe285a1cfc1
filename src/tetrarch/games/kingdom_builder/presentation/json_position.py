"""The parts of Kingdom Builder's JSON that are more than one field; `state_table` lists them all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.position.codecs import counts
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.kingdom_builder.presentation.view_types import Guild, Held, Terrain
from tetrarch.games.kingdom_builder.presentation.vocabulary import CARD, CELL, GUILD, HELD, TILE
from tetrarch.games.kingdom_builder.rules import ids
from tetrarch.games.kingdom_builder.rules.pieces import CARDS, GUILD_CARDS, SETTLEMENTS, TILES_PER_LOCATION
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.tables import board_of

CARD_COUNTS = counts(CARD, max(CARDS))


# the board


def quadrant_name(code: int) -> str | None:
    return None if code < 0 else TILE.name(code >> 1) + ("/180" if code & 1 else "")


def quadrants(s: KbState) -> list[str | None]:
    return [quadrant_name(code) for code in s.plan]


def read_quadrant(item: Reader) -> int:
    if item.value is None:
        return -1
    name, _, turn = item.text().partition("/")
    if turn not in ("", "180"):
        raise item.fail("a quadrant may be turned by /180 only")
    return Reader(name, item.path).name(TILE) * 2 + (turn == "180")


def read_board(draft: Draft) -> None:
    """The quadrants; while chance is still asked for some, the board is not laid."""
    doc, s = draft.doc, draft.state
    plan = list(draft.game.plan)
    if doc.has("quadrants"):
        plan = [read_quadrant(item) for item in doc["quadrants"].items(ids.PLACES)]
        kinds = [code >> 1 for code in plan if code >= 0]
        if len(set(kinds)) < len(kinds):
            raise doc["quadrants"].fail("the quadrants must be different ones")
    elif not plan:
        raise doc.fail("the field 'quadrants' is missing, and the options name none")
    if -1 not in plan:
        s.lay(board_of(vec[i64](plan)))
    elif doc.has("stack"):
        s.plan = vec[i64](plan)
    else:
        raise doc["quadrants"].fail("all four must be named, or 'stack' must ask chance for the others")


def guilds(s: KbState) -> list[Guild]:
    return [cast(Guild, GUILD.name(guild)) for guild in s.guild]


def read_guilds(draft: Draft) -> None:
    drawn = list(draft.game.guilds)
    if draft.doc.has("guilds"):
        item = draft.doc["guilds"]
        drawn = [entry.name(GUILD) for entry in item.items()]
        if len(drawn) > GUILD_CARDS or len(set(drawn)) < len(drawn):
            raise item.fail(f"must be {GUILD_CARDS} different guilds at most")
    draft.state.guild = vec[i64](drawn)


# settlements


def settlements(s: KbState) -> list[list[str]]:
    """The hexes of every seat's settlements, in one look at the board."""
    rows: list[list[str]] = [[] for _ in range(s.seats)]
    for cell, holder in enumerate(s.owner):
        if int(holder) < s.seats:  # else nobody
            rows[holder].append(CELL.name(cell))
    return rows


def read_settlements(draft: Draft) -> None:
    s = draft.state
    if not draft.doc.has("settlements"):
        return
    for seat, cells in enumerate(draft.doc["settlements"].items(s.seats)):
        for item in cells.items():
            cell = item.name(CELL)
            if s.owner[cell] != ids.FREE:
                raise item.fail(f"{item.value} is taken twice")
            if s.board.terrain[cell] > ids.WATER:
                raise item.fail(f"no settlement can stand on {item.value}: it is no land and no water")
            if s.settlement_counts[seat] == SETTLEMENTS:
                raise draft.doc["settlements"].fail(f"seat {seat} has more than {SETTLEMENTS} settlements")
            s.put(seat, cell)


def lifted(s: KbState) -> str | None:
    return None if s.lifted < 0 else CELL.name(s.lifted)


def read_lifted(draft: Draft) -> None:
    """The hex that a settlement in the air came from; the question where it lands must be open."""
    s = draft.state
    if not draft.doc.has("lifted") or draft.doc["lifted"].value is None:
        return
    item = draft.doc["lifted"]
    s.lifted = item.name(CELL)
    if s.owner[s.lifted] != ids.FREE or s.board.terrain[s.lifted] > ids.WATER:
        raise item.fail(f"a settlement can't have been lifted from {item.value}")
    asked = draft.doc["stack"].items() if draft.doc.has("stack") else []
    if not any(entry.has("ask") and entry["ask"].value == "land" for entry in asked):
        raise item.fail("'stack' must ask where the lifted settlement lands")


def supply(s: KbState) -> list[int]:
    return [int(n) for n in s.supply]


def read_supply(draft: Draft) -> None:
    """All settlements that do not stand, unless fewer are named."""
    s, doc = draft.state, draft.doc
    for seat in range(s.seats):
        left = SETTLEMENTS - s.settlement_counts[seat] - (s.lifted >= 0 and seat == s.active)
        if left < 0:
            raise doc["settlements"].fail(f"seat {seat} has more than {SETTLEMENTS} settlements")
        s.supply[seat] = left
        if doc.has("supply"):
            s.supply[seat] = doc["supply"].items(s.seats)[seat].whole(0, int(left))


# cards


def card_name(card: int) -> Terrain | None:
    return None if card == ids.NO_CARD else cast(Terrain, CARD.name(card))


def cards(numbers: Iterable[int]) -> dict[Terrain, int]:
    """Cards by name, without those of which there are none."""
    return cast(dict[Terrain, int], CARD_COUNTS.write(numbers))


def removed_cards(s: KbState) -> list[int]:
    """Cards that have left the game, by terrain [KB-28]."""
    return [int(CARDS[t] - s.deck[t] - s.discard[t]) - list(s.hand).count(t) for t in range(ids.TERRAINS)]


def removed(s: KbState) -> dict[Terrain, int]:
    return cards(removed_cards(s))


def read_removed(draft: Draft) -> list[int]:
    """Cards that have left the game: the state does not hold them, they are missing elsewhere."""
    nothing = [0] * ids.TERRAINS
    gone: list[int] = draft.doc.get("removed", lambda item: CARD_COUNTS.read(item, draft), nothing)
    return gone


def cards_not_elsewhere(draft: Draft) -> list[int]:
    """What must be in the deck: all cards but those in hands, laid off or removed."""
    s, gone = draft.state, read_removed(draft)
    return [int(CARDS[t] - s.discard[t]) - gone[t] - list(s.hand).count(t) for t in range(ids.TERRAINS)]


# location tiles


def tiles(s: KbState, seat: int) -> dict[str, Held]:
    """What a seat holds, by the location hex it came from."""
    held = {
        CELL.name(cell): int(s.tile[seat * ids.SPOTS + spot]) for spot, cell in enumerate(s.board.spot_cell)
    }
    return {cell: cast(Held, HELD.name(n)) for cell, n in held.items() if n}


def all_tiles(s: KbState) -> list[dict[str, Held]]:
    return [tiles(s, seat) for seat in range(s.seats)]


def spots(s: KbState) -> dict[str, int]:
    """The location hexes by name."""
    return {CELL.name(cell): spot for spot, cell in enumerate(s.board.spot_cell)}


def read_tiles(draft: Draft) -> None:
    if draft.doc.has("tiles"):
        places = spots(draft.state)
        for seat, held in enumerate(draft.doc["tiles"].items(draft.seats)):
            held.keys(tuple(places))
            for cell in held.mapping():
                read_tile(draft, seat, places[cell], held[cell])


def read_tile(draft: Draft, seat: int, spot: int, item: Reader) -> None:
    s = draft.state
    held = item.name(HELD)
    s.tile[seat * ids.SPOTS + spot] = held
    beside = s.near[seat * ids.CELLS + s.board.spot_cell[spot]] > 0
    if held in (ids.READY, ids.USED, ids.FRESH) and not beside and s.lifted < 0:
        raise item.fail(
            f"seat {seat} has no settlement beside this location, so it holds no tile of it [KB-52]"
        )
    if held in (ids.USED, ids.FRESH) and seat != s.active:
        raise item.fail(f"seat {seat} waits for its turn, and its tiles are ready then [KB-25, KB-47]")
    if held > ids.LOST and (seat != s.active or beside or not draft.game.variants.regain_same_turn):
        raise item.fail("only the active seat can still regain a tile, at a location it has left [KB-57]")


def stock(s: KbState) -> dict[str, int]:
    return {cell: int(s.stock[spot]) for cell, spot in spots(s).items()}


def read_stock(draft: Draft) -> None:
    """Tiles that nobody has taken, unless fewer are named."""
    s, doc = draft.state, draft.doc
    if doc.has("stock"):
        doc["stock"].keys(tuple(spots(s)))
    for cell, spot in spots(s).items():
        given = sum(1 for seat in range(s.seats) if s.tile[seat * ids.SPOTS + spot])
        left = int(TILES_PER_LOCATION) - given
        if left < 0:
            raise doc["tiles"].fail(f"{cell} had two tiles, but {given} seats have taken one [KB-11]")
        s.stock[spot] = left
        if doc.has("stock") and doc["stock"].has(cell):
            s.stock[spot] = doc["stock"][cell].whole(0, left)

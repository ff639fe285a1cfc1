"""Duchies in JSON: the boards, the tiles on them, stored tiles and bonus tiles."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import Names
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.castles_of_burgundy.data.components import LEFT_NAMES, areas, duchy_colours
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import expansions
from tetrarch.games.castles_of_burgundy.presentation.positions.seating import (
    distinct_seats,
    halves,
    is_automaton,
    owners,
)
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import CELL, DUCHY, STORED, TILE
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import COLOUR as COLOUR_NAMES
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.state import CbState, inside
from tetrarch.games.castles_of_burgundy.rules.steps.setup import assign
from tetrarch.games.castles_of_burgundy.rules.storage import limit
from tetrarch.games.castles_of_burgundy.rules.tables import COLOUR, DUCHIES, LIMIT
from tetrarch.games.castles_of_burgundy.rules.tiles.areas import has_all

# the boards


def duchies(s: CbState) -> list[int | None]:
    return [int(s.duchy[seat]) or None for seat in owners(s)]


def read_duchies(draft: Draft) -> None:
    """Who plays which duchy; while chance still deals them, some may be missing."""
    game, s, doc = draft.game, draft.state, draft.doc
    fixed = game.dealing.same > DUCHY.size
    if not doc.has("duchies") and not game.dealing.same:
        raise doc.fail("the field 'duchies' is missing, and the options deal them")
    for seat, item in enumerate(doc["duchies"].items(len(owners(s))) if doc.has("duchies") else []):
        if fixed or seat == game.automaton:
            item.whole(int(s.duchy[seat]), int(s.duchy[seat]))
        else:
            assign(s, seat, 0 if item.value is None else item.whole(1, DUCHY.size))
    if 0 in s.duchy and not {"duchy", "board"} & {*draft.asked()}:
        raise doc["duchies"].fail("every seat must have one, or 'stack' must ask chance for it")


# tiles in the duchies


def tiles_in(s: CbState, seat: int) -> dict[str, str]:
    """What lies where in a duchy; an automaton's is told apart."""
    if is_automaton(s, seat):
        return {}
    row = [kind for home in halves(s, seat) for kind in s.tile[home * ids.CELLS : (home + 1) * ids.CELLS]]
    return {CELL.name(cell): TILE.name(kind) for cell, kind in enumerate(row) if kind != ids.NONE}


def placed(s: CbState) -> list[dict[str, str]]:
    return [tiles_in(s, seat) for seat in owners(s)]


def read_placed(draft: Draft) -> None:
    """The tiles of each duchy, with the right colours [CB-55]."""
    s = draft.state
    if not draft.doc.has("placed"):
        for seat in owners(s)[: draft.game.variants.people]:
            if number := int(s.duchy[seat]):
                s.put(seat, start_castle(s, number), ids.CASTLE)
        return
    for seat, item in enumerate(draft.doc["placed"].items(len(owners(s)))):
        item.keys(LEFT_NAMES if s.mate(seat) == seat else CELL.names)
        for name in item.mapping():
            place_one(s, seat, CELL.read(name), item[name])


def check_towns(draft: Draft) -> None:
    """One of a kind in a town, one inn in an area, unless a monastery allowed more [CB-60, CB-98, CB-195]."""
    s, doc = draft.state, draft.doc
    for seat, item in enumerate(doc["placed"].items() if doc.has("placed") else []):
        free = bool(s.own[seat] >> 1 & 1)
        free = free or any(expansion.town_limit_lifted(draft, seat) for expansion in expansions())
        for name in item.mapping():
            check_limit(s, seat, CELL.read(name), item[name], free)


def start_castle(s: CbState, number: int) -> int:
    """The cell where the castle of a duchy lies, if nothing is said."""
    found = (expansion.start_castle(s, number) for expansion in expansions())
    return next((cell for cell in found if cell is not None), duchy_colours(number).index(ids.CASTLE))


def place_one(s: CbState, seat: int, cell: int, item: Reader) -> None:
    kind = read_own_tile(s, item, TILE)
    if not DUCHIES[s.duchy[s.home(seat, cell)]].of[COLOUR[kind]] >> inside(cell) & 1:
        raise item.fail(f"{item.value} does not go with the colour of this space [CB-55]")
    s.put(seat, cell, kind)


def read_own_tile(s: CbState, item: Reader, names: Names = STORED) -> int:
    """A tile that a person has."""
    kind = item.name(names)
    for expansion in expansions():
        if text := expansion.tile_problem(s, kind):
            raise item.fail(text)
    return kind


def check_limit(s: CbState, seat: int, cell: int, item: Reader, free: bool) -> None:
    kind = item.name(TILE)
    if LIMIT[kind] < 0 or (free and kind != ids.INN):
        return
    area = areas(int(s.duchy[seat]))[cell]
    if [s.tile[s.home(seat, c) * ids.CELLS + inside(c)] for c in area].count(kind) > 1:
        rule = "CB-166" if kind == ids.INN else "CB-60"
        raise item.fail(f"this area has a second {item.value} [{rule}]")


# stored tiles


def stored_by(s: CbState, shelf: int) -> list[str]:
    """The tiles of a storage; those of expansions' own sorts last."""
    if is_automaton(s, shelf):
        return []
    singles = s.stock[shelf * ids.TILES : (shelf + 1) * ids.TILES]
    names = [TILE.name(kind) for kind, n in enumerate(singles) for _ in range(n)]
    return names + [name for expansion in expansions() for name in expansion.stored_names(s, shelf)]


def shelve(s: CbState, shelf: int, kind: int) -> None:
    """A tile comes to a storage; of an expansion's own sort too, even where it is not in play."""
    if kind < ids.TILES:
        s.store(shelf, kind)
        return
    for expansion in expansions():
        expansion.shelve(s, shelf, kind)


def storage(s: CbState) -> list[list[str]]:
    return [stored_by(s, seat) for seat in range(s.seats)]


def read_storage(draft: Draft) -> None:
    for seat, items in enumerate(draft.items("storage", draft.seats)):
        for item in items.items():
            shelve(draft.state, seat, read_own_tile(draft.state, item))


def check_storage(draft: Draft) -> None:
    """Nobody stores more tiles than there is room for, unless one is just being discarded [CB-50, CB-51]."""
    game, s, doc = draft.game, draft.state, draft.doc
    if {"discard", "stow"} & {*draft.asked()}:
        return
    for seat in range(s.seats):
        if s.stored[seat] > limit(game, s, seat):
            alone = s.mate(seat) == seat
            most = "three tiles are the most [CB-50]" if alone else "two tiles are the most [CB-222]"
            raise doc["storage"].items()[seat].fail(most)


# bonus tiles


def bonus_of(s: CbState, colour: int) -> list[int]:
    """The seats that have the bonus tiles of a colour, the large one first."""
    return [int(seat) for seat in s.bonus[colour * 2 : colour * 2 + 2] if seat != ids.NONE]


def bonus(s: CbState) -> dict[str, list[int]]:
    rows = {name: bonus_of(s, colour) for colour, name in enumerate(COLOUR_NAMES.names)}
    return {name: seats for name, seats in rows.items() if seats}


def read_bonus(draft: Draft) -> None:
    """Bonus tiles belong to seats that have filled the colour [CB-94]."""
    s = draft.state
    for colour, item in draft.by_name("bonus", COLOUR_NAMES):
        full = [seat for seat in range(s.seats) if all(has_all(s, half, colour) for half in halves(s, seat))]
        put_bonus(draft, item, colour, full, "has not filled the colour [CB-94]")


def put_bonus(draft: Draft, item: Reader, colour: int, entitled: list[int], problem: str) -> None:
    seats = distinct_seats(item, draft.seats)
    if len(seats) > 2:
        raise item.fail("there are two bonus tiles [CB-10]")
    for small, seat in enumerate(seats):
        if seat not in entitled:
            raise item.items()[small].fail(f"seat {seat} {problem}")
        draft.state.bonus[colour * 2 + small] = seat

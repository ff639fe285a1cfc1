"""The components of The Castles of Burgundy as read from the data files: names become the ints of `ids`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from tetrarch.games.castles_of_burgundy.ids import ANY, CELLS, FIRST_SOLO, FIRST_TEAM, SLOTS, TILES

COLOUR_NAMES = ("castle", "mine", "ship", "livestock", "monastery", "building")
ANIMAL_NAMES = ("cow", "pig", "sheep", "goat", "geese")
PHASE_NAMES = ("A", "B", "C", "D", "E")
ROW_LENGTHS = (4, 5, 6, 7, 6, 5, 4)
BOTH_LENGTHS = (8, 10, 12, 13, 12, 10, 8)  # of the rows of a team's two halves
LEFT_NAMES = tuple(
    f"{'ABCDEFG'[row]}{n + 1}" for row, length in enumerate(ROW_LENGTHS) for n in range(length)
)
RIGHT_NAMES = tuple(
    f"{'ABCDEFG'[row]}{n + 1}"
    for row, length in enumerate(ROW_LENGTHS)
    for n in range(length, BOTH_LENGTHS[row])
)
CELL_NAMES = LEFT_NAMES + RIGHT_NAMES
TEAM_BOARDS = ("standard", "expert")  # duchies 31 and 32


def read(name: str) -> dict[str, Any]:
    text = files(__package__).joinpath("data", name).read_text(encoding="utf-8")
    doc: dict[str, Any] = json.loads(text)
    return doc


@cache
def facts() -> dict[str, Any]:
    """The data file of the components."""
    doc = read("castles_of_burgundy.json")
    assert [row["id"] for row in doc["types"]["in_order"]] == list(COLOUR_NAMES)
    assert len(doc["tiles"]["in_order"]) == TILES
    return doc


@cache
def duchies() -> list[dict[str, Any]]:
    """The duchies, in the order of their numbers from 1 on."""
    doc = read("duchies.json")
    found: list[dict[str, Any]] = doc["duchies"]
    assert [duchy["id"] for duchy in found] == list(range(1, len(found) + 1))
    return found


@cache
def boards() -> dict[str, Any]:
    """The boards of the team game and of the solo game."""
    return read("boards.json")


@cache
def vineyard() -> dict[str, Any]:
    """Double tiles, vine tiles and the vineyard board."""
    return read("vineyards.json")


@cache
def chateauma() -> dict[str, Any]:
    """Cards, duchies and points of the automated opponent."""
    return read("chateauma.json")


def grape_names() -> tuple[str, ...]:
    return tuple(vineyard()["colours"])


# tiles


def tiles() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = facts()["tiles"]["in_order"]
    return rows


@cache
def tile_names() -> tuple[str, ...]:
    return tuple(row["id"] for row in tiles())


def tile_colours() -> list[int]:
    """The colour of each kind of tile; an inn and a black tile fit any."""
    return [ANY if row["type"] is None else COLOUR_NAMES.index(row["type"]) for row in tiles()]


def tile_animals() -> list[int]:
    """The animal of each kind of tile, -1 for none."""
    return [ANIMAL_NAMES.index(row["animal"]) if "animal" in row else -1 for row in tiles()]


def tile_heads() -> list[int]:
    """How many animals each kind of tile shows."""
    return [row.get("animals", 0) for row in tiles()]


def tile_monasteries() -> list[int]:
    """The number of the monastery that each kind of tile is, 0 for none."""
    return [row.get("monastery", 0) for row in tiles()]


def supply(back: str, modules: tuple[str, ...]) -> list[int]:
    """How many tiles of each kind have a `coloured` or `black` back, by the modules in play."""
    return [row.get(back, 0) if row.get("module", "") in ("", *modules) else 0 for row in tiles()]


def inns() -> int:
    count: int = facts()["inns"]["tiles"]
    return count


# the board


def slot_colours() -> list[int]:
    """The colour of each slot of the depots; -1 for none, by seats (from 2), phase and slot."""
    out = []
    for seats in (2, 3, 4):
        for phase in PHASE_NAMES:
            for depot in facts()["depots"]["in_order"]:
                assert len(depot["slots"]) == SLOTS
                out += [slot_colour(slot, seats, phase) for slot in depot["slots"]]
    return out


def slot_colour(slot: dict[str, Any], seats: int, phase: str) -> int:
    if slot["seats"] > seats:
        return -1
    change = slot.get("three_seats")
    kind = change["type"] if change and seats == 3 and phase in change["phases"] else slot["type"]
    return COLOUR_NAMES.index(kind)


def by_seats(table: dict[str, int]) -> list[int]:
    """A row of numbers for 0 to 4 seats; alone it is as with two [CB-239]."""
    return [table.get(str(n), 0) for n in (0, 2, 2, 3, 4)]


def black_places() -> list[int]:
    return by_seats(facts()["depots"]["black"])


def sale_points() -> list[int]:
    return by_seats(facts()["actions"]["sale_points"])


def bonus_points() -> list[int]:
    """Points of the first and of the second bonus tile, each by seats."""
    return by_seats(facts()["bonus_tiles"]["first"]) + by_seats(facts()["bonus_tiles"]["second"])


def area_points() -> list[int]:
    """Points of an area by its size."""
    table = facts()["areas"]["points"]
    return [0, *(table[str(n)] for n in range(1, len(table) + 1))]


def phase_points() -> list[int]:
    return [row["points"] for row in facts()["phases"]["in_order"]]


def scored_buildings() -> list[int]:
    """The kind of building that each monastery scores at the end, -1 for none; 0 is no monastery."""
    names = [row["id"] for row in facts()["buildings"]["in_order"]]
    rows = facts()["monasteries"]["in_order"]
    return [-1, *(names.index(row["building"]) if "building" in row else -1 for row in rows)]


def fetched_colours() -> list[int]:
    """The colours that each building lets take, as a bit set."""
    rows = facts()["buildings"]["in_order"]
    return [sum(1 << COLOUR_NAMES.index(kind) for kind in row.get("types", [])) for row in rows]


# duchies


@cache
def duchy_cells(number: int) -> list[str]:
    """Colour and number of each cell, `C6`; a team's board has the left half first."""
    if number <= len(duchies()):
        cells = " ".join(duchies()[number - 1]["rows"]).split()
    elif number <= FIRST_SOLO - 1:
        rows = [row.split() for row in team_board(number)["rows"]]
        halves = [*zip(rows, ROW_LENGTHS, strict=True)]
        cells = [cell for row, n in halves for cell in row[:n]] + [
            cell for row, n in halves for cell in row[n:]
        ]
    else:
        cells = [space[1] for space in solo_board(number)["spaces"]]
    assert len(cells) in (CELLS, len(CELL_NAMES))
    return cells


def team_board(number: int) -> dict[str, Any]:
    board: dict[str, Any] = boards()["teams"]["in_order"][number - FIRST_TEAM]
    assert board["id"] == number
    return board


def solo_board(number: int) -> dict[str, Any]:
    board: dict[str, Any] = boards()["solo"]["in_order"][number - FIRST_SOLO]
    assert board["id"] == number and [space[0] for space in board["spaces"]] == list(LEFT_NAMES)
    return board


def duchy_colours(number: int) -> list[int]:
    letters = read("duchies.json")["letters"]
    return [COLOUR_NAMES.index(letters[cell[0]]) for cell in duchy_cells(number)]


def duchy_numbers(number: int) -> list[int]:
    return [int(cell[1]) for cell in duchy_cells(number)]


def hexes(halves: int) -> list[list[int]]:
    """The cells beside each cell of a duchy of one half, or of two that share a cell [CB-215]."""
    at: dict[tuple[int, int], int] = {}
    for half in range(halves):
        for row, length in enumerate(ROW_LENGTHS):
            for n in range(length):
                r = row - 3
                at.setdefault((max(-3, -r - 3) + n + 6 * half, r), len(at))
    sides = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    return [[at[q + a, r + b] for a, b in sides if (q + a, r + b) in at] for q, r in at]


def pairs_of_cells(pairs: list[str]) -> list[list[int]]:
    """The other cells of each cell, out of pairs of names."""
    found: list[list[int]] = [[] for _ in range(CELLS)]
    for pair in pairs:
        a, b = (LEFT_NAMES.index(name) for name in pair.split())
        found[a].append(b)
        found[b].append(a)
    return found


@cache
def touching(number: int) -> list[list[int]]:
    """The cells that touch each cell."""
    if number >= FIRST_SOLO:
        return pairs_of_cells(solo_board(number)["touching"])
    return hexes(2 if number >= FIRST_TEAM else 1)


@cache
def linked(number: int) -> list[list[int]]:
    """The cells beside each cell: those that touch it, and those at the other end of a river [CB-241]."""
    if number < FIRST_SOLO:
        return touching(number)
    rivers = pairs_of_cells(solo_board(number)["rivers"])
    return [near + far for near, far in zip(touching(number), rivers, strict=True)]


@cache
def areas(number: int) -> list[list[int]]:
    """The cells of each cell's area; a river joins none [CB-90, CB-242]."""
    colours = duchy_colours(number)
    found = []
    for cell, colour in enumerate(colours):
        area = [cell]
        for here in area:
            area += [c for c in touching(number)[here] if colours[c] == colour and c not in area]
        found.append(area)
    return found


def team_castles(number: int) -> list[int]:
    """The cells of a team's start castle [CB-217, CB-218]."""
    return [CELL_NAMES.index(name) for name in team_board(number)["start_castles"]]


# expansions


def post_cells() -> list[list[int]]:
    """The cells that each border post touches."""
    return [[CELL_NAMES.index(cell) for cell in row["touches"]] for row in facts()["border_posts"]["posts"]]


def routes_each() -> list[int]:
    return by_seats(facts()["routes"]["each"])


def route_spaces() -> list[list[tuple[int, str]]]:
    """The spaces of each trade route tile: a good and the name of its bonus."""
    return [[(good - 1, bonus) for good, bonus in row["spaces"]] for row in facts()["routes"]["in_order"]]


def territory_spaces() -> list[int]:
    """How many spaces of each colour the Châteauma's duchy has [CB-287]."""
    spaces: dict[str, int] = chateauma()["duchies"]["spaces"]
    return [spaces[name] for name in COLOUR_NAMES]


def building_names() -> list[str]:
    return [row["id"] for row in facts()["buildings"]["in_order"]]


def shield_points() -> list[int]:
    return [row["points"] for row in facts()["shields"]["in_order"]]


def shields_in_depots() -> list[int]:
    """How many shields are laid in each depot, by seats (2, 3, 4) and depot."""
    return [n for seats in ("2", "3", "4") for n in facts()["shields"]["per_depot"][seats]]

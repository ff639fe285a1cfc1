"""The components of The Castles of Burgundy as read from the data files: names become the ints of `ids`."""

from __future__ import annotations

from functools import cache
from typing import Any

from tetrarch.games.castles_of_burgundy.data.files import boards, chateauma, facts, read, vineyard
from tetrarch.games.castles_of_burgundy.rules.ids import (
    ANY,
    BUILDINGS,
    CELLS,
    FIRST_SOLO,
    FIRST_TEAM,
    SLOTS,
)

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


def numbered(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows whose ids are their numbers from 1 on."""
    assert [row["id"] for row in rows] == list(range(1, len(rows) + 1))
    return rows


@cache
def duchies() -> list[dict[str, Any]]:
    """The duchies, in the order of their numbers from 1 on."""
    return numbered(read("duchies")["duchies"])


def grape_names() -> tuple[str, ...]:
    return tuple(vineyard()["colours"])


def double_names() -> tuple[str, ...]:
    """The kinds of double tiles: pairs of colours."""
    names = grape_names()
    return tuple(f"{a}_{b}" for at, a in enumerate(names) for b in names[at:])


def laid_names() -> tuple[str, ...]:
    """The ways in which double tiles lie: left colour, right colour."""
    return tuple(f"{a}_{b}" for a in grape_names() for b in grape_names())


def bonus_names() -> tuple[str, ...]:
    """The bonuses of vineyard spaces: the eight buildings, then three more [CB-272]."""
    names: list[str] = vineyard()["board"]["bonuses"]
    assert names[:BUILDINGS] == building_names()[:BUILDINGS]
    return tuple(names)


# tiles


def tiles() -> list[dict[str, Any]]:
    assert [row["id"] for row in facts()["types"]["in_order"]] == list(COLOUR_NAMES)
    rows: list[dict[str, Any]] = facts()["tiles"]["in_order"]
    return rows


@cache
def tile_names() -> tuple[str, ...]:
    return tuple(row["id"] for row in tiles())


def tile_colours() -> list[int]:
    """The colour of each kind of tile; an inn and a black tile fit any."""
    return [ANY if row["type"] is None else COLOUR_NAMES.index(row["type"]) for row in tiles()]


def counted_tiles() -> list[int]:
    """1 for each kind of tile that is a component, 0 for one that only stands for others."""
    return [int("count" in row or "coloured" in row) for row in tiles()]


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
    playing = ("", *modules)
    return [tile_count(row, back) if row.get("module", "") in playing else 0 for row in tiles()]


def tile_count(row: dict[str, Any], back: str) -> int:
    """How many tiles of a kind have a back; inns, which have none, come from the coloured supply."""
    count: int = row.get(back, row.get("count", 0) if back == "coloured" else 0)
    return count


# the board


def slot_colours() -> list[int]:
    """The colour of each slot of the depots; -1 for none, by seats (from 2), phase and slot."""
    out = []
    for seats in (2, 3, 4):
        for phase in PHASE_NAMES:
            for depot in numbered(facts()["depots"]["in_order"]):
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


def start_workers() -> list[int]:
    """The workers of each seat at the start, in turn order."""
    rows: list[int] = facts()["players"]["start"]["workers_in_order"]
    return rows


def sale_points() -> list[int]:
    return by_seats(facts()["actions"]["sale_points"])


def bonus_points() -> list[int]:
    """Points of the first and of the second bonus tile, each by seats."""
    return by_seats(facts()["bonus_tiles"]["first"]) + by_seats(facts()["bonus_tiles"]["second"])


def area_points() -> list[int]:
    """Points of an area by its size; beyond the table each further space adds its number [CB-91]."""
    table = facts()["areas"]["points"]
    points = [0, *(table[str(size)] for size in range(1, len(table) + 1))]
    for size in range(len(points), 2 * CELLS):
        points.append(points[-1] + size)
    return points


def phase_points() -> list[int]:
    return [row["points"] for row in facts()["phases"]["in_order"]]


# buildings and monasteries


def buildings() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = facts()["buildings"]["in_order"]
    return rows


def building_names() -> list[str]:
    return [row["id"] for row in buildings()]


def building_effects() -> list[str]:
    return [row["effect"] for row in buildings()]


def building_amounts() -> list[int]:
    """How many workers, silver or points each building gives."""
    return [row.get("amount", 0) for row in buildings()]


def fetched_colours() -> list[int]:
    """The colours that each building lets take, as a bit set."""
    return [colour_set(row.get("types", [])) for row in buildings()]


def colour_set(names: list[str]) -> int:
    return sum(1 << COLOUR_NAMES.index(name) for name in names)


def monasteries() -> list[dict[str, Any]]:
    """By number; 0 is none."""
    rows = numbered(facts()["monasteries"]["in_order"])
    return [{"id": 0, "effect": "none"}, *rows]


def monasteries_with(effect: str) -> int:
    """The monasteries that have an effect, as a bit set."""
    return sum(1 << row["id"] for row in monasteries() if row["effect"] == effect)


def monastery_numbers(key: str) -> list[int]:
    """A number of each monastery, 0 where it has none."""
    return [row.get(key, 0) for row in monasteries()]


def monastery_effects() -> list[str]:
    return [row["effect"] for row in monasteries()]


def scoring_monasteries() -> list[int]:
    """Those that pay at the end of the game, by number."""
    return [row["id"] for row in monasteries() if "vp" in row]


def free_shifts() -> list[int]:
    """The monasteries that shift a die for tiles of each colour, and of none, as bit sets."""
    rows = [row for row in monasteries() if row["effect"] == "free_shift_place"]
    return [sum(1 << row["id"] for row in rows if name in row["types"]) for name in (*COLOUR_NAMES, "")]


def scored_buildings() -> list[int]:
    """The kind of building that each monastery scores at the end, -1 for none; 0 is no monastery."""
    names = building_names()
    return [names.index(row["building"]) if "building" in row else -1 for row in monasteries()]


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
    letters = read("duchies")["letters"]
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


def linkable_duchies() -> range:
    """The duchies with the rules of castles [CB-134]."""
    first, last = facts()["castle_links"]["duchies"]
    return range(first, last + 1)


def team_castles(number: int) -> list[int]:
    """The cells of a team's start castle [CB-217, CB-218]."""
    return [CELL_NAMES.index(name) for name in team_board(number)["start_castles"]]


# expansions


def post_points() -> list[int]:
    """Points of the first and of the second border post tile, each by seats."""
    return by_seats(facts()["border_posts"]["first"]) + by_seats(facts()["border_posts"]["second"])


def post_cells() -> list[list[int]]:
    """The cells that each border post touches."""
    return [[CELL_NAMES.index(cell) for cell in row["touches"]] for row in facts()["border_posts"]["posts"]]


def routes_each() -> list[int]:
    return by_seats(facts()["routes"]["each"])


def route_spaces() -> list[list[tuple[int, str]]]:
    """The spaces of each trade route tile: a good and the name of its bonus."""
    rows = numbered(facts()["routes"]["in_order"])
    return [[(good - 1, bonus) for good, bonus in row["spaces"]] for row in rows]


def territory_spaces() -> list[int]:
    """How many spaces of each colour the Châteauma's duchy has [CB-287]."""
    spaces: dict[str, int] = chateauma()["duchies"]["spaces"]
    return [spaces[name] for name in COLOUR_NAMES]


def shields() -> list[dict[str, Any]]:
    return numbered(facts()["shields"]["in_order"])


def shield_points() -> list[int]:
    return [row["points"] for row in shields()]


def shield_with(effect: str) -> int:
    """The number of the shield that has an effect, from 0 on."""
    return [row["effect"] for row in shields()].index(effect)


def shields_in_depots() -> list[int]:
    """How many shields are laid in each depot, by seats (2, 3, 4) and depot."""
    return [n for seats in ("2", "3", "4") for n in facts()["shields"]["per_depot"][seats]]

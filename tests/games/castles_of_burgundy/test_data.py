"""Every number printed on a component drives the rules.

Many games start late, in duchies that are nearly full, so that seldom met tiles are at work.
"""

import json
from collections.abc import Sequence
from itertools import cycle
from typing import Any

from games.data_mutation import ROOT, DataFiles, DataMutation, Deal

FOLDER = ROOT / "src" / "tetrarch" / "games" / "castles_of_burgundy" / "data"
BASE, BOARDS, DUCHIES, VINEYARDS, CHATEAUMA = (
    json.loads((FOLDER / f"{file}.json").read_text("utf-8"))
    for file in ("castles_of_burgundy", "boards", "duchies", "vineyards", "chateauma")
)
CELLS = [
    f"{row}{n + 1}" for row, size in zip("ABCDEFG", (4, 5, 6, 7, 6, 5, 4), strict=True) for n in range(size)
]
COLOURS = ("castle", "mine", "ship", "livestock", "monastery", "building")
TILES = {
    colour: [row["id"] for row in BASE["tiles"]["in_order"] if row["type"] == colour] for colour in COLOURS
}
BUILDINGS = TILES["building"][:8]
LIVESTOCK = TILES["livestock"][:12]
MONASTERIES = TILES["monastery"][:26]
MODULES = ["extra_tiles", "border_posts", "white_castles", "inns", "trade_routes", "shields", "vineyards"]
LEVELS = CHATEAUMA["levels"]
MODIFIERS = [row["id"] for row in CHATEAUMA["modifiers"]["in_order"]]


def playing(*modules: str, without: str = "", **options: Any) -> dict[str, Any]:
    return {"modules": [module for module in modules if module not in without.split()], **options}


def same(duchy: int, *modules: str, **options: Any) -> dict[str, Any]:
    """All play the same duchy."""
    return playing(*modules, duchies="same", duchy=duchy, **options)


def on_duchy(number: int) -> Deal:
    """Games that need every space of a duchy."""
    return Deal(4, same(number), games=40, meant_for=f"duchies: duchies.{number}.*")


def on_solo_duchy(number: int) -> Deal:
    """Games for one that need every space of a duchy."""
    options = playing("solo", solo_duchy=number, target=100)
    return Deal(1, options, games=200, meant_for=f"boards: solo.in_order.{number}.*")


def colours_of(number: int) -> dict[str, str]:
    """The colour of each space of a duchy."""
    cells = " ".join(DUCHIES["duchies"][number - 1]["rows"]).split()
    return {name: DUCHIES["letters"][cell[0]] for name, cell in zip(CELLS, cells, strict=True)}


def full(number: int, seat: int, monasteries: Sequence[str]) -> dict[str, str]:
    """A duchy without free spaces."""
    kinds = {
        "livestock": cycle(LIVESTOCK[6 * seat % 12 :] + LIVESTOCK[: 6 * seat % 12]),
        "monastery": cycle(monasteries),
        "building": cycle(BUILDINGS[4 * seat % 8 :] + BUILDINGS[: 4 * seat % 8]),
    }
    return {name: next(kinds[one]) if one in kinds else one for name, one in colours_of(number).items()}


def late(seats: int, number: int, first: int = 0, free: str = "", **position: Any) -> dict[str, Any]:
    """Full duchies but for some spaces, whose tiles are stored; monasteries from one on."""
    colours = colours_of(number)
    names = [*MONASTERIES[first:], *MONASTERIES[:first]]
    empty = free.split() or [[name for name in CELLS if colours[name] == one][-1] for one in COLOURS]
    duchies = [full(number, seat, names[seat * 6 : seat * 6 + 6]) for seat in range(seats)]
    return {
        "phase": "D",
        "storage": [[duchy.pop(name) for name in empty][:3] for duchy in duchies],
        "placed": duchies,
        "workers": [9] * seats,
        "silver": [3] * seats,
        **position,
    }


def shields(first: int, last: int) -> Deal:
    """Three seats with shields on their castles."""
    castles = [name for name, colour in colours_of(8).items() if colour == "castle"]
    rows = [
        {castle: number for castle, number in zip(castles, range(n, n + 4), strict=True) if number <= last}
        for n in range(first, first + 12, 4)
    ]
    position = late(3, 8, free="A1 A2 A3", shields=rows, silver=[40] * 3)
    return Deal(3, same(8, "shields"), games=10, position=position)


def route(laid: int) -> Deal:
    """All trade routes, with so many goods laid on each and some to be sold."""
    tiles = BASE["routes"]["in_order"]
    rows = [tiles[seat * 3 : seat * 3 + 3] for seat in range(4)]
    spaces = [[space[0] for tile in row for space in tile["spaces"]] for row in rows]
    position = {
        "phase": "E",
        "depots": {"1": ["m1", "bank", "ship", "cow2"], "2": ["m2", "church", "castle", "market"]},
        "routes": [[tile["id"] for tile in row] for row in rows],
        "laid": [row[:laid] for row in spaces],
        "goods": [{str(row[laid]): 1} for row in spaces],
        "workers": [9] * 4,
    }
    return Deal(4, same(8, "trade_routes"), games=12, position=position)


def vines(pattern: str, **position: Any) -> Deal:
    """A vineyard with orange vines on the left, on the right, or on both sides of its spaces."""
    others = cycle(["yellow", "green", "red", "black", "blue"])
    planted = {
        str(at + 1): {"L": f"orange_{other}", "R": f"{other}_orange", "B": "orange_orange"}[side]
        for at, (side, other) in enumerate(zip(pattern, others, strict=False))
        if side != "."
    }
    stored = [["red_blue"], ["red_blue"]]
    start = late(2, 8, free="A1 A2 A3") | {"vineyards": [planted, {}], "storage": stored, **position}
    return Deal(2, same(8, "vineyards"), games=12, position=start)


def town(number: int, space: str, **position: Any) -> Deal:
    """One seat completes a large town, for which monastery 1 allows several buildings of a kind."""
    start = late(2, number, free=space, **position)
    castle = next(name for name in CELLS if colours_of(number)[name] == "castle")
    start["placed"][1], start["storage"][1] = {castle: "castle"}, []
    modules = ["shields"] if "shields" in position else []
    return Deal(2, same(number, *modules), games=8, position=start)


def joined_pasture() -> Deal:
    """A team completes a pasture of more than ten spaces [CB-189]."""
    rows = [row.split() for row in BOARDS["teams"]["in_order"][0]["rows"]]
    spaces = [
        f"{'ABCDEFG'[r]}{n + 1}" for r, row in enumerate(rows) for n, c in enumerate(row) if c[0] == "L"
    ]
    pasture = dict(zip(spaces, LIVESTOCK, strict=True))
    stored = pasture.pop(spaces[-1])
    position = {
        "phase": "D",
        "placed": [{"D7": "castle", **pasture}, {"D7": "castle"}],
        "storage": [[stored], [], [], []],
        "workers": [20, 0],
        "shields": [{"D7": 1}, {}],
    }
    options = playing("teams", "shields", joined_pasture_area=True)
    return Deal(4, options, games=8, position=position)


def late_monasteries() -> Deal:
    """Monasteries of expansions, and a white castle."""
    position = late(2, 8)
    spaces = [name for name, colour in colours_of(8).items() if colour == "monastery"]
    towns = [name for name, colour in colours_of(8).items() if colour == "building"]
    for name, tile in zip([*spaces[:3], towns[0]], ["m27", "m28", "m29", "white_castle"], strict=True):
        position["placed"][0][name] = tile
    return Deal(2, same(8, "extra_tiles", "white_castles"), games=12, position=position)


def automaton(prizes: int) -> Deal:
    """The last round against a Châteauma with shields and double tiles."""
    colours = VINEYARDS["colours"]
    pairs = [f"{a}_{b}" for at, a in enumerate(colours) for b in colours[at:]]
    won = {
        "shields": [n for n in range(3, 3 + min(prizes, 4))],
        "doubles": dict.fromkeys(pairs[:prizes], 1),
    }
    position = {"phase": "E", "round": 5, "active": 0, "chateauma": won}
    return Deal(2, same(8, "chateauma", "shields", "vineyards"), games=2, position=position)


def white_castle_on_empty_board() -> Deal:
    """The Châteauma builds a white castle while no depot has another tile [CB-323]."""
    position = {
        "active": 1,
        "white": 1,
        "track": [[0], [1]],
        "done": [],
        "depots": {"1": ["white_castle"]},
        "chateauma": {"cards": [2, 1], "die": 1},
    }
    return Deal(2, same(1, "chateauma", "white_castles"), position=position)


REGAIN = {"points": [9, 9], "aside": 2, "removed": {"castle": 2}}
REMOVED = ((2, ["red", "blue"]), (3, ["red"]))
CHAIN = "RLRLRLRRLRLL"  # sides of the vineyard's spaces that hang together
POSTS = ("B1 C1", "B5 C6", "G2 G3")

DATA = DataFiles(
    game="castles_of_burgundy",
    files=("castles_of_burgundy", "boards", "duchies", "vineyards", "chateauma"),
    deals=(
        *map(on_duchy, range(1, 31)),
        Deal(4, playing("teams", team_side="standard"), games=20, meant_for="boards: teams.in_order.31.*"),
        Deal(4, playing("teams", team_side="expert"), games=20, meant_for="boards: teams.in_order.32.*"),
        on_solo_duchy(33),
        on_solo_duchy(34),
        Deal(2),
        Deal(3),
        Deal(4),
        Deal(2, playing(*MODULES), games=4),
        Deal(3, playing(*MODULES), games=4),
        Deal(4, playing(*MODULES), games=4),
        Deal(4, playing(*MODULES, "teams", without="border_posts"), games=4),
        Deal(1, playing("solo"), games=4),
        *(Deal(2, playing("chateauma", chateauma_level=level), games=3) for level in LEVELS),
        *(
            Deal(
                2,
                playing(
                    *MODULES,
                    "chateauma",
                    without=without,
                    chateauma_modifiers=MODIFIERS,
                    chateauma_level=level,
                ),
                games=6,
            )
            for level in LEVELS
            for without in ("inns", "inns vineyards")
        ),
        *(
            Deal(seats, same(8), games=8, position=late(seats, 8, first))
            for seats in (2, 3, 4)
            for first in (0, 8)
        ),
        *(
            Deal(seats, same(29, "border_posts"), games=8, position=late(seats, 29, free=post))
            for seats in (2, 3, 4)
            for post in POSTS
        ),
        *(
            Deal(2, same(duchy, castle_connection=True), games=3, position=REGAIN | {"phase": phase})
            for duchy in (11, 18)
            for phase in "BE"
        ),
        shields(1, 12),
        shields(7, 18),
        *map(route, range(9)),
        *(vines(CHAIN[:beds]) for beds in range(1, 13)),
        *map(vines, ("B" + CHAIN[1:], "........R..R", ".......RL", "LLLLLLLLLLLL", "RRRRRRRRRRRR")),
        vines(CHAIN[:6], grapes=[{"orange": 4}, {"blue": 4}]),
        town(9, "A1"),
        town(7, "C3"),
        town(10, "A2"),
        town(10, "A2", shields=[{"A4": 17}, {}]),
        joined_pasture(),
        late_monasteries(),
        *(Deal(seats, playing("vineyards", removed_grapes=gone), games=2) for seats, gone in REMOVED),
        *map(automaton, range(1, 14)),
        white_castle_on_empty_board(),
        *(Deal(1, playing("solo", target=target)) for target in (5, 100)),
    ),
    exempt={
        "chateauma: duchies.blocks.*": "for drawing alone",
        "boards: solo.in_order.*.spaces.*.2": "the island of a space: for drawing alone",
        "boards: solo.in_order.*.spaces.*.3": "for drawing alone",
        "boards: solo.in_order.*.spaces.*.4": "for drawing alone",
        "chateauma: cards.in_order.*.uncertain.*": "how sure we are of a space",
        "chateauma: cards.reconstructed_signs": "how sure we are of the signs",
    },
    names=(COLOURS, BUILDINGS, ("cow", "pig", "sheep", "goat")),
    letters="CNSLMB",
)


class TestData(DataMutation):
    data = DATA
    every = 200

"""Whole random games, reckoned once more from positions and events: their points and what may be done."""

import re
from collections import Counter
from typing import Any

import pytest

from games.castles_of_burgundy.scene import CELLS, Scene, walk

ruling = pytest.mark.ruling
SIZE = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]
SOURCES = {"area", "phase", "livestock", "m7", "watchtower", "sale", "bonus", "posts", "post_bonus"}
PHASE = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
POSTS = [{"B1", "C1"}, {"B5", "C6"}, {"G2", "G3"}]
PAIRS = [(0, 1), (0, 2), (1, 2)]


def beside(cell: str) -> set[str]:
    """The neighbours of a space: six, fewer at the edge."""
    row, place = "ABCDEFG".index(cell[0]), int(cell[1])
    up, down = (place - 1, place), (place, place + 1)
    near = [(row, place - 1), (row, place + 1)]
    near += [(row - 1, n) for n in (up if row <= 3 else down)]
    near += [(row + 1, n) for n in (down if row < 3 else up)]
    return {f"{'ABCDEFG'[r]}{n}" for r, n in near if 0 <= r < 7} & set(CELLS)


def reached(cells: set[str], start: str) -> set[str]:
    """All of these spaces that hang together with one of them."""
    found, edge = {start}, [start]
    while edge:
        for cell in beside(edge.pop()) & cells - found:
            found.add(cell)
            edge.append(cell)
    return found


def animal(tile: str) -> tuple[str, int]:
    """Kind and number of animals; nothing for other tiles."""
    if tile == "geese":
        return "geese", 2
    return (tile[:-1], int(tile[-1])) if tile[:-1] in ("cow", "pig", "sheep", "goat") else ("", 0)


class Ledger:
    """One duchy and the points that it has brought."""

    def __init__(self, board: dict[str, tuple[str, int]], castle: str) -> None:
        self.board = board
        self.tiles = {castle: "castle"}
        self.joined: set[tuple[int, int]] = set()
        self.points: Counter[str] = Counter()

    def area(self, cell: str) -> set[str]:
        colour = self.board[cell][0]
        return reached({c for c, space in self.board.items() if space[0] == colour}, cell)

    def place(self, cell: str, tile: str, phase: str) -> bool:
        """Whether this has filled a colour."""
        seven = "m7" in self.tiles.values()
        self.tiles[cell] = tile
        area = self.area(cell)
        if area <= set(self.tiles):
            inns = sum(self.tiles[c] == "inn" for c in area)
            self.points["area"] += SIZE[len(area) + inns]
            self.points["phase"] += PHASE[phase]
        self.graze(cell, area, seven)
        if tile == "watchtower":
            self.points["watchtower"] += 4
        colour = self.board[cell][0]
        return all(c in self.tiles for c, space in self.board.items() if space[0] == colour)

    def graze(self, cell: str, area: set[str], seven: bool) -> None:
        kind, animals = animal(self.tiles[cell])
        if not kind:
            return
        others = [
            animal(self.tiles[c]) for c in area if c in self.tiles and c != cell and animal(self.tiles[c])[0]
        ]
        kinds = {name for name, _ in others} if kind == "geese" else {kind}
        choices = [[n for name, n in others if name in (one, "geese")] for one in kinds] or [[]]
        best = max(choices, key=lambda herd: sum(herd) + seven * len(herd))
        self.points["livestock"] += animals + sum(best)
        self.points["m7"] += seven * (1 + len(best))

    def join(self, phase: str) -> bool:
        """Border posts; whether all three are joined for the first time."""
        filled = set(self.tiles)
        groups = [{c for post in POSTS[n] & filled for c in reached(filled, post)} for n in range(3)]
        now = {(a, b) for a, b in PAIRS if groups[a] & POSTS[b]}
        self.points["posts"] += PHASE[phase] * len(now - self.joined)
        complete = len(now) == 3 and len(self.joined) < 3
        self.joined = now
        return complete


def reckon(s: Scene, seats: int, posts: bool) -> list[Counter[str]]:
    """The points of every seat but those of the final scoring."""
    ledgers: list[Ledger] = []
    boards = s.open["board"]
    phase, filled, complete = "A", Counter[str](), 0
    for event in s.match.events():
        args = event.args
        if event.name == "castle":
            ledgers.append(Ledger(boards[event.seat], str(args["cell"])))
        elif event.name == "phase":
            phase = str(args["phase"])
        elif event.name == "sold":
            ledgers[event.seat].points["sale"] += seats * int(str(args["count"]))
        elif event.name == "placed":
            ledger, cell = ledgers[event.seat], str(args["cell"])
            if ledger.place(cell, str(args["tile"]), phase):
                colour = ledger.board[cell][0]
                ledger.points["bonus"] += (seats + 3, seats, 0, 0)[filled[colour]]
                filled[colour] += 1
            if posts and ledger.join(phase):
                ledger.points["post_bonus"] += (seats + 3, seats, 0, 0)[complete]
                complete += 1
    return [+ledger.points for ledger in ledgers]


@ruling(
    "CB-71", "CB-86", "CB-91", "CB-92", "CB-94", "CB-95", "CB-105", "CB-147", "CB-152", "CB-154", "CB-168"
)
@pytest.mark.parametrize("seed", range(8))
def test_every_point_of_the_game_is_accounted_for(seed: int) -> None:
    seats = 2 + seed % 3
    modules = [[], ["inns"], ["border_posts"], ["extra_tiles", "border_posts", "inns"]][seed % 4]
    *_, s = walk(seed, seats=seats, keen=True, modules=modules, boards="all")
    for seat, points in enumerate(reckon(s, seats, "border_posts" in modules)):
        found = Counter({source: n for source, n in s.sheet(seat).items() if source in SOURCES})
        if "extra_tiles" in modules:  # the crane may be a watchtower
            del found["watchtower"], points["watchtower"]
        assert found == points


BUILDING = ("warehouse", "watchtower", "carpenter", "church", "market", "boarding_house", "bank", "town_hall")


def final(doc: dict[str, Any], seat: int) -> Counter[str]:
    """The final scoring of a game without shields and cranes."""
    tiles = Counter(doc["placed"][seat].values())
    sold = Counter(doc["sold"][seat]) + Counter(map(str, doc["laid"][seat]))
    points = Counter(unsold=sum(doc["goods"][seat].values()), silver=doc["silver"][seat])
    points["workers"] = doc["workers"][seat] // 2
    worth = {16 + n: 4 * tiles[kind] for n, kind in enumerate(BUILDING)} | {29: 4 * tiles["white_castle"]}
    worth |= {15: 2 * len(+sold), 24: 4 * len({animal(tile)[0] for tile in tiles} - {""}), 25: sold.total()}
    worth[26] = 3 * sum(seat in owners for owners in doc["bonus"].values())
    for number, n in worth.items():
        points[f"m{number}"] = n * tiles[f"m{number}"]
    return +points


@ruling("CB-127", "CB-128", "CB-161", "CB-177")
@pytest.mark.parametrize("seed", range(8))
def test_every_point_of_the_final_scoring_is_accounted_for(seed: int) -> None:
    modules = [[], ["white_castles"], ["trade_routes"], ["inns", "white_castles", "trade_routes"]][seed % 4]
    *_, s = walk(seed, seats=2 + seed % 3, keen=True, modules=modules)
    ends = {"unsold", "silver", "workers", *(f"m{number}" for number in [*range(15, 27), 29])}
    for seat in range(2 + seed % 3):
        assert {source: n for source, n in s.sheet(seat).items() if source in ends} == final(s.json, seat)


FREE = {
    "building": "m9",
    "ship": "m10",
    "livestock": "m10",
    "castle": "m11",
    "mine": "m11",
    "monastery": "m11",
}


class Choices:
    """What the active seat may do in its turn, listed from the position alone."""

    def __init__(self, s: Scene) -> None:
        self.doc, self.seat = s.json, s.json["active"]
        self.board: dict[str, tuple[str, int]] = s.open["board"][self.seat]
        self.tiles: dict[str, str] = self.doc["placed"][self.seat]
        self.own = set(self.tiles.values())
        self.dice = {*self.doc["dice"][self.seat]}

    def pays(self, face: int, number: int, helper: str = "") -> bool:
        """Whether there are workers enough to turn a die."""
        distance = min((face - number) % 6, (number - face) % 6) - (helper in self.own)
        step = 2 if "m8" in self.own else 1
        return bool(-(-max(0, distance) // step) <= self.doc["workers"][self.seat])

    def fits(self, tile: str, cell: str) -> bool:
        """Colour, adjacency, one building of a kind in a town and one inn in an area."""
        colour = self.board[cell][0]
        if cell in self.tiles or not beside(cell) & set(self.tiles) or tile != "inn" and kind(tile) != colour:
            return False
        ledger = Ledger(self.board, cell)
        limited = tile == "inn" or colour == "building" and "m1" not in self.own
        return not limited or all(self.tiles.get(other) != tile for other in ledger.area(cell))

    def tokens(self) -> set[str]:
        stored, goods = set(self.doc["storage"][self.seat]), self.doc["goods"][self.seat]
        lying = [(int(d), tile) for d, row in self.doc["depots"].items() for tile in row if tile]
        out = {"end"} | {f"workers:{face}" for face in self.dice}
        for face in self.dice:
            out |= {f"sell:{face}-{good}" for good in goods if goods[good] and self.pays(face, int(good))}
            out |= {f"take:{face}-{d}-{tile}" for d, tile in lying if self.pays(face, d, "m12")}
            out |= {
                f"place:{face}-{tile}-{cell}"
                for tile in stored
                for cell, (_, number) in self.board.items()
                if self.fits(tile, cell) and self.pays(face, number, FREE.get(kind(tile), "none"))
            }
        return out | self.extras(lying)

    def extras(self, lying: list[tuple[int, str]]) -> set[str]:
        """Purchases and monastery 6."""
        out: set[str] = set()
        room = len(self.doc["storage"][self.seat]) < 3
        if room and self.doc["silver"][self.seat] >= 2 and "purchase" not in self.doc["used"]:
            out |= {f"buy:{tile}" for tile in self.doc["black"] if tile}
            out |= {"buy:inn"} if self.doc["inns"] else set()
        if "m6" in self.own and self.doc["workers"][self.seat] >= 2 and "m6" not in self.doc["used"]:
            out |= {f"mason:{d}-{tile}" for d, tile in lying if kind(tile) == "building"}
        return out


def kind(tile: str) -> str:
    """The colour of a tile."""
    if tile in ("castle", "mine", "ship", "inn"):
        return tile
    return "monastery" if re.fullmatch(r"m\d+", tile) else "livestock" if animal(tile)[0] else "building"


@ruling("CB-41", "CB-44", "CB-49", "CB-55", "CB-56", "CB-60", "CB-84", "CB-88", "CB-104", "CB-111", "CB-166")
@pytest.mark.parametrize("seed", range(8))
def test_what_may_be_done_in_a_turn(seed: int) -> None:
    modules = ["inns", "white_castles"] if seed % 2 else []
    turns = 0
    for s in walk(seed, seats=2 + seed % 3, keen=seed % 4 < 3, modules=modules, boards="all"):
        if s.ask == "turn":
            assert s.tokens == Choices(s).tokens()
            turns += 1
    assert turns > 50

"""Aim and components: KB-1 to KB-8."""

import pytest

import tetrarch
from games.kingdom_builder.boards import (
    BUILDABLE,
    CASTLES,
    CELLS,
    LOCATIONS,
    MAPS,
    TERRAIN,
    around,
    hexes,
    letter,
    place,
)
from games.kingdom_builder.scene import CARDS, GUILDS, cells, scene, walk
from tetrarch.core.engine.grid import neighbours
from tetrarch.games.kingdom_builder.data.components import facts

ruling = pytest.mark.ruling


@ruling("KB-1")
def test_gold_comes_from_the_three_guilds_and_castles_and_only_after_the_last_turn() -> None:
    for s in walk(11, setup="first_game"):
        if not s.match.over:
            assert s.match.sheet == []
    assert {line.source for line in s.match.sheet} <= {*GUILDS, "castles"}
    totals = [sum(line.points for line in s.match.score_sheet(seat)) for seat in range(3)]
    assert totals == s.match.scores() and max(totals) > 0
    assert s.match.winners() == [seat for seat in range(3) if totals[seat] == max(totals)]


@ruling("KB-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    match = tetrarch.new("kingdom_builder", seats=seats, seed=1)
    assert len(match.scores()) == seats


@ruling("KB-2")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_seats(seats: int) -> None:
    with pytest.raises(tetrarch.BadOption, match=r"2.*4"):
        tetrarch.new("kingdom_builder", seats=seats, seed=1)


@ruling("KB-3", "KB-19")
@pytest.mark.parametrize(
    "card, count", [("grass", 61), ("flower", 57), ("forest", 58), ("canyon", 55), ("desert", 53)]
)
def test_five_kinds_of_hex_can_be_built_on(card: str, count: int) -> None:
    s = scene(card=card)
    assert s.offered() == hexes("A", card) and len(s.offered()) == count


@ruling("KB-3")
def test_the_board_has_nine_kinds_of_hex() -> None:
    rows = "".join(scene().open["rows"])
    counts = {"G": 61, "F": 57, "T": 58, "C": 55, "D": 53, "W": 80, "M": 24, "K": 4, "L": 8}
    assert {kind: rows.count(kind) for kind in rows} == counts


@ruling("KB-3", "KB-36")
def test_random_games_build_on_the_five_terrains_only() -> None:
    for s in walk(12, quadrants=["oracle", "tower", "harbor", "barn"]):
        assert all(letter("B", cell) in BUILDABLE for cell in s.offered("b"))


@ruling("KB-4", "KB-10")
@pytest.mark.parametrize("board", ["A", "B", "C"])
def test_all_locations_of_a_quadrant_are_of_its_kind(board: str) -> None:
    s = scene(board=board)
    assert s.open["rows"] == list(MAPS[board])
    assert s.open["locations"] == LOCATIONS[board]
    assert sorted(s.open["castles"]) == sorted(CASTLES[board])


@ruling("KB-5")
def test_the_pieces_of_the_box() -> None:
    doc = facts()
    quadrants = {name: "".join(entry["rows"]) for name, entry in doc["quadrants"]["by_id"].items()}
    assert len(quadrants) == 8 and all(len(text) == 100 for text in quadrants.values())
    assert doc["deck"]["cards"] == dict.fromkeys(CARDS, 5)
    assert len(doc["guilds"]["by_id"]) == 10
    tiles = {name: 2 * text.count("L") for name, text in quadrants.items()}
    assert tiles == {name: 2 if name in ("oracle", "harbor") else 4 for name in quadrants}
    assert sum(tiles.values()) == 28
    assert sum(text.count("K") for text in quadrants.values()) == 10


@ruling("KB-5", "KB-14")
def test_a_game_has_25_terrain_cards() -> None:
    s = scene(card="desert", hands={1: "desert"})
    assert s.json["deck"] == {"grass": 5, "flower": 5, "forest": 5, "canyon": 5, "desert": 3}


NEIGHBOURS = {
    "A1": "B1 A2",
    "T1": "S1 S2 T2",
    "A20": "A19 B19 B20",
    "T20": "T19 S20",
    "J10": "J9 K9 I10 K10 J11 K11",
    "K11": "J10 K10 J11 L11 J12 K12",
    "B2": "B1 C1 A2 C2 B3 C3",
    "B3": "A2 B2 A3 C3 A4 B4",
}


@ruling("KB-6", "KB-37")
@pytest.mark.parametrize("cell", NEIGHBOURS)
def test_a_hex_is_adjacent_to_those_that_share_a_side(cell: str) -> None:
    for card in CARDS:
        near = {other for other in cells(NEIGHBOURS[cell]) if letter("A", other) == TERRAIN[card]}
        assert scene(cell, card=card).offered() == (near or hexes("A", card) - {cell})


@ruling("KB-6")
def test_the_hexes_of_the_board_share_1121_sides() -> None:
    table = [int(n) for n in neighbours(20, 20)]
    near = {cell: {CELLS[n] for n in table[6 * i : 6 * i + 6] if n >= 0} for i, cell in enumerate(CELLS)}
    assert near == {cell: around(cell) for cell in CELLS}
    assert sum(len(others) for others in near.values()) == 2 * 1121
    assert all(cell in near[other] for cell in CELLS for other in near[cell])


@ruling("KB-6", "KB-87")
def test_areas_and_rows_run_across_the_joints() -> None:
    s = scene("J10 K10 J11 K11 A1 T1", guilds=["hermits", "citizens", "discoverers"])
    assert s.gold("hermits") == 3
    assert s.gold("citizens") == 2
    assert s.gold("discoverers") == 3


@ruling("KB-7", "KB-63")
@pytest.mark.parametrize(
    "quadrants", [("oracle", "tower", "harbor", "barn"), ("barn", "oasis", "tower", "farm")]
)
def test_the_edge_is_the_outermost_ring(quadrants: tuple[str, ...]) -> None:
    """Beside no edge hex, the tower's owner may choose any free one."""
    from games.kingdom_builder.scene import load

    empty = load(2, {}, quadrants=list(quadrants))
    rows = empty.open["rows"]
    towers = [cell for cell, kind in empty.open["locations"].items() if kind == "tower"]
    ring = {cell for cell in CELLS if place(cell)[0] in (0, 19) or place(cell)[1] in (0, 19)}
    assert len(ring) == 76
    free = {cell for cell in ring if rows[place(cell)[0]][place(cell)[1]] in BUILDABLE}
    inside = [cell for cell in around(towers[0]) if rows[place(cell)[0]][place(cell)[1]] in BUILDABLE]
    start = next(cell for cell in inside if not around(cell) & free and cell not in ring)
    doc = {"settlements": [[start], []], "tiles": [{towers[0]: "ready"}, {}], "hands": ["grass", "grass"]}
    s = load(2, doc, quadrants=list(quadrants)).play("use:tower")
    assert s.offered() == free
    assert not s.offered() & cells("J5 K5 J10 K11 E10 E11")


@ruling("KB-8")
def test_bridges_connect_nothing() -> None:
    s = scene("C8 E8", card="forest", guilds=["hermits", "miners", "lords"])
    assert s.gold("hermits") == 2  # the water D8 lies between them
    assert scene("C8", card="forest").offered() == hexes("A", "forest")
    assert "bridge" not in str(facts()["legend"]) + str(facts()["quadrants"]["by_id"])

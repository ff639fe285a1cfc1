"""Hexes in rows."""

from tetrarch.core.engine.grid import DIRECTIONS, beside, neighbours


def test_neighbours_are_mutual_and_six_at_most() -> None:
    near = neighbours(5, 4)
    assert len(near) == 5 * 4 * DIRECTIONS
    opposite = [1, 0, 5, 4, 3, 2]
    for cell in range(20):
        for k in range(DIRECTIONS):
            n = near[cell * DIRECTIONS + k]
            if n >= 0:
                assert near[n * DIRECTIONS + opposite[k]] == cell


def test_odd_rows_are_pushed_to_the_right() -> None:
    assert [beside(1, 1, k) for k in range(6)] == [(1, 0), (1, 2), (0, 1), (0, 2), (2, 1), (2, 2)]
    assert [beside(2, 1, k) for k in range(6)] == [(2, 0), (2, 2), (1, 0), (1, 1), (3, 0), (3, 1)]


def test_the_corner_has_two_or_three_neighbours() -> None:
    near = neighbours(2, 2)
    assert [n for n in near[:6] if n >= 0] == [1, 2]
    assert [n for n in near[18:] if n >= 0] == [2, 1]

"""Hexes in rows, every other row pushed half a hex to the right."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DIRECTIONS: Final = 6
WEST: Final = 0
EAST: Final = 1
NORTH_WEST: Final = 2
NORTH_EAST: Final = 3
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5


def beside(row: i64, col: i64, direction: i64) -> tuple[i64, i64]:
    """The hex next to (row, col) in a direction; it may lie off the board."""
    right = row & 1  # odd rows are pushed to the right
    if direction == WEST:
        return row, col - 1
    if direction == EAST:
        return row, col + 1
    if direction == NORTH_WEST:
        return row - 1, col - 1 + right
    if direction == NORTH_EAST:
        return row - 1, col + right
    if direction == SOUTH_WEST:
        return row + 1, col - 1 + right
    return row + 1, col + right


def neighbours(rows: i64, cols: i64) -> vec[i64]:
    """Six entries a cell, one for each direction: the cell that lies there, or -1."""
    out = vec[i64]([-1] * (rows * cols * DIRECTIONS))
    for row in range(rows):
        for col in range(cols):
            for direction in range(i64(DIRECTIONS)):
                there = beside(row, col, direction)
                if 0 <= there[0] < rows and 0 <= there[1] < cols:
                    out[(row * cols + col) * DIRECTIONS + direction] = there[0] * cols + there[1]
    return out


def across(direction: i64) -> i64:
    """The opposite direction."""
    return EAST - direction if direction <= EAST else NORTH_WEST + SOUTH_EAST - direction

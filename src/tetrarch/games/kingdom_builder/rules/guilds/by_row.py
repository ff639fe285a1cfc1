"""Settlements counted by the horizontal row that they stand in."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.rules.ids import SIZE
from tetrarch.games.kingdom_builder.rules.state import KbState


def count_by_row(s: KbState, seat: i64) -> vec[i64]:
    """A seat's settlements in each row."""
    out = vec[i64]([0] * SIZE)
    for cell in s.own(seat):
        out[cell // SIZE] += 1
    return out


def fullest_row(rows: vec[i64]) -> i64:
    """The first row with the most settlements [KB-96]."""
    best: i64 = 0
    for row in range(i64(len(rows))):
        if rows[row] > rows[best]:
            best = row
    return best

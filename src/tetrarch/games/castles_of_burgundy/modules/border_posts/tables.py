"""Border posts as tables."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, ints
from tetrarch.games.castles_of_burgundy.data.components import post_cells, post_points

POSTS: Final = 3


def touched() -> vec[i64]:
    """The cells that each border post touches, as a bit set [CB-150]."""
    out = vec[i64]()
    for cells in post_cells():
        mask: i64 = 0
        for cell in cells:
            mask |= bit(i64(cell))
        out = append(out, mask)
    return out


POST_CELLS: Final = touched()
POST_POINTS: Final = ints(post_points())  # of the large tile, then of the small one, by seats

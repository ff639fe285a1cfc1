"""Where settlements may go: the building rules."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingdom_builder.rules.ids import CELLS, FREE, POOLS, TERRAINS
from tetrarch.games.kingdom_builder.rules.state import KbState


def sites(s: KbState, seat: i64, pool: i64, kind: i64, barred: i64 = -1) -> vec[i64]:
    """Actions for the free hexes of a pool, beside own settlements if there are any [KB-37, KB-39]."""
    cells = s.board.pool
    owner = s.owner
    near = s.near
    base = seat * CELLS
    left = s.reach[seat * POOLS + pool]
    if barred >= 0 and owner[barred] == FREE and near[base + barred] > 0 and in_pool(s, barred, pool):
        left -= 1
    out = vec[i64](capacity=16)
    i = s.board.start[pool]
    if left > 0:
        while left > 0:
            cell = i64(cells[i])
            if near[base + cell] > 0 and owner[cell] == FREE and cell != barred:
                out = append(out, kind | cell << 8)
                left -= 1
            i += 1
        return out
    stop = s.board.start[pool + 1]
    while i < stop:
        cell = i64(cells[i])
        if owner[cell] == FREE and cell != barred:
            out = append(out, kind | cell << 8)
        i += 1
    return out


def pick_site(s: KbState, seat: i64, pool: i64, kind: i64, rng: Rng) -> i64:
    """One of `sites`, each as likely as the next, without the list."""
    cells = s.board.pool
    owner = s.owner
    near = s.near
    base = seat * CELLS
    reach = s.reach[seat * POOLS + pool]
    left = rng.below(reach if reach > 0 else s.free[pool])
    i = s.board.start[pool]
    while True:
        cell = i64(cells[i])
        if owner[cell] == FREE and (reach == 0 or near[base + cell] > 0):
            if left == 0:
                return kind | cell << 8
            left -= 1
        i += 1


def in_pool(s: KbState, cell: i64, pool: i64) -> bool:
    """Whether a hex belongs to a pool."""
    if pool < POOLS - 1:
        return i64(s.board.terrain[cell]) == pool
    return s.board.edge[cell] == 1


def open_land(s: KbState, cell: i64) -> bool:
    """Whether a hex is free and of a terrain that can be built on [KB-35, KB-36]."""
    return cell >= 0 and s.owner[cell] == FREE and s.board.terrain[cell] < TERRAINS

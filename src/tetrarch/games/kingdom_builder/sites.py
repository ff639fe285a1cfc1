"""Where settlements may go: the building rules."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.grid import across
from tetrarch.core.kernel import ascending
from tetrarch.core.rng import Rng
from tetrarch.games.kingdom_builder.ids import CELLS, FREE, POOLS, TERRAINS
from tetrarch.games.kingdom_builder.state import KbState
from tetrarch.games.kingdom_builder.tables import NEAR


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


def ends_line(s: KbState, seat: i64, cell: i64, k: i64) -> bool:
    """Whether a settlement is the last of three or more in a row that run in direction k [KB-65, KB-66]."""
    back = across(k)
    n = NEAR[cell * 6 + back]
    if n < 0 or s.owner[n] != seat:
        return False
    n = NEAR[n * 6 + back]
    return n >= 0 and s.owner[n] == seat and open_land(s, NEAR[cell * 6 + k])


def has_line_end(s: KbState, seat: i64) -> bool:
    """Whether the tavern has anywhere to build."""
    for cell in s.own(seat):
        for k in range(i64(6)):
            if ends_line(s, seat, cell, k):
                return True
    return False


def line_ends(s: KbState, seat: i64, kind: i64) -> vec[i64]:
    """Actions of a kind for the hexes that the tavern may build on."""
    out = vec[i64]()
    for cell in s.own(seat):
        for k in range(i64(6)):
            if ends_line(s, seat, cell, k):
                x = kind | NEAR[cell * 6 + k] << 8
                if x not in out:
                    out = append(out, x)
    return ascending(out)


def jump(cell: i64, k: i64) -> i64:
    """The hex two steps away in a direction, or -1 [KB-73]."""
    n = NEAR[cell * 6 + k]
    return -1 if n < 0 else NEAR[n * 6 + k]


def jumps(s: KbState, cell: i64, kind: i64) -> vec[i64]:
    """Actions for the hexes that the paddock reaches; the one between may be anything [KB-74]."""
    out = vec[i64]()
    for k in vec[i64]([2, 3, 0, 1, 4, 5]):  # top to bottom, left to right
        n = jump(cell, k)
        if open_land(s, n):
            out = append(out, kind | n << 8)
    return out


def can_jump(s: KbState, cell: i64) -> bool:
    for k in range(i64(6)):
        if open_land(s, jump(cell, k)):
            return True
    return False

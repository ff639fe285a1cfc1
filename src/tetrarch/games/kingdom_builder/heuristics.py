"""Rules of thumb for Kingdom Builder's bots."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.ids import GONE, NONE, POOLS, SETTLEMENTS, SPOTS, TERRAINS
from tetrarch.games.kingdom_builder.rules import Readings
from tetrarch.games.kingdom_builder.scoring import total
from tetrarch.games.kingdom_builder.state import KbState

# what a tile is worth in gold to a seat with a full supply, by kind; it fades as the supply does
TILE_WORTH: Final = vec[i64]([6, 6, 6, 7, 6, 7, 5, 8])


def tile_worth(s: KbState, seat: i64) -> float:
    worth: i64 = 0
    for spot in range(i64(len(s.board.spot_cell))):
        held = s.tile[seat * SPOTS + spot]
        if held != NONE and held < GONE:
            worth += TILE_WORTH[s.board.spot_kind[spot]]
    return float(worth) * float(s.supply[seat]) / SETTLEMENTS


def freedom(s: KbState, seat: i64) -> float:
    """Terrains without a reachable hex leave the whole board to choose from: a good thing to keep."""
    n: i64 = 0
    for t in range(i64(TERRAINS)):
        if s.reach[seat * POOLS + t] == 0 and s.free[t] > 0:
            n += 1
    return float(n) * float(s.supply[seat]) / SETTLEMENTS


def evaluate(s: KbState, seat: i64, readings: Readings) -> float:
    """Gold if the game ended now, plus what tiles and a free choice of terrain promise."""
    return float(total(s, seat, readings)) + tile_worth(s, seat) + 0.7 * freedom(s, seat)

"""Rules of thumb for Kingdom Builder's bots."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.ids import (
    FARMERS,
    GONE,
    LORDS,
    MERCHANTS,
    NONE,
    POOLS,
    SETTLEMENTS,
    SPOTS,
    TERRAINS,
)
from tetrarch.games.kingdom_builder.rules import Readings
from tetrarch.games.kingdom_builder.scoring import Areas, in_sectors, ones, total
from tetrarch.games.kingdom_builder.state import KbState

# what a tile is worth in gold to a seat with a full supply, by kind; it fades as the supply does
TILE_WORTH: Final = vec[i64]([6, 6, 6, 7, 6, 7, 5, 8])


def tile_worth(s: KbState, seat: i64) -> float:
    worth: i64 = 0
    for spot in range(i64(len(s.board.spot_cell))):
        held = s.tile[seat * SPOTS + spot]
        if held != NONE and held < GONE:
            worth += TILE_WORTH[s.board.spot_kind[spot]]
    return float(worth)


def freedom(s: KbState, seat: i64) -> float:
    """Terrains without a reachable hex leave the whole board to choose from: a good thing to keep."""
    n: i64 = 0
    for t in range(i64(TERRAINS)):
        if s.reach[seat * POOLS + t] == 0 and s.free[t] > 0:
            n += 1
    return float(n)


def promise(s: KbState, seat: i64) -> float:
    """What guilds that pay late will pay for: places touched, quadrants entered or contested."""
    worth = 0.0
    for guild in s.guild:
        if guild == MERCHANTS:
            worth += 2.0 * float(ones(Areas(s, seat, s.own(seat)).touched))
        elif guild == FARMERS:
            counts = in_sectors(s)
            for sector in range(i64(4)):
                worth += 1.5 * float(min(counts[seat * 4 + sector], 4))
        elif guild == LORDS:
            counts = in_sectors(s)
            for sector in range(i64(4)):
                worth += 0.8 * float(lead_in(s, counts, seat, sector))
    return worth


def lead_in(s: KbState, counts: vec[i64], seat: i64, sector: i64) -> i64:
    """How many settlements a seat is ahead of the best other in a quadrant, between -4 and 4."""
    best: i64 = 0
    for other in range(s.seats):
        if other != seat and counts[other * 4 + sector] > best:
            best = counts[other * 4 + sector]
    return max(-4, min(4, counts[seat * 4 + sector] - best))


def evaluate(s: KbState, seat: i64, readings: Readings) -> float:
    """Gold if the game ended now, and promises that fade with the supply."""
    left = float(s.supply[seat]) / SETTLEMENTS
    return (
        float(total(s, seat, readings))
        + left * tile_worth(s, seat)
        + left * 0.7 * freedom(s, seat)
        + left * promise(s, seat)
    )

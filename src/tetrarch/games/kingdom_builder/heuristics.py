"""Rules of thumb for Kingdom Builder's bots."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.weights import weights
from tetrarch.games.kingdom_builder.ids import (
    CELLS,
    FARMERS,
    FREE,
    GONE,
    LORDS,
    MERCHANTS,
    NONE,
    POOLS,
    READY,
    SETTLEMENTS,
    SPOTS,
    TERRAINS,
    TILES,
)
from tetrarch.games.kingdom_builder.rules import Readings
from tetrarch.games.kingdom_builder.scoring import Areas, in_sectors, ones, total
from tetrarch.games.kingdom_builder.state import KbState
from tetrarch.games.kingdom_builder.tables import NEAR

# what things are worth in gold to a seat with a full supply, fading as the supply does: places in the
# weights; the first eight are tiles by kind
UNUSED: Final = TILES  # a tile that can still be used this turn
FREEDOM: Final = TILES + 1  # a terrain without a hex in reach
SCOPE: Final = TILES + 2  # a terrain with many hexes in reach
SPOT: Final = TILES + 3  # a tile that one settlement more would win
CASTLE: Final = TILES + 4  # a castle that one settlement more would touch
TOUCHED: Final = TILES + 5  # a place that merchants could link
SPREAD: Final = TILES + 6  # a settlement in a quadrant that farmers count, up to four
CONTEST: Final = TILES + 7  # a settlement ahead in a quadrant that lords count
NAMES: Final = (
    "oracle farm oasis tower tavern barn harbor paddock "
    "unused freedom scope spot castle touched spread contest"
).split()
WEIGHTS: Final = vec[float]([weight for weight in weights("kingdom_builder", NAMES)])
WIDE: Final = 6  # hexes of a terrain in reach that are as good as more

PARTS: Final = ["gold", "tiles", "freedom", "reach", "guilds"]


def tile_worth(w: vec[float], s: KbState, seat: i64) -> float:
    """The tiles that a seat holds."""
    worth = 0.0
    for spot in range(i64(len(s.board.spot_cell))):
        held = s.tile[seat * SPOTS + spot]
        if held != NONE and held < GONE:
            worth += w[s.board.spot_kind[spot]]
            if held == READY and s.active == seat:
                worth += w[UNUSED]
    return worth


def freedom(w: vec[float], s: KbState, seat: i64) -> float:
    """Terrains without a hex in reach leave the whole board to choose from; else many are better than few."""
    worth = 0.0
    for t in range(i64(TERRAINS)):
        reach = s.reach[seat * POOLS + t]
        if reach > 0:
            worth += w[SCOPE] * float(min(reach, WIDE)) / WIDE
        elif s.free[t] > 0:
            worth += w[FREEDOM]
    return worth


def one_step(s: KbState, seat: i64, cell: i64) -> bool:
    """Whether a settlement beside own ones could come to touch a place."""
    for k in range(i64(6)):
        n = NEAR[cell * 6 + k]
        if n >= 0 and s.owner[n] == FREE and s.near[seat * CELLS + n] > 0 and s.board.terrain[n] < TERRAINS:
            return True
    return False


def within_reach(w: vec[float], s: KbState, seat: i64) -> float:
    """Tiles and castles that the next settlement could win."""
    worth = 0.0
    for spot in range(i64(len(s.board.spot_cell))):
        if s.stock[spot] > 0 and s.tile[seat * SPOTS + spot] == NONE:
            if one_step(s, seat, s.board.spot_cell[spot]):
                worth += w[SPOT]
    for cell in s.board.castle:
        if s.near[seat * CELLS + cell] == 0 and one_step(s, seat, cell):
            worth += w[CASTLE]
    return worth


def promise(w: vec[float], s: KbState, seat: i64) -> float:
    """What guilds that pay late will pay for: places touched, quadrants entered or contested."""
    worth = 0.0
    for guild in s.guild:
        if guild == MERCHANTS:
            worth += w[TOUCHED] * float(ones(Areas(s, seat, s.own(seat)).touched))
        elif guild == FARMERS:
            counts = in_sectors(s)
            for sector in range(i64(4)):
                worth += w[SPREAD] * float(min(counts[seat * 4 + sector], 4))
        elif guild == LORDS:
            counts = in_sectors(s)
            for sector in range(i64(4)):
                worth += w[CONTEST] * float(lead_in(s, counts, seat, sector))
    return worth


def lead_in(s: KbState, counts: vec[i64], seat: i64, sector: i64) -> i64:
    """How many settlements a seat is ahead of the best other in a quadrant, between -4 and 4."""
    best: i64 = 0
    for other in range(s.seats):
        if other != seat and counts[other * 4 + sector] > best:
            best = counts[other * 4 + sector]
    return max(-4, min(4, counts[seat * 4 + sector] - best))


def worths(w: vec[float], s: KbState, seat: i64, readings: Readings) -> vec[float]:
    """Gold if the game ended now, and promises that fade with the supply."""
    left = float(s.supply[seat]) / SETTLEMENTS
    return vec[float](
        [
            float(total(s, seat, readings)),
            left * tile_worth(w, s, seat),
            left * freedom(w, s, seat),
            left * within_reach(w, s, seat),
            left * promise(w, s, seat),
        ]
    )

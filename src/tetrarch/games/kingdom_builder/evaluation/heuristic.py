"""Heuristics for Kingdom Builder's bots."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.grid import DIRECTIONS
from tetrarch.core.match.game_data import weights
from tetrarch.games.kingdom_builder.data.components import TILE_NAMES
from tetrarch.games.kingdom_builder.rules.ids import CELLS, FREE, GONE, NONE, POOLS, READY, SPOTS, TERRAINS
from tetrarch.games.kingdom_builder.rules.pieces import KINDS_OF_TILE, SETTLEMENTS
from tetrarch.games.kingdom_builder.rules.scoring import SOURCES, total
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.tables import NEIGHBOURS
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants

# Places in the weights: what things are worth in gold to a seat with a full supply, fading as that does.
# First a weight for each kind of tile, then these, then those of the guilds that pay late.
UNUSED: Final[i64] = KINDS_OF_TILE  # a tile that can still be used this turn
FREEDOM: Final[i64] = KINDS_OF_TILE + 1  # a terrain without a hex in reach
SCOPE: Final[i64] = KINDS_OF_TILE + 2  # a terrain with many hexes in reach
SPOT: Final[i64] = KINDS_OF_TILE + 3  # a tile that one settlement more would win
CASTLE: Final[i64] = KINDS_OF_TILE + 4  # a castle that one settlement more would touch
WEIGHT_NAMES: Final[list[str]] = [
    *TILE_NAMES,
    *("unused", "freedom", "scope", "spot", "castle"),
    *[source.weight for source in SOURCES if source.weight],
]
PROMISE: Final = vec[i64](
    [i64(WEIGHT_NAMES.index(source.weight)) if source.weight else -1 for source in SOURCES]
)
WEIGHTS: Final = vec[float]([weight for weight in weights("kingdom_builder", WEIGHT_NAMES)])
WIDE: Final = 6  # hexes of a terrain in reach that are as good as more

TERM_NAMES: Final = ["gold", "tiles", "freedom", "reach", "guilds"]


def tiles_value(w: vec[float], s: KbState, seat: i64) -> float:
    """The tiles that a seat holds."""
    value = 0.0
    for spot in range(i64(len(s.board.spot_cell))):
        held = s.tile[seat * SPOTS + spot]
        if held != NONE and held < GONE:
            value += w[s.board.spot_kind[spot]]
            if held == READY and s.active == seat:
                value += w[UNUSED]
    return value


def freedom(w: vec[float], s: KbState, seat: i64) -> float:
    """Terrains without a hex in reach leave the whole board to choose from; else many are better than few."""
    value = 0.0
    for t in range(i64(TERRAINS)):
        reach = s.reach[seat * POOLS + t]
        if reach > 0:
            value += w[SCOPE] * float(min(reach, WIDE)) / WIDE
        elif s.free[t] > 0:
            value += w[FREEDOM]
    return value


def can_touch(s: KbState, seat: i64, cell: i64) -> bool:
    """Whether the next settlement, beside own ones, could touch a location or castle."""
    for k in range(i64(DIRECTIONS)):
        n = NEIGHBOURS[cell * DIRECTIONS + k]
        if n >= 0 and s.owner[n] == FREE and s.near[seat * CELLS + n] > 0 and s.board.terrain[n] < TERRAINS:
            return True
    return False


def within_reach(w: vec[float], s: KbState, seat: i64) -> float:
    """Tiles and castles that the next settlement could win."""
    value = 0.0
    for spot in range(i64(len(s.board.spot_cell))):
        if s.stock[spot] > 0 and s.tile[seat * SPOTS + spot] == NONE:
            if can_touch(s, seat, s.board.spot_cell[spot]):
                value += w[SPOT]
    for cell in s.board.castle:
        if s.near[seat * CELLS + cell] == 0 and can_touch(s, seat, cell):
            value += w[CASTLE]
    return value


def promise(w: vec[float], s: KbState, seat: i64) -> float:
    """What guilds that pay late will pay for: places touched, quadrants entered or contested."""
    value = 0.0
    for guild in s.guild:
        if PROMISE[guild] >= 0:
            value += w[PROMISE[guild]] * float(SOURCES[guild].promise(s, seat))
    return value


def evaluation_terms(w: vec[float], s: KbState, seat: i64, variants: RuleVariants) -> vec[float]:
    """Gold if the game ended now, and promises that fade with the supply."""
    left = float(s.supply[seat]) / float(SETTLEMENTS)
    return vec[float](
        [
            float(total(s, seat, variants)),
            left * tiles_value(w, s, seat),
            left * freedom(w, s, seat),
            left * within_reach(w, s, seat),
            left * promise(w, s, seat),
        ]
    )

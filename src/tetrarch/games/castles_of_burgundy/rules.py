"""What the questions share: the readings a table may choose, costs, sites, gains, storage, sales."""

from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest
from tetrarch.core.kernel import AUTO, Game, Step
from tetrarch.games.castles_of_burgundy.ids import (
    ASK_DISCARD,
    ASK_STOW,
    FROM_SALE,
    GOODS,
    GOODS_SOLD,
    GOT_WORKERS,
    LIMITED,
    ONE_INN,
    REACH,
    SALE_POINTS,
    SALE_SILVER,
    SILVER,
    SITES,
    SOLD,
    STORAGE,
    TILES,
    WORKERS,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma_tables import Manner
from tetrarch.games.castles_of_burgundy.state import CbState, inside
from tetrarch.games.castles_of_burgundy.tables import (
    COLOUR,
    DEPOTS_WITHIN,
    DISTANCE,
    DUCHIES,
    FREE_STEP,
    LIMIT,
    NEAR,
    SALE,
)


class Readings:
    """How a table plays: who begins, and the readings of the rules that all modules may have to know."""

    def __init__(self, first: i64, discard_anywhere: bool) -> None:
        self.first: i64 = first  # [CB-19]
        self.discard_anywhere: bool = discard_anywhere  # [CB-52]
        self.target: i64 = 0  # the first of the solo game, which it tells by [CB-240]
        self.grapes: i64 = 0  # colours of grapes in play [CB-263]
        self.more_empty: bool = True  # more empty spaces decide a tie of teams [CB-236]
        self.people: i64 = 0  # seats that are asked: all but the Châteauma's [CB-281]
        self.manner: Manner = Manner(0, 0, False)  # how the Châteauma plays

    def person(self, k: i64) -> i64:
        """The seats of people, clockwise from the one that begins."""
        return (self.first + k) % self.people


class CbStep(Step[CbState]):
    """A question of The Castles of Burgundy; it knows the readings."""

    def __init__(self, readings: Readings, ruling: i64, part: bool = False, group: bool = False) -> None:
        super().__init__(ruling, group)
        self.readings: Readings = readings
        self.part = part


def has(s: CbState, seat: i64, monastery: i64) -> bool:
    """Whether a monastery works for a seat [CB-97]."""
    return s.powers[seat] >> monastery & 1 != 0


# dice and workers


def steps(s: CbState, seat: i64, free: i64) -> i64:
    """How far a seat's workers can shift a die, free steps included; more than NEAR is of no use [CB-44]."""
    workers = s.workers[seat]
    return min(i64(NEAR), (workers * 2 if has(s, seat, 8) else workers) + free)


def cost(s: CbState, seat: i64, die: i64, value: i64, free: i64) -> i64:
    """The fewest workers that make one value of another; any value of a free die [CB-45, CB-106, CB-111]."""
    far = max(i64(0), DISTANCE[die * 7 + value] - free)
    return (far + 1) >> 1 if has(s, seat, 8) else far


def free_take(s: CbState, seat: i64) -> i64:
    """The free step of a seat that takes a tile with a die [CB-110]."""
    return s.powers[seat] >> 12 & 1


def free_place(s: CbState, seat: i64, kind: i64) -> i64:
    """The free step of a seat that places a tile with a die [CB-107 to CB-109]."""
    return s.powers[seat] >> FREE_STEP[COLOUR[kind]] & 1


# placing


def sites(g: Game[CbState], s: CbState, seat: i64, kind: i64) -> i64:
    """The cells where a seat may place a tile, whatever the die shows [CB-55, CB-56, CB-60].

    Of a team's duchy: those of the half that lies with the seat.
    """
    cells = DUCHIES[s.duchy[seat]].of[COLOUR[kind]] & ~s.filled[seat]
    cells &= g.amount(s, REACH, seat, s.near[seat], kind)
    limit = LIMIT[kind]
    if limit >= 0 and (limit == ONE_INN or not has(s, seat, 1)):
        cells &= ~s.barred[seat * LIMITED + limit]
    return g.amount(s, SITES, seat, cells, kind)


def placeable(g: Game[CbState], s: CbState, seat: i64) -> bool:
    """Whether a seat can place one of its stored tiles if the number does not matter."""
    left = s.held[seat] if s.wing == 0 else s.held[seat] | s.held[s.common(seat)]
    while left != 0:
        kind = lowest(left)
        if sites(g, s, seat, kind) != 0 or (s.wing != 0 and sites(g, s, s.mate(seat), kind) != 0):
            return True
        left &= left - 1
    return False


def fitting(g: Game[CbState], s: CbState, seat: i64, kind: i64, cell: i64) -> bool:
    """Whether a tile may lie on a cell."""
    return sites(g, s, s.home(seat, cell), kind) >> inside(cell) & 1 != 0


def number_of(s: CbState, seat: i64, cell: i64) -> i64:
    """The number of a cell of a seat's duchy."""
    return DUCHIES[s.duchy[s.home(seat, cell)]].die[inside(cell)]


def domain(g: Game[CbState], s: CbState, what: i64, home: i64, cell: i64) -> i64:
    """The area or pasture of a cell, as far as it lies in the same half."""
    duchy = DUCHIES[s.duchy[home]]
    return g.amount(s, what, home, duchy.area[cell], duchy.colour[cell])


def beyond(g: Game[CbState], s: CbState, what: i64, home: i64, cell: i64) -> i64:
    """The rest of it, in the other half of a team's duchy [CB-215]."""
    if s.wing == 0:
        return 0
    duchy = DUCHIES[s.duchy[home]]
    return g.amount(s, what, s.mate(home), duchy.beyond[cell], duchy.colour[cell])


# gains and payments: whatever a seat has changes here


def gain_workers(g: Game[CbState], s: CbState, seat: i64, n: i64) -> None:
    s.workers[seat] += n
    s.workers[s.mate(seat)] = s.workers[seat]
    s.emit(WORKERS, seat, s.workers[seat])
    g.react(s, GOT_WORKERS, seat, n)


def pay_workers(s: CbState, seat: i64, n: i64) -> None:
    if n > 0:
        s.workers[seat] -= n
        s.workers[s.mate(seat)] = s.workers[seat]
        s.emit(WORKERS, seat, s.workers[seat])


def gain_silver(s: CbState, seat: i64, n: i64) -> None:
    s.silver[seat] += n
    s.silver[s.mate(seat)] = s.silver[seat]
    s.emit(SILVER, seat, s.silver[seat])


def gain_points(s: CbState, seat: i64, source: i64, n: i64) -> None:
    s.points[seat] += n
    s.score(seat, source, n)


# storage


def limit(g: Game[CbState], s: CbState, seat: i64) -> i64:
    """How many tiles a seat may store; shield 4 is of no use to private storage [CB-50, CB-232]."""
    return g.amount(s, STORAGE, seat, 3) if s.wing == 0 else 2


def common_limit(g: Game[CbState], s: CbState, seat: i64) -> i64:
    """How many tiles a team may store together [CB-222]."""
    return g.amount(s, STORAGE, seat, 2)


def common_room(g: Game[CbState], s: CbState, seat: i64, size: i64 = 1) -> bool:
    """Whether the storage that a seat shares has a free space; there is one in teams alone."""
    return s.wing != 0 and s.stored[s.common(seat)] + size <= common_limit(g, s, seat)


def room(g: Game[CbState], s: CbState, seat: i64, size: i64 = 1) -> bool:
    """Whether a seat has storage space for a tile, two of them for a double one [CB-50, CB-266]."""
    return s.stored[seat] + size <= limit(g, s, seat) or common_room(g, s, seat, size)


def crowded(g: Game[CbState], s: CbState, seat: i64) -> bool:
    """Whether storage has more tiles than it may have since a shield is lost [CB-193, CB-232]."""
    if s.wing != 0:
        return s.stored[s.common(seat)] > common_limit(g, s, seat)
    return s.stored[seat] > limit(g, s, seat)


def spaces_for(kind: i64) -> i64:
    """How many storage spaces a tile takes [CB-266]."""
    return 2 if kind >= TILES else 1


def receive(g: Game[CbState], s: CbState, seat: i64, kind: i64) -> None:
    """A seat stores a tile; if there is no room, it gives up another for it [CB-51, CB-223]."""
    full = not room(g, s, seat, spaces_for(kind))
    s.store(seat, kind)
    if full:
        s.push(ASK_DISCARD, seat, kind + 1)
    elif s.wing != 0:
        s.push(ASK_STOW, AUTO, seat, kind)


# goods


def store_goods(s: CbState, seat: i64, good: i64, n: i64) -> None:
    """Goods come to a seat, or leave it; partners have all in common [CB-221]."""
    s.wares[seat * GOODS + good] += n
    s.wares[s.mate(seat) * GOODS + good] = s.wares[seat * GOODS + good]


def goods_of(s: CbState, seat: i64) -> i64:
    """The kinds of goods that a seat stores."""
    kinds: i64 = 0
    for good in range(i64(GOODS)):
        if s.wares[seat * GOODS + good] > 0:
            kinds |= bit(good)
    return kinds


def sellable(s: CbState, seat: i64, die: i64) -> i64:
    """The kinds of goods that a die can sell [CB-84]."""
    return goods_of(s, seat) & DEPOTS_WITHIN[die * 4 + steps(s, seat, 0)]


def sell(g: Game[CbState], s: CbState, seat: i64, good: i64) -> None:
    """All goods of a kind are sold [CB-85, CB-86, CB-100, CB-101]."""
    n = s.wares[seat * GOODS + good]
    store_goods(s, seat, good, -n)
    s.sold[seat * GOODS + good] += n
    s.sold[s.mate(seat) * GOODS + good] = s.sold[seat * GOODS + good]
    s.emit(GOODS_SOLD, seat, good, n)
    gain_silver(s, seat, g.amount(s, SALE_SILVER, seat, 2 if has(s, seat, 3) else 1, n))
    if has(s, seat, 4):
        gain_workers(g, s, seat, 1)
    gain_points(s, seat, FROM_SALE, g.amount(s, SALE_POINTS, seat, n * SALE[s.seats]))
    g.react(s, SOLD, seat, good | n << 3)

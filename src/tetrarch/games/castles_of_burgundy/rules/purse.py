"""Gains and payments: whatever workers, silver, points and goods a seat has changes here."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import Game
from tetrarch.games.castles_of_burgundy.rules.dice import steps
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_SALE_POINTS,
    AMOUNT_SALE_SILVER,
    CAUSE_MONASTERY_4,
    CAUSE_SALE,
    EVENT_GOODS_SOLD,
    EVENT_SILVER,
    EVENT_WORKERS,
    GOODS,
    ON_GOT_WORKERS,
    ON_SOLD,
    SOURCE_SALE,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import DEPOTS_WITHIN, SALE, SALE_SILVER_EACH
from tetrarch.games.castles_of_burgundy.rules.tiles.monasteries import (
    AMOUNT,
    SILVER_ON_SALE,
    TOTAL_SILVER,
    WORKER_ON_SALE,
    best,
    has,
    total,
)


def gain_workers(g: Game[CbState], s: CbState, seat: i64, n: i64, cause: i64 = 0) -> None:
    change_workers(s, seat, n, cause)
    g.react(s, ON_GOT_WORKERS, seat, n)


def pay_workers(s: CbState, seat: i64, n: i64, cause: i64 = 0) -> None:
    change_workers(s, seat, -n, cause)


def change_workers(s: CbState, seat: i64, n: i64, cause: i64) -> None:
    if n != 0:
        s.workers[seat] += n
        s.workers[s.mate(seat)] = s.workers[seat]
        s.emit(EVENT_WORKERS, seat, n, s.workers[seat], cause)


def gain_silver(s: CbState, seat: i64, n: i64, cause: i64 = 0) -> None:
    """Silver comes; a negative number is paid."""
    if n != 0:
        s.silver[seat] += n
        s.silver[s.mate(seat)] = s.silver[seat]
        s.emit(EVENT_SILVER, seat, n, s.silver[seat], cause)


def gain_points(s: CbState, seat: i64, source: i64, n: i64) -> None:
    s.points[seat] += n
    s.score(seat, source, n)


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


def sale_silver(g: Game[CbState], s: CbState, seat: i64, n: i64) -> i64:
    """The silver that a sale of so many goods brings [CB-86, CB-100]."""
    silver = best(s, seat, SILVER_ON_SALE, TOTAL_SILVER, SALE_SILVER_EACH)
    return g.amount(s, AMOUNT_SALE_SILVER, seat, silver, n)


def sale_points(g: Game[CbState], s: CbState, seat: i64, n: i64) -> i64:
    """The points that a sale of so many goods brings [CB-86]."""
    return g.amount(s, AMOUNT_SALE_POINTS, seat, n * SALE[s.seats])


def sell(g: Game[CbState], s: CbState, seat: i64, good: i64) -> None:
    """All goods of a kind are sold [CB-85, CB-86, CB-100, CB-101]."""
    n = s.wares[seat * GOODS + good]
    store_goods(s, seat, good, -n)
    s.sold[seat * GOODS + good] += n
    s.sold[s.mate(seat) * GOODS + good] = s.sold[seat * GOODS + good]
    s.emit(EVENT_GOODS_SOLD, seat, good, n)
    gain_silver(s, seat, sale_silver(g, s, seat, n), CAUSE_SALE)
    if has(s, seat, WORKER_ON_SALE):
        gain_workers(g, s, seat, total(s, seat, WORKER_ON_SALE, AMOUNT), CAUSE_MONASTERY_4)
    gain_points(s, seat, SOURCE_SALE, sale_points(g, s, seat, n))
    g.react(s, ON_SOLD, seat, good | n << 3)

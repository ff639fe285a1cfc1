"""Module 6: whims at court, tiles that change what advisors give [KI-230 to KI-249]."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest
from tetrarch.core.kernel import CHANCE, Module
from tetrarch.games.kingsburg.ids import (
    A_PLACE_SET,
    ALIKE,
    ASK_GIFT,
    ASK_GIVE,
    ASK_NAME,
    ASK_PICK,
    ASK_WHIM,
    DRAW_LOT,
    DRAW_WHIM,
    EMPTY,
    END_SEASON,
    FOR_WHIM,
    GOODS,
    KINDS,
    NEW_YEAR,
    ON_COVERED_HELP,
    PLUS2,
    RESTORE,
    SEASON_FLOW,
    SETUP_FLOW,
    STOCK_NOW,
)
from tetrarch.games.kingsburg.modules.weaving import before
from tetrarch.games.kingsburg.rules import Rules
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.tables import EVERY_ADVISOR

# tiles by their place, which is one less than their number
COPY: Final = 0
TOKENS: Final = 1
LEFT_NAMES: Final = 2
STOCK: Final = 3
LOT: Final = 4
EXCHANGE: Final = 5
DOUBLE: Final = 6
BOTH_NAME: Final = 7
PAIRS: Final = 8
TWO_ALIKE: Final = 9
CATCH_UP: Final = 10
OTHERS_TOO: Final = 11
ALL_SORTS: Final = 12
REST_OF_FIVE: Final = 13
SHARE_OUT: Final = 14
FULL: Final = 7  # one good of each kind


class Whims(Module[KiState]):
    """A covered advisor gives what its tile says."""

    def __init__(self, rules: Rules, restoration: bool) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.restoration: bool = restoration
        self.triggers = [ON_COVERED_HELP]

    def weave(self, flow: list[list[int]]) -> None:
        if self.restoration:
            before(flow, SETUP_FLOW, NEW_YEAR, [DRAW_LOT])
            before(flow, SEASON_FLOW, END_SEASON, [RESTORE])
        else:
            flow[SEASON_FLOW].insert(0, DRAW_WHIM)

    def react(self, s: KiState, trigger: i64, seat: i64, a: i64) -> None:
        """The help of tile `a`: what is sure comes at once, the rest is asked for."""
        if a == COPY:
            self.copy(s, seat)
        elif a == LEFT_NAMES or a == BOTH_NAME:
            if a == BOTH_NAME:
                s.push(ASK_NAME, (seat + s.seats - 1) % s.seats, a, seat)
            s.push(ASK_NAME, (seat + 1) % s.seats, a, seat)
        elif a == LOT:
            s.gain(seat, s.lot, 1)
            s.lot = EMPTY
            s.push(DRAW_LOT, CHANCE)
        elif a == TWO_ALIKE:
            s.push(ASK_GIFT, seat, 2, ALIKE)
        elif a == ALL_SORTS:
            self.give_all_sorts(s, seat)
        elif a == SHARE_OUT:
            for kind in range(i64(GOODS)):
                s.gain(seat, kind, 2)
            s.push(ASK_GIVE, seat, 2)
        elif a == DOUBLE or a == REST_OF_FIVE:
            self.ask_opponent(s, seat, a)
        elif a > SHARE_OUT:
            s.earn(seat, FOR_WHIM, 5)
        else:
            self.ask(s, seat, a)

    def copy(self, s: KiState, seat: i64) -> None:
        """The lowest other advisor that nobody influenced helps, unless it is closed [KI-234]."""
        others = EVERY_ADVISOR - 1  # dice that the Duke has moved may have left a marker on the first
        free = self.game.amount(s, A_PLACE_SET, seat, EVERY_ADVISOR) & others & ~s.taken
        if free != 0:
            self.rules.help(s, seat, lowest(free))

    def give_all_sorts(self, s: KiState, seat: i64) -> None:
        s.push(ASK_GIFT, seat, 1)
        s.gain(seat, PLUS2, 1)
        s.earn(seat, FOR_WHIM, 1)
        self.rules.recruit_by_help(s, seat, 1, self.rules.readings.stable_whims)
        self.rules.look(s, seat)

    def ask_opponent(self, s: KiState, seat: i64, tile: i64) -> None:
        """Of two players the other is the opponent; else the helped one says which."""
        if s.seats == 2:
            s.push(ASK_PICK, 1 - seat, tile, seat)
        else:
            s.push(ASK_WHIM, seat, tile)

    def ask(self, s: KiState, seat: i64, tile: i64) -> None:
        """A choice, where there is one."""
        if tile == TOKENS and s.goods[seat * KINDS + PLUS2] == 0:
            s.gain(seat, PLUS2, 2)
        elif tile == STOCK and s.stock & (s.stock - 1) == 0:
            take_from_stock(s, seat, lowest(s.stock))
        elif tile == EXCHANGE and s.goods_of(seat) == 0 and s.soldiers[seat] == 0 and s.points[seat] < 1:
            return
        elif tile == CATCH_UP and catch_up(s, seat) == 0:
            s.gain(seat, GOODS - 1, 1)
            s.earn(seat, FOR_WHIM, 1)
            self.rules.recruit_by_help(s, seat, 1, self.rules.readings.stable_whims)
        else:
            s.push(ASK_WHIM, seat, tile)


def fill(s: KiState) -> None:
    """One good of each kind comes to lie on tile 4 [KI-237]."""
    s.stock = FULL
    s.emit(STOCK_NOW, 0, s.stock)


def take_from_stock(s: KiState, seat: i64, good: i64) -> None:
    """A good of tile 4, which is filled again when it is empty [KI-237]."""
    s.gain(seat, good, 1)
    s.stock &= ~bit(good)
    if s.stock == 0:
        fill(s)
    else:
        s.emit(STOCK_NOW, 0, s.stock)


def catch_up(s: KiState, seat: i64) -> i64:
    """In what nobody has less, as a bit set: goods, soldiers, points [KI-244]."""
    out: i64 = 7
    for other in range(s.seats):
        if s.goods_of(other) < s.goods_of(seat):
            out &= 6
        if s.soldiers[other] < s.soldiers[seat]:
            out &= 5
        if s.points[other] < s.points[seat]:
            out &= 3
    return out

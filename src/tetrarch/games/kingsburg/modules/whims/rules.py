"""Module 6: whims at court, tiles that change what advisors give [KI-230 to KI-249]."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.kernel import CHANCE, Decision, Module
from tetrarch.games.kingsburg.modules.whims.ids import (
    ASK_GIVE,
    ASK_NAME,
    ASK_PICK,
    ASK_WHIM,
    DRAW_LOT,
    DRAW_WHIM,
    EVENT_STOCK_NOW,
    RESTORE,
)
from tetrarch.games.kingsburg.modules.whims.tables import (
    ALIKE_GOODS,
    ALIKE_NUMBER,
    BOTH_NAME,
    CATCH_UP,
    CHOICE_WIDTH,
    CHOICES,
    COPY,
    DOUBLE,
    EXCHANGE,
    GAIN_ROWS,
    GIFTS,
    GIVEN_AWAY,
    GIVES,
    LEFT_NAMES,
    LOT,
    REST_OF_FIVE,
    SHARE_GAINS,
    SHARE_OUT,
    SOURCE_WHIM,
    STOCK,
    STOCKED,
    TAKEN,
    TOKENS,
    TRADE_PAID,
)
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.flow import before
from tetrarch.games.kingsburg.rules.ids import (
    ALIKE,
    AMOUNT_PLACE_SET,
    ASK_GIFT,
    END_SEASON,
    GAINS,
    GOODS,
    HELP,
    KINDS,
    LOOK,
    NEW_YEAR,
    ON_COVERED_HELP,
    SEASON_FLOW,
    SETUP_FLOW,
    SOLDIER,
    VP,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.tables import EVERY_ADVISOR


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
            self.take_lot(s, seat)
        elif a == ALIKE_GOODS:
            s.push(ASK_GIFT, seat, ALIKE_NUMBER, ALIKE)
        elif a == SHARE_OUT:
            for kind in range(i64(GOODS)):
                s.gain(seat, kind, TAKEN[kind])
            s.push(ASK_GIVE, seat, GIVEN_AWAY)
        elif a == DOUBLE or a == REST_OF_FIVE:
            self.ask_opponent(s, seat, a)
        elif GIVES >> a & 1:
            self.give(s, seat, a)
        else:
            self.ask(s, seat, a)

    def take_lot(self, s: KiState, seat: i64) -> None:
        """The good on tile 5; it is replaced when the advisor has helped everybody [KI-238]."""
        s.gain(seat, s.lot, 1)
        at = len(s.stack)
        if not self.rules.variants.lot_after_each:
            while at > 0 and s.stack[at - 1].step != HELP:
                at -= 1
        if at == len(s.stack) or s.stack[at].step != DRAW_LOT:
            s.stack.insert(at, Decision(DRAW_LOT, CHANCE))

    def copy(self, s: KiState, seat: i64) -> None:
        """The lowest other advisor that nobody influenced helps, unless it is closed [KI-234]."""
        others = EVERY_ADVISOR - 1  # dice that the Duke has moved may have left a marker on the first
        free = self.game.amount(s, AMOUNT_PLACE_SET, seat, EVERY_ADVISOR) & others & ~s.taken
        if free != 0:
            self.rules.help(s, seat, lowest(free))

    def give(self, s: KiState, seat: i64, tile: i64) -> None:
        """What the row of a tile lists."""
        at = tile * GAINS
        if GIFTS[tile] != 0:
            s.push(ASK_GIFT, seat, GIFTS[tile])
        self.rules.gain_row(s, seat, GAIN_ROWS, at, SOURCE_WHIM)
        if GAIN_ROWS[at + SOLDIER] != 0:
            self.rules.recruit_by_whim(s, seat, GAIN_ROWS[at + SOLDIER])
        if GAIN_ROWS[at + LOOK] != 0:
            self.rules.look(s, seat)

    def ask_opponent(self, s: KiState, seat: i64, tile: i64) -> None:
        """Of two players the other is the opponent; else the helped one says which."""
        if s.seats == 2:
            s.push(ASK_PICK, 1 - seat, tile, seat)
        else:
            s.push(ASK_WHIM, seat, tile)

    def ask(self, s: KiState, seat: i64, tile: i64) -> None:
        """A choice, where there is one."""
        if tile == TOKENS and not can_choose(s, seat, 1):
            choose(self.rules, s, seat, 0)
        elif tile == STOCK and s.stock & (s.stock - 1) == 0:
            take_from_stock(s, seat, lowest(s.stock))
        elif tile == EXCHANGE and not can_trade(s, seat):
            return
        elif tile == CATCH_UP and catch_up(s, seat) == 0:
            take_share(self.rules, s, seat, 0)
        else:
            s.push(ASK_WHIM, seat, tile)


# tiles 2 and 12


def can_choose(s: KiState, seat: i64, choice: i64) -> bool:
    """Whether the seat has the goods and tokens that a choice costs."""
    for kind in range(i64(KINDS)):
        if s.goods[seat * KINDS + kind] < CHOICES[choice * CHOICE_WIDTH + kind]:
            return False
    return True


def choose(rules: Rules, s: KiState, seat: i64, choice: i64) -> None:
    """Pay and gain; some choices give others something, too [KI-235, KI-245]."""
    at = choice * CHOICE_WIDTH
    for other in range(s.seats):
        if other == seat:
            for kind in range(i64(KINDS)):
                if CHOICES[at + kind] != 0:
                    s.gain(seat, kind, -CHOICES[at + kind])
            rules.gain_row(s, seat, CHOICES, at + GAINS, SOURCE_WHIM)
            if CHOICES[at + GAINS + SOLDIER] != 0:
                rules.recruit_by_whim(s, seat, CHOICES[at + GAINS + SOLDIER])
        else:
            rules.gain_row(s, other, CHOICES, at + 2 * GAINS, SOURCE_WHIM)


# tile 4


def fill(s: KiState) -> None:
    """One good of each kind comes to lie on tile 4 [KI-237]."""
    s.stock = STOCKED
    s.emit(EVENT_STOCK_NOW, 0, s.stock)


def take_from_stock(s: KiState, seat: i64, good: i64) -> None:
    """A good of tile 4, which is filled again when it is empty [KI-237]."""
    s.gain(seat, good, 1)
    s.stock &= ~bit(good)
    if s.stock == 0:
        fill(s)
    else:
        s.emit(EVENT_STOCK_NOW, 0, s.stock)


# tile 6


def can_trade(s: KiState, seat: i64) -> bool:
    """Whether the seat has a good, a point or a soldier to give up."""
    goods = s.goods_of(seat) >= TRADE_PAID[0]
    return goods or s.points[seat] >= TRADE_PAID[1] or s.soldiers[seat] >= TRADE_PAID[2]


# tile 11


def take_share(rules: Rules, s: KiState, seat: i64, share: i64) -> None:
    """Goods and points one by one, soldiers together as one help [KI-244]."""
    at = share * GAINS
    for kind in range(i64(GOODS)):
        for _ in range(SHARE_GAINS[at + kind]):
            s.gain(seat, kind, 1)
    for _ in range(SHARE_GAINS[at + VP]):
        s.earn(seat, SOURCE_WHIM, 1)
    if SHARE_GAINS[at + SOLDIER] != 0:
        rules.recruit_by_whim(s, seat, SHARE_GAINS[at + SOLDIER])


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

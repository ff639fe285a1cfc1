"""Set-up: duchies, first goods, start castles."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest
from tetrarch.core.engine.kernel import CHANCE, Decision
from tetrarch.games.castles_of_burgundy.rules.ids import (
    ASK_CASTLE,
    ASK_SIDE,
    CASTLE,
    CELLS,
    CHANCE_BOARD,
    CHANCE_DUCHY,
    CHANCE_GOOD,
    DO_CASTLE,
    DO_SIDE,
    EVENT_BOARD_DEALT,
    EVENT_CASTLE_SET,
    EVENT_DUCHY_DEALT,
    EVENT_FIRST_GOOD,
    GOODS,
    NONE,
)
from tetrarch.games.castles_of_burgundy.rules.purse import store_goods
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import CbStep, RuleVariants
from tetrarch.games.castles_of_burgundy.rules.tables import DUCHIES, START_GOODS

COPIES: Final[i64] = 4  # of every board [CB-12]


def board_of(duchy: i64) -> i64:
    """The board, from 0 on, with a duchy on one of its sides: the first has duchies 1 and 2 [CB-12]."""
    return duchy - 1 >> 1


def front_of(board: i64) -> i64:
    """The duchy on the first side of a board; the next one is on its back [CB-12]."""
    return board << 1 | 1


def same_board(duchy: i64, other: i64) -> bool:
    """Whether two duchies are the sides of one board, or the same side [CB-12]."""
    return board_of(duchy) == board_of(other)


class DealBoard(CbStep):
    """Which board is seat `d.a` dealt [CB-13]? Its two sides have numbers that follow each other [CB-12]."""

    def __init__(self, variants: RuleVariants, ruling: i64, first: i64, last: i64) -> None:
        super().__init__(variants, ruling)
        self.first: i64 = first  # the numbers of the duchies in play [CB-15]
        self.last: i64 = last

    def open(self, s: CbState, d: Decision) -> None:
        for k in range(self.variants.people - 1, -1, -1):
            s.push(d.step, CHANCE, self.variants.person(k))

    def copies(self, s: CbState, number: i64) -> i64:
        """How many boards with this number are left."""
        n = COPIES
        for seat in range(s.seats):
            if s.duchy[seat] > 0 and same_board(s.duchy[seat], number):
                n -= 1
        return n

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for number in range(self.first, self.last + 1, 2):
            if self.copies(s, number) > 0:
                out = append(out, CHANCE_BOARD | board_of(number) << 8)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([self.copies(s, front_of(x >> 8)) for x in self.legal(s, d)])

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        assign(s, d.a, front_of(x >> 8))
        s.emit(EVENT_BOARD_DEALT, d.a, x >> 8)


def assign(s: CbState, seat: i64, number: i64) -> None:
    """A seat has a duchy, or at least a board."""
    duchy = s.duchy[:]
    duchy[seat] = number
    s.duchy = duchy


class DealDuchy(DealBoard):
    """Which duchy is seat `d.a` dealt, side and all [CB-13]?"""

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for number in range(self.first, self.last + 1):
            if self.copies(s, number) > 0:
                out = append(out, CHANCE_DUCHY | number - 1 << 8)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([self.copies(s, (x >> 8) + 1) for x in self.legal(s, d)])

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        assign(s, d.a, (x >> 8) + 1)
        s.emit(EVENT_DUCHY_DEALT, d.a, x >> 8)


def seal(s: CbState, seat: i64, answer: i64) -> None:
    """Note an answer that is not to be seen before all are given."""
    sealed = s.sealed[:]
    sealed[seat] = answer
    s.sealed = sealed


def unseal(s: CbState) -> vec[i64]:
    """All answers of a group are shown."""
    answers = s.sealed
    s.sealed = vec[i64]([NONE] * s.seats)
    return answers


class ChooseSide(CbStep):
    """Which side of the board [CB-14]?"""

    def open(self, s: CbState, d: Decision) -> None:
        for k in range(self.variants.people - 1, -1, -1):
            s.push(d.step, self.variants.person(k))

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        odd = s.duchy[d.seat] - 1 | 1
        return vec[i64]([DO_SIDE | odd - 1 << 8, DO_SIDE | odd << 8])

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        seal(s, d.seat, (x >> 8) + 1)
        if not s.asks(ASK_SIDE):
            sides = unseal(s)
            for seat in range(self.variants.people):
                assign(s, seat, sides[seat])
                s.emit(EVENT_DUCHY_DEALT, seat, sides[seat] - 1)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return 13


class DrawFirstGood(CbStep):
    """Which good does seat `d.a` start with, the first of `d.b` [CB-17]?"""

    def open(self, s: CbState, d: Decision) -> None:
        s.push(d.step, CHANCE, self.variants.first, START_GOODS)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        return goods_left(s)

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([s.unseen[x >> 8] for x in goods_left(s)])

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.unseen[x >> 8] -= 1
        store_goods(s, d.a, x >> 8, 1)
        s.emit(EVENT_FIRST_GOOD, d.a, x >> 8)
        following = (d.a + 1) % self.variants.people
        if d.b > 1:
            s.push(d.step, CHANCE, d.a, d.b - 1)
        elif following != self.variants.first and following != s.mate(self.variants.first):
            s.push(d.step, CHANCE, following, START_GOODS)


def goods_left(s: CbState) -> vec[i64]:
    """The kinds of goods of which nobody has seen all."""
    out = vec[i64]()
    for good in range(i64(GOODS)):
        if s.unseen[good] > 0:
            out = append(out, CHANCE_GOOD | good << 8)
    return out


class SetCastle(CbStep):
    """Where does the start castle lie [CB-22]? It scores nothing and gives no action [CB-23]."""

    def __init__(self, variants: RuleVariants, ruling: i64, cells: list[int], refusal: i64 = 22) -> None:
        super().__init__(variants, ruling, group=True)
        self.cells: list[int] = cells  # the cells to choose from, if not all castle spaces
        self.refusal: i64 = refusal  # the ruling that other answers break

    def open(self, s: CbState, d: Decision) -> None:
        for k in range(self.variants.people - 1, -1, -1):
            seat = self.variants.person(k)
            if not s.leads(seat):
                continue
            if len(self.cells) == 1:
                self.put(s, seat, self.cells[0])
            else:
                s.push(d.step, seat)

    def put(self, s: CbState, seat: i64, cell: i64) -> None:
        s.bag[CASTLE] -= 1
        s.put(seat, cell, CASTLE)
        s.emit(EVENT_CASTLE_SET, seat, cell)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        if len(self.cells) > 0:
            return vec[i64]([DO_CASTLE | cell << 8 for cell in self.cells])
        out = castle_spaces(s, d.seat, 0, vec[i64]())
        return out if s.mate(d.seat) == d.seat else castle_spaces(s, d.seat, CELLS, out)

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        seal(s, d.seat, x >> 8)
        if not s.asks(ASK_CASTLE):
            cells = unseal(s)
            for seat in range(s.seats):
                if cells[seat] != NONE:
                    self.put(s, seat, cells[seat])

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return self.refusal


def castle_spaces(s: CbState, seat: i64, first: i64, out: vec[i64]) -> vec[i64]:
    """Answers for the castle spaces of a duchy, in the half whose first cell is given."""
    cells = DUCHIES[s.duchy[s.home(seat, first)]].of[CASTLE]
    while cells != 0:
        out = append(out, DO_CASTLE | first + lowest(cells) << 8)
        cells &= cells - 1
    return out

"""What may be done at any time in the own turn, and the die actions, wherever they are offered."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest
from tetrarch.core.kernel import Decision, ascending
from tetrarch.core.rng import Rng
from tetrarch.games.castles_of_burgundy.effects import place
from tetrarch.games.castles_of_burgundy.ids import (
    BLACK,
    BOUGHT,
    BOUGHT_TILE,
    BUILDING,
    BUILT,
    CELLS,
    DEPOTS,
    DO_BUY,
    DO_MASON,
    DO_PLACE,
    DO_PLACE_SHARED,
    DO_SELL,
    DO_SKIP,
    DO_TAKE,
    DO_WORKERS,
    INN,
    PLACES,
    SLOTS,
    TOOK,
    WAIVED,
)
from tetrarch.games.castles_of_burgundy.moves import Listed, Lot, Moves
from tetrarch.games.castles_of_burgundy.rules import (
    CbStep,
    cost,
    fitting,
    free_place,
    free_take,
    gain_silver,
    gain_workers,
    goods_of,
    has,
    number_of,
    pay_workers,
    receive,
    room,
    sell,
    sellable,
    sites,
    steps,
)
from tetrarch.games.castles_of_burgundy.state import CbState, inside
from tetrarch.games.castles_of_burgundy.tables import COLOUR, DEPOTS_WITHIN, DUCHIES, KINDS


class Asked(CbStep):
    """A question to a seat in its own turn: its answers, and what is allowed at any time [CB-46]."""

    # what a question supplies

    def answers(self, s: CbState, d: Decision, moves: Moves) -> None:
        """The question's own answers."""
        raise NotImplementedError

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        """Apply one of them; not called for DO_SKIP."""
        raise NotImplementedError

    def waive(self, s: CbState, d: Decision) -> None:
        """Go on after DO_SKIP."""

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        """The ruling that a refused answer of the question's own breaks."""
        return self.ruling

    # the mechanism

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        moves = Listed()
        self.collect(s, d, moves)
        return ascending(moves.found)

    def pick(self, s: CbState, d: Decision, rng: Rng) -> i64:
        """Like the list, without it."""
        lot = Lot(rng)
        self.collect(s, d, lot)
        return lot.draw()

    def collect(self, s: CbState, d: Decision, moves: Moves) -> None:
        self.answers(s, d, moves)
        if s.active == d.seat:
            self.anytime(s, d.seat, moves)

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        kind = x & 0xFF
        if kind == DO_BUY:
            s.stack.append(d)
            self.buy(s, d.seat, x >> 8)
        elif kind == DO_MASON:
            s.stack.append(d)
            s.done |= BUILT
            pay_workers(s, d.seat, 2)
            self.carry(s, d.seat, x >> 8 & 0xFFF, x >> 20)
        elif kind == DO_SKIP:
            s.emit(WAIVED, d.seat)
            self.waive(s, d)
        else:
            self.answer(s, d, x)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        kind = x & 0xFF
        if kind == DO_BUY or kind == DO_MASON:
            return self.why_not_now(s, d, x)
        return self.why_not(s, d, x)

    # at any time

    def roomy(self, s: CbState, seat: i64) -> bool:
        """Whether a tile can come to storage other than by the take action [CB-52]."""
        return self.readings.discard_anywhere or room(self.game, s, seat)

    def can_buy(self, s: CbState, seat: i64) -> bool:
        """Whether a purchase is allowed, if there is something to buy [CB-88]."""
        return s.silver[seat] >= 2 and s.done & BOUGHT == 0 and self.roomy(s, seat)

    def can_build(self, s: CbState, seat: i64) -> bool:
        """Whether monastery 6 may be used, if there is a building [CB-104]."""
        return has(s, seat, 6) and s.workers[seat] >= 2 and s.done & BUILT == 0 and self.roomy(s, seat)

    def anytime(self, s: CbState, seat: i64, moves: Moves) -> None:
        if self.can_buy(s, seat):
            moves.add(DO_BUY, self.for_sale(s), 8)
        if self.can_build(s, seat):
            self.offers(s, DO_MASON, KINDS[BUILDING], moves)

    def for_sale(self, s: CbState) -> i64:
        """The kinds of tiles in the black depot, and the inns beside it [CB-88, CB-164]."""
        return s.lying(BLACK, PLACES - BLACK) | (bit(INN) if s.inns > 0 else 0)

    def offers(self, s: CbState, kind: i64, tiles: i64, moves: Moves) -> None:
        """Actions that take one of some kinds of tiles out of any numbered depot."""
        for depot in range(i64(DEPOTS)):
            moves.add(kind | depot << 8, s.depot(depot) & tiles, 20)

    def buy(self, s: CbState, seat: i64, kind: i64) -> None:
        """A tile of the black depot, or an inn beside it, for two silver [CB-88, CB-164]."""
        s.done |= BOUGHT
        gain_silver(s, seat, -2)
        s.take_black(kind)
        s.emit(BOUGHT_TILE, seat, kind)
        receive(self.game, s, seat, kind)

    def carry(self, s: CbState, seat: i64, depot: i64, kind: i64) -> None:
        """A tile goes from a numbered depot to storage."""
        s.lift(depot * SLOTS, SLOTS, kind)
        s.emit(TOOK, seat, depot, kind)
        receive(self.game, s, seat, kind)

    def why_not_now(self, s: CbState, d: Decision, x: i64) -> i64:
        if s.active != d.seat:
            return 47
        if not self.roomy(s, d.seat):
            return 52
        if x & 0xFF == DO_MASON:
            return 104
        return 164 if x >> 8 == INN and self.can_buy(s, d.seat) else 88

    # die actions, with a number of choice for die 0

    def with_die(self, s: CbState, seat: i64, die: i64, moves: Moves) -> None:
        """The four actions with one die [CB-41]."""
        moves.one(DO_WORKERS | die << 8)
        moves.add(DO_SELL | die << 8, sellable(s, seat, die), 20)
        depots = DEPOTS_WITHIN[die * 4 + steps(s, seat, free_take(s, seat))]
        while depots != 0:
            depot = lowest(depots)
            depots &= depots - 1
            moves.add(DO_TAKE | die << 8 | depot << 20, s.depot(depot), 32)
        self.placings(s, seat, die, moves)

    def placings(self, s: CbState, seat: i64, die: i64, moves: Moves) -> None:
        """Every stored tile on every cell that the die allows [CB-55], the shared ones too [CB-223]."""
        if s.wing == 0:
            self.placings_of(s, seat, DO_PLACE | die << 8, s.held[seat], 0, moves)
            return
        for first in range(i64(0), i64(CELLS + 1), i64(CELLS)):
            self.placings_of(s, seat, DO_PLACE | die << 8, s.held[seat], first, moves)
            self.placings_of(s, seat, DO_PLACE_SHARED | die << 8, s.held[s.common(seat)], first, moves)

    def placings_of(self, s: CbState, seat: i64, x: i64, held: i64, first: i64, moves: Moves) -> None:
        """Some kinds of tiles in the half whose first cell is given; `x` has the kind and the die."""
        home = s.home(seat, first)
        within = DUCHIES[s.duchy[home]].within
        while held != 0:
            kind = lowest(held)
            held &= held - 1
            far = steps(s, seat, free_place(s, seat, kind))
            cells = within[(x >> 8) * 4 + far] & sites(self.game, s, home, kind)
            moves.add(x | kind << 20 | first << 32, cells, 32)

    def act(self, s: CbState, seat: i64, x: i64) -> None:
        """Carry out one of the four actions."""
        kind, die, b = x & 0xFF, x >> 8 & 0xFFF, x >> 20 & 0xFFF
        if kind == DO_WORKERS:
            gain_workers(self.game, s, seat, 4 if has(s, seat, 14) else 2)
            if has(s, seat, 13):
                gain_silver(s, seat, 1)
        elif kind == DO_SELL:
            pay_workers(s, seat, cost(s, seat, die, b + 1, 0))
            sell(self.game, s, seat, b)
        elif kind == DO_TAKE:
            pay_workers(s, seat, cost(s, seat, die, b + 1, free_take(s, seat)))
            self.carry(s, seat, b, x >> 32)
        else:
            number = number_of(s, seat, x >> 32)
            pay_workers(s, seat, cost(s, seat, die, number, free_place(s, seat, b)))
            s.unstore(seat if kind == DO_PLACE else s.common(seat), b)
            place(self.game, s, seat, x >> 32, b)

    def why_no_act(self, s: CbState, seat: i64, x: i64) -> i64:
        """The ruling that a die action breaks, the die apart; taking workers breaks none."""
        kind, b = x & 0xFF, x >> 20 & 0xFFF
        if kind == DO_TAKE:
            return 49 if not s.depot(b) >> (x >> 32) & 1 else 44
        if kind == DO_SELL:
            return 84 if not goods_of(s, seat) >> b & 1 else 44
        if kind == DO_PLACE_SHARED:
            return self.why_not_placed(s, seat, s.common(seat), b, x >> 32) if s.wing != 0 else 212
        return self.why_not_placed(s, seat, seat, b, x >> 32)

    def why_not_placed(self, s: CbState, seat: i64, shelf: i64, kind: i64, cell: i64) -> i64:
        """Why a tile out of a storage cannot lie on a cell, the die apart."""
        if cell >= CELLS and s.wing == 0:
            return 55
        home, here = s.home(seat, cell), inside(cell)
        if not s.held[shelf] >> kind & 1 or not DUCHIES[s.duchy[home]].of[COLOUR[kind]] >> here & 1:
            return 55
        if s.filled[home] >> here & 1:
            return 57
        if fitting(self.game, s, seat, kind, cell):
            return 44
        if not s.near[home] >> here & 1:
            return 56
        return 166 if kind == INN else 60

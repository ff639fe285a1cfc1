"""The shields: eighteen powers that castles carry."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest, ones
from tetrarch.core.kernel import AUTO, Decision, Game, Module
from tetrarch.games.castles_of_burgundy.ids import (
    ANYTIME,
    AREA,
    ASK_ACTION,
    ASK_DEPLOY,
    ASK_DISCARD,
    ASK_FOLLOW,
    ASK_GATHER,
    ASK_GOOD,
    ASK_GOODS,
    ASK_TRIBUTE,
    ASK_TURN,
    BLESSED,
    BONUS,
    BY_CASTLE,
    CELLS,
    DEAL_SHIELD,
    DEPOTS,
    DIE_SET,
    DO_FOLLOW,
    DO_GATHER,
    DO_SET,
    DO_SHIELD,
    DOMAIN,
    FINAL_POINTS,
    FINISH,
    FOLLOWED,
    FROM_SHIELDS,
    GAME_END,
    GOODS,
    GOT_WORKERS,
    INCOME,
    LIVESTOCK,
    MINES,
    MONASTERY_POINTS,
    NONE,
    PASTURE,
    PHASE_END,
    REACH,
    SALE_POINTS,
    SALE_SILVER,
    SETUP,
    SHIELD_LOST,
    SHIELD_TAKEN,
    SHIELDS,
    SHIPPED,
    STORAGE,
    TURNED,
)
from tetrarch.games.castles_of_burgundy.modules.tables import SHIELD_POINTS
from tetrarch.games.castles_of_burgundy.rules import cost, crowded, gain_workers, goods_of, pay_workers
from tetrarch.games.castles_of_burgundy.state import CbState, inside
from tetrarch.games.castles_of_burgundy.steps.ship import goods_in, kinds_stored, load
from tetrarch.games.castles_of_burgundy.tables import DUCHIES, EVERY_CELL

ON_CASTLE: Final = 6  # where a shield is, from here on: seat * 64 + cell
ENDLESS: Final = 999  # storage spaces


def doublers() -> vec[i64]:
    """The shield that doubles an amount [CB-198, CB-199, CB-201, CB-203]."""
    out = vec[i64]([0] * 16)
    out[BONUS] = 7 - 1
    out[MINES] = 8 - 1
    out[MONASTERY_POINTS] = 10 - 1
    out[SALE_POINTS] = 12 - 1
    return out


DOUBLER: Final = doublers()


def bears(s: CbState, seat: i64, number: i64) -> bool:
    """Whether a seat has the shield of a number."""
    return s.shields[seat] >> number - 1 & 1 != 0


def lose(g: Game[CbState], s: CbState, seat: i64, shield: i64) -> None:
    """A shield goes out of the game and works no longer [CB-184]."""
    s.shield[shield] = NONE
    set_shields(s, seat, s.shields[seat] ^ bit(shield))
    s.emit(SHIELD_LOST, seat, shield)
    if shield == 6 - 1:
        s.copied = NONE
        set_powers(s, seat, s.own[seat])
    elif shield == 4 - 1 and crowded(g, s, seat):  # [CB-193]
        s.push(ASK_DISCARD, seat)


def set_shields(s: CbState, seat: i64, shields: i64) -> None:
    """A seat has these shields; its partner too [CB-226]."""
    s.shields[seat] = shields
    s.shields[s.mate(seat)] = shields


def set_powers(s: CbState, seat: i64, powers: i64) -> None:
    """These monasteries work for a seat, and for its partner [CB-226]."""
    s.powers[seat] = powers
    s.powers[s.mate(seat)] = powers


def set_die(s: CbState, seat: i64, face: i64, other: i64) -> None:
    """An unused die shows another face [CB-208]."""
    s.spend_die(seat, face)
    rest = s.dice[seat * 2]
    if rest == 0:
        s.roll(seat, other, 0)
    else:
        s.roll(seat, min(rest, other), max(rest, other))
    s.emit(DIE_SET, seat, face, other)


def follow(s: CbState, seat: i64, other: i64) -> None:
    """The monasteries of another seat work for this one too, but for number 27 [CB-195]."""
    s.copied = other
    set_powers(s, seat, s.own[seat] | s.own[other] & ~bit(27))
    s.emit(FOLLOWED, seat, other)


def others(s: CbState, seat: i64, out: vec[i64]) -> vec[i64]:
    """The seats that shield 6 may follow; of a team the lower one stands for both [CB-195, CB-227]."""
    for other in range(s.seats):
        if other != seat and other != s.mate(seat) and other & s.wing == 0:
            out = append(out, DO_FOLLOW | other << 8)
    return out


def gatherings(s: CbState, seat: i64) -> vec[i64]:
    """The goods that shield 5 can bring: the limit of kinds holds here too [CB-194]."""
    kinds: i64 = 0
    for depot in range(i64(DEPOTS)):
        kinds |= goods_in(s, depot)
    own = goods_of(s, seat)
    if ones(own) == kinds_stored(s):
        kinds &= own
    out = vec[i64](capacity=7)
    while kinds != 0:
        out = append(out, DO_GATHER | lowest(kinds) << 8)
        kinds &= kinds - 1
    return out


class Shields(Module[CbState]):
    """Shields taken with two equal dice give a power and points [CB-179 to CB-184]."""

    def __init__(self, joined_area: bool) -> None:
        super().__init__()
        self.kinds = [DO_SHIELD, DO_SET, DO_FOLLOW, DO_GATHER]
        self.offers = ANYTIME
        self.triggers = [BLESSED, GOT_WORKERS, SHIPPED]
        self.amounts = [
            STORAGE,
            REACH,
            PASTURE,
            AREA,
            BONUS,
            MINES,
            SALE_SILVER,
            SALE_POINTS,
            MONASTERY_POINTS,
            FINAL_POINTS,
        ]
        if joined_area:  # [CB-189]
            self.amounts.append(DOMAIN)

    def weave(self, flow: list[list[int]]) -> None:
        flow[SETUP].insert(flow[SETUP].index(ASK_GOOD), DEAL_SHIELD)
        end = flow[PHASE_END]
        at = end.index(INCOME)
        end[at:at] = [ASK_DEPLOY, ASK_TRIBUTE]
        flow[GAME_END].insert(flow[GAME_END].index(FINISH), ASK_FOLLOW)

    # offers

    def offer(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        seat = d.seat
        if d.step == ASK_TURN and s.dice[seat * 2 + 1] > 0:
            out = self.shields_for(s, seat, s.dice[seat * 2], s.dice[seat * 2 + 1], out)
        if s.shields[seat] == 0:
            return out
        if d.step == ASK_ACTION and d.b == BY_CASTLE and bears(s, seat, 11):
            out = self.shields_for(s, seat, 0, 0, out)
        if d.step == ASK_GOODS and d.a == 0 and bears(s, seat, 5):
            for x in gatherings(s, seat):
                out = append(out, x)
        if s.active == seat:
            out = self.at_any_time(s, seat, out)
        return out

    def shields_for(self, s: CbState, seat: i64, low: i64, high: i64, out: vec[i64]) -> vec[i64]:
        """Every shield that two dice reach, on every castle; dice of 0 reach all [CB-180, CB-183, CB-202]."""
        for shield in range(i64(SHIELDS)):
            depot = s.shield[shield]
            if 0 <= depot < ON_CASTLE and self.price(s, seat, low, high, depot) <= s.workers[seat]:
                out = self.on_castles(s, seat, shield, 0, out)
                if s.wing != 0:
                    out = self.on_castles(s, seat, shield, CELLS, out)
        return out

    def on_castles(self, s: CbState, seat: i64, shield: i64, first: i64, out: vec[i64]) -> vec[i64]:
        """A shield on every castle of the half whose first cell is given."""
        cells = s.castles[s.home(seat, first)]
        while cells != 0:
            out = append(out, DO_SHIELD | shield << 8 | first + lowest(cells) << 20)
            cells &= cells - 1
        return out

    def price(self, s: CbState, seat: i64, low: i64, high: i64, depot: i64) -> i64:
        """The workers that make both dice a depot's number [CB-181]."""
        return cost(s, seat, low, depot + 1, 0) + cost(s, seat, high, depot + 1, 0)

    def at_any_time(self, s: CbState, seat: i64, out: vec[i64]) -> vec[i64]:
        """Whom to follow, once; another number for a die, once a turn [CB-196, CB-208]."""
        if bears(s, seat, 6) and s.copied == NONE:
            out = others(s, seat, out)
        if bears(s, seat, 16) and s.done & TURNED == 0:
            low, high = s.dice[seat * 2], s.dice[seat * 2 + 1]
            for face in range(i64(1), i64(7)):
                if low > 0 and face != low:
                    out = append(out, DO_SET | low << 8 | face << 20)
                if high > low and face != high:
                    out = append(out, DO_SET | high << 8 | face << 20)
        return out

    def take(self, s: CbState, d: Decision, x: i64) -> None:
        kind, a = x & 0xFF, x >> 8 & 0xFFF
        if kind == DO_SHIELD:
            self.take_shield(s, d, a, x >> 20)
        elif kind == DO_GATHER:
            if d.step == ASK_GOODS:
                s.push(ASK_GOODS, AUTO, d.seat, 1)
            for depot in range(i64(DEPOTS)):
                if s.goods[depot * GOODS + a] > 0:
                    load(s, d.seat, depot, bit(a))
        elif kind == DO_FOLLOW:
            if d.step != ASK_FOLLOW:
                s.stack.append(d)
            follow(s, d.seat, a)
        else:
            s.stack.append(d)
            s.done |= TURNED
            set_die(s, d.seat, a, x >> 20)

    def take_shield(self, s: CbState, d: Decision, shield: i64, cell: i64) -> None:
        """A shield comes to a castle; one that lies there goes [CB-180, CB-183]."""
        seat = d.seat
        if d.step == ASK_TURN:
            s.stack.append(d)
            pay_workers(
                s, seat, self.price(s, seat, s.dice[seat * 2], s.dice[seat * 2 + 1], s.shield[shield])
            )
            s.roll(seat, 0, 0)
        here = ON_CASTLE + s.home(seat, cell) * 64 + inside(cell)
        for old in range(i64(SHIELDS)):
            if s.shield[old] == here:
                lose(self.game, s, seat, old)
        s.shield[shield] = here
        set_shields(s, seat, s.shields[seat] | bit(shield))
        s.emit(SHIELD_TAKEN, seat, shield, cell)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        kind = x & 0xFF
        if kind == DO_SHIELD:
            return self.why_no_shield(s, d, x >> 8 & 0xFFF, x >> 20)
        if kind == DO_FOLLOW:
            if s.wing != 0 and d.seat != x >> 8 and d.seat & 1 == x >> 8 & 1:
                return 227
            return 196 if d.seat != x >> 8 else 195
        return 208 if kind == DO_SET else 194 if kind == DO_GATHER else 0

    def why_no_shield(self, s: CbState, d: Decision, shield: i64, cell: i64) -> i64:
        if not s.castles[s.home(d.seat, cell)] >> inside(cell) & 1:
            return 182
        if not 0 <= s.shield[shield] < ON_CASTLE:
            return 179
        if d.step != ASK_TURN:
            return 202
        return 180 if s.dice[d.seat * 2 + 1] == 0 else 181

    # powers

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        if trigger == SHIPPED:
            if bears(s, seat, 5) and a < 8:
                s.push(ASK_GATHER, AUTO, seat)
            return
        number: i64 = 2 if trigger == GOT_WORKERS else 6
        place = s.shield[number - 1]
        if place < ON_CASTLE:
            return
        bearer = (place - ON_CASTLE) // 64
        if trigger == GOT_WORKERS:
            if bearer != seat and bearer != s.mate(seat):
                gain_workers(self.game, s, bearer, 1)  # [CB-190]
        elif s.copied == seat & ~s.wing and a != 27:
            set_powers(s, bearer, s.powers[bearer] | bit(a))  # [CB-195]

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        held = s.shields[seat]
        if held == 0:
            return n
        if what == REACH:
            return i64(EVERY_CELL) if held >> 17 & 1 else n  # [CB-210]
        if what == STORAGE:
            return i64(ENDLESS) if held >> 3 & 1 else n  # [CB-192]
        if what == AREA:
            return n + (held >> 16 & 1)  # [CB-209]
        if what == PASTURE or what == DOMAIN:
            return DUCHIES[s.duchy[seat]].of[LIVESTOCK] if held & 1 and a == LIVESTOCK else n  # [CB-189]
        if what == SALE_SILVER:
            return a if held >> 8 & 1 else n  # [CB-200]
        if what == FINAL_POINTS:
            return n + self.points(held) if a == FROM_SHIELDS and seat & s.wing == 0 else n
        if what == MONASTERY_POINTS and s.target > 0:
            return n  # [CB-258]
        return n * 2 if held >> DOUBLER[what] & 1 else n

    def points(self, held: i64) -> i64:
        """What shields score at the end, twice with shield 13 [CB-187, CB-204]."""
        n: i64 = 0
        for shield in range(i64(SHIELDS)):
            if held >> shield & 1:
                n += SHIELD_POINTS[shield]
        return n * 2 if held >> 12 & 1 else n

"""The shields as a module: when they can be taken, and what they change."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.kernel import AUTO, Decision, Step
from tetrarch.games.castles_of_burgundy.evaluation.heuristic import Appraiser
from tetrarch.games.castles_of_burgundy.modules.extra_tiles.rules import ALWAYS_ON_TOP
from tetrarch.games.castles_of_burgundy.modules.shields.evaluation import ShieldAppraiser
from tetrarch.games.castles_of_burgundy.modules.shields.ids import (
    ASK_DEPLOY,
    ASK_FOLLOW,
    ASK_GATHER,
    ASK_TRIBUTE,
    DEAL_SHIELD,
    DO_FOLLOW,
    DO_GATHER,
    DO_SET,
    DO_SHIELD,
    EVENT_SHIELD_TAKEN,
    SOURCE_SHIELDS,
)
from tetrarch.games.castles_of_burgundy.modules.shields.rules import (
    ENDLESS,
    ON_CASTLE,
    bears,
    follow,
    gatherings,
    lose,
    others,
    set_die,
    set_powers,
    set_shields,
)
from tetrarch.games.castles_of_burgundy.modules.shields.steps import (
    DealShield,
    Deploy,
    Follow,
    Gather,
    PayTribute,
)
from tetrarch.games.castles_of_burgundy.modules.shields.tables import (
    CASTLE_TAKES_SHIELD,
    COPY_MONASTERIES,
    COPY_WORKERS,
    DOUBLE_SHIELDS,
    DOUBLER,
    EXTRA_GOODS,
    LARGER_AREAS,
    PLACE_ANYWHERE,
    SET_DIE,
    SHIELD_POINTS,
    SILVER_PER_TILE,
    SINGLE_PASTURE,
    UNLIMITED_STORAGE,
)
from tetrarch.games.castles_of_burgundy.rules.dice import cost
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_AREA,
    AMOUNT_BONUS,
    AMOUNT_DOMAIN,
    AMOUNT_FINAL_POINTS,
    AMOUNT_MINES,
    AMOUNT_MONASTERY_POINTS,
    AMOUNT_PASTURE,
    AMOUNT_REACH,
    AMOUNT_SALE_POINTS,
    AMOUNT_SALE_SILVER,
    AMOUNT_STORAGE,
    ASK_ACTION,
    ASK_GOOD,
    ASK_GOODS,
    ASK_TURN,
    CAUSE_DIE,
    CAUSE_SHIELD,
    CELLS,
    DEPOTS,
    EFFECT_CASTLE,
    FINISH,
    GAME_END,
    GOODS,
    INCOME,
    LIVESTOCK,
    NONE,
    ON_BLESSED,
    ON_GOT_WORKERS,
    ON_SHIPPED,
    PHASE_END,
    SETUP,
    SHIELDS,
    TURNED,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_workers, pay_workers
from tetrarch.games.castles_of_burgundy.rules.state import CbState, inside
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants
from tetrarch.games.castles_of_burgundy.rules.steps.ship import load
from tetrarch.games.castles_of_burgundy.rules.tables import DUCHIES, EVERY_CELL


class Shields(Expansion):
    """Shields taken with two equal dice give a power and points [CB-179 to CB-184]."""

    def __init__(self, variants: RuleVariants, joined_area: bool) -> None:
        super().__init__(variants)
        self.at_any_time = True
        self.kinds = [DO_SHIELD, DO_SET, DO_FOLLOW, DO_GATHER]
        self.triggers = [ON_BLESSED, ON_GOT_WORKERS, ON_SHIPPED]
        self.amounts = [
            AMOUNT_STORAGE,
            AMOUNT_REACH,
            AMOUNT_PASTURE,
            AMOUNT_AREA,
            AMOUNT_BONUS,
            AMOUNT_MINES,
            AMOUNT_SALE_SILVER,
            AMOUNT_SALE_POINTS,
            AMOUNT_MONASTERY_POINTS,
            AMOUNT_FINAL_POINTS,
        ]
        if joined_area:  # [CB-189]
            self.amounts.append(AMOUNT_DOMAIN)

    def steps(self) -> list[tuple[int, Step[CbState]]]:
        return [
            (DEAL_SHIELD, DealShield(self.variants, 179)),
            (ASK_GATHER, Gather(self.variants, 194, True)),
            (ASK_DEPLOY, Deploy(self.variants, 205)),
            (ASK_TRIBUTE, PayTribute(self.variants, 185)),
            (ASK_FOLLOW, Follow(self.variants, 196)),
        ]

    def appraiser(self) -> Appraiser | None:
        return ShieldAppraiser()

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
        if d.step == ASK_ACTION and d.b == EFFECT_CASTLE and bears(s, seat, CASTLE_TAKES_SHIELD):
            out = self.shields_for(s, seat, 0, 0, out)
        if d.step == ASK_GOODS and d.a == 0 and bears(s, seat, EXTRA_GOODS):
            for x in gatherings(self.game, s, seat):
                out = append(out, x)
        if s.active == seat:
            out = self.whenever(s, seat, out)
        return out

    def shields_for(self, s: CbState, seat: i64, low: i64, high: i64, out: vec[i64]) -> vec[i64]:
        """Every shield that two dice reach, on every castle; dice of 0 reach all [CB-180, CB-183, CB-202]."""
        for shield in range(i64(SHIELDS)):
            depot = s.shield[shield]
            if 0 <= depot < ON_CASTLE and self.price(s, seat, low, high, depot) <= s.workers[seat]:
                out = self.on_castles(s, seat, shield, 0, out)
                if s.mate(seat) != seat:
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

    def whenever(self, s: CbState, seat: i64, out: vec[i64]) -> vec[i64]:
        """Whom to follow, once; another number for a die, once a turn [CB-196, CB-208]."""
        if bears(s, seat, COPY_MONASTERIES) and s.copied == NONE:
            out = others(s, seat, out)
        if bears(s, seat, SET_DIE) and s.done & TURNED == 0:
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
            price = self.price(s, seat, s.dice[seat * 2], s.dice[seat * 2 + 1], s.shield[shield])
            pay_workers(s, seat, price, CAUSE_DIE)
            s.roll(seat, 0, 0)
        here = ON_CASTLE + s.home(seat, cell) * 64 + inside(cell)
        for old in range(i64(SHIELDS)):
            if s.shield[old] == here:
                lose(self.game, s, seat, old)
        s.shield[shield] = here
        set_shields(s, seat, s.shields[seat] | bit(shield))
        s.emit(EVENT_SHIELD_TAKEN, seat, shield, cell)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        kind = x & 0xFF
        if kind == DO_SHIELD:
            return self.why_no_shield(s, d, x >> 8 & 0xFFF, x >> 20)
        if kind == DO_FOLLOW:
            if d.seat != x >> 8 and s.mate(d.seat) == x >> 8:
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
        if trigger == ON_SHIPPED:
            if bears(s, seat, EXTRA_GOODS) and a == 0:
                s.push(ASK_GATHER, AUTO, seat)
            return
        place = s.shield[COPY_WORKERS if trigger == ON_GOT_WORKERS else COPY_MONASTERIES]
        if place < ON_CASTLE:
            return
        bearer = (place - ON_CASTLE) // 64
        if trigger == ON_GOT_WORKERS:
            if bearer != seat and bearer != s.mate(seat):
                gain_workers(self.game, s, bearer, 1, CAUSE_SHIELD)  # [CB-190]
        elif s.copied == min(seat, s.mate(seat)) and not ALWAYS_ON_TOP >> a & 1:
            set_powers(s, bearer, s.powers[bearer] | bit(a))  # [CB-195]

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        held = s.shields[seat]
        if held == 0:
            return n
        if what == AMOUNT_REACH:
            return i64(EVERY_CELL) if held >> PLACE_ANYWHERE & 1 else n  # [CB-210]
        if what == AMOUNT_STORAGE:
            return i64(ENDLESS) if held >> UNLIMITED_STORAGE & 1 else n  # [CB-192]
        if what == AMOUNT_AREA:
            return n + (held >> LARGER_AREAS & 1)  # [CB-209]
        if what == AMOUNT_PASTURE or what == AMOUNT_DOMAIN:
            single = held >> SINGLE_PASTURE & 1 != 0 and a == LIVESTOCK  # [CB-189]
            return DUCHIES[s.duchy[seat]].of[LIVESTOCK] if single else n
        if what == AMOUNT_SALE_SILVER:
            return a if held >> SILVER_PER_TILE & 1 else n  # [CB-200]
        if what == AMOUNT_FINAL_POINTS:
            return n + self.points(held) if a == SOURCE_SHIELDS and seat <= s.mate(seat) else n
        if what == AMOUNT_MONASTERY_POINTS and s.target > 0:
            return n  # [CB-258]
        doubler = DOUBLER[what]
        return n * 2 if doubler != NONE and held >> doubler & 1 else n

    def points(self, held: i64) -> i64:
        """What shields score at the end, twice with the shield for that [CB-187, CB-204]."""
        n: i64 = 0
        for shield in range(i64(SHIELDS)):
            if held >> shield & 1:
                n += SHIELD_POINTS[shield]
        return n * 2 if held >> DOUBLE_SHIELDS & 1 else n

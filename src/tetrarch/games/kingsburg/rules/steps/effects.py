"""Effects of buildings, governors and cards at one moment: their owner orders them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.free_order import FreeOrder
from tetrarch.core.engine.kernel import AUTO, Decision
from tetrarch.games.kingsburg.rules.buildings.effect_table import (
    AT_MOMENT,
    BY_METHOD,
    FX_CHAPEL,
    FX_HELP_FIRST,
    FX_HELP_PRIVATE,
    FX_HELP_PRIVATE_SECOND,
    FX_STATUE,
    FX_TOWN_HALL,
    OPTIONAL,
    PLAIN,
    REROLL,
    RULING,
    SOURCE,
    gain_of,
    param,
)
from tetrarch.games.kingsburg.rules.buildings.effects import can_happen, carry_out, reroll
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.ids import (
    AMOUNT_HAS,
    AMOUNT_READY,
    ASK_EFFECT,
    ASK_SPEND,
    AT_AFTER_FINAL,
    AT_AFTER_ROLL,
    AT_HELP,
    DO_DONE,
    DO_REROLL,
    DO_SPEND,
    DO_USE,
    EVENT_USED,
    KINDS,
    ON_RUN,
    PLUS2,
    VP,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import KiStep
from tetrarch.games.kingsburg.rules.tables import SIZE, SUB_START, SUBS, private_of


class Moment(KiStep):
    """A moment comes: cards first, then the seats in turn order, each with all own effects [KI-89]."""

    def open(self, s: KiState, d: Decision) -> None:
        for k in range(s.seats - 1, -1, -1):
            if d.step == AT_AFTER_ROLL:
                self.queue(s, s.order[k], AT_AFTER_FINAL)
            self.queue(s, s.order[k], d.step)
        self.game.react(s, d.step, s.order[0])

    def queue(self, s: KiState, seat: i64, moment: i64) -> None:
        """What only tests the dice waits until they are final [KI-92]."""
        owned = s.effects[seat] | self.game.amount(s, AMOUNT_HAS, seat, 0, moment)
        pending = owned & AT_MOMENT[moment] & ~s.used[seat]
        if pending != 0:
            s.push(ASK_EFFECT, AUTO, seat, pending, moment)


class OrderEffects(FreeOrder[KiState]):
    """Which effect next [KI-90]?"""

    def __init__(self, rules: Rules) -> None:
        super().__init__(DO_USE, DO_DONE, PLAIN, OPTIONAL)
        self.rules: Rules = rules
        self.ruling = 90

    def ready(self, s: KiState, seat: i64, effect: i64, context: i64) -> bool:
        if FX_HELP_FIRST <= effect <= FX_HELP_PRIVATE_SECOND:
            return True
        if not can_happen(s, seat, effect):
            return False
        if effect == FX_TOWN_HALL:
            return s.goods_of(seat) + s.goods[seat * KINDS + PLUS2] > 0
        return not BY_METHOD >> effect & 1 or self.game.amount(s, AMOUNT_READY, seat, 0, effect) != 0

    def run(self, s: KiState, seat: i64, effect: i64, context: i64) -> None:
        if FX_HELP_FIRST <= effect <= FX_HELP_PRIVATE_SECOND:
            number = context - AT_HELP
            self.rules.help(s, seat, number if effect < FX_HELP_PRIVATE else private_of(number))
            return
        s.use(seat, effect)
        s.emit(EVENT_USED, seat, effect)
        if effect == FX_TOWN_HALL:
            s.push(ASK_SPEND, AUTO, seat)
        elif BY_METHOD >> effect & 1:
            self.game.react(s, ON_RUN, seat, effect)
        else:
            carry_out(self.rules, s, seat, effect)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        effect = x >> 8
        if x & 0xFF == DO_USE and s.used[d.seat] >> effect & 1:
            return 91
        if x & 0xFF == DO_USE and d.a >> effect & 1:
            return 68 if effect == FX_STATUE else 69 if effect == FX_CHAPEL else 90
        return 90


class ChooseReroll(KiStep):
    """Which dice are rolled again? One by the Statue, one or two by the Altar [KI-68, KI-146]."""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        most = param(d.a, REROLL)
        for w in range(SUB_START[s.white[d.seat]], SUB_START[s.white[d.seat] + 1]):
            for c in range(SUB_START[s.dice[d.seat]], SUB_START[s.dice[d.seat] + 1]):
                if 0 < SIZE[SUBS[w]] + SIZE[SUBS[c]] <= most:
                    out = append(out, DO_REROLL | SUBS[c] << 8 | SUBS[w] << 20)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        reroll(s, d.seat, x >> 8 & 0xFFF, x >> 20, d.a)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        return param(d.a, RULING)


class Spend(KiStep):
    """A good or a token for a point of the Town Hall [KI-87]?"""

    def open(self, s: KiState, d: Decision) -> None:
        kinds = self.kinds(s, d.a)
        if kinds & (kinds - 1) == 0:
            self.spend(s, d.a, only(kinds))
        else:
            s.push(ASK_SPEND, d.a)

    def kinds(self, s: KiState, seat: i64) -> i64:
        out: i64 = 0
        for kind in range(i64(KINDS)):
            if s.goods[seat * KINDS + kind] > 0:
                out |= bit(kind)
        return out

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for kind in range(i64(KINDS)):
            if s.goods[d.seat * KINDS + kind] > 0:
                out = append(out, DO_SPEND | kind << 8)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        self.spend(s, d.seat, x >> 8)

    def spend(self, s: KiState, seat: i64, kind: i64) -> None:
        s.gain(seat, kind, -1)
        s.earn(seat, param(FX_TOWN_HALL, SOURCE), gain_of(FX_TOWN_HALL, VP))


def only(kinds: i64) -> i64:
    """The member of a bit set with one."""
    n: i64 = 0
    while kinds > 1:
        kinds >>= 1
        n += 1
    return n

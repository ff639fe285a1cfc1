"""Bonuses that ask for a choice: those of the nobility track, in the order that their owner likes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.free_order import FreeOrder
from tetrarch.core.engine.kernel import AUTO, Decision
from tetrarch.games.council_of_four.rules.ids import (
    ASK_PERMIT,
    ASK_REPEAT,
    ASK_REUSE,
    ASK_TAKE,
    DO_FIRST,
    DO_REPEAT,
    DO_REUSE,
    DO_TAKE,
    EVENT_LAPSED,
    EVENT_REPEATED,
    EVENT_REUSED,
    EVENT_TOOK,
    FREE_PERMIT,
    NO_TOKEN,
    ONE_STEP,
    PERMIT_AGAIN,
    TOKEN_AGAIN,
    TWO_TOKENS,
)
from tetrarch.games.council_of_four.rules.permits import all_face_up, claim
from tetrarch.games.council_of_four.rules.rewards import advance, finish, gain_permit, gain_token, reusable
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.step import CfStep
from tetrarch.games.council_of_four.rules.variants import RuleVariants


def one_of(kind: i64, bits: i64) -> vec[i64]:
    """An action of a kind for each member of a bit set."""
    out = vec[i64](capacity=16)
    while bits != 0:
        out = append(out, kind | lowest(bits) << 8)
        bits &= bits - 1
    return out


def repeatable(s: CfState, seat: i64, barred: i64) -> i64:
    """Own permits whose rewards can be gained again; all but `barred` - 1, if it is not 0 [CF-71]."""
    return (s.permits[seat] | s.used[seat]) & ~(bit(barred) >> 1)


class OrderBonuses(FreeOrder[CfState]):
    """Which bonus of the nobility track next [CF-56, CF-57]? One that nothing can be chosen for lapses."""

    def __init__(self, variants: RuleVariants) -> None:
        super().__init__(DO_FIRST, DO_FIRST)
        self.variants: RuleVariants = variants
        self.ruling = 56
        self.finishes_action = True

    def ready(self, s: CfState, seat: i64, effect: i64, context: i64) -> bool:
        """Whether there is anything to choose [CF-73]."""
        if effect == TOKEN_AGAIN or effect == TWO_TOKENS:
            return reusable(s, seat) != 0
        if effect == FREE_PERMIT:
            return all_face_up(s) != 0
        return effect == ONE_STEP or repeatable(s, seat, context) != 0

    def open(self, s: CfState, d: Decision) -> None:
        before = len(s.stack)
        super().open(s, d)
        if len(s.stack) == before and d.b != 1 << ONE_STEP:
            s.emit(EVENT_LAPSED, d.a, lowest(d.b))

    def run(self, s: CfState, seat: i64, effect: i64, context: i64) -> None:
        if effect == TOKEN_AGAIN:
            s.push(ASK_REUSE, seat, 1)
        elif effect == TWO_TOKENS:
            s.push(ASK_REUSE, seat, 2)
        elif effect == FREE_PERMIT:
            s.push(ASK_TAKE, seat)
        elif effect == PERMIT_AGAIN:
            s.push(ASK_REPEAT, seat, context)
        else:
            finish(s, seat, advance(self.variants, s, seat, 1), context)

    def why(self, s: CfState, d: Decision, x: i64) -> i64:
        return 73 if x & 0xFF == DO_FIRST and d.a >> (x >> 8) & 1 else 57


class ReuseToken(CfStep):
    """Which own city's token pays again, the first of `d.a`, not one of `d.b` [CF-67, CF-72]?"""

    def open(self, s: CfState, d: Decision) -> None:
        if reusable(s, d.a) & ~d.c != 0:
            s.push(ASK_REUSE, d.a, d.b, d.c)

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        return one_of(DO_REUSE, reusable(s, d.seat) & ~d.b)

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        city = x >> 8
        s.emit(EVENT_REUSED, d.seat, city)
        if d.a == 2:
            s.push(ASK_REUSE, AUTO, d.seat, 1, d.b | i64(1) << city)
        finish(s, d.seat, gain_token(self.variants, s, d.seat, city))

    def why(self, s: CfState, d: Decision, x: i64) -> i64:
        if x & 0xFF != DO_REUSE:
            return 57
        if d.b >> (x >> 8) & 1:
            return 72
        return 54 if s.token[x >> 8] == NO_TOKEN else 67


class TakePermit(CfStep):
    """Which face-up permit is taken for nothing [CF-69, CF-70]?"""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        return one_of(DO_TAKE, all_face_up(s))

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        permit = x >> 8
        place = claim(s, d.seat, permit)
        s.emit(EVENT_TOOK, d.seat, permit)
        s.push(ASK_PERMIT, AUTO, place)
        if self.variants.free_permit_pays:
            gain_permit(self.variants, s, d.seat, permit)

    def why(self, s: CfState, d: Decision, x: i64) -> i64:
        return 69 if x & 0xFF == DO_TAKE else 57


class RepeatPermit(CfStep):
    """Which own permit's rewards are gained again, but not those of `d.a` - 1 [CF-71]?"""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        return one_of(DO_REPEAT, repeatable(s, d.seat, d.a))

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        s.emit(EVENT_REPEATED, d.seat, x >> 8)
        gain_permit(self.variants, s, d.seat, x >> 8)

    def why(self, s: CfState, d: Decision, x: i64) -> i64:
        return 71 if x & 0xFF == DO_REPEAT else 57


class GainToken(CfStep):
    """The token of city `d.b` pays seat `d.a`, where the order of rewards is fixed [CF-56]."""

    def open(self, s: CfState, d: Decision) -> None:
        finish(s, d.a, gain_token(self.variants, s, d.a, d.b))

"""Module 1: rows A and G [KI-123 to KI-133]. Their buildings are rows of the tables; here is what they do."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.kernel import CHANCE, Decision, Module
from tetrarch.games.kingsburg.ids import (
    A_ACADEMY_DIE,
    A_READY,
    ACADEMY,
    ASK_KEEP_DIE,
    DO_KEEP_DIE,
    FOR_GOLDSMITH,
    FX_ACADEMY,
    FX_GOLDSMITH,
    FX_QUARRY,
    FX_SAWMILL,
    FX_TRAINING_CAMP,
    GOLD,
    KINDS,
    MINT,
    ON_RUN,
    ROLL_ACADEMY,
    STONE,
    SUMMER,
    WOOD,
)
from tetrarch.games.kingsburg.rules import KiStep
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.steps.die import DieStep


class ExtraRows(Module[KiState]):
    """Three converters and the Mint, the Training Camp, the Military Academy."""

    def __init__(self) -> None:
        super().__init__()
        self.amounts = [A_READY]
        self.triggers = [ON_RUN]

    def amount(self, s: KiState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        """Whether an effect can happen: a converter needs its good, and another season the Mint [KI-128]."""
        if a == FX_TRAINING_CAMP:
            return i64(s.soldiers[seat] < 2)
        if a == FX_ACADEMY:
            return 1
        if a < FX_SAWMILL or a > FX_GOLDSMITH:
            return n
        owned = s.goods[seat * KINDS + paid_to(a)] > 0
        return i64(owned and (s.phase == SUMMER or s.has(seat, MINT)))

    def react(self, s: KiState, trigger: i64, seat: i64, a: i64) -> None:
        if a == FX_TRAINING_CAMP:
            s.recruit(seat, 1)
        elif a == FX_ACADEMY:
            s.push(ROLL_ACADEMY, CHANCE, seat)
        elif FX_SAWMILL <= a <= FX_GOLDSMITH:
            self.convert(s, seat, a)

    def convert(self, s: KiState, seat: i64, effect: i64) -> None:
        """Exactly one good is turned into something else [KI-125 to KI-127, KI-129]."""
        s.gain(seat, paid_to(effect), -1)
        if effect == FX_GOLDSMITH:
            s.recruit(seat, 1)
            s.earn(seat, FOR_GOLDSMITH, 1)
        else:
            s.gain(seat, GOLD, 2 if effect == FX_SAWMILL else 3)


def paid_to(effect: i64) -> i64:
    """What a converter takes."""
    return WOOD if effect == FX_SAWMILL else STONE if effect == FX_QUARRY else GOLD


class RollAcademy(DieStep):
    """The Military Academy's own die [KI-133]; what it counts, other modules may change [KI-229]."""

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        own = self.game.amount(s, A_ACADEMY_DIE, d.a, (x >> 8) + 1)
        s.emit(ACADEMY, d.a, own)
        if self.rules.readings.academy_own:
            s.recruit(d.a, own - s.relief[d.a])
        elif own != s.relief[d.a]:
            s.push(ASK_KEEP_DIE, d.a, own)


class KeepDie(KiStep):
    """The own die, which counts `d.a`, or the king's soldiers [KI-133]?"""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([DO_KEEP_DIE, DO_KEEP_DIE | 1 << 8])

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        if x >> 8 == 0:
            s.recruit(d.seat, d.a - s.relief[d.seat])

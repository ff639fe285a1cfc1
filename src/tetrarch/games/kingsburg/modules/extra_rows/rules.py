"""Module 1: rows A and G [KI-123 to KI-133]. Their buildings are rows of the tables; here is what they do."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import CHANCE, Decision, Module
from tetrarch.games.kingsburg.modules.extra_rows.ids import (
    ASK_KEEP_DIE,
    DO_KEEP_DIE,
    EVENT_ACADEMY,
    ROLL_ACADEMY,
)
from tetrarch.games.kingsburg.modules.extra_rows.tables import FX_MILITARY_ACADEMY
from tetrarch.games.kingsburg.rules.ids import (
    AMOUNT_ACADEMY_DIE,
    AMOUNT_READY,
    ON_RUN,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import DieStep, KiStep


class ExtraRows(Module[KiState]):
    """The Military Academy; what the other buildings do is said by their rows in the data."""

    def __init__(self) -> None:
        super().__init__()
        self.amounts = [AMOUNT_READY]
        self.triggers = [ON_RUN]

    def amount(self, s: KiState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        return 1 if a == FX_MILITARY_ACADEMY else n

    def react(self, s: KiState, trigger: i64, seat: i64, a: i64) -> None:
        if a == FX_MILITARY_ACADEMY:
            s.push(ROLL_ACADEMY, CHANCE, seat)


class RollAcademy(DieStep):
    """The Military Academy's own die [KI-133]; what it counts, other modules may change [KI-229]."""

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        own = self.game.amount(s, AMOUNT_ACADEMY_DIE, d.a, (x >> 8) + 1)
        s.emit(EVENT_ACADEMY, d.a, own)
        if self.rules.variants.academy_own:
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

"""Module 5: winter soldiers are chosen, not rolled [KI-226 to KI-229]."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import Decision, Module
from tetrarch.games.kingsburg.modules.troop_tokens.ids import (
    ASK_TROOPS,
    DO_TROOPS,
    EVENT_TROOPS_PLAYED,
)
from tetrarch.games.kingsburg.modules.troop_tokens.tables import COLLEGE_SOLDIERS, LOW_TOKEN, VALUES
from tetrarch.games.kingsburg.rules.ids import (
    AMOUNT_ACADEMY_DIE,
    AMOUNT_COLLEGE,
    AMOUNT_END_POINTS,
    AMOUNT_LOW_RELIEF,
    EMPTY,
    REINFORCE,
)
from tetrarch.games.kingsburg.rules.point_sources import SOURCE_TROOP_TOKEN
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import KiStep
from tetrarch.games.kingsburg.rules.tables import changed


class TroopTokens(Module[KiState]):
    """Academy dice count half, rounded up, and the War College looks at the own token [KI-168, KI-229]."""

    def __init__(self) -> None:
        super().__init__()
        self.amounts = [AMOUNT_ACADEMY_DIE, AMOUNT_LOW_RELIEF, AMOUNT_COLLEGE, AMOUNT_END_POINTS]

    def weave(self, flow: list[list[int]]) -> None:
        for phase in flow:
            if REINFORCE in phase:
                phase[phase.index(REINFORCE)] = ASK_TROOPS

    def amount(self, s: KiState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == AMOUNT_ACADEMY_DIE:
            return (n + 1) // 2
        if what == AMOUNT_LOW_RELIEF:
            return LOW_TOKEN
        if what == AMOUNT_COLLEGE:
            return COLLEGE_SOLDIERS
        return n + tokens_left(s.troops[seat]) if a == SOURCE_TROOP_TOKEN else n


def tokens_left(troops: i64) -> i64:
    """What the tokens of a seat show in all: four bits count those of each value [KI-228]."""
    n: i64 = 0
    for value in range(i64(VALUES)):
        n += value * (troops >> 4 * value & 15)
    return n


class ChooseTroops(KiStep):
    """Which token, in secret [KI-227]? The last answer shows them all."""

    def open(self, s: KiState, d: Decision) -> None:
        for seat in range(s.seats - 1, -1, -1):
            s.push(ASK_TROOPS, seat)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=5)
        for value in range(i64(VALUES)):
            if s.troops[d.seat] >> 4 * value & 15:
                out = append(out, DO_TROOPS | value << 8)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.sealed = changed(s.sealed, d.seat, x >> 8)
        if not s.asks(ASK_TROOPS):
            self.show(s)

    def show(self, s: KiState) -> None:
        played = s.sealed
        s.sealed = vec[i64]([EMPTY] * s.seats)
        troops = s.troops[:]
        for seat in range(s.seats):
            troops[seat] -= bit(4 * played[seat])
            s.emit(EVENT_TROOPS_PLAYED, seat, played[seat])
        s.troops = troops
        for seat in s.order:
            self.rules.reinforce(s, seat, played[seat])

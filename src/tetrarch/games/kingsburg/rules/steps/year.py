"""The calendar: set-up, the phases between the seasons, the year's end."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest, ones
from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision
from tetrarch.games.kingsburg.rules.ids import (
    AMOUNT_AID_GOODS,
    AMOUNT_ENVOY,
    AMOUNT_REWARD,
    ASK_AID,
    CHANCE_ORDER,
    DRAW_ORDER,
    EMPTY,
    EVENT_AIDED,
    EVENT_ENDED,
    EVENT_ENVOY_BACK,
    EVENT_ENVOY_GIVEN,
    EVENT_ORDERED,
    EVENT_PHASE_BEGUN,
    EVENT_YEAR_BEGUN,
    KINGS_AID,
    KINGS_ENVOY,
    KINGS_REWARD,
    NEW_YEAR,
    YEAR_FLOW,
)
from tetrarch.games.kingsburg.rules.point_sources import SOURCE_REWARD
from tetrarch.games.kingsburg.rules.scoring import pay_out
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import KiStep
from tetrarch.games.kingsburg.rules.tables import REWARD_POINTS, YEARS

FACTORIALS: Final = (1, 1, 2, 6, 24, 120)


def permutation(seats: i64, rank: i64) -> vec[i64]:
    """The order of the seats that so many orders come before."""
    out = vec[i64]()
    left = bit(seats) - 1
    for k in range(seats - 1, -1, -1):
        ways: i64 = FACTORIALS[k]
        skip = rank // ways
        rank %= ways
        rest = left
        for _ in range(skip):
            rest &= rest - 1
        out = append(out, lowest(rest))
        left &= ~bit(lowest(rest))
    return out


class DrawOrder(KiStep):
    """The first turn order is drawn [KI-6]."""

    def open(self, s: KiState, d: Decision) -> None:
        s.push(DRAW_ORDER, CHANCE)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for rank in range(i64(FACTORIALS[s.seats])):
            out = append(out, CHANCE_ORDER | (rank + first_order(s.seats)) << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * FACTORIALS[s.seats])

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.order = permutation(s.seats, (x >> 8) - first_order(s.seats))
        for k in range(s.seats):
            s.emit(EVENT_ORDERED, s.order[k], k)


def first_order(seats: i64) -> i64:
    """The number of the first order of so many seats: those of fewer come before."""
    n: i64 = 0
    for fewer in range(i64(2), seats):
        n += FACTORIALS[fewer]
    return n


class NewYear(KiStep):
    """A year begins [KI-12]."""

    def open(self, s: KiState, d: Decision) -> None:
        s.year += 1
        s.phase = KINGS_AID
        s.used_year = vec[i64]([0] * s.seats)
        s.used = s.used_year[:]
        s.emit(EVENT_YEAR_BEGUN, 0, s.year - 1)
        self.game.enter(s, YEAR_FLOW, 0)


class CompareAid(KiStep):
    """The king's aid goes to the last one, or a good to each of several [KI-13, KI-14]."""

    def open(self, s: KiState, d: Decision) -> None:
        last = self.rules.last_ones(s, KINGS_AID)
        s.aid = EMPTY
        if ones(last) == 1:
            s.aid = lowest(last)
            s.emit(EVENT_AIDED, s.aid)
            return
        for k in range(s.seats - 1, -1, -1):
            seat = s.order[k]
            if last >> seat & 1:
                s.push(ASK_AID, seat, self.game.amount(s, AMOUNT_AID_GOODS, seat, 1))


class GiveReward(KiStep):
    """The king's reward for the most buildings [KI-15]."""

    def open(self, s: KiState, d: Decision) -> None:
        s.phase = KINGS_REWARD
        s.emit(EVENT_PHASE_BEGUN, 0, s.phase - 1)
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, s.buildings_of(seat))
        for k in range(s.seats):
            seat = s.order[k]
            if s.buildings_of(seat) == most:
                s.earn(seat, SOURCE_REWARD, self.game.amount(s, AMOUNT_REWARD, seat, REWARD_POINTS))


class SendEnvoy(KiStep):
    """The king's envoy comes back and goes to the last one [KI-16, KI-39]."""

    def open(self, s: KiState, d: Decision) -> None:
        s.phase = KINGS_ENVOY
        s.emit(EVENT_PHASE_BEGUN, 0, s.phase - 1)
        if s.envoy >= 0:
            s.emit(EVENT_ENVOY_BACK, s.envoy)
            s.envoy = EMPTY
        last = self.rules.last_ones(s, KINGS_ENVOY)
        if ones(last) == 1 and self.game.amount(s, AMOUNT_ENVOY, 0, 1) != 0:
            s.envoy = lowest(last)
            s.emit(EVENT_ENVOY_GIVEN, s.envoy)


class FinalScore(KiStep):
    """What the end of the game pays, source by source, in turn order [KI-114]."""

    def open(self, s: KiState, d: Decision) -> None:
        if s.year == YEARS:
            pay_out(self.rules, s)


class EndYear(KiStep):
    """The next year, or the end of the game [KI-18]."""

    def open(self, s: KiState, d: Decision) -> None:
        if s.year < YEARS:
            s.push(NEW_YEAR, AUTO)
        else:
            s.emit(EVENT_ENDED, 0)

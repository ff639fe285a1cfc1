"""Electing a councillor: which one is put into a balcony."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import Decision
from tetrarch.games.council_of_four.data.components import number
from tetrarch.games.council_of_four.rules.ids import (
    AS_MAIN_ACTION,
    AS_QUICK_ACTION,
    ASK_TURN,
    COLOURS,
    DO_PUT,
    EVENT_ELECTED,
    EVENT_FELL,
    EVENT_SENT,
)
from tetrarch.games.council_of_four.rules.rewards import gain_coins
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.step import CfStep
from tetrarch.games.council_of_four.rules.steps.quick_actions import SEND_ASSISTANTS

ELECTION_COINS: Final[i64] = i64(number("actions", "elect", "gain_coins"))


class ChooseCouncillor(CfStep):
    """Who is put into council `d.a`, as a main action or (`d.b`) by an assistant [CF-30, CF-78]?"""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=COLOURS)
        for colour in range(i64(COLOURS)):
            if s.reserve[colour] > 0:
                out = append(out, DO_PUT | colour << 8)
        return out

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        seat = d.seat
        if d.b == AS_QUICK_ACTION:
            s.quick = False
            s.assistants[seat] -= SEND_ASSISTANTS
            s.emit(EVENT_SENT, seat, d.a, s.assistants[seat])
        else:
            s.mains -= 1
            s.acted = True
        fallen = s.push_councillor(d.a, x >> 8)
        s.emit(EVENT_ELECTED, seat, d.a, x >> 8)
        s.emit(EVENT_FELL, seat, d.a, fallen)
        if d.b == AS_MAIN_ACTION:
            gain_coins(self.variants, s, seat, ELECTION_COINS)
        s.push(ASK_TURN, seat)

    def why(self, s: CfState, d: Decision, x: i64) -> i64:
        return 30 if x & 0xFF == DO_PUT else 22

"""Whose turn it is: a turn begins, a turn is over, the game ends."""

from tetrarch.core.engine.kernel import AUTO, Decision
from tetrarch.games.council_of_four.rules.ids import ASK_CARD, ASK_TURN, BEGIN, EVENT_BEGUN, EVENT_ENDED
from tetrarch.games.council_of_four.rules.pieces import CARDS_PER_TURN, MAIN_ACTIONS
from tetrarch.games.council_of_four.rules.scoring import pay_out
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.step import CfStep


class BeginTurn(CfStep):
    """A turn begins with a card [CF-20]."""

    def open(self, s: CfState, d: Decision) -> None:
        s.active = d.a
        s.mains = MAIN_ACTIONS
        s.acted = False
        s.quick = True
        if d.a == self.variants.first:
            s.round += 1
        s.emit(EVENT_BEGUN, d.a, s.round)
        s.push(ASK_TURN, AUTO, d.a)
        s.push(ASK_CARD, AUTO, d.a, CARDS_PER_TURN)


class NextTurn(CfStep):
    """A turn is over: the next seat's begins, or the game ends [CF-19, CF-86]."""

    def open(self, s: CfState, d: Decision) -> None:
        following = (d.a + 1) % s.seats
        s.mains = 0
        s.acted = False
        s.quick = False
        if following == s.ending:
            s.active = -1
            pay_out(s, self.variants)
            s.emit(EVENT_ENDED, 0)
        else:
            s.push(BEGIN, AUTO, following)

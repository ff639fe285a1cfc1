"""Drawing: politics cards, permits; the begin and the end of a turn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, nth, ones
from tetrarch.core.kernel import AUTO, CHANCE, Decision
from tetrarch.core.rng import Rng
from tetrarch.games.council_of_four.ids import (
    ASK_CARD,
    ASK_PERMIT,
    ASK_TURN,
    BEGIN,
    BEGUN,
    DO_CARD,
    DO_PERMIT,
    DREW,
    ENDED,
    GAP,
    IN_PILE,
    KINDS,
    OFFERED,
    SAW,
)
from tetrarch.games.council_of_four.rules import CfStep
from tetrarch.games.council_of_four.scoring import pay_out
from tetrarch.games.council_of_four.state import CfState


class DrawCard(CfStep):
    """Which card does seat `d.a` draw, the first of `d.b` [CF-20]? An empty deck gives none [CF-28]."""

    def open(self, s: CfState, d: Decision) -> None:
        if s.cards_left() > 0:
            s.push(ASK_CARD, CHANCE, d.a, d.b)

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for kind in range(i64(KINDS)):
            if s.deck[kind] > 0:
                out = append(out, DO_CARD | kind << 8)
        return out

    def odds(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([s.deck[x >> 8] for x in self.legal(s, d)])

    def sample(self, s: CfState, d: Decision, rng: Rng) -> i64:
        left = rng.below(s.cards_left())
        kind: i64 = 0
        while left >= s.deck[kind]:
            left -= s.deck[kind]
            kind += 1
        return DO_CARD | kind << 8

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        if d.b > 1:
            s.push(ASK_CARD, AUTO, d.a, d.b - 1)
        s.draw(d.a, x >> 8)
        if s.events is not None:
            s.emit(DREW, d.a, s.cards_of(d.a))
            s.emit(SAW, d.a, x >> 8, 0, i64(1) << d.a)


class TurnUpPermit(CfStep):
    """Which permit comes face up in place `d.a` [CF-39]? One of known place asks nobody [CF-40, CF-77]."""

    def open(self, s: CfState, d: Decision) -> None:
        region = d.a >> 1
        if s.offer[d.a] != GAP:
            return
        if s.pile[region] != 0:
            s.push(ASK_PERMIT, CHANCE, d.a)
            return
        permit = s.take_under(region)
        s.offer[d.a] = permit
        if permit != GAP:
            s.emit(OFFERED, 0, d.a, permit)

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        region = d.a >> 1
        for permit in range(region * IN_PILE, region * IN_PILE + IN_PILE):
            if s.pile[region] >> permit & 1:
                out = append(out, DO_PERMIT | permit << 8)
        return out

    def odds(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * ones(s.pile[d.a >> 1]))

    def sample(self, s: CfState, d: Decision, rng: Rng) -> i64:
        pile = s.pile[d.a >> 1]
        return DO_PERMIT | nth(pile, rng.below(ones(pile))) << 8

    def purpose(self, s: CfState, d: Decision) -> i64:
        return 32 + (d.a >> 1)

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        s.pile[d.a >> 1] &= ~bit(x >> 8)
        s.offer[d.a] = x >> 8
        s.emit(OFFERED, 0, d.a, x >> 8)


class BeginTurn(CfStep):
    """A turn begins with a card [CF-20]."""

    def open(self, s: CfState, d: Decision) -> None:
        s.active = d.a
        s.mains = 1
        s.acted = False
        s.quick = True
        if d.a == self.readings.first:
            s.round += 1
        s.emit(BEGUN, d.a, s.round)
        s.push(ASK_TURN, AUTO, d.a)
        s.push(ASK_CARD, AUTO, d.a, 1)


class NextTurn(CfStep):
    """A turn is over: the next seat's begins, or the game ends [CF-19, CF-86]."""

    def open(self, s: CfState, d: Decision) -> None:
        following = (d.a + 1) % s.seats
        s.mains = 0
        s.acted = False
        s.quick = False
        if following == s.ending:
            s.active = -1
            pay_out(s, self.readings)
            s.emit(ENDED, 0)
        else:
            s.push(BEGIN, AUTO, following)

"""Drawing: politics cards into hands, permits face up."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, nth, ones
from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision
from tetrarch.core.engine.rng import Rng
from tetrarch.games.council_of_four.rules.ids import (
    ASK_CARD,
    ASK_PERMIT,
    CHANCE_CARD,
    CHANCE_PERMIT,
    EVENT_DREW,
    EVENT_OFFERED,
    EVENT_SAW,
    GAP,
    IN_PILE,
    KINDS,
    PERMIT_STREAM,
)
from tetrarch.games.council_of_four.rules.pieces import FACE_UP
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.step import CfStep


class DrawCard(CfStep):
    """Which card does seat `d.a` draw, the first of `d.b` [CF-20]? An empty deck gives none [CF-28]."""

    def open(self, s: CfState, d: Decision) -> None:
        if s.cards_left() > 0:
            s.push(ASK_CARD, CHANCE, d.a, d.b)

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for kind in range(i64(KINDS)):
            if s.deck[kind] > 0:
                out = append(out, CHANCE_CARD | kind << 8)
        return out

    def odds(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([s.deck[x >> 8] for x in self.legal(s, d)])

    def sample(self, s: CfState, d: Decision, rng: Rng) -> i64:
        left = rng.below(s.cards_left())
        kind: i64 = 0
        while left >= s.deck[kind]:
            left -= s.deck[kind]
            kind += 1
        return CHANCE_CARD | kind << 8

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        if d.b > 1:
            s.push(ASK_CARD, AUTO, d.a, d.b - 1)
        s.draw(d.a, x >> 8)
        if s.events is not None:
            s.emit(EVENT_DREW, d.a, s.cards_of(d.a))
            s.emit(EVENT_SAW, d.a, x >> 8, audience=i64(1) << d.a)


class TurnUpPermit(CfStep):
    """Which permit comes face up in place `d.a` [CF-39]? One of known place asks nobody [CF-40, CF-77]."""

    def open(self, s: CfState, d: Decision) -> None:
        region = d.a // FACE_UP
        if s.offer[d.a] != GAP:
            return
        if s.pile[region] != 0:
            s.push(ASK_PERMIT, CHANCE, d.a)
            return
        permit = s.take_under(region)
        s.offer[d.a] = permit
        if permit != GAP:
            s.emit(EVENT_OFFERED, 0, d.a, permit)

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        region = d.a // FACE_UP
        for permit in range(region * IN_PILE, region * IN_PILE + IN_PILE):
            if s.pile[region] >> permit & 1:
                out = append(out, CHANCE_PERMIT | permit << 8)
        return out

    def odds(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * ones(s.pile[d.a // FACE_UP]))

    def sample(self, s: CfState, d: Decision, rng: Rng) -> i64:
        pile = s.pile[d.a // FACE_UP]
        return CHANCE_PERMIT | nth(pile, rng.below(ones(pile))) << 8

    def purpose(self, s: CfState, d: Decision) -> i64:
        return PERMIT_STREAM + d.a // FACE_UP

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        s.pile[d.a // FACE_UP] &= ~bit(x >> 8)
        s.offer[d.a] = x >> 8
        s.emit(EVENT_OFFERED, 0, d.a, x >> 8)

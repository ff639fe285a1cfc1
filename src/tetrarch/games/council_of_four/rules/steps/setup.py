"""Set-up: the map, the tokens, the councils, the neutral emporiums."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import nth, ones
from tetrarch.core.engine.kernel import CHANCE, Decision
from tetrarch.core.engine.rng import Rng
from tetrarch.games.council_of_four.rules.ids import (
    CHANCE_COUNCILLOR,
    CHANCE_NEUTRAL,
    CHANCE_SIDE,
    CHANCE_TOKEN,
    COLOURS,
    EVENT_COUNCILLOR_PLACED,
    EVENT_NEUTRAL,
    EVENT_SIDE_LAID,
    EVENT_TOKEN_LAID,
    IN_PILE,
    NEUTRAL_STREAM,
    NO_TOKEN,
)
from tetrarch.games.council_of_four.rules.maps import board_of
from tetrarch.games.council_of_four.rules.permits import PERMIT_CITIES
from tetrarch.games.council_of_four.rules.pieces import SIDES, TOKENS
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.step import CfStep


class LaySide(CfStep):
    """Which side of region `d.a` lies up [CF-8]?"""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([CHANCE_SIDE | d.a << 8 | side << 20 for side in range(SIDES)])

    def odds(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * SIDES)

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        sides = s.sides[:]
        sides[d.a] = x >> 20
        s.sides = sides
        s.board = board_of(sides)
        s.king = s.board.king
        s.emit(EVENT_SIDE_LAID, 0, d.a, x >> 20)


class LayToken(CfStep):
    """Which token does city `d.a` get [CF-9]? The purple one gets none."""

    def open(self, s: CfState, d: Decision) -> None:
        if d.a != s.board.king:
            s.push(d.step, CHANCE, d.a)

    def tokens_left(self, s: CfState) -> i64:
        """The tokens not yet laid, as a bit set."""
        left = (i64(1) << TOKENS) - 1
        for token in s.token:
            if token != NO_TOKEN:
                left &= ~(i64(1) << token)
        return left

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        left = self.tokens_left(s)
        for token in range(TOKENS):
            if left >> token & 1:
                out = append(out, CHANCE_TOKEN | token << 8)
        return out

    def odds(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * ones(self.tokens_left(s)))

    def sample(self, s: CfState, d: Decision, rng: Rng) -> i64:
        left = self.tokens_left(s)
        return CHANCE_TOKEN | nth(left, rng.below(ones(left))) << 8

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        token = s.token[:]
        token[d.a] = x >> 8
        s.token = token
        s.emit(EVENT_TOKEN_LAID, 0, d.a, x >> 8)


class PutCouncillor(CfStep):
    """Which councillor is put on balcony `d.a` at the start [CF-14]?"""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for colour in range(i64(COLOURS)):
            if s.reserve[colour] > 0:
                out = append(out, CHANCE_COUNCILLOR | colour << 8)
        return out

    def odds(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([s.reserve[x >> 8] for x in self.legal(s, d)])

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        s.push_councillor(d.a, x >> 8)
        s.emit(EVENT_COUNCILLOR_PLACED, 0, d.a, x >> 8)


class DrawNeutral(CfStep):
    """Which permit of region `d.a` names the neutral emporiums [CF-17]? It goes back into its pile."""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for permit in range(d.a * IN_PILE, d.a * IN_PILE + IN_PILE):
            if s.pile[d.a] >> permit & 1:
                out = append(out, CHANCE_NEUTRAL | permit << 8)
        return out

    def odds(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * ones(s.pile[d.a]))

    def purpose(self, s: CfState, d: Decision) -> i64:
        return NEUTRAL_STREAM + d.a

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        s.neutral |= PERMIT_CITIES[x >> 8]
        s.emit(EVENT_NEUTRAL, 0, x >> 8)

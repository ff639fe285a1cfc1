"""Set-up: the map, the tokens, the councils, the neutral emporiums."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import nth, ones
from tetrarch.core.kernel import Decision
from tetrarch.core.rng import Rng
from tetrarch.games.council_of_four.ids import (
    COLOURS,
    DO_NEUTRAL,
    DO_PAWN,
    DO_SIDE,
    DO_TOKEN,
    IN_PILE,
    NEUTRAL,
    NO_TOKEN,
    PAWN_PUT,
    SIDE_LAID,
    TOKEN_LAID,
    TOKENS,
)
from tetrarch.games.council_of_four.rules import CfStep
from tetrarch.games.council_of_four.state import CfState
from tetrarch.games.council_of_four.tables import PERMIT_CITIES, board_of


class LaySide(CfStep):
    """Which side of region `d.a` lies up [CF-8]?"""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([DO_SIDE | d.a << 8, DO_SIDE | d.a << 8 | 1 << 20])

    def odds(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([1, 1])

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        sides = s.sides[:]
        sides[d.a] = x >> 20
        s.sides = sides
        s.board = board_of(sides)
        s.king = s.board.king
        s.emit(SIDE_LAID, 0, d.a, x >> 20)


class LayToken(CfStep):
    """Which token does city `d.a` get [CF-9]? The purple one gets none."""

    def open(self, s: CfState, d: Decision) -> None:
        if d.a != s.board.king:
            s.push(d.step, -1, d.a)

    def lying(self, s: CfState) -> i64:
        """The tokens not yet laid, as a bit set."""
        left = (i64(1) << TOKENS) - 1
        for token in s.token:
            if token != NO_TOKEN:
                left &= ~(i64(1) << token)
        return left

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        left = self.lying(s)
        for token in range(i64(TOKENS)):
            if left >> token & 1:
                out = append(out, DO_TOKEN | token << 8)
        return out

    def odds(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * ones(self.lying(s)))

    def sample(self, s: CfState, d: Decision, rng: Rng) -> i64:
        left = self.lying(s)
        return DO_TOKEN | nth(left, rng.below(ones(left))) << 8

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        token = s.token[:]
        token[d.a] = x >> 8
        s.token = token
        s.emit(TOKEN_LAID, 0, d.a, x >> 8)


class PutPawn(CfStep):
    """Which councillor is put on balcony `d.a` at the start [CF-14]?"""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for colour in range(i64(COLOURS)):
            if s.reserve[colour] > 0:
                out = append(out, DO_PAWN | colour << 8)
        return out

    def odds(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([s.reserve[x >> 8] for x in self.legal(s, d)])

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        s.push_pawn(d.a, x >> 8)
        s.emit(PAWN_PUT, 0, d.a, x >> 8)


class DrawNeutral(CfStep):
    """Which permit of region `d.a` names the neutral emporiums [CF-17]? It goes back into its pile."""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for permit in range(d.a * IN_PILE, d.a * IN_PILE + IN_PILE):
            if s.pile[d.a] >> permit & 1:
                out = append(out, DO_NEUTRAL | permit << 8)
        return out

    def odds(self, s: CfState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * ones(s.pile[d.a]))

    def purpose(self, s: CfState, d: Decision) -> i64:
        return 40 + d.a

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        s.neutral |= PERMIT_CITIES[x >> 8]
        s.emit(NEUTRAL, 0, x >> 8)

"""Set-up: the quadrants, the guild cards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import Decision
from tetrarch.games.kingdom_builder.rules.ids import CHANCE_GUILD, CHANCE_QUADRANT, EVENT_GUILD, EVENT_LAID
from tetrarch.games.kingdom_builder.rules.pieces import KINDS_OF_GUILD, KINDS_OF_TILE
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.step import KbStep
from tetrarch.games.kingdom_builder.rules.tables import board_of


class LayQuadrant(KbStep):
    """Which quadrant lies in place `d.a`, and which way round [KB-9]?"""

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for turned in range(i64(2)):
            for kind in range(KINDS_OF_TILE):
                if not self.is_laid(s, kind):
                    out = append(out, CHANCE_QUADRANT | kind << 8 | turned << 20)
        return out

    def odds(self, s: KbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, d)))

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        plan = s.plan[:]
        plan[d.a] = (x >> 8 & 0xFFF) * 2 + (x >> 20 & 0xFFF)
        s.plan = plan
        s.emit(EVENT_LAID, 0, x >> 8 & 0xFFF, x >> 20 & 0xFFF)
        if -1 not in plan:
            s.lay(board_of(plan))

    def is_laid(self, s: KbState, kind: i64) -> bool:
        for code in s.plan:
            if code >= 0 and code >> 1 == kind:
                return True
        return False


class DrawGuild(KbStep):
    """Which guild card is turned up next [KB-12]?"""

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for guild in range(KINDS_OF_GUILD):
            if guild not in s.guild:
                out = append(out, CHANCE_GUILD | guild << 8)
        return out

    def odds(self, s: KbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, d)))

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        s.guild = append(s.guild[:], x >> 8 & 0xFFF)
        s.emit(EVENT_GUILD, 0, x >> 8 & 0xFFF)

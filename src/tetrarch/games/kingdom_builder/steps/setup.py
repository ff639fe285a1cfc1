"""Set-up: the quadrants, the guild cards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.kernel import Decision
from tetrarch.games.kingdom_builder.ids import DO_GUILD, DO_QUADRANT, GUILD, GUILDS, LAID, TILES
from tetrarch.games.kingdom_builder.rules import KbStep
from tetrarch.games.kingdom_builder.state import KbState
from tetrarch.games.kingdom_builder.tables import board_of


class LayQuadrant(KbStep):
    """Which quadrant lies in place `d.a`, and which way round [KB-9]?"""

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for turned in range(i64(2)):
            for kind in range(i64(TILES)):
                if not self.lies(s, kind):
                    out = append(out, DO_QUADRANT | kind << 8 | turned << 20)
        return out

    def odds(self, s: KbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, d)))

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        plan = s.plan[:]
        plan[d.a] = (x >> 8 & 0xFFF) * 2 + (x >> 20 & 0xFFF)
        s.plan = plan
        s.emit(LAID, 0, x >> 8 & 0xFFF, x >> 20 & 0xFFF)
        if -1 not in plan:
            s.lay(board_of(plan))

    def lies(self, s: KbState, kind: i64) -> bool:
        for code in s.plan:
            if code >= 0 and code >> 1 == kind:
                return True
        return False


class DrawGuild(KbStep):
    """Which guild card is turned up next [KB-12]?"""

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for guild in range(i64(GUILDS)):
            if guild not in s.guild:
                out = append(out, DO_GUILD | guild << 8)
        return out

    def odds(self, s: KbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, d)))

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        s.guild = append(s.guild[:], x >> 8 & 0xFFF)
        s.emit(GUILD, 0, x >> 8 & 0xFFF)

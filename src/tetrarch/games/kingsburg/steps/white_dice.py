"""White dice beside those of buildings and the king: the Priest's blessing and Good Year [KI-201, KI-202]."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.bits import bit
from tetrarch.core.kernel import AUTO, Decision
from tetrarch.games.kingsburg.ids import (
    A_HAS,
    ASK_BLESSING,
    ASK_EFFECT,
    AT_BEFORE_ROLL,
    BEGIN_SEASON,
    DO_DONE,
    DO_USE,
    FOR_PRIEST,
    FX_GOOD_YEAR,
    FX_PRIEST,
    GOV_PRIEST,
    SEASON_FLOW,
    USED,
    WHITE_DICE,
)
from tetrarch.games.kingsburg.rules import KiStep
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.tables import changed

BOTH: Final = 3 << FX_GOOD_YEAR  # Good Year and the blessing after it


def weave_white_dice(flow: list[list[int]], first: list[int]) -> None:
    """Further white dice come when the others are known, after what comes first [KI-20]."""
    season = flow[SEASON_FLOW]
    if WHITE_DICE not in season:
        season.insert(season.index(BEGIN_SEASON) + 1, WHITE_DICE)
    at = season.index(WHITE_DICE)
    season[at:at] = first


class AskBlessing(KiStep):
    """Does the Priest ask for a blessing this season [KI-186]?"""

    def open(self, s: KiState, d: Decision) -> None:
        for seat in range(s.seats):
            if s.governor[seat] == GOV_PRIEST and not s.used_year[seat] >> FX_PRIEST & 1:
                s.push(ASK_BLESSING, seat)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([DO_DONE, DO_USE | FX_PRIEST << 8])

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        if x != DO_DONE:
            s.use(d.seat, FX_PRIEST)
            s.used_year = changed(s.used_year, d.seat, s.used_year[d.seat] | bit(FX_PRIEST))
            s.emit(USED, d.seat, FX_PRIEST)
            s.earn(d.seat, FOR_PRIEST, 1)


class WhiteDice(KiStep):
    """Good Year and the blessing, in turn order; each chooses which gives the die [KI-202]."""

    def open(self, s: KiState, d: Decision) -> None:
        for k in range(s.seats - 1, -1, -1):
            seat = s.order[k]
            pending = self.game.amount(s, A_HAS, seat, 0, AT_BEFORE_ROLL) & BOTH
            if s.extra[seat] > 0:
                self.queue(s, seat, pending & bit(FX_PRIEST))
                self.queue(s, seat, pending & bit(FX_GOOD_YEAR))
            else:
                self.queue(s, seat, pending)

    def queue(self, s: KiState, seat: i64, pending: i64) -> None:
        if pending != 0:
            s.push(ASK_EFFECT, AUTO, seat, pending, AT_BEFORE_ROLL)

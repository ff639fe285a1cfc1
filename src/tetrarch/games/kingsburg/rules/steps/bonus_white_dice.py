"""White dice by cards such as Good Year [KI-202]. Those of buildings are in `rules/buildings/effects.py`."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import AUTO, Decision
from tetrarch.games.kingsburg.rules.ids import AMOUNT_HAS, ASK_EFFECT, AT_BEFORE_ROLL, AT_WHITE_DICE
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import KiStep


class WhiteDice(KiStep):
    """Effects that bring a white die to who has none, in turn order; each seat orders its own [KI-202]."""

    def open(self, s: KiState, d: Decision) -> None:
        for k in range(s.seats - 1, -1, -1):
            seat = s.order[k]
            pending = self.game.amount(s, AMOUNT_HAS, seat, 0, AT_WHITE_DICE)
            if s.extra[seat] > 0:
                self.queue_each(s, seat, pending)
            else:
                self.queue(s, seat, pending)

    def queue_each(self, s: KiState, seat: i64, pending: i64) -> None:
        """One after the other: where no die comes, their order cannot matter."""
        for effect in range(i64(62)):
            if pending >> 61 - effect & 1:
                self.queue(s, seat, bit(61 - effect))

    def queue(self, s: KiState, seat: i64, pending: i64) -> None:
        if pending != 0:
            s.push(ASK_EFFECT, AUTO, seat, pending, AT_BEFORE_ROLL)

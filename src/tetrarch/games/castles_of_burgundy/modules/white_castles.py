"""White castles: buildings that act with the white die."""

from mypy_extensions import i64

from tetrarch.core.kernel import Module
from tetrarch.games.castles_of_burgundy.ids import ASK_ACTION, BY_WHITE_CASTLE, EFFECT
from tetrarch.games.castles_of_burgundy.state import CbState


class WhiteCastles(Module[CbState]):
    """A white castle gives an action with the number of the white die [CB-156, CB-158]."""

    def __init__(self) -> None:
        super().__init__()
        self.triggers = [EFFECT]

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        if a == BY_WHITE_CASTLE:
            s.push(ASK_ACTION, seat, s.white, BY_WHITE_CASTLE)

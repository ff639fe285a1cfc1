"""White castles: buildings that act with the white die."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.games.castles_of_burgundy.modules.extra_tiles.ids import AMOUNT_COPIED_EFFECTS
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.ids import ASK_ACTION, EFFECT_WHITE_CASTLE, ON_EFFECT
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants


class WhiteCastles(Expansion):
    """A white castle gives an action with the number of the white die [CB-156, CB-158]."""

    def __init__(self, variants: RuleVariants) -> None:
        super().__init__(variants)
        self.triggers = [ON_EFFECT]
        self.amounts = [AMOUNT_COPIED_EFFECTS]

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        if a == EFFECT_WHITE_CASTLE:
            s.push(ASK_ACTION, seat, s.white, EFFECT_WHITE_CASTLE)

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        """A crane may copy a white castle too [CB-162]."""
        return n | bit(EFFECT_WHITE_CASTLE)

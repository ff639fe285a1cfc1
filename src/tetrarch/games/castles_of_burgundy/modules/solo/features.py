"""The solo game in numbers."""

from mypy_extensions import i64

from tetrarch.core.engine.features import Page
from tetrarch.games.castles_of_burgundy.evaluation.features import FeatureSection
from tetrarch.games.castles_of_burgundy.rules.ids import GOODS, PER_GOOD
from tetrarch.games.castles_of_burgundy.rules.state import CbState


class SoloFeatures(FeatureSection):
    """The target, and the goods out of the game."""

    def names(self) -> list[str]:
        return ["target", "goods_removed"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        if s.target > 0:
            page.number(s.target, 60)
        page.field()
        if s.target > 0:
            page.numbers(s.lost, 0, GOODS, PER_GOOD)

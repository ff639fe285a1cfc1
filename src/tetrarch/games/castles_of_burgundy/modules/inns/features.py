"""The inns in numbers."""

from mypy_extensions import i64

from tetrarch.core.engine.features import Page
from tetrarch.games.castles_of_burgundy.evaluation.features import FeatureSection
from tetrarch.games.castles_of_burgundy.rules.state import CbState


class InnFeatures(FeatureSection):
    """The inns beside the black depot."""

    def names(self) -> list[str]:
        return ["inns"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        page.number(s.inns, 5)

"""The border posts in numbers."""

from mypy_extensions import i64

from tetrarch.core.engine.features import Page
from tetrarch.games.castles_of_burgundy.evaluation.features import FeatureSection
from tetrarch.games.castles_of_burgundy.rules.state import CbState


class PostFeatures(FeatureSection):
    """Pairs of posts that each seat has joined."""

    def names(self) -> list[str]:
        return ["joined"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        page.each_set(s.joined, seat, 3)

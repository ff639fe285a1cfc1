"""What partners store together, in numbers."""

from mypy_extensions import i64

from tetrarch.core.engine.features import Page
from tetrarch.games.castles_of_burgundy.evaluation.features import FeatureSection
from tetrarch.games.castles_of_burgundy.modules.teams.rules import common
from tetrarch.games.castles_of_burgundy.rules.ids import TILES
from tetrarch.games.castles_of_burgundy.rules.state import CbState


class SharedStorage(FeatureSection):
    """The teams' shared storages, one's own first."""

    def names(self) -> list[str]:
        return ["common"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        if s.mate(seat) != seat:
            for k in range(i64(2)):
                page.numbers(s.stock, common(s, seat + k) * TILES, TILES, 1)

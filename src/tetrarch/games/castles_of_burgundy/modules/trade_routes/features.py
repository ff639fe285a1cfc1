"""The trade routes in numbers."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.features import Page
from tetrarch.games.castles_of_burgundy.evaluation.features import FeatureSection
from tetrarch.games.castles_of_burgundy.modules.trade_routes.ids import ROUTES
from tetrarch.games.castles_of_burgundy.rules.ids import GOODS, ROUTE
from tetrarch.games.castles_of_burgundy.rules.state import CbState

LAID: Final = 3 * ROUTE  # goods that a trade route holds, at most


class RouteFeatures(FeatureSection):
    """Route tiles and the goods on them."""

    def names(self) -> list[str]:
        return ["routes", "laid"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        for k in range(s.seats):
            page.ones_of(s.route, (seat + k) % s.seats * ROUTE, ROUTE, ROUTES)
        page.field()
        for k in range(s.seats):
            digits = s.laid[(seat + k) % s.seats]
            space: i64 = 0
            while digits > 1:
                page.put(page.at + space * GOODS + (digits & 7), 1)
                digits >>= 3
                space += 1
            page.step(LAID * GOODS, 1)

"""The shields in numbers."""

from mypy_extensions import i64

from tetrarch.core.engine.features import Page
from tetrarch.games.castles_of_burgundy.evaluation.features import FeatureSection
from tetrarch.games.castles_of_burgundy.rules.ids import DEPOTS, SHIELDS
from tetrarch.games.castles_of_burgundy.rules.state import CbState


class DepotShields(FeatureSection):
    """Shields in the depots."""

    def names(self) -> list[str]:
        return ["depot_shields"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        page.ones_of(s.shield, 0, SHIELDS, DEPOTS)


class FollowedSeat(FeatureSection):
    """Whom shield 6 follows."""

    def names(self) -> list[str]:
        return ["copied"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        page.seat(s.copied, seat, s.seats)


class OwnShields(FeatureSection):
    """The shields of each seat."""

    def names(self) -> list[str]:
        return ["shields"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        page.each_set(s.shields, seat, SHIELDS)

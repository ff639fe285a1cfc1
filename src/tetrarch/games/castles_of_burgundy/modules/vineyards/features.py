"""The vineyards in numbers."""

from mypy_extensions import i64

from tetrarch.core.engine.features import Page
from tetrarch.games.castles_of_burgundy.evaluation.features import FeatureSection
from tetrarch.games.castles_of_burgundy.modules.teams.rules import common
from tetrarch.games.castles_of_burgundy.rules.ids import BEDS, GRAPES, PAIRS, STALLS
from tetrarch.games.castles_of_burgundy.rules.state import CbState


class VineyardFeatures(FeatureSection):
    """Double tiles, stored, planted and on offer; nothing without vineyards."""

    def names(self) -> list[str]:
        return ["doubles", "vineyards", "grapes", "vine_places", "double_supply", "doubles_removed"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        played = has_doubles(s)
        page.field()
        if played:
            for k in range(s.seats):
                page.numbers(s.doubles, (seat + k) % s.seats * PAIRS, PAIRS, 1)
            if s.mate(seat) != seat:
                for k in range(i64(2)):
                    page.numbers(s.doubles, common(s, seat + k) * PAIRS, PAIRS, 1)
        page.field()
        if played:
            for k in range(s.seats):
                page.ones_of(s.bed, (seat + k) % s.seats * BEDS, BEDS, GRAPES * GRAPES)
        page.field()
        if played:
            for k in range(s.seats):
                page.numbers(s.grapes, (seat + k) % s.seats * GRAPES, GRAPES, 3)
        page.field()
        if played:
            page.ones_of(s.stall, 0, STALLS, PAIRS)
        page.field()
        if played:
            page.numbers(s.vats, 0, PAIRS, 2)
        page.field()
        if played:
            page.numbers(s.spilt, 0, PAIRS, 2)


def has_doubles(s: CbState) -> bool:
    """Whether there are double tiles: on offer, to come or out of the game."""
    for at in range(i64(PAIRS)):
        if s.vats[at] > 0 or s.spilt[at] > 0:
            return True
    for pair in s.stall:
        if pair >= 0:
            return True
    return False

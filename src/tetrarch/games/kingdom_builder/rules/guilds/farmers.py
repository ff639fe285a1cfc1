"""Farmers: gold for each own settlement in the quadrant where they are fewest."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.data.components import guild
from tetrarch.games.kingdom_builder.rules.gold_source import GoldSource
from tetrarch.games.kingdom_builder.rules.guilds.by_quadrant import count_by_quadrant
from tetrarch.games.kingdom_builder.rules.ids import PLACES
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.tables import PLACE_OF
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants

WELL_SPREAD: Final = 4  # settlements in a quadrant that bots count


def weakest(counts: vec[i64], seat: i64) -> i64:
    """The quadrant in which a seat has the fewest settlements."""
    best: i64 = 0
    for place in range(i64(1), i64(PLACES)):
        if counts[seat * PLACES + place] < counts[seat * PLACES + best]:
            best = place
    return best


class Farmers(GoldSource):
    """Of several such quadrants one pays; an empty one pays nothing [KB-102, KB-103]."""

    def __init__(self) -> None:
        super().__init__(guild("farmers")["gold"], "spread")

    def points(self, s: KbState, seat: i64, variants: RuleVariants) -> i64:
        counts = count_by_quadrant(s)
        return self.gold * counts[seat * PLACES + weakest(counts, seat)]

    def earners(self, s: KbState, seat: i64, variants: RuleVariants) -> vec[i64]:
        out = vec[i64]()
        place = weakest(count_by_quadrant(s), seat)
        for cell in s.own(seat):
            if PLACE_OF[cell] == place:
                out = append(out, cell)
        return out

    def promise(self, s: KbState, seat: i64) -> i64:
        """Settlements spread over all quadrants, as far as more of them help."""
        counts = count_by_quadrant(s)
        spread: i64 = 0
        for place in range(i64(PLACES)):
            spread += min(counts[seat * PLACES + place], WELL_SPREAD)
        return spread


GUILD: Final = Farmers()

"""Lords: gold for the most and the second most settlements in each quadrant."""

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

SAFE_LEAD: Final = 4  # settlements ahead of which bots want no more


class Lords(GoldSource):
    """Who shares a rank gets its full gold; a tie for the first leaves the second [KB-99 to KB-101]."""

    def __init__(self) -> None:
        first, second = guild("lords")["gold"]
        super().__init__(first, "contest")
        self.second: i64 = i64(second)

    def gold_in(self, s: KbState, counts: vec[i64], seat: i64, place: i64, zero: bool) -> i64:
        """What a quadrant pays a seat; `zero`: also one without settlements there has a rank [KB-101]."""
        mine = counts[seat * PLACES + place]
        if mine == 0 and not zero:
            return 0
        above: i64 = -1  # the only higher number seen so far
        for other in range(s.seats):
            n = counts[other * PLACES + place]
            if n > mine:
                if above >= 0 and n != above:
                    return 0
                above = n
        return self.gold if above < 0 else self.second

    def points(self, s: KbState, seat: i64, variants: RuleVariants) -> i64:
        counts = count_by_quadrant(s)
        n: i64 = 0
        for place in range(i64(PLACES)):
            n += self.gold_in(s, counts, seat, place, variants.lords_zero)
        return n

    def earners(self, s: KbState, seat: i64, variants: RuleVariants) -> vec[i64]:
        out = vec[i64]()
        counts = count_by_quadrant(s)
        for cell in s.own(seat):
            if self.gold_in(s, counts, seat, PLACE_OF[cell], variants.lords_zero) > 0:
                out = append(out, cell)
        return out

    def promise(self, s: KbState, seat: i64) -> i64:
        """Settlements ahead of the best other in each quadrant, or behind."""
        counts = count_by_quadrant(s)
        ahead: i64 = 0
        for place in range(i64(PLACES)):
            best: i64 = 0
            for other in range(s.seats):
                if other != seat and counts[other * PLACES + place] > best:
                    best = counts[other * PLACES + place]
            ahead += max(-SAFE_LEAD, min(SAFE_LEAD, counts[seat * PLACES + place] - best))
        return ahead


GUILD: Final = Lords()

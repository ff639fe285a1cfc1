"""What guild cards share that pay for every settlement on a hex of some kind."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.rules.gold_source import GoldSource
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants


class PerSettlement(GoldSource):
    """Pays for each settlement that stands where `earns` says."""

    def earns(self, s: KbState, cell: i64) -> bool:
        raise NotImplementedError

    def points(self, s: KbState, seat: i64, variants: RuleVariants) -> i64:
        n: i64 = 0
        for cell in s.own(seat):
            if self.earns(s, cell):
                n += self.gold
        return n

    def earners(self, s: KbState, seat: i64, variants: RuleVariants) -> vec[i64]:
        out = vec[i64]()
        for cell in s.own(seat):
            if self.earns(s, cell):
                out = append(out, cell)
        return out

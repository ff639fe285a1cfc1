"""Citizens: gold for the settlements of the largest area."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.data.components import guild
from tetrarch.games.kingdom_builder.rules.areas import Areas
from tetrarch.games.kingdom_builder.rules.gold_source import GoldSource
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants


class Citizens(GoldSource):
    """Paid by the group, rounded down; of several largest areas one counts [KB-98]."""

    def __init__(self) -> None:
        super().__init__(guild("citizens")["gold"])
        self.group: i64 = i64(guild("citizens")["group"])  # settlements that pay together

    def points(self, s: KbState, seat: i64, variants: RuleVariants) -> i64:
        return self.gold * (Areas(s, seat).largest // self.group)

    def earners(self, s: KbState, seat: i64, variants: RuleVariants) -> vec[i64]:
        out = vec[i64]()
        areas = Areas(s, seat)
        for cell in s.own(seat):
            if areas.label[cell] == areas.best:
                out = append(out, cell)
        return out


GUILD: Final = Citizens()

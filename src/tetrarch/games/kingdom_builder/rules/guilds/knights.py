"""Knights: gold for each own settlement in the fullest horizontal row."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.data.components import guild
from tetrarch.games.kingdom_builder.rules.gold_source import GoldSource
from tetrarch.games.kingdom_builder.rules.guilds.by_row import count_by_row, fullest_row
from tetrarch.games.kingdom_builder.rules.ids import SIZE
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants


class Knights(GoldSource):
    """Of several fullest rows one pays [KB-95, KB-96]."""

    def __init__(self) -> None:
        super().__init__(guild("knights")["gold"])

    def points(self, s: KbState, seat: i64, variants: RuleVariants) -> i64:
        rows = count_by_row(s, seat)
        return self.gold * rows[fullest_row(rows)]

    def earners(self, s: KbState, seat: i64, variants: RuleVariants) -> vec[i64]:
        out = vec[i64]()
        row = fullest_row(count_by_row(s, seat))
        for cell in s.own(seat):
            if cell // SIZE == row:
                out = append(out, cell)
        return out


GUILD: Final = Knights()

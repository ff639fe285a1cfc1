"""Castles: gold for each one beside an own settlement."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.data.components import facts
from tetrarch.games.kingdom_builder.rules.gold_source import GoldSource
from tetrarch.games.kingdom_builder.rules.ids import CELLS
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants


class Castles(GoldSource):
    """Each castle pays once, however many settlements touch it [KB-83, KB-84]."""

    def __init__(self) -> None:
        super().__init__(facts()["castle"]["gold"])

    def points(self, s: KbState, seat: i64, variants: RuleVariants) -> i64:
        n: i64 = 0
        for cell in s.board.castle:
            if s.near[seat * CELLS + cell] > 0:
                n += self.gold
        return n

    def earners(self, s: KbState, seat: i64, variants: RuleVariants) -> vec[i64]:
        out = vec[i64]()
        for cell in s.board.castle:
            if s.near[seat * CELLS + cell] > 0:
                out = append(out, cell)
        return out

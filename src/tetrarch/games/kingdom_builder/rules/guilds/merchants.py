"""Merchants: gold for locations and castles that an area links with others."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import ones
from tetrarch.games.kingdom_builder.data.components import guild
from tetrarch.games.kingdom_builder.rules.areas import Areas
from tetrarch.games.kingdom_builder.rules.gold_source import GoldSource
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants


class Merchants(GoldSource):
    """Every linked place pays once, whichever area links it [KB-92, KB-93]."""

    def __init__(self) -> None:
        super().__init__(guild("merchants")["gold"], "touched")

    def points(self, s: KbState, seat: i64, variants: RuleVariants) -> i64:
        return self.gold * ones(Areas(s, seat).linked)

    def earners(self, s: KbState, seat: i64, variants: RuleVariants) -> vec[i64]:
        out = vec[i64]()
        linked = Areas(s, seat).linked
        for i in range(i64(len(s.board.special))):
            if linked >> i & 1:
                out = append(out, s.board.special[i])
        return out

    def promise(self, s: KbState, seat: i64) -> i64:
        """Places touched: one settlement more may link them."""
        return ones(Areas(s, seat).touched)


GUILD: Final = Merchants()

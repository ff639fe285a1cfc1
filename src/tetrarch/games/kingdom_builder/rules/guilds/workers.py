"""Workers: gold for settlements beside a location or a castle."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.kingdom_builder.data.components import guild
from tetrarch.games.kingdom_builder.rules.guilds.per_settlement import PerSettlement
from tetrarch.games.kingdom_builder.rules.state import KbState


class Workers(PerSettlement):
    """Whether or not tiles are left there [KB-91]."""

    def __init__(self) -> None:
        super().__init__(guild("workers")["gold"])

    def earns(self, s: KbState, cell: i64) -> bool:
        return s.board.special_by[cell] >= 0


GUILD: Final = Workers()

"""Fishermen: gold for settlements beside water."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.kingdom_builder.data.components import guild
from tetrarch.games.kingdom_builder.rules.guilds.per_settlement import PerSettlement
from tetrarch.games.kingdom_builder.rules.ids import WATER
from tetrarch.games.kingdom_builder.rules.state import KbState


class Fishermen(PerSettlement):
    """One that stands on water itself earns nothing [KB-88, KB-89]."""

    def __init__(self) -> None:
        super().__init__(guild("fishermen")["gold"])

    def earns(self, s: KbState, cell: i64) -> bool:
        return s.board.by_water[cell] == 1 and s.board.terrain[cell] != WATER


GUILD: Final = Fishermen()

"""Miners: gold for settlements beside a mountain."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.kingdom_builder.data.components import guild
from tetrarch.games.kingdom_builder.rules.guilds.per_settlement import PerSettlement
from tetrarch.games.kingdom_builder.rules.state import KbState


class Miners(PerSettlement):
    """However many mountain hexes one touches, it earns once [KB-90]."""

    def __init__(self) -> None:
        super().__init__(guild("miners")["gold"])

    def earns(self, s: KbState, cell: i64) -> bool:
        return s.board.by_mountain[cell] == 1


GUILD: Final = Miners()

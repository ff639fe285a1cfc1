"""What the end of the game pays, and who wins a tie."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.kingsburg.ids import (
    FOR_ARCHITECT,
    FOR_ARCHITECTS_GUILD,
    FOR_CATHEDRAL,
    FOR_DOME,
    FOR_PALADIN,
    FOR_TROOP_TOKEN,
)
from tetrarch.games.kingsburg.rules import Rules
from tetrarch.games.kingsburg.state import KiState

# in the order in which they are paid [KI-114]
END_SOURCES: Final = (
    FOR_ARCHITECT,
    FOR_PALADIN,
    FOR_CATHEDRAL,
    FOR_DOME,
    FOR_ARCHITECTS_GUILD,
    FOR_TROOP_TOKEN,
)


def pay_out(rules: Rules, s: KiState) -> None:
    """Source by source, each for the seats in turn order [KI-114]."""
    for source in END_SOURCES:
        for k in range(s.seats):
            seat = s.order[k]
            points = rules.end_points(s, seat, source)
            if points != 0:
                s.earn(seat, source, points)


def tiebreak(s: KiState, seat: i64) -> i64:
    """Goods, then buildings [KI-116]."""
    return s.goods_of(seat) * 100 + s.buildings_of(seat)

"""What the end of the game pays, and who wins a tie."""

from mypy_extensions import i64

from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.point_sources import END_SOURCES
from tetrarch.games.kingsburg.rules.state import KiState


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

"""The king: what his movement costs, and where one can build with his help [CF-44, CF-45]."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.council_of_four.data.components import number
from tetrarch.games.council_of_four.rules.councils import cheapest
from tetrarch.games.council_of_four.rules.emporiums import sites
from tetrarch.games.council_of_four.rules.ids import CITIES, KING
from tetrarch.games.council_of_four.rules.maps import MAX_ROADS
from tetrarch.games.council_of_four.rules.state import CfState

COINS_PER_ROAD: Final[i64] = i64(number("actions", "king", "coins_per_road"))


def roads_of_king(s: CfState, city: i64) -> i64:
    """The length of the king's shortest way to a city, in roads."""
    return s.board.roads[s.king * CITIES + city]


def movement_cost(s: CfState, city: i64) -> i64:
    """The coins for moving the king to a city [CF-45]."""
    return COINS_PER_ROAD * roads_of_king(s, city)


def king_sites(s: CfState, seat: i64) -> i64:
    """The cities where a seat can pay to build with the king [CF-44, CF-45]."""
    left = s.coins[seat] - cheapest(s, seat, KING)
    if left < 0:
        return 0
    roads = min(i64(MAX_ROADS), left // COINS_PER_ROAD)
    return s.board.within[s.king * (MAX_ROADS + 1) + roads] & sites(s, seat)

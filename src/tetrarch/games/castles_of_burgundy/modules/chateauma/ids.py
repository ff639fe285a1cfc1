"""The ints of the Châteauma, which continue those of the base game."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.castles_of_burgundy.rules.ids import SOURCE_EXPANSIONS

# sizes
CARDS: Final = 17  # territory cards
CARD_SPACES: Final = 5  # of a card, at most
BACK: Final = 64  # a tile that lies face down has its kind and this

# steps
DEAL_CARD: Final = 47
DEAL_BUILT: Final = 48
ROLL_DIE: Final = 49
END_TURN: Final = 50

# kinds of action
CHANCE_CARD: Final = 63
CHANCE_DIE: Final = 64

# events
EVENT_FIRST_CARD: Final = 58
EVENT_CARD_DRAWN: Final = 59
EVENT_RESHUFFLED: Final = 60
EVENT_TILE_BUILT: Final = 61
EVENT_CARD_CHOSEN: Final = 62
EVENT_DIE_ROLLED: Final = 63
EVENT_FOUND: Final = 64
EVENT_FROM_RESERVE: Final = 65
EVENT_JOKER_USED: Final = 66
EVENT_JOKER_TAKEN: Final = 67
EVENT_SILVER_INSTEAD: Final = 68
EVENT_SET_ON: Final = 69
EVENT_ANOTHER_TILE: Final = 70
EVENT_SALE_INSTEAD: Final = 71
EVENT_RESERVED: Final = 72
EVENT_NOTHING_FOUND: Final = 73
EVENT_HALL_TILE: Final = 74
EVENT_UNSOLD: Final = 75
EVENT_SALE_SIGN: Final = 76
EVENT_CARD_DONE: Final = 77
EVENT_TILE_MOVED: Final = 78
EVENT_BOUGHT_FOR_RESERVE: Final = 79
EVENT_MINES_PAID: Final = 80
EVENT_EXTRA_TURN: Final = 81
EVENT_WHITE_TILE: Final = 82
EVENT_WHITE_SILVER: Final = 83
EVENT_POST_CARD: Final = 84
EVENT_SHIELD_WON: Final = 85
EVENT_DOUBLE_WON: Final = 86
EVENT_NO_DOUBLE: Final = 87
EVENT_DOUBLE_BOUGHT: Final = 88

# sources of points
SOURCE_CARD: Final[i64] = SOURCE_EXPANSIONS + 4
SOURCE_BOARDING_HOUSE: Final[i64] = SOURCE_EXPANSIONS + 5
SOURCE_ROUTE: Final[i64] = SOURCE_EXPANSIONS + 6
SOURCE_MONASTERIES: Final[i64] = SOURCE_EXPANSIONS + 7
SOURCE_HELD: Final[i64] = SOURCE_EXPANSIONS + 8  # tiles in its reserve
SOURCE_ON_CARDS: Final[i64] = SOURCE_EXPANSIONS + 9
SOURCE_DOUBLES: Final[i64] = SOURCE_EXPANSIONS + 10

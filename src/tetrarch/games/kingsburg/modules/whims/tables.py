"""The whim tiles by what they do, and their numbers. One that only gives is just a row of the data."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.kingsburg.data.components import (
    GAIN_NAMES,
    GOOD_NAMES,
    cards,
    kinds,
    number_of,
    params,
    params_by_card,
    row,
    source_number,
)
from tetrarch.games.kingsburg.data.court import shares_of, whim_rulings
from tetrarch.games.kingsburg.rules.tables import WHIMS


def tile(key: str) -> int:
    """The place of the tile whose effect has this key."""
    return [card["effect"]["key"] for card in cards("whims")].index(key)


ALL_TILES: Final = (1 << WHIMS) - 1
SOURCE_WHIM: Final = i64(source_number("whim"))

# tiles by their place, which is one less than their number
COPY: Final = i64(tile("copy_lowest_free_advisor"))
TOKENS: Final = i64(number_of("whims", "whim_02"))
LEFT_NAMES: Final = i64(tile("left_neighbour_names_good"))
STOCK: Final = i64(tile("take_from_tile_stock"))
LOT: Final = i64(tile("take_random_good_from_tile"))
EXCHANGE: Final = i64(tile("trade_one_for_two"))
DOUBLE: Final = i64(tile("opponent_gains_then_double"))
BOTH_NAME: Final = i64(tile("left_and_right_name_goods"))
PAIRS: Final = i64(tile("choose_two_distinct"))
ALIKE_GOODS: Final = i64(tile("gain_alike"))
CATCH_UP: Final = i64(tile("gain_with_catchup_swap"))
OTHERS_TOO: Final = i64(number_of("whims", "whim_12"))
REST_OF_FIVE: Final = i64(tile("opponent_picks_rest_to_you"))
SHARE_OUT: Final = i64(tile("take_six_keep_four"))

RULINGS: Final = ints(whim_rulings())
GIVES: Final = i64(sum(1 << n for n, card in enumerate(cards("whims")) if card["effect"]["key"] == "gain"))
GAIN_ROWS: Final = ints(
    [n for given in params_by_card("whims", "gain") for n in row(given.get("gain", {}), GAIN_NAMES)]
)
GIFTS: Final = ints([given.get("gain", {}).get("any", 0) for given in params_by_card("whims", "gain")])

# Tiles 2 and 12: what the seat pays, what it gains, what all others gain; two choices each.
OPTIONS: Final = [*params("whims", "whim_02")["options"], *params("whims", "whim_12")["options"]]
CHOICES: Final = ints(
    [
        n
        for option in OPTIONS
        for part in ("pay", "gain", "others_gain")
        for n in row(option.get(part, {}), GAIN_NAMES)
    ]
)
CHOICE_WIDTH: Final = 21
FIRST_OF_OTHERS: Final = 2  # the first choice of tile 12

# Tile 6: what is paid, and what comes for it, when a good, a point or a soldier is given up.
TRADES: Final = params("whims", "whim_06")["options"]
TRADE_PAID: Final = ints([next(iter(option["pay"].values())) for option in TRADES])
TRADE_GAINS: Final = ints(
    [option["gain"].get(kind, 0) for option in TRADES for kind in ("any", "soldier", "vp")]
)

# Tile 9: the gains of every two of its options, in the order of the pairs' names.
PAIR_OPTIONS: Final = [row(option["gain"], GAIN_NAMES) for option in params("whims", "whim_09")["options"]]
PAIR_GAINS: Final = ints(
    [
        PAIR_OPTIONS[one][kind] + PAIR_OPTIONS[other][kind]
        for one in range(len(PAIR_OPTIONS))
        for other in range(one + 1, len(PAIR_OPTIONS))
        for kind in range(len(GAIN_NAMES))
    ]
)
ALL_PAIRS: Final = 0x3F

# Tile 11: the shares that may be taken, in the order of their names.
SHARE_GAINS: Final = ints(shares_of(params("whims", "whim_11")))

STOCKED: Final = i64(kinds(params("whims", "whim_04")["stock"]))
DRAWN: Final = i64(kinds(params("whims", "whim_05")["kinds"]))
EVERY_GOOD: Final = i64(kinds(list(GOOD_NAMES)))
MULTIPLIER: Final = i64(params("whims", "whim_07")["multiplier"])
ALIKE_NUMBER: Final = i64(params("whims", "whim_10")["gain"]["any_alike"])
TAKEN: Final = ints(row(params("whims", "whim_15")["take"], GOOD_NAMES))
GIVEN_AWAY: Final = i64(params("whims", "whim_15")["distribute"])

"""How many pieces there are of each kind, and with how many of them one starts, as the data file says."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.council_of_four.data.components import amounts, number, side_names, token_names
from tetrarch.games.council_of_four.rules.ids import COLOURS, PACK_BITS, REGIONS

SIDES: Final[i64] = i64(len(side_names()))  # of a region's board
TOKENS: Final[i64] = i64(len(token_names()))
COUNCILLORS: Final[i64] = i64(number("councillors", "per_colour"))
PER_BALCONY: Final[i64] = i64(number("councillors", "per_balcony"))
EMPTY: Final[i64] = (i64(1) << PACK_BITS * PER_BALCONY) - 1  # a balcony without councillors
FAR_END: Final[i64] = PACK_BITS * (PER_BALCONY - 1)  # the bits of the place from which councillors fall

PER_COLOUR: Final[i64] = i64(number("politics", "per_colour"))
JOKERS: Final[i64] = i64(number("politics", "jokers"))
CARDS: Final = vec[i64]([PER_COLOUR] * COLOURS + [JOKERS])  # by kind
ALL_CARDS: Final[i64] = COLOURS * PER_COLOUR + JOKERS
FIRST_HAND: Final[i64] = i64(number("politics", "first_hand"))
CARDS_PER_TURN: Final[i64] = i64(number("politics", "draw_per_turn"))
MAIN_ACTIONS: Final[i64] = i64(number("turn", "main_actions"))

FACE_UP: Final[i64] = i64(number("permits", "face_up"))
PLACES: Final[i64] = REGIONS * FACE_UP  # for face-up permits, region after region
NEUTRAL_PERMITS: Final[i64] = i64(number("two_players", "permits_per_region"))

SPACES: Final[i64] = i64(number("nobility", "last")) + 1  # of the nobility track
EMPORIUMS: Final[i64] = i64(number("players", "emporiums"))
ASSISTANTS: Final[i64] = i64(number("assistants", "total"))
MAX_COINS: Final[i64] = i64(number("players", "coin_limit"))
FIRST_COINS: Final = ints(amounts("players", "coins"))  # by place in the turn order
FIRST_ASSISTANTS: Final = ints(amounts("players", "assistants"))

"""The Châteauma's cards, duchies and points as tables, and how it plays at a table."""

from typing import Any, Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.castles_of_burgundy.data.components import COLOUR_NAMES, numbered, territory_spaces
from tetrarch.games.castles_of_burgundy.data.files import chateauma
from tetrarch.games.castles_of_burgundy.modules.chateauma.ids import CARD_SPACES
from tetrarch.games.castles_of_burgundy.rules.ids import CASTLE, NONE

JOKER: Final = 6  # the rank of jokers in the reserve, after those of the colours
RANKS: Final = 7
LEVELS: Final = tuple(chateauma()["levels"])
MODIFIERS: Final = tuple(row["id"] for row in chateauma()["modifiers"]["in_order"])
MODIFIER_COVERED: Final[i64] = MODIFIERS.index("covered")
MODIFIER_BUILT: Final[i64] = MODIFIERS.index("built")
MODIFIER_FIRST: Final[i64] = MODIFIERS.index("first")
MODIFIER_EXTRA_TURNS: Final[i64] = MODIFIERS.index("extra_turns")
MODIFIED_DUCHY: Final = ints([row["duchy"] for row in chateauma()["modifiers"]["in_order"]])
RANK_NAMES: Final = tuple(chateauma()["reserve"]["in_order"])
BANK_SILVER: Final[i64] = int(chateauma()["buildings"]["bank_silver"])
HOUSE_POINTS: Final[i64] = int(chateauma()["buildings"]["boarding_house_points"])
TOWER_POINTS: Final[i64] = int(chateauma()["buildings"]["watchtower_points"])
LAST_SILVER: Final[i64] = int(chateauma()["fallback_silver"])
WHITE_CASTLE_SILVER: Final[i64] = int(chateauma()["white_castle_silver"])
POST_CARD_WITH_POINTS: Final[i64] = int(chateauma()["post_cards"]["points"])  # counted from 1
POST_CARD_WITH_TILE: Final[i64] = int(chateauma()["post_cards"]["tile"])
PRICE: Final[i64] = int(chateauma()["price"])
START_SILVER: Final[i64] = int(chateauma()["start"]["silver"])
START_GOODS: Final[i64] = int(chateauma()["start"]["goods_each"])
ROUTE_POINTS: Final[i64] = int(chateauma()["route_sale_points"])


def cards() -> list[dict[str, Any]]:
    return numbered(chateauma()["cards"]["in_order"])


def card_colours() -> list[int]:
    """The colours of each card's spaces, NONE where it has fewer than the largest."""
    found = [[COLOUR_NAMES.index(name) for name in row["spaces"]] for row in cards()]
    return [colour for row in found for colour in (row + [NONE] * CARD_SPACES)[:CARD_SPACES]]


def signs(key: str) -> list[int]:
    """The spaces of each card that carry a sign, as bit sets."""
    return [sum(1 << space - 1 for space in row[key]) for row in cards()]


def deck(name: str) -> int:
    """The cards of a deck, as a bit set."""
    return sum(1 << number - 1 for number in chateauma()["decks"][name])


def first_cells() -> list[int]:
    """The first cell of each colour in its duchy."""
    return [sum(territory_spaces()[:colour]) for colour in range(len(COLOUR_NAMES))]


def chosen_cards() -> list[int]:
    """The card that each number of the white die chooses: 0 left, 1 right [CB-290]."""
    faces = chateauma()["white_selects"]
    sides = {face: side for side, name in enumerate(("left", "right")) for face in faces[name]}
    return [0, *(sides[face] for face in range(1, 7))]


def marked_cells(modifier: str) -> int:
    """The cells of a modifier's duchy that carry its mark, as a bit set; `first` has none [CB-317]."""
    duchies = {row["id"]: row for row in chateauma()["duchies"]["in_order"]}
    needed = {row["id"]: row["duchy"] for row in chateauma()["modifiers"]["in_order"]}
    marks = duchies[needed[modifier]].get(modifier, {})
    first = dict(zip(COLOUR_NAMES, first_cells(), strict=True))
    return sum(1 << first[name] + place - 1 for name, places in marks.items() for place in places)


CARD_COLOUR: Final = ints(card_colours())
CARD_SIZE: Final = ints([len(row["spaces"]) for row in cards()])
CARD_POINTS: Final = ints([points for row in cards() for points in row["points"]])  # three each
CARD_POSTS: Final = ints([int(row["posts"]) for row in cards()])
CARD_SHIELD: Final = ints([int(row["shield"]) for row in cards()])
SALE_SIGNS: Final = ints(signs("sale"))
DOUBLE_SIGNS: Final = ints(signs("double"))
DECKS: Final = ints([deck("base"), deck("vineyards")])
CASTLE_CARDS: Final = ints(
    [sum(1 << n for n, row in enumerate(cards()) if COLOUR_NAMES[CASTLE] in row["spaces"])]
)
CHOSEN: Final = ints(chosen_cards())
RANK: Final = ints([RANK_NAMES.index(name) for name in COLOUR_NAMES])  # of each colour in the reserve
FIRST_CELL: Final = ints(first_cells())
USUAL_DUCHY: Final[i64] = int(chateauma()["duchies"]["in_order"][0]["id"])
MARKS: Final = ints([marked_cells(modifier) for modifier in MODIFIERS])
SHIELDS_PAY: Final = ints([0, *chateauma()["shield_points"]])  # by their number
DOUBLES_PAY: Final = ints([0, *chateauma()["double_points"]])
PAYS_MONASTERY: Final[i64] = int(chateauma()["final"]["monastery"])
PAYS_GOOD: Final[i64] = int(chateauma()["final"]["good"])
PAYS_SILVER: Final[i64] = int(chateauma()["final"]["silver"])
REMOVED_SHIELDS: Final[i64] = sum(1 << number - 1 for number in chateauma()["removed_shields"])
PAYS_RESERVE: Final[i64] = int(chateauma()["final"]["reserve"])
PAYS_ON_CARDS: Final[i64] = int(chateauma()["final"]["on_cards"])


class ChateaumaSettings:
    """How the Châteauma plays: its level, its modifiers, the expansions it must know of."""

    def __init__(self, level: i64, modifiers: i64, whole_board: bool, by_number: bool) -> None:
        self.level: i64 = level  # [CB-309]
        self.modifiers: i64 = modifiers  # a bit set of MODIFIERS [CB-317]
        self.whole_board: bool = whole_board  # white castles look around the board [CB-323]
        self.by_number: bool = by_number  # of shields it takes that with the lowest number [CB-327]
        self.posts: bool = False  # expansions in play
        self.routes: bool = False
        self.shields: bool = False
        self.vines: bool = False

    def modified(self, modifier: i64) -> bool:
        return self.modifiers >> modifier & 1 != 0

    def built(self) -> bool:
        """Whether tiles lie in its duchy from the start [CB-319]."""
        return self.modified(MODIFIER_BUILT)

    def marked(self, modifier: i64) -> i64:
        """The cells of its duchy with the marks of a modifier, as a bit set; none if it plays without it."""
        return MARKS[modifier] if self.modified(modifier) else 0

    def duchy(self) -> i64:
        """The one with marks if a modifier needs them [CB-317]."""
        found = USUAL_DUCHY
        for modifier in range(i64(len(MODIFIED_DUCHY))):
            if self.modified(modifier):
                found = max(found, MODIFIED_DUCHY[modifier])
        return found

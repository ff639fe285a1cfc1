"""What the Châteauma may still score, by the heuristic: so that bots know whom they have to beat."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ones
from tetrarch.core.engine.kernel import Game
from tetrarch.games.castles_of_burgundy.modules.chateauma.choosing import count_of
from tetrarch.games.castles_of_burgundy.modules.chateauma.ids import CARD_SPACES
from tetrarch.games.castles_of_burgundy.modules.chateauma.tables import (
    CARD_POINTS,
    CARD_SIZE,
    MODIFIER_EXTRA_TURNS,
    ChateaumaSettings,
)
from tetrarch.games.castles_of_burgundy.rules.final_scoring import end_points
from tetrarch.games.castles_of_burgundy.rules.ids import (
    COLOURS,
    GOODS,
    MINE,
    NONE,
    PHASES,
    ROUNDS,
    SOURCE_UNSOLD,
    SOURCES,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import BONUS_POINTS, DUCHIES, SALE

PACE: Final = 1.1  # points of a turn beyond those that a person's turn brings
HIGHER: Final = 1.3  # and more with each level
SPEED: Final = 2.0  # and with extra turns
AHEAD: Final = 14.0  # turns for which this holds; in the long run people catch up
TILES: Final = 1.4  # that it places in a turn
SILVER: Final = 0.5  # what a coin buys beyond its point
SALES: Final = 0.5  # the share of its goods that it will sell


def evaluate(g: Game[CbState], s: CbState, settings: ChateaumaSettings) -> float:
    """Points, what the end would pay now, what its cards, goods, mines and colours promise."""
    seat = s.seats - 1
    worth = float(s.points[seat])
    for source in range(i64(SOURCE_UNSOLD), i64(SOURCES)):
        worth += float(end_points(g, s, source, seat))
    turns = turns_left(s)
    fade = min(1.0, turns / 5.0)
    worth += cards(s, settings, turns) + colours(s, turns)
    worth += SILVER * fade * float(s.silver[seat])
    worth += (1.0 + SILVER * fade) * float((PHASES - max(i64(0), s.phase)) * count_of(s, MINE))
    for good in range(seat * GOODS, seat * GOODS + GOODS):
        worth += SALES * fade * float(s.wares[good] * (SALE[s.seats] - 1))
    pace = PACE + HIGHER * float(settings.level - 1)
    if settings.marked(MODIFIER_EXTRA_TURNS) != 0:
        pace += SPEED
    return worth + pace * min(turns, AHEAD)


def turns_left(s: CbState) -> float:
    """Its turns to come, that of this round too while it has not had it."""
    past = max(i64(0), s.phase) * ROUNDS + max(i64(0), s.round)
    acted = s.acted >> s.seats - 1 & 1
    return float(PHASES * ROUNDS - past - acted)


def cards(s: CbState, settings: ChateaumaSettings, turns: float) -> float:
    """Its cards, the more the fewer spaces are empty."""
    worth = 0.0
    for place in range(i64(2)):
        card = s.cards[place]
        if card == NONE:
            continue
        filled: i64 = 0
        for space in range(place * CARD_SPACES, place * CARD_SPACES + CARD_SIZE[card]):
            if s.ground[space] != NONE:
                filled += 1
        share = float(filled) / float(CARD_SIZE[card])
        likely = min(1.0, TILES * turns / (2.0 * float(CARD_SIZE[card] - filled)))
        worth += likely * share * float(CARD_POINTS[card * 3 + settings.level])
    return worth


def colours(s: CbState, turns: float) -> float:
    """Bonus tiles that it may still gain."""
    seat = s.seats - 1
    duchy = DUCHIES[s.duchy[seat]]
    worth = 0.0
    for colour in range(i64(COLOURS)):
        first = s.bonus[colour * 2]
        if first == seat or (first != NONE and s.bonus[colour * 2 + 1] != NONE):
            continue
        share = float(ones(duchy.of[colour] & s.filled[seat])) / float(ones(duchy.of[colour]))
        points = BONUS_POINTS[s.seats if first == NONE else 5 + s.seats]
        worth += float(points) * share * share * share
    return worth if turns > 2.0 else 0.0

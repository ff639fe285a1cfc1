"""What the end of the game pays: tiles, nobility, permits."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ints, ones
from tetrarch.games.council_of_four.data.components import amounts, kings_tile_points, number, tile_points
from tetrarch.games.council_of_four.rules.ids import (
    KINGS_TILES,
    SOURCE_FURTHEST,
    SOURCE_KING,
    SOURCE_PERMITS,
    SOURCE_SECOND,
    SOURCE_TILE,
    TILES,
)
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.variants import RuleVariants

TILE_POINTS: Final = ints(tile_points())
KING_POINTS: Final = ints(kings_tile_points())  # the top tile first
FURTHEST_POINTS: Final[i64] = i64(amounts("end", "nobility")[0])
SECOND_POINTS: Final[i64] = i64(amounts("end", "nobility")[1])
MORE_THAN_CARDS: Final = 1000  # no hand has so many
MOST_PERMITS_POINTS: Final[i64] = i64(number("end", "most_permits"))


def permits_of(s: CfState, seat: i64, variants: RuleVariants) -> i64:
    """The permits that count at the end [CF-91]."""
    if variants.used_permits_count:
        return ones(s.permits[seat] | s.used[seat])
    return ones(s.permits[seat])


def king_points(s: CfState, seat: i64) -> i64:
    """Points of a seat's king's tiles [CF-60]."""
    n: i64 = 0
    for kings_tile in range(i64(KINGS_TILES)):
        if s.kings_tile[kings_tile] == seat:
            n += KING_POINTS[kings_tile]
    return n


def nobility_place(s: CfState, seat: i64) -> i64:
    """1 for the furthest on the track, 2 for the next if one is ahead, 0 for others [CF-88, CF-89]."""
    ahead: i64 = 0  # seats that are further
    for other in range(s.seats):
        if s.nobility[other] > s.nobility[seat]:
            ahead += 1
    return ahead + 1 if ahead < 2 else 0


def permit_points(s: CfState, seat: i64, variants: RuleVariants) -> i64:
    """The points for the most permits; a tie may pay each or nobody [CF-90]."""
    mine = permits_of(s, seat, variants)
    for other in range(s.seats):
        if other != seat:
            theirs = permits_of(s, other, variants)
            if theirs > mine or (theirs == mine and not variants.permits_tie_pays):
                return 0
    return MOST_PERMITS_POINTS


def end_points(s: CfState, source: i64, seat: i64, variants: RuleVariants) -> i64:
    """What a source would pay a seat if the game ended now [CF-87 to CF-91]."""
    if source < SOURCE_KING:
        return TILE_POINTS[source - SOURCE_TILE] if s.tile[source - SOURCE_TILE] == seat else 0
    if source == SOURCE_KING:
        return king_points(s, seat)
    if source == SOURCE_FURTHEST:
        return FURTHEST_POINTS if nobility_place(s, seat) == 1 else 0
    if source == SOURCE_SECOND:
        return SECOND_POINTS if nobility_place(s, seat) == 2 else 0
    return permit_points(s, seat, variants)


def total(s: CfState, seat: i64, variants: RuleVariants) -> i64:
    """All points if the game ended now [CF-94]."""
    n = s.points[seat] + king_points(s, seat) + permit_points(s, seat, variants)
    for tile in range(i64(TILES)):
        if s.tile[tile] == seat:
            n += TILE_POINTS[tile]
    place = nobility_place(s, seat)
    if place == 1:
        return n + FURTHEST_POINTS
    return n + SECOND_POINTS if place == 2 else n


def pay_out(s: CfState, variants: RuleVariants) -> None:
    """Every source in turn, each for every seat from the start player on [CF-87]."""
    for source in range(i64(SOURCE_TILE), i64(SOURCE_PERMITS + 1)):
        for k in range(s.seats):
            seat = (variants.first + k) % s.seats
            points = end_points(s, source, seat, variants)
            s.points[seat] += points
            s.score(seat, source, points)


def tiebreak(s: CfState, seat: i64, variants: RuleVariants) -> i64:
    """Assistants and cards together, or assistants first [CF-93]."""
    weight: i64 = MORE_THAN_CARDS if variants.assistants_first else 1
    return s.assistants[seat] * weight + s.cards_of(seat)

"""What the end of the game pays: tiles, nobility, permits."""

from mypy_extensions import i64

from tetrarch.core.bits import ones
from tetrarch.games.council_of_four.ids import (
    BY_FURTHEST,
    BY_KING,
    BY_PERMITS,
    BY_SECOND,
    BY_TILE,
    KINGS_TILES,
    TILES,
)
from tetrarch.games.council_of_four.rules import Readings
from tetrarch.games.council_of_four.state import CfState
from tetrarch.games.council_of_four.tables import KING_POINTS, TILE_POINTS


def permits_of(s: CfState, seat: i64, readings: Readings) -> i64:
    """The permits that count at the end [CF-91]."""
    if readings.used_permits_count:
        return ones(s.ready[seat] | s.used[seat])
    return ones(s.ready[seat])


def king_points(s: CfState, seat: i64) -> i64:
    """Points of a seat's king's tiles [CF-60]."""
    n: i64 = 0
    for prize in range(i64(KINGS_TILES)):
        if s.prize[prize] == seat:
            n += KING_POINTS[prize]
    return n


def nobility_place(s: CfState, seat: i64) -> i64:
    """1 for the furthest on the track, 2 for the next if one is ahead, 0 for others [CF-88, CF-89]."""
    ahead: i64 = 0  # seats that are further
    for other in range(s.seats):
        if s.nobility[other] > s.nobility[seat]:
            ahead += 1
    return ahead + 1 if ahead < 2 else 0


def permit_points(s: CfState, seat: i64, readings: Readings) -> i64:
    """3 for the most permits; a tie may pay each or nobody [CF-90]."""
    mine = permits_of(s, seat, readings)
    for other in range(s.seats):
        if other != seat:
            theirs = permits_of(s, other, readings)
            if theirs > mine or (theirs == mine and not readings.permits_tie_pays):
                return 0
    return 3


def end_points(s: CfState, source: i64, seat: i64, readings: Readings) -> i64:
    """What a source would pay a seat if the game ended now [CF-87 to CF-91]."""
    if source < BY_KING:
        return TILE_POINTS[source - BY_TILE] if s.tile[source - BY_TILE] == seat else 0
    if source == BY_KING:
        return king_points(s, seat)
    if source == BY_FURTHEST:
        return 5 if nobility_place(s, seat) == 1 else 0
    if source == BY_SECOND:
        return 2 if nobility_place(s, seat) == 2 else 0
    return permit_points(s, seat, readings)


def total(s: CfState, seat: i64, readings: Readings) -> i64:
    """All points if the game ended now [CF-94]."""
    n = s.points[seat] + king_points(s, seat) + permit_points(s, seat, readings)
    for tile in range(i64(TILES)):
        if s.tile[tile] == seat:
            n += TILE_POINTS[tile]
    place = nobility_place(s, seat)
    if place == 1:
        return n + 5
    return n + 2 if place == 2 else n


def pay_out(s: CfState, readings: Readings) -> None:
    """Every source in turn, each for every seat from the start player on [CF-87]."""
    for source in range(i64(BY_TILE), i64(BY_PERMITS + 1)):
        for k in range(s.seats):
            seat = (readings.first + k) % s.seats
            points = end_points(s, source, seat, readings)
            s.points[seat] += points
            s.score(seat, source, points)


def tiebreak(s: CfState, seat: i64, readings: Readings) -> i64:
    """Assistants and cards together, or assistants first [CF-93]."""
    weight: i64 = 1000 if readings.assistants_first else 1
    return s.helpers[seat] * weight + s.cards_of(seat)

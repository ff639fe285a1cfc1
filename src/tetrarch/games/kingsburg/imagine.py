"""A position that a seat cannot tell from the true one: what it does not know is dealt anew."""

from mypy_extensions import i64

from tetrarch.core.rng import Rng
from tetrarch.games.kingsburg.ids import EMPTY, PER_YEAR
from tetrarch.games.kingsburg.state import KiState


def card_of_year(s: KiState, but: i64, rng: Rng) -> i64:
    """Any invader card of this year but one."""
    first = (s.year - 1) * PER_YEAR
    if but < 0:
        return first + rng.below(PER_YEAR)
    card = first + rng.below(PER_YEAR - 1)
    return card + 1 if card >= but else card


def imagine(s: KiState, seat: i64, rng: Rng) -> KiState:
    """Hidden are the invader cards that others have looked at [KI-9]."""
    t = s.clone()
    sees_invader = s.shown or s.known >> seat & 1 != 0
    sees_valley = s.valley_shown or s.valley_known >> seat & 1 != 0
    if s.invader >= 0 and not sees_invader:
        t.invader = card_of_year(s, s.valley if sees_valley else EMPTY, rng)
    if s.valley >= 0 and not sees_valley:
        t.valley = card_of_year(s, t.invader, rng)
    return t

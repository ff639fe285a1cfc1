"""A position that a seat cannot tell from the true one: what it does not know is dealt anew."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, nth, ones
from tetrarch.core.engine.kernel import Decision, Game
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingsburg.rules.ids import EMPTY, PER_YEAR
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.tables import GOVERNORS, changed


def card_of_year(s: KiState, but: i64, rng: Rng) -> i64:
    """Any invader card of this year but one."""
    first = (s.year - 1) * PER_YEAR
    if but < 0:
        return first + rng.below(PER_YEAR)
    card = first + rng.below(PER_YEAR - 1)
    return card + 1 if card >= but else card


def imagine(game: Game[KiState], s: KiState, seat: i64, rng: Rng) -> KiState:
    """Hidden are cards others have looked at, governors dealt to them, and answers not yet shown [KI-9]."""
    t = s.clone()
    sees_invader = s.shown or s.known >> seat & 1 != 0
    sees_valley = s.valley_shown or s.valley_known >> seat & 1 != 0
    if s.invader >= 0 and not sees_invader:
        t.invader = card_of_year(s, s.valley if sees_valley else EMPTY, rng)
    if s.valley >= 0 and not sees_valley:
        t.valley = card_of_year(s, t.invader, rng)
    deal_governors(t, seat, rng)
    seal_anew(game, t, seat, rng)
    return t


def deal_governors(t: KiState, seat: i64, rng: Rng) -> None:
    """Others' governors to choose from are any that the seat does not have [KI-169]."""
    pile = bit(GOVERNORS) - 1 & ~t.hand[seat]
    hand = t.hand[:]
    for other in range(t.seats):
        if other != seat:
            n = ones(hand[other])
            hand[other] = 0
            for _ in range(n):
                card = nth(pile, rng.below(ones(pile)))
                pile &= ~bit(card)
                hand[other] |= bit(card)
    t.hand = hand


def seal_anew(game: Game[KiState], t: KiState, seat: i64, rng: Rng) -> None:
    """Others' secret answers are any that they can have given."""
    for other in range(t.seats):
        if other != seat and t.sealed[other] >= 0:
            d = Decision(t.stack[-1].step, other)
            t.sealed = changed(t.sealed, other, game.steps[d.step].pick(t, d, rng) >> 8)

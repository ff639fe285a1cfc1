"""A position that a seat cannot tell from the true one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.rng import Rng
from tetrarch.games.council_of_four.rules.councils import cheapest
from tetrarch.games.council_of_four.rules.ids import ASK_PAY_KING, ASK_PAY_PERMIT, IN_PILE, KINDS, KING
from tetrarch.games.council_of_four.rules.king import movement_cost
from tetrarch.games.council_of_four.rules.state import CfState

MAX_TRIES: Final = 40  # deals of which one should let the seat pay


def deal(pool: vec[i64], rng: Rng) -> i64:
    """Draw one card out of a pool."""
    n: i64 = 0
    for kind in range(i64(KINDS)):
        n += pool[kind]
    left = rng.below(n)
    kind = 0
    while left >= pool[kind]:
        left -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def unseen_cards(s: CfState, seat: i64) -> vec[i64]:
    """The cards that a seat does not see: the deck and the hands of others [CF-29]."""
    pool = s.deck[:]
    for holder in range(s.seats):
        if holder != seat:
            for kind in range(i64(KINDS)):
                pool[kind] += s.hand[holder * KINDS + kind]
    return pool


def older_cards(s: CfState, seat: i64) -> vec[i64]:
    """Cards that others held at the last shuffle and may still hold; the deck cannot have them."""
    pool = vec[i64]([0] * KINDS)
    for holder in range(s.seats):
        if holder != seat:
            for kind in range(i64(KINDS)):
                pool[kind] += s.held[holder * KINDS + kind] - s.spent[holder * KINDS + kind]
    return pool


def redeal(s: CfState, t: CfState, seat: i64, rng: Rng) -> None:
    """Deal the hands of others anew, and what they held at the last shuffle.

    Of every hand at least so many cards are older than the last shuffle as it has more than were drawn since:
    they come from what the others held then, never from the reshuffled cards.
    """
    pool = unseen_cards(s, seat)
    past = older_cards(s, seat)
    t.held = s.spent[:]
    for kind in range(i64(KINDS)):
        t.held[seat * KINDS + kind] = s.held[seat * KINDS + kind]
    both = vec[i64]([0] * KINDS)  # older cards that nobody has seen since
    for kind in range(i64(KINDS)):
        both[kind] = min(pool[kind], past[kind])
    for holder in range(s.seats):
        if holder == seat:
            continue
        size = s.cards_of(holder)
        for kind in range(i64(KINDS)):
            t.hand[holder * KINDS + kind] = 0
        for _ in range(size - s.fresh[holder]):
            card = deal(both, rng)
            pool[card] -= 1
            past[card] -= 1
            t.hand[holder * KINDS + card] += 1
            t.held[holder * KINDS + card] += 1
    for holder in range(s.seats):
        if holder != seat:
            for _ in range(s.fresh[holder]):
                t.hand[holder * KINDS + deal(pool, rng)] += 1
            for _ in range(hand_size(s.held, holder) - hand_size(t.held, holder)):
                t.held[holder * KINDS + deal(past, rng)] += 1
    t.deck = pool


def hand_size(hands: vec[i64], holder: i64) -> i64:
    n: i64 = 0
    for kind in range(i64(KINDS)):
        n += hands[holder * KINDS + kind]
    return n


def can_pay(t: CfState) -> bool:
    """Whether the hand that was dealt to a seat can pay for what that seat has begun."""
    if len(t.stack) == 0:
        return True
    d = t.stack[-1]
    if d.step == ASK_PAY_PERMIT:
        return cheapest(t, d.seat, d.a // IN_PILE) <= t.coins[d.seat]
    if d.step == ASK_PAY_KING:
        return cheapest(t, d.seat, KING) + movement_cost(t, d.a) <= t.coins[d.seat]
    return True


def imagine(s: CfState, seat: i64, rng: Rng) -> CfState:
    """Only hands, and so the deck, are hidden [CF-29]; a seat that is about to pay can do so, if possible."""
    t = s.clone()
    redeal(s, t, seat, rng)
    tries = 0
    while tries < MAX_TRIES and not can_pay(t):
        redeal(s, t, seat, rng)
        tries += 1
    return t

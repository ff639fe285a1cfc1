"""A position that a seat cannot tell from the true one."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingdom_builder.rules.ids import NO_CARD, TERRAINS
from tetrarch.games.kingdom_builder.rules.state import KbState


def is_hidden(s: KbState, holder: i64, seat: i64) -> bool:
    """Whether a hand is secret to a seat: the one being played lies open [KB-18, KB-34]."""
    return holder != seat and holder != s.active and s.hand[holder] != NO_CARD


def deal(pool: vec[i64], rng: Rng) -> i64:
    """Draw one card out of a pool."""
    n: i64 = 0
    for count in pool:
        n += count
    left = rng.below(n)
    t: i64 = 0
    while left >= pool[t]:
        left -= pool[t]
        t += 1
    pool[t] -= 1
    return t


def imagine(s: KbState, seat: i64, rng: Rng) -> KbState:
    """Deal the hidden hands anew, each from the cards that it can have been drawn from.

    A hand drawn before the last shuffle holds none of the reshuffled cards: what such hands hold together is
    known by counting, only not who has which.
    """
    t = s.clone()
    for shuffle in range(s.shuffles + 1):
        pool = s.deck[:] if shuffle == s.shuffles else vec[i64]([0] * TERRAINS)
        for holder in range(s.seats):
            if is_hidden(s, holder, seat) and s.drawn[holder] == shuffle:
                pool[s.hand[holder]] += 1
        for holder in range(s.seats):
            if is_hidden(s, holder, seat) and s.drawn[holder] == shuffle:
                t.hand[holder] = deal(pool, rng)
        if shuffle == s.shuffles:
            t.deck = pool
    return t

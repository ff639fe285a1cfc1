"""Satisfying a council: which cards fit, all payments, and what they cost [CF-33 to CF-36]."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.council_of_four.data.components import number, prices
from tetrarch.games.council_of_four.rules.ids import (
    DO_PAY,
    EVENT_PAID,
    EVENT_PLAYED,
    JOKER,
    KINDS,
    NEVER,
    PACK_BITS,
    PACK_MASK,
)
from tetrarch.games.council_of_four.rules.pieces import PER_BALCONY
from tetrarch.games.council_of_four.rules.state import CfState

PRICES: Final = ints(prices())  # coins by the number of cards
JOKER_PRICE: Final[i64] = i64(number("politics", "price_per_joker"))
WIDTH: Final[i64] = PER_BALCONY + 1

# Payments: all ways to lay down at most as many cards as a balcony has places, but at least one, in the
# order of their numbers of white cards, of black ones and so on. SKIP says how many payments come before one
# that has `n` cards of a kind when `left` more cards could be laid.


def ways(kinds: i64, left: i64) -> i64:
    """In how many ways at most `left` cards of so many kinds can be laid."""
    if kinds == 0 or left == 0:
        return 1
    return ways(kinds - 1, left) + ways(kinds, left - 1)


def skip_at(kind: i64, left: i64, n: i64) -> i64:
    """The place in SKIP."""
    return (kind * WIDTH + left) * WIDTH + n


def skips() -> vec[i64]:
    out = vec[i64]([0] * (KINDS * WIDTH * WIDTH))
    for kind in range(i64(KINDS)):
        for left in range(WIDTH):
            before: i64 = 0
            for n in range(left + 1):
                out[skip_at(kind, left, n)] = before
                before += ways(KINDS - 1 - kind, left - n)
    return out


SKIP: Final = skips()


def counts() -> vec[i64]:
    """The cards of every payment: seven numbers each."""
    out = vec[i64]()
    total = ways(KINDS, PER_BALCONY) - 1
    for pay in range(total):
        rank = pay + 1
        left: i64 = PER_BALCONY
        for kind in range(i64(KINDS)):
            n: i64 = 0
            while n < left and SKIP[skip_at(kind, left, n + 1)] <= rank:
                n += 1
            rank -= SKIP[skip_at(kind, left, n)]
            left -= n
            out = append(out, n)
    return out


PAYMENT_CARDS: Final = counts()
PAYMENTS: Final = len(PAYMENT_CARDS) // KINDS


def size_of(pay: i64) -> i64:
    """How many cards a payment has."""
    n: i64 = 0
    for kind in range(i64(KINDS)):
        n += PAYMENT_CARDS[pay * KINDS + kind]
    return n


def sizes() -> vec[i64]:
    out = vec[i64]()
    for pay in range(i64(PAYMENTS)):
        out = append(out, size_of(pay))
    return out


PAYMENT_SIZES: Final = sizes()


def coins_of(pay: i64) -> i64:
    """The coins that go with a payment: by its cards, and one for each joker [CF-35, CF-36]."""
    return PRICES[PAYMENT_SIZES[pay]] + JOKER_PRICE * PAYMENT_CARDS[pay * KINDS + JOKER]


def cheapest(s: CfState, seat: i64, council: i64) -> i64:
    """The fewest coins for which a hand satisfies a council, or NEVER: the more cards the better [CF-35]."""
    n: i64 = 0
    taken: i64 = 0  # three bits a colour
    row = s.balcony[council]
    for place in range(PER_BALCONY):
        colour = row >> PACK_BITS * place & PACK_MASK
        if s.hand[seat * KINDS + colour] > taken >> PACK_BITS * colour & PACK_MASK:
            taken += i64(1) << PACK_BITS * colour
            n += 1
    jokers = min(PER_BALCONY - n, s.hand[seat * KINDS + JOKER])
    return NEVER if n + jokers == 0 else PRICES[n + jokers] + JOKER_PRICE * jokers


def fitting_cards(s: CfState, seat: i64, council: i64) -> i64:
    """How many cards of each kind a hand can lay for a council, three bits a kind [CF-33, CF-36]."""
    out: i64 = 0
    row = s.balcony[council]
    for place in range(PER_BALCONY):
        colour = row >> PACK_BITS * place & PACK_MASK
        if s.hand[seat * KINDS + colour] > out >> PACK_BITS * colour & PACK_MASK:
            out += i64(1) << PACK_BITS * colour
    return out | min(PER_BALCONY, s.hand[seat * KINDS + JOKER]) << PACK_BITS * JOKER


def payments(out: vec[i64], most: i64, kind: i64, left: i64, rank: i64, coins: i64) -> vec[i64]:
    """Further payments of at most `left` cards of this kind and later ones, ascending; each set once."""
    while kind < JOKER and most >> PACK_BITS * kind & PACK_MASK == 0:
        kind += 1
    at_most = min(left, most >> PACK_BITS * kind & PACK_MASK)
    first = skip_at(kind, left, 0)
    for n in range(at_most + 1):
        number = rank + SKIP[first + n]
        if kind < JOKER:
            out = payments(out, most, kind + 1, left - n, number, coins)
        elif number > 0 and PRICES[PER_BALCONY - left + n] + JOKER_PRICE * n <= coins:
            out = append(out, DO_PAY | (number - 1) << 8)
    return out


def pay_council(s: CfState, seat: i64, payment: i64, fare: i64) -> None:
    """Lay off cards and pay coins for a council, and a fare with them [CF-33, CF-35]."""
    for kind in range(i64(KINDS)):
        n = PAYMENT_CARDS[payment * KINDS + kind]
        if n > 0:
            s.lay_off(seat, kind, n)
            s.emit(EVENT_PLAYED, seat, kind, n)
    price = coins_of(payment) + fare
    s.coins[seat] -= price
    s.emit(EVENT_PAID, seat, payment, s.coins[seat], price)
    s.end_payment(seat)

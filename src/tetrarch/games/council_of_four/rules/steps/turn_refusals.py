"""Why an action cannot be taken in a turn: the number of the ruling that it breaks."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import ones
from tetrarch.games.council_of_four.rules.councils import cheapest
from tetrarch.games.council_of_four.rules.ids import (
    DO_BUY,
    DO_END,
    DO_EXTRA,
    DO_HIRE,
    DO_KING,
    DO_SEND,
    DO_SWAP,
    IN_PILE,
    KING,
    NEVER,
)
from tetrarch.games.council_of_four.rules.permits import PERMIT_CITIES, any_face_up, face_up
from tetrarch.games.council_of_four.rules.pieces import EMPORIUMS
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.steps.quick_actions import HIRE_COINS, SWAP_ASSISTANTS


def why_not_now(s: CfState, seat: i64, x: i64) -> i64:
    """The ruling that an action of the turn breaks."""
    kind, a = x & 0xFF, x >> 8 & 0xFFF
    if kind == DO_END:
        return 24
    if kind <= DO_KING:
        if s.mains == 0:
            return 21
        if kind == DO_BUY:
            return why_not_bought(s, seat, a)
        if kind == DO_KING:
            return why_no_king(s, seat, a)
        return why_not_built(s, seat, a, x >> 20)
    if kind <= DO_EXTRA:
        return why_not_quick(s, seat, kind, a) if s.quick else 22
    return 21


def why_not_bought(s: CfState, seat: i64, permit: i64) -> i64:
    region = permit // IN_PILE
    if not any_face_up(s, region):
        return 40
    if not face_up(s, region) >> permit & 1:
        return 37
    return 33 if cheapest(s, seat, region) == NEVER else 35


def why_no_king(s: CfState, seat: i64, city: i64) -> i64:
    why = why_not_here(s, seat, city)
    if why != 0:
        return why
    price = cheapest(s, seat, KING)
    return 33 if price == NEVER else 35 if price > s.coins[seat] else 45


def why_not_built(s: CfState, seat: i64, permit: i64, city: i64) -> i64:
    if s.used[seat] >> permit & 1:
        return 42
    if not s.permits[seat] >> permit & 1 or not PERMIT_CITIES[permit] >> city & 1:
        return 43
    return why_not_here(s, seat, city)


def why_not_here(s: CfState, seat: i64, city: i64) -> i64:
    """The rule of building that a city breaks, if one does."""
    if ones(s.emporiums[seat]) >= EMPORIUMS:
        return 51
    if s.emporiums[seat] >> city & 1:
        return 47
    return 48 if s.assistants_owed(seat, city) > s.assistants[seat] else 0


def why_not_quick(s: CfState, seat: i64, kind: i64, a: i64) -> i64:
    if kind == DO_HIRE:
        return 75 if s.coins[seat] < HIRE_COINS else 81
    if kind == DO_SWAP:
        return 76 if s.assistants[seat] < SWAP_ASSISTANTS else 77
    return 78 if kind == DO_SEND else 79

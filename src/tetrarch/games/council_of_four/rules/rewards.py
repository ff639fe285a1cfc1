"""Rewards: what tokens, permits and spaces of the nobility track give, and gaining it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import ints, lowest
from tetrarch.core.engine.kernel import AUTO
from tetrarch.games.council_of_four.data.components import permit_rows, space_rows, token_rows
from tetrarch.games.council_of_four.rules.ids import (
    ASK_CARD,
    ASK_ORDER,
    ASSISTANTS,
    BONUS,
    CARDS,
    COINS,
    EVENT_ADVANCED,
    EVENT_GOT_ASSISTANTS,
    EVENT_GOT_COINS,
    EVENT_GOT_MAINS,
    NO_TOKEN,
    POINTS,
    ROW,
    SOURCE_PERMIT,
    SOURCE_SPACE,
    SOURCE_TOKEN,
    STARS,
    STEPS,
)
from tetrarch.games.council_of_four.rules.pieces import SPACES
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.variants import RuleVariants

TOKEN_ROWS: Final = ints(token_rows())
PERMIT_ROWS: Final = ints(permit_rows())
SPACE_ROWS: Final = ints(space_rows())


def gain_coins(variants: RuleVariants, s: CfState, seat: i64, n: i64) -> None:
    change = min(s.coins[seat] + n, max(s.coins[seat], variants.max_coins)) - s.coins[seat]
    if change != 0:
        s.coins[seat] += change
        s.emit(EVENT_GOT_COINS, seat, change, s.coins[seat])


def gain_assistants(variants: RuleVariants, s: CfState, seat: i64, n: i64) -> None:
    change = max(0, min(n, variants.pool(s)))
    if change != 0:
        s.assistants[seat] += change
        s.emit(EVENT_GOT_ASSISTANTS, seat, change, s.assistants[seat])


def gain(variants: RuleVariants, s: CfState, seat: i64, rows: vec[i64], at: i64, source: i64) -> i64:
    """The gains of a row of rewards but steps; what is left to do: cards, and bonuses << 8 [CF-7]."""
    at *= ROW
    if rows[at + POINTS] > 0:
        s.points[seat] += rows[at + POINTS]
        s.score(seat, source, rows[at + POINTS])
    if rows[at + COINS] > 0:
        gain_coins(variants, s, seat, rows[at + COINS])
    if rows[at + ASSISTANTS] > 0:
        gain_assistants(variants, s, seat, rows[at + ASSISTANTS])
    if rows[at + STARS] > 0:
        s.mains += rows[at + STARS]
        s.emit(EVENT_GOT_MAINS, seat, s.mains)
    return rows[at + CARDS] | rows[at + BONUS] << 8


def advance(variants: RuleVariants, s: CfState, seat: i64, steps: i64) -> i64:
    """Steps on the nobility track, with what the spaces pay; what is left to do [CF-64, CF-65, CF-74]."""
    due: i64 = 0
    for i in range(steps):
        if s.nobility[seat] < SPACES - 1:
            s.nobility[seat] += 1
            s.emit(EVENT_ADVANCED, seat, s.nobility[seat])
            last = i == steps - 1 or s.nobility[seat] == SPACES - 1
            if variants.every_space or last:
                due += gain(variants, s, seat, SPACE_ROWS, s.nobility[seat], SOURCE_SPACE)
    return due


def gain_token(variants: RuleVariants, s: CfState, seat: i64, city: i64) -> i64:
    """The rewards of a city's token; what is left to do [CF-52]."""
    token = s.token[city]
    if token == NO_TOKEN:
        return 0
    due = gain(variants, s, seat, TOKEN_ROWS, token, SOURCE_TOKEN)
    return due + advance(variants, s, seat, TOKEN_ROWS[token * ROW + STEPS])


def gain_permit(variants: RuleVariants, s: CfState, seat: i64, permit: i64) -> None:
    """The rewards of a permit [CF-38]."""
    due = gain(variants, s, seat, PERMIT_ROWS, permit, SOURCE_PERMIT)
    due += advance(variants, s, seat, PERMIT_ROWS[permit * ROW + STEPS])
    finish(s, seat, due, 0 if variants.same_permit_again else permit + 1)


def finish(s: CfState, seat: i64, due: i64, barred: i64 = 0) -> None:
    """Queue what is left of rewards: cards are drawn before anything has to be chosen [CF-57].

    `barred` is the permit that may not pay again, plus 1; 0 for none [CF-71].
    """
    if due >> 8 != 0:
        s.push(ASK_ORDER, AUTO, seat, due >> 8, barred)
    if due & 0xFF != 0:
        s.push(ASK_CARD, AUTO, seat, due & 0xFF)


def reusable(s: CfState, seat: i64) -> i64:
    """Own cities whose token shows no step: those that the nobility track lets pay again [CF-67]."""
    out: i64 = 0
    own = s.emporiums[seat]
    while own != 0:
        city = lowest(own)
        own &= own - 1
        token = s.token[city]
        if token != NO_TOKEN and TOKEN_ROWS[token * ROW + STEPS] == 0:
            out |= i64(1) << city
    return out

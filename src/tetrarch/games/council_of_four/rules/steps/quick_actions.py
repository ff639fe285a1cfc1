"""The four quick actions: what they cost, when they are possible, what comes of them [CF-75 to CF-79]."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.kernel import AUTO
from tetrarch.games.council_of_four.data.components import number
from tetrarch.games.council_of_four.rules.ids import (
    ASK_PERMIT,
    ASK_TURN,
    EVENT_EXTRA,
    EVENT_GOT_ASSISTANTS,
    EVENT_HIRED,
    EVENT_UNDER,
    GAP,
    REGIONS,
)
from tetrarch.games.council_of_four.rules.permits import any_face_up
from tetrarch.games.council_of_four.rules.pieces import FACE_UP
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.variants import RuleVariants

HIRE_COINS: Final[i64] = i64(number("actions", "engage", "cost_coins"))
HIRED_ASSISTANTS: Final[i64] = i64(number("actions", "engage", "gain_assistants"))
SWAP_ASSISTANTS: Final[i64] = i64(number("actions", "exchange", "cost_assistants"))
SEND_ASSISTANTS: Final[i64] = i64(number("actions", "send", "cost_assistants"))
EXTRA_ASSISTANTS: Final[i64] = i64(number("actions", "extra", "cost_assistants"))
EXTRA_MAIN_ACTIONS: Final[i64] = i64(number("actions", "extra", "gain_main_actions"))


def can_hire(variants: RuleVariants, s: CfState, seat: i64) -> bool:
    """Whether an assistant can be engaged [CF-75, CF-81]."""
    return s.coins[seat] >= HIRE_COINS and variants.pool(s) > 0


def can_send(s: CfState, seat: i64) -> bool:
    """Whether an assistant can elect a councillor [CF-78]."""
    return s.assistants[seat] >= SEND_ASSISTANTS


def can_buy_action(s: CfState, seat: i64) -> bool:
    """Whether assistants suffice for another main action [CF-79]."""
    return s.assistants[seat] >= EXTRA_ASSISTANTS


def swappable(s: CfState, seat: i64) -> i64:
    """The regions whose face-up permits can be exchanged [CF-76, CF-77]."""
    out: i64 = 0
    if s.assistants[seat] >= SWAP_ASSISTANTS:
        for region in range(i64(REGIONS)):
            if any_face_up(s, region):
                out |= i64(1) << region
    return out


def hire(variants: RuleVariants, s: CfState, seat: i64) -> None:
    """Engage an assistant [CF-75]."""
    s.coins[seat] -= HIRE_COINS
    s.assistants[seat] += min(HIRED_ASSISTANTS, variants.pool(s))
    s.emit(EVENT_HIRED, seat, s.assistants[seat], s.coins[seat], HIRE_COINS)
    s.push(ASK_TURN, seat)


def buy_action(s: CfState, seat: i64) -> None:
    """Take another main action for assistants [CF-79]."""
    s.assistants[seat] -= EXTRA_ASSISTANTS
    s.mains += EXTRA_MAIN_ACTIONS
    s.emit(EVENT_EXTRA, seat, s.mains, s.assistants[seat], EXTRA_ASSISTANTS)
    s.push(ASK_TURN, seat)


def swap_permits(s: CfState, seat: i64, region: i64) -> None:
    """Put a region's face-up permits under their pile and turn up others [CF-76, CF-77]."""
    s.assistants[seat] -= SWAP_ASSISTANTS
    s.emit(EVENT_GOT_ASSISTANTS, seat, -SWAP_ASSISTANTS, s.assistants[seat])
    s.push(ASK_TURN, AUTO, seat)
    first = region * FACE_UP
    for place in range(first, first + FACE_UP):
        if s.offer[place] != GAP:
            s.put_under(s.offer[place])
            s.emit(EVENT_UNDER, seat, s.offer[place])
            s.offer[place] = GAP
    for place in range(first + FACE_UP - 1, first - 1, -1):
        s.push(ASK_PERMIT, AUTO, place)

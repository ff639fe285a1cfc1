"""What effects of buildings and governors do, as their rows in the data say.

Most work at a moment: a row lists when, on what condition, what it costs and what it gives (`effect_table.py`
has the columns). Some work all the time. Of these the white dice (Farms) are here; others are where the rule
is that they change: the Market in `steps/influence.py`, the Barracks in `steps/goods.py`, Crane, Stable and
Stone Wall in `common_rules.py`.
"""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.kernel import CHANCE
from tetrarch.games.kingsburg.rules.buildings.effect_table import (
    ALL_DICE,
    ALL_EQUAL,
    ANY_GOODS,
    BELOW_SOLDIERS,
    BONUS,
    EFFECT_TABLE,
    EFFECT_WIDTH,
    EXTENDED,
    EXTENDER,
    GAIN,
    MAX_TOTAL,
    MIN_SOLDIERS,
    NO_GOODS,
    ONCE_A_YEAR,
    PAID_POINTS,
    PAY,
    REROLL,
    SEASONS,
    SET_SOLDIERS,
    SOURCE,
    param,
)
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.ids import (
    ASK_GIFT,
    ASK_REROLL,
    AUTUMN,
    EVENT_BOOSTED,
    HANDFULS,
    KINDS,
    LOOK,
    ROLL_DICE,
    SOLDIER,
    SPRING,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.tables import (
    FACES,
    LEAST_BOOST,
    REST,
    SIZE,
    SUB_START,
    SUBS,
    WHITE_DICE_OF_BUILDING,
    changed,
)

# what works all the time


def white_dice_of_buildings(s: KiState, seat: i64, season: i64) -> i64:
    """The white dice that a seat's buildings bring in a season, such as the Farms' [KI-20, KI-75]."""
    dice: i64 = 0
    left = s.built[seat]
    while left != 0:
        dice += WHITE_DICE_OF_BUILDING[lowest(left) * 3 + season]
        left &= left - 1
    return dice


# conditions


def can_happen(s: KiState, seat: i64, effect: i64) -> bool:
    """Whether the conditions of an effect hold and the seat can pay for it."""
    at = effect * EFFECT_WIDTH
    if SPRING <= s.phase <= AUTUMN and not seasons_of(s, seat, effect) >> s.season() & 1:
        return False
    if s.dice_total(seat) > EFFECT_TABLE[at + MAX_TOTAL]:
        return False
    if not EFFECT_TABLE[at + MIN_SOLDIERS] <= s.soldiers[seat] < EFFECT_TABLE[at + BELOW_SOLDIERS]:
        return False
    if EFFECT_TABLE[at + ALL_EQUAL] != 0 and not all_equal(s, seat):
        return False
    if EFFECT_TABLE[at + NO_GOODS] != 0 and s.goods_of(seat) > 0:
        return False
    if EFFECT_TABLE[at + ONCE_A_YEAR] != 0 and s.used_year[seat] >> effect & 1:
        return False
    return can_pay_for(s, seat, effect)


def seasons_of(s: KiState, seat: i64, effect: i64) -> i64:
    """The seasons in which an effect works, as a bit set; a building may add some [KI-128, KI-144]."""
    seasons = param(effect, SEASONS)
    extender = param(effect, EXTENDER)
    if extender >= 0 and s.has(seat, extender):
        seasons |= param(effect, EXTENDED)
    return seasons


def can_pay_for(s: KiState, seat: i64, effect: i64) -> bool:
    """Whether the seat has the goods and tokens that an effect costs; points may run out [KI-10]."""
    at = effect * EFFECT_WIDTH + PAY
    for kind in range(i64(KINDS)):
        if s.goods[seat * KINDS + kind] < EFFECT_TABLE[at + kind]:
            return False
    return True


def all_equal(s: KiState, seat: i64) -> bool:
    """Whether all dice show the same, white ones included [KI-68]."""
    faces = FACES[s.dice[seat]] + FACES[s.white[seat]]
    while faces != 0 and faces & 7 == 0:
        faces >>= 3
    return 0 < faces <= 7


# what happens


def carry_out(rules: Rules, s: KiState, seat: i64, effect: i64) -> None:
    """Pay, then gain; what is to be chosen is asked for."""
    if param(effect, ONCE_A_YEAR) != 0:
        s.used_year = changed(s.used_year, seat, s.used_year[seat] | bit(effect))
    if param(effect, REROLL) != 0:
        reroll_some(s, seat, effect)
    pay(s, seat, effect)
    gain(rules, s, seat, effect)
    soldiers = param(effect, SET_SOLDIERS)
    if soldiers >= 0:
        s.recruit(seat, soldiers - s.soldiers[seat])
    if param(effect, BONUS) != 0:
        boost(s, seat, param(effect, BONUS))


def pay(s: KiState, seat: i64, effect: i64) -> None:
    at = effect * EFFECT_WIDTH + PAY
    for kind in range(i64(KINDS)):
        if EFFECT_TABLE[at + kind] != 0:
            s.gain(seat, kind, -EFFECT_TABLE[at + kind])
    if EFFECT_TABLE[at + PAID_POINTS] != 0:
        s.earn(seat, param(effect, SOURCE), -EFFECT_TABLE[at + PAID_POINTS])


def gain(rules: Rules, s: KiState, seat: i64, effect: i64) -> None:
    at = effect * EFFECT_WIDTH + GAIN
    if EFFECT_TABLE[at + SOLDIER] != 0:
        s.recruit(seat, EFFECT_TABLE[at + SOLDIER])
    rules.gain_row(s, seat, EFFECT_TABLE, at, param(effect, SOURCE))
    if param(effect, ANY_GOODS) != 0:
        s.push(ASK_GIFT, seat, param(effect, ANY_GOODS))
    if EFFECT_TABLE[at + LOOK] != 0:
        rules.look(s, seat)


def boost(s: KiState, seat: i64, n: i64) -> None:
    """More strength, or less, for this winter's battle."""
    s.boost = changed(s.boost, seat, s.boost[seat] + n)
    s.emit(EVENT_BOOSTED, seat, n, s.boost[seat] - LEAST_BOOST)


# rolling again


def reroll_some(s: KiState, seat: i64, effect: i64) -> None:
    """All dice, or as many as the effect allows; of equal ones, none of them white, any will do [KI-68]."""
    n = param(effect, REROLL)
    if n == ALL_DICE:
        reroll(s, seat, s.dice[seat], s.white[seat], effect)
    elif n == 1 and s.white[seat] == 0 and param(effect, ALL_EQUAL) != 0:
        reroll(s, seat, SUBS[SUB_START[s.dice[seat]] + 1], 0, effect)
    else:
        s.push(ASK_REROLL, seat, effect)


def reroll(s: KiState, seat: i64, dice: i64, white: i64, effect: i64) -> None:
    """Roll some dice again."""
    s.before = s.dice_total(seat)
    s.push(ROLL_DICE, CHANCE, seat, SIZE[dice] | SIZE[white] << 2, effect + 1)
    from_hand(s, seat, dice, white)


def from_hand(s: KiState, seat: i64, dice: i64, white: i64) -> None:
    """Dice leave a seat's hand."""
    s.dice[seat] = REST[s.dice[seat] * HANDFULS + dice]
    s.white[seat] = REST[s.white[seat] * HANDFULS + white]

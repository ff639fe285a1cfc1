"""Heuristics for Kingsburg's bots: points, and what dice, goods, soldiers and buildings promise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest
from tetrarch.core.engine.kernel import AUTO
from tetrarch.games.kingsburg.evaluation.piece_values import (
    AID,
    BEYOND,
    BUILT,
    BY_SEASON,
    BY_YEAR,
    ENVOY,
    FREE_CHOICE,
    GOOD,
    HARM,
    MEAN_STRENGTH,
    MISSING,
    PRIZE,
    READY,
    RIVALRY,
    SPENT,
    STRENGTH,
    STRONGEST_SHARE,
    SURPLUS,
    TOKEN,
    TROOPS,
    PieceValues,
    chosen_goods,
    gains_value,
    place_value,
)
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.ids import (
    ADVISORS,
    AMOUNT_ACADEMY_DIE,
    ASK_AID,
    ASK_BUILD,
    ASK_GIFT,
    ASK_HELP,
    BEGIN_BATTLE,
    BEGIN_BUILD,
    COLUMNS,
    FIGHT,
    GAINS,
    GIVE,
    GOODS,
    HANDFULS,
    HELP,
    KINDS,
    LOSS_ANY,
    LOSS_BUILDING,
    LOSS_VP,
    LOSSES,
    PER_YEAR,
    PLACES,
    PLUS2,
    RACES,
    REINFORCE,
    ROLL_ROYAL,
    ROWS,
    WINTER,
)
from tetrarch.games.kingsburg.rules.point_sources import END_SOURCES, SOURCE_TROOP_TOKEN
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.tables import (
    ADVISOR_CHOICES,
    BOUNDS,
    BUILDING_POINTS,
    COST,
    INVADER_LOSSES,
    INVADER_RACE,
    INVADER_STRENGTH,
    NEXT_COLUMN,
    REST,
    REWARD_CHOICES,
    REWARDS,
    STRENGTH_VS,
    SUB_START,
    SUBS,
    SUM,
    VALUE,
    VICTORY_GAINS,
    WINNING_DRAWS,
    WITH_VICTORY_GAIN,
    YEARS,
)

TERMS: Final = ["points", "end", "battle", "buildings", "goods", "plans", "dice", "favours"]


class Agenda:
    """What is still to come for a seat this year, as far as the open questions tell."""

    def __init__(self, k: PieceValues, s: KiState, seat: i64) -> None:
        self.help_from: i64 = ADVISORS  # advisors from here on still help
        self.promised: float = 0.0  # helps and gifts that are on their way
        self.builds: bool = False
        self.fights: bool = s.phase < WINTER
        self.rolls: bool = s.phase < WINTER  # the king's soldiers are still to come
        for d in s.stack:
            if d.step == HELP:
                self.help_from = d.a
            elif d.step == GIVE:
                if d.a == seat:
                    self.promised += place_value(k, s, d.b, 0.5)
            elif d.step == BEGIN_BUILD or (
                d.step == ASK_BUILD and (d.a if d.seat == AUTO else d.seat) == seat
            ):
                self.builds = True
            elif d.step == BEGIN_BATTLE or (d.step == FIGHT and d.a == seat):
                self.fights = True
            elif d.step == REINFORCE or d.step == ROLL_ROYAL:
                self.rolls = True
            elif d.seat == seat and (d.step == ASK_AID or d.step == ASK_GIFT):
                self.promised += k.w[GOOD] * k.w[FREE_CHOICE] * float(d.a)
            elif d.seat == seat and d.step == ASK_HELP:
                self.promised += k.w[GOOD] * chosen_goods(k.w, ADVISOR_CHOICES[d.a])


# battle


def battle_value(k: PieceValues, rules: Rules, s: KiState, seat: i64, agenda: Agenda, extra: i64) -> float:
    """What this year's battle promises with so many soldiers more, over all cards and dice that can come."""
    if not agenda.fights:
        return 0.0
    known = s.invader >= 0
    first = s.invader if known else (s.year - 1) * PER_YEAR
    last = first + 1 if known else first + PER_YEAR
    lost = lost_building(k, s, seat)
    value = 0.0
    for card in range(first, last):
        total = s.soldiers[seat] + extra + s.boost[seat] + strength_against(s, seat, card)
        lacking = INVADER_STRENGTH[card] - total
        value += outcome(k, rules, s, seat, card, lacking, agenda.rolls, lost)
    return value / float(last - first)


def strength_against(s: KiState, seat: i64, card: i64) -> i64:
    """What a province adds against an invader card."""
    race, printed = INVADER_RACE[card], INVADER_STRENGTH[card]
    n: i64 = 0
    left = s.built[seat]
    while left != 0:
        building = lowest(left)
        left &= left - 1
        n += STRENGTH_VS[building * RACES + race]
        if BOUNDS[building * 3] <= printed <= BOUNDS[building * 3 + 1]:
            n += BOUNDS[building * 3 + 2]
    return n


def outcome(
    k: PieceValues, rules: Rules, s: KiState, seat: i64, card: i64, lacking: i64, rolls: bool, lost: float
) -> float:
    """The mean of reward and losses against one card, `lacking` before the king's soldiers come."""
    won, drawn, beaten = 0.0, 0.0, 0.0
    if not rolls:
        won, drawn, beaten = float(lacking < 0), float(lacking == 0), float(lacking > 0)
    elif len(rules.game.amount_hooks[AMOUNT_ACADEMY_DIE]) > 0:  # troop tokens: two or so
        won = 1.0 if lacking < 1 else 0.5 if lacking < 4 else 0.0
        beaten = 1.0 - won
    else:
        won = float(min(i64(6), max(i64(0), 6 - lacking))) / 6.0
        drawn = 1.0 / 6.0 if 1 <= lacking <= 6 else 0.0
        beaten = 1.0 - won - drawn
    if s.built[seat] & WINNING_DRAWS:
        won += drawn
    row = card * LOSSES
    losses = float(INVADER_LOSSES[row + LOSS_VP]) + lost * float(INVADER_LOSSES[row + LOSS_BUILDING])
    for good in range(i64(GOODS)):
        losses += 0.5 * float(min(INVADER_LOSSES[row + good], s.goods[seat * KINDS + good]))
    losses += 0.5 * float(min(INVADER_LOSSES[row + LOSS_ANY], s.goods_of(seat)))
    reward = gains_value(k.w, REWARDS, card * GAINS, 0.0) + k.w[GOOD] * float(REWARD_CHOICES[card])
    left = s.built[seat] & WITH_VICTORY_GAIN
    while left != 0:
        reward += gains_value(k.w, VICTORY_GAINS, lowest(left) * GAINS, 0.0)
        left &= left - 1
    return k.w[PRIZE] * won * (reward + k.w[STRONGEST_SHARE]) - k.w[HARM] * beaten * losses


def lost_building(k: PieceValues, s: KiState, seat: i64) -> float:
    """What the building is worth that a defeat would destroy."""
    for column in range(i64(COLUMNS) - 1, -1, -1):
        for row in range(i64(ROWS)):
            building = s.row_base(seat, row) + column
            if s.has(seat, building):
                return float(BUILDING_POINTS[building]) + expected_gain(k, s, building)
    return 0.0


# buildings and goods


def seasons_left(s: KiState) -> float:
    """Productive seasons after this one."""
    return float(3 * (YEARS - s.year)) + float(max(i64(0), (6 - s.phase) // 2))


def expected_gain(k: PieceValues, s: KiState, building: i64) -> float:
    """What a building brings in the time that is left."""
    years = float(YEARS - s.year) + (1.0 if s.phase < WINTER else 0.0)
    seasons = seasons_left(s)
    yearly = BY_YEAR[building] + k.w[STRENGTH] * MEAN_STRENGTH[building]
    return BY_SEASON[building] * seasons + yearly * years


def standing_value(k: PieceValues, s: KiState, seat: i64) -> float:
    """What all buildings of a seat bring."""
    value = 0.0
    left = s.built[seat]
    while left != 0:
        value += expected_gain(k, s, lowest(left))
        left &= left - 1
    return k.w[BUILT] * value


def goods_value(k: PieceValues, s: KiState, seat: i64, agenda: Agenda) -> float:
    """Goods for the buildings that can still come."""
    turns = seasons_left(s) + (1.0 if agenda.builds else 0.0)
    have = float(s.goods_of(seat))
    useful = min(have, k.w[SPENT] * turns)
    value = k.w[GOOD] * useful + (k.w[BEYOND] if s.year < YEARS else 0.1) * (have - useful)
    value += k.w[TOKEN] * float(s.goods[seat * KINDS + PLUS2]) * min(1.0, 0.25 * seasons_left(s) + 0.2)
    return value


def plans_value(k: PieceValues, rules: Rules, s: KiState, seat: i64, agenda: Agenda) -> float:
    """How near the best building is that can still come."""
    best = 0.0
    if agenda.builds or seasons_left(s) > 0.0:
        for row in range(i64(ROWS)):
            if rules.variants.rows >> row & 1:
                best = max(best, surplus(k, s, seat, row))
    return k.w[READY] * best


def surplus(k: PieceValues, s: KiState, seat: i64, row: i64) -> float:
    """What the next building of a row would bring above its cost, less for every good that is missing."""
    base = s.row_base(seat, row)
    column = NEXT_COLUMN[s.built[seat] >> base & 15]
    if column < 0:
        return 0.0
    building = base + column
    missing: i64 = 0
    cost: i64 = 0
    for good in range(i64(GOODS)):
        due = COST[building * GOODS + good]
        cost += due
        missing += max(i64(0), due - s.goods[seat * KINDS + good])
    value = (
        float(BUILDING_POINTS[building])
        + k.w[SURPLUS] * expected_gain(k, s, building)
        - k.w[GOOD] * float(cost)
    )
    for _ in range(missing):
        value *= k.w[MISSING]
    return value


# dice


def dice_value(k: PieceValues, s: KiState, seat: i64, agenda: Agenda, soldier: float) -> float:
    """Helps that are won, and what unplaced dice can still win."""
    value = 0.0
    for place in range(i64(PLACES)):
        if VALUE[place] > agenda.help_from:
            helps = i64(s.holder(place) == seat) + i64(s.deals[place] == seat)
            helps += i64(s.second_holder(place) == seat)
            if helps > 0:
                value += float(helps) * place_value(k, s, place, soldier)
    if not s.passed >> seat & 1 and agenda.help_from == 0:
        value += k.w[RIVALRY] * best_groups(k, s, s.dice[seat], s.white[seat], s.taken, soldier)
    return value


def best_groups(k: PieceValues, s: KiState, dice: i64, white: i64, taken: i64, soldier: float) -> float:
    """The best that dice can do on places not taken, in one group or several."""
    best = 0.0
    for c in range(SUB_START[dice] + 1, SUB_START[dice + 1]):
        for w in range(SUB_START[white], SUB_START[white + 1]):
            place = SUM[SUBS[c]] + SUM[SUBS[w]] - 1
            if place < ADVISORS and not taken >> place & 1:
                value = place_value(k, s, place, soldier)
                rest = REST[dice * HANDFULS + SUBS[c]]
                if rest != 0:
                    left = REST[white * HANDFULS + SUBS[w]]
                    value += best_groups(k, s, rest, left, taken | i64(1) << place, soldier)
                best = max(best, value)
    return best


# the whole


def set_up_value(k: PieceValues, s: KiState, seat: i64) -> float:
    """Before the first year: points, and what modules let a seat choose."""
    value = float(s.points[seat])
    for expansion in reversed(k.expansions):
        value += expansion.set_up_value(k, s, seat)
    return value


def evaluation_terms(k: PieceValues, rules: Rules, s: KiState, seat: i64) -> vec[float]:
    """Points expected at the end, but for what all can expect alike."""
    if s.year == 0:
        return vec[float]([set_up_value(k, s, seat)])
    agenda = Agenda(k, s, seat)
    end = 0.0
    for source in END_SOURCES:
        share = k.w[TROOPS] if source == SOURCE_TROOP_TOKEN else 1.0
        end += share * float(rules.end_points(s, seat, source))
    token: i64 = 0
    if s.sealed[seat] >= 0:  # a troop token, played but not shown
        token = s.sealed[seat]
        end -= k.w[TROOPS] * float(token)
    fight = battle_value(k, rules, s, seat, agenda, token)
    dice = agenda.promised
    if agenda.help_from < ADVISORS:
        soldier = battle_value(k, rules, s, seat, agenda, token + 1) - fight
        dice += dice_value(k, s, seat, agenda, max(0.2, soldier))
    favours = (k.w[ENVOY] if s.envoy == seat else 0.0) + (k.w[AID] if s.aid == seat else 0.0)
    return vec[float](
        [
            float(s.points[seat]),
            end,
            fight,
            standing_value(k, s, seat),
            goods_value(k, s, seat, agenda),
            plans_value(k, rules, s, seat, agenda),
            dice,
            favours,
        ]
    )

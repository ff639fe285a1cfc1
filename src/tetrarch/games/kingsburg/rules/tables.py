"""Dice, goods, advisors, buildings and invaders as tables: made once and shared by all positions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, ints
from tetrarch.games.kingsburg.data.building_rows import (
    choosing_discounts,
    column,
    costs,
    discounts,
    helped_by,
    owners,
    points,
    shifts,
    strength_bounds,
    strengths,
    victory_gains,
    white_dice,
)
from tetrarch.games.kingsburg.data.components import (
    bundles,
    cards,
    facts,
    handfuls,
    number_of,
    params,
    prices,
)
from tetrarch.games.kingsburg.data.court import (
    advisor_choices,
    advisor_exchanges,
    advisor_prices,
    advisor_rows,
    declinable,
    invader_rows,
    reward_choices,
    reward_rows,
)
from tetrarch.games.kingsburg.rules.ids import HANDFULS


def changed(items: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A copy with another value in one place, for vecs that clones share."""
    out = items[:]
    out[at] = value
    return out


# Dice. A handful is one of the 84 ways that up to three dice can lie.


def face_counts() -> vec[i64]:
    """Of each handful the number of dice with each face, three bits a face."""
    out = vec[i64]()
    for faces in handfuls():
        code: i64 = 0
        for face in faces:
            code += bit(3 * i64(face) - 3)
        out = append(out, code)
    return out


FACES: Final = face_counts()
SUM: Final = ints([sum(faces) for faces in handfuls()])
SIZE: Final = ints([len(faces) for faces in handfuls()])


def find(code: i64) -> i64:
    """The handful with these dice, -1 if there is none."""
    for handful in range(i64(HANDFULS)):
        if FACES[handful] == code:
            return handful
    return -1


def with_face() -> vec[i64]:
    out = vec[i64]()
    for handful in range(i64(HANDFULS)):
        for face in range(i64(6)):
            out = append(out, find(FACES[handful] + bit(3 * face)))
    return out


WITH: Final = with_face()  # a handful and a face: the handful with one die more
SUB_START: Final = ints([0] * (HANDFULS + 1))  # where the handfuls within one begin in SUBS


def within(part: i64, whole: i64) -> bool:
    """Whether all dice of a handful are among those of another."""
    for face in range(i64(6)):
        if FACES[part] >> 3 * face & 7 > FACES[whole] >> 3 * face & 7:
            return False
    return True


def all_parts() -> vec[i64]:
    out = vec[i64]()
    for whole in range(i64(HANDFULS)):
        for part in range(i64(HANDFULS)):
            if within(part, whole):
                out = append(out, part)
        SUB_START[whole + 1] = i64(len(out))
    return out


SUBS: Final = all_parts()  # the handfuls within each one, ascending; the empty one is the first


def all_sums() -> vec[i64]:
    out = vec[i64]()
    for whole in range(i64(HANDFULS)):
        sums: i64 = 0
        for at in range(SUB_START[whole] + 1, SUB_START[whole + 1]):
            sums |= bit(SUM[SUBS[at]])
        out = append(out, sums)
    return out


SUMS: Final = all_sums()  # the sums of the handfuls within each one but the empty one, as a bit set


def differences() -> vec[i64]:
    out = vec[i64]([-1] * (HANDFULS * HANDFULS))
    for whole in range(i64(HANDFULS)):
        for part in range(i64(HANDFULS)):
            if within(part, whole):
                out[whole * HANDFULS + part] = find(FACES[whole] - FACES[part])
    return out


REST: Final = differences()  # what is left of a handful without another


def join(handful: i64, other: i64) -> i64:
    """Two handfuls of at most three dice in all, together."""
    return find(FACES[handful] + FACES[other])


def ways_to_roll() -> vec[i64]:
    """In how many ways that many dice show each handful."""
    out = vec[i64]()
    for handful in range(i64(HANDFULS)):
        ways: i64 = 1
        left: i64 = 1
        for face in range(i64(6)):
            for n in range(FACES[handful] >> 3 * face & 7):
                ways = ways * left // (n + 1)
                left += 1
        out = append(out, ways)
    return out


ROLLS: Final = ways_to_roll()
OF_SIZE: Final = ints([0, 1, 7, 28, 84])  # the first handful of each size

# Goods. A bundle is one to three of them.


def counts(of: list[tuple[int, ...]], kinds: int) -> vec[i64]:
    return ints([items.count(kind) for items in of for kind in range(kinds)])


BUNDLE: Final = counts(list(bundles()), 3)  # goods of each bundle, three numbers each
BUNDLES: Final = len(bundles())
BUNDLES_OF: Final = ints([sum(1 << i for i, b in enumerate(bundles()) if len(b) == n) for n in range(4)])
BUNDLES_BY: Final = ints(  # all bundles, those of different goods, those of one kind
    [
        (1 << BUNDLES) - 1,
        sum(1 << i for i, b in enumerate(bundles()) if len(set(b)) == len(b)),
        sum(1 << i for i, b in enumerate(bundles()) if len(set(b)) == 1),
    ]
)
PRICE: Final = counts(list(prices()), 4)  # goods and tokens of each price, four numbers each
PRICE_OF: Final = ints([0, 1, 5, 15, 35])  # the first price of each size

# Advisors and places

SPACE_VALUES: Final = [space["value"] for space in params("governors", "politician")["spaces"]]
VALUE: Final = ints([*(advisor["number"] for advisor in facts()["advisors"]), *SPACE_VALUES])  # of each place


def private_of(number: i64) -> i64:
    """The private space of an advisor's number, -1 if there is none."""
    for place in range(i64(18), i64(21)):
        if VALUE[place] == number + 1:
            return place
    return -1


ADVISOR_ROWS: Final = ints(advisor_rows())
ADVISOR_CHOICES: Final = ints(advisor_choices())
ADVISOR_EXCHANGES: Final = ints(advisor_exchanges())  # by advisor and good: goods paid, and three given
ADVISOR_PRICES: Final = ints(advisor_prices())  # points paid
DECLINABLE: Final = i64(declinable())
QUEEN: Final = i64(number_of("advisors", "queen"))

# The year

YEARS: Final = i64(facts()["years"])
COLOURED_DICE: Final = i64(facts()["dice"]["coloured_per_player"])
NEUTRAL_DICE_SETS: Final = ints(facts()["dice"]["neutral"])
TOKEN_VALUE: Final = i64(facts()["plus2"]["value"])
SOLDIER_PRICE: Final = i64(facts()["recruiting"]["goods_per_soldier"])
REWARD_POINTS: Final = i64(facts()["kings_reward"]["vp"])
STRONGEST_POINTS: Final = i64(facts()["strongest"]["vp"])

ALL_TROOPS: Final = i64(
    sum(1 << 4 * value for value in facts("troop_tokens")["troop_tokens"]["per_player"])
)  # four bits a value

# Cards of modules, as far as positions have room for them

GOVERNORS: Final = i64(len(cards("governors")))
DESTINIES: Final = i64(len(cards("destiny")))
SCENARIOS: Final = i64(len(cards("scenarios")))
WHIMS: Final = i64(len(cards("whims")))

# Buildings

COST: Final = ints(costs())  # three goods each
BUILDING_POINTS: Final = ints(points())
STRENGTH_VS: Final = ints(strengths())  # six races each
BOUNDS: Final = ints(strength_bounds())  # least and greatest printed strength for a bonus, and the bonus
WHITE_DICE_OF_BUILDING: Final = ints(white_dice())  # in each of three seasons
SHIFT: Final = ints(shifts())  # by how much a group may miss its advisor
SHIFTING: Final = i64(owners("shift_group_sum"))
RECRUIT_PRICE: Final = ints(column("recruit_cost", "goods_per_soldier"))
RECRUITING: Final = i64(owners("recruit_cost"))
WINNING_DRAWS: Final = i64(owners("win_draws"))
VICTORY_GAINS: Final = ints(victory_gains())
WITH_VICTORY_GAIN: Final = i64(owners("gain_on_victory"))
EXTRA_SOLDIERS: Final = ints(column("extra_soldier_from_advisor", "extra"))
WITH_EXTRA_SOLDIERS: Final = i64(owners("extra_soldier_from_advisor"))
EXTRA_BY_ALL: Final = ints(helped_by("advisors"))  # the advisors whose soldiers a building adds to
EXTRA_BY_GENERAL: Final = ints(helped_by("general_only"))
DISCOUNT: Final = ints(discounts())  # columns, three goods saved, goods of which one is saved
DISCOUNT_WIDTH: Final = 5
DISCOUNTING: Final = i64(owners("build_discount"))
DISCOUNTING_ONE: Final = i64(choosing_discounts())
GOODS_PER_POINT: Final = ints(column("vp_per_goods", "goods_per_vp"))
CATHEDRAL: Final = i64(number_of("buildings", "cathedral"))
RECRUITING_CENTER: Final = i64(number_of("buildings", "recruiting_center"))
LEAST_BOOST: Final = i64(
    min(params("buildings", "war_machines")["table"].values())
)  # of strength, in a battle

# Invaders

INVADER_RACE: Final = ints([race for race, _, _ in invader_rows()])
INVADER_STRENGTH: Final = ints([strength for _, strength, _ in invader_rows()])
INVADER_LOSSES: Final = ints([n for _, _, losses in invader_rows() for n in losses])  # LOSSES each
REWARDS: Final = ints(reward_rows())
REWARD_CHOICES: Final = ints(reward_choices())

EVERY_ADVISOR: Final = 0x3FFFF
NEXT_COLUMN: Final = ints([0, 1, -1, 2, -1, -1, -1, 3, *[-1] * 8])  # by the set of columns that stand


def amounts(gold: i64, wood: i64, stone: i64) -> i64:
    """Goods to pay or to lose as one number: eight of each kind at most."""
    return gold << 6 | wood << 3 | stone

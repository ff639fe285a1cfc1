"""Dice, goods, advisors, buildings and invaders as tables: made once and shared by all positions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, ints
from tetrarch.games.kingsburg.data import (
    advisor_choices,
    advisor_rows,
    bounds,
    bundles,
    costs,
    effects,
    handfuls,
    invader_rows,
    prices,
    reward_choices,
    reward_rows,
    strengths,
    white_seasons,
    worths,
)
from tetrarch.games.kingsburg.ids import (
    AT_AFTER_FINAL,
    AT_AFTER_HELP,
    AT_AFTER_RECRUIT,
    AT_AFTER_ROLL,
    AT_BATTLE,
    AT_BEFORE_RECRUIT,
    AT_BEFORE_ROLL,
    AT_INFLUENCE_END,
    AT_REINFORCED,
    AT_SEASON_END,
    AT_WINTER_START,
    AT_YEAR_END,
    AT_YEAR_START,
    FX_ACADEMY,
    FX_ARMORY,
    FX_ASTROLOGER,
    FX_CONSOLATION,
    FX_DRAGON_TAMERS,
    FX_DUKE,
    FX_EMBASSY,
    FX_GENERAL,
    FX_GRIFFIN_RANCH,
    FX_INN,
    FX_MERCHANTS_GUILD,
    FX_MINER,
    FX_PREACHER,
    FX_RIDING_GROUND,
    FX_SAWMILL,
    FX_SCHOOL,
    FX_SCULPTOR,
    FX_SMALL_PALISADE,
    FX_SORCERER,
    FX_STATUE,
    FX_THIEF,
    FX_TOWN_HALL,
    FX_TRADING_POST,
    FX_TRAINING_CAMP,
    FX_TRICKSTER,
    FX_WAR_COLLEGE,
    FX_WAR_MACHINES,
    FX_WATCH_POST,
    HANDFULS,
    MOMENTS,
)


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

VALUE: Final = ints([*range(1, 19), 5, 10, 15])  # of each place


def private_of(number: i64) -> i64:
    """The private space of an advisor's number, -1 if there is none."""
    for place in range(i64(18), i64(21)):
        if VALUE[place] == number + 1:
            return place
    return -1


ADVISOR_ROWS: Final = ints(advisor_rows())
ADVISOR_CHOICES: Final = ints(advisor_choices())

# Buildings and invaders

COST: Final = ints(costs())  # three goods each
WORTH: Final = ints(worths())
STRENGTH_VS: Final = ints(strengths())  # six races each
BOUNDS: Final = ints(bounds())  # least and most printed strength for 1 more
WHITE_SEASONS: Final = ints(white_seasons())
EFFECT_OF: Final = ints(effects())
INVADER: Final = ints(invader_rows())  # race, strength, six losses
INVADER_ROW: Final = 8
REWARDS: Final = ints(reward_rows())
REWARD_CHOICES: Final = ints(reward_choices())


def bits_from(first: i64, last: i64) -> i64:
    out: i64 = 0
    for n in range(first, last + 1):
        out |= bit(n)
    return out


def set_of(members: list[int]) -> i64:
    out: i64 = 0
    for member in members:
        out |= bit(i64(member))
    return out


def moment_effects() -> vec[i64]:
    """The effects that each moment is for."""
    out = vec[i64]([0] * MOMENTS)
    out[AT_YEAR_START] = bits_from(FX_ASTROLOGER, FX_SORCERER)
    out[AT_BEFORE_ROLL] = bits_from(FX_MERCHANTS_GUILD, FX_TRADING_POST)
    out[AT_AFTER_ROLL] = bits_from(FX_STATUE, FX_TRICKSTER)
    out[AT_AFTER_FINAL] = bits_from(FX_GRIFFIN_RANCH, FX_CONSOLATION)
    out[AT_INFLUENCE_END] = bit(FX_DUKE)
    out[AT_AFTER_HELP] = bit(FX_THIEF)
    out[AT_SEASON_END] = bits_from(FX_INN, FX_PREACHER)
    out[AT_BEFORE_RECRUIT] = bits_from(FX_TRAINING_CAMP, FX_GENERAL)
    out[AT_AFTER_RECRUIT] = bit(FX_SCHOOL)
    out[AT_WINTER_START] = bits_from(FX_ARMORY, FX_SMALL_PALISADE)
    out[AT_REINFORCED] = bits_from(FX_ACADEMY, FX_WAR_COLLEGE)
    out[AT_BATTLE] = bit(FX_WAR_MACHINES)
    out[AT_YEAR_END] = bits_from(FX_MINER, FX_SCULPTOR)
    return out


# Effects that are gains without a choice, whose place cannot matter; and those that one may do without.
PLAIN_EFFECTS: Final = set_of(
    [
        *range(FX_GRIFFIN_RANCH, FX_TRADING_POST + 1),
        FX_ASTROLOGER,
        FX_INN,
        FX_EMBASSY,
        FX_PREACHER,
        FX_WATCH_POST,
        FX_SCHOOL,
        FX_SMALL_PALISADE,
        FX_WAR_COLLEGE,
        *range(FX_MINER, FX_SCULPTOR + 1),
    ]
)
OPTIONAL_EFFECTS: Final = set_of(
    [
        *range(FX_STATUE, FX_TRICKSTER + 1),
        FX_DUKE,
        FX_TOWN_HALL,
        *range(FX_SAWMILL, FX_RIDING_GROUND + 1),
        FX_ARMORY,
        FX_DRAGON_TAMERS,
        FX_ACADEMY,
        FX_WAR_MACHINES,
    ]
)
MOMENT_EFFECTS: Final = moment_effects()
EVERY_ADVISOR: Final = 0x3FFFF
NEXT_COLUMN: Final = ints([0, 1, -1, 2, -1, -1, -1, 3, *[-1] * 8])  # by the set of columns that stand


def amounts(gold: i64, wood: i64, stone: i64) -> i64:
    """Goods to pay or to lose as one number: eight of each kind at most."""
    return gold << 6 | wood << 3 | stone

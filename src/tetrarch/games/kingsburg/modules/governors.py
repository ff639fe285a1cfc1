"""Module 3: governors [KI-169 to KI-195]. Their numbers are those of the cards in the data."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.bits import bit
from tetrarch.core.kernel import AUTO, Module
from tetrarch.games.kingsburg.ids import (
    A_BATTLE_BONUS,
    A_BUILDS,
    A_COUNT,
    A_END_POINTS,
    A_FAVOUR,
    A_HAS,
    A_KEEP_SOLDIERS,
    A_PLACE_SET,
    A_READY,
    A_SWAPS,
    A_WHITE,
    ADVISORS,
    ASK_BLESSING,
    ASK_GIFT,
    ASK_GOVERNOR,
    ASK_OPEN,
    ASK_SET,
    ASK_SORCERY,
    ASK_STEAL,
    ASK_TURN,
    AT_BEFORE_ROLL,
    AT_YEAR_LAST,
    COLUMNS,
    DEAL_GOVERNOR,
    DEMONS,
    DISTINCT,
    DRAW_OFFER,
    EMPTY,
    FOR_ARCHITECT,
    FOR_MINSTREL,
    FOR_PALADIN,
    FOR_PHILOSOPHER,
    FOR_PREACHER,
    FOR_PRIEST,
    FX_ARCHITECT,
    FX_ASTROLOGER,
    FX_CARPENTER,
    FX_CONSOLATION,
    FX_DUKE,
    FX_GENERAL,
    FX_HEIRESS,
    FX_MINER,
    FX_PHILOSOPHER,
    FX_PREACHER,
    FX_PRIEST,
    FX_PRINCE,
    FX_SCULPTOR,
    FX_SORCERER,
    FX_THIEF,
    FX_TRICKSTER,
    GOODS,
    GOV_ARCHITECT,
    GOV_ASTROLOGER,
    GOV_CAPTAIN,
    GOV_CARPENTER,
    GOV_DAMSEL,
    GOV_DUKE,
    GOV_ENGINEER,
    GOV_FAIRY,
    GOV_GENERAL,
    GOV_HEIRESS,
    GOV_MINER,
    GOV_MINSTREL,
    GOV_PALADIN,
    GOV_PHILOSOPHER,
    GOV_POLITICIAN,
    GOV_PREACHER,
    GOV_PRIEST,
    GOV_PRINCE,
    GOV_SCULPTOR,
    GOV_SORCERER,
    GOV_TAX_COLLECTOR,
    GOV_THIEF,
    GOV_TRADER,
    GOV_TRICKSTER,
    GOVERNORS,
    MOVED,
    NEW_YEAR,
    ON_BUILT,
    ON_FAVOURED,
    ON_PRIVATE_HELP,
    ON_REROLLED,
    ON_RUN,
    PLUS2,
    SETUP_FLOW,
    SPRING,
    ZOMBIES,
)
from tetrarch.games.kingsburg.modules.counting import complete_rows
from tetrarch.games.kingsburg.modules.weaving import before
from tetrarch.games.kingsburg.rules import Rules
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.steps.effects import reroll
from tetrarch.games.kingsburg.steps.white_dice import weave_white_dice
from tetrarch.games.kingsburg.tables import COST, FACES, SIZE, changed, find

DUCHESS: Final = 11  # her place
FIRST_SPACE: Final = 18  # the Politician's 5, 10 and 15
PRIVATE_SPACES: Final = 7 << ADVISORS
ANY_GOOD: Final = 7
TWO: Final = 3 * 1  # where the dice that show 2 are counted in FACES
THREE_FOUR_SIX: Final = 1 << 6 | 1 << 9 | 1 << 15  # one die of each, as FACES counts them


def effects_of_governors() -> vec[i64]:
    """The effects that each governor brings, as a bit set."""
    out = vec[i64]([0] * GOVERNORS)
    out[GOV_THIEF] = bit(FX_THIEF)
    out[GOV_MINER] = bit(FX_MINER)
    out[GOV_CARPENTER] = bit(FX_CARPENTER)
    out[GOV_SCULPTOR] = bit(FX_SCULPTOR)
    out[GOV_PRINCE] = bit(FX_PRINCE)
    out[GOV_PHILOSOPHER] = bit(FX_PHILOSOPHER) | bit(FX_CONSOLATION)
    out[GOV_PREACHER] = bit(FX_PREACHER)
    out[GOV_DUKE] = bit(FX_DUKE)
    out[GOV_HEIRESS] = bit(FX_HEIRESS)
    out[GOV_SORCERER] = bit(FX_SORCERER)
    out[GOV_TRICKSTER] = bit(FX_TRICKSTER)
    out[GOV_GENERAL] = bit(FX_GENERAL)
    out[GOV_ASTROLOGER] = bit(FX_ASTROLOGER)
    return out


EFFECTS_OF: Final = effects_of_governors()


class Governors(Module[KiState]):
    """One governor for each seat, for the whole game."""

    def __init__(self, rules: Rules, auction: bool) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.auction: bool = auction
        self.amounts = [
            A_HAS,
            A_READY,
            A_WHITE,
            A_COUNT,
            A_BUILDS,
            A_SWAPS,
            A_FAVOUR,
            A_BATTLE_BONUS,
            A_KEEP_SOLDIERS,
            A_END_POINTS,
            A_PLACE_SET,
        ]
        self.triggers = [ON_RUN, ON_PRIVATE_HELP, ON_BUILT, ON_FAVOURED, ON_REROLLED, AT_YEAR_LAST]

    def weave(self, flow: list[list[int]]) -> None:
        lots = [DRAW_OFFER, ASK_OPEN] if self.auction else [DEAL_GOVERNOR, ASK_GOVERNOR]
        before(flow, SETUP_FLOW, NEW_YEAR, lots)
        weave_white_dice(flow, [ASK_BLESSING])

    # amounts

    def amount(self, s: KiState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == A_HAS and a == AT_BEFORE_ROLL:
            return n | bit(FX_PRIEST) if blessed(s) else n
        if what == A_READY and a == FX_PRIEST:
            return 1
        card = s.governor[seat]
        if card < 0:
            return n
        if what == A_HAS:
            return n | EFFECTS_OF[card]
        if what == A_READY:
            return i64(self.ready(s, seat, a)) if EFFECTS_OF[card] >> a & 1 else n
        if what == A_PLACE_SET:
            return n | PRIVATE_SPACES if card == GOV_POLITICIAN else n
        if what == A_FAVOUR:
            return n | self.favour(s, seat, a)
        if what == A_END_POINTS:
            return n + self.end_points(s, seat, a)
        return self.passive(card, what, n, a)

    def passive(self, card: i64, what: i64, n: i64, a: i64) -> i64:
        """What holds all the time."""
        if what == A_WHITE:
            return n + 1 if card == GOV_FAIRY and a == 1 else n
        if what == A_COUNT:
            return max(0, n - 1) if card == GOV_DAMSEL else n
        if what == A_BUILDS:
            return n + 1 if card == GOV_ENGINEER and a == 2 else n
        if what == A_SWAPS:
            return n + 1 if card == GOV_TRADER else n
        if what == A_KEEP_SOLDIERS:
            return n + 1 if card == GOV_CAPTAIN else n
        hated = bit(ZOMBIES) | bit(DEMONS)
        return n + 1 if card == GOV_PALADIN and a & hated != 0 else n

    def favour(self, s: KiState, seat: i64, building: i64) -> i64:
        """The goods of which one may be saved [KI-174, KI-178]."""
        card = s.governor[seat]
        kinds: i64 = 0
        if GOV_MINER <= card <= GOV_SCULPTOR and not s.used_year[seat] >> yearly(card) & 1:
            kinds = bit(card - GOV_MINER)
        elif card == GOV_ARCHITECT and not s.used[seat] >> FX_ARCHITECT & 1 and self.fewest(s, seat):
            kinds = ANY_GOOD
        for kind in range(i64(GOODS)):
            if COST[building * GOODS + kind] == 0:
                kinds &= ~bit(kind)
        return kinds

    def fewest(self, s: KiState, seat: i64) -> bool:
        """Whether nobody has fewer buildings."""
        for other in range(s.seats):
            if s.buildings_of(other) < s.buildings_of(seat):
                return False
        return True

    def end_points(self, s: KiState, seat: i64, source: i64) -> i64:
        card = s.governor[seat]
        if source == FOR_ARCHITECT and card == GOV_ARCHITECT:
            return complete_rows(s, seat)
        return s.won[seat] if source == FOR_PALADIN and card == GOV_PALADIN else 0

    # effects

    def ready(self, s: KiState, seat: i64, effect: i64) -> bool:
        if effect == FX_PRINCE:
            return s.dice_total(seat) <= 8
        if effect == FX_PHILOSOPHER:
            return s.dice_total(seat) <= 10
        if effect == FX_TRICKSTER:
            return (FACES[s.dice[seat]] | FACES[s.white[seat]]) >> TWO & 7 != 0
        if effect == FX_HEIRESS:
            return s.dice_total(seat) <= 8 and not s.used_year[seat] >> FX_HEIRESS & 1
        if effect == FX_CONSOLATION:
            return s.consoled >> seat & 1 != 0
        if effect == FX_DUKE:
            return not s.taken >> DUCHESS & 1 and highest(s, seat) >= 0
        if effect == FX_THIEF:
            return s.phase != SPRING and richer(s, seat) != 0
        if effect == FX_SORCERER:
            return s.year == 3
        return effect != FX_PREACHER or self.idle(s) > 0

    def idle(self, s: KiState) -> i64:
        """How many have built nothing this season."""
        n: i64 = 0
        for seat in range(s.seats):
            n += i64(s.constructed[seat] == 0)
        return n

    def react(self, s: KiState, trigger: i64, seat: i64, a: i64) -> None:
        if trigger == ON_RUN:
            self.run(s, seat, a)
        elif trigger == ON_PRIVATE_HELP:
            self.private_help(s, seat, a)
        elif trigger == ON_BUILT:
            self.tax(s, seat, a)
        elif trigger == ON_FAVOURED:
            self.use_favour(s, seat)
        elif trigger == ON_REROLLED:
            self.compare(s, seat, a)
        else:
            self.sing(s)

    def run(self, s: KiState, seat: i64, effect: i64) -> None:
        if effect == FX_PRINCE:
            self.set_dice(s, seat)
        elif effect == FX_PHILOSOPHER:
            reroll(s, seat, s.dice[seat], s.white[seat], effect)
        elif effect == FX_TRICKSTER:
            s.push(ASK_TURN, seat)
        elif effect == FX_HEIRESS:
            s.used_year = changed(s.used_year, seat, s.used_year[seat] | bit(effect))
            s.gain(seat, PLUS2, 2)
        elif effect == FX_CONSOLATION:
            s.consoled &= ~bit(seat)
            s.earn(seat, FOR_PHILOSOPHER, 1)
        elif effect == FX_DUKE:
            move_to_duchess(s, seat)
        elif effect == FX_THIEF:
            s.push(ASK_STEAL, seat)
        elif effect == FX_SORCERER:
            s.push(ASK_SORCERY, AUTO, seat, 3)
        elif effect == FX_PREACHER:
            s.earn(seat, FOR_PREACHER, self.idle(s) if self.rules.readings.preacher_each else 1)
        elif effect == FX_GENERAL:
            s.recruit(seat, 1)
        elif effect == FX_ASTROLOGER:
            s.gain(seat, PLUS2, 1)
            self.rules.look(s, seat)
        elif FX_MINER <= effect <= FX_SCULPTOR:
            s.gain(seat, effect - FX_MINER, 1)
        elif effect == FX_PRIEST:
            bless(s, seat)

    def set_dice(self, s: KiState, seat: i64) -> None:
        """The Prince's 3, 4 and 6; with two coloured dice two of them are chosen [KI-179, KI-199]."""
        if SIZE[s.dice[seat]] == 3:
            s.dice[seat] = find(THREE_FOUR_SIX)
        else:
            s.push(ASK_SET, seat)

    def compare(self, s: KiState, seat: i64, effect: i64) -> None:
        """The Philosopher owes a point for a worse roll, unless dice are rolled once more [KI-180]."""
        s.consoled &= ~bit(seat)
        if effect == FX_PHILOSOPHER and s.dice_total(seat) < s.before:
            s.consoled |= bit(seat)

    def private_help(self, s: KiState, seat: i64, place: i64) -> None:
        """The Politician's own spaces [KI-176]."""
        if place == FIRST_SPACE:
            s.push(ASK_GIFT, seat, 1)
        elif place == FIRST_SPACE + 1:
            s.push(ASK_GIFT, seat, 2, DISTINCT)
        else:
            for kind in range(i64(GOODS)):
                s.gain(seat, kind, 1)

    def tax(self, s: KiState, builder: i64, building: i64) -> None:
        """Others' buildings of column IV bring the Tax Collector a good at once [KI-182]."""
        for seat in range(s.seats):
            if (
                s.governor[seat] == GOV_TAX_COLLECTOR
                and seat != builder
                and building % COLUMNS == COLUMNS - 1
            ):
                s.push(ASK_GIFT, seat, 1)

    def use_favour(self, s: KiState, seat: i64) -> None:
        card = s.governor[seat]
        if card == GOV_ARCHITECT:
            s.use(seat, FX_ARCHITECT)
        else:
            s.used_year = changed(s.used_year, seat, s.used_year[seat] | bit(yearly(card)))

    def sing(self, s: KiState) -> None:
        """The Minstrel, last of all: both conditions are checked before either pays [KI-175]."""
        for seat in range(s.seats):
            if s.governor[seat] == GOV_MINSTREL:
                lowest_of_all = True
                shared = False
                for other in range(s.seats):
                    lowest_of_all = lowest_of_all and s.points[other] >= s.points[seat]
                    shared = shared or (other != seat and s.points[other] == s.points[seat])
                s.earn(seat, FOR_MINSTREL, i64(lowest_of_all) + i64(shared))


def blessed(s: KiState) -> bool:
    """Whether the Priest has asked for a blessing this season [KI-186]."""
    for seat in range(s.seats):
        if s.governor[seat] == GOV_PRIEST:
            return s.used[seat] >> FX_PRIEST & 1 != 0
    return False


def bless(s: KiState, seat: i64) -> None:
    """A white die, or a point for who has one [KI-186]."""
    if s.extra[seat] == 0:
        s.extra[seat] = 1
    else:
        s.earn(seat, FOR_PRIEST, 1)


def yearly(card: i64) -> i64:
    """The effect that stands for a yearly discount."""
    return FX_MINER + card - GOV_MINER


def richer(s: KiState, seat: i64) -> i64:
    """The opponents who own more goods, as a bit set [KI-173]."""
    out: i64 = 0
    for other in range(s.seats):
        if s.goods_of(other) > s.goods_of(seat):
            out |= bit(other)
    return out


def highest(s: KiState, seat: i64) -> i64:
    """The highest advisor that a seat has influenced, EMPTY if there is none."""
    for place in range(i64(ADVISORS) - 1, -1, -1):
        if s.holder(place) == seat or (s.second_at == place and s.second & 15 == seat):
            return place
    return EMPTY


def move_to_duchess(s: KiState, seat: i64) -> None:
    """The Duke's group goes, a group that stays keeps its advisor influenced [KI-184]."""
    place = highest(s, seat)
    group = s.court[place]
    if s.second_at == place:
        if s.second & 15 == seat:
            group = s.second
        else:
            s.court[place] = s.second
        s.second = EMPTY
        s.second_at = EMPTY
    else:
        s.court[place] = EMPTY
        s.taken &= ~bit(place)
    s.settle_on(DUCHESS, group)
    s.emit(MOVED, seat, place)

"""Module 3: governors [KI-169 to KI-195]. Their numbers are those of the cards in the data."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.kernel import AUTO, Module
from tetrarch.games.kingsburg.modules.governors.ids import (
    ASK_BLESSING,
    ASK_GOVERNOR,
    ASK_OPEN,
    ASK_SET,
    ASK_SORCERY,
    ASK_STEAL,
    ASK_TURN,
    DEAL_GOVERNOR,
    DRAW_OFFER,
    EVENT_DICE_CHANGED,
    EVENT_MOVED,
)
from tetrarch.games.kingsburg.modules.governors.tables import (
    ARCHITECT_KINDS,
    BATTLES_WON,
    BLESSING_POINTS,
    BUILDING_SEASONS,
    DUKES_PLACE,
    EFFECTS_OF_GOVERNOR,
    FX_ARCHITECT,
    FX_CONSOLATION,
    FX_DUKE,
    FX_PHILOSOPHER,
    FX_PREACHER,
    FX_PRIEST,
    FX_PRINCE,
    FX_SORCERER,
    FX_THIEF,
    FX_TRICKSTER,
    GOV_ARCHITECT,
    GOV_MINSTREL,
    GOV_PALADIN,
    GOV_POLITICIAN,
    GOV_PRIEST,
    GOV_TAX_COLLECTOR,
    HATED,
    KEPT_SOLDIERS,
    LEAST_COUNTED,
    LOWEST_POINTS,
    PRINCE_DICE,
    SHARING_POINTS,
    SORCERY_BUILDINGS,
    SORCERY_YEAR,
    SOURCE_ARCHITECT,
    SOURCE_MINSTREL,
    SOURCE_PALADIN,
    SOURCE_PHILOSOPHER,
    SOURCE_PREACHER,
    SOURCE_PRIEST,
    SPACE_GOODS,
    SPACE_WIDTH,
    SWAPS,
    TAX_COLUMNS,
    TAX_GOODS,
    TRICKSTER_FACE,
    UNCOUNTED,
    WHITE_DICE_OF_GOVERNOR,
    WHITE_SEASONS,
    WHOLE_ROWS,
    YEARLY_DISCOUNT,
)
from tetrarch.games.kingsburg.rules.buildings.effect_table import gain_of
from tetrarch.games.kingsburg.rules.buildings.province import complete_rows
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.flow import before, weave_white_dice
from tetrarch.games.kingsburg.rules.ids import (
    ADVISORS,
    AMOUNT_BATTLE_BONUS,
    AMOUNT_BUILDS,
    AMOUNT_COUNT,
    AMOUNT_END_POINTS,
    AMOUNT_FAVOUR,
    AMOUNT_HAS,
    AMOUNT_KEEP_SOLDIERS,
    AMOUNT_PLACE_SET,
    AMOUNT_READY,
    AMOUNT_SWAPS,
    AMOUNT_WHITE,
    ASK_GIFT,
    AT_WHITE_DICE,
    AT_YEAR_LAST,
    COLUMNS,
    DISTINCT,
    EMPTY,
    GOODS,
    NEW_YEAR,
    ON_BUILT,
    ON_FAVOURED,
    ON_PRIVATE_HELP,
    ON_REROLLED,
    ON_RUN,
    RACES,
    SETUP_FLOW,
    VP,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.tables import COST, FACES, SIZE, changed, find

PRIVATE_SPACES: Final = 7 << ADVISORS


class Governors(Module[KiState]):
    """One governor for each seat, for the whole game."""

    def __init__(self, rules: Rules, auction: bool) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.auction: bool = auction
        self.amounts = [
            AMOUNT_HAS,
            AMOUNT_READY,
            AMOUNT_WHITE,
            AMOUNT_COUNT,
            AMOUNT_BUILDS,
            AMOUNT_SWAPS,
            AMOUNT_FAVOUR,
            AMOUNT_BATTLE_BONUS,
            AMOUNT_KEEP_SOLDIERS,
            AMOUNT_END_POINTS,
            AMOUNT_PLACE_SET,
        ]
        self.triggers = [ON_RUN, ON_PRIVATE_HELP, ON_BUILT, ON_FAVOURED, ON_REROLLED, AT_YEAR_LAST]

    def weave(self, flow: list[list[int]]) -> None:
        lots = [DRAW_OFFER, ASK_OPEN] if self.auction else [DEAL_GOVERNOR, ASK_GOVERNOR]
        before(flow, SETUP_FLOW, NEW_YEAR, lots)
        weave_white_dice(flow, [ASK_BLESSING])

    # amounts

    def amount(self, s: KiState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == AMOUNT_HAS and a == AT_WHITE_DICE:
            return n | bit(FX_PRIEST) if blessed(s) else n
        if what == AMOUNT_READY and a == FX_PRIEST:
            return 1
        card = s.governor[seat]
        if card < 0:
            return n
        if what == AMOUNT_HAS:
            return n | EFFECTS_OF_GOVERNOR[card]
        if what == AMOUNT_READY:
            return i64(self.ready(s, seat, a)) if EFFECTS_OF_GOVERNOR[card] >> a & 1 else n
        if what == AMOUNT_PLACE_SET:
            return n | PRIVATE_SPACES if card == GOV_POLITICIAN else n
        if what == AMOUNT_FAVOUR:
            return n | self.favour(s, seat, a)
        if what == AMOUNT_END_POINTS:
            return n + self.end_points(s, seat, a)
        return self.passive(card, what, n, a)

    def passive(self, card: i64, what: i64, n: i64, a: i64) -> i64:
        """What holds all the time."""
        if what == AMOUNT_WHITE:
            return n + WHITE_DICE_OF_GOVERNOR[card] if WHITE_SEASONS[card] >> a & 1 else n
        if what == AMOUNT_COUNT:
            return max(LEAST_COUNTED[card], n - UNCOUNTED[card])
        if what == AMOUNT_BUILDS:
            return n + (BUILDING_SEASONS[card] >> a & 1)
        if what == AMOUNT_SWAPS:
            return n + SWAPS[card]
        if what == AMOUNT_KEEP_SOLDIERS:
            return n + KEPT_SOLDIERS[card]
        return n + best_against(a) if card == GOV_PALADIN else n

    def favour(self, s: KiState, seat: i64, building: i64) -> i64:
        """The goods of which one may be saved [KI-174, KI-178]."""
        card = s.governor[seat]
        kinds: i64 = 0
        if YEARLY_DISCOUNT[card] != 0 and not s.used_year[seat] >> yearly(card) & 1:
            kinds = YEARLY_DISCOUNT[card]
        elif card == GOV_ARCHITECT and not s.used[seat] >> FX_ARCHITECT & 1 and self.fewest(s, seat):
            kinds = ARCHITECT_KINDS
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
        if source == SOURCE_ARCHITECT and WHOLE_ROWS[card] != 0:
            return complete_rows(s, seat) * WHOLE_ROWS[card]
        return s.won[seat] * BATTLES_WON[card] if source == SOURCE_PALADIN else 0

    # effects

    def ready(self, s: KiState, seat: i64, effect: i64) -> bool:
        if effect == FX_TRICKSTER:
            return (FACES[s.dice[seat]] | FACES[s.white[seat]]) >> TRICKSTER_FACE & 7 != 0
        if effect == FX_CONSOLATION:
            return s.consoled >> seat & 1 != 0
        if effect == FX_DUKE:
            return not s.taken >> DUKES_PLACE & 1 and highest(s, seat) >= 0
        if effect == FX_THIEF:
            return richer(s, seat) != 0
        if effect == FX_SORCERER:
            return s.year == SORCERY_YEAR
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
        elif effect == FX_TRICKSTER:
            s.push(ASK_TURN, seat)
        elif effect == FX_CONSOLATION:
            s.consoled &= ~bit(seat)
            s.earn(seat, SOURCE_PHILOSOPHER, gain_of(effect, VP))
        elif effect == FX_DUKE:
            move_to_duchess(s, seat)
        elif effect == FX_THIEF:
            s.push(ASK_STEAL, seat)
        elif effect == FX_SORCERER:
            s.push(ASK_SORCERY, AUTO, seat, SORCERY_BUILDINGS)
        elif effect == FX_PREACHER:
            times = self.idle(s) if self.rules.variants.preacher_each else 1
            s.earn(seat, SOURCE_PREACHER, gain_of(effect, VP) * times)
        elif effect == FX_PRIEST:
            bless(s, seat)

    def set_dice(self, s: KiState, seat: i64) -> None:
        """The Prince's 3, 4 and 6; with two coloured dice two of them are chosen [KI-179, KI-199]."""
        if SIZE[s.dice[seat]] == 3:
            s.dice[seat] = find(PRINCE_DICE)
            s.emit(EVENT_DICE_CHANGED, seat, s.dice[seat], s.white[seat])
        else:
            s.push(ASK_SET, seat)

    def compare(self, s: KiState, seat: i64, effect: i64) -> None:
        """The Philosopher owes a point for a worse roll, unless dice are rolled once more [KI-180]."""
        s.consoled &= ~bit(seat)
        if effect == FX_PHILOSOPHER and s.dice_total(seat) < s.before:
            s.consoled |= bit(seat)

    def private_help(self, s: KiState, seat: i64, place: i64) -> None:
        """The Politician's own spaces [KI-176]."""
        row = (place - ADVISORS) * SPACE_WIDTH
        for kind in range(i64(GOODS)):
            if SPACE_GOODS[row + kind] != 0:
                s.gain(seat, kind, SPACE_GOODS[row + kind])
        if SPACE_GOODS[row + GOODS] != 0:
            s.push(ASK_GIFT, seat, SPACE_GOODS[row + GOODS])
        if SPACE_GOODS[row + GOODS + 1] != 0:
            s.push(ASK_GIFT, seat, SPACE_GOODS[row + GOODS + 1], DISTINCT)

    def tax(self, s: KiState, builder: i64, building: i64) -> None:
        """Others' buildings of column IV bring the Tax Collector a good at once [KI-182]."""
        for seat in range(s.seats):
            if (
                s.governor[seat] == GOV_TAX_COLLECTOR
                and seat != builder
                and TAX_COLUMNS >> building % COLUMNS & 1
            ):
                s.push(ASK_GIFT, seat, TAX_GOODS)

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
                s.earn(
                    seat, SOURCE_MINSTREL, LOWEST_POINTS * i64(lowest_of_all) + SHARING_POINTS * i64(shared)
                )


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
        s.earn(seat, SOURCE_PRIEST, BLESSING_POINTS)


def best_against(attackers: i64) -> i64:
    """What the Paladin adds in battle against some races: the best, once [KI-183]."""
    best: i64 = 0
    for race in range(i64(RACES)):
        if attackers >> race & 1:
            best = max(best, HATED[race])
    return best


def yearly(card: i64) -> i64:
    """The effect by which it is noted that a yearly discount was used: the other one of the governor."""
    return lowest(EFFECTS_OF_GOVERNOR[card])


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
        if s.holder(place) == seat or s.second_holder(place) == seat:
            return place
    return EMPTY


def move_to_duchess(s: KiState, seat: i64) -> None:
    """The Duke's group goes, a group that stays keeps its advisor influenced [KI-184]."""
    place = highest(s, seat)
    group = s.court[place]
    if s.second_at == place:
        if s.second_holder(place) == seat:
            group = s.second
        else:
            s.court[place] = s.second
        s.second = EMPTY
        s.second_at = EMPTY
    else:
        s.court[place] = EMPTY
        s.taken &= ~bit(place)
    s.settle_on(DUKES_PLACE, group)
    s.emit(EVENT_MOVED, seat, place)

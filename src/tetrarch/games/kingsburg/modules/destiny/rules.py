"""Module 4: destiny cards [KI-196 to KI-225]. Most of them change one amount for a year."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, ones
from tetrarch.core.engine.kernel import AUTO, Decision, Module
from tetrarch.games.kingsburg.modules.destiny.ids import (
    ASK_TAX,
    DO_DEAL,
    DRAW_DESTINY,
    EVENT_DEAL_MADE,
    EVENT_GIFT_TAKEN,
    ROLL_FATE,
)
from tetrarch.games.kingsburg.modules.destiny.tables import (
    ADDED_TO,
    AMOUNTS,
    CLOSED,
    DST_GOOD_YEAR,
    DST_ROYAL_TAX,
    DST_SECRET_DEALS,
    DST_SPIES_AT_THE_BORDER,
    FIRST_SOLDIER,
    FX_DEAL,
    FX_GOOD_YEAR,
    GIFT_ROWS,
    GOOD_YEAR_GOODS,
    HIGHEST_DEAL,
    LESS_GOLD,
    MORE_POINTS,
    POORER,
    RICHER,
    SET_TO,
    SOURCE_ROYAL_WEDDING,
    SURCHARGE,
    SURCHARGE_SEASONS,
    WINTER_LOSSES,
    WINTER_RECRUITS,
    YEARLY_GIFT,
)
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.flow import before, weave_white_dice
from tetrarch.games.kingsburg.rules.ids import (
    AMOUNT_ADVISOR_GOLD,
    AMOUNT_BUSY,
    AMOUNT_HAS,
    AMOUNT_PLACE_SET,
    AMOUNT_READY,
    AMOUNT_RECRUIT_COST,
    AMOUNT_SURCHARGE,
    ASK_GIFT,
    ASK_INFLUENCE,
    AT_BEFORE_RECRUIT,
    AT_WHITE_DICE,
    AT_WINTER_START,
    AT_YEAR_LAST,
    AT_YEAR_START,
    BEGIN_SEASON,
    CAUSE_DESTINY,
    DO_INFLUENCE,
    EMPTY,
    GAINS,
    NEUTRAL,
    ON_HELPED,
    ON_PLACED,
    ON_RUN,
    ON_SEASON_OVER,
    PLACES,
    REVEAL,
    SEASON_FLOW,
    YEAR_FLOW,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.steps.influence import go_on
from tetrarch.games.kingsburg.rules.tables import DESTINIES, VALUE, changed


class Destiny(Module[KiState]):
    """The card of the year, `s.destiny`."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.amounts = [amount for amount in range(AMOUNTS) if changes(amount)]
        self.amounts += [
            AMOUNT_PLACE_SET,
            AMOUNT_ADVISOR_GOLD,
            AMOUNT_SURCHARGE,
            AMOUNT_BUSY,
            AMOUNT_HAS,
            AMOUNT_READY,
        ]
        self.triggers = [AT_YEAR_START, AT_BEFORE_RECRUIT, AT_WINTER_START, AT_YEAR_LAST]
        self.triggers += [ON_RUN, ON_PLACED, ON_HELPED, ON_SEASON_OVER]
        self.kinds = [DO_DEAL]
        self.offers = [ASK_INFLUENCE]

    def weave(self, flow: list[list[int]]) -> None:
        before(flow, YEAR_FLOW, AT_YEAR_START, [DRAW_DESTINY])
        before(flow, SEASON_FLOW, BEGIN_SEASON, [ROLL_FATE])
        weave_white_dice(flow, [])

    # amounts

    def amount(self, s: KiState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        card = s.destiny
        if what == AMOUNT_READY:
            return 1 if a == FX_GOOD_YEAR else n
        if card < 0:
            return n
        if what == AMOUNT_HAS:
            return n | bit(FX_GOOD_YEAR) if card == DST_GOOD_YEAR and a == AT_WHITE_DICE else n
        if what == AMOUNT_PLACE_SET:
            return n & ~CLOSED[card]
        if what == AMOUNT_BUSY:
            return i64(self.targets(s, seat) != 0) if card == DST_SECRET_DEALS else n
        if what == AMOUNT_ADVISOR_GOLD:
            return n - LESS_GOLD[card] if POORER[card] >> a & 1 else n
        if what == AMOUNT_SURCHARGE:
            return n + SURCHARGE[card] if s.in_season(SURCHARGE_SEASONS[card]) else n
        if what == AMOUNT_RECRUIT_COST and a == 0 and FIRST_SOLDIER[card] >= 0:
            return FIRST_SOLDIER[card]
        at = card * AMOUNTS + what
        return SET_TO[at] if SET_TO[at] >= 0 else n + ADDED_TO[at]

    # secret deals

    def targets(self, s: KiState, seat: i64) -> i64:
        """Places where a token may share an opponent's help, as a bit set [KI-204]."""
        out: i64 = 0
        if s.destiny != DST_SECRET_DEALS or s.used_year[seat] >> FX_DEAL & 1:
            return out
        for place in range(i64(PLACES)):
            if VALUE[place] <= HIGHEST_DEAL and s.deals[place] < 0 and self.held_by_other(s, seat, place):
                out |= bit(place)
        return out

    def held_by_other(self, s: KiState, seat: i64, place: i64) -> bool:
        """Whether an opponent's dice lie there, not just neutral ones."""
        first, second = s.holder(place), s.second_holder(place)
        if first >= 0 and first != seat and first != NEUTRAL:
            return True
        return second >= 0 and second != seat

    def offer(self, s: KiState, d: Decision) -> vec[i64]:
        left = self.targets(s, d.seat)
        out = vec[i64](capacity=ones(left))
        for place in range(i64(PLACES)):
            if left >> place & 1:
                out = append(out, DO_DEAL | place << 8)
        return out

    def take(self, s: KiState, d: Decision, x: i64) -> None:
        go_on(s, d.seat)
        s.used_year = changed(s.used_year, d.seat, s.used_year[d.seat] | bit(FX_DEAL))
        s.deals = changed(s.deals, x >> 8, d.seat)
        s.emit(EVENT_DEAL_MADE, d.seat, x >> 8)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        if d.step != ASK_INFLUENCE:
            return 0
        closed = s.destiny >= 0 and x & 0xFF == DO_INFLUENCE and CLOSED[s.destiny] >> (x >> 32) & 1
        return 205 if closed else 204 if x & 0xFF == DO_DEAL else 0

    # what happens

    def react(self, s: KiState, trigger: i64, seat: i64, a: i64) -> None:
        card = s.destiny
        if trigger == ON_PLACED:
            self.take_gift(s, seat, a)
        elif trigger == ON_HELPED:
            if card >= 0 and RICHER[card] >> a & 1:
                s.earn(seat, SOURCE_ROYAL_WEDDING, MORE_POINTS[card])
        elif trigger == ON_RUN:
            if a == FX_GOOD_YEAR:
                self.good_year(s, seat)
        elif trigger == ON_SEASON_OVER:
            s.gifts = 0
        elif trigger == AT_YEAR_START:
            self.begin_year(s, card)
        elif trigger == AT_BEFORE_RECRUIT:
            if card == DST_ROYAL_TAX:
                self.ask_all(s, ASK_TAX)
        elif trigger == AT_WINTER_START:
            self.begin_winter(s, card)
        else:
            s.destiny = EMPTY

    def take_gift(self, s: KiState, seat: i64, place: i64) -> None:
        """The first to place dice takes what lies there [KI-198]."""
        if s.gifts >> place & 1:
            s.gifts &= ~bit(place)
            s.emit(EVENT_GIFT_TAKEN, seat, place)
            self.rules.gain_goods(s, seat, GIFT_ROWS, place * GAINS)

    def good_year(self, s: KiState, seat: i64) -> None:
        """A white die, or a good for who has one [KI-201]."""
        if s.extra[seat] == 0:
            s.extra[seat] = 1
        else:
            s.push(ASK_GIFT, seat, GOOD_YEAR_GOODS)

    def begin_year(self, s: KiState, card: i64) -> None:
        if card >= 0 and YEARLY_GIFT[card] != 0:
            for k in range(s.seats - 1, -1, -1):
                s.push(ASK_GIFT, s.order[k], YEARLY_GIFT[card])
        elif card == DST_SPIES_AT_THE_BORDER:
            s.push(REVEAL, AUTO)

    def ask_all(self, s: KiState, step: i64) -> None:
        for k in range(s.seats - 1, -1, -1):
            s.push(step, AUTO, s.order[k])

    def begin_winter(self, s: KiState, card: i64) -> None:
        """Plague and Militia, before all effects of seats [KI-220, KI-221]."""
        if card < 0:
            return
        for seat in range(s.seats):
            more = WINTER_RECRUITS[card] - min(WINTER_LOSSES[card], s.soldiers[seat])
            if more != 0:
                s.recruit(seat, more, CAUSE_DESTINY)


def changes(amount: i64) -> bool:
    """Whether some card adds to an amount, or sets it."""
    for card in range(DESTINIES):
        if ADDED_TO[card * AMOUNTS + amount] != 0 or SET_TO[card * AMOUNTS + amount] >= 0:
            return True
    return False

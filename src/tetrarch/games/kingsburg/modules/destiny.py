"""Module 4: destiny cards [KI-196 to KI-225]. Most of them change one amount for a year."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, ones
from tetrarch.core.kernel import AUTO, Decision, Module
from tetrarch.games.kingsburg import ids
from tetrarch.games.kingsburg.ids import (
    A_ADVISOR_GOLD,
    A_BUSY,
    A_HAS,
    A_LOOKS,
    A_PLACE_SET,
    A_READY,
    A_RECRUIT_COST,
    A_RUIN,
    A_SURCHARGE,
    ASK_GIFT,
    ASK_INFLUENCE,
    ASK_TAX,
    AT_BEFORE_RECRUIT,
    AT_WINTER_START,
    AT_YEAR_LAST,
    AT_YEAR_START,
    BEGIN_SEASON,
    DEAL_MADE,
    DO_DEAL,
    DO_INFLUENCE,
    DRAW_DESTINY,
    DST_AILING_KING,
    DST_CORRUPT_OFFICIALS,
    DST_FREE_COMPANY,
    DST_GOOD_YEAR,
    DST_MASONS_STRIKE,
    DST_MERCENARY_SHORTAGE,
    DST_MILD_WINTER,
    DST_MILITIA,
    DST_PLAGUE,
    DST_ROYAL_GIFT,
    DST_ROYAL_TAX,
    DST_ROYAL_WEDDING,
    DST_SECRET_DEALS,
    DST_SPIES_AT_THE_BORDER,
    DST_THICK_FOG,
    EMPTY,
    FOR_ROYAL_WEDDING,
    FX_DEAL,
    FX_GOOD_YEAR,
    GIFT_TAKEN,
    GOLD,
    NEUTRAL,
    ON_HELPED,
    ON_PLACED,
    ON_RUN,
    ON_SEASON_OVER,
    PLACES,
    QUEEN,
    REVEAL,
    ROLL_FATE,
    SEASON_FLOW,
    SPRING,
    STONE,
    WOOD,
    YEAR_FLOW,
)
from tetrarch.games.kingsburg.modules.weaving import before
from tetrarch.games.kingsburg.rules import Rules
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.steps.influence import go_on
from tetrarch.games.kingsburg.steps.white_dice import weave_white_dice
from tetrarch.games.kingsburg.tables import VALUE, changed

# cards that add something to one amount, whatever it is for
PLAIN: Final = [
    (ids.A_DICE, ids.DST_FAMINE, -1),
    (ids.A_STRENGTH, ids.DST_FIERCE_ENEMIES, 1),
    (ids.A_FIXED_ROYAL, ids.DST_HEAVY_SNOW, 2),
    (ids.A_STRONGEST_POINTS, ids.DST_GREAT_TOURNAMENT, 1),
    (ids.A_REWARD, ids.DST_BUILDERS_PRIDE, 1),
    (ids.A_AID_GOODS, ids.DST_GENEROUS_KING, 1),
    (ids.A_AID_SEASONS, ids.DST_GENEROUS_KING, 2),
    (ids.A_ENVOY, ids.DST_ENVOY_ABROAD, -1),
    (ids.A_TOKEN_VALUES, ids.DST_LUCKY_OMENS, 0b1010),
    (ids.A_SWAPS, ids.DST_TRADE_FAIR, 1),
    (ids.A_HIGHEST_FIRST, ids.DST_NEW_PROTOCOL, 1),
]
HIGHEST_DEAL: Final = 9
TREASURER: Final = 7
WIZARD: Final = 15
KING: Final = 17


class Destiny(Module[KiState]):
    """The card of the year, `s.destiny`."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.card: vec[i64] = vec[i64]([EMPTY] * 64)  # that adds to an amount
        self.more: vec[i64] = vec[i64]([0] * 64)
        for what, card, more in PLAIN:
            self.card[what] = card
            self.more[what] = more
        self.amounts = [what for what, _, _ in PLAIN]
        self.amounts += [A_LOOKS, A_RUIN, A_PLACE_SET, A_ADVISOR_GOLD, A_RECRUIT_COST, A_SURCHARGE, A_BUSY]
        self.amounts += [A_HAS, A_READY]
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
        if self.card[what] >= 0:
            return n + self.more[what] if self.card[what] == card else n
        if what == A_HAS:
            return n | bit(FX_GOOD_YEAR) if card == DST_GOOD_YEAR else n
        if what == A_READY:
            return 1 if a == FX_GOOD_YEAR else n
        if what == A_PLACE_SET:
            return n & ~bit(KING) if card == DST_AILING_KING else n
        if what == A_BUSY:
            return i64(self.targets(s, seat) != 0) if card == DST_SECRET_DEALS else n
        if what == A_ADVISOR_GOLD:
            return n - 1 if card == DST_CORRUPT_OFFICIALS and (a == TREASURER or a == WIZARD) else n
        if what == A_SURCHARGE:
            return n + 1 if card == DST_MASONS_STRIKE and s.phase == SPRING else n
        if what == A_RECRUIT_COST:
            return self.price(card, n, a)
        nothing = (what == A_LOOKS and card == DST_THICK_FOG) or (what == A_RUIN and card == DST_MILD_WINTER)
        return 0 if nothing else n

    def price(self, card: i64, n: i64, hired: i64) -> i64:
        """Of a soldier [KI-211, KI-212]."""
        if card == DST_MERCENARY_SHORTAGE:
            return n + 1
        return 1 if card == DST_FREE_COMPANY and hired == 0 else n

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
        holder = s.holder(place)
        if holder >= 0 and holder != seat and holder != NEUTRAL:
            return True
        return s.second_at == place and s.second & 15 != seat

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
        s.emit(DEAL_MADE, d.seat, x >> 8)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        if d.step != ASK_INFLUENCE:
            return 0
        closed = s.destiny == DST_AILING_KING and x & 0xFF == DO_INFLUENCE and x >> 32 == KING
        return 205 if closed else 204 if x & 0xFF == DO_DEAL else 0

    # what happens

    def react(self, s: KiState, trigger: i64, seat: i64, a: i64) -> None:
        card = s.destiny
        if trigger == ON_PLACED:
            self.take_gift(s, seat, a)
        elif trigger == ON_HELPED:
            if card == DST_ROYAL_WEDDING and a >= QUEEN:
                s.earn(seat, FOR_ROYAL_WEDDING, 1)
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
            s.emit(GIFT_TAKEN, seat, place)
            s.gain(seat, GOLD if place == 0 else STONE if place == 2 else WOOD, 1)

    def good_year(self, s: KiState, seat: i64) -> None:
        """A white die, or a good for who has one [KI-201]."""
        if s.extra[seat] == 0:
            s.extra[seat] = 1
        else:
            s.push(ASK_GIFT, seat, 1)

    def begin_year(self, s: KiState, card: i64) -> None:
        if card == DST_ROYAL_GIFT:
            for k in range(s.seats - 1, -1, -1):
                s.push(ASK_GIFT, s.order[k], 1)
        elif card == DST_SPIES_AT_THE_BORDER:
            s.push(REVEAL, AUTO)

    def ask_all(self, s: KiState, step: i64) -> None:
        for k in range(s.seats - 1, -1, -1):
            s.push(step, AUTO, s.order[k])

    def begin_winter(self, s: KiState, card: i64) -> None:
        """Plague and Militia, before all effects of seats [KI-220, KI-221]."""
        for seat in range(s.seats):
            if card == DST_MILITIA:
                s.recruit(seat, 1)
            elif card == DST_PLAGUE and s.soldiers[seat] > 0:
                s.recruit(seat, -1)

"""Influencing advisors with dice, and their help."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.kernel import AUTO, Decision, ascending
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingsburg.rules.buildings.effect_table import (
    FX_HELP_FIRST,
    FX_HELP_PRIVATE,
    FX_HELP_SECOND,
    FX_MARKET,
    FX_PLUS2,
)
from tetrarch.games.kingsburg.rules.buildings.effects import from_hand
from tetrarch.games.kingsburg.rules.ids import (
    ADVISORS,
    AMOUNT_BUSY,
    AMOUNT_PLACE_SET,
    AMOUNT_TOKEN_VALUES,
    ASK_EFFECT,
    ASK_INFLUENCE,
    AT_HELP,
    DO_INFLUENCE,
    DO_PASS,
    EMPTY,
    EVENT_ENVOY_USED,
    EVENT_PASSED,
    EVENT_PLACED,
    GIVE,
    HANDFULS,
    HELP,
    KINDS,
    ON_PASSED,
    ON_PLACED,
    PLACES,
    PLUS2,
)
from tetrarch.games.kingsburg.rules.state import KiState, group_of
from tetrarch.games.kingsburg.rules.step import KiStep
from tetrarch.games.kingsburg.rules.tables import (
    EVERY_ADVISOR,
    REST,
    SHIFT,
    SHIFTING,
    SUB_START,
    SUBS,
    SUM,
    SUMS,
    TOKEN_VALUE,
    VALUE,
    changed,
    private_of,
)

PLAIN_TOKEN: Final = bit(TOKEN_VALUE)  # what a token adds, as a bit set


def go_on(s: KiState, seat: i64) -> None:
    """Queue the turn after a seat's."""
    k: i64 = 0
    while s.order[k] != seat:
        k += 1
    s.push(ASK_INFLUENCE, AUTO, k + 1)


class Influence(KiStep):
    """Which advisor, with which dice [KI-26]? Or pass."""

    def open(self, s: KiState, d: Decision) -> None:
        """Go on with the next in turn order who has not passed, from place `d.a` on."""
        everybody = bit(s.seats) - 1
        k = d.a
        while s.passed != everybody:
            seat = s.order[k % s.seats]
            if not s.passed >> seat & 1:
                if self.can_place(s, seat) or self.game.amount(s, AMOUNT_BUSY, seat, 0) != 0:
                    s.push(ASK_INFLUENCE, seat)
                    return
                self.leave(s, seat)
            k += 1

    # what is possible

    def shift_of(self, s: KiState, seat: i64) -> i64:
        """By how much a market may shift a group now; 0 without one [KI-73]."""
        if s.used[seat] >> FX_MARKET & 1:
            return 0
        owned = s.built[seat] & SHIFTING
        return SHIFT[lowest(owned)] if owned != 0 else 0

    def tokens_of(self, s: KiState, seat: i64) -> i64:
        """What a token may add now, as a bit set; bit 0 is for none [KI-29, KI-30]."""
        if s.goods[seat * KINDS + PLUS2] == 0 or s.used[seat] >> FX_PLUS2 & 1:
            return 1
        return self.game.amount(s, AMOUNT_TOKEN_VALUES, seat, PLAIN_TOKEN) | 1

    def open_places(self, s: KiState, seat: i64) -> i64:
        """Where a group of the seat may go: free places, with the envoy all [KI-28, KI-36]."""
        places = self.game.amount(s, AMOUNT_PLACE_SET, seat, EVERY_ADVISOR)
        return places if s.envoy == seat else places & ~s.taken

    def can_place(self, s: KiState, seat: i64) -> bool:
        """Whether any group reaches a place [KI-34]."""
        sums: i64 = 0
        white = s.white[seat]
        for at in range(SUB_START[white], SUB_START[white + 1]):
            sums |= SUMS[s.dice[seat]] << SUM[SUBS[at]]
        if sums == 0:
            return False
        shift = self.shift_of(s, seat)
        reach: i64 = 0
        tokens = self.tokens_of(s, seat)
        while tokens != 0:
            token = lowest(tokens)
            tokens &= tokens - 1
            reach |= sums << token
            if shift != 0 and (token == 0 or self.rules.variants.market_with_token):
                reach |= sums << token + shift | sums << token >> shift
        places = self.open_places(s, seat)
        if reach >> 1 & places & EVERY_ADVISOR != 0:
            return True
        for place in range(i64(ADVISORS), i64(PLACES)):
            if places >> place & 1 and reach >> VALUE[place] & 1:
                return True
        return False

    def groups(self, s: KiState, seat: i64) -> vec[i64]:
        """All ways to place dice, in no order, and to pass."""
        out = vec[i64]([DO_PASS])
        places = self.open_places(s, seat)
        shift = self.shift_of(s, seat)
        private = places >> ADVISORS != 0
        white, dice = s.white[seat], s.dice[seat]
        tokens = self.tokens_of(s, seat)
        while tokens != 0:
            token = lowest(tokens)
            tokens &= tokens - 1
            steps: i64 = 0
            if token == 0 or self.rules.variants.market_with_token:
                steps = shift
            for w in range(SUB_START[white], SUB_START[white + 1]):
                extra = token * HANDFULS + SUBS[w]
                for c in range(SUB_START[dice] + 1, SUB_START[dice + 1]):
                    x = DO_INFLUENCE | SUBS[c] << 8 | extra << 20
                    number = SUM[SUBS[c]] + SUM[SUBS[w]] + token
                    if number <= ADVISORS and places >> number - 1 & 1:
                        out = append(out, x | (number - 1) << 32)
                    if steps != 0:
                        if 0 < number - steps <= ADVISORS and places >> number - steps - 1 & 1:
                            out = append(out, x | (number - steps - 1) << 32)
                        if number + steps <= ADVISORS and places >> number + steps - 1 & 1:
                            out = append(out, x | (number + steps - 1) << 32)
                    if private:
                        out = self.with_private(out, x, number, steps, places)
        return out

    def with_private(self, out: vec[i64], x: i64, number: i64, steps: i64, places: i64) -> vec[i64]:
        """The private spaces that a group reaches."""
        for place in range(i64(ADVISORS), i64(PLACES)):
            off = VALUE[place] - number
            if places >> place & 1 and (off == 0 or (steps != 0 and (off == steps or off == -steps))):
                out = append(out, x | place << 32)
        return out

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        return ascending(self.groups(s, d.seat))

    def pick(self, s: KiState, d: Decision, rng: Rng) -> i64:
        """Like the list, without its order."""
        xs = self.groups(s, d.seat)
        return xs[rng.below(len(xs))]

    # what comes of it

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        go_on(s, d.seat)
        if x & 0xFF == DO_PASS:
            self.leave(s, d.seat)
        else:
            self.place(s, d.seat, x >> 8 & 0xFFF, x >> 20 & 0xFFF, x >> 32)

    def leave(self, s: KiState, seat: i64) -> None:
        """Pass: no more dice this season [KI-33]."""
        s.passed |= bit(seat)
        s.emit(EVENT_PASSED, seat)
        self.game.react(s, ON_PASSED, seat)

    def place(self, s: KiState, seat: i64, dice: i64, extra: i64, place: i64) -> None:
        white, token = extra % HANDFULS, extra // HANDFULS
        from_hand(s, seat, dice, white)
        if token != 0:
            s.gain(seat, PLUS2, -1)
            if self.rules.variants.token_a_season:
                s.use(seat, FX_PLUS2)
        shifted = SUM[dice] + SUM[white] + token != VALUE[place]
        if shifted:
            s.use(seat, FX_MARKET)
        if s.taken >> place & 1:
            s.envoy = EMPTY
            s.emit(EVENT_ENVOY_USED, seat)
        s.settle_on(place, group_of(seat, dice, white, token))
        s.emit(EVENT_PLACED, seat, place, white * HANDFULS + dice, token, i64(shifted))
        self.game.react(s, ON_PLACED, seat, place)

    # refusals

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        if x & 0xFF != DO_INFLUENCE:
            return 26
        dice, extra, place = x >> 8 & 0xFFF, x >> 20 & 0xFFF, x >> 32
        white, token = extra % HANDFULS, extra // HANDFULS
        seat = d.seat
        if dice == 0:
            return 32
        if REST[s.dice[seat] * HANDFULS + dice] < 0 or REST[s.white[seat] * HANDFULS + white] < 0:
            return 27
        if token != 0 and not self.tokens_of(s, seat) >> token & 1:
            return 30 if s.used[seat] >> FX_PLUS2 & 1 else 29
        off = SUM[dice] + SUM[white] + token - VALUE[place]
        off = max(off, -off)
        if off != 0 and (off != self.shift_of(s, seat)):
            return 27 if self.shift_of(s, seat) == 0 else 73
        if off != 0 and token != 0 and not self.rules.variants.market_with_token:
            return 74
        return 28


# help


class Help(KiStep):
    """The advisors help in ascending order, from number `d.a + 1` on [KI-40]."""

    def open(self, s: KiState, d: Decision) -> None:
        number = d.a
        while number < ADVISORS:
            if self.anybody(s, number):
                s.push(HELP, AUTO, number + 1)
                self.queue(s, number)
                return
            number += 1

    def anybody(self, s: KiState, number: i64) -> bool:
        """Whether dice or a token lie where this number counts."""
        if s.taken >> number & 1 or s.deals[number] >= 0:
            return True
        private = private_of(number)
        return private >= 0 and (s.taken >> private & 1 != 0 or s.deals[private] >= 0)

    def queue(self, s: KiState, number: i64) -> None:
        """One help for each group, in turn order; tokens of a deal after all dice [KI-37]."""
        private = private_of(number)
        for k in range(s.seats - 1, -1, -1):
            seat = s.order[k]
            if s.deals[number] == seat:
                s.push(GIVE, AUTO, seat, number)
            if private >= 0 and s.deals[private] == seat:
                s.push(GIVE, AUTO, seat, private)
        for k in range(s.seats - 1, -1, -1):
            seat = s.order[k]
            mine = self.groups_of(s, seat, number, FX_HELP_FIRST)
            if private >= 0:
                mine |= self.groups_of(s, seat, private, FX_HELP_PRIVATE)
            self.queue_groups(s, seat, number, mine)

    def groups_of(self, s: KiState, seat: i64, place: i64, first: i64) -> i64:
        """The groups that a seat has on a place, as effects."""
        out: i64 = 0
        if s.holder(place) == seat:
            out = bit(first)
        if s.second_holder(place) == seat:
            out |= bit(first + 1)
        return out

    def queue_groups(self, s: KiState, seat: i64, number: i64, mine: i64) -> None:
        """An owner of advisor and private space orders their helps."""
        advisor = mine & (bit(FX_HELP_FIRST) | bit(FX_HELP_SECOND))
        if advisor != 0 and advisor != mine:
            s.push(ASK_EFFECT, AUTO, seat, mine, AT_HELP + number)
            return
        place = number if advisor != 0 else private_of(number)
        while mine != 0:
            s.push(GIVE, AUTO, seat, place)
            mine &= mine - 1


class Give(KiStep):
    """One help for seat `d.a` by the place `d.b`."""

    def open(self, s: KiState, d: Decision) -> None:
        self.rules.help(s, d.a, d.b)


class EndHelp(KiStep):
    """All dice go back [KI-40]."""

    def open(self, s: KiState, d: Decision) -> None:
        s.influenced = s.taken & EVERY_ADVISOR
        s.clear_court()
        for seat in range(s.seats):
            s.dice[seat] = 0
            s.white[seat] = 0
        for place in range(i64(PLACES)):
            if s.deals[place] >= 0:
                s.deals = changed(s.deals, place, EMPTY)

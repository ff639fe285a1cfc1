"""What Council of Four's steps share: the readings that a table may choose, gaining, building, satisfying."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest, ones
from tetrarch.core.kernel import AUTO, Step
from tetrarch.games.council_of_four.ids import (
    ADVANCED,
    ASK_CARD,
    ASK_ORDER,
    ASK_TURN,
    ASSISTANTS,
    BONUS,
    BUILT,
    BY_LAST,
    BY_PERMIT,
    BY_SPACE,
    BY_TOKEN,
    CARDS,
    CITIES,
    COINS,
    DO_PAY,
    EMPORIUMS,
    ENDING,
    EVERY_CITY,
    FREE_PERMIT,
    GAIN,
    GAP,
    GOT_ASSISTANTS,
    GOT_COINS,
    GOT_MAINS,
    IN_PILE,
    JOKER,
    KINDS,
    KING,
    KINGS_TILE,
    KINGS_TILES,
    METALS,
    NEVER,
    NEXT,
    NO_TOKEN,
    ONE_STEP,
    OWED,
    PAID,
    PERMIT_AGAIN,
    PLACES,
    PLAYED,
    POINTS,
    ROW,
    SPACES,
    STARS,
    STEPS,
    TILE,
)
from tetrarch.games.council_of_four.state import CfState
from tetrarch.games.council_of_four.tables import (
    FAR,
    LAID,
    PERMIT_ROWS,
    PRICES,
    SKIP,
    SPACE_ROWS,
    TOKEN_ROWS,
    coins_of,
)

UNLIMITED: Final = 9999


class Readings:
    """The unsettled readings of the rules, and who begins [CF-16]."""

    def __init__(
        self,
        free_order: bool,
        every_space: bool,
        free_permit_pays: bool,
        coin_limit: bool,
        assistant_limit: bool,
        last_bonus_each: bool,
        finish_turn: bool,
        permits_tie_pays: bool,
        used_permits_count: bool,
        assistants_first: bool,
        first: i64,
    ) -> None:
        self.free_order: bool = free_order  # [CF-56]
        self.every_space: bool = every_space  # [CF-65]
        self.free_permit_pays: bool = free_permit_pays  # [CF-70]
        self.most_coins: i64 = 20 if coin_limit else UNLIMITED  # [CF-80]
        self.assistants: i64 = 48 if assistant_limit else UNLIMITED  # [CF-81]
        self.last_bonus_each: bool = last_bonus_each  # [CF-84]
        self.finish_turn: bool = finish_turn  # [CF-85]
        self.permits_tie_pays: bool = permits_tie_pays  # [CF-90]
        self.used_permits_count: bool = used_permits_count  # [CF-91]
        self.assistants_first: bool = assistants_first  # [CF-93]
        self.first: i64 = first

    def pool(self, s: CfState) -> i64:
        """Assistants that nobody has [CF-81]."""
        left = self.assistants
        for seat in range(s.seats):
            left -= s.helpers[seat]
        return left


def cheapest(s: CfState, seat: i64, council: i64) -> i64:
    """The fewest coins for which a hand satisfies a council, or NEVER: the more cards the better [CF-35]."""
    n: i64 = 0
    taken: i64 = 0  # three bits a colour
    row = s.balcony[council]
    for _ in range(4):
        colour = row & 7
        row >>= 3
        if s.hand[seat * KINDS + colour] > taken >> 3 * colour & 7:
            taken += i64(1) << 3 * colour
            n += 1
    jokers = min(4 - n, s.hand[seat * KINDS + JOKER])
    return NEVER if n + jokers == 0 else PRICES[n + jokers] + jokers


def fitting(s: CfState, seat: i64, council: i64) -> i64:
    """How many cards of each kind a hand can lay for a council, three bits a kind [CF-33, CF-36]."""
    out: i64 = 0
    row = s.balcony[council]
    for _ in range(4):
        colour = row & 7
        row >>= 3
        if s.hand[seat * KINDS + colour] > out >> 3 * colour & 7:
            out += i64(1) << 3 * colour
    return out | min(4, s.hand[seat * KINDS + JOKER]) << 3 * JOKER


def payments(out: vec[i64], most: i64, kind: i64, left: i64, rank: i64, coins: i64) -> vec[i64]:
    """Further payments of at most `left` cards of this kind and later ones, ascending; each set once."""
    while kind < JOKER and most >> 3 * kind & 7 == 0:
        kind += 1
    at_most = min(left, most >> 3 * kind & 7)
    for n in range(at_most + 1):
        number = rank + SKIP[kind * 25 + left * 5 + n]
        if kind < JOKER:
            out = payments(out, most, kind + 1, left - n, number, coins)
        elif number > 0 and PRICES[4 - left + n] + n <= coins:
            out = append(out, DO_PAY | (number - 1) << 8)
    return out


def sites(s: CfState, seat: i64) -> i64:
    """The cities where a seat may build: none of its own, assistants for the others' [CF-47, CF-48]."""
    if ones(s.built[seat]) >= EMPORIUMS:
        return 0
    here = EVERY_CITY & ~s.built[seat]
    helpers = s.helpers[seat]
    if helpers > 2:
        return here if helpers > 3 else here & ~four_others(s, seat)
    one = s.neutral
    two: i64 = 0
    three: i64 = 0
    for other in range(s.seats):
        if other != seat:
            row = s.built[other]
            three |= two & row
            two |= one & row
            one |= row
    return here & ~(one if helpers == 0 else two if helpers == 1 else three)


def four_others(s: CfState, seat: i64) -> i64:
    """Cities with four emporiums of others: neutral ones beside those of three seats."""
    out = s.neutral
    n: i64 = 0
    for other in range(s.seats):
        if other != seat:
            out &= s.built[other]
            n += 1
    return out if n == 3 else 0


def king_sites(s: CfState, seat: i64) -> i64:
    """The cities where a seat can pay to build with the king [CF-44, CF-45]."""
    left = s.coins[seat] - cheapest(s, seat, KING)
    if left < 0:
        return 0
    return s.board.within[s.king * (FAR + 1) + min(i64(FAR), left >> 1)] & sites(s, seat)


def reusable(s: CfState, seat: i64) -> i64:
    """Own cities whose token shows no step: those that the nobility track lets pay again [CF-67]."""
    out: i64 = 0
    own = s.built[seat]
    while own != 0:
        city = lowest(own)
        own &= own - 1
        token = s.token[city]
        if token != NO_TOKEN and TOKEN_ROWS[token * ROW + STEPS] == 0:
            out |= i64(1) << city
    return out


class CfStep(Step[CfState]):
    """A question of Council of Four; it knows the readings."""

    def __init__(self, readings: Readings, ruling: i64, part: bool = False) -> None:
        super().__init__()
        self.readings: Readings = readings
        self.ruling = ruling
        self.part = part

    def go_on(self, s: CfState, seat: i64) -> None:
        """Ask what comes next in a turn, if it goes on [CF-85]."""
        if s.ending == seat and not self.readings.finish_turn:
            s.push(NEXT, AUTO, seat)
        else:
            s.push(ASK_TURN, seat)

    # gains

    def gain_coins(self, s: CfState, seat: i64, n: i64) -> None:
        s.coins[seat] = min(s.coins[seat] + n, max(s.coins[seat], self.readings.most_coins))
        s.emit(GOT_COINS, seat, s.coins[seat])

    def gain_assistants(self, s: CfState, seat: i64, n: i64) -> None:
        s.helpers[seat] += max(0, min(n, self.readings.pool(s)))
        s.emit(GOT_ASSISTANTS, seat, s.helpers[seat])

    def gain(self, s: CfState, seat: i64, rows: vec[i64], at: i64, source: i64) -> i64:
        """The gains of a row of rewards but steps; what is left to do: cards, and bonuses << 8 [CF-7]."""
        at *= ROW
        if rows[at + POINTS] > 0:
            s.points[seat] += rows[at + POINTS]
            s.score(seat, source, rows[at + POINTS])
        if rows[at + COINS] > 0:
            self.gain_coins(s, seat, rows[at + COINS])
        if rows[at + ASSISTANTS] > 0:
            self.gain_assistants(s, seat, rows[at + ASSISTANTS])
        if rows[at + STARS] > 0:
            s.mains += rows[at + STARS]
            s.emit(GOT_MAINS, seat, s.mains)
        return rows[at + CARDS] | rows[at + BONUS] << 8

    def advance(self, s: CfState, seat: i64, steps: i64) -> i64:
        """Steps on the nobility track, with what the spaces pay; what is left to do [CF-64, CF-65, CF-74]."""
        due: i64 = 0
        for i in range(steps):
            if s.nobility[seat] < SPACES - 1:
                s.nobility[seat] += 1
                s.emit(ADVANCED, seat, s.nobility[seat])
                last = i == steps - 1 or s.nobility[seat] == SPACES - 1
                if self.readings.every_space or last:
                    due += self.gain(s, seat, SPACE_ROWS, s.nobility[seat], BY_SPACE)
        return due

    def gain_token(self, s: CfState, seat: i64, city: i64) -> i64:
        """The rewards of a city's token; what is left to do [CF-52]."""
        token = s.token[city]
        if token == NO_TOKEN:
            return 0
        due = self.gain(s, seat, TOKEN_ROWS, token, BY_TOKEN)
        return due + self.advance(s, seat, TOKEN_ROWS[token * ROW + STEPS])

    def gain_permit(self, s: CfState, seat: i64, permit: i64) -> None:
        """The rewards of a permit [CF-38]."""
        due = self.gain(s, seat, PERMIT_ROWS, permit, BY_PERMIT)
        self.finish(s, seat, due + self.advance(s, seat, PERMIT_ROWS[permit * ROW + STEPS]))

    def finish(self, s: CfState, seat: i64, due: i64) -> None:
        """Queue what is left of rewards: cards are drawn before anything has to be chosen [CF-57]."""
        if due >> 8 != 0:
            s.push(ASK_ORDER, AUTO, seat, due >> 8)
        if due & 0xFF != 0:
            s.push(ASK_CARD, AUTO, seat, due & 0xFF)

    # costs

    def pay(self, s: CfState, seat: i64, payment: i64, roads: i64) -> None:
        """Cards are laid off, coins paid [CF-33, CF-35]."""
        for kind in range(i64(KINDS)):
            n = LAID[payment * KINDS + kind]
            if n > 0:
                s.lay_off(seat, kind, n)
                s.emit(PLAYED, seat, kind, n)
        s.coins[seat] -= coins_of(payment) + 2 * roads
        s.emit(PAID, seat, payment, s.coins[seat])
        s.laid_off(seat)

    # permits

    def claim(self, s: CfState, seat: i64, permit: i64) -> i64:
        """A face-up permit comes to a seat; the place that it leaves."""
        place = permit // IN_PILE * 2
        if s.offer[place] != permit:
            place += 1
        s.offer[place] = GAP
        s.ready[seat] |= bit(permit)
        return place

    def offered(self, s: CfState) -> i64:
        """The permits that lie face up."""
        out: i64 = 0
        for place in range(i64(PLACES)):
            if s.offer[place] != GAP:
                out |= bit(s.offer[place])
        return out

    # building

    def build(self, s: CfState, seat: i64, city: i64) -> None:
        """An emporium in a city: its cost, its tiles, its rewards [CF-48, CF-52, CF-58]."""
        owed = s.owed(seat, city)
        s.helpers[seat] -= owed
        s.built[seat] |= i64(1) << city
        s.emit(BUILT, seat, city)
        if owed > 0:
            s.emit(OWED, seat, s.helpers[seat])
        self.take_tiles(s, seat, city)
        if ones(s.built[seat]) == EMPORIUMS:
            self.build_last(s, seat)
        s.push(ASK_TURN, AUTO, seat)
        if self.readings.free_order:
            self.pay_net(s, seat, s.board.net(city, s.built[seat]))
        else:
            self.queue_net(s, seat, city)

    def take_tiles(self, s: CfState, seat: i64, city: i64) -> None:
        """Bonus tiles whose cities are complete now, and a king's tile with each [CF-58 to CF-63]."""
        metal = s.board.metal[city]
        if metal < METALS:
            self.take_tile(s, seat, metal)
        self.take_tile(s, seat, METALS + city // 5)

    def take_tile(self, s: CfState, seat: i64, tile: i64) -> None:
        group = s.board.group[tile]
        if s.tile[tile] >= 0 or s.built[seat] & group != group:
            return
        s.tile[tile] = seat
        s.emit(TILE, seat, tile)
        for prize in range(i64(KINGS_TILES)):
            if s.prize[prize] < 0:
                s.prize[prize] = seat
                s.emit(KINGS_TILE, seat, prize)
                return

    def build_last(self, s: CfState, seat: i64) -> None:
        """The tenth emporium: points, and the end is near [CF-83, CF-84]."""
        if s.ending < 0 or self.readings.last_bonus_each:
            s.points[seat] += 3
            s.score(seat, BY_LAST, 3)
        if s.ending < 0:
            s.ending = seat
            s.emit(ENDING, seat)

    def pay_net(self, s: CfState, seat: i64, net: i64) -> None:
        """The tokens of connected cities in the best order: plain gains first, steps after them [CF-56]."""
        due: i64 = 0
        steps: i64 = 0
        while net != 0:
            city = lowest(net)
            net &= net - 1
            token = s.token[city]
            if token != NO_TOKEN:
                due += self.gain(s, seat, TOKEN_ROWS, token, BY_TOKEN)
                steps += TOKEN_ROWS[token * ROW + STEPS]
        while steps > 0:
            if not self.readings.every_space and due >> 8 & (1 << FREE_PERMIT | 1 << PERMIT_AGAIN) != 0:
                due |= i64(1) << 8 + ONE_STEP  # a permit with two steps may be wanted before this one
                break
            due += self.advance(s, seat, 1)
            steps -= 1
        self.finish(s, seat, due)

    def queue_net(self, s: CfState, seat: i64, city: i64) -> None:
        """The tokens of connected cities by distance over own cities, then from A to O [CF-56]."""
        order = vec[i64]()
        seen = i64(1) << city
        ring = seen
        while ring != 0:
            grown: i64 = 0
            for here in range(i64(CITIES)):
                if ring >> here & 1:
                    order = append(order, here)
                    grown |= s.board.near[here]
            ring = grown & s.built[seat] & ~seen
            seen |= ring
        for i in range(i64(len(order)) - 1, -1, -1):
            s.push(GAIN, AUTO, seat, order[i])

"""Vineyards: double tiles from a depot and a shop of their own, bonuses, areas of vines."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest, ones
from tetrarch.core.kernel import Decision, Game, Module
from tetrarch.games.castles_of_burgundy.ids import (
    ANYTIME,
    ASK_ACTION,
    ASK_BONUSES,
    ASK_CASTLE,
    ASK_DEPLOY,
    ASK_LANE,
    ASK_REWARD,
    ASK_TURN,
    BEDS,
    BOUGHT,
    BOUGHT_DOUBLE,
    DEAL_DOUBLE,
    DEAL_GRAPE,
    DO_BUY_DOUBLE,
    DO_PICK,
    DO_PLANT,
    DO_PLANT_SHARED,
    DO_SOW,
    FINAL_POINTS,
    FROM_VINES,
    GRAPES,
    NONE,
    PHASE_START,
    PICKED,
    PLANTED,
    SETUP,
    TILES,
)
from tetrarch.games.castles_of_burgundy.modules.vine_tables import (
    BED_DIE,
    BED_NEAR,
    DEPOT_SLOTS,
    FIRST_LEVEL,
    LEVEL_BEDS,
    PAIR,
    SHOP,
    SHOP_SLOTS,
    VINE_NEAR,
    VINE_POINTS,
    WAYS,
    first_number,
    last_number,
)
from tetrarch.games.castles_of_burgundy.rules import Readings, cost, gain_silver, pay_workers, receive, room
from tetrarch.games.castles_of_burgundy.state import CbState


def open_beds(s: CbState, seat: i64) -> i64:
    """The spaces where a seat may plant: the lowest level first, then beside what is there [CB-269]."""
    left = s.planted[seat]
    if left == 0:
        return LEVEL_BEDS[FIRST_LEVEL]
    near: i64 = 0
    while left != 0:
        near |= BED_NEAR[lowest(left)]
        left &= left - 1
    return near & ~s.planted[seat]


def pick_cost(s: CbState, seat: i64, die: i64, slot: i64) -> i64:
    """The fewest workers that make a die a number of a place of the depot [CB-265]."""
    return min(
        cost(s, seat, die, first_number(s.seats, slot), 0),
        cost(s, seat, die, last_number(s.seats, slot), 0),
    )


def on_sale(s: CbState, first: i64, count: i64) -> i64:
    """The places of the shop, or of the depot, that have a tile, as a bit set."""
    found: i64 = 0
    for k in range(count):
        if s.stall[first + k] != NONE:
            found |= bit(k)
    return found


def in_shop(s: CbState) -> i64:
    return on_sale(s, 0, SHOP_SLOTS[s.seats])


def in_depot(s: CbState) -> i64:
    return on_sale(s, SHOP, DEPOT_SLOTS[s.seats])


def roomy(g: Game[CbState], readings: Readings, s: CbState, seat: i64) -> bool:
    """Whether a double tile can come to storage other than by the take action [CB-52, CB-266]."""
    return readings.discard_anywhere or room(g, s, seat, 2)


def store_double(g: Game[CbState], s: CbState, seat: i64, place: i64, event: i64) -> None:
    """A double tile goes from the depot or the shop to storage [CB-266]."""
    pair = s.stall[place]
    s.stall[place] = NONE
    s.emit(event, seat, place, pair)
    receive(g, s, seat, TILES + pair)


def plant(s: CbState, seat: i64, bed: i64, laid: i64) -> None:
    """A double tile lies in a vineyard for good; its bonuses are due [CB-268, CB-270, CB-271]."""
    s.bed[seat * BEDS + bed] = laid
    s.planted[seat] |= bit(bed)
    s.emit(PLANTED, seat, laid, bed)
    s.push(ASK_BONUSES, seat, bed)


def vine(s: CbState, seat: i64, hex_: i64) -> i64:
    """The colour of the vine on a hex, NONE if nothing is planted there."""
    laid = s.bed[seat * BEDS + (hex_ >> 1)]
    if laid == NONE:
        return NONE
    return laid % GRAPES if hex_ & 1 else laid // GRAPES


def vine_areas(s: CbState, seat: i64, colour: i64) -> vec[i64]:
    """The sizes of all areas of a colour, the largest first [CB-278]."""
    left: i64 = 0
    for hex_ in range(i64(2 * BEDS)):
        if vine(s, seat, hex_) == colour:
            left |= bit(hex_)
    return sizes_of(left)


def sizes_of(left: i64) -> vec[i64]:
    """The sizes of the areas that some hexes form, the largest first."""
    sizes = vec[i64]()
    while left != 0:
        area = spread(left & -left, left)
        left &= ~area
        sizes = append(sizes, ones(area))
        at = i64(len(sizes)) - 1
        while at > 0 and sizes[at - 1] < sizes[at]:
            sizes[at - 1], sizes[at] = sizes[at], sizes[at - 1]
            at -= 1
    return sizes


def spread(area: i64, within: i64) -> i64:
    """All hexes of a set that hang together with some of them."""
    fresh = area
    while fresh != 0:
        near = VINE_NEAR[lowest(fresh)] & within & ~area
        area |= near
        fresh = fresh & (fresh - 1) | near
    return area


def vine_points(s: CbState, seat: i64) -> i64:
    """What vine tiles score with the largest areas of their colours [CB-278 to CB-280]."""
    points: i64 = 0
    for colour in range(i64(GRAPES)):
        tiles = s.grapes[seat * GRAPES + colour]
        if tiles > 0:
            sizes = vine_areas(s, seat, colour)
            for k in range(min(tiles, i64(len(sizes)))):
                points += VINE_POINTS[sizes[k]]
    return points


class Vineyards(Module[CbState]):
    """Taking, buying and planting double tiles, wherever actions with dice are offered [CB-267]."""

    def __init__(self, readings: Readings) -> None:
        super().__init__()
        self.readings: Readings = readings
        self.kinds = [DO_PICK, DO_PLANT, DO_PLANT_SHARED, DO_BUY_DOUBLE, DO_SOW]
        self.offers = [*ANYTIME, ASK_DEPLOY]
        self.amounts = [FINAL_POINTS]

    def weave(self, flow: list[list[int]]) -> None:
        flow[SETUP].insert(flow[SETUP].index(ASK_CASTLE), DEAL_GRAPE)
        flow[PHASE_START].insert(flow[PHASE_START].index(ASK_LANE), DEAL_DOUBLE)

    def offer(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        if d.step == ASK_DEPLOY:
            return self.sowings(s, d.seat, out) if d.a == 15 else out
        if d.step == ASK_REWARD:
            out = self.sowings(s, d.seat, out)
        if s.active == d.seat and self.can_buy(s, d.seat):
            out = with_each(out, DO_BUY_DOUBLE, in_shop(s), 8)
        if d.step == ASK_TURN:
            low, high = s.dice[d.seat * 2], s.dice[d.seat * 2 + 1]
            if low > 0:
                out = self.with_die(s, d.seat, low, out)
            if high > low:
                out = self.with_die(s, d.seat, high, out)
        elif d.step == ASK_ACTION:
            out = self.with_die(s, d.seat, d.a, out)
        return out

    def can_buy(self, s: CbState, seat: i64) -> bool:
        """Whether the purchase of the turn is left [CB-276]."""
        return s.silver[seat] >= 2 and s.done & BOUGHT == 0 and roomy(self.game, self.readings, s, seat)

    def with_die(self, s: CbState, seat: i64, die: i64, out: vec[i64]) -> vec[i64]:
        """Taking and planting with one die [CB-265, CB-268]."""
        left = in_depot(s)
        while left != 0:
            slot = lowest(left)
            left &= left - 1
            if pick_cost(s, seat, die, slot) <= s.workers[seat]:
                out = append(out, DO_PICK | die << 8 | slot << 20)
        out = self.plantings(s, seat, DO_PLANT | die << 8, s.twins[seat], out)
        if s.wing != 0:
            out = self.plantings(s, seat, DO_PLANT_SHARED | die << 8, s.twins[s.common(seat)], out)
        return out

    def plantings(self, s: CbState, seat: i64, x: i64, pairs: i64, out: vec[i64]) -> vec[i64]:
        """Every stored double tile, either way round, on every space that the die allows."""
        if pairs == 0:
            return out
        beds = open_beds(s, seat)
        while beds != 0:
            bed = lowest(beds)
            beds &= beds - 1
            if cost(s, seat, x >> 8, BED_DIE[bed], 0) <= s.workers[seat]:
                out = with_ways(out, x | bed << 32, pairs)
        return out

    def sowings(self, s: CbState, seat: i64, out: vec[i64]) -> vec[i64]:
        """Every tile of the shop straight on every space [CB-277]."""
        slots = in_shop(s)
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            beds = open_beds(s, seat)
            while beds != 0:
                out = with_ways(out, DO_SOW | slot << 8 | lowest(beds) << 32, bit(s.stall[slot]))
                beds &= beds - 1
        return out

    def take(self, s: CbState, d: Decision, x: i64) -> None:
        kind, die = x & 0xFF, x >> 8 & 0xFFF
        if kind == DO_BUY_DOUBLE:
            s.stack.append(d)
            s.done |= BOUGHT
            gain_silver(s, d.seat, -2)
            store_double(self.game, s, d.seat, die, BOUGHT_DOUBLE)
        elif kind == DO_SOW:
            s.stall[die] = NONE
            plant(s, d.seat, x >> 32, x >> 20 & 0xFFF)
        else:
            if d.step == ASK_TURN:
                s.stack.append(d)
                s.spend_die(d.seat, die)
            self.act(s, d.seat, x)

    def act(self, s: CbState, seat: i64, x: i64) -> None:
        """Carry out an action with a die."""
        kind, die, b = x & 0xFF, x >> 8 & 0xFFF, x >> 20 & 0xFFF
        if kind == DO_PICK:
            pay_workers(s, seat, pick_cost(s, seat, die, b))
            store_double(self.game, s, seat, SHOP + b, PICKED)
        else:
            pay_workers(s, seat, cost(s, seat, die, BED_DIE[x >> 32], 0))
            s.unstore(seat if kind == DO_PLANT else s.common(seat), TILES + PAIR[b])
            plant(s, seat, x >> 32, b)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        kind = x & 0xFF
        if kind == DO_PICK:
            return 265
        if kind == DO_PLANT or kind == DO_PLANT_SHARED:
            return 268 if open_beds(s, d.seat) >> (x >> 32) & 1 else 269
        return 276 if kind == DO_BUY_DOUBLE else 277 if kind == DO_SOW else 0

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        return n + vine_points(s, seat) if a == FROM_VINES else n


def with_each(out: vec[i64], x: i64, members: i64, shift: i64) -> vec[i64]:
    """An action with each member of a bit set."""
    while members != 0:
        out = append(out, x | lowest(members) << shift)
        members &= members - 1
    return out


def with_ways(out: vec[i64], x: i64, pairs: i64) -> vec[i64]:
    """An action with each way to lay some double tiles."""
    while pairs != 0:
        out = with_each(out, x, WAYS[lowest(pairs)], 20)
        pairs &= pairs - 1
    return out

"""Emporiums: where they may be built, what they cost and bring, the bonus tiles that they win."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest, ones
from tetrarch.core.engine.kernel import AUTO
from tetrarch.games.council_of_four.data.components import number
from tetrarch.games.council_of_four.rules.ids import (
    ASK_TURN,
    CITIES,
    EVENT_BUILT,
    EVENT_ENDING,
    EVENT_KINGS_TILE,
    EVENT_OWED,
    EVENT_TILE,
    EVERY_CITY,
    FREE_PERMIT,
    GAIN,
    KINGS_TILES,
    METALS,
    NO_TOKEN,
    ONE_STEP,
    PER_REGION,
    PERMIT_AGAIN,
    ROW,
    SOURCE_LAST,
    SOURCE_TOKEN,
    STEPS,
)
from tetrarch.games.council_of_four.rules.pieces import EMPORIUMS
from tetrarch.games.council_of_four.rules.rewards import TOKEN_ROWS, advance, finish, gain
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.variants import RuleVariants

LAST_EMPORIUM_POINTS: Final[i64] = i64(number("end", "last_emporium"))


def sites(s: CfState, seat: i64) -> i64:
    """The cities where a seat may build: none of its own, assistants for the others' [CF-47, CF-48]."""
    if ones(s.emporiums[seat]) >= EMPORIUMS:
        return 0
    here = EVERY_CITY & ~s.emporiums[seat]
    assistants = s.assistants[seat]
    if assistants > 2:
        return here if assistants > 3 else here & ~four_others(s, seat)
    one = s.neutral
    two: i64 = 0
    three: i64 = 0
    for other in range(s.seats):
        if other != seat:
            row = s.emporiums[other]
            three |= two & row
            two |= one & row
            one |= row
    return here & ~(one if assistants == 0 else two if assistants == 1 else three)


def four_others(s: CfState, seat: i64) -> i64:
    """Cities with four emporiums of others: neutral ones beside those of three seats."""
    out = s.neutral
    n: i64 = 0
    for other in range(s.seats):
        if other != seat:
            out &= s.emporiums[other]
            n += 1
    return out if n == 3 else 0


def build(variants: RuleVariants, s: CfState, seat: i64, city: i64) -> None:
    """An emporium in a city: its cost, its tiles, its rewards [CF-48, CF-52, CF-58]."""
    owed = s.assistants_owed(seat, city)
    s.assistants[seat] -= owed
    s.emporiums[seat] |= i64(1) << city
    s.emit(EVENT_BUILT, seat, city)
    if owed > 0:
        s.emit(EVENT_OWED, seat, owed, s.assistants[seat])
    take_tiles(s, seat, city)
    if ones(s.emporiums[seat]) == EMPORIUMS:
        build_last(variants, s, seat)
    s.push(ASK_TURN, AUTO, seat)
    if variants.free_order:
        pay_net(variants, s, seat, s.board.net(city, s.emporiums[seat]))
    else:
        queue_net(s, seat, city)


def take_tiles(s: CfState, seat: i64, city: i64) -> None:
    """Bonus tiles whose cities are complete now, and a king's tile with each [CF-58 to CF-63]."""
    metal = s.board.metal[city]
    if metal < METALS:
        take_tile(s, seat, metal)
    take_tile(s, seat, METALS + city // PER_REGION)


def take_tile(s: CfState, seat: i64, tile: i64) -> None:
    group = s.board.group[tile]
    if s.tile[tile] >= 0 or s.emporiums[seat] & group != group:
        return
    s.tile[tile] = seat
    s.emit(EVENT_TILE, seat, tile)
    for kings_tile in range(i64(KINGS_TILES)):
        if s.kings_tile[kings_tile] < 0:
            s.kings_tile[kings_tile] = seat
            s.emit(EVENT_KINGS_TILE, seat, kings_tile)
            return


def build_last(variants: RuleVariants, s: CfState, seat: i64) -> None:
    """The last emporium: points, and the end is near [CF-83, CF-84]."""
    if s.ending < 0 or variants.last_bonus_each:
        s.points[seat] += LAST_EMPORIUM_POINTS
        s.score(seat, SOURCE_LAST, LAST_EMPORIUM_POINTS)
    if s.ending < 0:
        s.ending = seat
        s.emit(EVENT_ENDING, seat)


def pay_net(variants: RuleVariants, s: CfState, seat: i64, net: i64) -> None:
    """The tokens of connected cities in the best order: plain gains first, steps after them [CF-56]."""
    due: i64 = 0
    steps: i64 = 0
    while net != 0:
        city = lowest(net)
        net &= net - 1
        token = s.token[city]
        if token != NO_TOKEN:
            due += gain(variants, s, seat, TOKEN_ROWS, token, SOURCE_TOKEN)
            steps += TOKEN_ROWS[token * ROW + STEPS]
    while steps > 0:
        if not variants.every_space and due >> 8 & (1 << FREE_PERMIT | 1 << PERMIT_AGAIN) != 0:
            due |= i64(1) << 8 + ONE_STEP  # a permit with two steps may be wanted before this one
            break
        due += advance(variants, s, seat, 1)
        steps -= 1
    finish(s, seat, due)


def queue_net(s: CfState, seat: i64, city: i64) -> None:
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
        ring = grown & s.emporiums[seat] & ~seen
        seen |= ring
    for i in range(i64(len(order)) - 1, -1, -1):
        s.push(GAIN, AUTO, seat, order[i])

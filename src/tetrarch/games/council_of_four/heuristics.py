"""Rules of thumb for Council of Four's bots: points, and what plans promise."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import lowest, ones
from tetrarch.games.council_of_four.ids import (
    CITIES,
    COUNCILS,
    EMPORIUMS,
    JOKER,
    KINDS,
    KINGS_TILES,
    METALS,
    NO_TOKEN,
    ROW,
    SPACES,
    TILES,
    TOKENS,
)
from tetrarch.games.council_of_four.rules import Readings, cheapest
from tetrarch.games.council_of_four.scoring import king_points, nobility_place, permit_points
from tetrarch.games.council_of_four.state import CfState
from tetrarch.games.council_of_four.tables import (
    KING_POINTS,
    PERMIT_CITIES,
    SPACE_ROWS,
    TILE_POINTS,
    TOKEN_ROWS,
)

# what things are worth in points while the game is young
COIN: Final = 0.4
COIN_BEYOND: Final = 0.2  # from the eleventh on
ASSISTANT: Final = 0.9
ASSISTANT_BEYOND: Final = 0.45  # from the fifth on
CARD: Final = 0.55
JOKER_MORE: Final = 0.35
NEAR_COUNCIL: Final = 0.11  # for every coin that a council is cheaper than without fitting cards
DEAREST: Final = 14
MAIN: Final = 2.4
STEP: Final = 0.9
EMPORIUM: Final = 3.0
PERMIT: Final = 0.62  # the share of an emporium that a permit is worth
TILE_SHARE: Final = 0.8
NET: Final = 0.25


def worth_of(rows: vec[i64], at: i64) -> float:
    """Rewards in points."""
    at *= ROW
    return (
        float(rows[at])
        + COIN * float(rows[at + 1])
        + ASSISTANT * float(rows[at + 2])
        + CARD * float(rows[at + 3])
        + STEP * float(rows[at + 4])
        + MAIN * float(rows[at + 5])
    )


def token_worths() -> vec[float]:
    out = vec[float]()
    for token in range(i64(TOKENS)):
        out = append(out, worth_of(TOKEN_ROWS, token))
    return out


def space_promises() -> vec[float]:
    """What standing on a space of the nobility track promises: the spaces ahead, the nearer the more."""
    choice = vec[float]([2.0, 5.0, 4.0, 4.0])
    out = vec[float]()
    for space in range(i64(SPACES)):
        promise = 0.45 * float(space)
        nearness = 0.5
        for ahead in range(space + 1, min(i64(SPACES), space + 5)):
            bonus = SPACE_ROWS[ahead * ROW + 6]
            there = choice[lowest(bonus)] if bonus != 0 else worth_of(SPACE_ROWS, ahead)
            promise += nearness * there
            nearness *= 0.55
        out = append(out, promise)
    return out


TOKEN_WORTH: Final = token_worths()
SPACE_PROMISE: Final = space_promises()


def goods(s: CfState, seat: i64) -> float:
    """Coins, assistants, cards, and how well the cards fit the councils."""
    coins, helpers = s.coins[seat], s.helpers[seat]
    worth = COIN * float(min(coins, 10)) + COIN_BEYOND * float(max(0, coins - 10))
    worth += ASSISTANT * float(min(helpers, 4)) + ASSISTANT_BEYOND * float(max(0, helpers - 4))
    worth += CARD * float(s.cards_of(seat)) + JOKER_MORE * float(s.hand[seat * KINDS + JOKER])
    for council in range(i64(COUNCILS)):
        worth += NEAR_COUNCIL * float(DEAREST - min(i64(DEAREST), cheapest(s, seat, council)))
    return worth


def chance_of_tile(s: CfState, seat: i64, tile: i64) -> float:
    """How likely a bonus tile that nobody has yet seems to come to a seat."""
    group = s.board.group[tile]
    size = ones(group)
    have = ones(s.built[seat] & group)
    if have == 0 or size - have > EMPORIUMS - ones(s.built[seat]):
        return 0.0
    share = float(have) / float(size)
    for other in range(s.seats):
        if other != seat and ones(s.built[other] & group) > have:
            share *= 0.7
    return TILE_SHARE * share * share


def tiles(s: CfState, seat: i64, chances: vec[float]) -> float:
    """Bonus tiles at hand, and those within reach with the king's tiles that they would bring."""
    worth = float(king_points(s, seat))
    prize: i64 = 0
    for i in range(i64(KINGS_TILES)):
        if s.prize[i] >= 0:
            prize += 1
    taken: i64 = 0
    for tile in range(i64(TILES)):
        if s.tile[tile] == seat:
            worth += float(TILE_POINTS[tile])
        if s.tile[tile] >= 0:
            taken |= i64(1) << tile
        else:
            chances[tile] = chance_of_tile(s, seat, tile)
    for _ in range(3):  # the likeliest first: they would bring the higher king's tiles
        best: i64 = -1
        for tile in range(i64(TILES)):
            if not taken >> tile & 1 and (best < 0 or chances[tile] > chances[best]):
                best = tile
        if best < 0 or chances[best] == 0.0:
            break
        taken |= i64(1) << best
        king: i64 = 0
        if prize < KINGS_TILES:
            king = KING_POINTS[prize]
            prize += 1
        worth += chances[best] * float(TILE_POINTS[best] + king)
    return worth


def net_worth(s: CfState, net: i64) -> float:
    """The tokens of connected cities."""
    worth = 0.0
    while net != 0:
        token = s.token[lowest(net)]
        net &= net - 1
        if token != NO_TOKEN:
            worth += TOKEN_WORTH[token]
    return worth


def site_worth(s: CfState, seat: i64, city: i64) -> float:
    """An emporium in a city: the tokens it would pay, less assistants, and the bonus tiles it leads to."""
    worth = net_worth(s, s.board.net(city, s.built[seat])) - ASSISTANT * float(s.owed(seat, city))
    metal = s.board.metal[city]
    if metal < METALS:
        worth += tile_step(s, seat, metal)
    return worth + tile_step(s, seat, METALS + city // 5)


def tile_step(s: CfState, seat: i64, tile: i64) -> float:
    """What one more city of a bonus tile promises."""
    group = s.board.group[tile]
    have = ones(s.built[seat] & group)
    size = ones(group)
    if s.tile[tile] >= 0 or size - have > EMPORIUMS - ones(s.built[seat]):
        return 0.0
    more = float(2 * have + 1) / float(size * size)
    return TILE_SHARE * more * float(TILE_POINTS[tile] + 12)


def plans(s: CfState, seat: i64) -> float:
    """Permits for the cities that they would best be used in, and the best city of all."""
    sites = vec[float]([-1.0] * CITIES)
    best = 0.0
    for city in range(i64(CITIES)):
        if not s.built[seat] >> city & 1:
            sites[city] = max(0.0, site_worth(s, seat, city))
            best = max(best, sites[city])
    worth = NET * best
    left = EMPORIUMS - ones(s.built[seat])
    ready = s.ready[seat]
    while ready != 0 and left > 0:
        cities = PERMIT_CITIES[lowest(ready)]
        ready &= ready - 1
        chosen: i64 = -1
        while cities != 0:
            city = lowest(cities)
            cities &= cities - 1
            if sites[city] >= 0.0 and (chosen < 0 or sites[city] > sites[chosen]):
                chosen = city
        if chosen >= 0:
            worth += PERMIT * (EMPORIUM + sites[chosen])
            sites[chosen] = -1.0
            left -= 1
    return worth


def evaluate(s: CfState, seat: i64, readings: Readings) -> float:
    """Points, tiles won and within reach, and promises that fade as the last emporium comes near."""
    most: i64 = 0
    for other in range(s.seats):
        most = max(most, ones(s.built[other]))
    left = float(EMPORIUMS - most) / EMPORIUMS
    fade = 0.15 + 0.85 * min(1.0, 2.0 * left)
    worth = float(s.points[seat])
    place = nobility_place(s, seat)
    worth += 4.0 if place == 1 else 1.5 if place == 2 else 0.0
    worth += 0.8 * float(permit_points(s, seat, readings))
    worth += tiles(s, seat, vec[float]([0.0] * TILES))
    worth += EMPORIUM * float(ones(s.built[seat]))
    worth += fade * (goods(s, seat) + SPACE_PROMISE[s.nobility[seat]] + plans(s, seat))
    if s.active == seat:
        worth += MAIN * float(s.mains)
    return worth

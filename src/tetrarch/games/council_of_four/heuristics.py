"""Rules of thumb for Council of Four's bots: points, and what plans promise."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import lowest, ones
from tetrarch.core.weights import weights
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

# what things are worth in points while the game is young: places in the weights
COIN: Final = 0
COIN_BEYOND: Final = 1  # from the eleventh on
ASSISTANT: Final = 2
ASSISTANT_BEYOND: Final = 3  # from the fifth on
CARD: Final = 4
JOKER_MORE: Final = 5
NEAR_COUNCIL: Final = 6  # for every coin that a council is cheaper than without fitting cards
MAIN: Final = 7
STEP: Final = 8  # on the nobility track
EMPORIUM: Final = 9
PERMIT: Final = 10  # the share of an emporium that a permit is worth
TILE_SHARE: Final = 11
NET: Final = 12
SPACE: Final = 13  # for each space of the nobility track that lies behind
AHEAD: Final = 14  # the share of the next space's bonus, less further on
FIRST: Final = 15  # standing first on the nobility track
SECOND: Final = 16
PERMIT_POINTS: Final = 17  # the share of what permits would pay at the end
NAMES: Final = (
    "coin coin_beyond assistant assistant_beyond card joker_more near_council main step emporium "
    "permit tile_share net space ahead first second permit_points"
).split()
WEIGHTS: Final = vec[float]([weight for weight in weights("council_of_four", NAMES)])
DEAREST: Final = 14  # coins for a council without fitting cards

PARTS: Final = ["points", "nobility", "permits", "tiles", "emporiums", "goods", "track", "plans", "actions"]


def worth_of(w: vec[float], rows: vec[i64], at: i64) -> float:
    """Rewards in points."""
    at *= ROW
    return (
        float(rows[at])
        + w[COIN] * float(rows[at + 1])
        + w[ASSISTANT] * float(rows[at + 2])
        + w[CARD] * float(rows[at + 3])
        + w[STEP] * float(rows[at + 4])
        + w[MAIN] * float(rows[at + 5])
    )


def token_worths(w: vec[float]) -> vec[float]:
    out = vec[float]()
    for token in range(i64(TOKENS)):
        out = append(out, worth_of(w, TOKEN_ROWS, token))
    return out


def space_promises(w: vec[float]) -> vec[float]:
    """What standing on a space of the nobility track promises: the spaces ahead, the nearer the more."""
    choice = vec[float]([2.0, 5.0, 4.0, 4.0])
    out = vec[float]()
    for space in range(i64(SPACES)):
        promise = w[SPACE] * float(space)
        nearness = w[AHEAD]
        for ahead in range(space + 1, min(i64(SPACES), space + 5)):
            bonus = SPACE_ROWS[ahead * ROW + 6]
            there = choice[lowest(bonus)] if bonus != 0 else worth_of(w, SPACE_ROWS, ahead)
            promise += nearness * there
            nearness *= 0.55
        out = append(out, promise)
    return out


class Worths:
    """The weights, and what tokens and spaces are worth by them."""

    def __init__(self, w: vec[float]) -> None:
        self.w: vec[float] = w
        self.token: vec[float] = token_worths(w)
        self.space: vec[float] = space_promises(w)


def goods(w: vec[float], s: CfState, seat: i64) -> float:
    """Coins, assistants, cards, and how well the cards fit the councils."""
    coins, helpers = s.coins[seat], s.helpers[seat]
    worth = w[COIN] * float(min(coins, 10)) + w[COIN_BEYOND] * float(max(0, coins - 10))
    worth += w[ASSISTANT] * float(min(helpers, 4)) + w[ASSISTANT_BEYOND] * float(max(0, helpers - 4))
    worth += w[CARD] * float(s.cards_of(seat)) + w[JOKER_MORE] * float(s.hand[seat * KINDS + JOKER])
    for council in range(i64(COUNCILS)):
        worth += w[NEAR_COUNCIL] * float(DEAREST - min(i64(DEAREST), cheapest(s, seat, council)))
    return worth


def chance_of_tile(w: vec[float], s: CfState, seat: i64, tile: i64) -> float:
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
    return w[TILE_SHARE] * share * share


def tiles(w: vec[float], s: CfState, seat: i64, chances: vec[float]) -> float:
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
            chances[tile] = chance_of_tile(w, s, seat, tile)
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


def net_worth(k: Worths, s: CfState, net: i64) -> float:
    """The tokens of connected cities."""
    worth = 0.0
    while net != 0:
        token = s.token[lowest(net)]
        net &= net - 1
        if token != NO_TOKEN:
            worth += k.token[token]
    return worth


def site_worth(k: Worths, s: CfState, seat: i64, city: i64) -> float:
    """An emporium in a city: the tokens it would pay, less assistants, and the bonus tiles it leads to."""
    worth = net_worth(k, s, s.board.net(city, s.built[seat])) - k.w[ASSISTANT] * float(s.owed(seat, city))
    metal = s.board.metal[city]
    if metal < METALS:
        worth += tile_step(k.w, s, seat, metal)
    return worth + tile_step(k.w, s, seat, METALS + city // 5)


def tile_step(w: vec[float], s: CfState, seat: i64, tile: i64) -> float:
    """What one more city of a bonus tile promises."""
    group = s.board.group[tile]
    have = ones(s.built[seat] & group)
    size = ones(group)
    if s.tile[tile] >= 0 or size - have > EMPORIUMS - ones(s.built[seat]):
        return 0.0
    more = float(2 * have + 1) / float(size * size)
    return w[TILE_SHARE] * more * float(TILE_POINTS[tile] + 12)


def plans(k: Worths, s: CfState, seat: i64) -> float:
    """Permits for the cities that they would best be used in, and the best city of all."""
    w = k.w
    sites = vec[float]([-1.0] * CITIES)
    best = 0.0
    for city in range(i64(CITIES)):
        if not s.built[seat] >> city & 1:
            sites[city] = max(0.0, site_worth(k, s, seat, city))
            best = max(best, sites[city])
    worth = w[NET] * best
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
            worth += w[PERMIT] * (w[EMPORIUM] + sites[chosen])
            sites[chosen] = -1.0
            left -= 1
    return worth


def worths(k: Worths, s: CfState, seat: i64, readings: Readings) -> vec[float]:
    """Points, tiles won and within reach, and promises that fade as the last emporium comes near."""
    w = k.w
    most: i64 = 0
    for other in range(s.seats):
        most = max(most, ones(s.built[other]))
    left = float(EMPORIUMS - most) / EMPORIUMS
    fade = 0.15 + 0.85 * min(1.0, 2.0 * left)
    place = nobility_place(s, seat)
    return vec[float](
        [
            float(s.points[seat]),
            w[FIRST] if place == 1 else w[SECOND] if place == 2 else 0.0,
            w[PERMIT_POINTS] * float(permit_points(s, seat, readings)),
            tiles(w, s, seat, vec[float]([0.0] * TILES)),
            w[EMPORIUM] * float(ones(s.built[seat])),
            fade * goods(w, s, seat),
            fade * k.space[s.nobility[seat]],
            fade * plans(k, s, seat),
            w[MAIN] * float(s.mains) if s.active == seat else 0.0,
        ]
    )

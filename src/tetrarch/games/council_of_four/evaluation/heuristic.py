"""Heuristics for Council of Four's bots: points, and what plans promise."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest, ones
from tetrarch.core.match.game_data import weights
from tetrarch.games.council_of_four.rules.councils import cheapest
from tetrarch.games.council_of_four.rules.ids import (
    ASSISTANTS,
    BONUS,
    CARDS,
    CITIES,
    COINS,
    COUNCILS,
    JOKER,
    KINDS,
    KINGS_TILES,
    METALS,
    NO_TOKEN,
    PER_REGION,
    POINTS,
    ROW,
    STARS,
    STEPS,
    TILES,
)
from tetrarch.games.council_of_four.rules.permits import PERMIT_CITIES
from tetrarch.games.council_of_four.rules.pieces import EMPORIUMS, SPACES, TOKENS
from tetrarch.games.council_of_four.rules.rewards import SPACE_ROWS, TOKEN_ROWS
from tetrarch.games.council_of_four.rules.scoring import (
    KING_POINTS,
    TILE_POINTS,
    king_points,
    nobility_place,
    permit_points,
)
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.variants import RuleVariants

# places in the weights: what things are worth in points while the game is young
COIN: Final = 0
COIN_BEYOND: Final = 1  # beyond ENOUGH_COINS
ASSISTANT: Final = 2
ASSISTANT_BEYOND: Final = 3  # beyond ENOUGH_ASSISTANTS
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
PATIENCE: Final = 18  # rounds after which promises fade, though nobody is near the last emporium
WEIGHT_NAMES: Final = (
    "coin coin_beyond assistant assistant_beyond card joker_more near_council main step emporium "
    "permit tile_share net space ahead first second permit_points patience"
).split()
WEIGHTS: Final = vec[float]([weight for weight in weights("council_of_four", WEIGHT_NAMES)])

# settings of the heuristic that were never fitted
DEAREST: Final = 14  # coins, at and above which a council counts as out of reach
ENOUGH_COINS: Final = 10
ENOUGH_ASSISTANTS: Final = 4
CHOICE_POINTS: Final = vec[float]([2.0, 5.0, 4.0, 4.0])  # of each bonus of the nobility track with a choice
SPACES_AHEAD: Final = 4  # spaces of the nobility track that are looked at
FURTHER_SPACE: Final = 0.55  # the value of a space relative to the one before it
RIVAL: Final = 0.7  # what each seat that has built more of a tile's cities leaves of the chance to win it
TILES_AHEAD: Final = 3  # bonus tiles that a seat is thought to win yet
KING_BONUS: Final = 12  # points of the king's tile that a bonus tile is thought to bring
LATE_SHARE: Final = 0.15  # what remains of promises when the last emporium is built

TERM_NAMES: Final = [
    "points",
    "nobility",
    "permits",
    "tiles",
    "emporiums",
    "goods",
    "track",
    "plans",
    "actions",
]


def reward_value(w: vec[float], rows: vec[i64], at: i64) -> float:
    """Rewards in points."""
    at *= ROW
    return (
        float(rows[at + POINTS])
        + w[COIN] * float(rows[at + COINS])
        + w[ASSISTANT] * float(rows[at + ASSISTANTS])
        + w[CARD] * float(rows[at + CARDS])
        + w[STEP] * float(rows[at + STEPS])
        + w[MAIN] * float(rows[at + STARS])
    )


def token_values(w: vec[float]) -> vec[float]:
    out = vec[float]()
    for token in range(TOKENS):
        out = append(out, reward_value(w, TOKEN_ROWS, token))
    return out


def space_values(w: vec[float]) -> vec[float]:
    """What standing on a space of the nobility track promises: the spaces ahead, the nearer the more."""
    out = vec[float]()
    for space in range(SPACES):
        promise = w[SPACE] * float(space)
        nearness = w[AHEAD]
        for ahead in range(space + 1, min(SPACES, space + SPACES_AHEAD + 1)):
            bonus = SPACE_ROWS[ahead * ROW + BONUS]
            value = CHOICE_POINTS[lowest(bonus)] if bonus != 0 else reward_value(w, SPACE_ROWS, ahead)
            promise += nearness * value
            nearness *= FURTHER_SPACE
        out = append(out, promise)
    return out


class ValueTables:
    """The weights, and what tokens and spaces are worth by them."""

    def __init__(self, w: vec[float]) -> None:
        self.w: vec[float] = w
        self.token: vec[float] = token_values(w)
        self.space: vec[float] = space_values(w)


def goods_value(w: vec[float], s: CfState, seat: i64) -> float:
    """Coins, assistants, cards, and how well the cards fit the councils."""
    coins, assistants = s.coins[seat], s.assistants[seat]
    value = w[COIN] * float(min(coins, ENOUGH_COINS)) + w[COIN_BEYOND] * float(max(0, coins - ENOUGH_COINS))
    value += w[ASSISTANT] * float(min(assistants, ENOUGH_ASSISTANTS)) + w[ASSISTANT_BEYOND] * float(
        max(0, assistants - ENOUGH_ASSISTANTS)
    )
    value += w[CARD] * float(s.cards_of(seat)) + w[JOKER_MORE] * float(s.hand[seat * KINDS + JOKER])
    for council in range(i64(COUNCILS)):
        value += w[NEAR_COUNCIL] * float(DEAREST - min(i64(DEAREST), cheapest(s, seat, council)))
    return value


def tile_chance(w: vec[float], s: CfState, seat: i64, tile: i64) -> float:
    """How likely a bonus tile that nobody has yet seems to come to a seat."""
    group = s.board.group[tile]
    size = ones(group)
    have = ones(s.emporiums[seat] & group)
    if have == 0 or size - have > EMPORIUMS - ones(s.emporiums[seat]):
        return 0.0
    share = float(have) / float(size)
    for other in range(s.seats):
        if other != seat and ones(s.emporiums[other] & group) > have:
            share *= RIVAL
    return w[TILE_SHARE] * share * share


def tiles_value(w: vec[float], s: CfState, seat: i64, chances: vec[float]) -> float:
    """Bonus tiles at hand, and those within reach with the king's tiles that they would bring."""
    value = float(king_points(s, seat))
    kings_tile: i64 = 0
    for i in range(i64(KINGS_TILES)):
        if s.kings_tile[i] >= 0:
            kings_tile += 1
    taken: i64 = 0
    for tile in range(i64(TILES)):
        if s.tile[tile] == seat:
            value += float(TILE_POINTS[tile])
        if s.tile[tile] >= 0:
            taken |= i64(1) << tile
        else:
            chances[tile] = tile_chance(w, s, seat, tile)
    for _ in range(TILES_AHEAD):  # the likeliest first: they would bring the higher king's tiles
        best: i64 = -1
        for tile in range(i64(TILES)):
            if not taken >> tile & 1 and (best < 0 or chances[tile] > chances[best]):
                best = tile
        if best < 0 or chances[best] == 0.0:
            break
        taken |= i64(1) << best
        king: i64 = 0
        if kings_tile < KINGS_TILES:
            king = KING_POINTS[kings_tile]
            kings_tile += 1
        value += chances[best] * float(TILE_POINTS[best] + king)
    return value


def network_value(v: ValueTables, s: CfState, net: i64) -> float:
    """The tokens of connected cities."""
    value = 0.0
    while net != 0:
        token = s.token[lowest(net)]
        net &= net - 1
        if token != NO_TOKEN:
            value += v.token[token]
    return value


def city_value(v: ValueTables, s: CfState, seat: i64, city: i64) -> float:
    """An emporium in a city: the tokens it would pay, less assistants, and the bonus tiles it leads to."""
    value = network_value(v, s, s.board.net(city, s.emporiums[seat]))
    value -= v.w[ASSISTANT] * float(s.assistants_owed(seat, city))
    metal = s.board.metal[city]
    if metal < METALS:
        value += next_city_value(v.w, s, seat, metal)
    return value + next_city_value(v.w, s, seat, METALS + city // PER_REGION)


def next_city_value(w: vec[float], s: CfState, seat: i64, tile: i64) -> float:
    """What one more city of a bonus tile promises."""
    group = s.board.group[tile]
    have = ones(s.emporiums[seat] & group)
    size = ones(group)
    if s.tile[tile] >= 0 or size - have > EMPORIUMS - ones(s.emporiums[seat]):
        return 0.0
    more = float(2 * have + 1) / float(size * size)
    return w[TILE_SHARE] * more * float(TILE_POINTS[tile] + KING_BONUS)


def plans_value(v: ValueTables, s: CfState, seat: i64) -> float:
    """Permits for the cities that they would best be used in, and the best city of all."""
    w = v.w
    sites = vec[float]([-1.0] * CITIES)
    best = 0.0
    for city in range(i64(CITIES)):
        if not s.emporiums[seat] >> city & 1:
            sites[city] = max(0.0, city_value(v, s, seat, city))
            best = max(best, sites[city])
    value = w[NET] * best
    left = EMPORIUMS - ones(s.emporiums[seat])
    ready = s.permits[seat]
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
            value += w[PERMIT] * (w[EMPORIUM] + sites[chosen])
            sites[chosen] = -1.0
            left -= 1
    return value


def share_of_promises(w: vec[float], s: CfState) -> float:
    """What remains of promises: less as the last emporium comes near, and less when nobody builds for long.

    Without the second a seat with goods in plenty would never build: its goods would seem to lose by it.
    """
    most: i64 = 0
    for other in range(s.seats):
        most = max(most, ones(s.emporiums[other]))
    left = float(EMPORIUMS - most) / float(EMPORIUMS)
    patience = max(0.0, 2.0 - float(s.round) / max(1.0, w[PATIENCE]))
    return LATE_SHARE + (1.0 - LATE_SHARE) * min(1.0, min(2.0 * left, patience))


def evaluation_terms(v: ValueTables, s: CfState, seat: i64, variants: RuleVariants) -> vec[float]:
    """Points, tiles won and within reach, and promises that fade as the end comes near."""
    w = v.w
    fade = share_of_promises(w, s)
    place = nobility_place(s, seat)
    return vec[float](
        [
            float(s.points[seat]),
            w[FIRST] if place == 1 else w[SECOND] if place == 2 else 0.0,
            w[PERMIT_POINTS] * float(permit_points(s, seat, variants)),
            tiles_value(w, s, seat, vec[float]([0.0] * TILES)),
            w[EMPORIUM] * float(ones(s.emporiums[seat])),
            fade * goods_value(w, s, seat),
            fade * v.space[s.nobility[seat]],
            fade * plans_value(v, s, seat),
            w[MAIN] * float(s.mains) if s.active == seat else 0.0,
        ]
    )

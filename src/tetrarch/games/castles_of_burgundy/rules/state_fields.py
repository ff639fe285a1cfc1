"""Made from presentation/state_table.py by `make states`: change that, not this."""

# fmt: off

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import State
from tetrarch.games.castles_of_burgundy.rules.ids import (
    BEDS,
    CELLS,
    COLOURS,
    DEPOTS,
    GOODS,
    GRAPES,
    LIMITED,
    NONE,
    PAIRS,
    PER_GOOD,
    PLACES,
    ROUNDS,
    ROUTE,
    SHIELDS,
    STALLS,
    TILES,
)


class CbFields(State):
    """The board, every duchy with what its owner holds, whose turn it is."""

    tile: vec[i64]  # on each cell of a duchy
    filled: vec[i64]  # cells with a tile; follows from `tile`
    near: vec[i64]  # cells beside a tile; follows from `tile`
    castles: vec[i64]  # cells with a castle; follows from `tile`
    barred: vec[i64]  # areas that hold a building of each kind, or an inn; follows from `tile`
    own: vec[i64]  # monasteries in the duchy; follows from `tile`
    powers: vec[i64]  # monasteries that work for the seat; follows from `own` and `copied`
    stock: vec[i64]  # stored tiles by kind
    held: vec[i64]  # the kinds among them; follows from `stock`
    stored: vec[i64]  # how many they are; follows from `stock`
    wares: vec[i64]  # stored goods by kind
    sold: vec[i64]  # sold goods by kind, also those on a route
    workers: vec[i64]
    silver: vec[i64]
    points: vec[i64]
    dice: vec[i64]  # two of each seat, the lower first; 0 where used
    order: vec[i64]  # seats in turn order
    space: vec[i64]  # of each seat's marker on the track
    slot: vec[i64]  # the tile in each place of the depots and the black depot
    goods: vec[i64]  # of each depot by kind
    lane: vec[i64]  # the good on each round space
    unseen: vec[i64]  # goods that nobody has seen
    bag: vec[i64]  # coloured supply by kind; inns that are to come
    dark: vec[i64]  # black-backed supply by kind
    gone: vec[i64]  # tiles out of the game by kind
    bonus: vec[i64]  # who has the two bonus tiles of each colour, then of the posts
    shield: vec[i64]  # shields: where each is: a depot, or 6 + seat * 64 + cell; NONE
    shields: vec[i64]  # shields: those of each seat, as a bit set
    doubles: vec[i64]  # vineyards: stored double tiles by kind
    twins: vec[i64]  # vineyards: the kinds among them, as a bit set; follows from `doubles`
    planted: vec[i64]  # vineyards: spaces of the vineyard with a tile, as a bit set; follows from `bed`
    grapes: vec[i64]  # vineyards: vine tiles of each seat by colour
    stall: vec[i64]  # vineyards: the double tile in each place of the shop, then of the depot
    cards: vec[i64]  # chateauma: its territory cards, left and right; nothing without it
    ground: vec[i64]  # chateauma: the tile on each space of them; face down with BACK
    # by which the seats of partners differ, 0 where nobody has one; follows from the options
    partner_bit: i64
    duchy: vec[i64]  # its number, 0 for none yet
    phase: i64  # -1 before the first
    round: i64  # -1 before the first
    active: i64  # whose turn it is
    acted: i64  # seats that have had their turn this round
    white: i64  # the white die, 0 before it is rolled
    done: i64  # what the active seat has done that is possible once a turn
    sealed: vec[i64]  # answers of a group that are not yet shown
    aside: i64  # castles cleared from the board
    target: i64  # solo: points that are not to be reached; 0 in other games
    lost: vec[i64]  # solo: goods out of the game by kind
    inns: i64  # inns: beside the black depot
    joined: vec[i64]  # border_posts: pairs of posts that a seat has joined; follows from its tiles
    copied: i64  # shields: the seat that shield 6 follows, a team's lower one
    route: vec[i64]  # trade_routes: tiles of each seat, left to right
    laid: vec[i64]  # trade_routes: goods on the route: three bits each, the first lowest, 1 on top
    bed: vec[i64]  # vineyards: on each space of each vineyard: left colour * 6 + right colour
    vats: vec[i64]  # vineyards: double tiles that nobody has seen
    spilt: vec[i64]  # vineyards: double tiles out of the game
    reserve: vec[i64]  # chateauma: its stored tiles as they came; face down with BACK
    surplus: vec[i64]  # chateauma: tiles on top of others in its duchy
    deck: i64  # chateauma: cards to draw from, as a bit set
    scrap: i64  # chateauma: cards discarded
    die: i64  # chateauma: what it has rolled in its turn
    crossed: i64  # chateauma: cards with border posts that it has completed
    trophies: i64  # chateauma: its shields, as a bit set

    def __init__(self, seats: i64, source: "CbFields | None" = None) -> None:
        """A position at its start, or a copy of another one."""
        super().__init__(seats)
        if source is None:
            self.tile = vec[i64]([NONE] * (seats * CELLS))
            self.filled = vec[i64]([0] * (seats))
            self.near = vec[i64]([0] * (seats))
            self.castles = vec[i64]([0] * (seats))
            self.barred = vec[i64]([0] * (seats * LIMITED))
            self.own = vec[i64]([0] * (seats))
            self.powers = vec[i64]([0] * (seats))
            self.stock = vec[i64]([0] * (seats * TILES))
            self.held = vec[i64]([0] * (seats))
            self.stored = vec[i64]([0] * (seats))
            self.wares = vec[i64]([0] * (seats * GOODS))
            self.sold = vec[i64]([0] * (seats * GOODS))
            self.workers = vec[i64]([0] * (seats))
            self.silver = vec[i64]([0] * (seats))
            self.points = vec[i64]([0] * (seats))
            self.dice = vec[i64]([0] * (seats * 2))
            self.order = vec[i64](list(range(seats)))
            self.space = vec[i64]([0] * (seats))
            self.slot = vec[i64]([NONE] * (PLACES))
            self.goods = vec[i64]([0] * (DEPOTS * GOODS))
            self.lane = vec[i64]([NONE] * (ROUNDS))
            self.unseen = vec[i64]([PER_GOOD] * (GOODS))
            self.bag = vec[i64]()
            self.dark = vec[i64]()
            self.gone = vec[i64]([0] * (TILES))
            self.bonus = vec[i64]([NONE] * (2 * COLOURS + 2))
            self.shield = vec[i64]([NONE] * (SHIELDS))
            self.shields = vec[i64]([0] * (seats))
            self.doubles = vec[i64]([0] * (seats * PAIRS))
            self.twins = vec[i64]([0] * (seats))
            self.planted = vec[i64]([0] * (seats))
            self.grapes = vec[i64]([0] * (seats * GRAPES))
            self.stall = vec[i64]([NONE] * (STALLS))
            self.cards = vec[i64]()
            self.ground = vec[i64]()
            self.partner_bit = 0
            self.duchy = vec[i64]([0] * (seats))
            self.phase = -1
            self.round = -1
            self.active = NONE
            self.acted = 0
            self.white = 0
            self.done = 0
            self.sealed = vec[i64]([NONE] * (seats))
            self.aside = 0
            self.target = 0
            self.lost = vec[i64]([0] * (GOODS))
            self.inns = 0
            self.joined = vec[i64]([0] * (seats))
            self.copied = NONE
            self.route = vec[i64]([NONE] * (seats * ROUTE))
            self.laid = vec[i64]([1] * (seats))
            self.bed = vec[i64]([NONE] * (seats * BEDS))
            self.vats = vec[i64]([0] * (PAIRS))
            self.spilt = vec[i64]([0] * (PAIRS))
            self.reserve = vec[i64]()
            self.surplus = vec[i64]()
            self.deck = 0
            self.scrap = 0
            self.die = 0
            self.crossed = 0
            self.trophies = 0
        else:
            self.tile = source.tile[:]
            self.filled = source.filled[:]
            self.near = source.near[:]
            self.castles = source.castles[:]
            self.barred = source.barred[:]
            self.own = source.own[:]
            self.powers = source.powers[:]
            self.stock = source.stock[:]
            self.held = source.held[:]
            self.stored = source.stored[:]
            self.wares = source.wares[:]
            self.sold = source.sold[:]
            self.workers = source.workers[:]
            self.silver = source.silver[:]
            self.points = source.points[:]
            self.dice = source.dice[:]
            self.order = source.order[:]
            self.space = source.space[:]
            self.slot = source.slot[:]
            self.goods = source.goods[:]
            self.lane = source.lane[:]
            self.unseen = source.unseen[:]
            self.bag = source.bag[:]
            self.dark = source.dark[:]
            self.gone = source.gone[:]
            self.bonus = source.bonus[:]
            self.shield = source.shield[:]
            self.shields = source.shields[:]
            self.doubles = source.doubles[:]
            self.twins = source.twins[:]
            self.planted = source.planted[:]
            self.grapes = source.grapes[:]
            self.stall = source.stall[:]
            self.cards = source.cards[:]
            self.ground = source.ground[:]
            self.partner_bit = source.partner_bit
            self.duchy = source.duchy
            self.phase = source.phase
            self.round = source.round
            self.active = source.active
            self.acted = source.acted
            self.white = source.white
            self.done = source.done
            self.sealed = source.sealed
            self.aside = source.aside
            self.target = source.target
            self.lost = source.lost
            self.inns = source.inns
            self.joined = source.joined
            self.copied = source.copied
            self.route = source.route
            self.laid = source.laid
            self.bed = source.bed
            self.vats = source.vats
            self.spilt = source.spilt
            self.reserve = source.reserve
            self.surplus = source.surplus
            self.deck = source.deck
            self.scrap = source.scrap
            self.die = source.die
            self.crossed = source.crossed
            self.trophies = source.trophies
            self.stack.extend(source.stack)

"""A position of The Castles of Burgundy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, ones
from tetrarch.core.kernel import State
from tetrarch.games.castles_of_burgundy.ids import (
    BEDS,
    BLACK,
    CASTLE,
    CELLS,
    COLOURS,
    DEPOTS,
    DISCARDED,
    DISCARDED_DOUBLE,
    GOODS,
    GRAPES,
    INN,
    LIMITED,
    NONE,
    PAIRS,
    PER_GOOD,
    PLACES,
    ROUNDS,
    ROUTE,
    SHIELDS,
    SLOTS,
    STALLS,
    TILES,
    WILD,
)
from tetrarch.games.castles_of_burgundy.tables import DUCHIES, LIMIT, NUMBER

NOTHING: Final = vec[i64]()  # until a field has its values


def inside(cell: i64) -> i64:
    """A cell's number in its half of the board."""
    return cell if cell < CELLS else cell - CELLS


class CbState(State):
    """The board, every duchy with what its owner holds, whose turn it is.

    Cells, kinds of tiles and seats are bit sets where one can ask for several at once. `near`, `castles`,
    `barred`, `own`, `held` and `stored` follow from the tiles: they are kept to make questions cheap.
    `duchy`, `route`, `sealed`, `reserve`, `surplus` are replaced, never changed in place: clones share them.

    A team's duchy has 73 cells: the left half lies with its lower seat, the right half with the other. What
    partners share is written for both, so that all may be read by seat; `wing` leads from one to the other.
    Their common storage comes after the seats' own.
    """

    def __init__(self, seats: i64, wing: i64) -> None:
        super().__init__(seats)
        self.wing: i64 = wing  # 0 but for teams
        self.duchy: vec[i64] = NOTHING  # its number, 0 for none yet
        self.route: vec[i64] = NOTHING  # trade route tiles of each seat, left to right
        self.sealed: vec[i64] = NOTHING  # answers of a group that are not yet shown
        self.slot: vec[i64] = NOTHING  # the tile in each place of the depots and the black depot
        self.goods: vec[i64] = NOTHING  # of each depot by kind
        self.lane: vec[i64] = NOTHING  # the good on each round space
        self.unseen: vec[i64] = NOTHING  # goods that nobody has seen
        self.bag: vec[i64] = NOTHING  # coloured supply by kind; inns that are to come
        self.dark: vec[i64] = NOTHING  # black-backed supply
        self.gone: vec[i64] = NOTHING  # out of the game
        self.tile: vec[i64] = NOTHING  # on each cell of each duchy
        self.filled: vec[i64] = NOTHING  # cells with a tile
        self.near: vec[i64] = NOTHING  # cells beside a tile
        self.castles: vec[i64] = NOTHING  # cells with a castle
        self.barred: vec[i64] = NOTHING  # areas that hold a building of each kind, or an inn
        self.own: vec[i64] = NOTHING  # monasteries in the duchy
        self.powers: vec[i64] = NOTHING  # monasteries that work for the seat
        self.stock: vec[i64] = NOTHING  # stored tiles by kind
        self.held: vec[i64] = NOTHING  # the kinds among them
        self.stored: vec[i64] = NOTHING  # how many they are
        self.silver: vec[i64] = NOTHING
        self.workers: vec[i64] = NOTHING
        self.points: vec[i64] = NOTHING
        self.wares: vec[i64] = NOTHING  # stored goods by kind
        self.sold: vec[i64] = NOTHING  # sold goods by kind, those on a route included
        self.dice: vec[i64] = NOTHING  # two of each seat, the lower first; 0 where used
        self.order: vec[i64] = NOTHING  # seats in turn order
        self.space: vec[i64] = NOTHING  # of each seat's marker on the track
        self.bonus: vec[i64] = NOTHING  # who has the two bonus tiles of each colour, then of the posts
        self.joined: vec[i64] = NOTHING  # pairs of border posts
        self.laid: vec[i64] = NOTHING  # goods on the route: three bits each, the first lowest, 1 on top
        self.shield: vec[i64] = NOTHING  # where each is: a depot, or 6 + seat * 64 + cell; NONE
        self.shields: vec[i64] = NOTHING  # those of each seat
        self.phase: i64 = -1  # before the first
        self.round: i64 = -1
        self.white: i64 = 0  # the white die, 0 before it is rolled
        self.active: i64 = NONE  # whose turn it is
        self.acted: i64 = 0  # seats that have had their turn this round
        self.done: i64 = 0  # what the active seat has done that is possible once a turn
        self.aside: i64 = 0  # castles cleared from the board
        self.inns: i64 = 0  # beside the black depot
        self.copied: i64 = NONE  # the seat that shield 6 follows, a team's lower one
        self.target: i64 = 0  # of the solo game
        self.lost: vec[i64] = NOTHING  # goods out of the game by kind
        self.doubles: vec[i64] = NOTHING  # stored double tiles by kind
        self.twins: vec[i64] = NOTHING  # the kinds among them
        self.bed: vec[i64] = NOTHING  # on each space of each vineyard: left colour * 6 + right colour
        self.planted: vec[i64] = NOTHING  # spaces of the vineyard with a tile
        self.grapes: vec[i64] = NOTHING  # vine tiles of each seat by colour
        self.stall: vec[i64] = NOTHING  # the double tile in each place of the shop, then of the depot
        self.vats: vec[i64] = NOTHING  # double tiles that nobody has seen
        self.spilt: vec[i64] = NOTHING  # double tiles out of the game
        self.clear_automaton()

    def clear_automaton(self) -> None:
        """Nothing of the Châteauma's; without it, so it stays."""
        self.cards: vec[i64] = NOTHING  # the Châteauma's, left and right; nothing without it
        self.ground: vec[i64] = NOTHING  # the tile on each space of its cards, those face down with BACK
        self.reserve: vec[i64] = NOTHING  # its stored tiles as they came, those face down with BACK
        self.surplus: vec[i64] = NOTHING  # tiles on top of others in its duchy
        self.deck: i64 = 0  # cards to draw from
        self.scrap: i64 = 0  # cards discarded
        self.die: i64 = 0  # what it has rolled in its turn
        self.crossed: i64 = 0  # cards with border posts that it has completed
        self.trophies: i64 = 0  # its shields

    def clone(self) -> "CbState":
        t = CbState(self.seats, self.wing)
        t.duchy = self.duchy
        t.route = self.route
        t.sealed = self.sealed
        t.slot = self.slot[:]
        t.goods = self.goods[:]
        t.lane = self.lane[:]
        t.unseen = self.unseen[:]
        t.bag = self.bag[:]
        t.dark = self.dark[:]
        t.gone = self.gone[:]
        t.tile = self.tile[:]
        t.filled = self.filled[:]
        t.near = self.near[:]
        t.castles = self.castles[:]
        t.barred = self.barred[:]
        t.own = self.own[:]
        t.powers = self.powers[:]
        t.stock = self.stock[:]
        t.held = self.held[:]
        t.stored = self.stored[:]
        t.silver = self.silver[:]
        t.workers = self.workers[:]
        t.points = self.points[:]
        t.wares = self.wares[:]
        t.sold = self.sold[:]
        t.dice = self.dice[:]
        t.order = self.order[:]
        t.space = self.space[:]
        t.bonus = self.bonus[:]
        t.joined = self.joined[:]
        t.laid = self.laid[:]
        t.shield = self.shield[:]
        t.shields = self.shields[:]
        t.phase = self.phase
        t.round = self.round
        t.white = self.white
        t.active = self.active
        t.acted = self.acted
        t.done = self.done
        t.aside = self.aside
        t.inns = self.inns
        t.copied = self.copied
        t.target = self.target
        t.lost = self.lost[:]
        t.doubles = self.doubles[:]
        t.twins = self.twins[:]
        t.bed = self.bed[:]
        t.planted = self.planted[:]
        t.grapes = self.grapes[:]
        t.stall = self.stall[:]
        t.vats = self.vats[:]
        t.spilt = self.spilt[:]
        if len(self.cards) > 0:
            self.clone_automaton(t)
        t.stack = self.stack[:]
        return t

    def clone_automaton(self, t: "CbState") -> None:
        t.cards = self.cards[:]
        t.ground = self.ground[:]
        t.reserve = self.reserve
        t.surplus = self.surplus
        t.deck = self.deck
        t.scrap = self.scrap
        t.die = self.die
        t.crossed = self.crossed
        t.trophies = self.trophies

    # seats and teams

    def mate(self, seat: i64) -> i64:
        """The partner of a seat, itself if it has none."""
        return seat ^ self.wing

    def home(self, seat: i64, cell: i64) -> i64:
        """The seat with which the half of a duchy lies that has a cell [CB-215]."""
        return seat | self.wing if cell >= CELLS else seat & ~self.wing

    def leads(self, seat: i64) -> bool:
        """Whether a seat is before its partner in turn order [CB-232]."""
        if self.wing != 0:
            for other in self.order:
                if other == seat or other == seat ^ self.wing:
                    return other == seat
        return True

    def common(self, seat: i64) -> i64:
        """Where a team's shared storage is [CB-222]."""
        return self.seats + (seat & 1)

    # tiles

    def put(self, seat: i64, cell: i64, kind: i64) -> None:
        """A tile lies in a duchy for good [CB-57]."""
        home = self.home(seat, cell)
        cell = inside(cell)
        duchy = DUCHIES[self.duchy[home]]
        self.tile[home * CELLS + cell] = kind
        self.filled[home] |= bit(cell)
        self.near[home] |= duchy.near[cell]
        if kind == CASTLE:
            self.castles[home] |= bit(cell)
        if LIMIT[kind] >= 0:
            self.barred[home * LIMITED + LIMIT[kind]] |= duchy.area[cell]
        if NUMBER[kind] > 0:
            self.own[home] |= bit(NUMBER[kind])
            self.powers[home] |= bit(NUMBER[kind])
        if self.wing != 0:
            other = self.mate(home)
            self.near[other] |= duchy.across[cell]
            if LIMIT[kind] >= 0:
                self.barred[other * LIMITED + LIMIT[kind]] |= duchy.beyond[cell]
            self.own[other] = self.own[home]
            self.powers[other] = self.powers[home]

    def store(self, seat: i64, kind: i64) -> None:
        """A tile comes to a seat's storage; a double one takes two spaces [CB-266]."""
        if kind >= TILES:
            self.doubles[seat * PAIRS + kind - TILES] += 1
            self.twins[seat] |= bit(kind - TILES)
            self.stored[seat] += 2
            return
        self.stock[seat * TILES + kind] += 1
        self.held[seat] |= bit(kind)
        self.stored[seat] += 1

    def unstore(self, seat: i64, kind: i64) -> None:
        """A tile leaves a seat's storage."""
        if kind >= TILES:
            self.doubles[seat * PAIRS + kind - TILES] -= 1
            if self.doubles[seat * PAIRS + kind - TILES] == 0:
                self.twins[seat] ^= bit(kind - TILES)
            self.stored[seat] -= 2
            return
        self.stock[seat * TILES + kind] -= 1
        if self.stock[seat * TILES + kind] == 0:
            self.held[seat] ^= bit(kind)
        self.stored[seat] -= 1

    def discard(self, seat: i64, shelf: i64, kind: i64) -> None:
        """A stored tile goes out of the game [CB-51]; black ones are out already [CB-246]."""
        self.unstore(shelf, kind)
        if kind >= TILES:
            self.spilt[kind - TILES] += 1
            self.emit(DISCARDED_DOUBLE, seat, kind - TILES)
            return
        if kind != WILD:
            self.gone[kind] += 1
        self.emit(DISCARDED, seat, kind)

    def lift(self, first: i64, count: i64, kind: i64) -> None:
        """A tile leaves the first of some places of the board where such a one lies."""
        place = first
        while self.slot[place] != kind:
            place += 1
        assert place < first + count
        self.slot[place] = NONE

    def take_black(self, kind: i64) -> None:
        """A tile leaves the black depot, or an inn the space beside it [CB-88, CB-164]."""
        if kind == INN:
            self.inns -= 1
        else:
            self.lift(BLACK, PLACES - BLACK, kind)

    def lying(self, first: i64, count: i64) -> i64:
        """The kinds of tiles in some places of the board."""
        kinds: i64 = 0
        for place in range(first, first + count):
            if self.slot[place] != NONE:
                kinds |= bit(self.slot[place])
        return kinds

    def depot(self, depot: i64) -> i64:
        """The kinds of tiles in a numbered depot."""
        return self.lying(depot * SLOTS, SLOTS)

    def count(self, seat: i64, kind: i64) -> i64:
        """How many tiles of a kind lie in a duchy."""
        n: i64 = 0
        for cell in range(seat * CELLS, seat * CELLS + CELLS):
            if self.tile[cell] == kind:
                n += 1
        if self.wing != 0:
            for cell in range(self.mate(seat) * CELLS, self.mate(seat) * CELLS + CELLS):
                if self.tile[cell] == kind:
                    n += 1
        return n

    def spaces(self, seat: i64) -> i64:
        """How many spaces of a duchy are filled."""
        n = ones(self.filled[seat])
        return n if self.wing == 0 else n + ones(self.filled[self.mate(seat)])

    def covered(self) -> i64:
        """How many face-down tiles of the black supply lie in the Châteauma's duchy [CB-318]."""
        n: i64 = 0
        if len(self.cards) > 0:
            for cell in range((self.seats - 1) * CELLS, self.seats * CELLS):
                if self.tile[cell] == WILD:
                    n += 1
        return n

    # dice

    def roll(self, seat: i64, low: i64, high: i64) -> None:
        self.dice[seat * 2] = low
        self.dice[seat * 2 + 1] = high

    def spend_die(self, seat: i64, value: i64) -> None:
        """A die is used; what is left stands first."""
        if self.dice[seat * 2] == value:
            self.dice[seat * 2] = self.dice[seat * 2 + 1]
        self.dice[seat * 2 + 1] = 0

    # the turn order track

    def move_to(self, seat: i64, space: i64) -> None:
        """A marker goes on top of a space [CB-68, CB-69]."""
        self.space[seat] = space
        at: i64 = 0
        while self.order[at] != seat:
            at += 1
        while at > 0 and self.space[self.order[at - 1]] <= space:
            self.order[at] = self.order[at - 1]
            at -= 1
        self.order[at] = seat


def fresh_state(seats: i64, wing: i64, bag: vec[i64], dark: vec[i64]) -> CbState:
    """Nothing dealt: all tiles in the supplies, all goods unseen."""
    s = CbState(seats, wing)
    shelves = seats + wing  # a team has one more for both
    s.duchy = vec[i64]([0] * seats)
    s.route = vec[i64]([NONE] * (seats * ROUTE))
    s.sealed = vec[i64]([NONE] * seats)
    s.slot = vec[i64]([NONE] * PLACES)
    s.goods = vec[i64]([0] * (DEPOTS * GOODS))
    s.lane = vec[i64]([NONE] * ROUNDS)
    s.unseen = vec[i64]([PER_GOOD] * GOODS)
    s.bag = bag[:]
    s.dark = dark[:]
    s.gone = vec[i64]([0] * TILES)
    s.tile = vec[i64]([NONE] * (seats * CELLS))
    s.filled = vec[i64]([0] * seats)
    s.near = vec[i64]([0] * seats)
    s.castles = vec[i64]([0] * seats)
    s.barred = vec[i64]([0] * (seats * LIMITED))
    s.own = vec[i64]([0] * seats)
    s.powers = vec[i64]([0] * seats)
    s.stock = vec[i64]([0] * (shelves * TILES))
    s.held = vec[i64]([0] * shelves)
    s.stored = vec[i64]([0] * shelves)
    s.silver = vec[i64]([0] * seats)
    s.workers = vec[i64]([0] * seats)
    s.points = vec[i64]([0] * seats)
    s.wares = vec[i64]([0] * (seats * GOODS))
    s.sold = vec[i64]([0] * (seats * GOODS))
    s.dice = vec[i64]([0] * (seats * 2))
    s.order = vec[i64](list(range(seats)))
    s.space = vec[i64]([0] * seats)
    s.bonus = vec[i64]([NONE] * (2 * COLOURS + 2))
    s.joined = vec[i64]([0] * seats)
    s.laid = vec[i64]([1] * seats)
    s.shield = vec[i64]([NONE] * SHIELDS)
    s.shields = vec[i64]([0] * seats)
    s.lost = vec[i64]([0] * GOODS)
    s.doubles = vec[i64]([0] * (shelves * PAIRS))
    s.twins = vec[i64]([0] * shelves)
    s.bed = vec[i64]([NONE] * (seats * BEDS))
    s.planted = vec[i64]([0] * seats)
    s.grapes = vec[i64]([0] * (seats * GRAPES))
    s.stall = vec[i64]([NONE] * STALLS)
    s.vats = vec[i64]([0] * PAIRS)
    s.spilt = vec[i64]([0] * PAIRS)
    return s

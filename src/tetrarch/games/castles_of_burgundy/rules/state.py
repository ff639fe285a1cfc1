"""A position of The Castles of Burgundy."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, ones
from tetrarch.games.castles_of_burgundy.rules.ids import (
    CASTLE,
    CELLS,
    EVENT_DISCARDED,
    LIMITED,
    NONE,
    SLOTS,
    TILES,
)
from tetrarch.games.castles_of_burgundy.rules.state_fields import CbFields
from tetrarch.games.castles_of_burgundy.rules.tables import COUNTED, DUCHIES, LIMIT, NUMBER


def inside(cell: i64) -> i64:
    """A cell's number in its half of the board."""
    return cell if cell < CELLS else cell - CELLS


class CbState(CbFields):
    """A position; `rules/state_fields.py` has its fields.

    Cells, kinds of tiles and seats are bit sets where one can ask for several at once.

    Where seats are partners, their duchy has 73 cells: the left half lies with the lower seat, the right half
    with the other. What they share is written for both, so that all may be read by seat.
    """

    def clone(self) -> "CbState":
        return CbState(self.seats, self)

    # seats and partners

    def mate(self, seat: i64) -> i64:
        """The partner of a seat, itself if it has none."""
        return seat ^ self.partner_bit

    def home(self, seat: i64, cell: i64) -> i64:
        """The seat with which the half of a duchy lies that has a cell [CB-215]."""
        return seat | self.partner_bit if cell >= CELLS else seat & ~self.partner_bit

    def leads(self, seat: i64) -> bool:
        """Whether a seat is before its partner in turn order [CB-232]."""
        at: i64 = 0
        while self.order[at] != seat and self.order[at] != self.mate(seat):
            at += 1
        return self.order[at] == seat

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
        other = self.mate(home)
        if other != home:
            self.near[other] |= duchy.across[cell]
            if LIMIT[kind] >= 0:
                self.barred[other * LIMITED + LIMIT[kind]] |= duchy.beyond[cell]
            self.own[other] = self.own[home]
            self.powers[other] = self.powers[home]

    def store(self, seat: i64, kind: i64) -> None:
        """A tile comes to a seat's storage."""
        self.stock[seat * TILES + kind] += 1
        self.held[seat] |= bit(kind)
        self.stored[seat] += 1

    def unstore(self, seat: i64, kind: i64) -> None:
        """A tile leaves a seat's storage."""
        self.stock[seat * TILES + kind] -= 1
        if self.stock[seat * TILES + kind] == 0:
            self.held[seat] ^= bit(kind)
        self.stored[seat] -= 1

    def discard(self, seat: i64, shelf: i64, kind: i64) -> None:
        """A stored tile goes out of the game [CB-51], unless it stands for one that is out already."""
        self.unstore(shelf, kind)
        self.gone[kind] += COUNTED[kind]
        self.emit(EVENT_DISCARDED, seat, kind)

    def lift(self, first: i64, count: i64, kind: i64) -> None:
        """A tile leaves the first of some places of the board where such a one lies."""
        place = first
        while self.slot[place] != kind:
            place += 1
        assert place < first + count
        self.slot[place] = NONE

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
        other = self.mate(seat)
        if other != seat:
            for cell in range(other * CELLS, other * CELLS + CELLS):
                if self.tile[cell] == kind:
                    n += 1
        return n

    def spaces(self, seat: i64) -> i64:
        """How many spaces of a duchy are filled."""
        n = ones(self.filled[seat])
        other = self.mate(seat)
        return n if other == seat else n + ones(self.filled[other])

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


def fresh_state(seats: i64, bag: vec[i64], dark: vec[i64]) -> CbState:
    """Nothing dealt: all tiles in the supplies, all goods unseen."""
    s = CbState(seats)
    s.bag = bag[:]
    s.dark = dark[:]
    return s

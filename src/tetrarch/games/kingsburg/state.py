"""A position of Kingsburg."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, ones
from tetrarch.core.kernel import State
from tetrarch.games.kingsburg.ids import (
    ALL_TROOPS,
    BUILT,
    COLUMNS,
    DESTROYED,
    EMPTY,
    GOODS_NOW,
    KINDS,
    PLACES,
    PLUS2,
    PRINTED,
    SOLDIERS_NOW,
    TOKENS_NOW,
    YEARS,
)
from tetrarch.games.kingsburg.tables import EFFECT_OF, SUM


def group_of(seat: i64, dice: i64, white: i64, token: i64) -> i64:
    """Whose dice lie on a place, and what adds to them."""
    return seat | token << 4 | dice << 8 | white << 16


class Lore(State):
    """What changes seldom, and what only modules use.

    These vecs are replaced, never changed in place: clones share them, and at first they share a blank one.
    """

    def __init__(self, seats: i64, blank: vec[i64]) -> None:
        super().__init__(seats)
        self.order: vec[i64] = blank  # the seats in turn order
        self.total: vec[i64] = blank  # battle totals of this winter
        self.past: vec[i64] = blank  # the invaders that came, by year; EMPTY for none
        self.used_year: vec[i64] = blank  # effects used up this year
        self.gratis: vec[i64] = blank  # buildings put up without points
        self.alternate: vec[i64] = blank  # rows that a seat has replaced, as a bit set
        self.strips: vec[i64] = blank  # alternative rows that a seat has drawn, as a bit set
        self.governor: vec[i64] = blank  # EMPTY for none
        self.hand: vec[i64] = blank  # governors dealt to a seat that still has to choose, as a bit set
        self.sealed: vec[i64] = blank  # a secret answer not yet shown; EMPTY for none
        self.troops: vec[i64] = blank  # troop tokens left: four bits a value
        self.swaps: vec[i64] = blank  # goods exchanged in this build turn
        self.boost: vec[i64] = blank  # strength bought or rolled for this winter
        self.relief: vec[i64] = blank  # soldiers that the king has sent this winter
        self.won: vec[i64] = blank  # battles won
        self.deals: vec[i64] = blank  # whose token shares a place's help; EMPTY for nobody
        self.scenario: i64 = EMPTY
        self.destiny: i64 = EMPTY  # the card of this year
        self.destinies: i64 = 0  # all cards that have been turned up, as a bit set
        self.covered: i64 = 0  # advisors under a whim tile, as a bit set
        self.whims_gone: i64 = 0  # tiles that have left the game
        self.stock: i64 = 0  # goods on tile 4, as a bit set
        self.lot: i64 = EMPTY  # the good on tile 5
        self.gifts: i64 = 0  # advisors where a gift of the destiny card still lies
        self.consoled: i64 = 0  # seats that the Philosopher owes a point
        self.valley: i64 = EMPTY  # this year's card of the second deck, once somebody has seen it
        self.valley_known: i64 = 0
        self.valley_shown: bool = False
        self.offer: i64 = 0  # governors to be auctioned, as a bit set
        self.named: i64 = EMPTY  # the one that is bid for
        self.bid: i64 = 0
        self.bidder: i64 = EMPTY
        self.namer: i64 = EMPTY  # who named it
        self.out: i64 = 0  # seats that bid no more for it

    def recall(self, other: "Lore") -> None:
        """All of it as in another position."""
        self.order = other.order
        self.total = other.total
        self.past = other.past
        self.used_year = other.used_year
        self.gratis = other.gratis
        self.alternate = other.alternate
        self.strips = other.strips
        self.governor = other.governor
        self.hand = other.hand
        self.sealed = other.sealed
        self.troops = other.troops
        self.swaps = other.swaps
        self.boost = other.boost
        self.relief = other.relief
        self.won = other.won
        self.deals = other.deals
        self.scenario = other.scenario
        self.destiny = other.destiny
        self.destinies = other.destinies
        self.covered = other.covered
        self.whims_gone = other.whims_gone
        self.stock = other.stock
        self.lot = other.lot
        self.gifts = other.gifts
        self.consoled = other.consoled
        self.valley = other.valley
        self.valley_known = other.valley_known
        self.valley_shown = other.valley_shown
        self.offer = other.offer
        self.named = other.named
        self.bid = other.bid
        self.bidder = other.bidder
        self.namer = other.namer
        self.out = other.out


class KiState(Lore):
    """Court, provinces and calendar."""

    def __init__(
        self,
        seats: i64,
        blank: vec[i64],
        goods: vec[i64],
        soldiers: vec[i64],
        points: vec[i64],
        built: vec[i64],
        effects: vec[i64],
        dice: vec[i64],
        white: vec[i64],
        extra: vec[i64],
        court: vec[i64],
        used: vec[i64],
        constructed: vec[i64],
        hired: vec[i64],
    ) -> None:
        super().__init__(seats, blank)
        self.goods: vec[i64] = goods  # gold, wood, stone and "+2" tokens of each seat
        self.soldiers: vec[i64] = soldiers
        self.points: vec[i64] = points
        self.built: vec[i64] = built  # buildings that stand, as a bit set
        self.effects: vec[i64] = effects  # what they do at some moment: a bit set that follows from `built`
        self.dice: vec[i64] = dice  # coloured dice not yet placed, as a handful
        self.white: vec[i64] = white  # white dice not yet placed
        self.extra: vec[i64] = extra  # white dice to be rolled this season
        self.court: vec[i64] = court  # the first group on each place, see `group_of`; EMPTY for none
        self.used: vec[i64] = used  # effects used up this season
        self.constructed: vec[i64] = constructed  # buildings put up this season
        self.hired: vec[i64] = hired  # soldiers hired this year in phase 7
        self.year: i64 = 0  # 0 before the first
        self.phase: i64 = 0
        self.passed: i64 = 0  # seats that place no more dice, as a bit set
        self.taken: i64 = 0  # places with a group, as a bit set
        self.influenced: i64 = 0  # places that had a group this season, once the dice have gone back
        self.before: i64 = 0  # the total of the dice that are being rolled again
        self.second: i64 = EMPTY  # the group placed with the envoy, see `group_of`
        self.second_at: i64 = EMPTY  # where it lies
        self.envoy: i64 = EMPTY  # who has it
        self.aid: i64 = EMPTY  # who has the king's white die
        self.invader: i64 = EMPTY  # this year's card, once somebody has seen it
        self.known: i64 = 0  # the seats that have
        self.shown: bool = False  # whether it lies face up
        self.royal: i64 = 0  # the king's die of this winter, 0 before it is rolled

    def clone(self) -> "KiState":
        t = KiState(
            self.seats,
            self.order,
            self.goods[:],
            self.soldiers[:],
            self.points[:],
            self.built[:],
            self.effects[:],
            self.dice[:],
            self.white[:],
            self.extra[:],
            self.court[:],
            self.used[:],
            self.constructed[:],
            self.hired[:],
        )
        t.recall(self)
        t.year = self.year
        t.phase = self.phase
        t.passed = self.passed
        t.taken = self.taken
        t.influenced = self.influenced
        t.before = self.before
        t.second = self.second
        t.second_at = self.second_at
        t.envoy = self.envoy
        t.aid = self.aid
        t.invader = self.invader
        t.known = self.known
        t.shown = self.shown
        t.royal = self.royal
        t.stack = self.stack[:]
        return t

    # what a seat has

    def gain(self, seat: i64, kind: i64, n: i64) -> None:
        """Goods or tokens come; a negative number goes."""
        at = seat * KINDS + kind
        self.goods[at] += n
        if kind == PLUS2:
            self.emit(TOKENS_NOW, seat, self.goods[at])
        else:
            self.emit(GOODS_NOW, seat, kind, self.goods[at])

    def goods_of(self, seat: i64) -> i64:
        """How many goods; tokens are none [KI-4]."""
        at = seat * KINDS
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2]

    def recruit(self, seat: i64, n: i64) -> None:
        self.soldiers[seat] += n
        self.emit(SOLDIERS_NOW, seat, self.soldiers[seat])

    def earn(self, seat: i64, source: i64, n: i64) -> None:
        """Points, or a loss of some [KI-10]."""
        self.points[seat] += n
        self.score(seat, source, n)

    def use(self, seat: i64, effect: i64) -> None:
        """It cannot be used again this season [KI-91]."""
        self.used[seat] |= bit(effect)

    # buildings

    def has(self, seat: i64, building: i64) -> bool:
        return self.built[seat] >> building & 1 != 0

    def row_base(self, seat: i64, row: i64) -> i64:
        """The first building of a seat's row."""
        return row * COLUMNS + (PRINTED if self.alternate[seat] >> row & 1 else 0)

    def buildings_of(self, seat: i64) -> i64:
        return ones(self.built[seat])

    def put_up(self, seat: i64, building: i64) -> None:
        self.built[seat] |= bit(building)
        if EFFECT_OF[building] >= 0:
            self.effects[seat] |= bit(EFFECT_OF[building])
        self.emit(BUILT, seat, building)

    def tear_down(self, seat: i64, building: i64) -> None:
        self.built[seat] &= ~bit(building)
        if EFFECT_OF[building] >= 0:
            self.effects[seat] &= ~bit(EFFECT_OF[building])
        self.emit(DESTROYED, seat, building)

    # dice

    def dice_total(self, seat: i64) -> i64:
        return SUM[self.dice[seat]] + SUM[self.white[seat]]

    def holder(self, place: i64) -> i64:
        """Whose is the first group on a place, EMPTY if there is none."""
        group = self.court[place]
        return group & 15 if group >= 0 else EMPTY

    def settle_on(self, place: i64, group: i64) -> None:
        """A group comes to a place; a second one is there by the envoy [KI-36]."""
        if self.taken >> place & 1:
            self.second = group
            self.second_at = place
        else:
            self.court[place] = group
            self.taken |= bit(place)

    def clear_court(self) -> None:
        """All dice go back [KI-40]."""
        for place in range(i64(PLACES)):
            self.court[place] = EMPTY
        self.taken = 0
        self.second = EMPTY
        self.second_at = EMPTY


def fresh_state(seats: i64) -> KiState:
    """Before anything is drawn."""
    blank = vec[i64]([0] * seats)
    empty = vec[i64]([EMPTY] * seats)
    s = KiState(
        seats,
        blank,
        vec[i64]([0] * (seats * KINDS)),
        blank[:],
        blank[:],
        blank[:],
        blank[:],
        blank[:],
        blank[:],
        blank[:],
        vec[i64]([EMPTY] * PLACES),
        blank[:],
        blank[:],
        blank[:],
    )
    order = blank[:]
    for seat in range(seats):
        order[seat] = seat
    s.order = order
    s.past = vec[i64]([EMPTY] * YEARS)
    s.governor = empty
    s.sealed = empty
    s.troops = vec[i64]([ALL_TROOPS] * seats)
    s.deals = vec[i64]([EMPTY] * PLACES)
    return s

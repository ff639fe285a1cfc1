"""Made from presentation/state_table.py by `make states`: change that, not this."""

# fmt: off

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import State
from tetrarch.games.kingsburg.rules.ids import EMPTY, KINDS, PLACES
from tetrarch.games.kingsburg.rules.tables import ALL_TROOPS, YEARS


class KiFields(State):
    """Court, provinces and calendar, and what modules add. Sets are bit sets."""

    points: vec[i64]
    soldiers: vec[i64]
    goods: vec[i64]  # gold, wood, stone and "+2" tokens of each seat
    built: vec[i64]  # buildings that stand
    used: vec[i64]  # effects used up this season
    constructed: vec[i64]  # buildings put up this season
    dice: vec[i64]  # coloured dice not yet placed, as a handful
    white: vec[i64]  # white dice not yet placed
    extra: vec[i64]  # white dice to be rolled this season
    court: vec[i64]  # the first group on each place, see `group_of`; EMPTY for none
    year: i64  # 0 before the first
    phase: i64
    order: vec[i64]  # the seats in turn order
    envoy: i64  # who has it
    aid: i64  # who has the king's white die
    passed: i64  # seats that place no more dice
    effects: vec[i64]  # what they do at some moment; follows from `built`
    used_year: vec[i64]  # effects used up this year
    hired: vec[i64]  # soldiers hired this year in phase 7
    swaps: vec[i64]  # goods exchanged in this build turn
    sealed: vec[i64]  # a secret answer not yet shown
    taken: i64  # places with a group; follows from `court`
    second: i64  # the group placed with the envoy, see `group_of`
    second_at: i64  # where it lies
    influenced: i64  # places that had a group this season, once the dice have gone back
    before: i64  # the total of the dice that are being rolled again
    invader: i64  # this year's card, once somebody has seen it
    known: i64  # the seats that have
    shown: bool  # whether it lies face up
    past: vec[i64]  # the invaders that came, by year
    royal: i64  # the king's die, 0 before it is rolled
    relief: vec[i64]  # soldiers that the king has sent this winter
    boost: vec[i64]  # strength bought or rolled for this winter
    total: vec[i64]  # battle totals of this winter
    won: vec[i64]  # battles won
    alternate: vec[i64]  # alternate_rows: rows that a seat has replaced
    strips: vec[i64]  # alternate_rows: alternative rows that a seat has drawn
    gratis: vec[i64]  # governors: buildings put up without points
    consoled: i64  # governors: seats that the Philosopher owes a point
    governor: vec[i64]  # governors: -1 for none
    hand: vec[i64]  # governors: governors dealt to a seat that still has to choose
    offer: i64  # governors: governors to be auctioned
    named: i64  # governors: the one that is bid for
    bid: i64  # governors: 
    bidder: i64  # governors: 
    namer: i64  # governors: who named it
    out: i64  # governors: seats that bid no more for it
    destiny: i64  # destiny: the card of this year
    destinies: i64  # destiny: all cards that have been turned up
    deals: vec[i64]  # destiny: whose token shares a place's help; -1 for nobody
    gifts: i64  # destiny: advisors where a gift of the card still lies
    troops: vec[i64]  # troop_tokens: tokens left: four bits a value
    covered: i64  # whims: advisors under a tile
    whims_gone: i64  # whims: tiles that have left the game
    stock: i64  # whims: goods on tile 4
    lot: i64  # whims: the good on tile 5
    scenario: i64  # scenarios: 
    valley: i64  # scenarios: this year's card of the second deck, once somebody has seen it
    valley_known: i64  # scenarios: the seats that have
    valley_shown: bool  # scenarios: 

    def __init__(self, seats: i64, source: "KiFields | None" = None) -> None:
        """A position at its start, or a copy of another one."""
        super().__init__(seats)
        if source is None:
            self.points = vec[i64]([0] * (seats))
            self.soldiers = vec[i64]([0] * (seats))
            self.goods = vec[i64]([0] * (seats * KINDS))
            self.built = vec[i64]([0] * (seats))
            self.used = vec[i64]([0] * (seats))
            self.constructed = vec[i64]([0] * (seats))
            self.dice = vec[i64]([0] * (seats))
            self.white = vec[i64]([0] * (seats))
            self.extra = vec[i64]([0] * (seats))
            self.court = vec[i64]([EMPTY] * (PLACES))
            self.year = 0
            self.phase = 0
            self.order = vec[i64](list(range(seats)))
            self.envoy = -1
            self.aid = -1
            self.passed = 0
            self.effects = vec[i64]([0] * (seats))
            self.used_year = vec[i64]([0] * (seats))
            self.hired = vec[i64]([0] * (seats))
            self.swaps = vec[i64]([0] * (seats))
            self.sealed = vec[i64]([EMPTY] * (seats))
            self.taken = 0
            self.second = EMPTY
            self.second_at = EMPTY
            self.influenced = 0
            self.before = 0
            self.invader = -1
            self.known = 0
            self.shown = False
            self.past = vec[i64]([EMPTY] * (YEARS))
            self.royal = 0
            self.relief = vec[i64]([0] * (seats))
            self.boost = vec[i64]([0] * (seats))
            self.total = vec[i64]([0] * (seats))
            self.won = vec[i64]([0] * (seats))
            self.alternate = vec[i64]([0] * (seats))
            self.strips = vec[i64]([0] * (seats))
            self.gratis = vec[i64]([0] * (seats))
            self.consoled = 0
            self.governor = vec[i64]([-1] * (seats))
            self.hand = vec[i64]([0] * (seats))
            self.offer = 0
            self.named = -1
            self.bid = 0
            self.bidder = -1
            self.namer = -1
            self.out = 0
            self.destiny = -1
            self.destinies = 0
            self.deals = vec[i64]([-1] * (PLACES))
            self.gifts = 0
            self.troops = vec[i64]([ALL_TROOPS] * (seats))
            self.covered = 0
            self.whims_gone = 0
            self.stock = 0
            self.lot = -1
            self.scenario = -1
            self.valley = -1
            self.valley_known = 0
            self.valley_shown = False
        else:
            self.points = source.points[:]
            self.soldiers = source.soldiers[:]
            self.goods = source.goods[:]
            self.built = source.built[:]
            self.used = source.used[:]
            self.constructed = source.constructed[:]
            self.dice = source.dice[:]
            self.white = source.white[:]
            self.extra = source.extra[:]
            self.court = source.court[:]
            self.year = source.year
            self.phase = source.phase
            self.order = source.order
            self.envoy = source.envoy
            self.aid = source.aid
            self.passed = source.passed
            self.effects = source.effects
            self.used_year = source.used_year
            self.hired = source.hired
            self.swaps = source.swaps
            self.sealed = source.sealed
            self.taken = source.taken
            self.second = source.second
            self.second_at = source.second_at
            self.influenced = source.influenced
            self.before = source.before
            self.invader = source.invader
            self.known = source.known
            self.shown = source.shown
            self.past = source.past
            self.royal = source.royal
            self.relief = source.relief
            self.boost = source.boost
            self.total = source.total
            self.won = source.won
            self.alternate = source.alternate
            self.strips = source.strips
            self.gratis = source.gratis
            self.consoled = source.consoled
            self.governor = source.governor
            self.hand = source.hand
            self.offer = source.offer
            self.named = source.named
            self.bid = source.bid
            self.bidder = source.bidder
            self.namer = source.namer
            self.out = source.out
            self.destiny = source.destiny
            self.destinies = source.destinies
            self.deals = source.deals
            self.gifts = source.gifts
            self.troops = source.troops
            self.covered = source.covered
            self.whims_gone = source.whims_gone
            self.stock = source.stock
            self.lot = source.lot
            self.scenario = source.scenario
            self.valley = source.valley
            self.valley_known = source.valley_known
            self.valley_shown = source.valley_shown
            self.stack.extend(source.stack)

"""Made from presentation/state_table.py by `make states`: change that, not this."""

# fmt: off

from librt.vecs import vec
from mypy_extensions import i64, u8

from tetrarch.core.engine.kernel import State
from tetrarch.games.kingdom_builder.rules.ids import NO_CARD, PLACES, SPOTS, TERRAINS
from tetrarch.games.kingdom_builder.rules.pieces import CARDS, SETTLEMENTS
from tetrarch.games.kingdom_builder.rules.tables import Board, board_of


class KbFields(State):
    """Who stands where, what everybody holds, whose turn it is."""

    owner: vec[u8]  # who stands on each hex
    near: vec[u8]  # own settlements beside a hex, CELLS a seat; follows from `owner`
    free: vec[i64]  # free hexes of each pool; follows from `owner`
    reach: vec[i64]  # those beside own settlements, POOLS a seat; follows from `owner`
    settlement_cells: vec[i64]  # the hexes of each seat's settlements, ascending; follows from `owner`
    settlement_counts: vec[i64]  # how many these are; follows from `owner`
    supply: vec[i64]  # settlements that a seat has left
    hand: vec[i64]  # the terrain card of each seat
    drawn: vec[i64]  # the shuffle that a hand card was drawn from
    deck: vec[i64]  # unknown cards by terrain; their order is nobody's secret
    discard: vec[i64]  # cards laid off, by terrain
    tile: vec[i64]  # what a seat holds of the tile of each location hex, SPOTS a seat
    stock: vec[i64]  # tiles left on each location hex
    gold: vec[i64]  # scored at the end
    board: Board  # follows from `plan`
    plan: vec[i64]  # 2 * quadrant + turned for each place, -1 where none lies yet
    guild: vec[i64]  # the guild cards, in the order in which they were turned up
    shuffles: i64  # how often the discards became the deck
    active: i64  # whose turn it is; -1 when the game is over
    builds_left: i64  # builds that the mandatory action still asks for
    round: i64  # counted from 1
    ending: bool  # whether this is the last round
    lifted: i64  # the hex that the settlement now in the air came from

    def __init__(self, seats: i64, source: "KbFields | None" = None) -> None:
        """A position at its start, or a copy of another one."""
        super().__init__(seats)
        if source is None:
            self.owner = vec[u8]()
            self.near = vec[u8]()
            self.free = vec[i64]()
            self.reach = vec[i64]()
            self.settlement_cells = vec[i64]([0] * (seats * SETTLEMENTS))
            self.settlement_counts = vec[i64]([0] * seats)
            self.supply = vec[i64]([SETTLEMENTS] * seats)
            self.hand = vec[i64]([NO_CARD] * seats)
            self.drawn = vec[i64]([0] * seats)
            self.deck = CARDS[:]
            self.discard = vec[i64]([0] * TERRAINS)
            self.tile = vec[i64]([0] * (seats * SPOTS))
            self.stock = vec[i64]()
            self.gold = vec[i64]([0] * seats)
            self.board = board_of(vec[i64]([-1] * PLACES))
            self.plan = vec[i64]([-1] * PLACES)
            self.guild = vec[i64]()
            self.shuffles = 0
            self.active = 0
            self.builds_left = 0
            self.round = 0
            self.ending = False
            self.lifted = -1
        else:
            self.owner = source.owner[:]
            self.near = source.near[:]
            self.free = source.free[:]
            self.reach = source.reach[:]
            self.settlement_cells = source.settlement_cells[:]
            self.settlement_counts = source.settlement_counts[:]
            self.supply = source.supply[:]
            self.hand = source.hand[:]
            self.drawn = source.drawn[:]
            self.deck = source.deck[:]
            self.discard = source.discard[:]
            self.tile = source.tile[:]
            self.stock = source.stock[:]
            self.gold = source.gold[:]
            self.board = source.board
            self.plan = source.plan
            self.guild = source.guild
            self.shuffles = source.shuffles
            self.active = source.active
            self.builds_left = source.builds_left
            self.round = source.round
            self.ending = source.ending
            self.lifted = source.lifted
            self.stack.extend(source.stack)

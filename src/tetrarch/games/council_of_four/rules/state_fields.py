"""Made from presentation/state_table.py by `make states`: change that, not this."""

# fmt: off

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import State
from tetrarch.games.council_of_four.rules.ids import (
    CITIES,
    COLOURS,
    COUNCILS,
    GAP,
    IN_PILE,
    KINDS,
    KINGS_TILES,
    NO_TOKEN,
    NOTHING_UNDER,
    REGIONS,
    TILES,
)
from tetrarch.games.council_of_four.rules.maps import Board, board_of
from tetrarch.games.council_of_four.rules.pieces import CARDS, COUNCILLORS, EMPTY, PLACES


class CfFields(State):
    """The kingdom, what everybody holds, whose turn it is."""

    balcony: vec[i64]  # of each council: PACK_BITS a place, the councillor at the arrow side lowest
    reserve: vec[i64]  # councillors by colour
    offer: vec[i64]  # the permit in each place for face-up ones
    pile: vec[i64]  # permits of unknown place in each pile, as a bit set; their order is no secret
    under: vec[i64]  # permits of known place below: a 1, then PERMIT_BITS each, the next one first
    emporiums: vec[i64]  # cities with an emporium of each seat, as a bit set
    coins: vec[i64]
    assistants: vec[i64]
    nobility: vec[i64]  # the space of the nobility track that each seat stands on
    points: vec[i64]
    permits: vec[i64]  # own permits face up, as a bit set
    used: vec[i64]  # own permits face down, as a bit set
    hand: vec[i64]  # cards of each seat by kind, KINDS a seat
    deck: vec[i64]  # cards by kind; their order is nobody's secret
    discard: vec[i64]  # cards by kind
    fresh: vec[i64]  # how many cards of each hand, at most, were drawn since the last shuffle
    tile: vec[i64]  # who has each bonus tile
    kings_tile: vec[i64]  # who has each king's tile
    board: Board  # the map; follows from `sides`
    sides: vec[i64]  # of the three regions; -1 where not yet known
    token: vec[i64]  # of each city
    king: i64  # the city where he stands
    neutral: i64  # cities with an emporium of nobody, as a bit set [CF-17]
    shuffles: i64  # how often the discards became the deck
    held: vec[i64]  # every hand as it was at the last shuffle
    spent: vec[i64]  # cards laid off since the last shuffle that all know to be older
    active: i64  # whose turn it is; -1 before the first and after the last
    mains: i64  # main actions left
    acted: bool  # a main action has been taken, so the turn may end
    quick: bool  # the quick action is still there
    round: i64  # counted from 1
    ending: i64  # who was the first to build all emporiums; -1 for nobody yet

    def __init__(self, seats: i64, source: "CfFields | None" = None) -> None:
        """A position at its start, or a copy of another one."""
        super().__init__(seats)
        if source is None:
            self.balcony = vec[i64]([EMPTY] * (COUNCILS))
            self.reserve = vec[i64]([COUNCILLORS] * (COLOURS))
            self.offer = vec[i64]([GAP] * (PLACES))
            self.pile = vec[i64]([((1 << IN_PILE) - 1) << IN_PILE * region for region in range(REGIONS)])
            self.under = vec[i64]([NOTHING_UNDER] * (REGIONS))
            self.emporiums = vec[i64]([0] * (seats))
            self.coins = vec[i64]([0] * (seats))
            self.assistants = vec[i64]([0] * (seats))
            self.nobility = vec[i64]([0] * (seats))
            self.points = vec[i64]([0] * (seats))
            self.permits = vec[i64]([0] * (seats))
            self.used = vec[i64]([0] * (seats))
            self.hand = vec[i64]([0] * (seats * KINDS))
            self.deck = CARDS[:]
            self.discard = vec[i64]([0] * (KINDS))
            self.fresh = vec[i64]([0] * (seats))
            self.tile = vec[i64]([-1] * (TILES))
            self.kings_tile = vec[i64]([-1] * (KINGS_TILES))
            self.board = board_of(vec[i64]([-1] * REGIONS))
            self.sides = vec[i64]([-1] * (REGIONS))
            self.token = vec[i64]([NO_TOKEN] * (CITIES))
            self.king = 0
            self.neutral = 0
            self.shuffles = 0
            self.held = vec[i64]([0] * (seats * KINDS))
            self.spent = vec[i64]([0] * (seats * KINDS))
            self.active = -1
            self.mains = 0
            self.acted = False
            self.quick = False
            self.round = 0
            self.ending = -1
        else:
            self.balcony = source.balcony[:]
            self.reserve = source.reserve[:]
            self.offer = source.offer[:]
            self.pile = source.pile[:]
            self.under = source.under[:]
            self.emporiums = source.emporiums[:]
            self.coins = source.coins[:]
            self.assistants = source.assistants[:]
            self.nobility = source.nobility[:]
            self.points = source.points[:]
            self.permits = source.permits[:]
            self.used = source.used[:]
            self.hand = source.hand[:]
            self.deck = source.deck[:]
            self.discard = source.discard[:]
            self.fresh = source.fresh[:]
            self.tile = source.tile[:]
            self.kings_tile = source.kings_tile[:]
            self.board = source.board
            self.sides = source.sides
            self.token = source.token
            self.king = source.king
            self.neutral = source.neutral
            self.shuffles = source.shuffles
            self.held = source.held
            self.spent = source.spent
            self.active = source.active
            self.mains = source.mains
            self.acted = source.acted
            self.quick = source.quick
            self.round = source.round
            self.ending = source.ending
            self.stack.extend(source.stack)

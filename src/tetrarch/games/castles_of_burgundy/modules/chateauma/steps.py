"""The Châteauma's set-up and its turn, as bookkeeping and chance."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision
from tetrarch.games.castles_of_burgundy.modules.chateauma.choosing import chosen, keep, scarcest, space_for
from tetrarch.games.castles_of_burgundy.modules.chateauma.ids import (
    CARD_SPACES,
    CHANCE_CARD,
    CHANCE_DIE,
    DEAL_BUILT,
    DEAL_CARD,
    END_TURN,
    EVENT_BOUGHT_FOR_RESERVE,
    EVENT_CARD_CHOSEN,
    EVENT_CARD_DRAWN,
    EVENT_DIE_ROLLED,
    EVENT_FIRST_CARD,
    EVENT_RESHUFFLED,
    EVENT_TILE_BUILT,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma.tables import (
    CASTLE_CARDS,
    DECKS,
    MODIFIER_BUILT,
    MODIFIER_COVERED,
    PRICE,
    START_GOODS,
    START_SILVER,
    ChateaumaSettings,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma.turn import Turn
from tetrarch.games.castles_of_burgundy.modules.chateauma.vineyards import buy_double
from tetrarch.games.castles_of_burgundy.rules.ids import (
    BLACK,
    BUILDING,
    CASTLE,
    CELLS,
    CHANCE_TILE,
    COLOURS,
    GOODS,
    MINE,
    NEXT_TURN,
    NONE,
    PLACES,
    WILD,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_silver
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import CbStep, RuleVariants
from tetrarch.games.castles_of_burgundy.rules.tables import DUCHIES, END_KIND, FIRST_KIND
from tetrarch.games.castles_of_burgundy.rules.tiles.areas import has_all, take_bonus


def seat_automaton(s: CbState, settings: ChateaumaSettings) -> None:
    """The last seat has the duchy and no cards yet; nothing is in it [CB-281, CB-287]."""
    duchy = s.duchy[:]
    duchy[s.seats - 1] = settings.duchy()
    s.duchy = duchy
    s.cards = vec[i64]([NONE, NONE])
    s.ground = vec[i64]([NONE] * (2 * CARD_SPACES))
    s.deck = DECKS[1 if settings.vines else 0]


def equip(s: CbState, settings: ChateaumaSettings) -> None:
    """What it starts with: goods, silver, no workers, tiles that nobody looks at [CB-283, CB-318]."""
    seat = s.seats - 1
    s.workers[seat] = 0
    s.silver[seat] = START_SILVER
    for good in range(i64(GOODS)):
        s.unseen[good] -= START_GOODS
        s.wares[seat * GOODS + good] += START_GOODS
    cover(s, settings.marked(MODIFIER_COVERED), WILD)


def covered(s: CbState) -> i64:
    """How many face-down tiles of the black supply lie in its duchy [CB-318]."""
    n: i64 = 0
    for cell in range((s.seats - 1) * CELLS, s.seats * CELLS):
        if s.tile[cell] == WILD:
            n += 1
    return n


def cover(s: CbState, cells: i64, kind: i64) -> None:
    """A tile lies on each of some cells of its duchy from the start."""
    seat = s.seats - 1
    s.filled[seat] |= cells
    while cells != 0:
        s.tile[seat * CELLS + lowest(cells)] = kind
        cells &= cells - 1


class ChateaumaStep(CbStep):
    """A step that knows how the Châteauma plays."""

    def __init__(self, variants: RuleVariants, ruling: i64, settings: ChateaumaSettings) -> None:
        super().__init__(variants, ruling)
        self.settings: ChateaumaSettings = settings


class DealCard(CbStep):
    """Which territory card comes to place `d.a` [CB-284, CB-311]?"""

    def open(self, s: CbState, d: Decision) -> None:
        """In the set-up for both places; later for one, from a new deck if need be."""
        if s.phase < 0:
            s.push(DEAL_CARD, CHANCE, 1)
        elif s.deck == 0:
            s.deck, s.scrap = s.scrap, 0
            s.emit(EVENT_RESHUFFLED, s.seats - 1)
        s.push(DEAL_CARD, CHANCE, d.a)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        first = s.phase < 0 and d.a == 0
        left = s.deck & CASTLE_CARDS[0] if first else s.deck
        out = vec[i64]()
        while left != 0:
            out = append(out, CHANCE_CARD | lowest(left) << 8)
            left &= left - 1
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, d)))

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.deck ^= bit(x >> 8)
        s.cards[d.a] = x >> 8
        s.emit(EVENT_CARD_DRAWN if s.phase >= 0 else EVENT_FIRST_CARD, s.seats - 1, d.a, x >> 8)
        if s.phase < 0 and d.a == 0:
            s.ground[space_for(s, 0, CASTLE)] = CASTLE
            s.bag[CASTLE] -= 1


class DealBuilt(ChateaumaStep):
    """Which building lies in its duchy from the start, beside a mine and a castle [CB-319]?"""

    def open(self, s: CbState, d: Decision) -> None:
        s.push(DEAL_BUILT, CHANCE)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for kind in range(FIRST_KIND[BUILDING], END_KIND[BUILDING]):
            if s.bag[kind] > 0:
                out = append(out, CHANCE_TILE | kind << 8)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([s.bag[x >> 8] for x in self.legal(s, d)])

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        for kind in vec[i64]([x >> 8, MINE, CASTLE]):
            colour: i64 = BUILDING if kind == x >> 8 else kind
            cover(s, self.settings.marked(MODIFIER_BUILT) & DUCHIES[s.duchy[s.seats - 1]].of[colour], kind)
            s.bag[kind] -= 1
            s.emit(EVENT_TILE_BUILT, s.seats - 1, kind)


class RollDie(ChateaumaStep):
    """What does the Châteauma roll [CB-292]? Then it has its turn."""

    def open(self, s: CbState, d: Decision) -> None:
        s.emit(EVENT_CARD_CHOSEN, s.seats - 1, chosen(s), s.cards[chosen(s)])
        if s.die == 0:
            s.push(d.step, CHANCE)
        else:
            self.play(s)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([CHANCE_DIE | face << 8 for face in range(i64(6))])

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * 6)

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.die = (x >> 8) + 1
        s.emit(EVENT_DIE_ROLLED, s.seats - 1, x >> 8)
        self.play(s)

    def play(self, s: CbState) -> None:
        """Tiles, signs, full cards; then new cards are drawn, and the rest follows [CB-291, CB-311]."""
        Turn(self.game, s, self.settings).play()
        s.push(END_TURN, AUTO)
        if s.cards[0] == NONE and s.cards[1] != NONE:
            self.shift(s)
        for place in range(i64(1), i64(-1), i64(-1)):
            if s.cards[place] == NONE:
                s.push(DEAL_CARD, AUTO, place)

    def shift(self, s: CbState) -> None:
        """The right card moves to the left."""
        s.cards[0], s.cards[1] = s.cards[1], NONE
        for space in range(i64(CARD_SPACES)):
            s.ground[space] = s.ground[CARD_SPACES + space]
            s.ground[CARD_SPACES + space] = NONE


class EndTurn(ChateaumaStep):
    """Bonus tiles and a purchase end its turn [CB-312, CB-313]."""

    def open(self, s: CbState, d: Decision) -> None:
        seat = s.seats - 1
        for colour in range(i64(COLOURS)):
            if has_all(s, seat, colour) and s.bonus[colour * 2] != seat:
                take_bonus(self.game, s, seat, colour)
        if s.silver[seat] >= PRICE and not (self.settings.vines and buy_double(s)):
            self.buy(s, seat)
        s.die = 0
        s.push(NEXT_TURN, AUTO)

    def buy(self, s: CbState, seat: i64) -> None:
        """A tile of the black depot, of the type that the reserve has least of [CB-313]."""
        place = scarcest(s, BLACK, PLACES, False)
        if place != NONE:
            gain_silver(s, seat, -PRICE)
            s.emit(EVENT_BOUGHT_FOR_RESERVE, seat, s.slot[place])
            keep(s, s.slot[place])
            s.slot[place] = NONE

"""The Châteauma, an automated opponent: its set-up, its turn as bookkeeping and chance, its final scoring."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest, ones
from tetrarch.core.kernel import AUTO, CHANCE, Decision, Module
from tetrarch.games.castles_of_burgundy.effects import has_all, take_bonus
from tetrarch.games.castles_of_burgundy.ids import (
    ASK_GOOD,
    BLACK,
    BOUGHT_FOR_RESERVE,
    BUILDING,
    CARD_CHOSEN,
    CARD_DRAWN,
    CARD_SPACES,
    CASTLE,
    CELLS,
    COLOURS,
    DEAL_BUILT,
    DEAL_CARD,
    DIE_ROLLED,
    DRAW_CARD,
    DRAW_DIE,
    DRAW_TILE,
    END_TURN,
    FINAL_POINTS,
    FIRST_CARD,
    FROM_DOUBLES,
    FROM_HELD,
    FROM_MONASTERIES,
    FROM_ON_CARDS,
    FROM_SHIELDS,
    GOODS,
    MINE,
    MINES,
    MONASTERY,
    NEXT_TURN,
    NONE,
    PLACES,
    RESHUFFLED,
    SETUP,
    TILE_BUILT,
    WILD,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma_choosing import (
    chosen,
    count_of,
    keep,
    scarcest,
    space_for,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma_tables import (
    BUILT,
    CASTLE_CARDS,
    COVERED,
    DECKS,
    DOUBLES_PAY,
    PAYS_MONASTERY,
    PAYS_ON_CARDS,
    PAYS_RESERVE,
    PRICE,
    SHIELDS_PAY,
    START_SILVER,
    Manner,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma_turn import Turn
from tetrarch.games.castles_of_burgundy.modules.chateauma_vines import buy_double, double_count
from tetrarch.games.castles_of_burgundy.rules import CbStep, gain_silver
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import DUCHIES, END_KIND, FIRST_KIND


def seat_automaton(s: CbState, manner: Manner) -> None:
    """The last seat has the duchy and no cards yet; nothing is in it [CB-281, CB-287]."""
    duchy = s.duchy[:]
    duchy[s.seats - 1] = manner.duchy()
    s.duchy = duchy
    s.cards = vec[i64]([NONE, NONE])
    s.ground = vec[i64]([NONE] * (2 * CARD_SPACES))
    s.deck = DECKS[1 if manner.vines else 0]


def equip(s: CbState, manner: Manner) -> None:
    """What it starts with: goods, silver, no workers, tiles that nobody looks at [CB-283, CB-318]."""
    seat = s.seats - 1
    s.workers[seat] = 0
    s.silver[seat] = START_SILVER
    for good in range(i64(GOODS)):
        s.unseen[good] -= 1
        s.wares[seat * GOODS + good] += 1
    cover(s, manner.marked(COVERED), WILD)


def cover(s: CbState, cells: i64, kind: i64) -> None:
    """A tile lies on each of some cells of its duchy from the start."""
    seat = s.seats - 1
    s.filled[seat] |= cells
    while cells != 0:
        s.tile[seat * CELLS + lowest(cells)] = kind
        cells &= cells - 1


class DealCard(CbStep):
    """Which territory card comes to place `d.a` [CB-284, CB-311]?"""

    def open(self, s: CbState, d: Decision) -> None:
        """In the set-up for both places; later for one, from a new deck if need be."""
        if s.phase < 0:
            s.push(DEAL_CARD, CHANCE, 1)
        elif s.deck == 0:
            s.deck, s.scrap = s.scrap, 0
            s.emit(RESHUFFLED, s.seats - 1)
        s.push(DEAL_CARD, CHANCE, d.a)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        first = s.phase < 0 and d.a == 0
        left = s.deck & CASTLE_CARDS[0] if first else s.deck
        out = vec[i64]()
        while left != 0:
            out = append(out, DRAW_CARD | lowest(left) << 8)
            left &= left - 1
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, d)))

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.deck ^= bit(x >> 8)
        s.cards[d.a] = x >> 8
        s.emit(CARD_DRAWN if s.phase >= 0 else FIRST_CARD, s.seats - 1, d.a, x >> 8)
        if s.phase < 0 and d.a == 0:
            s.ground[space_for(s, 0, CASTLE)] = CASTLE
            s.bag[CASTLE] -= 1


class DealBuilt(CbStep):
    """Which building lies in its duchy from the start, beside a mine and a castle [CB-319]?"""

    def open(self, s: CbState, d: Decision) -> None:
        s.push(DEAL_BUILT, CHANCE)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for kind in range(FIRST_KIND[BUILDING], END_KIND[BUILDING]):
            if s.bag[kind] > 0:
                out = append(out, DRAW_TILE | kind << 8)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([s.bag[x >> 8] for x in self.legal(s, d)])

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        for kind in vec[i64]([x >> 8, MINE, CASTLE]):
            colour: i64 = BUILDING if kind == x >> 8 else kind
            cover(s, self.readings.manner.marked(BUILT) & DUCHIES[s.duchy[s.seats - 1]].of[colour], kind)
            s.bag[kind] -= 1
            s.emit(TILE_BUILT, s.seats - 1, kind)


class RollDie(CbStep):
    """What does the Châteauma roll [CB-292]? Then it has its turn."""

    def open(self, s: CbState, d: Decision) -> None:
        s.emit(CARD_CHOSEN, s.seats - 1, chosen(s), s.cards[chosen(s)])
        if s.die == 0:
            s.push(d.step, CHANCE)
        else:
            self.play(s)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([DRAW_DIE | face << 8 for face in range(i64(6))])

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * 6)

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.die = (x >> 8) + 1
        s.emit(DIE_ROLLED, s.seats - 1, x >> 8)
        self.play(s)

    def play(self, s: CbState) -> None:
        """Tiles, signs, full cards; then new cards are drawn, and the rest follows [CB-291, CB-311]."""
        Turn(self.game, s, self.readings.manner).play()
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


class EndTurn(CbStep):
    """Bonus tiles and a purchase end its turn [CB-312, CB-313]."""

    def open(self, s: CbState, d: Decision) -> None:
        seat = s.seats - 1
        for colour in range(i64(COLOURS)):
            if has_all(s, seat, colour) and s.bonus[colour * 2] != seat:
                take_bonus(self.game, s, seat, colour)
        if s.silver[seat] >= PRICE and not (self.readings.manner.vines and buy_double(s)):
            self.buy(s, seat)
        s.die = 0
        s.push(NEXT_TURN, AUTO)

    def buy(self, s: CbState, seat: i64) -> None:
        """A tile of the black depot, of the type that the reserve has least of [CB-313]."""
        place = scarcest(s, BLACK, PLACES, False)
        if place != NONE:
            gain_silver(s, seat, -PRICE)
            s.emit(BOUGHT_FOR_RESERVE, seat, s.slot[place])
            keep(s, s.slot[place])
            s.slot[place] = NONE


class Chateauma(Module[CbState]):
    """Its place in the flow, and what its mines and the end pay it [CB-314, CB-315, CB-328, CB-333]."""

    def __init__(self, manner: Manner) -> None:
        super().__init__()
        self.manner: Manner = manner
        self.amounts = [MINES, FINAL_POINTS]

    def weave(self, flow: list[list[int]]) -> None:
        setup = flow[SETUP]
        at = setup.index(ASK_GOOD)
        setup[at:at] = [DEAL_CARD, DEAL_BUILT] if self.manner.built() else [DEAL_CARD]

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if seat != self.game.automaton:
            return n
        if what == FINAL_POINTS:
            return n + self.points(s, a)
        return count_of(s, MINE)

    def points(self, s: CbState, source: i64) -> i64:
        """What the end pays it by source."""
        if source == FROM_MONASTERIES:
            return PAYS_MONASTERY * count_of(s, MONASTERY)
        if source == FROM_HELD:
            return PAYS_RESERVE * len(s.reserve)
        if source == FROM_ON_CARDS:
            n: i64 = 0
            for entry in s.ground:
                if entry != NONE:
                    n += 1
            return PAYS_ON_CARDS * n
        if source == FROM_SHIELDS:
            return SHIELDS_PAY[min(ones(s.trophies), i64(len(SHIELDS_PAY)) - 1)]
        if source == FROM_DOUBLES:
            return DOUBLES_PAY[min(double_count(s), i64(len(DOUBLES_PAY)) - 1)]
        return 0

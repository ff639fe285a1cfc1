"""Phases and rounds: filling the board, rolling, whose turn it is, mines, the end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision
from tetrarch.core.engine.rng import Rng
from tetrarch.games.castles_of_burgundy.rules.final_scoring import pay_out
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_FACE_DOWN,
    AMOUNT_MINES,
    ASK_TURN,
    BLACK,
    CASTLE,
    CAUSE_MINES,
    CAUSE_MONASTERY_2,
    CHANCE_DICE,
    CHANCE_TILE,
    CHANCE_WHITE,
    COLOURS,
    EVENT_BLACK_FILLED,
    EVENT_ENDED,
    EVENT_FILLED,
    EVENT_GOOD_PLACED,
    EVENT_GOOD_SHOWN,
    EVENT_PHASE_BEGUN,
    EVENT_ROLLED,
    EVENT_ROUND_BEGUN,
    EVENT_TURN_BEGUN,
    EVENT_WHITE_ROLLED,
    GAME_END,
    GOODS,
    MINE,
    NEXT_ROUND,
    NONE,
    ON_AUTOMATON_TURN,
    ON_MINES_PAY,
    PHASE_END,
    PHASE_START,
    PHASES,
    PLACES,
    ROUND,
    ROUNDS,
    SHIP,
    SLOTS,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_silver, gain_workers
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import CbStep, RuleVariants
from tetrarch.games.castles_of_burgundy.rules.steps.setup import goods_left
from tetrarch.games.castles_of_burgundy.rules.tables import BLACK_PLACES, END_KIND, FIRST_KIND, slot_colour
from tetrarch.games.castles_of_burgundy.rules.tiles.monasteries import AMOUNT, WORKERS_PER_MINE, has, total


class NextPhase(CbStep):
    """The board is cleared for the next phase, or the game ends [CB-25, CB-26]."""

    def open(self, s: CbState, d: Decision) -> None:
        if s.phase == PHASES - 1:
            self.game.enter(s, GAME_END, 0)
            return
        s.phase += 1
        s.round = -1
        for place in range(i64(PLACES)):
            kind = s.slot[place]
            if kind != NONE:
                s.slot[place] = NONE
                s.gone[kind] += 1
                if kind == CASTLE:
                    s.aside += 1
        s.emit(EVENT_PHASE_BEGUN, 0, s.phase)
        self.game.enter(s, PHASE_START, 0)


class Fill(CbStep):
    """Which tile comes to place `d.a` [CB-27, CB-32]? Castles, mines and ships are all alike."""

    def open(self, s: CbState, d: Decision) -> None:
        self.go_on(s, d.step, 0)

    def go_on(self, s: CbState, step: i64, place: i64) -> None:
        """Fill places up to the next for which a tile must be drawn."""
        end = BLACK + BLACK_PLACES[s.seats]
        while place < end:
            colour = self.colour(s, place)
            if colour > SHIP:
                hidden = self.game.amount(s, AMOUNT_FACE_DOWN, 0, 0) if colour == COLOURS else 0
                if self.left(s, colour) > hidden:
                    s.push(step, CHANCE, place)
                    return
            elif colour >= 0 and s.bag[colour] > 0:
                self.lay(s, place, colour)
            place += 1

    def lay(self, s: CbState, place: i64, kind: i64) -> None:
        s.slot[place] = kind
        if place < BLACK:
            s.bag[kind] -= 1
            s.emit(EVENT_FILLED, 0, place // SLOTS, kind)
        else:
            s.dark[kind] -= 1
            s.emit(EVENT_BLACK_FILLED, 0, kind)

    def left(self, s: CbState, colour: i64) -> i64:
        """How many tiles of a colour, or with a black back, there are to draw."""
        supply = s.dark if colour == COLOURS else s.bag
        n: i64 = 0
        for kind in range(FIRST_KIND[colour], END_KIND[colour]):
            n += supply[kind]
        return n

    def colour(self, s: CbState, place: i64) -> i64:
        """The supply for a place: its colour, or COLOURS for the black one."""
        return COLOURS if place >= BLACK else slot_colour(s.seats, s.phase, place)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        colour = self.colour(s, d.a)
        supply = s.dark if colour == COLOURS else s.bag
        for kind in range(FIRST_KIND[colour], END_KIND[colour]):
            if supply[kind] > 0:
                out = append(out, CHANCE_TILE | kind << 8)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        supply = s.dark if d.a >= BLACK else s.bag
        return vec[i64]([supply[x >> 8] for x in self.legal(s, d)])

    def sample(self, s: CbState, d: Decision, rng: Rng) -> i64:
        colour = self.colour(s, d.a)
        left = rng.below(self.left(s, colour))
        supply = s.dark if colour == COLOURS else s.bag
        kind = FIRST_KIND[colour]
        while left >= supply[kind]:
            left -= supply[kind]
            kind += 1
        return CHANCE_TILE | kind << 8

    def purpose(self, s: CbState, d: Decision) -> i64:
        return 64 + self.colour(s, d.a)

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        self.lay(s, d.a, x >> 8)
        self.go_on(s, d.step, d.a + 1)


class ShowGood(CbStep):
    """Which good lies on round space `d.a` [CB-33]?"""

    def open(self, s: CbState, d: Decision) -> None:
        s.push(d.step, CHANCE, 0)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        return goods_left(s)

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([s.unseen[x >> 8] for x in goods_left(s)])

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.unseen[x >> 8] -= 1
        s.lane[d.a] = x >> 8
        s.emit(EVENT_GOOD_SHOWN, 0, d.a, x >> 8)
        if d.a + 1 < ROUNDS:
            s.push(d.step, CHANCE, d.a + 1)


class NextRound(CbStep):
    """A round begins [CB-35]."""

    def open(self, s: CbState, d: Decision) -> None:
        s.round += 1
        s.acted = 0
        s.white = 0
        s.emit(EVENT_ROUND_BEGUN, 0, s.round)
        self.game.enter(s, ROUND, 0)


class RollDice(CbStep):
    """What does seat `d.a` roll [CB-35]?"""

    def open(self, s: CbState, d: Decision) -> None:
        self.roll_next(s, d.step, 0)

    def roll_next(self, s: CbState, step: i64, k: i64) -> None:
        """The first in turn order from `k` on who is a person rolls [CB-35]."""
        while k < s.seats and s.order[k] == self.game.automaton:
            k += 1
        if k < s.seats:
            s.push(step, CHANCE, s.order[k])

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for high in range(i64(6)):
            for low in range(high + 1):
                out = append(out, CHANCE_DICE | low << 8 | high << 20)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([1 if x >> 8 & 0xFFF == x >> 20 else 2 for x in self.legal(s, d)])

    def sample(self, s: CbState, d: Decision, rng: Rng) -> i64:
        n = rng.below(36)
        return CHANCE_DICE | min(n // 6, n % 6) << 8 | max(n // 6, n % 6) << 20

    def purpose(self, s: CbState, d: Decision) -> i64:
        return 80 + d.a

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.roll(d.a, (x >> 8 & 0xFFF) + 1, (x >> 20) + 1)
        s.emit(EVENT_ROLLED, d.a, x >> 8 & 0xFFF, x >> 20)
        k: i64 = 0
        while s.order[k] != d.a:
            k += 1
        self.roll_next(s, d.step, k + 1)


class RollWhite(CbStep):
    """What does the white die show? The next good goes to that depot [CB-36]."""

    def open(self, s: CbState, d: Decision) -> None:
        s.push(d.step, CHANCE)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([CHANCE_WHITE | face << 8 for face in range(i64(6))])

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * 6)

    def sample(self, s: CbState, d: Decision, rng: Rng) -> i64:
        return CHANCE_WHITE | rng.below(6) << 8

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        depot = x >> 8
        good = s.lane[s.round]
        s.white = depot + 1
        s.lane[s.round] = NONE
        s.goods[depot * GOODS + good] += 1
        s.emit(EVENT_WHITE_ROLLED, 0, depot)
        s.emit(EVENT_GOOD_PLACED, 0, depot, good)


class NextTurn(CbStep):
    """The turn of the foremost seat that has not had one, or the end of the round [CB-37 to CB-39]."""

    def open(self, s: CbState, d: Decision) -> None:
        if s.active != NONE:
            s.acted |= bit(s.active)
            s.roll(s.active, 0, 0)
        s.done = 0
        for seat in s.order:
            if not s.acted >> seat & 1:
                s.active = seat
                s.emit(EVENT_TURN_BEGUN, seat)
                if seat == self.game.automaton:
                    self.game.react(s, ON_AUTOMATON_TURN, seat)
                else:
                    s.push(ASK_TURN, seat)
                return
        s.active = NONE
        if s.round < ROUNDS - 1:
            s.push(NEXT_ROUND, AUTO)
        else:
            self.game.enter(s, PHASE_END, 0)


class Income(CbStep):
    """Mines pay at the end of a phase [CB-99, CB-126]."""

    def open(self, s: CbState, d: Decision) -> None:
        for seat in s.order:
            mines = s.count(seat, MINE)
            silver = self.game.amount(s, AMOUNT_MINES, seat, mines)
            if silver > 0 and s.leads(seat):
                self.game.react(s, ON_MINES_PAY, seat, silver)
                gain_silver(s, seat, silver, CAUSE_MINES)
                if has(s, seat, WORKERS_PER_MINE):
                    workers = mines * total(s, seat, WORKERS_PER_MINE, AMOUNT)
                    gain_workers(self.game, s, seat, workers, CAUSE_MONASTERY_2)


class Finish(CbStep):
    """The final scoring [CB-127, CB-128]."""

    def __init__(self, variants: RuleVariants, ruling: i64, event: i64 = EVENT_ENDED) -> None:
        super().__init__(variants, ruling)
        self.event: i64 = event  # what tells of the end

    def open(self, s: CbState, d: Decision) -> None:
        pay_out(self.game, s)
        s.emit(self.event, 0)

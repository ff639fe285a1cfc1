"""The solo game as a module: its flow, its result, what is due after each tile."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import AUTO, Step
from tetrarch.games.castles_of_burgundy.evaluation.heuristic import TERMS, Appraiser
from tetrarch.games.castles_of_burgundy.modules.solo.evaluation import SoloAppraiser, evaluate
from tetrarch.games.castles_of_burgundy.modules.solo.ids import (
    ASK_ORDER,
    CLEAR_GOODS,
    DUE_AREA,
    DUE_COLOUR,
    DUE_EFFECT,
    EVENT_LOST,
    EVENT_WON,
    TAKE_OFF,
)
from tetrarch.games.castles_of_burgundy.modules.solo.rules import gained, pays, waits, won
from tetrarch.games.castles_of_burgundy.modules.solo.steps import questions
from tetrarch.games.castles_of_burgundy.modules.solo.tables import START_SILVER, START_WORKERS
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.final_scoring import monastery_points
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AFTER_SHIP,
    AMOUNT_AREA_AT_ONCE,
    AMOUNT_BONUS_TILES,
    AMOUNT_COLOUR_BONUS,
    AMOUNT_DOMAIN,
    AMOUNT_EFFECT_AT_ONCE,
    AMOUNT_FINAL_POINTS,
    AMOUNT_GOODS_KINDS,
    ASK_WHITE,
    CASTLE,
    CELLS,
    COLOURS,
    FINISH,
    GOODS,
    MARKET,
    ON_BLESSED,
    ON_GAINED,
    ON_PLACED,
    ON_SOLD,
    ROUND,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_points
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants
from tetrarch.games.castles_of_burgundy.rules.steps.phase import Finish
from tetrarch.games.castles_of_burgundy.rules.tables import DUCHIES, SOURCE_OF
from tetrarch.games.castles_of_burgundy.rules.tiles.areas import has_all, score_area
from tetrarch.games.castles_of_burgundy.rules.tiles.placing import run_effect
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import domain


class Solo(Expansion):
    """One player fills a duchy in 25 rounds [CB-238, CB-256]."""

    def __init__(self, variants: RuleVariants, target: i64) -> None:
        super().__init__(variants)
        self.target: i64 = target  # the first one [CB-240]
        self.triggers = [ON_PLACED, ON_BLESSED, ON_SOLD, ON_GAINED]
        self.amounts = [
            AMOUNT_BONUS_TILES,
            AMOUNT_EFFECT_AT_ONCE,
            AMOUNT_AREA_AT_ONCE,
            AMOUNT_COLOUR_BONUS,
            AMOUNT_GOODS_KINDS,
            AMOUNT_FINAL_POINTS,
        ]

    def steps(self) -> list[tuple[int, Step[CbState]]]:
        return [(FINISH, Finish(self.variants, 127, EVENT_LOST)), *questions(self.variants)]

    def appraiser(self) -> Appraiser | None:
        return SoloAppraiser()

    def lay_out(self, s: CbState) -> None:
        s.target = self.target

    def equip(self, s: CbState) -> None:
        s.workers[0] = START_WORKERS  # [CB-239]
        s.silver[0] = START_SILVER

    def result(self, s: CbState) -> vec[float]:
        """A victory, or the share of spaces that are filled [CB-256]."""
        return vec[float]([1.0 if won(s) else float(s.spaces(0)) / (2.0 * CELLS)])

    def terms(self, s: CbState, seat: i64) -> vec[float]:
        return append(vec[float]([0.0 for _ in TERMS]), evaluate(self.game, s))

    def weave(self, flow: list[list[int]]) -> None:
        flow[ROUND].insert(flow[ROUND].index(ASK_WHITE) + 1, TAKE_OFF)
        flow[AFTER_SHIP] = [CLEAR_GOODS]  # [CB-245]

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        if trigger == ON_PLACED:
            self.placed(s, seat, a, s.tile[a])
        elif trigger == ON_BLESSED:
            points = monastery_points(self.game, s, seat, a)
            if points > 0:
                gain_points(s, seat, SOURCE_OF[a], points)
                gained(s, seat)
        else:
            gained(s, seat)

    def placed(self, s: CbState, seat: i64, cell: i64, kind: i64) -> None:
        """A tile lies in the duchy: see what is due [CB-249, CB-255, CB-256]."""
        if won(s):
            score_area(self.game, s, seat, cell)
            s.stack.clear()
            s.emit(EVENT_WON, seat)
            return
        due = bit(DUE_EFFECT) if waits(kind) else 0
        if domain(self.game, s, AMOUNT_DOMAIN, seat, cell) & ~s.filled[seat] == 0:
            due |= bit(DUE_AREA)
        if has_all(s, seat, DUCHIES[s.duchy[seat]].colour[cell]):
            due |= bit(DUE_COLOUR)
        if due != 0:
            s.push(ASK_ORDER, AUTO, due, kind + 1, cell)
        if pays(kind):
            run_effect(self.game, s, seat, kind - MARKET, kind - MARKET)

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        """Areas and effects wait for their turn; no bonus tiles, no end scoring; room for all goods."""
        if what == AMOUNT_GOODS_KINDS:
            return i64(GOODS)  # [CB-244]
        if what != AMOUNT_BONUS_TILES:
            return 0  # [CB-249, CB-255, CB-256]
        full: i64 = 0  # who is paid for bonus tiles counts full colours [CB-248]
        for colour in range(i64(CASTLE), i64(COLOURS)):
            if has_all(s, seat, colour):
                full += 1
        return full

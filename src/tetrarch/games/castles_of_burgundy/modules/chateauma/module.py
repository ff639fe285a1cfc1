"""The Châteauma, an automated opponent, as a module: its seat, its place in the flow, its points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import ones
from tetrarch.core.engine.kernel import AUTO, Game, Step
from tetrarch.games.castles_of_burgundy.modules.chateauma.choosing import count_of
from tetrarch.games.castles_of_burgundy.modules.chateauma.evaluation import evaluate
from tetrarch.games.castles_of_burgundy.modules.chateauma.ids import (
    DEAL_BUILT,
    DEAL_CARD,
    END_TURN,
    EVENT_MINES_PAID,
    ROLL_DIE,
    SOURCE_DOUBLES,
    SOURCE_HELD,
    SOURCE_MONASTERIES,
    SOURCE_ON_CARDS,
    SOURCE_ROUTE,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma.steps import (
    DealBuilt,
    DealCard,
    EndTurn,
    RollDie,
    covered,
    equip,
    seat_automaton,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma.tables import (
    DOUBLES_PAY,
    MODIFIER_FIRST,
    PAYS_GOOD,
    PAYS_MONASTERY,
    PAYS_ON_CARDS,
    PAYS_RESERVE,
    PAYS_SILVER,
    REMOVED_SHIELDS,
    ROUTE_POINTS,
    SHIELDS_PAY,
    ChateaumaSettings,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma.vineyards import double_count
from tetrarch.games.castles_of_burgundy.modules.shields.ids import AMOUNT_SHIELDS_DEALT, SOURCE_SHIELDS
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.final_scoring import unsold
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_FACE_DOWN,
    AMOUNT_FINAL_POINTS,
    AMOUNT_MINES,
    AMOUNT_TIEBREAK,
    ASK_GOOD,
    MINE,
    MONASTERY,
    NONE,
    ON_AUTOMATON_TURN,
    ON_MINES_PAY,
    ON_SOLD,
    SETUP,
    SOURCE_SILVER,
    SOURCE_UNSOLD,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_points
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants

ALWAYS: Final[i64] = 1 << 20  # more than any other tie-break


class Chateauma(Expansion):
    """Its place in the flow, and what its mines and the end pay it [CB-314, CB-315, CB-328, CB-333]."""

    def __init__(self, variants: RuleVariants, settings: ChateaumaSettings) -> None:
        super().__init__(variants)
        self.automaton = True
        self.settings: ChateaumaSettings = settings
        self.triggers = [ON_AUTOMATON_TURN, ON_MINES_PAY, ON_SOLD]
        self.amounts = [
            AMOUNT_MINES,
            AMOUNT_FINAL_POINTS,
            AMOUNT_FACE_DOWN,
            AMOUNT_TIEBREAK,
            AMOUNT_SHIELDS_DEALT,
        ]

    def steps(self) -> list[tuple[int, Step[CbState]]]:
        return [
            (DEAL_CARD, DealCard(self.variants, 284)),
            (DEAL_BUILT, DealBuilt(self.variants, 319, self.settings)),
            (ROLL_DIE, RollDie(self.variants, 292, self.settings)),
            (END_TURN, EndTurn(self.variants, 312, self.settings)),
        ]

    def lay_out(self, s: CbState) -> None:
        seat_automaton(s, self.settings)

    def equip(self, s: CbState) -> None:
        equip(s, self.settings)

    def goes_first(self) -> bool:
        return self.settings.modified(MODIFIER_FIRST)  # [CB-320]

    def terms(self, s: CbState, seat: i64) -> vec[float]:
        if seat != self.game.automaton or self.game.over(s):
            return vec[float]()
        return vec[float]([evaluate(self.game, s, self.settings)])

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        if trigger == ON_AUTOMATON_TURN:
            s.push(ROLL_DIE, AUTO)
        elif seat == self.game.automaton:
            if trigger == ON_MINES_PAY:
                s.emit(EVENT_MINES_PAID, seat, a)  # [CB-314]
            elif self.settings.routes:
                gain_points(s, seat, SOURCE_ROUTE, ROUTE_POINTS)  # it has no route [CB-326]

    def weave(self, flow: list[list[int]]) -> None:
        setup = flow[SETUP]
        at = setup.index(ASK_GOOD)
        setup[at:at] = [DEAL_CARD, DEAL_BUILT] if self.settings.built() else [DEAL_CARD]

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == AMOUNT_FACE_DOWN:
            return n + covered(s)  # [CB-318]
        if what == AMOUNT_SHIELDS_DEALT:
            return n & ~REMOVED_SHIELDS  # [CB-327]
        if seat != self.game.automaton:
            return n
        if what == AMOUNT_TIEBREAK:
            return ALWAYS  # [CB-316]
        return self.points(s, n, a) if what == AMOUNT_FINAL_POINTS else count_of(s, MINE)

    def points(self, s: CbState, usual: i64, source: i64) -> i64:
        """What the end pays it by source."""
        seat = self.game.automaton
        if source == SOURCE_UNSOLD:
            return PAYS_GOOD * unsold(s, seat)
        if source == SOURCE_SILVER:
            return PAYS_SILVER * s.silver[seat]
        if source == SOURCE_MONASTERIES:
            return PAYS_MONASTERY * count_of(s, MONASTERY)
        if source == SOURCE_HELD:
            return PAYS_RESERVE * len(s.reserve)
        if source == SOURCE_ON_CARDS:
            n: i64 = 0
            for entry in s.ground:
                if entry != NONE:
                    n += 1
            return PAYS_ON_CARDS * n
        if source == SOURCE_SHIELDS:
            return SHIELDS_PAY[min(ones(s.trophies), i64(len(SHIELDS_PAY)) - 1)]
        if source == SOURCE_DOUBLES:
            return DOUBLES_PAY[min(double_count(s), i64(len(DOUBLES_PAY)) - 1)]
        return usual


def settings_of(g: Game[CbState]) -> ChateaumaSettings:
    """How the Châteauma plays in a game that has it."""
    found = [module for module in g.modules if isinstance(module, Chateauma)]
    return found[0].settings

"""The optional scenarios [KI-121, KI-250 to KI-256]."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.bits import bit
from tetrarch.core.kernel import AUTO, CHANCE, Module
from tetrarch.games.kingsburg.ids import (
    A_LOOKS,
    A_PRINTED,
    A_RACE_SET,
    ASK_GRANARY,
    AT_YEAR_END,
    AT_YEAR_START,
    COLUMNS,
    DRAW_ORDER,
    DRAW_SCENARIO,
    DRAW_VALLEY,
    EMPTY,
    END_SEASON,
    EVERYBODY,
    FOR_ROYAL_INSPECTION,
    FOR_SHADOW,
    GOBLINS,
    INVADERS,
    ON_LOST,
    ON_REVEALED,
    ON_WON,
    RAIDED,
    SCN_GOBLIN_VALLEY,
    SCN_ROYAL_INSPECTION,
    SCN_SHADOW_OF_THE_DRAGON,
    SEASON_FLOW,
    SETUP_FLOW,
    SUFFER,
    VALLEY_SHOWN,
    WINTER,
    YEARS,
)
from tetrarch.games.kingsburg.modules.counting import in_column
from tetrarch.games.kingsburg.modules.weaving import before
from tetrarch.games.kingsburg.rules import Rules
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.steps.winter import reward, show
from tetrarch.games.kingsburg.tables import INVADER, INVADER_ROW

DRAGONS_OF_V: Final = INVADERS - 1
MARGIN: Final = 3


class Scenarios(Module[KiState]):
    """All four; `s.scenario` says which is played."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.amounts = [A_LOOKS, A_PRINTED, A_RACE_SET]
        self.triggers = [AT_YEAR_START, AT_YEAR_END, ON_REVEALED, ON_WON, ON_LOST]

    def weave(self, flow: list[list[int]]) -> None:
        before(flow, SETUP_FLOW, DRAW_ORDER, [DRAW_SCENARIO])
        before(flow, SEASON_FLOW, END_SEASON, [ASK_GRANARY])

    def amount(self, s: KiState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == A_LOOKS:
            return self.looks(s, n)
        if not raided(s):
            return n
        if what == A_PRINTED:
            return n + INVADER[s.valley * INVADER_ROW + 1]
        return n | bit(GOBLINS)

    def looks(self, s: KiState, n: i64) -> i64:
        """Two decks in the valley; no secret about the dragons [KI-253, KI-256]."""
        if s.scenario == SCN_SHADOW_OF_THE_DRAGON and s.year == YEARS:
            return 0
        return 2 * n if s.scenario == SCN_GOBLIN_VALLEY else n

    def react(self, s: KiState, trigger: i64, seat: i64, a: i64) -> None:
        if trigger == AT_YEAR_START:
            if s.scenario == SCN_SHADOW_OF_THE_DRAGON and s.year == YEARS:
                s.invader = DRAGONS_OF_V
                show(self.game, s)
        elif trigger == AT_YEAR_END:
            self.end_year(s)
        elif trigger == ON_REVEALED:
            if s.scenario == SCN_GOBLIN_VALLEY and s.phase == WINTER:
                self.reveal(s)
        elif trigger == ON_LOST:
            if raided(s):
                s.push(SUFFER, AUTO, seat, s.valley)
        elif raided(s):
            reward(self.rules, s, seat, s.valley)
        elif s.scenario == SCN_SHADOW_OF_THE_DRAGON and a >= MARGIN:
            s.earn(seat, FOR_SHADOW, 1)

    def reveal(self, s: KiState) -> None:
        if s.valley < 0:
            s.push(DRAW_VALLEY, CHANCE, EVERYBODY)
        else:
            show_valley(s)

    def end_year(self, s: KiState) -> None:
        """The valley card leaves; in years II and IV columns are compared [KI-254]."""
        s.valley = EMPTY
        s.valley_known = 0
        s.valley_shown = False
        if s.scenario == SCN_ROYAL_INSPECTION and (s.year == 2 or s.year == 4):
            for column in range(i64(COLUMNS)):
                self.inspect(s, column)

    def inspect(self, s: KiState, column: i64) -> None:
        most: i64 = 1
        for seat in range(s.seats):
            most = max(most, in_column(s, seat, column))
        for seat in range(s.seats):
            if in_column(s, seat, column) == most:
                s.earn(seat, FOR_ROYAL_INSPECTION, 1)


def raided(s: KiState) -> bool:
    """Whether the valley joins the battle: Goblins do, and in the last year whoever comes [KI-250]."""
    if s.scenario != SCN_GOBLIN_VALLEY or not s.valley_shown:
        return False
    return s.year == YEARS or INVADER[s.valley * INVADER_ROW] == GOBLINS


def show_valley(s: KiState) -> None:
    """The valley card lies face up; if it joins, the king sends more soldiers [KI-251]."""
    s.valley_known = bit(s.seats) - 1
    s.valley_shown = True
    s.emit(VALLEY_SHOWN, 0, s.valley)
    if raided(s):
        s.emit(RAIDED, 0, s.year)
        for k in range(s.seats):
            s.recruit(s.order[k], s.year)

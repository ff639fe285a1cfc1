"""The optional scenarios [KI-121, KI-250 to KI-256]."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import AUTO, CHANCE, Module
from tetrarch.games.kingsburg.modules.scenarios.ids import (
    ASK_GRANARY,
    DRAW_SCENARIO,
    DRAW_VALLEY,
    EVENT_RAIDED,
    EVENT_VALLEY_SHOWN,
)
from tetrarch.games.kingsburg.modules.scenarios.tables import (
    INSPECTED,
    INSPECTION_POINTS,
    INSPECTION_YEARS,
    LEAST_INSPECTED,
    SCN_GOBLIN_VALLEY,
    SCN_ROYAL_INSPECTION,
    SCN_SHADOW_OF_THE_DRAGON,
    SHADOW_CARD,
    SHADOW_MARGIN,
    SHADOW_POINTS,
    SHADOW_YEAR,
    SOURCE_ROYAL_INSPECTION,
    SOURCE_SHADOW,
    VALLEY_RACE,
)
from tetrarch.games.kingsburg.rules.buildings.province import in_column
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.flow import before
from tetrarch.games.kingsburg.rules.ids import (
    AMOUNT_LOOKS,
    AMOUNT_PRINTED,
    AMOUNT_RACE_SET,
    AT_YEAR_END,
    AT_YEAR_START,
    CAUSE_VALLEY,
    DRAW_ORDER,
    EMPTY,
    END_SEASON,
    EVERYBODY,
    ON_LOST,
    ON_REVEALED,
    ON_WON,
    SEASON_FLOW,
    SETUP_FLOW,
    SUFFER,
    WINTER,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.steps.winter import reward, show
from tetrarch.games.kingsburg.rules.tables import INVADER_RACE, INVADER_STRENGTH, YEARS


class Scenarios(Module[KiState]):
    """All four; `s.scenario` says which is played."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.amounts = [AMOUNT_LOOKS, AMOUNT_PRINTED, AMOUNT_RACE_SET]
        self.triggers = [AT_YEAR_START, AT_YEAR_END, ON_REVEALED, ON_WON, ON_LOST]

    def weave(self, flow: list[list[int]]) -> None:
        before(flow, SETUP_FLOW, DRAW_ORDER, [DRAW_SCENARIO])
        before(flow, SEASON_FLOW, END_SEASON, [ASK_GRANARY])

    def amount(self, s: KiState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == AMOUNT_LOOKS:
            return self.looks(s, n)
        if not raided(s):
            return n
        if what == AMOUNT_PRINTED:
            return n + INVADER_STRENGTH[s.valley]
        return n | bit(VALLEY_RACE)

    def looks(self, s: KiState, n: i64) -> i64:
        """Two decks in the valley; no secret about the dragons [KI-253, KI-256]."""
        if s.scenario == SCN_SHADOW_OF_THE_DRAGON and s.year == SHADOW_YEAR:
            return 0
        return 2 * n if s.scenario == SCN_GOBLIN_VALLEY else n

    def react(self, s: KiState, trigger: i64, seat: i64, a: i64) -> None:
        if trigger == AT_YEAR_START:
            if s.scenario == SCN_SHADOW_OF_THE_DRAGON and s.year == SHADOW_YEAR:
                s.invader = SHADOW_CARD
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
        elif s.scenario == SCN_SHADOW_OF_THE_DRAGON and a >= SHADOW_MARGIN:
            s.earn(seat, SOURCE_SHADOW, SHADOW_POINTS)

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
        if s.scenario == SCN_ROYAL_INSPECTION:
            for year in INSPECTION_YEARS:
                if s.year == year:
                    self.inspect_all(s)

    def inspect_all(self, s: KiState) -> None:
        for column in INSPECTED:
            self.inspect(s, column)

    def inspect(self, s: KiState, column: i64) -> None:
        most = LEAST_INSPECTED
        for seat in range(s.seats):
            most = max(most, in_column(s, seat, column))
        for seat in range(s.seats):
            if in_column(s, seat, column) == most:
                s.earn(seat, SOURCE_ROYAL_INSPECTION, INSPECTION_POINTS)


def raided(s: KiState) -> bool:
    """Whether the valley joins the battle: Goblins do, and in the last year whoever comes [KI-250]."""
    if s.scenario != SCN_GOBLIN_VALLEY or not s.valley_shown:
        return False
    return s.year == YEARS or INVADER_RACE[s.valley] == VALLEY_RACE


def show_valley(s: KiState) -> None:
    """The valley card lies face up; if it joins, the king sends more soldiers [KI-251]."""
    s.valley_known = bit(s.seats) - 1
    s.valley_shown = True
    s.emit(EVENT_VALLEY_SHOWN, 0, s.valley)
    if raided(s):
        s.emit(EVENT_RAIDED, 0, s.year)
        for k in range(s.seats):
            s.recruit(s.order[k], s.year, CAUSE_VALLEY)

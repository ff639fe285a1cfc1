"""Module 2: alternative rows [KI-134 to KI-168]. Their buildings stand in the tables, here what they do."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import CHANCE, Module
from tetrarch.games.kingsburg.modules.alternate_rows.ids import (
    ASK_ARMORY,
    ASK_DRAFT,
    ASK_ROWS,
    DRAW_STRIP,
    ROLL_MACHINES,
)
from tetrarch.games.kingsburg.modules.alternate_rows.tables import (
    ARCHITECTS_GUILD,
    BRIDGE,
    BRIDGE_TOKENS,
    DOME,
    DOME_COLUMN,
    DOME_POINTS,
    FX_ARMORY,
    FX_BRIDGE,
    FX_WAR_COLLEGE,
    FX_WAR_MACHINES,
    GUILD_POINTS,
    GUILD_ROW_POINTS,
    HIDDEN_REFUGE,
    LOW_DIE,
    MERCENARY_GOODS,
    MERCENARY_POST,
    SOURCE_ARCHITECTS_GUILD,
    SOURCE_DOME,
)
from tetrarch.games.kingsburg.rules.buildings.effect_table import gain_of
from tetrarch.games.kingsburg.rules.buildings.province import complete_rows, in_column
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.flow import before
from tetrarch.games.kingsburg.rules.ids import (
    AMOUNT_COLLEGE,
    AMOUNT_END_POINTS,
    AMOUNT_FALL,
    AMOUNT_LOW_RELIEF,
    AMOUNT_READY,
    AMOUNT_RECRUIT_OFF,
    CAUSE_BRIDGE,
    COLUMNS,
    NEW_YEAR,
    ON_BUILT,
    ON_PASSED,
    ON_RUN,
    PLUS2,
    SETUP_FLOW,
    SOLDIER,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.tables import SIZE, changed


class AlternateRows(Module[KiState]):
    """What the buildings of the strips do, each in its row."""

    def __init__(self, rules: Rules, draft: bool) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.draft: bool = draft
        self.amounts = [
            AMOUNT_READY,
            AMOUNT_RECRUIT_OFF,
            AMOUNT_FALL,
            AMOUNT_END_POINTS,
        ]
        self.triggers = [ON_RUN, ON_PASSED, ON_BUILT]

    def weave(self, flow: list[list[int]]) -> None:
        before(flow, SETUP_FLOW, NEW_YEAR, [ASK_DRAFT if self.draft else DRAW_STRIP, ASK_ROWS])

    def amount(self, s: KiState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == AMOUNT_READY:
            return n | i64(self.ready(s, seat, a))
        if what == AMOUNT_RECRUIT_OFF:
            return n + MERCENARY_GOODS if a == 0 and s.has(seat, MERCENARY_POST) else n
        if what == AMOUNT_FALL:
            return 0 if s.has(seat, HIDDEN_REFUGE) else n
        return n + self.end_points(s, seat, a)

    def ready(self, s: KiState, seat: i64, effect: i64) -> bool:
        """Whether an effect of its own kind can happen now."""
        if effect == FX_ARMORY:
            return s.goods_of(seat) > 0
        if effect == FX_WAR_COLLEGE:
            return s.relief[seat] <= self.game.amount(s, AMOUNT_LOW_RELIEF, seat, LOW_DIE)
        return effect == FX_WAR_MACHINES

    def end_points(self, s: KiState, seat: i64, source: i64) -> i64:
        if source == SOURCE_DOME and s.has(seat, DOME):
            n: i64 = 0
            for column in range(i64(COLUMNS)):
                n += i64(in_column(s, seat, column) >= DOME_COLUMN)
            return n * DOME_POINTS
        if source == SOURCE_ARCHITECTS_GUILD and s.has(seat, ARCHITECTS_GUILD):
            return complete_rows(s, seat) * GUILD_ROW_POINTS
        return 0

    # what happens

    def react(self, s: KiState, trigger: i64, seat: i64, a: i64) -> None:
        if trigger == ON_RUN:
            self.run(s, seat, a)
        elif trigger == ON_PASSED:
            self.cross_bridge(s, seat)
        elif s.has(seat, ARCHITECTS_GUILD) and a != ARCHITECTS_GUILD:
            s.earn(seat, SOURCE_ARCHITECTS_GUILD, GUILD_POINTS)

    def cross_bridge(self, s: KiState, seat: i64) -> None:
        """A token for the first pass of the year with a coloured die unused [KI-145]."""
        if s.has(seat, BRIDGE) and SIZE[s.dice[seat]] > 0 and not s.used_year[seat] >> FX_BRIDGE & 1:
            s.used_year = changed(s.used_year, seat, s.used_year[seat] | bit(FX_BRIDGE))
            s.gain(seat, PLUS2, BRIDGE_TOKENS, CAUSE_BRIDGE)

    def run(self, s: KiState, seat: i64, effect: i64) -> None:
        """What counts in the battle of this winter [KI-153, KI-155, KI-168]."""
        if effect == FX_ARMORY:
            s.push(ASK_ARMORY, seat)
        elif effect == FX_WAR_COLLEGE:
            s.recruit(seat, self.game.amount(s, AMOUNT_COLLEGE, seat, gain_of(effect, SOLDIER)))
        elif effect == FX_WAR_MACHINES:
            s.push(ROLL_MACHINES, CHANCE, seat)

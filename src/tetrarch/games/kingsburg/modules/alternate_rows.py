"""Module 2: alternative rows [KI-134 to KI-168]. Their buildings stand in the tables, here what they do."""

from mypy_extensions import i64

from tetrarch.core.bits import bit
from tetrarch.core.kernel import CHANCE, Module
from tetrarch.games.kingsburg.ids import (
    A_COLLEGE,
    A_EITHER,
    A_END_POINTS,
    A_FALL,
    A_LOW_RELIEF,
    A_READY,
    A_RECRUIT_OFF,
    ARCHITECTS_GUILD,
    ASK_ARMORY,
    ASK_DRAFT,
    ASK_GIFT,
    ASK_REROLL,
    ASK_ROWS,
    BRIDGE,
    BUILDING_YARD,
    COLUMNS,
    DOME,
    DRAW_STRIP,
    FOR_ARCHITECTS_GUILD,
    FOR_DOME,
    FOR_DRAGON_TAMERS,
    FOR_FOUNTAIN,
    FOR_MONASTERY,
    FOR_RIDING_GROUND,
    FOR_SCHOOL,
    FOR_UNIVERSITY,
    FX_ALTAR,
    FX_ARMORY,
    FX_BREWERY,
    FX_BRIDGE,
    FX_DRAGON_TAMERS,
    FX_FOUNTAIN,
    FX_GRIFFIN_RANCH,
    FX_MONASTERY,
    FX_SCHOOL,
    FX_SMALL_PALISADE,
    FX_TRADING_POST,
    FX_UNIVERSITY,
    FX_WAR_COLLEGE,
    FX_WAR_MACHINES,
    FX_WAREHOUSE,
    FX_WATCH_POST,
    GOODS,
    HIDDEN_REFUGE,
    KINDS,
    MERCENARY_POST,
    NEW_YEAR,
    ON_BUILT,
    ON_PASSED,
    ON_RUN,
    PLUS2,
    ROLL_MACHINES,
    SETUP_FLOW,
    SOLDIERS_NOW,
    SPRING,
    STONE,
    SUMMER,
    TRADING_HOUSE,
    WOOD,
)
from tetrarch.games.kingsburg.modules.counting import boost, complete_rows, in_column
from tetrarch.games.kingsburg.modules.weaving import before
from tetrarch.games.kingsburg.rules import Rules
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.tables import COST, SIZE, changed


class AlternateRows(Module[KiState]):
    """What the buildings of the strips do, each in its row."""

    def __init__(self, rules: Rules, draft: bool) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.draft: bool = draft
        self.amounts = [
            A_READY,
            A_EITHER,
            A_RECRUIT_OFF,
            A_FALL,
            A_END_POINTS,
        ]
        self.triggers = [ON_RUN, ON_PASSED, ON_BUILT]

    def weave(self, flow: list[list[int]]) -> None:
        before(flow, SETUP_FLOW, NEW_YEAR, [ASK_DRAFT if self.draft else DRAW_STRIP, ASK_ROWS])

    def amount(self, s: KiState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == A_READY:
            return n | i64(self.ready(s, seat, a))
        if what == A_EITHER:
            return self.yard(s, seat, n, a)
        if what == A_RECRUIT_OFF:
            return n + 1 if a == 0 and s.has(seat, MERCENARY_POST) else n
        if what == A_FALL:
            return 0 if s.has(seat, HIDDEN_REFUGE) else n
        return n + self.end_points(s, seat, a)

    def ready(self, s: KiState, seat: i64, effect: i64) -> bool:
        """Whether an effect can happen now."""
        if effect == FX_ALTAR:
            return s.dice_total(seat) <= 8
        if effect == FX_GRIFFIN_RANCH or effect == FX_UNIVERSITY:
            return s.dice_total(seat) <= 9
        if FX_FOUNTAIN <= effect <= FX_WAREHOUSE:
            return self.trades(s, seat, effect)
        if effect == FX_TRADING_POST:
            return s.phase == SPRING
        if effect == FX_MONASTERY:
            return s.goods_of(seat) == 0
        if effect == FX_BREWERY:
            return s.phase == SUMMER
        if effect == FX_SCHOOL:
            return s.soldiers[seat] >= 3
        if effect == FX_ARMORY:
            return s.goods_of(seat) > 0
        if effect == FX_SMALL_PALISADE:
            return s.soldiers[seat] >= 1
        if effect == FX_WAR_COLLEGE:
            return s.relief[seat] <= self.game.amount(s, A_LOW_RELIEF, seat, 3)
        return effect == FX_WATCH_POST or effect == FX_DRAGON_TAMERS or effect == FX_WAR_MACHINES

    def trades(self, s: KiState, seat: i64, effect: i64) -> bool:
        """Row A works in summer, with the Trading House in every season [KI-141 to KI-144]."""
        if s.phase != SUMMER and not s.has(seat, TRADING_HOUSE):
            return False
        return effect == FX_WAREHOUSE or s.goods[seat * KINDS + paid_to(effect)] > 0

    def yard(self, s: KiState, seat: i64, n: i64, building: i64) -> i64:
        """The goods of which one is saved: wood or stone, where the cost has it [KI-162]."""
        column = building % COLUMNS
        if not s.has(seat, BUILDING_YARD) or column == 0 or column == COLUMNS - 1:
            return n
        for kind in range(i64(WOOD), i64(GOODS)):
            if COST[building * GOODS + kind] > 0:
                n |= i64(1) << kind
        return n

    def end_points(self, s: KiState, seat: i64, source: i64) -> i64:
        if source == FOR_DOME and s.has(seat, DOME):
            n: i64 = 0
            for column in range(i64(COLUMNS)):
                n += i64(in_column(s, seat, column) >= 3)
            return n
        if source == FOR_ARCHITECTS_GUILD and s.has(seat, ARCHITECTS_GUILD):
            return complete_rows(s, seat)
        return 0

    # what happens

    def react(self, s: KiState, trigger: i64, seat: i64, a: i64) -> None:
        if trigger == ON_RUN:
            self.run(s, seat, a)
        elif trigger == ON_PASSED:
            self.cross_bridge(s, seat)
        elif s.has(seat, ARCHITECTS_GUILD) and a != ARCHITECTS_GUILD:
            s.earn(seat, FOR_ARCHITECTS_GUILD, 1)

    def cross_bridge(self, s: KiState, seat: i64) -> None:
        """A token for the first pass of the year with a coloured die unused [KI-145]."""
        if s.has(seat, BRIDGE) and SIZE[s.dice[seat]] > 0 and not s.used_year[seat] >> FX_BRIDGE & 1:
            s.used_year = changed(s.used_year, seat, s.used_year[seat] | bit(FX_BRIDGE))
            s.gain(seat, PLUS2, 1)

    def run(self, s: KiState, seat: i64, effect: i64) -> None:
        if effect == FX_ALTAR:
            s.push(ASK_REROLL, seat, FX_ALTAR)
        elif effect == FX_UNIVERSITY:
            s.earn(seat, FOR_UNIVERSITY, 2)
        elif FX_FOUNTAIN <= effect <= FX_WAREHOUSE:
            self.trade(s, seat, effect)
        elif effect == FX_TRADING_POST:
            for kind in range(i64(GOODS)):
                s.gain(seat, kind, 1)
        elif effect == FX_MONASTERY:
            s.earn(seat, FOR_MONASTERY, 1)
        elif effect == FX_BREWERY:
            self.brew(s, seat)
        elif effect == FX_SCHOOL:
            s.earn(seat, FOR_SCHOOL, 1)
        elif effect == FX_WATCH_POST:
            self.rules.look(s, seat)
        elif effect == FX_GRIFFIN_RANCH or effect == FX_SMALL_PALISADE:
            s.recruit(seat, 1)
        else:
            self.arm(s, seat, effect)

    def trade(self, s: KiState, seat: i64, effect: i64) -> None:
        """Row A turns exactly one good into something, or gives one [KI-141 to KI-143]."""
        if effect == FX_WAREHOUSE:
            s.push(ASK_GIFT, seat, 1)
            return
        s.gain(seat, paid_to(effect), -1)
        if effect == FX_FOUNTAIN:
            s.earn(seat, FOR_FOUNTAIN, 2)
        else:
            s.recruit(seat, 1)
            s.earn(seat, FOR_RIDING_GROUND, 1)

    def brew(self, s: KiState, seat: i64) -> None:
        """Two tokens, and the soldiers go home [KI-149]."""
        s.gain(seat, PLUS2, 2)
        s.soldiers[seat] = 0
        s.emit(SOLDIERS_NOW, seat, 0)

    def arm(self, s: KiState, seat: i64, effect: i64) -> None:
        """What counts in the battle of this winter."""
        if effect == FX_ARMORY:
            s.push(ASK_ARMORY, seat)
        elif effect == FX_DRAGON_TAMERS:
            s.earn(seat, FOR_DRAGON_TAMERS, -1)
            boost(s, seat, 3)
        elif effect == FX_WAR_COLLEGE:
            s.recruit(seat, self.game.amount(s, A_COLLEGE, seat, 2))
        elif effect == FX_WAR_MACHINES:
            s.push(ROLL_MACHINES, CHANCE, seat)


def paid_to(effect: i64) -> i64:
    """What a building of row A takes."""
    return STONE if effect == FX_FOUNTAIN else WOOD

"""What Kingsburg's steps and modules share: the readings of the rules, helping, fighting, comparing."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest
from tetrarch.core.kernel import AUTO, CHANCE, Decision, Game, Step
from tetrarch.games.kingsburg.ids import (
    A_ADVISOR_GOLD,
    A_BATTLE_BONUS,
    A_COUNT,
    A_END_POINTS,
    A_LOOKS,
    A_PRINTED,
    A_RACE_SET,
    A_STRENGTH,
    ADVISORS,
    ALCHEMIST,
    ASK_HELP,
    ASK_LOOK,
    CATHEDRAL,
    CITADEL,
    COLUMNS,
    CRANE,
    DRAW_INVADER,
    FOR_ADVISOR,
    FOR_CATHEDRAL,
    FOR_DESTROYED,
    GAINS,
    GENERAL,
    GOLD,
    GOODS,
    HELPED,
    KINDS,
    LOOK,
    LOOKED,
    ON_COVERED_HELP,
    ON_HELPED,
    ON_PRIVATE_HELP,
    QUEEN,
    RACES,
    ROWS,
    SAW,
    SOLDIER,
    STABLE,
    STONE,
    STONE_WALL,
    VP,
    WOOD,
)
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.tables import (
    ADVISOR_CHOICES,
    ADVISOR_ROWS,
    BOUNDS,
    COST,
    INVADER,
    INVADER_ROW,
    STRENGTH_VS,
    WORTH,
    amounts,
    changed,
)


class Readings:
    """The readings of the rules that the options choose."""

    def __init__(
        self,
        rows: i64,
        queen_points: i64,
        token_a_season: bool,
        late_envoy: bool,
        spy_must_pay: bool,
        stable_all: bool,
        market_with_token: bool,
        actual_strength: bool,
        token_is_soldier: bool,
        academy_own: bool,
        preacher_each: bool,
        stable_whims: bool,
    ) -> None:
        self.rows: i64 = rows  # of every province, as a bit set [KI-62, KI-123]
        self.queen_points: i64 = queen_points  # [KI-58]
        self.token_a_season: bool = token_a_season  # [KI-30]
        self.late_envoy: bool = late_envoy  # [KI-38]
        self.spy_must_pay: bool = spy_must_pay  # [KI-55]
        self.stable_all: bool = stable_all  # [KI-82]
        self.market_with_token: bool = market_with_token  # [KI-74]
        self.actual_strength: bool = actual_strength
        self.token_is_soldier: bool = token_is_soldier
        self.academy_own: bool = academy_own
        self.preacher_each: bool = preacher_each
        self.stable_whims: bool = stable_whims


class Rules:
    """What needs both the readings and the hooks of the game."""

    game: Game[KiState]

    def __init__(self, readings: Readings) -> None:
        self.readings: Readings = readings

    # gains and looks

    def gain_row(self, s: KiState, seat: i64, rows: vec[i64], at: i64, source: i64) -> None:
        """What a row of gains lists: goods, tokens, points; soldiers and looks are the caller's business."""
        for kind in range(i64(KINDS)):
            if rows[at + kind] != 0:
                s.gain(seat, kind, rows[at + kind])
        if rows[at + VP] != 0:
            s.earn(seat, source, rows[at + VP])

    def look(self, s: KiState, seat: i64) -> None:
        """The seat looks at the top invader card [KI-60]."""
        decks = self.game.amount(s, A_LOOKS, seat, 1)
        if decks == 1:
            self.look_at_invader(s, seat)
        elif decks == 2:
            s.push(ASK_LOOK, seat)

    def look_at_invader(self, s: KiState, seat: i64) -> None:
        if s.invader < 0:
            s.push(DRAW_INVADER, CHANCE, seat)
        else:
            self.see_invader(s, seat)

    def see_invader(self, s: KiState, seat: i64) -> None:
        s.known |= bit(seat)
        s.emit(LOOKED, seat)
        s.emit(SAW, seat, s.invader, 0, bit(seat))

    # help

    def help(self, s: KiState, seat: i64, place: i64) -> None:
        """What the advisor of a place gives: as printed, as a tile says, or as a private space."""
        s.emit(HELPED, seat, place)
        if place >= ADVISORS:
            self.game.react(s, ON_PRIVATE_HELP, seat, place)
            return
        if s.covered >> place & 1:
            self.game.react(s, ON_COVERED_HELP, seat, place)
        else:
            self.printed_help(s, seat, place)
        self.game.react(s, ON_HELPED, seat, place)

    def printed_help(self, s: KiState, seat: i64, place: i64) -> None:
        """What is sure comes at once; a choice is asked for [KI-41]."""
        at = place * GAINS
        gold = ADVISOR_ROWS[at + GOLD]
        if gold != 0:
            s.gain(seat, GOLD, self.game.amount(s, A_ADVISOR_GOLD, seat, gold, place))
        for kind in range(i64(1), i64(KINDS)):
            if ADVISOR_ROWS[at + kind] != 0:
                s.gain(seat, kind, ADVISOR_ROWS[at + kind])
        points = self.readings.queen_points if place == QUEEN else ADVISOR_ROWS[at + VP]
        if points != 0:
            s.earn(seat, FOR_ADVISOR, points)
        if ADVISOR_CHOICES[place] != 0 or (place == ALCHEMIST and s.goods_of(seat) > 0):
            s.push(ASK_HELP, seat, place)
        if ADVISOR_ROWS[at + SOLDIER] != 0:
            stable = self.readings.stable_all or place == GENERAL
            self.recruit_by_help(s, seat, ADVISOR_ROWS[at + SOLDIER], stable)
        if ADVISOR_ROWS[at + LOOK] != 0:
            self.look(s, seat)

    def recruit_by_help(self, s: KiState, seat: i64, n: i64, stable: bool = True) -> None:
        """Soldiers by an advisor's help; the Stable gives one more [KI-82]."""
        s.recruit(seat, n + 1 if stable and s.has(seat, STABLE) else n)

    # comparing

    def last_ones(self, s: KiState, phase: i64) -> i64:
        """Who has the fewest buildings, among those the fewest goods, as a bit set [KI-13, KI-16]."""
        out: i64 = 0
        least: i64 = 999999
        for seat in range(s.seats):
            rank = self.game.amount(s, A_COUNT, seat, s.buildings_of(seat), phase) * 1000 + s.goods_of(seat)
            if rank < least:
                least = rank
                out = 0
            if rank == least:
                out |= bit(seat)
        return out

    # building

    def cost(self, s: KiState, seat: i64, building: i64) -> i64:
        """What a building costs, with the Crane [KI-66, KI-86]."""
        gold = COST[building * GOODS]
        if gold > 0 and building % COLUMNS >= 2 and s.has(seat, CRANE):
            gold -= 1
        return amounts(gold, COST[building * GOODS + WOOD], COST[building * GOODS + STONE])

    # battle

    def strength(self, s: KiState) -> i64:
        """Of the invaders, with what raises it."""
        return self.game.amount(s, A_STRENGTH, 0, self.printed(s))

    def printed(self, s: KiState) -> i64:
        return self.game.amount(s, A_PRINTED, 0, INVADER[s.invader * INVADER_ROW + 1])

    def races(self, s: KiState) -> i64:
        """Who attacks, as a bit set."""
        return self.game.amount(s, A_RACE_SET, 0, bit(INVADER[s.invader * INVADER_ROW]))

    def bonus(self, s: KiState, seat: i64, races: i64, printed: i64, strength: i64) -> i64:
        """What buildings and other effects count in a battle [KI-98]."""
        n: i64 = 0
        compared = strength if self.readings.actual_strength else printed
        left = s.built[seat]
        while left != 0:
            building = lowest(left)
            left &= left - 1
            n += building_strength(building, races)
            if BOUNDS[building * 2] <= compared <= BOUNDS[building * 2 + 1]:
                n += 1
        return self.game.amount(s, A_BATTLE_BONUS, seat, n, races)

    def result(self, s: KiState, seat: i64, strength: i64) -> i64:
        """1 for a victory, 0 for a draw, -1 for a defeat [KI-83, KI-99 to KI-101]."""
        if s.total[seat] > strength:
            return 1
        if s.total[seat] < strength:
            return -1
        return 1 if s.has(seat, STONE_WALL) or s.has(seat, CITADEL) else 0

    def reinforce(self, s: KiState, seat: i64, n: i64) -> None:
        """Soldiers from the king [KI-97]."""
        s.relief = changed(s.relief, seat, n)
        s.recruit(seat, n)

    def destroy(self, s: KiState, seat: i64) -> None:
        """The rightmost building goes, the topmost of several [KI-103]."""
        for column in range(i64(COLUMNS) - 1, -1, -1):
            for row in range(i64(ROWS)):
                building = s.row_base(seat, row) + column
                if s.has(seat, building):
                    self.demolish(s, seat, building)
                    return

    def demolish(self, s: KiState, seat: i64, building: i64) -> None:
        s.tear_down(seat, building)
        if s.gratis[seat] >> building & 1:
            s.gratis = changed(s.gratis, seat, s.gratis[seat] & ~bit(building))
        else:
            s.earn(seat, FOR_DESTROYED, -WORTH[building])

    # the end

    def end_points(self, s: KiState, seat: i64, source: i64) -> i64:
        """What a source pays at the end of the game [KI-114]."""
        if source == FOR_CATHEDRAL:
            return s.goods_of(seat) // 2 if s.has(seat, CATHEDRAL) else 0
        return self.game.amount(s, A_END_POINTS, seat, 0, source)


def building_strength(building: i64, races: i64) -> i64:
    """What a building adds against some races: the best, once."""
    best: i64 = -99
    while races != 0:
        best = max(best, STRENGTH_VS[building * RACES + lowest(races)])
        races &= races - 1
    return best


class KiStep(Step[KiState]):
    """A step that knows the rules."""

    def __init__(self, rules: Rules, ruling: i64, part: bool = False, group: bool = False) -> None:
        super().__init__(ruling, group)
        self.rules: Rules = rules
        self.part = part

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        """What a wrong answer breaks is, in most questions, the ruling that they are about."""
        return self.ruling

    def for_all(self, s: KiState, step: i64) -> None:
        """Queue a step for every seat in turn order."""
        for k in range(s.seats - 1, -1, -1):
            s.push(step, AUTO, s.order[k])

"""What steps and modules share: advisors' help, costs of buildings, battle totals, comparing provinces."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.kernel import CHANCE, Game
from tetrarch.games.kingsburg.rules.ids import (
    ADVISORS,
    AMOUNT_ADVISOR_GOLD,
    AMOUNT_BATTLE_BONUS,
    AMOUNT_COUNT,
    AMOUNT_END_POINTS,
    AMOUNT_LOOKS,
    AMOUNT_PRINTED,
    AMOUNT_RACE_SET,
    AMOUNT_STRENGTH,
    ASK_HELP,
    ASK_LOOK,
    COLUMNS,
    DRAW_INVADER,
    EVENT_HELPED,
    EVENT_LOOKED,
    EVENT_SAW,
    GAINS,
    GOLD,
    GOODS,
    KINDS,
    LOOK,
    ON_COVERED_HELP,
    ON_HELPED,
    ON_PRIVATE_HELP,
    RACES,
    ROWS,
    SOLDIER,
    STONE,
    VP,
    WOOD,
)
from tetrarch.games.kingsburg.rules.point_sources import SOURCE_ADVISOR, SOURCE_CATHEDRAL, SOURCE_DESTROYED
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.tables import (
    ADVISOR_CHOICES,
    ADVISOR_EXCHANGES,
    ADVISOR_ROWS,
    BOUNDS,
    BUILDING_POINTS,
    CATHEDRAL,
    COST,
    DISCOUNT,
    DISCOUNT_WIDTH,
    DISCOUNTING,
    DISCOUNTING_ONE,
    EXTRA_BY_ALL,
    EXTRA_BY_GENERAL,
    EXTRA_SOLDIERS,
    GOODS_PER_POINT,
    INVADER_RACE,
    INVADER_STRENGTH,
    QUEEN,
    STRENGTH_VS,
    WINNING_DRAWS,
    WITH_EXTRA_SOLDIERS,
    amounts,
    changed,
)
from tetrarch.games.kingsburg.rules.variants import RuleVariants


class Rules:
    """Rules that several steps need, with the variants that the options choose and the hooks of the game."""

    game: Game[KiState]

    def __init__(self, variants: RuleVariants) -> None:
        self.variants: RuleVariants = variants

    # gains and looks

    def gain_row(self, s: KiState, seat: i64, rows: vec[i64], at: i64, source: i64, cause: i64 = 0) -> None:
        """What a row of gains lists: goods, tokens, points; soldiers and looks are the caller's business."""
        self.gain_goods(s, seat, rows, at, cause)
        if rows[at + VP] != 0:
            s.earn(seat, source, rows[at + VP])

    def gain_goods(self, s: KiState, seat: i64, rows: vec[i64], at: i64, cause: i64 = 0) -> None:
        """The goods and tokens that a row of gains lists."""
        for kind in range(i64(KINDS)):
            if rows[at + kind] != 0:
                s.gain(seat, kind, rows[at + kind], cause)

    def look(self, s: KiState, seat: i64) -> None:
        """The seat looks at the top invader card [KI-60]."""
        decks = self.game.amount(s, AMOUNT_LOOKS, seat, 1)
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
        s.emit(EVENT_LOOKED, seat)
        s.emit(EVENT_SAW, seat, s.invader, audience=bit(seat))

    # help

    def help(self, s: KiState, seat: i64, place: i64) -> None:
        """What the advisor of a place gives: as printed, as a tile says, or as a private space."""
        s.emit(EVENT_HELPED, seat, place)
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
            s.gain(seat, GOLD, self.game.amount(s, AMOUNT_ADVISOR_GOLD, seat, gold, place))
        for kind in range(i64(1), i64(KINDS)):
            if ADVISOR_ROWS[at + kind] != 0:
                s.gain(seat, kind, ADVISOR_ROWS[at + kind])
        points = self.variants.queen_points if place == QUEEN else ADVISOR_ROWS[at + VP]
        if points != 0:
            s.earn(seat, SOURCE_ADVISOR, points)
        if ADVISOR_CHOICES[place] != 0 or can_exchange(s, seat, place):
            s.push(ASK_HELP, seat, place)
        if ADVISOR_ROWS[at + SOLDIER] != 0:
            self.recruit_by_help(s, seat, ADVISOR_ROWS[at + SOLDIER], place)
        if ADVISOR_ROWS[at + LOOK] != 0:
            self.look(s, seat)

    def recruit_by_help(self, s: KiState, seat: i64, n: i64, place: i64) -> None:
        """Soldiers by an advisor's help; the Stable gives more [KI-82]."""
        left = s.built[seat] & WITH_EXTRA_SOLDIERS
        while left != 0:
            building = lowest(left)
            left &= left - 1
            by = EXTRA_BY_ALL[building] if self.variants.stable_all else EXTRA_BY_GENERAL[building]
            if by >> place & 1:
                n += EXTRA_SOLDIERS[building]
        s.recruit(seat, n)

    def recruit_by_whim(self, s: KiState, seat: i64, n: i64) -> None:
        """Soldiers by a tile that covers an advisor; an option says whether the Stable adds [KI-233]."""
        left = s.built[seat] & WITH_EXTRA_SOLDIERS if self.variants.stable_whims else 0
        while left != 0:
            n += EXTRA_SOLDIERS[lowest(left)]
            left &= left - 1
        s.recruit(seat, n)

    # comparing

    def last_ones(self, s: KiState, phase: i64) -> i64:
        """Who has the fewest buildings, among those the fewest goods, as a bit set [KI-13, KI-16]."""
        out: i64 = 0
        fewest_buildings: i64 = 0
        fewest_goods: i64 = 0
        for seat in range(s.seats):
            buildings = self.game.amount(s, AMOUNT_COUNT, seat, s.buildings_of(seat), phase)
            goods = s.goods_of(seat)
            tied = buildings == fewest_buildings
            if out == 0 or buildings < fewest_buildings or (tied and goods < fewest_goods):
                fewest_buildings, fewest_goods = buildings, goods
                out = bit(seat)
            elif tied and goods == fewest_goods:
                out |= bit(seat)
        return out

    # building

    def cost(self, s: KiState, seat: i64, building: i64) -> i64:
        """What a building costs, less what other buildings save, such as the Crane [KI-66, KI-86]."""
        at = building * GOODS
        gold, wood, stone = COST[at], COST[at + WOOD], COST[at + STONE]
        left = s.built[seat] & DISCOUNTING
        while left != 0:
            row = lowest(left) * DISCOUNT_WIDTH
            left &= left - 1
            if DISCOUNT[row] >> building % COLUMNS & 1:
                gold = max(0, gold - DISCOUNT[row + 1])
                wood = max(0, wood - DISCOUNT[row + 2])
                stone = max(0, stone - DISCOUNT[row + 3])
        return amounts(gold, wood, stone)

    def one_saved(self, s: KiState, seat: i64, building: i64) -> i64:
        """The goods of which own buildings save one, as a bit set, such as the Building Yard [KI-162]."""
        kinds: i64 = 0
        left = s.built[seat] & DISCOUNTING_ONE
        while left != 0:
            row = lowest(left) * DISCOUNT_WIDTH
            left &= left - 1
            if DISCOUNT[row] >> building % COLUMNS & 1:
                kinds |= DISCOUNT[row + 4]
        return kinds

    # battle

    def strength(self, s: KiState) -> i64:
        """Of the invaders, with what raises it."""
        return self.game.amount(s, AMOUNT_STRENGTH, 0, self.printed(s))

    def printed(self, s: KiState) -> i64:
        return self.game.amount(s, AMOUNT_PRINTED, 0, INVADER_STRENGTH[s.invader])

    def races(self, s: KiState) -> i64:
        """Who attacks, as a bit set."""
        return self.game.amount(s, AMOUNT_RACE_SET, 0, bit(INVADER_RACE[s.invader]))

    def bonus(self, s: KiState, seat: i64, races: i64, printed: i64, strength: i64) -> i64:
        """What buildings and other effects count in a battle [KI-98]."""
        n: i64 = 0
        compared = strength if self.variants.actual_strength else printed
        left = s.built[seat]
        while left != 0:
            building = lowest(left)
            left &= left - 1
            n += building_strength(building, races)
            if BOUNDS[building * 3] <= compared <= BOUNDS[building * 3 + 1]:
                n += BOUNDS[building * 3 + 2]
        return self.game.amount(s, AMOUNT_BATTLE_BONUS, seat, n, races)

    def result(self, s: KiState, seat: i64, strength: i64) -> i64:
        """1 for a victory, 0 for a draw, -1 for a defeat [KI-83, KI-99 to KI-101]."""
        if s.total[seat] > strength:
            return 1
        if s.total[seat] < strength:
            return -1
        return 1 if s.built[seat] & WINNING_DRAWS else 0

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
            s.earn(seat, SOURCE_DESTROYED, -BUILDING_POINTS[building])

    # the end

    def end_points(self, s: KiState, seat: i64, source: i64) -> i64:
        """What a source pays at the end of the game [KI-114]."""
        if source == SOURCE_CATHEDRAL:
            return s.goods_of(seat) // GOODS_PER_POINT[CATHEDRAL] if s.has(seat, CATHEDRAL) else 0
        return self.game.amount(s, AMOUNT_END_POINTS, seat, 0, source)


def can_exchange(s: KiState, seat: i64, place: i64) -> bool:
    """Whether a seat has what an advisor takes for other goods [KI-47]."""
    for good in range(i64(GOODS)):
        price = ADVISOR_EXCHANGES[(place * GOODS + good) * KINDS]
        if price != 0 and s.goods[seat * KINDS + good] >= price:
            return True
    return False


def building_strength(building: i64, races: i64) -> i64:
    """What a building adds against some races: the best, once."""
    best: i64 = -99
    while races != 0:
        best = max(best, STRENGTH_VS[building * RACES + lowest(races)])
        races &= races - 1
    return best

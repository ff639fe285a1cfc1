"""Heuristics for the solo game: are there enough actions to fill what is empty? All in actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest, ones
from tetrarch.core.engine.kernel import Decision, Game
from tetrarch.games.castles_of_burgundy.evaluation.heuristic import MONASTERY_WORTH, Appraiser, Outlook
from tetrarch.games.castles_of_burgundy.modules.extra_tiles.ids import ASK_CRANE
from tetrarch.games.castles_of_burgundy.modules.solo.ids import (
    ASK_ORDER,
    ASK_REWARD,
    DUE_AREA,
    DUE_COLOUR,
    DUE_TARGET,
)
from tetrarch.games.castles_of_burgundy.modules.solo.rules import won
from tetrarch.games.castles_of_burgundy.modules.vineyards.ids import ASK_BONUSES
from tetrarch.games.castles_of_burgundy.rules.dice import free_place
from tetrarch.games.castles_of_burgundy.rules.ids import (
    ASK_ACTION,
    ASK_FETCH,
    ASK_GOODS,
    ASK_TOWN_HALL,
    ASK_WAREHOUSE,
    BUILDING,
    CASTLE,
    CELLS,
    COLOURS,
    GOODS,
    LIVESTOCK,
    MARKET,
    MINE,
    MONASTERY,
    SHIP,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import (
    AREA_POINTS,
    COLOUR,
    DUCHIES,
    HEADS,
    NUMBER,
    PHASE_POINTS,
    SOURCE_OF,
)
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import sites

UNIT: Final = 4.0  # one action as bots count points
WIN: Final = 100.0  # more than any forecast
FILL: Final = 2.0  # a space takes a tile out of a depot, then lays it
USE: Final = 0.9  # the share of its dice that a game makes good use of
STORED: Final = 0.8  # a tile in storage that has a space
AWAY: Final = 0.45  # one whose spaces cannot be reached yet
USELESS: Final = -0.3  # one without a space
FITS: Final = 0.15  # more if a die fits
FULL: Final = 0.2  # lost when storage is full
PROMISE: Final = 0.7  # the share of its effect that a stored tile has
SILVER: Final = 0.3
WORKER: Final = 0.2
PLENTY: Final = 0.07  # a worker from the seventh on
GOOD: Final = 0.12
PILE: Final = 0.1  # for every kind of goods
CARGO: Final = 0.2  # a good that a ship would bring
INCOME: Final = 0.25  # a mine at the end of a phase
ACTION: Final = 0.95  # one that is due
REWARD: Final = 1.6  # the tile for a colour
COLOUR_SHARE: Final = 1.3  # of a colour that is nearly full
AREA_SHARE: Final = 0.8  # of the points that areas promise
POINTS: Final = 150.0  # that a whole game brings
POWER: Final = 6.0  # points that a monastery's power promises for one action
EFFECTS: Final = vec[float]([0.65, 0.65, 0.65, 0.4, 0.8, 0.6, 0.9, 0.0, 0.9, 0.7])  # of buildings
OPEN: Final = 0.04  # a space that can be reached


class SoloAppraiser(Appraiser):
    """The solo game is judged by one term alone, which `evaluate` makes."""

    def __init__(self) -> None:
        super().__init__()
        self.term = "spaces"


class Forecast:
    """The solo game under the heuristic."""

    def __init__(self, g: Game[CbState], s: CbState) -> None:
        self.g: Game[CbState] = g
        self.s: CbState = s
        self.view: Outlook = Outlook(g, s, 0, [])
        self.point: float = 1.0 / float(s.target)  # the share of an action that a point is

    def worth(self) -> float:
        """Actions to come, less those that empty spaces take."""
        s, view = self.s, self.view
        empty = float(CELLS - s.spaces(0))
        worth = USE * view.actions - FILL * empty
        worth += self.track() + self.purse() + self.due()
        if view.actions > 0.0:
            worth += self.storage() + self.colours() + self.powers() + self.frontier()
        return worth

    def track(self) -> float:
        """The marker on its way, and how often the target may still be reached."""
        s, view = self.s, self.view
        marker = float(s.points[0]) + AREA_SHARE * view.areas()
        return (marker + POINTS * view.young) * self.point

    def purse(self) -> float:
        """Silver, workers, goods, what mines will pay."""
        s, view = self.s, self.view
        workers = s.workers[0]
        worth = SILVER * float(s.silver[0])
        worth += WORKER * float(min(workers, 6)) + PLENTY * float(max(i64(0), workers - 6))
        for good in range(i64(GOODS)):
            if s.wares[good] > 0:
                worth += GOOD * float(s.wares[good]) + PILE
        worth += INCOME * float(view.incomes * s.count(0, MINE))
        return worth * min(1.0, view.actions / 6.0)

    def storage(self) -> float:
        """Stored tiles that have a space, more if a die fits."""
        s = self.s
        duchy = DUCHIES[s.duchy[0]]
        worth = -FULL if s.stored[0] >= 3 else 0.0
        held = s.held[0]
        while held != 0:
            kind = lowest(held)
            held &= held - 1
            n = s.stock[kind]
            free = min(n, ones(duchy.of[COLOUR[kind]] & ~s.filled[0]))
            worth += USELESS * float(n - free)
            cells = sites(self.g, s, 0, kind)
            if free == 0:
                continue
            each = STORED if cells != 0 else AWAY
            worth += float(free) * each + PROMISE * self.effect(kind)
            if self.fits(kind, cells):
                worth += FITS
        return worth

    def fits(self, kind: i64, cells: i64) -> bool:
        """Whether an unused die can place a tile without workers."""
        s = self.s
        within = DUCHIES[s.duchy[0]].within
        for die in s.dice:
            if die > 0 and cells & within[die * 4 + free_place(s, 0, kind)] != 0:
                return True
        return False

    def effect(self, kind: i64) -> float:
        """What a tile brings when it is placed."""
        s, view = self.s, self.view
        colour = COLOUR[kind]
        if colour == CASTLE:
            return ACTION
        if colour == MINE:
            return INCOME * float(view.incomes)
        if colour == SHIP:
            most: i64 = 0
            for depot in range(i64(6)):
                n: i64 = 0
                for good in range(depot * GOODS, depot * GOODS + GOODS):
                    n += s.goods[good]
                most = max(most, n)
            return CARGO * float(most)
        if colour == LIVESTOCK:
            return float(HEADS[kind] + 2) * self.point
        if colour == MONASTERY:
            number = NUMBER[kind]
            if SOURCE_OF[number] > 0:
                return view.at_end(number) * self.point
            return view.power(number) / POWER
        if colour == BUILDING:
            return EFFECTS[kind - MARKET]
        return 0.0

    def colours(self) -> float:
        """Colours that are nearly full."""
        s = self.s
        duchy = DUCHIES[s.duchy[0]]
        worth = 0.0
        for colour in range(i64(COLOURS)):
            if duchy.of[colour] & ~s.filled[0] != 0:
                share = float(ones(duchy.of[colour] & s.filled[0])) / float(ones(duchy.of[colour]))
                worth += COLOUR_SHARE * share * share * share
        return worth

    def powers(self) -> float:
        """Monasteries that help from now on."""
        worth = 0.0
        left = self.s.own[0]
        while left != 0:
            number = lowest(left)
            left &= left - 1
            if SOURCE_OF[number] == 0:
                worth += self.view.young * MONASTERY_WORTH[number] / POWER
        return worth

    def frontier(self) -> float:
        """Empty spaces beside what lies there: the more, the better dice fit."""
        s = self.s
        return OPEN * float(ones(s.near[0] & ~s.filled[0]))

    def due(self) -> float:
        """What is asked now, or waits to be asked."""
        worth = 0.0
        for d in self.s.stack:
            worth += due_by(d)
            if d.step == ASK_ORDER and d.a & bit(DUE_AREA):
                size = ones(DUCHIES[self.s.duchy[0]].area[d.c])
                worth += float(AREA_POINTS[size] + PHASE_POINTS[self.s.phase]) * self.point
        return worth


def due_by(d: Decision) -> float:
    """What an entry of the stack promises."""
    if d.step == ASK_ACTION:
        return ACTION
    if d.step == ASK_REWARD:
        return REWARD
    if d.step == ASK_ORDER:
        worth = 0.4
        if d.a & bit(DUE_TARGET):
            worth += ACTION
        return worth + REWARD if d.a & bit(DUE_COLOUR) else worth
    if d.step == ASK_FETCH:
        return EFFECTS[0]
    if d.step == ASK_TOWN_HALL or d.step == ASK_CRANE or d.step == ASK_BONUSES:
        return 0.8
    return 0.3 if d.step == ASK_GOODS or d.step == ASK_WAREHOUSE else 0.0


def evaluate(g: Game[CbState], s: CbState) -> float:
    """How far a game is ahead of what it needs to be won."""
    if won(s):
        return UNIT * WIN
    return UNIT * Forecast(g, s).worth()

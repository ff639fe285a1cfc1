"""The Castles of Burgundy under one set of options."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.kernel import Game, Module, Step
from tetrarch.core.rng import Rng
from tetrarch.games.castles_of_burgundy import heuristics, solo_worth
from tetrarch.games.castles_of_burgundy.ids import (
    ASK_BOARD,
    ASK_CASTLE,
    ASK_DICE,
    ASK_DUCHY,
    ASK_GOOD,
    ASK_LANE,
    ASK_SIDE,
    ASK_WHITE,
    CELLS,
    FILL,
    FINISH,
    FIRST_SOLO,
    FIRST_TEAM,
    INCOME,
    NEXT_PHASE,
    NEXT_ROUND,
    NEXT_TURN,
    PAIRS,
    SETUP,
    WING,
)
from tetrarch.games.castles_of_burgundy.imagine import imagine
from tetrarch.games.castles_of_burgundy.modules import chateauma_worth
from tetrarch.games.castles_of_burgundy.modules.chateauma import (
    DealBuilt,
    DealCard,
    EndTurn,
    RollDie,
    equip,
    seat_automaton,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma_tables import FIRST
from tetrarch.games.castles_of_burgundy.modules.extra_tiles import ChooseCrane
from tetrarch.games.castles_of_burgundy.modules.inns import LayInn
from tetrarch.games.castles_of_burgundy.modules.shield_steps import (
    DealShield,
    Deploy,
    Follow,
    Gather,
    PayTribute,
)
from tetrarch.games.castles_of_burgundy.modules.solo import won
from tetrarch.games.castles_of_burgundy.modules.solo_steps import (
    BuyPoints,
    ChooseFirst,
    ClearGoods,
    Give,
    Reward,
    TakeOff,
    Trade,
)
from tetrarch.games.castles_of_burgundy.modules.teams import Stow
from tetrarch.games.castles_of_burgundy.modules.trade_routes import ArrangeRoute, DealRoute, LayGoods
from tetrarch.games.castles_of_burgundy.modules.vine_steps import (
    Bonuses,
    ChooseGrape,
    DealDouble,
    DealGrape,
    FetchBlack,
    FetchDouble,
)
from tetrarch.games.castles_of_burgundy.rules import Readings
from tetrarch.games.castles_of_burgundy.scoring import tiebreak, total
from tetrarch.games.castles_of_burgundy.state import CbState, fresh_state
from tetrarch.games.castles_of_burgundy.steps.phase import (
    Fill,
    Finish,
    Income,
    NextPhase,
    NextRound,
    NextTurn,
    RollDice,
    RollWhite,
    ShowGood,
)
from tetrarch.games.castles_of_burgundy.steps.setup import (
    ChooseSide,
    DealBoard,
    DealDuchy,
    DrawFirstGood,
    SetCastle,
)
from tetrarch.games.castles_of_burgundy.steps.ship import Advance, LoadGoods, LoadMore
from tetrarch.games.castles_of_burgundy.steps.turn import (
    Discard,
    Fetch,
    TakeAction,
    TakeTurn,
    TownHall,
    Warehouse,
)
from tetrarch.games.castles_of_burgundy.tables import RIGHT

ALWAYS: Final[i64] = 1 << 20  # more than any other tie-break


class Dealing:
    """Which duchies are dealt, and how [CB-13, CB-15, CB-16, CB-22, CB-213]."""

    def __init__(self, same: i64, first: i64, last: i64, sides: bool, castles: list[int]) -> None:
        self.same: i64 = same  # the number that all play, 0 if duchies are dealt
        self.first: i64 = first  # the numbers of those that are dealt
        self.last: i64 = last
        self.sides: bool = sides  # everybody chooses a side of the board
        self.castles: list[int] = castles  # cells for start castles, if not all castle spaces
        self.wing: i64 = WING if FIRST_TEAM <= same < FIRST_SOLO else 0


def all_steps(readings: Readings, dealing: Dealing, white: bool) -> list[Step[CbState]]:
    """In the order of their numbers; those of modules too, in play or not."""
    near = dealing.wing == 0  # partners have so many tiles that bots judge chains of actions step by step
    return [
        DealDuchy(readings, 13, dealing.first, dealing.last),
        DealBoard(readings, 13, dealing.first, dealing.last),
        ChooseSide(readings, 14, group=True),
        DealShield(readings, 179),
        DrawFirstGood(readings, 17),
        DealRoute(readings, 171),
        ArrangeRoute(readings, 172),
        SetCastle(readings, 22, dealing.castles),
        NextPhase(readings, 26),
        LayInn(readings, 163),
        Fill(readings, 27),
        ShowGood(readings, 33),
        NextRound(readings, 35),
        RollDice(readings, 35),
        RollWhite(readings, 36),
        NextTurn(readings, 37),
        TakeTurn(readings, 40),
        TakeAction(readings, 61, near),
        Fetch(readings, 73, True),
        Warehouse(readings, 79, True),
        TownHall(readings, 82, near),
        ChooseCrane(readings, 144, True, white),
        LoadGoods(readings, 65, True),
        LoadMore(readings, 102, True),
        Gather(readings, 194, True),
        Advance(readings, 68),
        Discard(readings, 51, True),
        LayGoods(readings, 173),
        Deploy(readings, 205),
        PayTribute(readings, 185),
        Income(readings, 126),
        Follow(readings, 196),
        Finish(readings, 127),
        Stow(readings, 223, True),
        DealGrape(readings, 262),
        DealDouble(readings, 264),
        Bonuses(readings, 271),
        FetchDouble(readings, 274, True),
        FetchBlack(readings, 273, True),
        ChooseGrape(readings, 275, True),
        BuyPoints(readings, 252),
        ChooseFirst(readings, 255),
        Reward(readings, 249),
        Trade(readings, 246),
        Give(readings, 246),
        TakeOff(readings, 243),
        ClearGoods(readings, 245),
        DealCard(readings, 284),
        DealBuilt(readings, 319),
        RollDie(readings, 292),
        EndTurn(readings, 312),
    ]


class CastlesOfBurgundy(Game[CbState]):
    """The rules, with the modules in play and the supplies that they add to."""

    def __init__(
        self,
        seats: i64,
        readings: Readings,
        dealing: Dealing,
        modules: list[Module[CbState]],
        bag: vec[i64],
        dark: vec[i64],
        white: bool,
    ) -> None:
        deal = [] if dealing.same > 0 else [ASK_BOARD, ASK_SIDE] if dealing.sides else [ASK_DUCHY]
        super().__init__(
            seats,
            all_steps(readings, dealing, white),
            [
                [*deal, ASK_GOOD, ASK_CASTLE, NEXT_PHASE],
                [FILL, ASK_LANE, NEXT_ROUND],
                [ASK_DICE, ASK_WHITE, NEXT_TURN],
                [INCOME, NEXT_PHASE],
                [FINISH],
            ],
            modules,
        )
        self.parts = heuristics.PARTS
        self.weights = heuristics.WEIGHTS
        self.margin = 10.0 if readings.target == 0 else 12.0
        self.slip = 4.0
        self.horizon = 12
        self.readings: Readings = readings
        self.dealing: Dealing = dealing
        self.bag: vec[i64] = bag
        self.dark: vec[i64] = dark
        self.vats: vec[i64] = vec[i64]([0] * PAIRS)  # double tiles, with vineyards
        if dealing.wing != 0:
            self.side = [int(seat & ~dealing.wing) for seat in range(seats)]  # [CB-212]
        if readings.people < seats:
            self.automaton = seats - 1  # [CB-281]

    def empty(self) -> CbState:
        """A position with nothing but the duchies, if they are not dealt."""
        s = fresh_state(self.seats, self.dealing.wing, self.bag, self.dark)
        s.vats = self.vats[:]
        s.target = self.readings.target
        if self.dealing.same > 0:
            s.duchy = vec[i64]([self.dealing.same + (RIGHT if k & s.wing else 0) for k in range(self.seats)])
        if self.automaton >= 0:
            seat_automaton(s, self.readings.manner)
        return s

    def seated(self, k: i64) -> i64:
        """Who has a place in the first turn order: clockwise, the Châteauma last or first [CB-19, CB-288]."""
        if self.automaton < 0:
            return self.readings.person(k)
        if self.readings.manner.modified(FIRST):  # [CB-320]
            return self.readings.person(k - 1) if k > 0 else self.automaton
        return self.readings.person(k) if k < self.automaton else self.automaton

    def begin(self) -> CbState:
        s = self.empty()
        for k in range(self.seats):
            seat = self.seated(k)
            s.order[k] = seat
            s.workers[seat] = k + 1 if s.wing == 0 else 3 + 2 * (k & 1)  # [CB-20, CB-216]
            s.silver[seat] = 1 if s.wing == 0 else 2
        if s.target > 0:
            s.workers[0] = 2  # [CB-239]
        if self.automaton >= 0:
            equip(s, self.readings.manner)
        self.enter(s, SETUP, 0)
        return s

    def scores(self, s: CbState) -> list[int]:
        if self.over(s):
            return [int(n) for n in s.points]
        return [int(total(self, s, seat)) for seat in range(self.seats)]

    def banked(self, s: CbState) -> list[int]:
        return [int(n) for n in s.points]

    def tiebreak(self, s: CbState, seat: i64) -> i64:
        if seat == self.automaton:
            return ALWAYS  # [CB-316]
        return tiebreak(s, seat, self.readings.more_empty)

    def winners(self, s: CbState) -> list[int]:
        if s.target == 0:
            return super().winners(s)
        return [0] if won(s) else []  # [CB-256]

    def utility(self, s: CbState) -> list[float]:
        if s.target == 0:
            return super().utility(s)
        return [1.0 if won(s) else float(s.spaces(0)) / (2.0 * CELLS)]  # [CB-256]

    def imagine(self, s: CbState, seat: i64, rng: Rng) -> CbState:
        return imagine(self, s, seat, rng)

    def worths(self, s: CbState, seat: i64) -> vec[float]:
        if s.target > 0:
            return heuristics.alone(solo_worth.evaluate(self, s))
        if self.over(s):
            return vec[float]([float(s.points[seat])])
        if seat == self.automaton:
            return vec[float]([chateauma_worth.evaluate(self, s, self.readings.manner)])
        return heuristics.worths(self, s, seat)

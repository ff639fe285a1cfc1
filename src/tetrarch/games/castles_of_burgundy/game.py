"""The Castles of Burgundy under one set of options."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.kernel import Game, Module, Step
from tetrarch.core.rng import Rng
from tetrarch.games.castles_of_burgundy import heuristics
from tetrarch.games.castles_of_burgundy.ids import (
    ASK_BOARD,
    ASK_CASTLE,
    ASK_DICE,
    ASK_DUCHY,
    ASK_GOOD,
    ASK_LANE,
    ASK_SIDE,
    ASK_WHITE,
    FILL,
    FINISH,
    INCOME,
    NEXT_PHASE,
    NEXT_ROUND,
    NEXT_TURN,
    SETUP,
)
from tetrarch.games.castles_of_burgundy.imagine import imagine
from tetrarch.games.castles_of_burgundy.modules.extra_tiles import ChooseCrane
from tetrarch.games.castles_of_burgundy.modules.inns import LayInn
from tetrarch.games.castles_of_burgundy.modules.shield_steps import (
    DealShield,
    Deploy,
    Follow,
    Gather,
    PayTribute,
)
from tetrarch.games.castles_of_burgundy.modules.trade_routes import ArrangeRoute, DealRoute, LayGoods
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


class Dealing:
    """Which duchies are dealt, and how [CB-13, CB-15, CB-16, CB-22]."""

    def __init__(self, same: i64, first: i64, last: i64, sides: bool, centre: bool) -> None:
        self.same: i64 = same  # the number that all play, 0 if duchies are dealt
        self.first: i64 = first  # the numbers of those that are dealt
        self.last: i64 = last
        self.sides: bool = sides  # everybody chooses a side of the board
        self.centre: bool = centre  # start castles lie in the middle


def all_steps(readings: Readings, dealing: Dealing, white: bool) -> list[Step[CbState]]:
    """In the order of their numbers; those of modules too, in play or not."""
    return [
        DealDuchy(readings, 13, dealing.first, dealing.last),
        DealBoard(readings, 13, dealing.first, dealing.last),
        ChooseSide(readings, 14, group=True),
        DealShield(readings, 179),
        DrawFirstGood(readings, 17),
        DealRoute(readings, 171),
        ArrangeRoute(readings, 172),
        SetCastle(readings, 22, dealing.centre),
        NextPhase(readings, 26),
        LayInn(readings, 163),
        Fill(readings, 27),
        ShowGood(readings, 33),
        NextRound(readings, 35),
        RollDice(readings, 35),
        RollWhite(readings, 36),
        NextTurn(readings, 37),
        TakeTurn(readings, 40),
        TakeAction(readings, 61, True),
        Fetch(readings, 73, True),
        Warehouse(readings, 79, True),
        TownHall(readings, 82, True),
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
        self.margin = 4.0
        self.readings: Readings = readings
        self.dealing: Dealing = dealing
        self.bag: vec[i64] = bag
        self.dark: vec[i64] = dark

    def begin(self) -> CbState:
        s = fresh_state(self.seats, self.bag, self.dark)
        if self.dealing.same > 0:
            s.duchy = vec[i64]([self.dealing.same] * self.seats)
        for k in range(self.seats):
            seat = (self.readings.first + k) % self.seats
            s.order[k] = seat
            s.workers[seat] = k + 1
            s.silver[seat] = 1
        self.enter(s, SETUP, 0)
        return s

    def scores(self, s: CbState) -> list[int]:
        if self.over(s):
            return [int(n) for n in s.points]
        return [int(total(self, s, seat)) for seat in range(self.seats)]

    def banked(self, s: CbState) -> list[int]:
        return [int(n) for n in s.points]

    def tiebreak(self, s: CbState, seat: i64) -> i64:
        return tiebreak(s, seat)

    def imagine(self, s: CbState, seat: i64, rng: Rng) -> CbState:
        return imagine(self, s, seat, rng)

    def worths(self, s: CbState, seat: i64) -> vec[float]:
        if self.over(s):
            return vec[float]([float(s.points[seat])])
        return heuristics.worths(self, s, seat)

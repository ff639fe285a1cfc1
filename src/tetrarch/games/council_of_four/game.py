"""Council of Four under one set of options."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, ints
from tetrarch.core.kernel import AUTO, CHANCE, Game
from tetrarch.core.rng import Rng
from tetrarch.games.council_of_four import heuristics
from tetrarch.games.council_of_four.ids import (
    ASK_CARD,
    ASK_NEUTRAL,
    ASK_PAWN,
    ASK_PERMIT,
    ASK_SIDE,
    ASK_TOKEN,
    BEGIN,
    CITIES,
    COUNCILLORS,
    COUNCILS,
    FIRST_HAND,
    IN_PILE,
    PLACES,
    REGIONS,
)
from tetrarch.games.council_of_four.imagine import imagine
from tetrarch.games.council_of_four.rules import CfStep, Readings
from tetrarch.games.council_of_four.scoring import tiebreak, total
from tetrarch.games.council_of_four.state import CfState, fresh_state
from tetrarch.games.council_of_four.steps.actions import ChooseCouncillor, PayForKing, PayForPermit
from tetrarch.games.council_of_four.steps.bonus import (
    GainToken,
    OrderBonuses,
    RepeatPermit,
    ReuseToken,
    TakePermit,
)
from tetrarch.games.council_of_four.steps.cards import BeginTurn, DrawCard, NextTurn, TurnUpPermit
from tetrarch.games.council_of_four.steps.setup import DrawNeutral, LaySide, LayToken, PutPawn
from tetrarch.games.council_of_four.steps.turn import TakeTurn
from tetrarch.games.council_of_four.tables import board_of


class Drawn:
    """A drawn start position: what lies where; empty lists leave all of it to chance [CF-18]."""

    def __init__(self, tokens: list[int], offers: list[int], councils: list[int]) -> None:
        self.tokens: list[int] = tokens  # by city, -1 for none
        self.offers: list[int] = offers  # a permit for each place
        self.councils: list[int] = councils  # balcony after balcony, each from the arrow side on


class CouncilOfFour(Game[CfState]):
    """The rules, with the sides that were chosen: 0, 1, or -1 to leave a region's to chance."""

    def __init__(self, seats: i64, readings: Readings, sides: list[int], drawn: Drawn) -> None:
        super().__init__(
            seats,
            [
                LaySide(readings, 8),
                LayToken(readings, 9),
                PutPawn(readings, 14),
                TurnUpPermit(readings, 39),
                DrawNeutral(readings, 17),
                DrawCard(readings, 20),
                TakeTurn(readings, 21),
                ChooseCouncillor(readings, 30, True),
                PayForPermit(readings, 33, True),
                PayForKing(readings, 44, True),
                OrderBonuses(CfStep(readings, 56)),
                ReuseToken(readings, 67, True),
                TakePermit(readings, 69, True),
                RepeatPermit(readings, 71, True),
                GainToken(readings, 56),
                BeginTurn(readings, 20),
                NextTurn(readings, 19),
            ],
            [],
            [],
        )
        self.parts = heuristics.PARTS
        self.weights = heuristics.WEIGHTS
        self.margin = 25.0
        self.thumb: heuristics.Worths = heuristics.Worths(heuristics.WEIGHTS)
        self.readings: Readings = readings
        self.sides: list[int] = sides
        self.drawn: Drawn = drawn

    def begin(self) -> CfState:
        s = fresh_state(self.seats)
        first = self.readings.first
        s.push(BEGIN, AUTO, first)
        for k in range(self.seats - 1, -1, -1):
            seat = (first + k) % self.seats
            s.coins[seat] = 10 + k
            s.helpers[seat] = 1 + k
            s.push(ASK_CARD, AUTO, seat, FIRST_HAND)
        if self.seats == 2:
            for region in range(i64(REGIONS) - 1, -1, -1):
                s.push(ASK_NEUTRAL, CHANCE, region)
        s.sides = ints(self.sides)
        s.board = board_of(s.sides)
        s.king = s.board.king
        if self.drawn.tokens:
            self.lay_drawn(s)
        else:
            self.queue_lots(s)
        for region in range(i64(REGIONS) - 1, -1, -1):
            if s.sides[region] < 0:
                s.push(ASK_SIDE, CHANCE, region)
        return s

    def lay_drawn(self, s: CfState) -> None:
        """Tokens, permits and councils as the rulebook draws them [CF-18]."""
        s.token = ints(self.drawn.tokens)
        s.offer = ints(self.drawn.offers)
        for permit in s.offer:
            s.pile[permit // IN_PILE] &= ~bit(permit)
        for council in range(i64(COUNCILS)):
            for place in range(i64(COUNCILLORS) - 1, -1, -1):
                s.push_pawn(council, i64(self.drawn.councils[council * COUNCILLORS + place]))

    def queue_lots(self, s: CfState) -> None:
        """Permits, councillors and tokens are drawn by lot, tokens first [CF-9, CF-11, CF-14]."""
        for place in range(i64(PLACES) - 1, -1, -1):
            s.push(ASK_PERMIT, AUTO, place)
        for council in range(i64(COUNCILS) - 1, -1, -1):
            for _ in range(COUNCILLORS):
                s.push(ASK_PAWN, CHANCE, council)
        for city in range(i64(CITIES) - 1, -1, -1):
            s.push(ASK_TOKEN, AUTO, city)

    def scores(self, s: CfState) -> list[int]:
        if self.over(s):
            return [int(n) for n in s.points]
        return [int(total(s, seat, self.readings)) for seat in range(self.seats)]

    def banked(self, s: CfState) -> list[int]:
        return [int(n) for n in s.points]

    def tiebreak(self, s: CfState, seat: i64) -> i64:
        return tiebreak(s, seat, self.readings)

    def imagine(self, s: CfState, seat: i64, rng: Rng) -> CfState:
        return imagine(s, seat, rng)

    def worths(self, s: CfState, seat: i64) -> vec[float]:
        if self.over(s):
            return vec[float]([float(s.points[seat])])
        return heuristics.worths(self.thumb, s, seat, self.readings)

    def reweigh(self, weights: vec[float]) -> None:
        self.weights = weights
        self.thumb = heuristics.Worths(weights)

"""Council of Four under one set of options."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, ints
from tetrarch.core.engine.kernel import AUTO, CHANCE, Game
from tetrarch.core.engine.rng import Rng
from tetrarch.games.council_of_four.evaluation import heuristic
from tetrarch.games.council_of_four.evaluation.imagine import imagine
from tetrarch.games.council_of_four.rules.ids import (
    ASK_CARD,
    ASK_NEUTRAL,
    ASK_PERMIT,
    ASK_SIDE,
    ASK_TOKEN,
    BEGIN,
    CITIES,
    COUNCILS,
    DRAW_COUNCILLOR,
    IN_PILE,
    REGIONS,
)
from tetrarch.games.council_of_four.rules.maps import board_of
from tetrarch.games.council_of_four.rules.pieces import (
    FIRST_ASSISTANTS,
    FIRST_COINS,
    FIRST_HAND,
    NEUTRAL_PERMITS,
    PER_BALCONY,
    PLACES,
)
from tetrarch.games.council_of_four.rules.scoring import tiebreak, total
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.steps.drawing import DrawCard, TurnUpPermit
from tetrarch.games.council_of_four.rules.steps.electing import ChooseCouncillor
from tetrarch.games.council_of_four.rules.steps.nobility_bonuses import (
    GainToken,
    OrderBonuses,
    RepeatPermit,
    ReuseToken,
    TakePermit,
)
from tetrarch.games.council_of_four.rules.steps.paying import PayForKing, PayForPermit
from tetrarch.games.council_of_four.rules.steps.setup import DrawNeutral, LaySide, LayToken, PutCouncillor
from tetrarch.games.council_of_four.rules.steps.turn import TakeTurn
from tetrarch.games.council_of_four.rules.steps.turn_order import BeginTurn, NextTurn
from tetrarch.games.council_of_four.rules.variants import RuleVariants


class StartPosition:
    """A drawn start position: what lies where; empty lists leave all of it to chance [CF-18]."""

    def __init__(self, tokens: list[int], offers: list[int], councils: list[int]) -> None:
        self.tokens: list[int] = tokens  # by city, -1 for none
        self.offers: list[int] = offers  # a permit for each place
        self.councils: list[int] = councils  # balcony after balcony, each from the arrow side on


class CouncilOfFour(Game[CfState]):
    """The rules, with the sides that were chosen: 0, 1, or -1 to leave a region's to chance."""

    def __init__(self, seats: i64, variants: RuleVariants, sides: list[int], start: StartPosition) -> None:
        super().__init__(
            seats,
            [
                LaySide(variants, 8),
                LayToken(variants, 9),
                PutCouncillor(variants, 14),
                TurnUpPermit(variants, 39),
                DrawNeutral(variants, 17),
                DrawCard(variants, 20),
                TakeTurn(variants, 21),
                ChooseCouncillor(variants, 30, finishes_action=True),
                PayForPermit(variants, 33, finishes_action=True),
                PayForKing(variants, 44, finishes_action=True),
                OrderBonuses(variants),
                ReuseToken(variants, 67, finishes_action=True),
                TakePermit(variants, 69, finishes_action=True),
                RepeatPermit(variants, 71, finishes_action=True),
                GainToken(variants, 56),
                BeginTurn(variants, 20),
                NextTurn(variants, 19),
            ],
            [],
            [],
        )
        self.term_names = heuristic.TERM_NAMES
        self.weights = heuristic.WEIGHTS
        self.values: heuristic.ValueTables = heuristic.ValueTables(heuristic.WEIGHTS)
        self.variants: RuleVariants = variants
        self.sides: list[int] = sides
        self.start_position: StartPosition = start

    def begin(self) -> CfState:
        s = CfState(self.seats)
        first = self.variants.first
        s.push(BEGIN, AUTO, first)
        for k in range(self.seats - 1, -1, -1):
            seat = (first + k) % self.seats
            s.coins[seat] = FIRST_COINS[k]
            s.assistants[seat] = FIRST_ASSISTANTS[k]
            s.push(ASK_CARD, AUTO, seat, FIRST_HAND)
        if self.seats == 2:
            for region in range(i64(REGIONS) - 1, -1, -1):
                for _ in range(NEUTRAL_PERMITS):
                    s.push(ASK_NEUTRAL, CHANCE, region)
        s.sides = ints(self.sides)
        s.board = board_of(s.sides)
        s.king = s.board.king
        if self.start_position.tokens:
            self.lay_start_position(s)
        else:
            self.queue_draws(s)
        for region in range(i64(REGIONS) - 1, -1, -1):
            if s.sides[region] < 0:
                s.push(ASK_SIDE, CHANCE, region)
        return s

    def lay_start_position(self, s: CfState) -> None:
        """Tokens, permits and councils as the rulebook draws them [CF-18]."""
        s.token = ints(self.start_position.tokens)
        s.offer = ints(self.start_position.offers)
        for permit in s.offer:
            s.pile[permit // IN_PILE] &= ~bit(permit)
        for council in range(i64(COUNCILS)):
            for place in range(PER_BALCONY - 1, -1, -1):
                s.push_councillor(council, i64(self.start_position.councils[council * PER_BALCONY + place]))

    def queue_draws(self, s: CfState) -> None:
        """Permits, councillors and tokens are drawn by lot, tokens first [CF-9, CF-11, CF-14]."""
        for place in range(PLACES - 1, -1, -1):
            s.push(ASK_PERMIT, AUTO, place)
        for council in range(i64(COUNCILS) - 1, -1, -1):
            for _ in range(PER_BALCONY):
                s.push(DRAW_COUNCILLOR, CHANCE, council)
        for city in range(i64(CITIES) - 1, -1, -1):
            s.push(ASK_TOKEN, AUTO, city)

    def scores(self, s: CfState) -> list[int]:
        if self.over(s):
            return [int(n) for n in s.points]
        return [int(total(s, seat, self.variants)) for seat in range(self.seats)]

    def points_so_far(self, s: CfState) -> list[int]:
        return [int(n) for n in s.points]

    def tiebreak(self, s: CfState, seat: i64) -> i64:
        return tiebreak(s, seat, self.variants)

    def imagine(self, s: CfState, seat: i64, rng: Rng) -> CfState:
        return imagine(s, seat, rng)

    def evaluation_terms(self, s: CfState, seat: i64) -> vec[float]:
        if self.over(s):
            return vec[float]([float(s.points[seat])])
        return heuristic.evaluation_terms(self.values, s, seat, self.variants)

    def set_weights(self, weights: vec[float]) -> None:
        self.weights = weights
        self.values = heuristic.ValueTables(weights)

"""The Castles of Burgundy under one set of options."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import Decision, Game, Module, Step
from tetrarch.core.engine.rng import Rng
from tetrarch.games.castles_of_burgundy.evaluation import heuristic
from tetrarch.games.castles_of_burgundy.evaluation.heuristic import Appraiser
from tetrarch.games.castles_of_burgundy.evaluation.imagine import imagine
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.final_scoring import tiebreak, total
from tetrarch.games.castles_of_burgundy.rules.ids import (
    ADVANCE,
    ASK_ACTION,
    ASK_BOARD,
    ASK_CASTLE,
    ASK_DICE,
    ASK_DISCARD,
    ASK_DUCHY,
    ASK_FETCH,
    ASK_GOOD,
    ASK_GOODS,
    ASK_LANE,
    ASK_MORE_GOODS,
    ASK_SIDE,
    ASK_TOWN_HALL,
    ASK_TURN,
    ASK_WAREHOUSE,
    ASK_WHITE,
    FILL,
    FINISH,
    INCOME,
    NEXT_PHASE,
    NEXT_ROUND,
    NEXT_TURN,
    SETUP,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState, fresh_state
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants
from tetrarch.games.castles_of_burgundy.rules.steps.phase import (
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
from tetrarch.games.castles_of_burgundy.rules.steps.setup import (
    ChooseSide,
    DealBoard,
    DealDuchy,
    DrawFirstGood,
    SetCastle,
)
from tetrarch.games.castles_of_burgundy.rules.steps.ship import Advance, LoadGoods, LoadMore
from tetrarch.games.castles_of_burgundy.rules.steps.turn import (
    Discard,
    Fetch,
    TakeAction,
    TakeTurn,
    TownHall,
    Warehouse,
)
from tetrarch.games.castles_of_burgundy.rules.steps.turn_question import TurnQuestion
from tetrarch.games.castles_of_burgundy.rules.tables import START_SILVER, START_WORKERS


class Dealing:
    """Which duchies are dealt, and how [CB-13, CB-15, CB-16, CB-22]."""

    def __init__(self, same: i64, first: i64, last: i64, sides: bool, castles: list[int]) -> None:
        self.same: i64 = same  # the number that all play, 0 if duchies are dealt
        self.first: i64 = first  # the numbers of those that are dealt
        self.last: i64 = last
        self.sides: bool = sides  # everybody chooses a side of the board
        self.castles: list[int] = castles  # cells for start castles, if not all castle spaces


def base_steps(variants: RuleVariants, dealing: Dealing) -> list[tuple[int, Step[CbState]]]:
    """The questions and the bookkeeping of the base game, by number."""
    return [
        (ASK_DUCHY, DealDuchy(variants, 13, dealing.first, dealing.last)),
        (ASK_BOARD, DealBoard(variants, 13, dealing.first, dealing.last)),
        (ASK_SIDE, ChooseSide(variants, 14, group=True)),
        (ASK_GOOD, DrawFirstGood(variants, 17)),
        (ASK_CASTLE, SetCastle(variants, 22, dealing.castles)),
        (NEXT_PHASE, NextPhase(variants, 26)),
        (FILL, Fill(variants, 27)),
        (ASK_LANE, ShowGood(variants, 33)),
        (NEXT_ROUND, NextRound(variants, 35)),
        (ASK_DICE, RollDice(variants, 35)),
        (ASK_WHITE, RollWhite(variants, 36)),
        (NEXT_TURN, NextTurn(variants, 37)),
        (ASK_TURN, TakeTurn(variants, 40)),
        (ASK_ACTION, TakeAction(variants, 61, True)),
        (ASK_FETCH, Fetch(variants, 73, True)),
        (ASK_WAREHOUSE, Warehouse(variants, 79, True)),
        (ASK_TOWN_HALL, TownHall(variants, 82, True)),
        (ASK_GOODS, LoadGoods(variants, 65, True)),
        (ASK_MORE_GOODS, LoadMore(variants, 102, True)),
        (ADVANCE, Advance(variants, 68)),
        (ASK_DISCARD, Discard(variants, 51, True)),
        (INCOME, Income(variants, 126)),
        (FINISH, Finish(variants, 127)),
    ]


def numbered(pairs: list[tuple[int, Step[CbState]]]) -> list[Step[CbState]]:
    """Steps at their numbers; a later one takes the place of an earlier one."""
    found: list[Step[CbState]] = [Step() for _ in range(1 + max([number for number, _ in pairs]))]
    for number, step in pairs:
        found[number] = step
    return found


def modules_of(expansions: list[Expansion], steps: list[Step[CbState]]) -> list[Module[CbState]]:
    """The expansions as modules; those that offer actions at any time do so in every question of a turn."""
    own_turn = [number for number in range(len(steps)) if isinstance(steps[number], TurnQuestion)]
    found: list[Module[CbState]] = []
    for expansion in expansions:
        if expansion.at_any_time:
            expansion.offers = own_turn + expansion.offers
        found.append(expansion)
    return found


class CastlesOfBurgundy(Game[CbState]):
    """The rules, with the expansions in play and the supplies that they add to."""

    def __init__(
        self,
        seats: i64,
        variants: RuleVariants,
        dealing: Dealing,
        expansions: list[Expansion],
        bag: vec[i64],
        dark: vec[i64],
    ) -> None:
        deal = [] if dealing.same > 0 else [ASK_BOARD, ASK_SIDE] if dealing.sides else [ASK_DUCHY]
        pairs = base_steps(variants, dealing)
        for expansion in expansions:
            pairs += expansion.steps()
        steps = numbered(pairs)
        super().__init__(
            seats,
            steps,
            [
                [*deal, ASK_GOOD, ASK_CASTLE, NEXT_PHASE],
                [FILL, ASK_LANE, NEXT_ROUND],
                [ASK_DICE, ASK_WHITE, NEXT_TURN],
                [INCOME, NEXT_PHASE],
                [FINISH],
                [ADVANCE],
            ],
            modules_of(expansions, steps),
        )
        self.weights = heuristic.WEIGHTS
        self.variants: RuleVariants = variants
        self.dealing: Dealing = dealing
        self.expansions: list[Expansion] = expansions
        self.appraisers: list[Appraiser] = []
        self.bag: vec[i64] = bag
        self.dark: vec[i64] = dark
        self.absent: dict[int, int] = {}  # kinds of action of expansions that are not in play: the ruling
        self.term_names = heuristic.TERMS[:]
        for expansion in expansions:
            self.include(expansion)

    def include(self, expansion: Expansion) -> None:
        """Take over what an expansion says of seats and of the heuristic."""
        sides = expansion.sides(self.seats)
        if len(sides) > 0:
            self.side = sides
        if expansion.automaton:
            self.automaton = self.seats - 1
        appraiser = expansion.appraiser()
        if appraiser is not None:
            self.appraisers.append(appraiser)
            if appraiser.term != "":
                self.term_names.append(appraiser.term)

    def empty(self) -> CbState:
        """A position with nothing but the duchies, if they are not dealt."""
        s = fresh_state(self.seats, self.bag, self.dark)
        if self.dealing.same > 0:
            s.duchy = vec[i64]([self.dealing.same] * self.seats)
        for expansion in self.expansions:
            expansion.lay_out(s)
        return s

    def seated(self, k: i64) -> i64:
        """Who has a place in the first turn order: clockwise, an automaton last or first [CB-19]."""
        if self.automaton < 0:
            return self.variants.person(k)
        for expansion in self.expansions:
            if expansion.goes_first():
                return self.variants.person(k - 1) if k > 0 else self.automaton
        return self.variants.person(k) if k < self.automaton else self.automaton

    def begin(self) -> CbState:
        s = self.empty()
        for k in range(self.seats):
            seat = self.seated(k)
            s.order[k] = seat
            s.workers[seat] = START_WORKERS[k]  # [CB-20]
            s.silver[seat] = START_SILVER
        for expansion in self.expansions:
            expansion.equip(s)
        self.enter(s, SETUP, 0)
        return s

    def scores(self, s: CbState) -> list[int]:
        if self.over(s):
            return [int(n) for n in s.points]
        return [int(total(self, s, seat)) for seat in range(self.seats)]

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        ruling = self.absent.get(x & 0xFF)
        return super().why(s, d, x) if ruling is None else ruling

    def points_so_far(self, s: CbState) -> list[int]:
        return [int(n) for n in s.points]

    def tiebreak(self, s: CbState, seat: i64) -> i64:
        return tiebreak(self, s, seat)

    def result(self, s: CbState) -> vec[float]:
        """What an expansion by which it is not points that win says of the result, if there is one."""
        for expansion in self.expansions:
            found = expansion.result(s)
            if len(found) > 0:
                return found
        return vec[float]()

    def winners(self, s: CbState) -> list[int]:
        result = self.result(s)
        if len(result) == 0:
            return super().winners(s)
        return [seat for seat in range(self.seats) if result[seat] == 1.0]

    def utility(self, s: CbState) -> list[float]:
        result = self.result(s)
        return super().utility(s) if len(result) == 0 else [share for share in result]

    def imagine(self, s: CbState, seat: i64, rng: Rng) -> CbState:
        return imagine(self, s, seat, rng)

    def evaluation_terms(self, s: CbState, seat: i64) -> vec[float]:
        for expansion in self.expansions:
            terms = expansion.terms(s, seat)
            if len(terms) > 0:
                return terms
        if self.over(s):
            return vec[float]([float(s.points[seat])])
        return heuristic.evaluation_terms(self, s, seat, self.appraisers)

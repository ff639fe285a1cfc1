"""Kingsburg under one set of options."""

from mypy_extensions import i64

from tetrarch.core.kernel import Game, Module, Step
from tetrarch.core.rng import Rng
from tetrarch.games.kingsburg import heuristics, ids
from tetrarch.games.kingsburg.imagine import imagine
from tetrarch.games.kingsburg.rules import KiStep, Readings, Rules
from tetrarch.games.kingsburg.scoring import tiebreak
from tetrarch.games.kingsburg.state import KiState, fresh_state
from tetrarch.games.kingsburg.steps.build import BeginBuild, Build, LateBuild, PayForBuilding
from tetrarch.games.kingsburg.steps.effects import ChooseReroll, Moment, OrderEffects, Spend
from tetrarch.games.kingsburg.steps.goods import BeginRecruit, ChooseHelp, Hire, TakeGoods
from tetrarch.games.kingsburg.steps.influence import EndHelp, Give, Help, Influence
from tetrarch.games.kingsburg.steps.season import (
    BeginSeason,
    EndSeason,
    EnterSeason,
    FixOrder,
    RollAll,
    RollDice,
    RollNeutral,
)
from tetrarch.games.kingsburg.steps.winter import (
    BeginBattle,
    BeginWinter,
    ChooseLoss,
    Dismiss,
    DrawInvader,
    Fight,
    Reinforce,
    Reveal,
    RollRoyal,
    Strongest,
    Suffer,
    SufferRest,
)
from tetrarch.games.kingsburg.steps.year import (
    CompareAid,
    DrawOrder,
    EndYear,
    FinalScore,
    GiveReward,
    NewYear,
    SendEnvoy,
)

FLOW = [
    [ids.DRAW_ORDER, ids.NEW_YEAR],
    [
        ids.AT_YEAR_START,
        ids.COMPARE_AID,
        ids.PASS_SPRING,
        ids.GIVE_REWARD,
        ids.PASS_SUMMER,
        ids.SEND_ENVOY,
        ids.PASS_AUTUMN,
        ids.AT_BEFORE_RECRUIT,
        ids.BEGIN_RECRUIT,
        ids.AT_AFTER_RECRUIT,
        ids.BEGIN_WINTER,
    ],
    [
        ids.BEGIN_SEASON,
        ids.AT_BEFORE_ROLL,
        ids.ROLL_NEUTRAL,
        ids.ROLL,
        ids.AT_AFTER_ROLL,
        ids.FIX_ORDER,
        ids.ASK_INFLUENCE,
        ids.AT_INFLUENCE_END,
        ids.HELP,
        ids.END_HELP,
        ids.AT_AFTER_HELP,
        ids.BEGIN_BUILD,
        ids.AT_SEASON_END,
        ids.LATE_BUILD,
        ids.END_SEASON,
    ],
    [
        ids.AT_WINTER_START,
        ids.REVEAL,
        ids.REINFORCE,
        ids.AT_REINFORCED,
        ids.AT_BATTLE,
        ids.BEGIN_BATTLE,
        ids.STRONGEST,
        ids.DISMISS,
        ids.AT_YEAR_END,
        ids.FINAL_SCORE,
        ids.AT_YEAR_LAST,
        ids.END_YEAR,
    ],
]


def base_steps(rules: Rules) -> list[Step[KiState]]:
    """The questions of the base game in the order of their numbers."""
    moments: list[Step[KiState]] = [Moment(rules, 89) for _ in range(ids.MOMENTS)]
    between: list[Step[KiState]] = [
        NewYear(rules, 12),
        CompareAid(rules, 13),
        EnterSeason(rules, 19, ids.SPRING),
        GiveReward(rules, 15),
        EnterSeason(rules, 19, ids.SUMMER),
        SendEnvoy(rules, 16),
        EnterSeason(rules, 19, ids.AUTUMN),
        BeginRecruit(rules, 17),
        BeginWinter(rules, 96),
        BeginSeason(rules, 20),
        RollAll(rules, 21),
        FixOrder(rules, 24),
        Help(rules, 40),
        Give(rules, 40),
        BeginBuild(rules, 61),
        EndHelp(rules, 40),
        LateBuild(rules, 38),
        EndSeason(rules, 19),
        Reveal(rules, 96),
        Reinforce(rules, 97),
        BeginBattle(rules, 98),
        Fight(rules, 99),
        Suffer(rules, 101),
        SufferRest(rules, 101),
        Strongest(rules, 106),
        Dismiss(rules, 107),
        FinalScore(rules, 114),
        EndYear(rules, 18),
    ]
    lots: list[Step[KiState]] = [
        KiStep(rules, 121),
        DrawOrder(rules, 6),
        DrawInvader(rules, 7),
        RollNeutral(rules, 117),
        RollDice(rules, 21),
        RollRoyal(rules, 97),
    ]
    asked: list[Step[KiState]] = [
        OrderEffects(rules),
        TakeGoods(rules, 14),
        ChooseHelp(rules, 41),
        TakeGoods(rules, 41),
        ChooseReroll(rules, 68, True),
        Influence(rules, 26),
        Build(rules, 61),
        PayForBuilding(rules, 66, True),
        Spend(rules, 87, True),
        Hire(rules, 17),
        ChooseLoss(rules, 102),
    ]
    return moments + between + lots + asked


class Kingsburg(Game[KiState]):
    """The rules."""

    def __init__(self, seats: i64, readings: Readings, modules: list[Module[KiState]], rules: Rules) -> None:
        super().__init__(seats, base_steps(rules), FLOW, modules)
        rules.game = self
        self.rules: Rules = rules
        self.readings: Readings = readings
        self.scenario: i64 = ids.EMPTY  # the one that the options name
        self.first_whims: i64 = 0  # tiles that lie on their advisors from the start

    def begin(self) -> KiState:
        s = fresh_state(self.seats)
        self.enter(s, ids.SETUP_FLOW, 0)
        return s

    def scores(self, s: KiState) -> list[int]:
        return [int(n) for n in s.points]

    def banked(self, s: KiState) -> list[int]:
        return [int(n) for n in s.points]

    def tiebreak(self, s: KiState, seat: i64) -> i64:
        return tiebreak(s, seat)

    def imagine(self, s: KiState, seat: i64, rng: Rng) -> KiState:
        return imagine(s, seat, rng)

    def evaluate(self, s: KiState, seat: i64) -> float:
        return float(s.points[seat]) if self.over(s) else heuristics.evaluate(self.rules, s, seat)


def assemble(
    seats: i64, readings: Readings, names: list[str], scenario: str, variants: dict[str, bool]
) -> Kingsburg:
    """The game with its modules, in the rulebook's order."""
    rules = Rules(readings)
    modules: list[Module[KiState]] = []
    return Kingsburg(seats, readings, modules, rules)

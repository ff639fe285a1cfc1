"""Kingsburg under one set of options."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import Game, Step
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingsburg.evaluation import heuristic
from tetrarch.games.kingsburg.evaluation.imagine import imagine
from tetrarch.games.kingsburg.evaluation.piece_values import WEIGHTS, ModuleValues, PieceValues
from tetrarch.games.kingsburg.rules import ids
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.expansion import Expansion
from tetrarch.games.kingsburg.rules.flow import FLOW
from tetrarch.games.kingsburg.rules.scoring import tiebreak
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import KiStep
from tetrarch.games.kingsburg.rules.steps.bonus_white_dice import WhiteDice
from tetrarch.games.kingsburg.rules.steps.build import BeginBuild, Build, LateBuild, PayForBuilding
from tetrarch.games.kingsburg.rules.steps.effects import ChooseReroll, Moment, OrderEffects, Spend
from tetrarch.games.kingsburg.rules.steps.goods import BeginRecruit, ChooseHelp, Hire, TakeGoods
from tetrarch.games.kingsburg.rules.steps.influence import EndHelp, Give, Help, Influence
from tetrarch.games.kingsburg.rules.steps.season import (
    BeginSeason,
    EndSeason,
    EnterSeason,
    FixOrder,
    RollAll,
    RollDice,
    RollNeutral,
)
from tetrarch.games.kingsburg.rules.steps.winter import (
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
from tetrarch.games.kingsburg.rules.steps.year import (
    CompareAid,
    DrawOrder,
    EndYear,
    FinalScore,
    GiveReward,
    NewYear,
    SendEnvoy,
)
from tetrarch.games.kingsburg.rules.tables import WHIMS
from tetrarch.games.kingsburg.rules.variants import ModuleSettings, RuleVariants


def base_steps(rules: Rules) -> list[Step[KiState]]:
    """The questions of the base game in the order of their numbers; those of modules are left open."""
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
        KiStep(rules, 0),
        DrawOrder(rules, 6),
        DrawInvader(rules, 7),
        RollNeutral(rules, 117),
        RollDice(rules, 21),
        RollRoyal(rules, 97),
    ]
    asked: list[Step[KiState]] = [
        OrderEffects(rules),
        TakeGoods(rules, 14, ids.CAUSE_AID),
        ChooseHelp(rules, 41),
        TakeGoods(rules, 41, ids.CAUSE_NONE),
        ChooseReroll(rules, 68, True),
        Influence(rules, 26),
        Build(rules, 61),
        PayForBuilding(rules, 66, True),
        Spend(rules, 87, True),
        Hire(rules, 17),
        ChooseLoss(rules, 102),
    ]
    return moments + between + lots + asked


def all_steps(rules: Rules, settings: ModuleSettings, installed: dict[str, Expansion]) -> list[Step[KiState]]:
    """All questions; those of modules have their numbers whether a module is in play or not."""
    steps = base_steps(rules)
    for _ in range(len(steps), ids.STEPS):
        steps.append(KiStep(rules, 0))
    steps[ids.WHITE_DICE] = WhiteDice(rules, 201)
    for expansion in installed.values():
        for number, step in expansion.steps(rules, settings).items():
            steps[number] = step
    return steps


class Kingsburg(Game[KiState]):
    """The rules."""

    def __init__(
        self,
        seats: i64,
        rules: Rules,
        names: list[str],
        settings: ModuleSettings,
        installed: dict[str, Expansion],
    ) -> None:
        chosen = [installed[name] for name in names]
        modules = [expansion.module(rules, settings) for expansion in chosen]
        super().__init__(seats, all_steps(rules, settings, installed), FLOW, modules)
        self.term_names = heuristic.TERMS
        self.weights = WEIGHTS
        self.module_values: list[ModuleValues] = [expansion.values() for expansion in chosen]
        self.piece_values: PieceValues = PieceValues(WEIGHTS, self.module_values)
        rules.game = self
        self.rules: Rules = rules
        self.variants: RuleVariants = rules.variants
        self.module_names: list[str] = names  # in the rulebook's order
        self.scenario: i64 = max(settings.scenario, i64(ids.EMPTY))  # the one that the options name
        self.first_whims: i64 = bit(WHIMS) - 1 if settings.restoration else 0  # tiles that lie from the start

    def begin(self) -> KiState:
        s = KiState(self.seats)
        self.enter(s, ids.SETUP_FLOW, 0)
        return s

    def scores(self, s: KiState) -> list[int]:
        return [int(n) for n in s.points]

    def points_so_far(self, s: KiState) -> list[int]:
        return [int(n) for n in s.points]

    def tiebreak(self, s: KiState, seat: i64) -> i64:
        return tiebreak(s, seat)

    def imagine(self, s: KiState, seat: i64, rng: Rng) -> KiState:
        return imagine(self, s, seat, rng)

    def evaluation_terms(self, s: KiState, seat: i64) -> vec[float]:
        if self.over(s):
            return vec[float]([float(s.points[seat])])
        return heuristic.evaluation_terms(self.piece_values, self.rules, s, seat)

    def set_weights(self, weights: vec[float]) -> None:
        self.weights = weights
        self.piece_values = PieceValues(weights, self.module_values)


def assemble(
    seats: i64,
    variants: RuleVariants,
    chosen: list[str],
    settings: ModuleSettings,
    installed: dict[str, Expansion],
) -> Kingsburg:
    """The game with the modules chosen, in the rulebook's order; a scenario counts as one."""
    names = [name for name in installed if name in chosen]
    return Kingsburg(seats, Rules(variants), names, settings, installed)

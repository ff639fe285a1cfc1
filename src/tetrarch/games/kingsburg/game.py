"""Kingsburg under one set of options."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.kernel import Game, Module, Step
from tetrarch.core.rng import Rng
from tetrarch.games.kingsburg import heuristics, ids
from tetrarch.games.kingsburg.imagine import imagine
from tetrarch.games.kingsburg.modules.alternate_rows import AlternateRows
from tetrarch.games.kingsburg.modules.destiny import Destiny
from tetrarch.games.kingsburg.modules.extra_rows import ExtraRows, KeepDie, RollAcademy
from tetrarch.games.kingsburg.modules.governors import Governors
from tetrarch.games.kingsburg.modules.scenarios import Scenarios
from tetrarch.games.kingsburg.modules.troop_tokens import ChooseTroops, TroopTokens
from tetrarch.games.kingsburg.modules.whims import Whims
from tetrarch.games.kingsburg.rules import Readings, Rules
from tetrarch.games.kingsburg.scoring import tiebreak
from tetrarch.games.kingsburg.state import KiState, fresh_state
from tetrarch.games.kingsburg.steps.build import BeginBuild, Build, LateBuild, PayForBuilding
from tetrarch.games.kingsburg.steps.effects import ChooseReroll, Moment, OrderEffects, Spend
from tetrarch.games.kingsburg.steps.fate import DrawDestiny, PayTax, RollFate
from tetrarch.games.kingsburg.steps.goods import BeginRecruit, ChooseHelp, Hire, TakeGoods
from tetrarch.games.kingsburg.steps.governing import (
    Bid,
    ChooseGovernor,
    DealGovernor,
    LayOut,
    OpenAuction,
    SetDice,
    Sorcery,
    Steal,
    TurnDice,
)
from tetrarch.games.kingsburg.steps.influence import EndHelp, Give, Help, Influence
from tetrarch.games.kingsburg.steps.scenario import ChooseLook, DrawScenario, DrawValley, Granary
from tetrarch.games.kingsburg.steps.season import (
    BeginSeason,
    EndSeason,
    EnterSeason,
    FixOrder,
    RollAll,
    RollDice,
    RollNeutral,
)
from tetrarch.games.kingsburg.steps.strips import DraftStrip, DrawStrip, LayRows, PayArmory, RollMachines
from tetrarch.games.kingsburg.steps.whims import (
    ALL_TILES,
    ChooseWhim,
    DrawLot,
    DrawWhim,
    GiveGood,
    NameGood,
    PickItem,
    Restore,
)
from tetrarch.games.kingsburg.steps.white_dice import AskBlessing, WhiteDice
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
from tetrarch.games.kingsburg.worths import WEIGHTS, Worths

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


def base_steps(rules: Rules, scenario: i64) -> list[Step[KiState]]:
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
        DrawScenario(rules, 121, scenario),
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


def module_steps(rules: Rules) -> list[Step[KiState]]:
    """The questions of the modules, which have their numbers whether a module is in play or not."""
    chosen: list[Step[KiState]] = [
        AskBlessing(rules, 186),
        DrawStrip(rules, 135),
        LayRows(rules, 139, group=True),
        DraftStrip(rules, 137),
        DealGovernor(rules, 169),
        ChooseGovernor(rules, 169, group=True),
        LayOut(rules, 170),
        OpenAuction(rules, 170),
        Bid(rules, 170),
        DrawDestiny(rules, 196),
        RollFate(rules, 206),
        PayTax(rules, 223),
        Steal(rules, 173),
        TurnDice(rules, 189, True),
        SetDice(rules, 179, True),
        Sorcery(rules, 188),
        ChooseTroops(rules, 227, group=True),
        RollAcademy(rules, 133),
        KeepDie(rules, 133),
        RollMachines(rules, 155),
    ]
    met: list[Step[KiState]] = [
        DrawWhim(rules, 230),
        DrawLot(rules, 238),
        ChooseWhim(rules, 230),
        NameGood(rules, 236),
        PickItem(rules, 247),
        GiveGood(rules, 248),
        Restore(rules, 231),
        Granary(rules, 255),
        DrawValley(rules, 250),
        ChooseLook(rules, 253),
        PayArmory(rules, 153, True),
        WhiteDice(rules, 201),
    ]
    return chosen + met


class Kingsburg(Game[KiState]):
    """The rules."""

    def __init__(
        self, seats: i64, readings: Readings, modules: list[Module[KiState]], rules: Rules, scenario: i64
    ) -> None:
        super().__init__(seats, base_steps(rules, scenario) + module_steps(rules), FLOW, modules)
        self.parts = heuristics.PARTS
        self.weights = WEIGHTS
        self.chancy = True
        self.thumb: Worths = Worths(WEIGHTS)
        rules.game = self
        self.rules: Rules = rules
        self.readings: Readings = readings
        self.scenario: i64 = max(scenario, i64(ids.EMPTY))  # the one that the options name
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
        return imagine(self, s, seat, rng)

    def worths(self, s: KiState, seat: i64) -> vec[float]:
        if self.over(s):
            return vec[float]([float(s.points[seat])])
        return heuristics.worths(self.thumb, self.rules, s, seat)

    def reweigh(self, weights: vec[float]) -> None:
        self.weights = weights
        self.thumb = Worths(weights)


def assemble(
    seats: i64, readings: Readings, names: list[str], scenario: i64, variants: dict[str, bool]
) -> Kingsburg:
    """The game with its modules, in the rulebook's order; a scenario by its number, by lot, or none."""
    rules = Rules(readings)
    modules: list[Module[KiState]] = []
    if "extra_rows" in names:
        modules.append(ExtraRows())
    if "alternate_rows" in names:
        modules.append(AlternateRows(rules, variants["draft"]))
    if "governors" in names:
        modules.append(Governors(rules, variants["auction"]))
    if "destiny" in names:
        modules.append(Destiny(rules))
    if "troop_tokens" in names:
        modules.append(TroopTokens())
    if "whims" in names:
        modules.append(Whims(rules, variants["restoration"]))
    if scenario != ids.EMPTY:
        modules.append(Scenarios(rules))
    game = Kingsburg(seats, readings, modules, rules, scenario)
    if "whims" in names and variants["restoration"]:
        game.first_whims = ALL_TILES
    return game

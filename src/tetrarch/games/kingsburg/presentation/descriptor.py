"""Kingsburg as the world outside sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tetrarch.core.engine.kernel import Decision
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import Flag, Pick, Several, Value, Whole
from tetrarch.core.match.registry import AnyGame, Descriptor, Lot, ModuleInfo, Preset
from tetrarch.games.kingsburg.data.components import facts, names
from tetrarch.games.kingsburg.data.court import queen_points
from tetrarch.games.kingsburg.evaluation.features import KiFeatures
from tetrarch.games.kingsburg.presentation import text_arguments, view
from tetrarch.games.kingsburg.presentation.expansions import installed
from tetrarch.games.kingsburg.presentation.state_table import TABLE
from tetrarch.games.kingsburg.presentation.view_types import KingsburgView
from tetrarch.games.kingsburg.presentation.vocabulary import EXPANSION_OF_SOURCE, VOCABULARY
from tetrarch.games.kingsburg.rules import ids
from tetrarch.games.kingsburg.rules.game import Kingsburg, assemble
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.variants import ModuleSettings, RuleVariants

MODULES = (
    ModuleInfo("extra_rows", 123, options=("defenses_strength", "center_token", "academy_choice")),
    ModuleInfo("alternate_rows", 134, reconstructed=True, options=("rows_method", "defenses_strength")),
    ModuleInfo("governors", 169, reconstructed=True, options=("governor_method", "preacher_pays")),
    ModuleInfo("destiny", 196, reconstructed=True),
    ModuleInfo("troop_tokens", 226),
    ModuleInfo("whims", 230, options=("whims_variant", "stable_whims", "whim_5_draw")),
)
# options that mean something only with one of these modules, and the ruling that says so
NEEDS = {
    "rows_method": (("alternate_rows",), 135),
    "governor_method": (("governors",), 169),
    "whims_variant": (("whims",), 230),
    "defenses_strength": (("extra_rows", "alternate_rows"), 130),
    "center_token": (("extra_rows",), 131),
    "academy_choice": (("extra_rows",), 133),
    "preacher_pays": (("governors",), 181),
    "stable_whims": (("whims",), 233),
    "whim_5_draw": (("whims",), 238),
}


def scenario_of(name: str) -> int:
    """The number of a scenario; none is EMPTY, and one by lot less than that [KI-121]."""
    return {"none": ids.EMPTY, "random": ids.BY_LOT}.get(name) or names("scenarios").index(name)


class KingsburgDescriptor(Descriptor):
    id = "kingsburg"
    version = 1
    seats = range(facts()["game"]["seats"][0], facts()["game"]["seats"][1] + 1)
    vocabulary = VOCABULARY
    view_type = KingsburgView
    state_table = TABLE
    modules = MODULES
    presets = (
        Preset("first", {}, 3),
        Preset("first_edition", {"edition": 1}, 3),
        Preset("everything", {"modules": [module.id for module in MODULES], "scenario": "random"}, 3),
    )
    options = (
        Whole("edition", 2, 3, 1, 2),
        Several("modules", (), 120, tuple(module.id for module in MODULES)),
        Pick("scenario", "none", 121, ("none", *names("scenarios"), "random")),
        Pick("rows_method", "draw", 135, ("draw", "draft")),
        Pick("governor_method", "deal", 169, ("deal", "auction")),
        Pick("whims_variant", "standard", 230, ("standard", "restoration")),
        Pick("queen_points", "edition", 58, ("edition", "one", "three"), reading=True),
        Pick("token_limit", "season", 30, ("season", "group"), reading=True),
        Pick("envoy_builds", "build_turn", 38, ("build_turn", "season_end"), reading=True),
        Flag("spy_must_pay", False, 55, reading=True),
        Pick("stable_advisors", "all", 257, ("all", "general"), reading=True),
        Flag("market_with_token", True, 74, reading=True),
        Pick("defenses_strength", "printed", 130, ("printed", "actual"), reading=True),
        Pick("center_token", "good", 131, ("good", "soldier"), reading=True),
        Pick("academy_choice", "either", 133, ("either", "own"), reading=True),
        Pick("preacher_pays", "once", 181, ("once", "each"), reading=True),
        Flag("stable_whims", True, 233, reading=True),
        Pick("whim_5_draw", "once", 238, ("once", "each"), reading=True),
    )

    def build(self, seats: int, options: Mapping[str, Value]) -> Kingsburg:
        modules = options["modules"]
        assert isinstance(modules, tuple)
        self.refuse(options, modules)
        edition = int(str(options["edition"]))
        queen = {"one": queen_points(1), "three": queen_points(2)}.get(
            str(options["queen_points"]), queen_points(edition)
        )
        variants = RuleVariants(
            edition,
            ids.ALL_ROWS if "extra_rows" in modules else ids.BASE_ROWS,
            queen,
            options["token_limit"] == "season",
            options["envoy_builds"] == "season_end",
            bool(options["spy_must_pay"]),
            options["stable_advisors"] == "all",
            bool(options["market_with_token"]),
            options["defenses_strength"] == "actual",
            options["center_token"] == "soldier",
            options["academy_choice"] == "own",
            options["preacher_pays"] == "each",
            bool(options["stable_whims"]),
            options["whim_5_draw"] == "each",
        )
        settings = ModuleSettings(
            options["rows_method"] == "draft",
            options["governor_method"] == "auction",
            options["whims_variant"] == "restoration",
            scenario_of(str(options["scenario"])),
        )
        chosen = [*modules] if settings.scenario == ids.EMPTY else [*modules, "scenarios"]
        return assemble(seats, variants, chosen, settings, installed())

    def refuse(self, options: Mapping[str, Value], modules: tuple[str, ...]) -> None:
        """Combinations that cannot be played [KI-120, KI-121]."""
        if options["edition"] == 1 and modules:
            raise BadOption("modules can't be: edition 1 has none, take edition=2 [KI-120]")
        if options["edition"] == 1 and options["scenario"] != "none":
            raise BadOption(f"scenario={options['scenario']} can't be: edition 1 has none [KI-121]")
        defaults = {option.id: option.default for option in self.options}
        for key, (needed, ruling) in NEEDS.items():
            if options[key] != defaults[key] and not set(needed) & {*modules}:
                text = " or ".join(needed)
                raise BadOption(f"option {key} can't be chosen without the module {text} [KI-{ruling}]")

    def view(self, game: AnyGame, s: KiState, seat: int | None) -> dict[str, object]:
        assert isinstance(game, Kingsburg)
        return {**view.view(game, s, seat)}

    def features(self) -> KiFeatures:
        return KiFeatures()

    def sources(self, game: AnyGame, s: KiState, options: Mapping[str, Value]) -> list[int]:
        modules = options["modules"]
        assert isinstance(modules, tuple)
        in_play = {None, *modules, *(["scenarios"] if options["scenario"] != "none" else [])}
        named = enumerate(source.name for source in self.vocabulary.sources)
        return [number for number, name in named if EXPANSION_OF_SOURCE.get(name) in in_play]

    def blank_state(self, game: AnyGame) -> KiState:
        return KiState(game.seats)

    def details(self, game: AnyGame, s: KiState, d: Decision, x: int | None) -> dict[str, object]:
        assert isinstance(game, Kingsburg)
        return (
            text_arguments.of_question(game, s, d) if x is None else text_arguments.of_action(game, s, d, x)
        )

    def event_details(self, game: AnyGame, args: Mapping[str, object]) -> dict[str, object]:
        """The edition, where an advisor is named: one has another name in each."""
        assert isinstance(game, Kingsburg)
        return text_arguments.of_names(game, args)

    def stage(self, s: KiState) -> int | None:
        """Seasons of all years; king's aid and the like belong to the season after them."""
        return None if s.phase <= 0 else int(s.year * 4 + (s.phase - 1) // 2)

    def lot(self, game: AnyGame, s: KiState, x: int) -> Lot | None:
        """The pips of dice that a player rolls: they decide how far up the court one gets."""
        d = s.stack[-1]
        if d.step != ids.ROLL_DICE:
            return None
        faces = "".join(str(faces) for faces in self.vocabulary.values(x).values())
        return Lot("pips", int(d.a), sum(int(face) for face in faces if face.isdigit()))

    def draw(
        self,
        view_: Mapping[str, Any],
        colour: bool,
        lang: str = "en",
        names: Sequence[str] = (),
        targets: Collection[str] = (),
    ) -> str:
        return view.draw(view_, colour, lang, names, targets)


DESCRIPTOR = KingsburgDescriptor()

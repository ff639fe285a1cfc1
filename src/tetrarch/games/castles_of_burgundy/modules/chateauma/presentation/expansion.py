"""The Châteauma as the world outside sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import Pick, Several, Value
from tetrarch.core.match.registry import ModuleInfo, QuickStart, SoloChallenge
from tetrarch.games.castles_of_burgundy.modules.chateauma.choosing import chosen
from tetrarch.games.castles_of_burgundy.modules.chateauma.features import ChateaumaFeatures
from tetrarch.games.castles_of_burgundy.modules.chateauma.module import Chateauma, settings_of
from tetrarch.games.castles_of_burgundy.modules.chateauma.presentation.terminal import draw_automaton
from tetrarch.games.castles_of_burgundy.modules.chateauma.presentation.vocabulary import (
    EVENTS,
    KINDS,
    SOURCES,
    STEPS,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma.tables import LEVELS, MODIFIERS, ChateaumaSettings
from tetrarch.games.castles_of_burgundy.presentation.expansions import ExpansionInfo, Translate
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants


class ChateaumaInfo(ExpansionInfo):
    """The Châteauma."""

    id = "chateauma"
    place = 10
    module = ModuleInfo(
        *("chateauma", 281, True, True),
        seats=(2, 3, 4),
        options=(
            *("chateauma_level", "chateauma_modifiers", "white_castle_search"),
            *("chateauma_shield", "chateauma_vine_tiles"),
        ),
    )
    options = {
        18: Pick("chateauma_level", "medium", 309, LEVELS),
        19: Several("chateauma_modifiers", (), 317, MODIFIERS),
        20: Pick("white_castle_search", "depot", 323, ("depot", "board"), reading=True),
        21: Pick("chateauma_shield", "value", 327, ("value", "number"), reading=True),
        22: Pick("chateauma_vine_tiles", "one_set", 330, ("one_set", "all_sets"), reading=True),
    }
    checked_first = True
    quick = (QuickStart("chateauma", 2, {"modules": ["chateauma"]}),)
    solo_challenges = (
        SoloChallenge(
            "chateauma",
            {"modules": ("chateauma",)},
            {
                "level": {level: {"chateauma_level": level} for level in LEVELS},
                "modifiers": {  # so many of them, in the rulebook's order
                    str(n): {"chateauma_modifiers": MODIFIERS[:n]} for n in range(len(MODIFIERS) + 1)
                },
            },
        ),
    )
    kinds = KINDS
    steps = STEPS
    events = EVENTS
    sources = SOURCES
    features = {140: ChateaumaFeatures()}

    def check(self, seats: int, names: Collection[str], options: Mapping[str, Value]) -> None:
        """Refuse what does not go with the Châteauma, or not without it [CB-281, CB-288]."""
        playing = "chateauma" in names
        if playing and seats == 1:
            raise BadOption("the module chateauma can't be with 1 seat: its own counts [CB-281]")
        if playing and options["start_seat"] == seats:
            raise BadOption(f"start_seat={seats} can't be: the Châteauma has that seat [CB-288]")
        if options["chateauma_level"] != "medium" and not playing:
            raise BadOption("chateauma_level can't be without the module chateauma [CB-309]")
        if options["chateauma_modifiers"] and not playing:
            raise BadOption("chateauma_modifiers can't be without the module chateauma [CB-317]")
        if options["white_castle_search"] == "board" and not (playing and "white_castles" in names):
            raise BadOption("white_castle_search=board can't be without chateauma and white_castles [CB-323]")
        if options["chateauma_shield"] == "number" and not (playing and "shields" in names):
            raise BadOption("chateauma_shield=number can't be without chateauma and shields [CB-327]")
        if options["chateauma_vine_tiles"] == "all_sets" and not (playing and "vineyards" in names):
            raise BadOption("chateauma_vine_tiles=all_sets can't be without chateauma and vineyards [CB-330]")

    def build(
        self, variants: RuleVariants, seats: int, names: Collection[str], options: Mapping[str, Value]
    ) -> Expansion:
        modifiers = options["chateauma_modifiers"]
        assert isinstance(modifiers, tuple)
        settings = ChateaumaSettings(
            LEVELS.index(str(options["chateauma_level"])),
            sum(1 << MODIFIERS.index(name) for name in modifiers),
            options["white_castle_search"] == "board",
            options["chateauma_shield"] == "number",
        )
        settings.posts, settings.shields = "border_posts" in names, "shields" in names
        settings.routes, settings.vines = "trade_routes" in names, "vineyards" in names
        return Chateauma(variants, settings)

    def view(self, game: CastlesOfBurgundy, s: CbState) -> dict[str, object]:
        """How strong it is made, and the card that the white die chooses [CB-290, CB-309, CB-317]."""
        if game.automaton < 0:
            return {}
        settings = settings_of(game)
        modifiers = [name for at, name in enumerate(MODIFIERS) if settings.modified(at)]
        return {
            "selected": ("left", "right")[chosen(s)] if s.white else None,
            "manner": {"level": LEVELS[settings.level], "modifiers": modifiers},
        }

    def seat_lines(
        self,
        v: Mapping[str, Any],
        seat: int,
        translate: Translate,
        targets: Collection[str],
        signs: Mapping[str, str],
    ) -> list[str]:
        return draw_automaton(v, translate, signs) if seat == v["automaton"] else []


EXPANSION = ChateaumaInfo()

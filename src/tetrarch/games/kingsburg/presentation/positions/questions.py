"""Whether the open questions of a position in JSON fit the rest of it."""

from __future__ import annotations

from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.kingsburg.presentation.names import DICE, EFFECTS, MOMENT, SEAT
from tetrarch.games.kingsburg.presentation.positions.start import begin_at
from tetrarch.games.kingsburg.presentation.vocabulary import STEPS
from tetrarch.games.kingsburg.rules import ids
from tetrarch.games.kingsburg.rules.buildings.effect_table import FX_HELP_FIRST, FX_HELP_PRIVATE_SECOND
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.tables import SIZE, YEARS

SEASONS = (ids.SPRING, ids.SUMMER, ids.AUTUMN)
SETUP_STEPS = ("scenario", "order", "new_year")
SEASON_STEPS = (
    *("begin_season", "roll_all", "fix_order", "helps", "give_help", "begin_build", "end_help", "late_build"),
    *("end_season", "neutral", "roll", "influence", "build", "payment", "at_before_roll", "at_after_roll"),
)
BATTLE_STEPS = (
    *("reinforce", "royal", "at_reinforced", "at_battle", "begin_battle", "fight", "suffer", "suffer_rest"),
    *("strongest", "dismiss"),
)
HELP_EFFECTS = sum(1 << n for n in range(FX_HELP_FIRST, FX_HELP_PRIVATE_SECOND + 1))
LOTS = ("scenario", "order", "invader", "neutral", "roll", "royal")


def check_questions(draft: Draft) -> None:
    """Every question must fit the calendar, the dice and the cards; without any, the year goes on."""
    if not draft.doc.has("stack"):
        begin_at(draft)
        return
    s, entries = draft.state, draft.doc["stack"].items()
    asked = [entry["ask"].text() for entry in entries]
    setup = [step.name for step in STEPS[ids.EXPANSION_STEPS :]]
    for entry, ask in zip(entries, asked, strict=True):
        for key in ("of", "to"):
            if entry.has(key) and entry[key].value != "all" and entry[key].name(SEAT) >= s.seats:
                raise entry[key].fail(f"there are {s.seats} seats, counted from 0")
        problem = question_problem(s, entry, ask, setup)
        if not problem and ask in BATTLE_STEPS and s.invader < 0 and not {"reveal", "invader"} & {*asked}:
            problem = "there is no invader card to fight against"
        if problem:
            raise entry.fail(problem)


def question_problem(s: KiState, entry: Reader, ask: str, setup: list[str]) -> str:
    """Why a question cannot be open in this position; empty if it can."""
    seat = entry["seat"].value
    if s.year == 0 and ask not in (*SETUP_STEPS, *setup):
        return "this comes after the set-up"
    if ask == "new_year" and s.year == YEARS:
        return "there is no sixth year [KI-18]"
    if ask in SEASON_STEPS and s.phase not in SEASONS:
        return "this belongs to a productive season [KI-19]"
    if ask in LOTS and isinstance(seat, int):
        return "this is drawn by lot"
    if ask == "roll" and seat == "chance":
        return roll_problem(s, entry)
    if ask == "invader" and seat == "chance" and s.invader >= 0:
        return "the card has been drawn already"
    if ask == "effects":
        at_help = entry["moment"].name(MOMENT) >= ids.AT_HELP
        helps = entry["effects"].name(EFFECTS) & HELP_EFFECTS
        if at_help != bool(helps):
            return "helps are ordered at the number of their advisor, and nothing else is"
    return ""


def roll_problem(s: KiState, entry: Reader) -> str:
    """Nobody has more than three coloured and three white dice."""
    seat, dice = entry["of"].name(SEAT), entry["dice"].name(DICE)
    if SIZE[s.dice[seat]] + (dice & 3) > 3 or SIZE[s.white[seat]] + (dice >> 2) > 3:
        return "so many dice there are not"
    return ""

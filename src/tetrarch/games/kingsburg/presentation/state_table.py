"""The fields of a position of Kingsburg, and how they stand in JSON; see `docs/positions-kingsburg.md`.

Modules have their rows in `modules/<module>/presentation/state_table.py`.
"""

from __future__ import annotations

from tetrarch.core.position.codecs import (
    Codec,
    checked,
    each_seat,
    flag,
    name_set,
    named,
    optional,
    seat,
    whole,
)
from tetrarch.core.position.reader import Draft
from tetrarch.core.position.rows import (
    int_field,
    module_checks,
    module_rows,
    module_tables,
    name_field,
    per_seat,
    seat_field,
    seats_field,
    vec_field,
)
from tetrarch.core.position.state_table import ABSENT, JsonEntry, Row, StateField, StateTable
from tetrarch.games.kingsburg import modules
from tetrarch.games.kingsburg.presentation.names import BUILDING, EFFECT, INVADER, PHASE, TARGET
from tetrarch.games.kingsburg.presentation.positions import checks, court
from tetrarch.games.kingsburg.presentation.positions.questions import check_questions
from tetrarch.games.kingsburg.rules import ids
from tetrarch.games.kingsburg.rules.tables import YEARS

GAME = "tetrarch.games.kingsburg"
MODULES = ("alternate_rows", "governors", "destiny", "troop_tokens", "whims", "scenarios")
MAX_POINTS = 9999


def in_order(seats: list[int], draft: Draft) -> str:
    return "" if sorted(seats) == list(range(draft.seats)) else "must name every seat once"


PHASE_OR_NONE = Codec(  # counted from 1 on, 0 before the first
    lambda phase: None if phase == 0 else PHASE.name(phase - 1),
    lambda item, draft: 0 if item.value is None else item.name(PHASE) + 1,
)

CALENDAR: tuple[Row, ...] = (
    int_field("year", "0 before the first", codec=whole(0, int(YEARS)), default=1),
    int_field(
        "phase", "", codec=PHASE_OR_NONE, default=lambda draft: 1 if draft.state.year else 0, needs=("year",)
    ),
    JsonEntry("at", lambda s: ABSENT),  # where a phase goes on if the stack is left out
    StateField(
        *("order", "vec[i64]", "the seats in turn order", "vec[i64](list(range(seats)))"),
        shared=True,
        codec=checked(each_seat(seat()), in_order),
        default=lambda draft: list(range(draft.seats)),
        features=("order",),
    ),
    seat_field("envoy", "who has it"),
    seat_field("aid", "who has the king's white die"),
    seats_field("passed", "seats that place no more dice"),
)

PROVINCES: tuple[Row, ...] = (
    per_seat("points", "", whole(-MAX_POINTS, MAX_POINTS)),
    per_seat("soldiers", "", whole(0, 999)),
    vec_field("goods", 'gold, wood, stone and "+2" tokens of each seat', "seats * KINDS", within="goods"),
    JsonEntry("plus2", court.tokens, court.read_tokens),
    JsonEntry("goods", court.goods, court.read_goods),
    per_seat("built", "buildings that stand", name_set(BUILDING), key="buildings"),
    vec_field("effects", "what they do at some moment; follows from `built`", shared=True),
    per_seat("used", "effects used up this season", name_set(EFFECT)),
    per_seat("used_year", "effects used up this year", name_set(EFFECT), shared=True),
    per_seat("constructed", "buildings put up this season", whole(0, 9), key="built"),
    per_seat("hired", "soldiers hired this year in phase 7", whole(0, 999), shared=True),
    per_seat("swaps", "goods exchanged in this build turn", whole(0, 9), shared=True),
    per_seat(
        "sealed", "a secret answer not yet shown", optional(whole(0, 0xFFF)), "EMPTY", ids.EMPTY, shared=True
    ),
)

COURT: tuple[Row, ...] = (
    vec_field("dice", "coloured dice not yet placed, as a handful", within="dice"),
    vec_field("white", "white dice not yet placed", within="dice"),
    JsonEntry("dice", court.dice, court.read_dice),
    per_seat("extra", "white dice to be rolled this season", whole(0, 3), key="white", features=("extra",)),
    vec_field(
        "court",
        "the first group on each place, see `group_of`; EMPTY for none",
        "PLACES",
        "EMPTY",
        within="placed",
    ),
    int_field("taken", "places with a group; follows from `court`"),
    int_field("second", "the group placed with the envoy, see `group_of`", "EMPTY", within="placed"),
    int_field("second_at", "where it lies", "EMPTY", within="placed", features=("second",)),
    JsonEntry("placed", court.placed, court.read_placed),
    int_field(
        "influenced",
        "places that had a group this season, once the dice have gone back",
        codec=name_set(TARGET),
        default=0,
    ),
    int_field("before", "the total of the dice that are being rolled again", codec=whole(0, 36), default=0),
)

WINTER: tuple[Row, ...] = (
    name_field(
        *("invader", "this year's card, once somebody has seen it", INVADER),
        codec=checked(optional(named(INVADER)), court.card_problem),
        needs=("year",),
    ),
    seats_field("known", "the seats that have"),
    StateField("shown", "bool", "whether it lies face up", codec=flag(), default=False, features=("shown",)),
    vec_field("past", "the invaders that came, by year", "YEARS", "EMPTY", shared=True, within="past"),
    JsonEntry("past", court.past, court.read_past, needs=("year",)),
    int_field("royal", "the king's die, 0 before it is rolled", codec=optional(whole(1, 6), 0), default=0),
    per_seat("relief", "soldiers that the king has sent this winter", whole(0, 99), shared=True),
    per_seat("boost", "strength bought or rolled for this winter", whole(-9, 99), shared=True, key="bonus"),
    per_seat("total", "battle totals of this winter", whole(-99, MAX_POINTS), shared=True, key="totals"),
    per_seat("won", "battles won", whole(0, int(YEARS)), shared=True),
)

TABLES = module_tables(modules, MODULES)

TABLE = StateTable(
    class_name="KiFields",
    title="Court, provinces and calendar, and what modules add. Sets are bit sets.",
    imports=(
        "from librt.vecs import vec",
        "from mypy_extensions import i64\n",
        "from tetrarch.core.engine.kernel import State",
        f"from {GAME}.rules.ids import EMPTY, KINDS, PLACES",
        f"from {GAME}.rules.tables import ALL_TROOPS, YEARS",
    ),
    rows=(*CALENDAR, *PROVINCES, *COURT, *WINTER, *module_rows(TABLES)),
    checks=(
        checks.check_calendar,
        checks.check_provinces,
        checks.check_invader,
        *module_checks(TABLES),
        check_questions,
    ),
)

"""The fields of the shields, and how they stand in JSON."""

from __future__ import annotations

from tetrarch.core.position.reader import Draft, Reader
from tetrarch.core.position.rows import int_field, vec_field
from tetrarch.core.position.state_table import JsonEntry
from tetrarch.games.castles_of_burgundy.data.files import chateauma
from tetrarch.games.castles_of_burgundy.modules.shields.module import Shields
from tetrarch.games.castles_of_burgundy.modules.shields.presentation.vocabulary import SHIELD_OR_ALL
from tetrarch.games.castles_of_burgundy.modules.shields.rules import set_powers, set_shields
from tetrarch.games.castles_of_burgundy.modules.shields.tables import COPY_MONASTERIES
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import ExpansionPosition
from tetrarch.games.castles_of_burgundy.presentation.positions.seating import halves, owners, seat_or_none
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import CELL, DEPOT
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.rules.state import CbState, inside

AFTER_TURNS = ("deploy", "tribute", "follow")


def depot_shields(s: CbState) -> dict[str, list[int]]:
    rows = {
        depot: [n + 1 for n, where in enumerate(s.shield) if where == depot] for depot in range(ids.DEPOTS)
    }
    return {DEPOT.name(depot): row for depot, row in rows.items() if row}


def read_depot_shields(draft: Draft) -> None:
    for depot, items in draft.by_name("depot_shields", DEPOT):
        for item in items.items():
            put_shield(draft, item, depot)


def shields_in_play(game: CastlesOfBurgundy) -> bool:
    return any(isinstance(module, Shields) for module in game.modules)


def put_shield(draft: Draft, item: Reader, where: int) -> int:
    """A shield lies in one place [CB-179]."""
    game, s = draft.game, draft.state
    shield = item.whole(1, ids.SHIELDS) - 1
    if not shields_in_play(game) or s.shield[shield] != ids.NONE or s.trophies >> shield & 1:
        raise item.fail("this shield is in two places, or the module is not in play [CB-179]")
    if shield + 1 in chateauma()["removed_shields"] and game.automaton >= 0:
        raise item.fail("this shield is not used with the Châteauma [CB-327]")
    s.shield[shield] = where
    return shield


def shields_of(s: CbState, seat: int) -> dict[str, int]:
    """A seat's shields by the cells of their castles."""
    homes = halves(s, seat)
    by_cell = {}
    for shield, where in enumerate(int(where) - ids.DEPOTS for where in s.shield):
        if where >= 0 and where >> 6 in homes:
            by_cell[homes.index(where >> 6) * ids.CELLS + (where & 63)] = shield + 1
    return {CELL.name(cell): number for cell, number in sorted(by_cell.items())}


def shields(s: CbState) -> list[dict[str, int]]:
    return [shields_of(s, seat) for seat in owners(s)]


def read_shields(draft: Draft) -> None:
    s = draft.state
    for seat, row in enumerate(draft.items("shields", len(owners(s)))):
        row.keys(CELL.names)
        for name in row.mapping():
            cell = CELL.read(name)
            home = s.home(seat, cell)
            if not s.castles[home] >> inside(cell) & 1:
                raise row[name].fail("no castle lies there [CB-182]")
            shield = put_shield(draft, row[name], ids.DEPOTS + int(home) * 64 + int(inside(cell)))
            set_shields(s, seat, s.shields[seat] | 1 << shield)


def follow(s: CbState) -> list[int | None]:
    """Whom each seat follows by shield 6."""
    return [seat_or_none(s.copied) if s.shields[seat] >> 5 & 1 else None for seat in owners(s)]


def read_follow(draft: Draft) -> None:
    s, count = draft.state, len(owners(draft.state))
    for seat, item in enumerate(draft.items("follow", count)):
        if item.value is not None:
            other = item.whole(0, count - 1)
            if other == seat or not s.shields[seat] >> 5 & 1:
                raise item.fail("only who has shield 6 follows another seat [CB-195]")
            s.copied = other
            set_powers(s, seat, s.own[seat] | s.own[other] & ~(1 << 27))


class ShieldsPosition(ExpansionPosition):
    """Its questions."""

    setup_questions = ("shield",)
    lots = ("shield",)

    def town_limit_lifted(self, draft: Draft, seat: int) -> bool:
        """Whether shield 6 lets or may have let the seat build by another's monastery 1 [CB-195].

        It may be out of the game by now, and whom it followed is then forgotten.
        """
        s = draft.state
        where = s.shield[COPY_MONASTERIES]
        if not shields_in_play(draft.game) or 0 <= where < ids.DEPOTS:
            return False
        if where != ids.NONE:
            return bool(s.shields[seat] >> COPY_MONASTERIES & 1) and bool(s.powers[seat] >> 1 & 1)
        return any(s.own[other] >> 1 & 1 for other in range(s.seats))

    def question_problem(self, draft: Draft, entry: Reader, ask: str) -> str:
        """Why a question about shields cannot be open in this position; empty if it can."""
        s, seat = draft.state, entry["seat"].value
        if ask == "deploy" and SHIELD_OR_ALL.name(entry["shield"].name(SHIELD_OR_ALL)) not in (
            "all",
            "14",
            "15",
        ):
            return "only shields 14 and 15 bring tiles [CB-205]"
        if ask == "shield" and seat == "chance" and ids.NONE not in s.shield:
            return "there is no shield to lay [CB-179]"
        if ask not in AFTER_TURNS or not isinstance(seat, int):
            return ""
        if s.active != ids.NONE:
            return "this is asked after the turns of a phase"
        if ask == "follow" and (not s.shields[seat] >> 5 & 1 or s.copied != ids.NONE):
            return "only who has shield 6 and follows nobody is asked [CB-196]"
        number = entry["shield"].name(SHIELD_OR_ALL) if ask != "follow" else 6
        if not number or not s.shields[seat] >> number - 1 & 1:
            return "the seat has no such shield [CB-185, CB-205]"
        return ""


ROWS = (
    vec_field(
        *("shield", "where each is: a depot, or 6 + seat * 64 + cell; NONE", "SHIELDS", "NONE"),
        within="depot_shields",
        features=("depot_shields",),
    ),
    JsonEntry("depot_shields", depot_shields, read_depot_shields, needs=("chateauma",)),
    vec_field("shields", "those of each seat, as a bit set", within="shields"),
    JsonEntry("shields", shields, read_shields, needs=("placed", "depot_shields")),
    int_field("copied", "the seat that shield 6 follows, a team's lower one", "NONE", within="follow"),
    JsonEntry("follow", follow, read_follow, needs=("shields",)),
)
POSITION = ShieldsPosition()

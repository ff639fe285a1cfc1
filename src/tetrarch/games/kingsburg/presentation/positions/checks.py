"""What must fit together in a position of Kingsburg that somebody wrote down."""

from __future__ import annotations

from tetrarch.core.position.reader import Draft
from tetrarch.games.kingsburg.presentation.names import ROW
from tetrarch.games.kingsburg.rules import ids
from tetrarch.games.kingsburg.rules.buildings.effect_table import EFFECTS_OF_BUILDING


def check_calendar(draft: Draft) -> None:
    if (draft.state.year == 0) != (draft.state.phase == 0):
        raise draft.doc.fail("year 0 is the set-up, which has no phase")


def check_provinces(draft: Draft) -> None:
    """Rows and what stands in them, from left to right [KI-63]."""
    s, doc, rows = draft.state, draft.doc, int(draft.game.variants.rows)
    for seat in range(s.seats):
        if s.alternate[seat] & ~rows:
            raise doc["rows"].items()[seat].fail("there is no such row in this game [KI-62]")
        if s.gratis[seat] & ~s.built[seat]:
            raise doc["free"].items()[seat].fail("such a building does not stand")
        allowed = 0
        for row in range(ids.ROWS):
            base = int(s.row_base(seat, row))
            standing = int(s.built[seat]) >> base & 15
            if standing & (standing + 1):
                raise doc["buildings"].items()[seat].fail(f"row {ROW.name(row)} has a gap [KI-63]")
            allowed |= 15 << base if rows >> row & 1 else 0
        if s.built[seat] & ~allowed:
            raise doc["buildings"].items()[seat].fail("a building is of a row that the seat has not [KI-62]")
        s.effects[seat] = sum(
            int(EFFECTS_OF_BUILDING[b]) for b in range(ids.BUILDINGS) if int(s.built[seat]) >> b & 1
        )


def check_invader(draft: Draft) -> None:
    s = draft.state
    if s.invader < 0 and (s.known or s.shown):
        raise draft.doc.fail("somebody knows the invader card, so 'invader' must name it [KI-60]")

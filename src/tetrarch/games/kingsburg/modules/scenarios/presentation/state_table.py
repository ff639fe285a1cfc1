"""The fields of scenarios, and how they stand in JSON."""

from __future__ import annotations

from tetrarch.core.position.codecs import checked, flag, named, optional
from tetrarch.core.position.reader import Draft
from tetrarch.core.position.rows import name_field, seats_field
from tetrarch.core.position.state_table import StateField
from tetrarch.games.kingsburg.modules.scenarios.tables import SCN_SHADOW_OF_THE_DRAGON
from tetrarch.games.kingsburg.presentation.names import INVADER, SCENARIO
from tetrarch.games.kingsburg.presentation.positions.court import card_problem
from tetrarch.games.kingsburg.rules import ids
from tetrarch.games.kingsburg.rules.tables import YEARS


def check_valley(draft: Draft) -> None:
    """The card of the second deck is another one, and who knows it knows which it is."""
    s, doc = draft.state, draft.doc
    if s.valley < 0 and (s.valley_known or s.valley_shown):
        raise doc.fail("somebody knows the valley card, so 'valley' must name it [KI-253]")
    if s.invader >= 0 and s.invader == s.valley:
        raise doc["valley"].fail("is the invader card already [KI-250]")


def reveal_dragon(draft: Draft) -> None:
    """The dragon is known to all in its scenario's last year."""
    s = draft.state
    if s.scenario == SCN_SHADOW_OF_THE_DRAGON and s.year == YEARS and not draft.doc.has("invader"):
        s.invader = ids.INVADERS - 1
        s.known = (1 << s.seats) - 1
        s.shown = True


ROWS = (
    name_field("scenario", "", SCENARIO, default=lambda draft: int(draft.game.scenario)),
    name_field(
        *("valley", "this year's card of the second deck, once somebody has seen it", INVADER),
        codec=checked(optional(named(INVADER)), card_problem),
        needs=("year",),
    ),
    seats_field("valley_known", "the seats that have"),
    StateField("valley_shown", "bool", "", codec=flag(), default=False, features=("valley_shown",)),
)
CHECKS = (check_valley, reveal_dragon)

"""The fields of destiny cards, and how they stand in JSON."""

from __future__ import annotations

from tetrarch.core.position.codecs import name_set, seat, sparse
from tetrarch.core.position.reader import Draft
from tetrarch.core.position.rows import int_field, name_field, vec_field
from tetrarch.games.kingsburg.presentation.names import DESTINY, TARGET
from tetrarch.games.kingsburg.rules import ids


def count_card(draft: Draft) -> None:
    """The card of this year is one of those that have been turned up."""
    if draft.state.destiny >= 0:
        draft.state.destinies |= 1 << int(draft.state.destiny)


ROWS = (
    name_field("destiny", "the card of this year", DESTINY),
    int_field(
        *("destinies", "all cards that have been turned up"),
        codec=name_set(DESTINY),
        default=0,
        key="destinies_past",
    ),
    vec_field(
        *("deals", "whose token shares a place's help; -1 for nobody", "PLACES", "-1"),
        shared=True,
        codec=sparse(TARGET, seat()),
        default=[ids.EMPTY] * ids.PLACES,
    ),
    int_field("gifts", "advisors where a gift of the card still lies", codec=name_set(TARGET), default=0),
)
CHECKS = (count_card,)

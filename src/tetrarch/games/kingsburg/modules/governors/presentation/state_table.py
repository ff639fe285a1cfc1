"""The fields of governors, and how they stand in JSON."""

from __future__ import annotations

from tetrarch.core.position.codecs import name_set, named, optional, whole
from tetrarch.core.position.rows import int_field, name_field, per_seat, seat_field, seats_field
from tetrarch.games.kingsburg.presentation.names import BUILDING, GOVERNOR

ROWS = (
    per_seat("gratis", "buildings put up without points", name_set(BUILDING), shared=True, key="free"),
    seats_field("consoled", "seats that the Philosopher owes a point"),
    per_seat("governor", "-1 for none", optional(named(GOVERNOR)), "-1", -1, shared=True, key="governors"),
    per_seat(
        *("hand", "governors dealt to a seat that still has to choose", name_set(GOVERNOR)),
        shared=True,
        key="dealt",
        features=("dealt", "dealt_sizes"),
    ),
    int_field("offer", "governors to be auctioned", codec=name_set(GOVERNOR), default=0),
    name_field("named", "the one that is bid for", GOVERNOR),
    int_field("bid", "", codec=whole(0, 59), default=0),
    seat_field("bidder", ""),
    seat_field("namer", "who named it"),
    seats_field("out", "seats that bid no more for it"),
)

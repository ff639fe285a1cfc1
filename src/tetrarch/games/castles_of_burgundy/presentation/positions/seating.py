"""Whose things stand together: partners share much, and an automaton's seat is told apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.position.codecs import Codec
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.core.position.rows import vec_field
from tetrarch.core.position.state_table import JsonEntry, Row
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import expansions
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.state import CbState

MAX_AMOUNT = 9999
Write = Callable[[CbState], object]


def owners(s: CbState) -> list[int]:
    """The seats by which things are listed that partners share: the lower one of each two [CB-221]."""
    return [seat for seat in range(s.seats) if seat <= s.mate(seat)]


def halves(s: CbState, seat: int) -> list[int]:
    """The seats with which a duchy lies, half by half."""
    mate = int(s.mate(seat))
    return [seat] if mate == seat else [seat, mate]


def is_automaton(s: CbState, seat: int) -> bool:
    return any(expansion.is_automaton(s, seat) for expansion in expansions())


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def distinct_seats(item: Reader, count: int) -> list[int]:
    """A list of seats without repetition."""
    seats = [entry.whole(0, count - 1) for entry in item.items()]
    if len(set(seats)) < len(seats):
        raise item.fail("names a seat twice")
    return seats


def shared_by_partners(
    name: str,
    meaning: str,
    codec: Codec,
    key: str = "",
    width: str = "",
    write: Write | None = None,
    **more: Any,
) -> tuple[Row, Row]:
    """A field that both partners have alike, which stands in JSON once for each team.

    It has one number a seat, or `width` numbers: the name of a constant in `ids`.
    """
    key = key or name
    size = int(getattr(ids, width)) if width else 1

    def write_rows(s: CbState) -> object:
        values = getattr(s, name)
        rows = [values[seat * size : (seat + 1) * size] for seat in owners(s)]
        return [codec.write(row if width else row[0]) for row in rows]

    def read_rows(draft: Draft) -> None:
        if draft.doc.has(key):
            s, teams = draft.state, len(owners(draft.state))
            rows = [codec.read(item, draft) for item in draft.doc[key].items(teams)]
            numbers = [n for row in rows for n in (row if width else [row])]
            setattr(s, name, vec[i64](numbers * (s.seats // teams)))

    field = vec_field(name, meaning, f"seats * {width}" if width else "seats", within=key, **more)
    return field, JsonEntry(key, write or write_rows, read_rows)


def places_entry(
    key: str, name: str, places: Callable[[CbState], range], codec: Codec, ruling: int, **more: Any
) -> JsonEntry:
    """The places in use of a part of the board, one value for each; JSON may leave out the last ones."""

    def write_places(s: CbState) -> object:
        return [codec.write(getattr(s, name)[place]) for place in places(s)]

    def read_places(draft: Draft) -> None:
        items, there = draft.items(key), places(draft.state)
        if len(items) > len(there):
            raise draft.doc[key].fail(f"has {len(there)} places with {draft.seats} seats [CB-{ruling}]")
        for place, item in zip(there, items, strict=False):
            getattr(draft.state, name)[place] = codec.read(item, draft)

    return JsonEntry(key, write_places, read_places, **more)

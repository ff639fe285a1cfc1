"""The table of a game's state: one row a field, from which all else that lists fields is made or checked.

A compiled game has it in `presentation/state_table.py` as TABLE. A row says what the field is called, its
type and meaning, how it begins, whether clones share it, and how it stands in JSON. From the table follow

- `rules/state_fields.py`, the class with the declarations and the copying of a clone: `make states` writes it
  (see `class_source.py`), a test compares, and the game's own state class inherits it;
- a position's JSON, both ways: `StateTable.dump` and `StateTable.load`. Checks that concern several fields
  are functions in `checks`, which run in their order when all fields are read;
- the features that show a field: a test looks that they exist, and that none is left out.

To add a field: add its row, run `make states`, use it. Kingdom Builder's table is the example to copy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from tetrarch.core.position.codecs import Codec
from tetrarch.core.position.reader import Draft

ABSENT: Any = object()  # what an entry writes that is read and never written
REQUIRED: Any = object()  # as a default: the field must be given
MAKE: dict[str, Callable[[Any], Any]] = {"vec[i64]": vec[i64], "vec[u8]": vec[u8]}  # from what codecs read


@dataclass(frozen=True)
class Presence:
    """When a position has an entry at all, and what is said of the entry where it does not belong."""

    has: Callable[[Any], bool] = lambda s: True
    refusal: str = ""


@dataclass(frozen=True)
class StateField:
    """One attribute of the state.

    A field without a codec and without `within` follows from others, and is not in JSON.
    """

    name: str
    type: str  # as it is written in the source
    meaning: str
    initial: str = ""  # its first value as source; may use `seats`. Else 0, False or an empty vec
    shared: bool = False  # replaced and never changed in place, so clones share it
    codec: Codec | None = None
    key: str = ""  # its name in JSON, if it is another
    default: Any = REQUIRED  # what it is if JSON leaves it out; a function gets the draft
    needs: tuple[str, ...] = ()  # keys that must be read before it
    within: str = ""  # the key of the JsonEntry that writes and reads it
    presence: Presence = Presence()
    features: tuple[str, ...] = ()  # where a network sees it
    module: str = ""  # the expansion that it belongs to

    @property
    def derived(self) -> bool:
        return self.codec is None and not self.within

    def write(self, s: Any) -> object:
        assert self.codec
        return self.codec.write(getattr(s, self.name))

    def read(self, draft: Draft) -> None:
        assert self.codec
        key = self.key or self.name
        if draft.doc.has(key) or self.default is REQUIRED:
            value = self.codec.read(draft.doc[key], draft)
        else:
            value = self.default(draft) if callable(self.default) else self.default
        setattr(draft.state, self.name, MAKE.get(self.type, lambda same: same)(value))


@dataclass(frozen=True)
class JsonEntry:
    """An entry of the JSON that is not just one field: it shows several, or must be read in its own way."""

    key: str
    write: Callable[[Any], object]  # from a state
    read: Callable[[Draft], object] = lambda draft: None  # sets fields; by default another entry reads it too
    needs: tuple[str, ...] = ()
    presence: Presence = Presence()


Row = StateField | JsonEntry


@dataclass(frozen=True)
class StateTable:
    """All fields of a game's state, in the order of the JSON."""

    rows: Sequence[Row]
    checks: Sequence[Callable[[Draft], None]] = ()  # of what concerns several fields
    class_name: str = ""  # of the class that is made, with its docstring and imports
    title: str = ""
    imports: Sequence[str] = ()

    @property
    def fields(self) -> list[StateField]:
        return [row for row in self.rows if isinstance(row, StateField)]

    @cached_property
    def by_key(self) -> dict[str, Row]:
        return {row.key or getattr(row, "name", ""): row for row in self.rows if in_json(row)}

    def entries(self) -> dict[str, Row]:
        """What stands in JSON, by key."""
        return self.by_key

    def dump(self, s: Any, keys: Iterable[str] | None = None) -> dict[str, object]:
        """All of a position but its questions; or only some of it, as a view may show."""
        entries = self.entries()
        rows = {key: entries[key] for key in keys or entries if key in entries}
        values = {key: row.write(s) for key, row in rows.items() if row.presence.has(s)}
        return {key: value for key, value in values.items() if value is not ABSENT}

    def load(self, draft: Draft) -> None:
        """Fill in a draft's state; BadPosition names the first wrong field."""
        draft.doc.keys((*self.entries(), "stack"))
        self.read(draft)
        for check in self.checks:
            check(draft)

    def read(self, draft: Draft) -> None:
        """Read every entry, each after those that it needs."""
        for key, row in reading_order(self.entries()):
            if row.presence.has(draft.state):
                row.read(draft)
            elif draft.doc.has(key):
                raise draft.doc[key].fail(row.presence.refusal)


def in_json(row: Row) -> bool:
    return isinstance(row, JsonEntry) or row.codec is not None


def reading_order(entries: dict[str, Row]) -> Iterator[tuple[str, Row]]:
    """The rows as they stand, but each after those that it needs."""
    done: set[str] = set()

    def visit(key: str) -> Iterator[tuple[str, Row]]:
        if key not in done:
            done.add(key)
            for other in entries[key].needs:
                if other in entries:  # else an expansion that is not installed has it
                    yield from visit(other)
            yield key, entries[key]

    for key in entries:
        yield from visit(key)

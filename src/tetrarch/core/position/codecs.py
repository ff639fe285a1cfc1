"""How values of a state stand in JSON: each codec writes one kind of value and reads it back with care."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tetrarch.core.match.vocabulary import Names
from tetrarch.core.position.reader import Draft, Reader

Bound = int | Callable[[Draft], int]  # a limit; or one that follows from what has been read before


@dataclass(frozen=True)
class Codec:
    """Both directions of one kind of value."""

    write: Callable[[Any], object]
    read: Callable[[Reader, Draft], Any]


def limit(bound: Bound, draft: Draft) -> int:
    return bound if isinstance(bound, int) else bound(draft)


def whole(least: int, most: Bound) -> Codec:
    """A whole number within bounds."""
    return Codec(int, lambda item, draft: item.whole(least, limit(most, draft)))


def ordinal(most: int) -> Codec:
    """A number that people count from 1 on and the state from 0."""
    return Codec(lambda n: int(n) + 1, lambda item, draft: item.whole(1, most) - 1)


def checked(codec: Codec, problem: Callable[[Any, Draft], str]) -> Codec:
    """A value about which there is more to say than its form: `problem` is empty, or tells what is wrong."""

    def read(item: Reader, draft: Draft) -> Any:
        value = codec.read(item, draft)
        if text := problem(value, draft):
            raise item.fail(text)
        return value

    return Codec(codec.write, read)


def flag() -> Codec:
    """True or false."""
    return Codec(bool, lambda item, draft: item.flag())


def named(names: Names) -> Codec:
    """An int that has a name."""
    return Codec(lambda i: names.name(int(i)), lambda item, draft: item.name(names))


def seat() -> Codec:
    """The number of a seat, from 0 on."""
    return whole(0, lambda draft: draft.seats - 1)


def optional(codec: Codec, none: int = -1) -> Codec:
    """A value, or null for none; `none` is the int that stands for it."""
    return Codec(
        lambda value: None if value == none else codec.write(value),
        lambda item, draft: none if item.value is None else codec.read(item, draft),
    )


def list_of(codec: Codec, count: Bound | None = None) -> Codec:
    """A list of values, of any length or of a fixed one."""
    return Codec(
        lambda values: [codec.write(value) for value in values],
        lambda item, draft: [
            codec.read(entry, draft) for entry in item.items(None if count is None else limit(count, draft))
        ],
    )


def each_seat(codec: Codec) -> Codec:
    """One value for every seat."""
    return list_of(codec, lambda draft: draft.seats)


def each_seat_row(codec: Codec, width: int) -> Codec:
    """Several ints for every seat, one seat's after the other's in the state: `codec` takes a seat's row."""
    return Codec(
        lambda values: [codec.write(values[at : at + width]) for at in range(0, len(values), width)],
        lambda item, draft: [n for entry in item.items(draft.seats) for n in codec.read(entry, draft)],
    )


def named_rows(names: Names, codec: Codec, width: int) -> Codec:
    """Several ints for each name, one row after the other in the state; rows of zeros are left out."""

    def read(item: Reader, draft: Draft) -> list[int]:
        item.keys(names.names)
        none = [0] * width
        rows = [codec.read(item[name], draft) if item.has(name) else none for name in names.names]
        return [n for row in rows for n in row]

    def write(values: Sequence[int]) -> object:
        rows = {name: values[i * width : (i + 1) * width] for i, name in enumerate(names.names)}
        return {name: codec.write(row) for name, row in rows.items() if any(row)}

    return Codec(write, read)


def counts(names: Names, most: Bound) -> Codec:
    """How many there are of each thing that has a name; those that are not there are left out."""

    def read(item: Reader, draft: Draft) -> list[int]:
        item.keys(names.names)
        return [item.get(name, lambda entry: entry.whole(0, limit(most, draft)), 0) for name in names.names]

    return Codec(lambda values: {names.name(i): int(n) for i, n in enumerate(values) if n}, read)


def sparse(names: Names, codec: Codec, none: int = -1) -> Codec:
    """Values by name, one int for each name; those that are `none` are left out."""

    def read(item: Reader, draft: Draft) -> list[int]:
        item.keys(names.names)
        return [codec.read(item[name], draft) if item.has(name) else none for name in names.names]

    return Codec(
        lambda values: {names.name(i): codec.write(n) for i, n in enumerate(values) if n != none}, read
    )


def name_set(names: Names) -> Codec:
    """A bit set as a list of names, each once."""

    def read(item: Reader, draft: Draft) -> int:
        bits = 0
        for entry in item.items():
            bit = 1 << entry.name(names)
            if bits & bit:
                raise entry.fail(f"{entry.value} is named twice")
            bits |= bit
        return bits

    return Codec(lambda bits: members(bits, names.names), read)


def number_set(most: int) -> Codec:
    """A bit set as a list of numbers from 1 on."""

    def read(item: Reader, draft: Draft) -> int:
        bits = 0
        for entry in item.items():
            bits |= 1 << entry.whole(1, most) - 1
        return bits

    return Codec(lambda bits: [n + 1 for n in range(most) if bits >> n & 1], read)


def seat_set() -> Codec:
    """A bit set of seats as a list of their numbers."""

    def read(item: Reader, draft: Draft) -> int:
        bits = 0
        for entry in item.items():
            bits |= 1 << entry.whole(0, draft.seats - 1)
        return bits

    return Codec(lambda bits: [seat for seat in range(int(bits).bit_length()) if bits >> seat & 1], read)


def members(bits: int, names: Sequence[str]) -> list[str]:
    """The names of the bits that are set."""
    return [name for i, name in enumerate(names) if bits >> i & 1]

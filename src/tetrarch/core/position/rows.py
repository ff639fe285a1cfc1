"""Rows of common kinds for tables of state fields, and the rows that expansions add.

Unless told otherwise, the feature that shows a field has its key, else its name; what follows from other
fields has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from tetrarch.core.match.vocabulary import Names
from tetrarch.core.position.codecs import Codec, each_seat, named, optional, seat, seat_set
from tetrarch.core.position.reader import Draft
from tetrarch.core.position.state_table import Row, StateField


def int_field(name: str, meaning: str, initial: str = "", **more: Any) -> StateField:
    """One number."""
    return StateField(name, "i64", meaning, initial, **with_feature(name, more))


def vec_field(name: str, meaning: str, size: str = "seats", fill: str = "0", **more: Any) -> StateField:
    """So many numbers, all of them `fill` at the start."""
    initial = f"vec[i64]([{fill}] * ({size}))" if size else ""
    return StateField(name, "vec[i64]", meaning, initial, **with_feature(name, more))


def with_feature(name: str, more: dict[str, Any]) -> dict[str, Any]:
    shown = "codec" in more or "within" in more
    return {"features": (more.get("key") or name,) if shown else ()} | more


def per_seat(
    name: str, meaning: str, codec: Codec, fill: str = "0", default: int = 0, **more: Any
) -> StateField:
    """A number for each seat; JSON may leave all of them out."""
    return vec_field(
        name,
        meaning,
        "seats",
        fill,
        codec=each_seat(codec),
        default=lambda draft: [default] * draft.seats,
        **more,
    )


def seat_field(name: str, meaning: str, **more: Any) -> StateField:
    """A seat, or -1 for nobody."""
    return int_field(name, meaning, "-1", codec=optional(seat()), default=-1, **more)


def seats_field(name: str, meaning: str, **more: Any) -> StateField:
    """A bit set of seats."""
    return int_field(name, meaning, codec=seat_set(), default=0, **more)


def name_field(name: str, meaning: str, names: Names, **more: Any) -> StateField:
    """One thing that has a name, or -1 for none."""
    return int_field(name, meaning, "-1", **{"codec": optional(named(names)), "default": -1} | more)


def module_tables(modules: ModuleType, names: Iterable[str]) -> dict[str, ModuleType]:
    """The state tables of those expansions in a game's folder of modules that are installed."""
    folder = Path(modules.__path__[0])
    there = [name for name in names if (folder / name / "presentation" / "state_table.py").exists()]
    return {name: import_module(f"{modules.__name__}.{name}.presentation.state_table") for name in there}


def module_rows(tables: dict[str, ModuleType]) -> list[Row]:
    """The rows of the expansions, each with its name."""
    return [
        replace(row, module=name) if isinstance(row, StateField) else row
        for name, table in tables.items()
        for row in table.ROWS
    ]


def module_checks(tables: dict[str, ModuleType]) -> list[Callable[[Draft], None]]:
    """Their checks of several fields."""
    return [check for table in tables.values() for check in getattr(table, "CHECKS", ())]

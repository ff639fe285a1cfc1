"""Columns that hold JSON."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Dialect, Text
from sqlalchemy.types import TypeDecorator


class Damaged(Exception):
    """What is stored cannot be read: the message says where. In a row it stands for the value."""


class JsonText(TypeDecorator[Any]):
    """JSON, stored as text: the same in both kinds of database, in their backups and in every revision."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else json.dumps(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        if value is None:
            return None
        try:
            return json.loads(value)
        except (ValueError, TypeError, RecursionError):
            return Damaged("no JSON")  # one bad value must not spoil a page of rows: who needs it finds out


def damage_of(row: object) -> Damaged | None:
    """What is wrong with the JSON of a row (a dataclass); None if it can be used."""
    bad = sorted(name for name, value in vars(row).items() if isinstance(value, Damaged))
    return Damaged(f"column {', '.join(bad)} holds no JSON") if bad else None

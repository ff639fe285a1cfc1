"""Text that can be stored and shown anywhere: no control characters, nothing that is no Unicode.

PostgreSQL takes no NUL, SQLite takes it and gives it back cut off, and terminals obey some of the others.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct

CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
# how the bytes of a message look if one of them may be in it: raw, or as JSON writes it
SUSPECT = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]|\xef\xbf[\xbe\xbf]|\\[bfu]")


def has_control(text: str) -> bool:
    """Whether a text has characters that no text should have; tabs and ends of lines may be in it."""
    return CONTROL.search(text) is not None


def controls_in(value: Any) -> bool:
    """Whether any text within a message has such characters."""
    if isinstance(value, str):
        return has_control(value)
    if isinstance(value, dict):
        return any(controls_in(part) for pair in value.items() for part in pair)
    if isinstance(value, list | tuple):
        return any(controls_in(part) for part in value)
    if isinstance(value, Struct):
        return any(controls_in(getattr(value, name)) for name in value.__struct_fields__)
    return False


def without_controls(value: Any) -> Any:
    """A stored value as every database takes it."""
    return CONTROL.sub("\ufffd", value) if isinstance(value, str) else value

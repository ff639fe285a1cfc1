"""TypeScript types of the wire, made from `schemas*.py`: `python -m tetrarch.server.typescript FILE`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, Struct, inspect

from tetrarch.server import (
    schemas,
    schemas_accounts,
    schemas_clocks,
    schemas_notices,
    schemas_people,
    schemas_replay,
)

MODULES = (
    schemas,
    schemas_accounts,
    schemas_clocks,
    schemas_notices,
    schemas_people,
    schemas_replay,
)  # an area's messages are in a file of their own
HEAD = """\
// The messages between client and server. Made from src/tetrarch/server/schemas*.py by
// `python3 tools/dev.py wire`: do not edit.

"""
PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def structs() -> list[type[Struct]]:
    """Every message of the wire, in the order of the files."""
    bases = (schemas.Request, schemas.Answer)
    named = {id(kind): kind for module in MODULES for kind in vars(module).values()}
    found = [kind for kind in named.values() if isinstance(kind, type) and issubclass(kind, bases)]
    return [kind for kind in found if kind not in bases]


def written() -> str:
    """The whole file."""
    parts = [interface(kind) for kind in structs()]
    parts += [union(name) for name in ("ClientMessage", "ServerMessage")]
    return HEAD + "\n".join(parts)


def interface(kind: type[Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    lines = [*comment(kind), f"export interface {kind.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {quoted(info.tag)};")
    for field in info.fields:
        optional = left_out(field, issubclass(kind, schemas.Request))
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {spelled(field.type)};")
    return "\n".join([*lines, "}", ""])


def comment(kind: type[Struct]) -> list[str]:
    text = " ".join((kind.__doc__ or "").split())
    inherited = any(kind.__doc__ == base.__doc__ for base in kind.__mro__[1:])
    return [f"/** {text} */"] if text and not inherited else []


def left_out(field: inspect.Field, request: bool) -> bool:
    """Whether the field may be missing: the server always writes all of them but those marked unset."""
    if isinstance(field.type, inspect.UnionType) and unset(field.type.types):
        return True
    return request and (field.default is not NODEFAULT or field.default_factory is not NODEFAULT)


def unset(types: tuple[inspect.Type, ...]) -> bool:
    return any(type(kind).__name__ == "UnsetType" for kind in types)


def spelled(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    if isinstance(kind, inspect.Metadata):
        return spelled(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(quoted(value) for value in kind.values)
    if isinstance(kind, inspect.ListType):
        inner = spelled(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{spelled(kind.key_type)}, {spelled(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(spelled(part) for part in kind.types if not unset((part,)))
    return PLAIN[type(kind)]


def quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def union(name: str) -> str:
    kinds = [kind.__name__ for kind in getattr(schemas, name).__args__]
    return f"export type {name} = {' | '.join(kinds)};\n"


def main(words: list[str]) -> int:
    path = Path(words[0])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

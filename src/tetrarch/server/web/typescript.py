"""The wire's types in TypeScript: `python -m tetrarch.server.web.typescript FOLDER`.

`types.ts` has the messages of `server/schemas`, `views/<game>.ts` what a seat sees of a game.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, Struct, inspect

from tetrarch.server import schemas
from tetrarch.server.web.typescript_views import view_files

HEAD = """\
// The messages between client and server. Made from src/tetrarch/server/schemas by
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
    """Every message of the wire."""
    bases = (schemas.Request, schemas.Answer)
    found = [kind for kind in vars(schemas).values() if isinstance(kind, type) and issubclass(kind, bases)]
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
        lines.append(f"  {info.tag_field}: {literal(info.tag)};")
    for field in info.fields:
        optional = left_out(field, issubclass(kind, schemas.Request))
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {type_text(field.type)};")
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


def type_text(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    if isinstance(kind, inspect.Metadata):
        return type_text(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(literal(value) for value in kind.values)
    if isinstance(kind, inspect.ListType):
        inner = type_text(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{type_text(kind.key_type)}, {type_text(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(type_text(part) for part in kind.types if not unset((part,)))
    return PLAIN[type(kind)]


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def union(name: str) -> str:
    kinds = [kind.__name__ for kind in getattr(schemas, name).__args__]
    return f"export type {name} = {' | '.join(kinds)};\n"


def files() -> dict[str, str]:
    """Every file by its place in the folder."""
    return {"types.ts": written(), **{f"views/{name}": text for name, text in view_files().items()}}


def main(words: list[str]) -> int:
    for name, text in files().items():
        path = Path(words[0], name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

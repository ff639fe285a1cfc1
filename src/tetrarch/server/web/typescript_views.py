"""The games' views in TypeScript, one file a game, from the TypedDict that its descriptor names."""

from __future__ import annotations

import json
import re
import sys
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from tetrarch.core.match.registry import Descriptor, list_games

HEAD = """\
// What a seat sees of a game. Made from src/tetrarch/{source} by
// `python3 tools/dev.py wire`: do not edit.

"""
PLAIN: dict[object, str] = {int: "number", bool: "boolean", str: "string", NoneType: "null"}


def view_files() -> dict[str, str]:
    """The text of each file by its name."""
    return {f"{game.id}.ts": view_file(game) for game in list_games()}


def view_file(game: Descriptor) -> str:
    module = sys.modules[game.view_type.__module__]
    writer = ViewWriter(vars(module))
    writer.add(game.view_type)
    source = module.__name__.removeprefix("tetrarch.").replace(".", "/") + ".py"
    return HEAD.format(source=source) + "\n".join(writer.declarations)


class ViewWriter:
    """Writes TypedDicts and what they are made of; a type that has a name in its module keeps it."""

    def __init__(self, module: dict[str, Any]) -> None:
        aliases = {name: kind for name, kind in module.items() if get_origin(kind) in (Literal, dict)}
        self.names = {kind: name for name, kind in aliases.items() if not is_plain(kind)}
        self.done: set[str] = set()
        self.declarations: list[str] = []
        for name, kind in aliases.items():
            mapping = get_origin(kind) is dict
            text = f"export type {name} = {self.mapping(kind)};\n" if mapping else literals(name, kind)
            self.declarations.append(text)

    def add(self, shape: type) -> str:
        """Declare a TypedDict, and those inside it, once; return its name."""
        name = shape.__name__
        if name not in self.done:
            self.done.add(name)
            fields = [self.field(shape, *hint) for hint in get_type_hints(shape, include_extras=True).items()]
            doc = " ".join((shape.__doc__ or "").split())
            comment = [f"/** {doc} */"] if doc and not doc.startswith("dict(") else []
            lines = [*comment, f"export interface {name} {{", *fields, "}", ""]
            self.declarations.append("\n".join(lines))
        return name

    def field(self, shape: Any, name: str, kind: Any) -> str:
        left_out = name in shape.__optional_keys__ or get_origin(kind) is NotRequired
        if get_origin(kind) is NotRequired:
            [kind] = get_args(kind)
        key = name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)
        return f"  readonly {key}{'?' if left_out else ''}: {self.type_text(kind)};"

    def type_text(self, kind: Any) -> str:
        """A type in TypeScript; nothing in a view is changed, so everything is readonly."""
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in self.names:
            return self.names[kind]
        if is_typeddict(kind):
            return self.add(kind)
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in inner)
        if origin in (Union, UnionType):
            return " | ".join(self.type_text(part) for part in inner)
        if origin is tuple:
            return f"readonly [{', '.join(self.type_text(part) for part in inner)}]"
        if origin is list:
            item = self.type_text(inner[0])
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        assert origin is dict, f"the client has no type for {kind}"
        return self.mapping(kind)

    def mapping(self, kind: Any) -> str:
        """A dict; where its keys are named, not every one of them need be there."""
        key, value = get_args(kind)
        record = f"Record<{self.type_text(key)}, {self.type_text(value)}>"
        return f"Readonly<{record}>" if key is str else f"Readonly<Partial<{record}>>"


def is_plain(kind: Any) -> bool:
    """Whether many types look like this one, such as `dict[str, int]`, so that it has no name of its own."""
    return get_origin(kind) is dict and all(part in PLAIN for part in get_args(kind))


def literals(name: str, kind: Any) -> str:
    """Names as a list that can be walked through, and as a type: `COLOURS` and `Colour`."""
    values = f"{name.upper()}S"
    listed = ", ".join(json.dumps(value) for value in get_args(kind))
    return f"export const {values} = [{listed}] as const;\nexport type {name} = (typeof {values})[number];\n"

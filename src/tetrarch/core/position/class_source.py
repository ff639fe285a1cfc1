"""The source of a game's state class, made from its table of fields: `make states` writes it.

It is written out because it is compiled: a clone that walked through a table would be many times slower.
"""

from __future__ import annotations

import textwrap
from importlib import import_module
from importlib.util import find_spec

from tetrarch.core.match.registry import GAMES
from tetrarch.core.position.state_table import StateField, StateTable

HEAD = '''"""Made from presentation/state_table.py by `make states`: change that, not this."""

# fmt: off
'''
FIRST_VALUES = {"i64": "0", "bool": "False"}
WIDTH = 110


def class_source(table: StateTable) -> str:
    """The module with the class of a table."""
    name = table.class_name
    fields = sorted(
        table.fields, key=lambda field: not copied(field).endswith("[:]")
    )  # in memory: these first
    return "\n".join(
        [
            HEAD,
            *table.imports,
            "\n",
            f"class {name}(State):",
            f'    """{table.title}"""\n',
            *(line for field in fields for line in declaration(field)),
            "",
            f'    def __init__(self, seats: i64, source: "{name} | None" = None) -> None:',
            '        """A position at its start, or a copy of another one."""',
            "        super().__init__(seats)",
            "        if source is None:",
            *(f"            self.{field.name} = {first_value(field)}" for field in fields),
            "        else:",
            *(f"            self.{field.name} = source.{copied(field)}" for field in fields),
            # not assigned: a compiled `__init__` would leak the list that the parent's has made
            "            self.stack.extend(source.stack)",
            "",
        ]
    )


def declaration(field: StateField) -> list[str]:
    """A field with its meaning, beside it or above it."""
    told = f"{field.module}: {field.meaning}" if field.module else field.meaning
    line = f"    {field.name}: {field.type}"
    if not told:
        return [line]
    if len(line) + len(told) + 4 <= WIDTH:
        return [f"{line}  # {told}"]
    return [*textwrap.wrap(told, WIDTH, initial_indent="    # ", subsequent_indent="    # "), line]


def first_value(field: StateField) -> str:
    return field.initial or FIRST_VALUES.get(field.type) or f"{field.type}()"


def copied(field: StateField) -> str:
    """Vecs and lists that are changed in place are copied, all else is shared."""
    in_place = field.type.startswith(("vec[", "list[")) and not field.shared
    return f"{field.name}[:]" if in_place else field.name


def sources() -> dict[str, str]:
    """What every game's `rules/state_fields.py` should be, by the game's id."""
    found: dict[str, str] = {}
    for game in GAMES:
        if find_spec(f"tetrarch.games.{game}.presentation.state_table"):
            module = import_module(f"tetrarch.games.{game}.presentation.state_table")
            found[game] = class_source(module.TABLE)
    return found

"""Each expansion is in one folder: its numbers, its fields; the base game knows of neither."""

from __future__ import annotations

import ast
import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from tetrarch.games.castles_of_burgundy.presentation.state_table import TABLE

SOURCES = Path(__file__).parents[3] / "src"
GAME = SOURCES / "tetrarch" / "games" / "castles_of_burgundy"
EXPANSIONS = sorted(path.parent.name for path in (GAME / "modules").glob("*/__init__.py"))
BASE = [
    path
    for folder in ("data", "rules", "evaluation", "presentation")
    for path in (GAME / folder).rglob("*.py")
    if path.name != "state_fields.py"  # the one class with the fields of all
]
SORTS = {  # of numbers, by the comments above them
    "effects": "EFFECT_",
    "steps": "",
    "kinds of action": "",
    "events": "",
    "sources of points": "SOURCE_",
    "triggers": "",
    "amounts": "",
}
COUNTS = ("SOURCE_EXPANSIONS", "SOURCES")  # bounds, which the first after them shares


def numbers(path: Path) -> list[tuple[str, str, int]]:
    """The constants of a module of ints: the comment above them, name, number."""
    module = import_module(".".join(path.relative_to(SOURCES).with_suffix("").parts))
    found, sort = [], ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            sort = re.split("[:;]", line[2:])[0]
        if match := re.match(r"([A-Z]\w*): Final", line):
            found.append((sort, match[1], int(getattr(module, match[1]))))
    return found


@pytest.mark.parametrize("sort", SORTS)
def test_no_number_is_given_twice(sort: str) -> None:
    files = [GAME / "rules" / "ids.py", *(GAME / "modules").glob("*/ids.py")]
    rows = [row for path in files for row in numbers(path) if row[0] == sort]
    given = {name: n for _, name, n in rows if name.startswith(SORTS[sort]) and name not in COUNTS}
    assert len(given) > 10 and [n for n, times in Counter(given.values()).items() if times > 1] == []


def test_every_number_of_an_expansion_is_of_a_known_sort() -> None:
    sorts = {sort for path in (GAME / "modules").glob("*/ids.py") for sort, _, _ in numbers(path)}
    own = {sort for sort in sorts if sort not in SORTS}
    assert own <= {"sizes", "what may be due at the same moment, after the bonuses of vineyards"}


def test_the_base_game_imports_no_expansion() -> None:
    """Expansions are found by their folders alone."""
    imports = [
        (path.name, node.module)
        for path in BASE
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and ".castles_of_burgundy.modules." in node.module
    ]
    assert EXPANSIONS and imports == []


def test_the_base_game_reads_no_field_of_an_expansion() -> None:
    own = {field.name for field in TABLE.fields if field.module}
    reads = [
        (path.name, node.attr)
        for path in BASE
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in own and is_state(node.value)
    ]
    assert len(own) > 20 and reads == []


def is_state(node: ast.expr) -> bool:
    """Whether an expression is a position, by the names that positions have here."""
    if isinstance(node, ast.Name):
        return node.id in ("s", "t", "state")
    return isinstance(node, ast.Attribute) and node.attr in ("s", "state")

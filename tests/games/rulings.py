"""What must hold of a game's numbered rulings: a test names each, and all languages say the same."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path

from tetrarch.core.registry import Descriptor
from tetrarch.core.rulings import Ruling

OPTION = re.compile(r"`([a-z_]+)`")


def markers(node: ast.FunctionDef) -> list[str]:
    """The rulings that a test names by its marker."""
    return [
        str(arg.value)
        for call in node.decorator_list
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("ruling", "pytest.mark.ruling")
        for arg in call.args
        if isinstance(arg, ast.Constant)
    ]


class Book:
    """A game's rulings beside the folder of its tests."""

    def __init__(self, descriptor: Descriptor, folder: Path) -> None:
        self.descriptor = descriptor
        self.folder = folder
        self.prefix = descriptor.words.prefix
        self.number = re.compile(rf"{self.prefix}-(\d+)")

    def named(self) -> dict[str, list[str]]:
        """The tests that name each ruling."""
        found: dict[str, list[str]] = {}
        for path in sorted(self.folder.glob("test_*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    for ruling in markers(node):
                        found.setdefault(ruling, []).append(f"{path.name}::{node.name}")
        return found

    def unproved(self) -> list[str]:
        tests = self.named()
        return [id for id in self.descriptor.rulings() if id not in tests]

    def unknown(self) -> dict[str, list[str]]:
        """Tests that name a ruling there is not."""
        return {id: tests for id, tests in self.named().items() if id not in self.descriptor.rulings()}

    def facts(self, ruling: Ruling) -> tuple[list[str], list[str], list[str]]:
        """References, options and numbers: what no translation changes."""
        text = f"{ruling.title}. {ruling.text}"
        digits = re.findall(r"\d+", self.number.sub("", text))
        return sorted(self.number.findall(text)), sorted(OPTION.findall(text)), sorted(digits)

    def astray(self, rulings: Mapping[str, Ruling]) -> list[str]:
        """Rulings that refer to themselves or to one there is not."""
        return [
            id
            for id, ruling in rulings.items()
            for number in self.number.findall(ruling.text)
            if f"{self.prefix}-{number}" not in rulings or f"{self.prefix}-{number}" == id
        ]

    def cited(self, steps: list[int]) -> list[str | None]:
        """All rulings that moves, points and questions cite."""
        words = self.descriptor.words
        numbers = [kind.ruling for kind in words.kinds.values()] + [source.ruling for source in words.sources]
        return [words.ruling(number) for number in [*numbers, *steps]]

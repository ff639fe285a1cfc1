"""What must be true of every game's rulings: each has a test and says the same in all languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from tetrarch.core.engine.kernel import Step
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.registry import Descriptor
from tetrarch.core.match.rulings import Ruling

OPTION = re.compile(r"`([a-z_]+)`")


def markers(node: ast.FunctionDef) -> list[str]:
    return [
        str(arg.value)
        for call in node.decorator_list
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("ruling", "pytest.mark.ruling")
        for arg in call.args
        if isinstance(arg, ast.Constant)
    ]


def named(folder: Path) -> dict[str, list[str]]:
    """The tests of a folder that name a ruling by their marker."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for ruling in markers(node):
                    found.setdefault(ruling, []).append(f"{path.name}::{node.name}")
    return found


class Rulings:
    """The tests; a game's subclass says which game it is."""

    game: ClassVar[Descriptor]
    count: ClassVar[int]
    setup: ClassVar[Mapping[str, object]] = {}  # options under which the game can be built
    unstated: ClassVar[
        tuple[str, ...]
    ] = ()  # options whose ruling needs not state the default in the usual words

    def numbers(self, text: str) -> list[str]:
        """The rulings that a text refers to."""
        return re.findall(rf"{self.game.vocabulary.prefix}-(\d+)", text)

    def facts(self, ruling: Ruling) -> tuple[list[str], list[str], list[str]]:
        """What must not depend on the language: references, options, figures."""
        text = f"{ruling.title}. {ruling.text}"
        figures = re.findall(r"\d+", re.sub(rf"{self.game.vocabulary.prefix}-\d+", "", text))
        return sorted(self.numbers(text)), sorted(OPTION.findall(text)), sorted(figures)

    @property
    def tests(self) -> dict[str, list[str]]:
        return named(Path(__file__).parent / self.game.id)

    def test_rulings_are_numbered_in_order(self) -> None:
        prefix = self.game.vocabulary.prefix
        assert list(self.game.rulings()) == [f"{prefix}-{number}" for number in range(1, self.count + 1)]

    def test_every_ruling_has_a_test(self) -> None:
        tests = self.tests
        assert [id for id in self.game.rulings() if id not in tests] == []

    def test_no_test_names_an_unknown_ruling(self) -> None:
        assert {id: tests for id, tests in self.tests.items() if id not in self.game.rulings()} == {}

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_all_languages_have_the_same_rulings(self, lang: str) -> None:
        rulings = self.game.rulings(lang)
        assert list(rulings) == list(self.game.rulings())
        assert all(ruling.title and ruling.text and ruling.section for ruling in rulings.values())

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_all_languages_say_the_same_numbers(self, lang: str) -> None:
        other, english = self.game.rulings(lang), self.game.rulings()
        assert {id: self.facts(other[id]) for id in english} == {
            id: self.facts(english[id]) for id in english
        }

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_references_lead_somewhere(self, lang: str) -> None:
        rulings = self.game.rulings(lang)
        for id, ruling in rulings.items():
            for number in self.numbers(ruling.text):
                other = f"{self.game.vocabulary.prefix}-{number}"
                assert other in rulings and other != id

    def test_every_option_cites_the_ruling_that_names_it(self) -> None:
        for option in self.game.options:
            text = self.game.rulings()[f"{self.game.vocabulary.prefix}-{option.ruling}"].text
            if option.id not in self.unstated:
                assert f"`{option.id}`" in text and f"default: {str(option.default).lower()}" in text

    def test_all_that_cites_a_ruling_cites_one_that_exists(self) -> None:
        vocabulary = self.game.vocabulary
        cited = [kind.ruling for kind in vocabulary.kinds.values()] + [
            source.ruling for source in vocabulary.sources
        ]
        game, _ = self.game.game(2, self.setup)
        cited += [int(step.ruling) for step in game.steps if type(step) is not Step]
        assert all(vocabulary.ruling(number) in self.game.rulings() for number in cited)

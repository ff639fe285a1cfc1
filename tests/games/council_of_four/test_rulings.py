"""Every ruling is proved by a test that names it, and says the same in all languages."""

import ast
import re
from pathlib import Path

import pytest

from tetrarch.core.rulings import LANGUAGES, Ruling
from tetrarch.games.council_of_four.descriptor import DESCRIPTOR

HERE = Path(__file__).parent
NUMBER = re.compile(r"CF-(\d+)")
OPTION = re.compile(r"`([a-z_]+)`")


def named() -> dict[str, list[str]]:
    """The tests that name a ruling by their marker."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for ruling in markers(node):
                    found.setdefault(ruling, []).append(f"{path.name}::{node.name}")
    return found


def markers(node: ast.FunctionDef) -> list[str]:
    return [
        str(arg.value)
        for call in node.decorator_list
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("ruling", "pytest.mark.ruling")
        for arg in call.args
        if isinstance(arg, ast.Constant)
    ]


def test_there_are_94_rulings_numbered_in_order() -> None:
    assert list(DESCRIPTOR.rulings()) == [f"CF-{number}" for number in range(1, 95)]


def test_every_ruling_has_a_test() -> None:
    tests = named()
    assert [id for id in DESCRIPTOR.rulings() if id not in tests] == []


def test_no_test_names_an_unknown_ruling() -> None:
    assert {id: tests for id, tests in named().items() if id not in DESCRIPTOR.rulings()} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_rulings(lang: str) -> None:
    rulings = DESCRIPTOR.rulings(lang)
    assert list(rulings) == list(DESCRIPTOR.rulings())
    assert all(ruling.title and ruling.text and ruling.section for ruling in rulings.values())


def digits(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", NUMBER.sub("", text)))


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("id", DESCRIPTOR.rulings())
def test_all_languages_say_the_same_numbers(lang: str, id: str) -> None:
    def facts(ruling: Ruling) -> tuple[object, ...]:
        text = f"{ruling.title}. {ruling.text}"
        return sorted(NUMBER.findall(text)), sorted(OPTION.findall(text)), digits(text)

    assert facts(DESCRIPTOR.rulings(lang)[id]) == facts(DESCRIPTOR.rulings()[id])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_lead_somewhere(lang: str) -> None:
    for id, ruling in DESCRIPTOR.rulings(lang).items():
        for number in NUMBER.findall(ruling.text):
            assert f"CF-{number}" in DESCRIPTOR.rulings(lang) and f"CF-{number}" != id


def test_every_option_cites_the_ruling_that_names_it() -> None:
    for option in DESCRIPTOR.options:
        text = DESCRIPTOR.rulings()[f"CF-{option.ruling}"].text
        assert f"`{option.id}`" in text and f"default: {str(option.default).lower()}" in text


def test_all_that_cites_a_ruling_cites_one_that_exists() -> None:
    words = DESCRIPTOR.words
    cited = [kind.ruling for kind in words.kinds.values()] + [source.ruling for source in words.sources]
    game, _ = DESCRIPTOR.game(2, {"setup": "rulebook"})
    cited += [int(step.ruling) for step in game.steps]
    assert all(words.ruling(number) in DESCRIPTOR.rulings() for number in cited)

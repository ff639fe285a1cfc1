"""The reference of the Python interface tells of every public name and its members, and its examples run."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

import tetrarch
import tetrarch.bots

PAGE = Path(__file__).resolve().parents[1] / "docs" / "reference.md"
TEXT = PAGE.read_text(encoding="utf-8")
MODULES: tuple[ModuleType, ...] = (tetrarch, tetrarch.bots)
# most of their members are hooks for who writes a game; docs/new-game.md tells of them
HALF_PUBLIC = (tetrarch.Descriptor, tetrarch.Game, tetrarch.State)
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def sections() -> dict[str, str]:
    """The text below each heading that names a thing, by its full name."""
    parts = re.split(r"^### `([\w.]+)[^`\n]*`\n", TEXT, flags=re.M)
    texts = (re.split(r"^## ", text, flags=re.M)[0] for text in parts[2::2])
    return dict(zip(parts[1::2], texts, strict=True))


SECTIONS = sections()
PUBLIC = {f"{module.__name__}.{name}": getattr(module, name) for module in MODULES for name in module.__all__}


def test_every_public_name_has_an_entry_and_nothing_else_has() -> None:
    assert sorted(SECTIONS) == sorted(PUBLIC)


def test_the_contents_name_all_but_errors() -> None:
    errors = {
        name for name, one in vars(tetrarch).items() if inspect.isclass(one) and issubclass(one, Exception)
    }
    contents = TEXT.split("\n## ")[0]
    names = {name.rpartition(".")[2] for name in PUBLIC} - (errors - {"GameError"}) - {"__version__"}
    assert {name for name in names if f"`{name}`" not in contents} == set()


@pytest.mark.parametrize("name", SECTIONS)
def test_every_entry_has_an_example_of_what_it_is_about_that_runs(name: str) -> None:
    text = SECTIONS[name]
    test = doctest.DocTestParser().get_doctest(text, {"tetrarch": tetrarch}, name, str(PAGE), 0)
    assert test.examples, "no example"
    results = doctest.DocTestRunner(optionflags=OPTIONS).run(test)
    assert results.failed == 0


@pytest.mark.parametrize("name", [name for name, one in PUBLIC.items() if inspect.isfunction(one)])
def test_the_heading_of_a_function_has_its_arguments(name: str) -> None:
    heading = re.search(rf"^### `{re.escape(name)}\((.*)\)`$", TEXT, flags=re.M)
    assert heading is not None
    signature = inspect.signature(PUBLIC[name])
    known = list(signature.parameters.values())
    told = heading[1].split(", ") if heading[1] else []
    assert told == [written(one) for one in known[: len(told)]]
    assert all(one.default is not one.empty for one in known[len(told) :]), (
        "the rest is for the package itself"
    )


def written(one: inspect.Parameter) -> str:
    """An argument as a heading has it."""
    if one.kind is one.VAR_KEYWORD:
        return f"**{one.name}"
    return one.name if one.default is one.empty else f"{one.name}={one.default!r}"


def members(kind: type) -> set[str]:
    """What a class of ours has that does not begin with an underscore, with fields that it declares."""
    found: set[str] = set()
    for one in kind.__mro__:
        if one.__module__.startswith("tetrarch"):
            found |= {name for name, value in vars(one).items() if not inspect.isgetsetdescriptor(value)}
            found |= set(getattr(one, "__annotations__", ()))
    return {name for name in found if not name.startswith("_")}


@pytest.mark.parametrize(
    "name", [name for name, one in PUBLIC.items() if inspect.isclass(one) and one not in HALF_PUBLIC]
)
def test_every_member_of_a_class_is_told(name: str) -> None:
    told = {*re.findall(r"\w+", " ".join(re.findall(r"`([^`\n]+)`", SECTIONS[name])))}
    base = members(tetrarch.GameError) if issubclass(PUBLIC[name], tetrarch.GameError) else set()
    told_there = base if PUBLIC[name] is not tetrarch.GameError else set()
    assert members(PUBLIC[name]) - told - told_there == set()


@pytest.mark.parametrize("kind", HALF_PUBLIC)
def test_what_is_told_of_the_others_exists(kind: type) -> None:
    told = set(re.findall(r"`(\w+)(?:\([^`]*\))?`", SECTIONS[f"tetrarch.{kind.__name__}"]))
    game, _ = tetrarch.find("kingdom_builder").game(2, {})
    example: object = {"Game": game, "State": game.start()}.get(
        kind.__name__, tetrarch.find("kingdom_builder")
    )
    assert {name for name in told if not hasattr(example, name)} <= {"CHANCE", "copy", "pickle"}

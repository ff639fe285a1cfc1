"""The numbers of steps, actions and events: the base game's, and those that each expansion has for itself."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from tetrarch.games.kingsburg.presentation import vocabulary
from tetrarch.games.kingsburg.presentation.expansions import MODULES, infos
from tetrarch.games.kingsburg.rules import ids

FOLDER = Path(__file__).parents[3] / "src" / "tetrarch" / "games" / "kingsburg"
BASE = {
    "steps": vocabulary.MOMENT_STEPS | vocabulary.BASE_STEPS,
    "kinds": vocabulary.KINDS,
    "events": vocabulary.BASE_EVENTS,
}


@pytest.mark.parametrize("sort", BASE)
def test_no_number_is_given_twice_and_none_is_left_out(sort: str) -> None:
    given = Counter(n for numbers in (BASE[sort], *(getattr(one, sort) for one in infos())) for n in numbers)
    first = 0 if sort == "steps" else 1  # action 0 is none, event 0 the core's
    assert sorted(given.elements()) == list(range(first, first + len(given)))
    assert sort != "steps" or len(given) == ids.STEPS


def test_the_base_game_imports_nothing_of_an_expansion() -> None:
    files = [path for path in FOLDER.rglob("*.py") if "modules" not in path.relative_to(FOLDER).parts]
    wrong = [(path.name, name) for path in files for name in imported(path) if name.startswith(f"{MODULES}.")]
    assert files and wrong == []


def imported(path: Path) -> list[str]:
    """The modules that a file names in its import statements."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    plain = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    wholes = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    return plain + [f"{node.module}.{alias.name}" for node in wholes for alias in node.names]

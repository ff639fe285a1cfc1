"""The page on environments is right: its examples run by the doctests, its tables are compared here."""

from __future__ import annotations

import doctest
import re
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tetrarch.core.match.registry import GAMES
from tetrarch.envs import layout
from tetrarch.envs.game_spec import GameSpec
from tetrarch.envs.vector import VectorEnv

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_of_each_game_are_those_of_the_code(game: str) -> None:
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    spec = GameSpec(game, 2)
    assert layout.actions_table(spec) in page, f"write it anew: python -m tetrarch.envs.layout {game} 2"
    assert layout.fields_table(spec) in page


def test_tables_for_other_options() -> None:
    info = layout.main(["kingsburg", "3", "modules=governors,destiny"])
    assert info.startswith("kingsburg, 3 seats: 2949 actions, ") and "| `begun` | 612 | 1 |" in info
    assert layout.main(["kingdom_builder"]).startswith("kingdom_builder, 2 seats: ")


@pytest.mark.parametrize("name", ["aec", "single", "spiel", "vector"])
def test_examples_in_modules_run(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"tetrarch.envs.{name}"))
    assert tried and not failed


@pytest.fixture
def example() -> Any:
    spec = spec_from_file_location("learn_kingdom_builder", ROOT / "examples" / "learn_kingdom_builder.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_worked_example_learns(example: Any, tmp_path: Path) -> None:
    """A little of it: weights move, a curve is drawn, games against a bot are counted."""
    policy = example.Policy(example.Sight(VectorEnv("kingdom_builder", 1, seats=2, **example.OPTIONS)))
    points: list[tuple[int, float]] = []
    example.learn(policy, 3, 1, lambda games, _: points.append((games, 0.5)), 2, rows=2, batch=2)
    assert policy.weights.any() and [games for games, _ in points] == [0, 2, 3]
    share, played = example.meet(policy, "random", 1, 1)
    assert 0 <= share <= 1 and played == 2
    example.draw(points, tmp_path / "curve.svg")
    assert "<polyline" in (tmp_path / "curve.svg").read_text()
    assert example.report("random", 0.95, 400).startswith("against random: 95.0% of 400 games won")


@pytest.mark.parametrize("name", ["aec", "single", "spiel", "vector"])
def test_every_public_name_is_in_an_example(name: str) -> None:
    module = import_module(f"tetrarch.envs.{name}")
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    examples = [line for line in page.splitlines() if line.startswith((">>> ", "... "))]
    used = {word for line in examples for word in re.findall(r"\w+", line)}
    assert set(module.__all__) <= used

"""The tables of state fields: what is made from them is up to date, and they leave nothing out."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tetrarch.core.match.registry import find
from tetrarch.core.position.class_source import sources
from tetrarch.core.position.state_table import StateTable

GAMES = Path(__file__).parents[2] / "src" / "tetrarch" / "games"
MADE = sources()


def table_of(game: str) -> StateTable:
    table = import_module(f"tetrarch.games.{game}.presentation.state_table").TABLE
    assert isinstance(table, StateTable)
    return table


@pytest.mark.parametrize("game", MADE)
def test_the_state_class_is_up_to_date(game: str) -> None:
    path = GAMES / game / "rules" / "state_fields.py"
    assert path.read_text(encoding="utf-8") == MADE[game], "run `make states`"


@pytest.mark.parametrize("game", MADE)
def test_every_field_is_in_json_or_follows_from_others(game: str) -> None:
    table = table_of(game)
    entries = table.entries()
    assert [field.name for field in table.fields if field.within and field.within not in entries] == []
    assert [
        field.name for field in table.fields if field.derived and "follows from" not in field.meaning
    ] == []
    assert [key for row in entries.values() for key in row.needs if key not in entries] == []


@pytest.mark.parametrize("game", MADE)
def test_features_and_fields_name_each_other(game: str) -> None:
    features = find(game).features()
    told = {name for field in table_of(game).fields for name in field.features}
    assert told == {*features.fixed_names(), *features.names()}


@pytest.mark.parametrize("game", MADE)
def test_modules_of_fields_exist(game: str) -> None:
    folders = {path.name for path in (GAMES / game / "modules").glob("*")}
    modules = folders | {module.id for module in find(game).modules}
    assert {field.module for field in table_of(game).fields if field.module} <= modules

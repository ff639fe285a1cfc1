"""A tournament's file: what it means, and errors that name the key and what it takes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tetrarch.arena.tournament.config import KEYS, BadConfig, differences, load, parse, tournament_from_json

SMALL: dict[str, Any] = {"game": "kingdom_builder", "bots": ["random", "greedy", "mcts:5"]}


def test_what_is_left_out_has_a_default() -> None:
    found = parse({"game": "kingdom_builder", "bots": ["random", "greedy"]})
    assert (found.format, found.seats, found.games, found.seed) == ("round-robin", 2, 100, 1)
    assert [setup.name for setup in found.setups] == [""]


def test_a_round_robin_has_a_table_for_every_pair() -> None:
    assert parse(SMALL).groups() == [(0, 1), (0, 2), (1, 2)]
    assert parse({**SMALL, "seats": 3, "games": 3}).groups() == [(0, 1, 2)]


def test_a_ladder_sets_each_against_the_next() -> None:
    assert parse({**SMALL, "format": "ladder"}).groups() == [(0, 1), (1, 2)]


def test_a_duplicate_has_one_table() -> None:
    found = parse({**SMALL, "format": "duplicate", "games": 6})
    assert found.seats == 3 and found.groups() == [(0, 1, 2)]


def test_every_table_is_played_under_each_setup_by_the_same_deals() -> None:
    document = {
        **SMALL,
        "game": "kingsburg",
        "options": {"edition": 2},
        "setups": {"base": {}, "governors": {"modules": ["governors"]}},
    }
    found = parse(document)
    tables = found.tables()
    assert [(table.number, table.setup) for table in tables][2:4] == [(2, "base"), (3, "governors")]
    assert tables[3].plan.options["modules"] == ["governors"] and tables[0].plan.options["modules"] == []
    assert tables[0].plan.seed == tables[3].plan.seed
    assert tables[1].names == ("random", "mcts:5")


def test_bots_may_have_names_and_namesakes_get_a_number() -> None:
    bots = ["greedy", {"name": "fast", "bot": "mcts:5"}, "greedy", {"bot": "greedy"}]
    found = parse({**SMALL, "bots": bots}).entrants
    assert [(one.name, one.bot) for one in found] == [
        ("greedy", "greedy"),
        ("fast", "mcts:5"),
        ("greedy #2", "greedy"),
        ("greedy #3", "greedy"),
    ]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"bot": ["random"]}, "there is no key 'bot': did you mean bots? There are game, format, bots"),
        ({"colour": 1}, "there is no key 'colour': There are"),
        ({"game": "chess"}, "game: there is no game 'chess'"),
        ({"game": 3}, "game = 3 can't be: a text in quotes"),
        ({"format": "cup"}, "format = 'cup' can't be: one of round-robin, ladder, duplicate"),
        ({"bots": "greedy"}, "bots = 'greedy' can't be: a list of texts"),
        ({"bots": []}, "bots = [] can't be"),
        ({"bots": ["random", 4]}, "bots = 4 can't be"),
        ({"bots": ["random", {"name": "a"}]}, "bots = {'name': 'a'} can't be"),
        ({"bots": ["random", {"bot": "greedy", "level": 3}]}, "a table takes name and bot only"),
        ({"bots": ["random", "clever"]}, "bots: there is no bot 'clever'"),
        ({"bots": ["random"]}, "bots: 1 are named, but round-robin at 2 seats needs at least 2"),
        ({"format": "duplicate", "seats": 2}, "duplicate at 2 seats needs exactly 2"),
        ({"seats": 9}, "seats = 9 can't be: a whole number from 2 to 4"),
        ({"games": 0}, "games = 0 can't be: a whole number from 2 to"),
        ({"games": True}, "games = True can't be"),
        ({"games": 7}, "a multiple of the 2 seats, so that every deal is played from every seat: 6 or 8"),
        ({"seed": -1}, "seed = -1 can't be: a whole number from 0 to"),
        ({"observers": "mine"}, "observers = 'mine' can't be: a list of texts"),
        ({"observers": ["nowhere:Mine"]}, "observers: observer nowhere:Mine cannot be found"),
        ({"observers": ["mine"]}, "must be module:Class"),
        ({"observers": ["tetrarch.arena.statistics.observers:Lead"]}, "its name 'lead' is taken"),
        ({"options": {"setup": "odd"}}, "options: option setup=odd can't be: one of random"),
        ({"options": {"setop": "random"}}, "options: there is no option 'setop': did you mean setup?"),
        ({"options": 1}, "options = 1 can't be: a table: [options]"),
        ({"setups": {}}, "setups: name at least one"),
        ({"setups": {"a": 1}}, "setups.a = 1 can't be: a table of options"),
        ({"setups": {"a": {"setup": "odd"}}}, "setups.a: option setup=odd"),
    ],
)
def test_an_error_names_the_key_and_what_it_takes(change: dict[str, Any], says: str) -> None:
    with pytest.raises(BadConfig) as caught:
        parse({**SMALL, **change})
    assert says in str(caught.value)


@pytest.mark.parametrize("key", ["game", "bots"])
def test_what_must_be_there_is_said(key: str) -> None:
    with pytest.raises(BadConfig, match=f"the key '{key}' is missing"):
        parse({name: value for name, value in SMALL.items() if name != key})


TEXT = st.text(max_size=6)
PLAIN = st.none() | st.integers() | TEXT
VALUES = PLAIN | st.lists(TEXT, max_size=3) | st.dictionaries(TEXT, PLAIN, max_size=2)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.sampled_from(KEYS), VALUES, min_size=1, max_size=3))
def test_no_document_causes_anything_but_a_bad_config(document: dict[str, object]) -> None:
    try:
        parse({**SMALL, **document})
    except BadConfig as err:
        assert str(err)


def test_a_file_is_named_in_its_errors(tmp_path: Path) -> None:
    path = tmp_path / "cup.toml"
    path.write_text("game = \n")
    with pytest.raises(BadConfig, match=r"cup.toml: this is no TOML: .*line 1"):
        load(path)
    path.write_text('game = "kingdom_builder"\n')
    with pytest.raises(BadConfig, match="cup.toml: the key 'bots' is missing"):
        load(path)


def test_the_command_line_may_name_another_seed(tmp_path: Path) -> None:
    path = tmp_path / "cup.toml"
    path.write_text('game = "kingdom_builder"\nbots = ["random", "random"]\nseed = 5\n')
    assert load(path).seed == 5 and load(path, 9).seed == 9


def test_a_tournament_survives_json() -> None:
    found = parse({**SMALL, "options": {"guilds": ["knights", "lords", "miners"]}})
    assert tournament_from_json(json.loads(json.dumps(found.document()))) == found
    assert differences(found, parse({**SMALL, "seed": 2})) == ["seed", "setups"]

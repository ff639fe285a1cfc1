"""Positions in JSON: what is wrong is named with its field; what is left out is what a person expects."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.scene import MODULES, Scene, load, scene, walk
from tetrarch.games.castles_of_burgundy.presentation.game_vocabulary import VOCABULARY
from tetrarch.games.castles_of_burgundy.presentation.state_table import TABLE

PAGE = (Path(__file__).parents[3] / "docs" / "positions-castles-of-burgundy.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.S)

ONE: dict[str, Any] = {"duchies": "same", "duchy": 1}


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_page_load_and_can_be_played(text: str) -> None:
    match = tetrarch.from_json(text)
    given = json.loads(text)["position"]
    full: Any = match.to_json(bare=True)["position"]
    for field in ("placed", "storage", "goods", "dice", "active", "phase", "inns", "shields", "stack"):
        assert field not in given or full[field] == given[field]
    assert tetrarch.from_json(match.to_json(bare=True)).to_json(bare=True) == match.to_json(bare=True)
    match.play(match.legal()[0])


def test_the_examples_are_what_the_page_says() -> None:
    cows, ship = [Scene(tetrarch.from_json(text)) for text in EXAMPLES]
    assert cows.play("place:1-cow4-B2").sheet() == {"livestock": 7}
    assert ship.offered("goods") == {"1-1+2", "5-3", "5-4"}
    ship.play("goods:5-4")
    assert ship.goods(1) == {"2": 1, "4": 1, "6": 3} and ship.track(1) == (2, 0)


def test_the_page_names_every_field_and_question() -> None:
    fields = set(re.findall(r"`([a-z_]+)`", " ".join(re.findall(r"^\| (.*?) \|", PAGE, re.M))))
    assert [
        name for name in (*TABLE.entries(), *(step.name for step in VOCABULARY.steps)) if name not in fields
    ] == []


def test_what_is_left_out_takes_the_expected_value() -> None:
    s = load(3, {}, **ONE)
    assert s.match.seat == 0 and s.ask == "turn" and s.open["placed"] == [{"A2": "castle"}] * 3
    assert (s.open["phase"], s.open["round"], s.open["white"]) == ("A", 1, 1)
    assert s.open["dice"] == [[1, 1]] * 3 and s.open["silver"] == [0, 0, 0]
    assert s.open["track"][0] == [0, 1, 2] and s.depot(1) == []
    assert load(3, {"active": 1}, **ONE).open["dice"] == [[], [1, 1], [1, 1]]


def test_tiles_are_fitted_into_the_depots() -> None:
    assert scene(depots={6: "pig2"}).open["depots"]["6"] == [None, "pig2"]
    assert scene(seats=4, depots={6: "ship pig2"}).open["depots"]["6"] == [None, None, "ship", "pig2"]


@pytest.mark.parametrize("modules", [(), MODULES])
def test_positions_of_whole_games_come_back_as_they_were(modules: tuple[str, ...]) -> None:
    for number, s in enumerate(walk(4, seats=4, keen=True, modules=modules, boards="all")):
        if number % 23 == 0:
            doc = s.match.to_json(bare=True)
            assert tetrarch.from_json(doc).to_json(bare=True) == doc


BAD: list[tuple[dict[str, object], str]] = [
    ({"town": []}, "$.position"),
    ({"placed": [{"D4": "bank"}, {}]}, "$.position.placed[0].D4"),
    ({"placed": [{"H1": "bank"}, {}]}, "$.position.placed[0]"),
    ({"placed": [{"E4": "bank", "E5": "bank"}, {}]}, "$.position.placed[0]"),
    ({"storage": [["dragon"], []]}, "$.position.storage[0]"),
    ({"storage": [["m1"], ["m1"]]}, "$.position"),
    ({"storage": [["m1", "m2", "m3", "m4"], []]}, "$.position.storage[0]"),
    ({"storage": [["m27"], []]}, "$.position"),
    ({"goods": [{"1": 8}, {}]}, "$.position"),
    ({"goods": [{"1": 1, "2": 1, "3": 1, "4": 1}, {}]}, "$.position.goods[0]"),
    ({"dice": [[7], []]}, "$.position.dice[0]"),
    ({"dice": [[1, 2, 3], []]}, "$.position.dice[0]"),
    ({"track": [[0]]}, "$.position.track"),
    ({"phase": "F"}, "$.position.phase"),
    ({"round": 6}, "$.position.round"),
    ({"active": 2}, "$.position.active"),
    ({"depots": {"1": ["castle"]}}, "$.position.depots"),
    ({"depots": {"7": ["ship"]}}, "$.position.depots"),
    ({"black": ["m1"]}, "$.position"),
    ({"bonus": {"mine": [0]}}, "$.position.bonus"),
    ({"inns": 1}, "$.position"),
    ({"shields": [{"D4": 1}, {}]}, "$.position.shields"),
    ({"routes": [[1], [2]]}, "$.position.routes"),
    ({"stack": [{"ask": "dance", "seat": 0}]}, "$.position.stack[0].ask"),
]


@pytest.mark.parametrize("doc, path", BAD, ids=[f"{i}-{path}" for i, (_, path) in enumerate(BAD)])
def test_a_bad_position_names_the_field(doc: dict[str, object], path: str) -> None:
    with pytest.raises(tetrarch.BadPosition) as refusal:
        load(2, doc, **ONE)
    assert refusal.value.path.startswith(path)

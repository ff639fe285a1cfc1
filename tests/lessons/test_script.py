"""A lesson's file: what is wrong in it is refused, and the field named."""

import copy
from typing import Any

import pytest

from tetrarch.core.match.errors import BadPosition
from tetrarch.lessons.script import read_script

LESSON: dict[str, Any] = {
    "minutes": 5,
    "scenes": [
        {
            "seats": 2,
            "seed": 1,
            "options": {"setup": "first_game"},
            "position": {"hands": ["grass", "forest"]},
            "learner": 1,
            "opponent": "random",
            "steps": [
                {"id": "hello", "point": ["supply.0"], "args": {"left": "supply.0"}},
                {
                    "id": "build",
                    "moves": ["b:O8", "b:*"],
                    "span": "turn",
                    "replies": {"good": ["b:O8"]},
                    "refusals": {"other": ["*"]},
                    "opponents": ["end"],
                },
                {"id": "end", "score": True},
            ],
        }
    ],
    "play_on": {"seats": 2, "level": "gentle"},
}


def test_every_field_is_read() -> None:
    script = read_script("kingdom_builder", "first_game", LESSON)
    scene = script.scenes[0]
    assert (scene.learner, scene.opponent, script.minutes) == (1, "random", 5)
    assert [step.span for step in scene.steps] == [1, "turn", 1] and scene.steps[2].score
    assert script.play_on.options == {}
    assert script.keys == [
        "kingdom_builder_lessons-first_game",
        "kingdom_builder_lessons-first_game.help",
        "kingdom_builder_lessons-first_game-hello",
        "kingdom_builder_lessons-first_game-build",
        "kingdom_builder_lessons-first_game-end",
        "kingdom_builder_lessons-first_game-build.good",
        "kingdom_builder_lessons-first_game-build.other",
    ]


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (["minutes"], 0, r"\$\.minutes: must be a whole number from 1 to 20, not 0"),
        (["title"], "x", r"\$: there is no field 'title'"),
        (["scenes"], [], r"\$\.scenes: must not be empty"),
        (["scenes", 0, "seats"], "2", r"\$\.scenes\[0\]\.seats: must be a whole number"),
        (["scenes", 0, "learner"], 2, r"\$\.scenes\[0\]\.learner: must be a whole number from 0 to 1"),
        (["scenes", 0, "sed"], 1, r"\$\.scenes\[0\]: there is no field 'sed'"),
        (["scenes", 0, "position"], [], r"\$\.scenes\[0\]\.position: must be an object, not a list"),
        (["scenes", 0, "steps", 0, "id"], "Hello!", r"\$\.scenes\[0\]\.steps\[0\]\.id: must be a name"),
        (["scenes", 0, "steps", 2, "id"], "hello", r"\$\.scenes: steps have the same id: hello"),
        (
            ["scenes", 0, "steps", 0, "span"],
            2,
            r"steps\[0\]\.span: means something only in a step with moves",
        ),
        (["scenes", 0, "steps", 1, "span"], 41, r"steps\[1\]\.span: must be a whole number from 1 to 40"),
        (["scenes", 0, "steps", 1, "span"], "game", None),
        (["scenes", 0, "steps", 1, "span"], "round", None),
        (
            ["scenes", 0, "steps", 1, "moves"],
            ["b:O8", 7],
            r"steps\[1\]\.moves\[1\]: must be a text, not a number",
        ),
        (
            ["scenes", 0, "steps", 1, "refusals"],
            {"other": []},
            r"steps\[1\]\.refusals\.other: must not be empty",
        ),
        (["scenes", 0, "steps", 0, "args"], {"left": 3}, r"steps\[0\]\.args\.left: must be a text"),
        (["scenes", 0, "steps", 2, "score"], 1, r"steps\[2\]\.score: must be true or false"),
        (["play_on"], {"seats": 2}, r"\$\.play_on: the field 'level' is missing"),
    ],
)
def test_a_wrong_field_is_named(path: list[Any], value: object, said: str | None) -> None:
    doc = copy.deepcopy(LESSON)
    place: Any = doc
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    if said is None:
        assert read_script("kingdom_builder", "first_game", doc)
        return
    with pytest.raises(BadPosition, match=said):
        read_script("kingdom_builder", "first_game", doc)

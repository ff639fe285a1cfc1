"""Every lesson of every game, taken to its end in all languages and by other ways than the one meant."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import tetrarch
from lessons.checks import answer_of, branches, problems
from tetrarch.lessons.catalogue import find_lesson, lesson_names
from tetrarch.lessons.lesson import Lesson
from tetrarch.lessons.script import Script, Step

LESSONS = [(game.id, name) for game in tetrarch.list_games() for name in lesson_names(game.id)]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


@every_lesson
def test_a_lesson_can_be_taken_as_it_is_meant(game: str, name: str) -> None:
    assert problems(find_lesson(game, name)) == []


@every_lesson
def test_every_choice_leads_to_the_end(game: str, name: str) -> None:
    script = find_lesson(game, name)
    for answers in branches(script):
        lesson = Lesson(script, answers)
        assert lesson.answers == answers
        while not lesson.over:
            lesson.skip()


@every_lesson
@pytest.mark.parametrize("seed", range(4))
def test_any_choices_lead_to_the_end(game: str, name: str, seed: int) -> None:
    lesson, rng = Lesson(find_lesson(game, name)), Random(seed)
    while (step := lesson.step) is not None:
        assert lesson.good_moves or not step.moves, f"{step.id}: nothing goes on after {lesson.answers}"
        assert lesson.give(answer_of(lesson, rng.randrange(1000))).goes_on
    assert Lesson(lesson.script, lesson.answers).match == lesson.match


@every_lesson
def test_a_lesson_leads_to_a_game_that_can_be_played(game: str, name: str) -> None:
    play_on = find_lesson(game, name).play_on
    assert tetrarch.new(game, play_on.seats, **play_on.options).question is not None  # type: ignore[arg-type]


# what the checks find


def changed(step: str, **fields: object) -> Script:
    """The first game of Kingdom Builder with one step changed."""
    script = find_lesson("kingdom_builder", "first_game")

    def change(one: Step) -> Step:
        return replace(one, **fields) if one.id == step else one  # type: ignore[arg-type]  # any field

    scenes = tuple(replace(scene, steps=tuple(map(change, scene.steps))) for scene in script.scenes)
    return replace(script, scenes=scenes)


@pytest.mark.parametrize(
    ("step", "fields", "problem"),
    [
        ("beside", {"moves": ("b:A1",)}, "beside: b:A1 is not legal"),
        ("beside", {"point": ("cell:A1",)}, "beside: it points at none of ['cell:P9']"),
        ("beside", {"point": ("cell:P9", "cell:Z9")}, "beside: nothing is called cell:Z9"),
        ("beside", {"point": ("cell:P9", "castle:P9")}, "beside: nothing is called castle:P9"),
        ("cards", {"point": ("guild",)}, "cards: \"the view has no field 'guild'\""),
        ("cards", {"point": ("supply.2",)}, "cards: \"the view has no field 'supply.2'\""),
        ("beside", {"span": "rounds"}, "beside: \"the view has no field 'rounds'\""),
        ("first_build", {"refusals": {}}, "first_build: nothing is said to b:E4"),
        ("gold_so_far", {"args": {}}, "gold_so_far: en: Unknown external: castle"),
        ("end_turn", {"opponents": ("b:A1", "end")}, "the others could not answer b:A1"),
        ("cards", {"id": "card"}, "there is no text kingdom_builder_lessons-first_game-card"),
    ],
)
def test_what_would_break_a_lesson_is_found(step: str, fields: dict[str, object], problem: str) -> None:
    assert problem in problems(changed(step, **fields))


def test_a_level_that_does_not_exist_is_found() -> None:
    script = find_lesson("kingdom_builder", "first_game")
    odd = replace(script, play_on=replace(script.play_on, level="mild"))
    assert problems(odd) == ["there is no level mild"]


CHANGED_RULES = """
import sys
from tetrarch.core.match.game_data import read_data
read_data("kingdom_builder", "kingdom_builder")["pieces"]["mandatory_builds"] = 2
from checks import problems
from tetrarch.lessons.catalogue import find_lesson
print(problems(find_lesson("kingdom_builder", "first_game")))
"""


def test_a_change_of_the_rules_is_found() -> None:
    """With two builds a turn instead of three the lesson's third one is not legal."""
    folder = Path(__file__).parent
    ran = subprocess.run([sys.executable, "-c", CHANGED_RULES], cwd=folder, capture_output=True, text=True)
    assert ran.stdout.startswith("['third_build: b:P10 is not legal', "), ran.stderr

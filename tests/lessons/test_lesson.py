"""Taking a lesson: going on, being told why not, choosing freely, going back, skipping, coming back later."""

from dataclasses import replace

import pytest

from lessons.test_lessons import changed
from tetrarch.core.match.errors import BadOption, IllegalAction
from tetrarch.lessons.catalogue import find_lesson, lesson_names
from tetrarch.lessons.lesson import READ_ON, Lesson


def lesson(*answers: str) -> Lesson:
    taken = Lesson(find_lesson("kingdom_builder", "first_game"), answers)
    assert taken.answers == list(answers)
    return taken


def step_of(taken: Lesson) -> str | None:
    return taken.step and taken.step.id


def test_a_move_that_the_step_waits_for_goes_on() -> None:
    taken = lesson()
    assert [move.token for move in taken.good_moves] == ["b:O8"]
    reply = taken.give("b:O8")
    assert (
        reply.goes_on
        and reply.text
        and reply.text.key == "kingdom_builder_lessons-first_game-first_build.good"
    )
    assert step_of(taken) == "beside" and taken.match.history == ["b:O8"]


def test_a_legal_move_that_does_not_go_on_is_answered_with_what_it_would_do() -> None:
    taken = lesson()
    reply = taken.give("b:E4")
    assert not reply.goes_on and reply.error is None
    assert reply.text and reply.text.text().startswith("The rules allow it")
    assert [(event.name, event.args["cell"]) for event in reply.would_happen] == [("built", "E4")]
    assert taken.answers == [] and taken.match.number == 0


def test_a_move_against_the_rules_is_answered_with_the_ruling() -> None:
    taken = lesson("b:O8")
    reply = taken.give("b:Q9")
    assert not reply.goes_on and reply.would_happen == ()
    assert isinstance(reply.error, IllegalAction) and reply.error.ruling == "KB-37"
    assert reply.text and reply.text.key == "kingdom_builder_lessons-first_game-beside.apart"
    assert step_of(taken) == "beside"


def test_a_free_choice_takes_legal_moves_only() -> None:
    taken = lesson("b:O8", "b:P9", READ_ON, "b:Q9", "end", READ_ON, "b:R13")
    reply = taken.give("b:A1")
    assert not reply.goes_on and isinstance(reply.error, IllegalAction) and reply.text is None
    assert taken.give("b:R14").goes_on and step_of(taken) == "canyon_builds"
    assert taken.give("b:S15").goes_on and step_of(taken) == "end_fresh"


def test_reading_on_and_moving_are_not_confused() -> None:
    taken = lesson("b:O8", "b:P9")
    assert taken.moves == [] and taken.asked
    with pytest.raises(IllegalAction, match="only something to read"):
        taken.give("b:Q9")
    assert taken.give(READ_ON).goes_on
    with pytest.raises(IllegalAction, match="waits for a move"):
        taken.give(READ_ON)


def test_the_others_answer_as_the_lesson_says() -> None:
    taken = lesson("b:O8", "b:P9", READ_ON, "b:Q9", "end")
    assert taken.match.history[4:] == ["~card:canyon", "b:H12", "b:G12", "b:G13", "end", "~card:desert"]
    assert taken.unplayed == [] and taken.asked


def test_where_nothing_is_written_for_the_others_their_bot_plays() -> None:
    taken = Lesson(changed("end_turn", opponents=()))
    while step_of(taken) != "opponent":
        taken.skip()
    assert len(taken.match.view(0)["settlements"][1]) == 3  # type: ignore[index]


def test_a_step_back_takes_the_answer_back_with_all_that_followed() -> None:
    taken = lesson("b:O8", "b:P9", READ_ON, "b:Q9")
    before = taken.match.copy()
    taken.give("end")
    taken.back()
    assert step_of(taken) == "end_turn" and taken.match == before
    for _ in range(6):
        taken.back()
    assert taken.answers == [] and step_of(taken) == "first_build"


def test_skipping_takes_the_step_as_it_is_meant() -> None:
    taken = lesson("b:O8", "b:P9")
    taken.skip()
    taken.skip()
    assert taken.answers == ["b:O8", "b:P9", READ_ON, "b:P10"]
    for _ in range(3):
        taken.skip()
    assert step_of(taken) == "canyon_builds"
    taken.skip()
    assert taken.answers[-2:] == ["b:R14", "b:S14"]


def test_at_the_end_there_is_nothing_to_answer() -> None:
    taken = lesson()
    places = []
    while not taken.over:
        places.append(taken.place)
        taken.skip()
    assert places == list(range(taken.length)) and taken.step is None and taken.text is None
    assert taken.match.over and taken.moves == []
    taken.skip()
    with pytest.raises(IllegalAction, match="over"):
        taken.give(READ_ON)


def test_a_scene_has_a_match_of_its_own() -> None:
    taken = lesson()
    while step_of(taken) != "last_turn":
        taken.skip()
    assert taken.match.history == [] and taken.text and taken.text.args == {"left": 3}


def test_a_step_may_take_the_rest_of_a_turn() -> None:
    taken = Lesson(changed("first_build", moves=("*",), span="turn", refusals=None))
    for token in ("b:O8", "b:P9", "b:Q9"):
        taken.give(token)
        assert step_of(taken) == "first_build"
    taken.give("end")
    assert step_of(taken) == "beside" and taken.asked and taken.match.view(0)["round"] == 2


def test_a_step_may_go_on_through_the_turns_of_others() -> None:
    taken = Lesson(changed("first_build", moves=("*",), span=6, refusals=None))
    taken.skip()
    assert len(taken.answers) == 6 and taken.match.view(0)["round"] == 2


def test_a_step_may_go_on_until_a_field_of_the_view_changes() -> None:
    taken = Lesson(changed("first_build", moves=("*",), span="round", refusals=None))
    for token in ("b:O8", "b:P9", "b:Q9", "end"):
        assert step_of(taken) == "first_build"
        taken.give(token)
    assert step_of(taken) == "beside" and taken.asked and taken.match.view(0)["round"] == 2
    taken.back()
    assert step_of(taken) == "first_build" and len(taken.answers) == 3
    taken.skip()
    assert step_of(taken) == "beside"


def test_answers_that_no_longer_lead_on_are_left_out() -> None:
    script = find_lesson("kingdom_builder", "first_game")
    assert Lesson(script, ["b:O8", "b:A1", "b:P9"]).answers == ["b:O8"]
    assert Lesson(script, ["b:O8", "b:P9", "b:Q9"]).answers == ["b:O8", "b:P9"]
    whole = lesson()
    while not whole.over:
        whole.skip()
    assert Lesson(script, [*whole.answers, READ_ON]).over


def test_a_lesson_may_begin_from_a_set_up() -> None:
    script = find_lesson("kingdom_builder", "first_game")
    scene = replace(script.scenes[0], position=None, learner=1)
    taken = Lesson(replace(script, scenes=(scene,)))
    assert taken.match.seed == 1 and taken.asked and taken.match.view(1)["round"] == 1
    assert len(taken.match.view(1)["settlements"][0]) == 3  # type: ignore[index]  # seat 0 has played


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    assert lesson_names("kingdom_builder")[0] == "first_game"
    with pytest.raises(BadOption, match="no lesson 'second_game' of kingdom_builder: there are first_game"):
        find_lesson("kingdom_builder", "second_game")
    with pytest.raises(BadOption, match="no game 'chess'"):
        find_lesson("chess", "first_game")

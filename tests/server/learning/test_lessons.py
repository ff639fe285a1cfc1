"""Lessons over HTTP: answers, what they lead to, progress that is kept, merged, exported and deleted."""

import io
import json
import zipfile
from typing import Any

import pytest

from server.kit import Client, Running
from server.members import SECRET, member
from tetrarch.core.match.registry import list_games
from tetrarch.lessons.catalogue import find_lesson, lesson_names
from tetrarch.lessons.lesson import Lesson

FIRST = "lessons/kingdom_builder/first_game"
EVERY = [(game.id, name) for game in list_games() for name in lesson_names(game.id)]


def answer(client: Client, state: Any, token: str | None = None, path: str = FIRST) -> Any:
    return client.post(path, {"number": state["number"], "token": token})


def do(client: Client, state: Any, what: str, path: str = FIRST) -> Any:
    return client.post(path, {"number": state["number"], "do": what})


def listed(client: Client, game: str = "kingdom_builder", name: str = "first_game") -> Any:
    [found] = [one["lessons"] for one in client.get("lessons")["games"] if one["game"] == game]
    return next(one for one in found if one["lesson"] == name)


def test_everybody_may_look_at_lessons(running: Running) -> None:
    nobody = running.client(None)
    games = {
        one["game"]: [info["lesson"] for info in one["lessons"]] for one in nobody.get("lessons")["games"]
    }
    assert games == {game.id: list(lesson_names(game.id)) for game in list_games()}
    state = nobody.get(FIRST)
    assert (state["step"], state["place"], state["number"], state["seat"]) == ("first_build", 0, 0, 0)
    assert state["good"] == ["b:O8"] and "cell:O8" in state["point"] and state["reply"] is None
    assert len(state["question"]["moves"]) > 10 and not state["reads"]
    nobody.refused(FIRST, {"number": 0, "token": "b:O8"}, "not_signed_in")
    for path in ("lessons/kingdom_builder/last_game", "lessons/chess/first_game"):
        assert nobody.get(path, 404)["error"] == "not_found"


def test_a_move_that_does_not_go_on_is_answered_and_changes_nothing(running: Running) -> None:
    me = running.client()
    state = answer(me, me.get(FIRST), "b:E4")
    assert state["reply"]["text"]["key"] == "kingdom_builder_lessons-first_game-first_build.elsewhere"
    assert [event["name"] for event in state["reply"]["would"]] == ["built"]
    assert (state["number"], state["reply"]["goes_on"], state["reply"]["refusal"]) == (0, False, None)
    forbidden = answer(me, state, "b:A1")["reply"]
    assert forbidden["refusal"]["error"] == "illegal" and forbidden["refusal"]["ruling"].startswith("KB-")
    assert forbidden["text"]["key"].endswith(".elsewhere") and forbidden["would"] == []
    assert answer(me, state)["reply"]["refusal"]["error"] == "illegal"
    assert answer(me, state, "nonsense")["reply"]["refusal"]["error"] == "bad_token"
    assert me.get(FIRST)["number"] == 0 and listed(me)["place"] == 0


def test_what_the_others_do_comes_position_by_position(running: Running) -> None:
    me = running.client()
    state = me.get(FIRST)
    while state["step"] != "end_turn":
        state = do(me, state, "skip")
    known = state["log"]["start"] + len(state["log"]["entries"])
    state = answer(me, state, "end")
    parts = [frame["log"] for frame in state["frames"]] + [state["log"]]
    for part in parts:
        assert part["start"] == known
        known += len(part["entries"])
    seats = [part["entries"][0]["seat"] for part in parts]
    assert seats[0] == 0 and seats[1:] == [1, 1, 1, 1]
    built = [len(frame["view"]["settlements"][1]) for frame in state["frames"]]
    assert built == sorted(built) and built[-1] == 3
    assert state["step"] == "opponent" and state["reads"] and state["question"] is None


def test_a_lesson_is_left_and_taken_up_again(running: Running) -> None:
    me = running.client()
    state = answer(me, me.get(FIRST), "b:O8")
    assert state["reply"]["text"]["key"].endswith(".good") and state["step"] == "beside"
    state = answer(me, state, "b:P9")
    again = me.get(FIRST)
    assert (again["number"], again["step"], again["log"]["start"]) == (2, "cards", 0)
    assert again["view"] == state["view"] and again["text"] == state["text"]
    assert (listed(me)["place"], listed(me)["length"]) == (2, again["length"])
    back = do(me, again, "back")
    assert (back["number"], back["step"]) == (1, "beside")
    assert do(me, back, "restart")["step"] == "first_build"
    assert me.get(FIRST)["number"] == 0


def test_two_windows_do_not_answer_for_each_other(running: Running) -> None:
    me = running.client()
    state = me.get(FIRST)
    answer(me, state, "b:O8")
    refusal = me.refused(FIRST, {"number": 0, "token": "b:O8"}, "stale")
    assert refusal["number"] == 1


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_every_lesson_can_be_finished(running: Running, game: str, name: str) -> None:
    me, path = running.client(), f"lessons/{game}/{name}"
    state = me.get(path)
    while not state["over"]:
        state = do(me, state, "skip", path)
    assert state["text"] is state["question"] is state["step"] is None and state["done"]
    assert state["place"] == state["length"] and state["play_on"]["level"]
    names = lesson_names(game)
    assert state["next"] == dict(zip(names, [*names[1:], None], strict=True))[name]
    again = do(me, state, "restart", path)
    assert again["place"] == 0 and again["done"] and listed(me, game, name)["done"]


def test_answers_that_a_changed_lesson_does_not_take_are_replaced(running: Running) -> None:
    """The number that a request names is that of the answers kept, whether or not they all still fit."""
    me = running.client()
    user = me.get("session")["user"]
    keep = running.services.lessons.repository.keep
    wrong = ["b:O8", "b:A1", "end"]
    assert running.await_(
        keep(user, "kingdom_builder", "first_game", before=0, answers=wrong, place=3, done=False)
    )
    state = me.get(FIRST)
    assert (state["step"], state["number"]) == ("beside", 3)
    assert answer(me, state, "b:E4")["number"] == 3
    state = answer(me, state, "b:P9")
    assert (state["step"], state["number"], state["reply"]["goes_on"]) == ("cards", 2, True)


@pytest.mark.both_databases
def test_progress_comes_along_when_a_guest_signs_in(running: Running) -> None:
    """Of two the newer answers, and a lesson that either has finished is finished."""
    mine, name, _ = member(running)
    guest = running.client("Ania")
    locations, guilds = "lessons/kingdom_builder/locations", "lessons/kingdom_builder/guilds"
    state = guest.get(locations)
    while not state["over"]:
        state = do(guest, state, "skip", locations)
    do(mine, mine.get(locations), "skip", locations)
    do(mine, mine.get(guilds), "skip", guilds)
    do(guest, do(guest, guest.get(guilds), "skip", guilds), "skip", guilds)
    answer(guest, guest.get(FIRST), "b:O8")
    guest.post("account/sign-in", {"username": name, "password": SECRET, "keep": True})
    assert mine.get(locations)["number"] == 1 and mine.get(locations)["done"]
    assert mine.get(guilds)["number"] == 3 and mine.get(FIRST)["number"] == 1


def test_a_guest_who_signs_up_keeps_progress_and_gets_it_with_the_games(running: Running) -> None:
    guest, _, _ = member(running)
    answer(guest, guest.get(FIRST), "b:O8")
    data = guest.http.get("/api/account/games").content
    kept = json.loads(zipfile.ZipFile(io.BytesIO(data)).read("learning.json"))
    assert [(row["game"], row["lesson"], row["answers"]) for row in kept["lessons"]] == [
        ("kingdom_builder", "first_game", ["b:O8"])
    ]
    assert kept["coach"] == {"mode": None, "told": []}


def test_a_watcher_sees_every_move() -> None:
    lesson = Lesson(find_lesson("kingdom_builder", "first_game"))
    numbers: list[int] = []
    lesson.watch = lambda match: numbers.append(match.number)
    while lesson.step and lesson.step.id != "opponent":
        lesson.skip()
    assert numbers == sorted(set(numbers)) and numbers[-1] == lesson.match.number

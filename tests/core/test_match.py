"""The match: questions, answers, refusals that leave it as it was, simultaneous choices, undo."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import tetrarch
from tetrarch.core.match.match import Match, Move
from toy import turns as turns_game  # noqa: F401  (registers the game)
from toy.lanterns import DO_BID, DO_STOP


def lanterns(seats: int = 2, seed: int = 1, **options: object) -> Match:
    return tetrarch.new("lanterns", seats, seed, **options)


def turns(seats: int = 2) -> Match:
    return tetrarch.new("turns", seats, 1)


def after_bids(*bids: int) -> Match:
    match = lanterns(len(bids))
    for bid in bids:
        match.play(f"bid:{bid}")
    return match


@contextmanager
def unchanged(match: Match, error: type[Exception], says: str) -> Iterator[None]:
    before, told, marks = match.to_json(), list(match.event_log), match.undoable
    with pytest.raises(error, match=re.escape(says)):
        yield
    assert match.to_json() == before and match.event_log == told and match.undoable == marks


def test_a_question_in_words() -> None:
    match = lanterns()
    question = match.question
    assert question is not None
    assert (question.seat, question.step, question.ruling, question.key) == (
        0,
        "bid",
        "LA-1",
        "lanterns-ask-bid",
    )
    assert question.text() == "lanterns-ask-bid"
    assert match.question_for(1).seat == 1
    moves = match.legal()
    assert [move.token for move in moves] == ["bid:0", "bid:1", "bid:2"]
    assert moves[1].args == {"bid": 1} and moves[1].ruling == "LA-1" and moves[1].targets == ()
    assert moves[1].text("pl") == "lanterns-move-bid bid=1"


def test_targets_point_at_the_board() -> None:
    match = tetrarch.new("kingdom_builder", 2, 1)
    move = match.legal()[0]
    assert move.targets == (f"cell:{move.args['cell']}",)


def test_moves_that_close_a_turn_and_what_they_let_lapse_are_known() -> None:
    roles = {
        descriptor.id: {
            role: sorted(kind.verb for kind in descriptor.vocabulary.kinds.values() if kind.role == role)
            for role in ("close", "lapse")
        }
        for descriptor in tetrarch.list_games()
    }
    assert roles == {
        "kingdom_builder": {"close": ["end"], "lapse": ["use"]},
        "council_of_four": {"close": ["end"], "lapse": []},
        "kingsburg": {"close": ["decline", "done", "pass"], "lapse": ["influence", "raise"]},
        "castles_of_burgundy": {"close": ["end", "skip"], "lapse": ["fetch", "workers"]},
    }


def test_a_move_is_a_token_a_move_or_an_int() -> None:
    texts = []
    for form in ("token", "move", "int"):
        match = lanterns()
        for _ in range(2):
            move = match.legal()[1]
            match.play({"token": move.token, "move": move, "int": move.action}[form])
        texts.append(match.record())
    assert texts[0] == texts[1] == texts[2]


@pytest.mark.parametrize("move", ["", "bid", "bid:9", "bit:1", "~", "!undo:0"])
def test_a_token_that_cannot_be_read(move: str) -> None:
    match = lanterns()
    with unchanged(match, tetrarch.BadToken, "' "):
        match.play(move)


@pytest.mark.parametrize("move", [-1, 0, 255, DO_BID | 3 << 8, DO_STOP | 1 << 8, 2**70, 1.5, None, b"stop"])
def test_what_is_no_move_at_all(move: object) -> None:
    match = lanterns()
    with unchanged(match, tetrarch.BadToken, "is not a move of this game: give a token"):
        match.play(move)  # type: ignore[arg-type]


def test_a_foreign_move_is_read_by_its_number() -> None:
    match = lanterns()
    with unchanged(match, tetrarch.BadToken, "1234 is not a move"):
        match.play(Move("x", {}, "bid:1", 1234))


def test_an_illegal_move_cites_its_ruling() -> None:
    match = turns()
    says = "take:5 can't be played now, seat 0 is asked: turn [LA-2: Looking]"
    with unchanged(match, tetrarch.IllegalAction, says):
        match.play("take:5")
    with pytest.raises(tetrarch.IllegalAction) as caught:
        match.play("take:3")
    assert caught.value.ruling == "LA-2"
    with pytest.raises(tetrarch.IllegalAction) as caught:
        match.play("~die:2")
    assert caught.value.ruling is None and str(caught.value).endswith("seat 0 is asked: turn")


def test_an_illegal_move_may_break_no_ruling_in_particular() -> None:
    match = lanterns()
    with unchanged(match, tetrarch.IllegalAction, "stop can't be played now, seat 0 is asked: bid"):
        match.play("stop")


def test_not_your_turn() -> None:
    match = turns()
    for call in (lambda: match.play("take:0", seat=1), lambda: match.legal(1), lambda: match.question_for(1)):
        with unchanged(match, tetrarch.NotYourTurn, "seat 1 is not asked now; seat 0 is"):
            call()


def test_a_stale_move() -> None:
    match = turns()
    match.play("take:0")
    with unchanged(match, tetrarch.StaleVersion, "this answers move 0, but move 1 is asked"):
        match.play("take:0", number=0)
    with pytest.raises(tetrarch.StaleVersion) as caught:
        match.play("take:0", number=7)
    assert caught.value.number == 1
    match.play("take:0", number=1)
    assert match.number == 2


def test_chance_is_not_answered_by_seats() -> None:
    match = turns()
    match.take("take:2")
    assert match.seat is None and match.seats == [] and match.question is None and match.legal() == []
    for seat in (None, 0, 1):
        with unchanged(match, tetrarch.NotYourTurn, "dice or cards are to be drawn first: nobody is asked"):
            match.play("~die:2", seat=seat)
    match.answer_chance()
    assert match.seat == 1


def finished(**options: object) -> Match:
    match = lanterns(**options)
    while not match.over:
        match.play(match.legal()[-1])
    return match


def test_the_end() -> None:
    match = finished()
    assert match.seat is None and match.seats == [] and match.legal() == [] and match.question is None
    assert match.winners() and match.record().splitlines()[-1].startswith("[scores ")
    with unchanged(match, tetrarch.NotYourTurn, "the game is over: nobody is asked"):
        match.play("stop")
    with unchanged(match, tetrarch.UndoRefused, "the game is over"):
        match.undo()
    with unchanged(match, tetrarch.UndoRefused, "the game is over"):
        match.rewind(0)


# simultaneous choices


def test_sealed_answers_come_in_any_order_and_may_change() -> None:
    match = lanterns(3)
    assert match.seats == [0, 1, 2] and match.simultaneous
    match.play("bid:2", seat=2)
    match.play("bid:0", seat=2)
    assert match.seat == 0 and match.number == 0 and match.view(0) == lanterns(3).view(0)
    match.play("bid:1", seat=1)
    match.play("bid:2", seat=1)
    assert match.seats == [0, 1, 2] and match.sealed.keys() == {1, 2}
    match.play("bid:1")
    assert [entry.token for entry in match.entries[:3]] == ["bid:1", "bid:2", "bid:0"], "in seat order"
    assert match.sealed == {} and match.view(None)["bids"] == [1, 2, 0]
    for _ in range(3):
        match.play("bid:0")
    with unchanged(match, tetrarch.UndoRefused, "something hidden has been shown since"):
        match.undo()


def test_an_answer_is_unsealed_by_its_seat() -> None:
    match = lanterns(3)
    match.play("bid:2", seat=1)
    match.play("bid:1", seat=2)
    match.undo(seat=1)
    assert match.sealed.keys() == {2}
    with unchanged(match, tetrarch.UndoRefused, "another seat has answered since"):
        match.undo(seat=0)
    with unchanged(match, tetrarch.UndoRefused, "another seat has answered since"):
        match.undo(seat=2, to=0)
    match.undo()
    assert match.sealed == {}
    with unchanged(match, tetrarch.UndoRefused, "nothing has been played"):
        match.undo()


def test_a_new_choice_has_an_answer_of_another() -> None:
    match = after_bids(0, 0)
    match.play("bid:0", seat=0)
    with unchanged(match, tetrarch.UndoRefused, "another seat has answered since"):
        match.undo(seat=1)


# undo


def test_undo_steps_back_through_the_seats() -> None:
    match = turns(3)
    start = match.record()
    match.play("take:1")
    one = match.record()
    assert match.undoable == [0]
    match.play("take:0")
    assert match.undoable == [1] and match.barrier == "other"
    with unchanged(match, tetrarch.UndoRefused, "another seat has acted since"):
        match.undo(seat=0)
    with unchanged(match, tetrarch.UndoRefused, "back to one of [1] is possible, not 0"):
        match.undo(to=0)
    match.undo(seat=1)
    assert match.record() == one and match.undoable == [0]
    match.undo(seat=0, to=0)
    assert match.record() == start


def test_undo_is_refused_after_a_draw() -> None:
    match = turns()
    match.play("take:2")
    with unchanged(match, tetrarch.UndoRefused, "dice or cards have been drawn since"):
        match.undo()


def test_a_refused_undo_names_its_reason() -> None:
    match = after_bids(2, 0)
    with pytest.raises(tetrarch.UndoRefused) as refused:
        match.undo()
    assert refused.value.reason == match.barrier == "chance"
    with pytest.raises(tetrarch.UndoRefused) as refused:
        match.rewind(99)
    assert refused.value.reason is None


def test_consent() -> None:
    match = after_bids(2, 0)
    first = match.entries[2].token
    for number, says in [
        (2, "move 2 is a roll or a draw"),
        (1, "move 1 is part of a simultaneous choice; go back to move 0"),
        (3, "the record holds 3 moves, counted from 0; there is no move 3"),
        (-1, "there is no move -1"),
    ]:
        with unchanged(match, tetrarch.UndoRefused, says):
            match.rewind(number)
    match.play("bid:1")
    match.play("bid:0")
    match.rewind(3)
    assert match.number == 3 and match.question is not None and match.question.step == "bid"
    told = match.events()[-1]
    assert (told.name, told.args, told.seat) == ("undone", {"number": 3}, 0)
    assert match.history == ["bid:2", "bid:0", first, "bid:1", "bid:0", "!undo:3"]
    with unchanged(match, tetrarch.UndoRefused, "by consent"):
        match.undo()
    match.rewind(0)
    assert match.seats == [0, 1] and [e.name for e in match.event_log] == ["undone", "undone"]
    assert tetrarch.verify(match.record()).ok


# what people may know


def test_events_are_numbered_for_each_listener() -> None:
    match = after_bids(0, 0)
    for seat, names in {0: ["saw"], 1: [], None: []}.items():
        heard = match.events(seat=seat)
        assert [event.name for event in heard] == ["shown", "shown", "coins", *names]
        assert match.events(since=2, seat=seat) == heard[2:]
    assert match.events() == match.event_log and match.events(since=-3) == match.event_log
    saw = match.event_log[-1]
    assert saw.args["card"] == match.view(0)["card"] and match.view(1)["card"] is None
    assert saw.number == 3 and saw.key == "lanterns-event-saw"


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", 0.0])
def test_there_is_no_such_seat(seat: object) -> None:
    match = lanterns()
    for call in calls_with_a_seat(match):
        with unchanged(match, tetrarch.BadSeat, f"there is no seat {seat!r}; there are 0 to 1"):
            call(seat)


def test_whole_numbers_of_other_types_are_seats() -> None:
    numpy = pytest.importorskip("numpy")
    match = lanterns()
    assert match.legal(numpy.int64(1)) == match.legal(1) and match.view(numpy.int8(0)) == match.view(0)
    match.play("bid:1", seat=numpy.int64(1))
    assert match.sealed.keys() == {1} and all(type(seat) is int for seat in match.sealed)


def calls_with_a_seat(match: Match) -> list[Callable[[Any], object]]:
    return [
        match.view,
        match.score_sheet,
        match.question_for,
        match.legal,
        match.undo,
        lambda seat: match.events(seat=seat),
        lambda seat: match.play("bid:1", seat=seat),
    ]


def test_an_unknown_seat_is_told_from_one_that_is_not_asked_even_at_the_end() -> None:
    match = finished()
    for call in calls_with_a_seat(match):
        with unchanged(match, tetrarch.BadSeat, "there is no seat 2; there are 0 to 1"):
            call(2)


def test_the_score_sheet_cites_rulings() -> None:
    match = finished(modules=["moon"])
    lines = [line for seat in range(2) for line in match.score_sheet(seat)]
    assert {line.ruling for line in lines} <= {"LA-3", "LA-4", "LA-5", "LA-7"}
    assert {"lamp", "moon"} <= {line.source for line in lines}
    assert all(line.text().startswith("lanterns-source-") for line in lines)
    assert any(event.name == "score" for event in match.event_log)


def test_the_score_sheet_can_list_sources_that_paid_nothing() -> None:
    match = finished()
    paid = match.score_sheet(0)
    every = match.score_sheet(0, zeros=True)
    assert every[: len(paid)] == paid and {line.points for line in every[len(paid) :]} == {0}
    sources = [source.name for source in match.descriptor.vocabulary.sources]
    assert {line.source for line in every} == {*sources}
    assert all(line.key == f"lanterns-source-{line.source}" and line.ruling for line in every)


def test_the_commitment_binds_options_and_secret() -> None:
    digests = {lanterns().commitment, lanterns(3).commitment, lanterns(seed=2).commitment}
    assert len(digests | {lanterns(keeper=True).commitment}) == 4

"""Transcripts: written, read, cut short, edited; whole matches in JSON."""

from __future__ import annotations

import json
import re

import pytest

import tetrarch
from tetrarch.core.match.transcript import parse
from toy import lanterns  # noqa: F401  (registers the game)

SHORT = "[game lanterns/1] [seats 2]\n[options modules= keeper=false]\n[seed 1]\n"


def record() -> str:
    match = tetrarch.new("lanterns", 2, 1, nonces=["a]b", "ż"], modules=["moon"])
    while not match.over:
        match.play(match.legal()[0])
    return match.record()


def test_a_transcript_that_a_person_writes() -> None:
    match = tetrarch.replay(SHORT + "# a remark\nbid:1 bid:0\n\n  ~card:ember bid:2 bid:0")
    assert [entry.token for entry in match.entries[3:]] == ["bid:2", "bid:0"]
    assert match.fairness.seed == 1 and match.options["keeper"] is False
    verdict = tetrarch.verify(match.record())
    assert verdict.ok and verdict.draws == 1
    assert tetrarch.verify(SHORT).problems == (
        "there is no [commitment]: nothing was promised before the first draw",
    )


def test_without_a_secret_draws_are_taken_as_they_are_written() -> None:
    text = re.sub(r"\[(secret|seed|commitment) .*\]\n", "", record())
    assert tetrarch.replay(text).over
    assert tetrarch.verify(text).problems == (
        "there is no [secret]: dice and draws cannot be derived",
        "there is no [commitment]: nothing was promised before the first draw",
    )
    promised = re.sub(r"\[(secret|seed) .*\]\n", "", record())
    assert tetrarch.verify(promised).problems == ("there is no [secret]: dice and draws cannot be derived",)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "the tag [game ...] is missing: this is no transcript, or its head was cut off"),
        ("[game lanterns/1]\n", "the tag [seats ...] is missing"),
        ("[game lanterns/1]\n[game lanterns/1]", "line 2: the tag [game] stands twice"),
        ("[game lanterns/1", "line 1: cannot read '[game lanterns/1': a tag is written [key value]"),
        ("[game lanterns/1] x", "line 1: cannot read 'x': a tag is written [key value]"),
        ("[game lanterns/x]", "line 1: [game lanterns/x] cannot be read"),
        ("[seats many]", "line 1: [seats many] cannot be read"),
        ("[seats ²]", "line 1: [seats ²] cannot be read"),
        ("[options fast]", "line 1: [options fast] cannot be read"),
        ("[secret abc]", "line 1: [secret abc] cannot be read"),
        ("[nonces 5]", "line 1: [nonces 5] cannot be read"),
        ("[position [1]]", "line 1: [position [1]] cannot be read"),
        ("[weather fine]", "line 1: unknown tag [weather]; there are game, seats, options"),
        ("[scores 1 2]\nbid:1", "line 2: there are moves after the end"),
    ],
)
def test_a_damaged_head(text: str, says: str) -> None:
    with pytest.raises(tetrarch.BadRecord, match=re.escape(says)):
        parse(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[game chess/1] [seats 2]", "the head of the transcript does not fit: there is no game 'chess'"),
        ("[game lanterns/7] [seats 2]", "lanterns/7 is not version 1, which is played here"),
        ("[game lanterns/1] [seats 9]", "does not fit: lanterns takes 2 to 4 seats, not 9"),
        ("[game lanterns/1] [seats 2] [options luck=1]", "does not fit: there is no option 'luck'"),
        (
            "[game lanterns/1] [seats 2]\n[position {}]",
            "does not fit: $.position: the field 'coins' is missing",
        ),
        (SHORT + "bid:1\nbid:5", "line 5: move 2, bid:5: '5' is not a bid"),
        (SHORT + "stop", "move 1, stop: stop can't be played now"),
        (SHORT + "bid:1 bid:1 ~card:star", "move 3, ~card:star: this cannot be drawn here"),
        (SHORT + "bid:1 bid:1 bid:1", "move 3, bid:1: this cannot be drawn here"),
        (SHORT + "bid:1 bid:1 !undo:7", "move 3, !undo:7: the record holds 2 moves"),
        (SHORT + "bid:1 bid:1 !undo:²", "move 3, !undo:²: '!undo:²' is not a move of this game"),
        (SHORT + "bid:1\n[scores 1 2]", "[scores 1 2] is wrong: moves are missing"),
    ],
)
def test_a_transcript_that_breaks_the_rules(text: str, says: str) -> None:
    with pytest.raises(tetrarch.BadRecord, match=re.escape(says)):
        tetrarch.replay(text)


def test_an_error_says_its_line() -> None:
    with pytest.raises(tetrarch.BadRecord) as caught:
        tetrarch.replay(SHORT + "bid:1\nbid:9")
    assert caught.value.line == 5


def test_wrong_scores() -> None:
    text = record()
    scores = text.splitlines()[-1]
    with pytest.raises(tetrarch.BadRecord, match=r"the transcript says 0 0, the moves give \d+ \d+"):
        tetrarch.replay(text.replace(scores, "[scores 0 0]"))
    assert tetrarch.verify(text.replace(scores, "")).problems == (
        "the game is over but there are no [scores]",
    )


def test_each_edit_is_named() -> None:
    text = record()
    problems = tetrarch.verify(re.sub(r"\[commitment \w+\]", f"[commitment {'0' * 64}]", text)).problems
    assert problems == ("the commitment does not fit the secret, the seats and the options",)
    problems = tetrarch.verify(text.replace("[seed 1]", "[seed 2]")).problems
    assert problems == ("the [secret] is not the one that the [seed] gives",)
    drawn = re.findall(r"~card:\w+", text)[-1]
    edited = text.replace(" ".join([drawn]), "~card:flame" if drawn != "~card:flame" else "~card:ember")
    try:
        assert any("the secret gives" in problem for problem in tetrarch.verify(edited).problems)
    except tetrarch.BadRecord as err:
        assert "cannot be drawn" in str(err) or "wrong" in str(err) or "can't be played" in str(err)


def test_nonces_keep_their_characters() -> None:
    assert parse(record()).header.nonces == ("a]b", "ż")
    assert tetrarch.verify(record()).ok


def test_a_match_needs_a_whole_secret() -> None:
    with pytest.raises(tetrarch.BadOption, match="a secret has 32 bytes, not 2"):
        tetrarch.new("lanterns", 2, secret=b"ab")
    one = tetrarch.new("lanterns", 2, secret=bytes(32))
    assert one.fairness.seed is None and tetrarch.replay(one.record()).to_json() == one.to_json()
    assert tetrarch.new("lanterns").fairness.secret != tetrarch.new("lanterns").fairness.secret


# JSON


ORDER = {
    "coins": [3, 3],
    "points": [1, 0],
    "bids": [1, 0],
    "sealed": [1, 0],
    "card": None,
    "known": "none",
    "stack": [{"ask": "order", "seat": 0, "pending": "trade", "card": "flame"}],
}


def doc(**changes: object) -> dict[str, object]:
    return tetrarch.new("lanterns", 2, 1).to_json() | changes


def bare(**changes: object) -> dict[str, object]:
    return json.loads(json.dumps(tetrarch.new("lanterns", 2, 1).to_json(bare=True))) | changes


@pytest.mark.parametrize(
    ("given", "path", "says"),
    [
        ("{", "$", "this is not JSON"),
        ("[" * 100_000, "$", "this is not JSON"),
        (b"\xff", "$", "this is not JSON"),
        ("5", "$", "must be an object, not a number"),
        ({}, "$", "the field 'format' is missing"),
        ({"format": "x"}, "$.format", "must be tetrarch-match/1 or tetrarch-position/1, not 'x'"),
        (doc(more=1), "$", "there is no field 'more'; there are format, record, sealed"),
        (doc(record=5), "$.record", "must be a text, not a number"),
        (doc(record=""), "$.record", "the tag [game ...] is missing"),
        (doc(sealed=[]), "$.sealed", "must be an object, not a list"),
        (doc(sealed={"x": "bid:1"}), "$.sealed.x", "invalid literal"),
        (doc(sealed={"1": "bid:9"}), "$.sealed.1", "'9' is not a bid"),
        (doc(sealed={"5": "bid:1"}), "$.sealed.5", "there is no seat 5; there are 0 to 1"),
        (doc(sealed={"0": "bid:1", "1": "bid:1"}), "$.sealed.1", "there is no simultaneous choice"),
        (bare(game="chess"), "$.game", "there is no game 'chess'"),
        (bare(version=2), "$.version", "must be 1, which is played here, not 2"),
        (bare(seats=4.5), "$.seats", "must be a whole number from 1 to 9, not 4.5"),
        (bare(seats=9), "$.seats", "lanterns takes 2 to 4 seats, not 9"),
        (bare(options={"teams": True}), "$.options", "there is no option 'teams'"),
        (bare(options=[]), "$.options", "must be an object"),
        (bare(position=5), "$.position", "must be an object"),
        (bare(seed=1.5), "$.seed", "a seed is a whole number"),
    ],
)
def test_json_that_is_no_match(given: object, path: str, says: str) -> None:
    with pytest.raises(tetrarch.BadPosition, match=re.escape(says)) as caught:
        tetrarch.from_json(given)
    assert caught.value.path == path


def test_a_sealed_answer_outside_a_simultaneous_choice() -> None:
    match = tetrarch.from_json(bare(position=ORDER))
    with pytest.raises(tetrarch.BadPosition, match="there is no simultaneous choice"):
        tetrarch.from_json(match.to_json() | {"sealed": {"0": "stop"}})


def test_a_bare_position_may_leave_out_what_can_be_guessed() -> None:
    given = bare()
    for key in ("version", "options"):
        del given[key]
    match = tetrarch.from_json(given)
    assert match.fairness.seed is None and match.seats == [0, 1]


def test_a_match_without_an_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tetrarch.new("lanterns", 2, 1)
    assert not match.stopped and "[ending" not in match.record()
    match.play(match.legal()[0])
    with monkeypatch.context() as patch:
        patch.setattr("tetrarch.core.match.match.MAX_ANSWERS", match.number)
        assert match.stopped and not match.over
        text = match.record()
        assert text.endswith("[ending stopped]\n") and tetrarch.replay(text).stopped
        with pytest.raises(tetrarch.BadRecord, match="after the end"):
            tetrarch.replay(f"{text}bid:0")
        with pytest.raises(tetrarch.BadRecord, match="cannot be read"):
            tetrarch.replay(text.replace("stopped", "happy"))
    with pytest.raises(tetrarch.BadRecord, match="the game was not too long"):
        tetrarch.replay(text)

"""Open questions in a position must fit the rest of it; what is wrong is said."""

from typing import Any

import pytest

import tetrarch
from games.council_of_four.scene import TEN, cities, load, scene

HILLS = "h i j fg fj hg hi ij fgh fgj fij ghi ijh".split()
GAPS = {"coast": [None, None], "hills": [None, None], "mountains": [None, None]}


def asked(ask: str, seat: object = 0, **operands: object) -> dict[str, Any]:
    return {"stack": [{"ask": ask, "seat": seat} | operands]}


REFUSED: list[tuple[dict[str, Any], str]] = [
    (asked("turn", 1), "only the active seat is asked"),
    (asked("card", 0, to="0", count="1"), "drawn by lot"),
    (asked("turn", "auto", of="1"), "only the active seat can go on"),
    (asked("begin", "auto", of="3"), "there are 2 seats"),
    (asked("side", "chance", region="coast"), "known already"),
    (asked("token", "chance", city="arkon"), "has a token already"),
    (asked("pawn", "chance", council="king"), "balcony is full"),
    (asked("permit", "chance", place="coast1"), "not empty"),
    (asked("neutral", "chance", region="hills"), "no permit to draw"),
    (asked("card", "chance", to="0", count="0"), "no card to draw"),
    (asked("councillor", council="king", by="quick") | {"quick": False}, "CF-78"),
    (asked("councillor", council="king", by="main") | {"mains": 0, "acted": True}, "CF-21"),
    (asked("pay_permit", permit="d"), "CF-37"),
    (asked("pay_permit", permit="b"), "CF-35"),
    (asked("pay_king", city="arkon") | {"emporiums": [["arkon"], []]}, "CF-47"),
    (asked("pay_king", city="arkon"), "CF-45"),
    (asked("reuse", count="1", but="none"), "CF-73"),
    (asked("reuse", count="0", but="none") | {"emporiums": [["arkon"], []]}, "CF-73"),
    (asked("order", bonus="token+rewards", but="none"), "CF-73"),
    (asked("take") | {"offers": GAPS}, "CF-73"),
    (asked("repeat", but="none"), "CF-73"),
]


@pytest.mark.parametrize("doc, remedy", REFUSED, ids=[f"{i}-{r}" for i, (_, r) in enumerate(REFUSED)])
def test_a_question_that_does_not_fit_is_refused(doc: dict[str, Any], remedy: str) -> None:
    """What could not be asked [CF-73], paid [CF-35] or drawn."""
    if doc["stack"][0]["ask"] == "neutral":
        doc = doc | {"piles": {"hills": []}, "under": {"hills": HILLS}}
    with pytest.raises(tetrarch.BadPosition) as refusal:
        load(2, doc, setup="rulebook")
    assert remedy in str(refusal.value)


def test_sides_left_open_must_be_asked_for() -> None:
    with pytest.raises(tetrarch.BadPosition, match="all three must be named"):
        load(2, {"sides": ["a", None, "b"]})


def test_a_step_waits_where_only_the_last_space_pays() -> None:
    """With two tokens of a step each, a permit with two steps may come between them [CF-56, CF-65]."""
    doc: dict[str, object] = {
        "emporiums": [["merkatim"], []],
        "nobility": [13, 0],
        "permits": [["o"], []],
        "used": [["ae"], []],
    }
    s = load(2, doc, setup="rulebook", every_space_pays=False).play("build:o-osium")
    assert s.tokens == {"first:step", "first:rewards"} and s.why("first:token") == "CF-57"
    s.play("first:step repeat:ae")
    assert s.of("nobility") == 17 and "end" in s.tokens
    s = load(2, doc, setup="rulebook", every_space_pays=False).play("build:o-osium first:rewards repeat:ae")
    assert s.of("nobility") == 17 and "end" in s.tokens, "no own token without a step can pay again"


def test_ten_emporiums_of_another_seat_end_the_game() -> None:
    s = load(2, {"emporiums": [[], cities(TEN)], "active": 0}, setup="rulebook")
    s.turn()
    assert s.match.over


def test_a_question_tells_what_it_is_about() -> None:
    s = scene(hand="white blue", coins=20)
    asked = s.match.question
    assert asked is not None and asked.args["mains"] == 1 and asked.args["coins"] == 20
    paying = scene(hand="white", coins=20).play("buy:kno").match.question
    assert paying is not None and paying.args["council"] == "mountains"
    king = scene(hand="blue", coins=20).play("king:juvelar").match.question
    assert king is not None and (king.args["council"], king.args["roads"]) == ("king", 0)
    electing = scene().play("elect:coast").match.question
    assert electing is not None and electing.args["falls"] == "purple"

"""Names for the ints inside: tokens, dense indices, what cannot be read."""

import re

import pytest

from tetrarch.core.engine.kernel import AUTO, Decision, action
from tetrarch.core.match.errors import BadToken
from tetrarch.core.match.vocabulary import (
    Change,
    EventNames,
    Kind,
    Names,
    Numbers,
    Source,
    StepNames,
    Subset,
    UnorderedNames,
    Vocabulary,
    quoted,
)
from tetrarch.envs.action_index import ActionIndex

CELL = Names("cell", ["A1", "A2", "B1"])
SEAT = Numbers("seat", 4, 1)


def words(**changes: object) -> Vocabulary:
    parts: dict[str, object] = {
        "game": "probe",
        "prefix": "PR",
        "kinds": {
            1: Kind("put", {"cell": CELL, "seat": SEAT}),
            2: Kind("end"),
            9: Kind("~roll", {"cell": CELL}),
        },
        "steps": (StepNames("ask", {"cell": CELL}, {"of": SEAT}),),
        "events": {1: EventNames("did", {"cell": CELL})},
        "sources": (Source("luck", 3),),
    }
    return Vocabulary(**(parts | changes))  # type: ignore[arg-type]


def test_tokens_go_both_ways() -> None:
    x = action(1, 2, 3)
    assert words().token(x) == "put:B1-4" and words().read("put:B1-4") == x
    assert words().token(2) == "end" and words().read("end") == 2
    assert words().operands(x) == {"cell": "B1", "seat": "4"}
    assert words().values(x) == {"cell": "B1", "seat": 4}
    assert words().ruling(3) == "PR-3" and words().ruling(0) is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("pat:A1-1", "'pat:A1-1' is not a move of this game: no verb 'pat'; one of put"),
        ("", "'' is not a move of this game: no verb ''; one of put, end, ~roll"),
        ("put:A1", "'put:A1' has 1 part(s) after the verb; it is written put:CELL-SEAT"),
        ("end:A1", "'end:A1' has 1 part(s) after the verb; it is written end"),
        ("put:A9-1", "'A9' is not a cell: did you mean A2, A1?"),
        ("put:zzzz-1", "'zzzz' is not a cell: one of A1, A2, B1"),
        ("put:A1-7", "'7' is not a seat: one of 1, 2, 3, 4"),
    ],
)
def test_what_cannot_be_read(text: str, says: str) -> None:
    with pytest.raises(BadToken, match=re.escape(says)):
        words().read(text)


def test_which_ints_are_actions() -> None:
    assert words().is_action(action(1, 2, 3)) and words().is_action(2)
    for x in (-1, 0, 3, action(1, 3, 0), action(1, 0, 4), action(1, 0, 0, 1), action(2, 1), 2**70 + 2):
        assert not words().is_action(x)


def test_what_questions_carry_by_name() -> None:
    assert words().question_operands(Decision(0, 1, 2)) == {"cell": "B1"}
    assert words().question_operands(Decision(0, AUTO, 2)) == {"of": "3"}
    with pytest.raises(AssertionError, match="ask carries what has no name"):
        words().question_operands(Decision(0, 1, 2, 1))


def test_names() -> None:
    assert CELL.size == 3 and CELL.name(1) == "A2"
    with pytest.raises(AssertionError, match="-1 is not a cell"):
        CELL.name(-1)
    with pytest.raises(AssertionError, match="a cell is named twice"):
        Names("cell", ["A", "A"])
    assert quoted(["a"] * 14) == "a, " * 12 + "... (14 in all)"


def test_a_bit_set_is_written_by_its_members() -> None:
    cells = Subset("cell", CELL.names)
    assert cells.size == 8
    assert [cells.name(bits) for bits in (0, 1, 6)] == ["none", "A1", "A2+B1"]
    assert all(cells.read(cells.name(bits)) == bits for bits in range(8))
    with pytest.raises(BadToken, match="'A7' is not a cell"):
        cells.read("A1+A7")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"kinds": {1: Kind("a"), 2: Kind("a")}}, "share a verb"),
        ({"kinds": {0: Kind("a")}}, "a number from 1 to 255"),
        ({"kinds": {1: Kind("A b")}}, "'A b' is no verb"),
        ({"kinds": {1: Kind("a", dict.fromkeys("wxyz", CELL))}}, "a has too many operands"),
        ({"kinds": {1: Kind("a", {"n": Numbers("number", 4097)})}}, "too many of number"),
        ({"kinds": {1: Kind("a", {"n": Numbers("number", 3, -1)})}}, "a number cannot be written"),
        ({"kinds": {1: Kind("a", {"n": Names("name", ["x y"])})}}, "a name cannot be written"),
        ({"steps": (StepNames("ask", dict.fromkeys("wxyz", CELL)),)}, "ask carries too much"),
        ({"events": {0: EventNames("did")}}, "did is no event"),
        ({"events": {1: EventNames("did", dict.fromkeys("vwxyz", CELL))}}, "did is no event"),
    ],
)
def test_faulty_words_are_noticed_at_once(changes: dict[str, object], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        words(**changes)


def test_the_dense_index_covers_every_action_once() -> None:
    action_index, chance = ActionIndex(words()), ActionIndex(words(), chance=True)
    assert (action_index.size, chance.size) == (13, 3)
    assert [action_index.action(i) for i in (0, 1, 4, 12)] == [action(1), action(1, 0, 1), action(1, 1), 2]
    assert [action_index.index(action_index.action(i)) for i in range(13)] == list(range(13))
    assert chance.action(2) == action(9, 2)


@pytest.mark.parametrize("index", [-1, 13, 10**9])
def test_an_index_out_of_bounds(index: int) -> None:
    with pytest.raises(IndexError, match=f"{index} is not from 0 to 12"):
        ActionIndex(words()).action(index)


@pytest.mark.parametrize("x", [action(9), action(1, 3), 77, -1])
def test_what_has_no_index(x: int) -> None:
    with pytest.raises(IndexError, match="is no action of probe"):
        ActionIndex(words()).index(x)


def test_an_action_points_at_operands_by_their_names_or_by_another() -> None:
    operands = {"cell": CELL, "seat": SEAT}
    named = {"cell": "A1", "seat": "2"}
    assert Kind("put", operands).targets(named) == ()
    assert Kind("put", operands, "cell").targets(named) == ("cell:A1",)
    assert Kind("put", operands, "place:seat-cell seat").targets(named) == ("place:2-A1", "seat:2")


def test_events_and_points_cite_a_ruling_of_the_automaton() -> None:
    words = Vocabulary(
        "toy",
        "TO",
        {},
        (),
        {1: EventNames("sold", ruling=0, automaton=8)},
        (Source("sale", 2, 9), Source("end", 3)),
    )
    assert (
        words.ruling_of(words.events[1], False) is None and words.ruling_of(words.events[1], True) == "TO-8"
    )
    sale, end = words.sources
    assert (words.ruling_of(sale, False), words.ruling_of(sale, True)) == ("TO-2", "TO-9")
    assert (
        words.ruling_of(end, True) == "TO-3" and words.ruling_of(EventNames("die", ruling=4), True) == "TO-4"
    )


def test_parts_are_read_in_any_order_and_written_in_one() -> None:
    cards = UnorderedNames("set of cards", ["none", "red", "red+blue", "red+blue+joker", "red+red"])
    for text in ("joker+blue+red", "blue+red+joker", "red+blue+joker"):
        assert cards.name(cards.read(text)) == "red+blue+joker"
    assert cards.read("blue+red") == 2 and cards.read("red+red") == 4 and cards.read("none") == 0
    for text in ("red+red+blue", "der", "red++blue", "red+", "+red", ""):
        with pytest.raises(BadToken, match="is not a set of cards"):
            cards.read(text)


def test_parts_may_be_letters_or_letters_with_a_number() -> None:
    cities = UnorderedNames("permit", ["f", "hg", "fij"], ".")
    assert [cities.read(text) for text in ("gh", "hg", "jif", "f")] == [1, 1, 2, 0]
    goods = UnorderedNames("amount", ["g0w1s2", "g1w0s2"], "[a-z][0-9]")
    assert goods.read("s2w1g0") == 0 and goods.read("w0s2g1") == 1
    with pytest.raises(BadToken):
        goods.read("g0w1s2+")


def test_parts_that_differ_in_their_order_alone_are_refused() -> None:
    with pytest.raises(AssertionError, match="another one in another order"):
        UnorderedNames("order", ["0+1", "1+0"])


def test_a_change_has_a_sign_as_a_name_and_none_in_a_sentence() -> None:
    change = Change("coins")
    assert (change.name(-3), change.name(2)) == ("-3", "2")
    assert (change.value(-3), change.value(2)) == (3, 2)

"""Positions in JSON: what is wrong is named with its field and a remedy; the page's examples load."""

import re

import pytest

import tetrarch
from games.council_of_four.scene import CITY, TEN, Scene, cities, discards, load, walk
from games.position_pages import DOCS, check_example, examples_of
from tetrarch.games.council_of_four.presentation.state_table import TABLE
from tetrarch.games.council_of_four.presentation.vocabulary import STEPS

PAGE = (DOCS / "positions-council-of-four.md").read_text(encoding="utf-8")
EXAMPLES = examples_of(PAGE)


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_page_load_and_can_be_played(text: str) -> None:
    check_example(text, ("coins", "hands", "permits", "active", "round", "king", "stack"))


def test_the_examples_are_what_the_page_says() -> None:
    example, middle = [Scene(tetrarch.from_json(text)) for text in EXAMPLES]
    example.play("build:i-indur")
    assert example.wealth() == (5, 10, 1, 0, 0) and example.open["tiles"]["hills"] == 0
    assert middle.offered("pay") == {"pink", "joker", "pink+joker", "joker+joker", "pink+joker+joker"}
    middle.play("pay:pink+joker+joker")
    assert middle.of("coins", 1) == 26 - 4 - 2 - 2 and middle.of("points", 1) == 3


def test_the_page_names_every_field_and_question() -> None:
    fields = set(re.findall(r"`([a-z_]+)`", " ".join(re.findall(r"^\| (.*?) \|", PAGE, re.M))))
    assert [
        name for name in (*TABLE.entries(), "stack", *(step.name for step in STEPS)) if name not in fields
    ] == []


def test_what_is_left_out_takes_the_expected_value() -> None:
    s = load(3, {}, setup="rulebook", start_seat=2)
    assert s.match.seat == 1 and s.open["coins"] == [12, 10, 11] and s.open["assistants"] == [3, 1, 2]
    assert s.open["king"] == "juvelar" and s.open["deck"] == 90 and s.open["ending"] is None
    assert (s.open["mains"], s.open["acted"], s.open["quick"], s.open["round"]) == (1, False, True, 1)
    assert load(2, {"emporiums": [[], cities(TEN)]}, setup="rulebook").open["ending"] == 1


def test_positions_of_whole_games_come_back_as_they_were() -> None:
    for number, s in enumerate(walk(4, seats=4)):
        if number % 7 == 0:
            doc = s.match.to_json(bare=True)
            assert tetrarch.from_json(doc).to_json(bare=True) == doc


FULL: dict[str, object] = {
    "coast": ["white", "black", "orange", "purple"],
    "hills": ["orange", "orange", "blue", "purple"],
    "mountains": ["white", "black", "white", "purple"],
    "king": ["pink", "pink", "blue", "white"],
}

BAD: list[tuple[dict[str, object], str, str]] = [
    ({"town": []}, "$.position", "there is no field 'town'"),
    ({"sides": ["a", "b"]}, "$.position.sides", "3 entries"),
    ({"sides": ["a", "b", "c"]}, "$.position.sides[2]", "not a side"),
    ({"tokens": {"paris": "vp1"}}, "$.position.tokens", "no field 'paris'"),
    ({"tokens": {"arkon": "vp9"}}, "$.position.tokens.arkon", "not a token"),
    ({"tokens": {"arkon": "vp1", "esti": "vp1"}}, "$.position.tokens.esti", "two cities"),
    ({"tokens": {"juvelar": "vp1"}}, "$.position.tokens.juvelar", "CF-54"),
    ({"balconies": {"coast": ["white"]}}, "$.position.balconies.coast", "4 entries"),
    ({"balconies": FULL | {"coast": ["white"] * 4}}, "$.position.balconies", "only 4"),
    ({"balconies": {"coast": FULL["coast"]}}, "$.position.balconies", "hills must have 4"),
    ({"emporiums": [["arkon", "esti", "arkon"], []]}, "$.position.emporiums[0][2]", "CF-47"),
    ({"emporiums": [[CITY[city] for city in "ABCDE"], []]}, "$.position.emporiums", "CF-58"),
    ({"emporiums": [[], [CITY[city] for city in "ABCDE"]], "tiles": {}}, "$.position.tiles", "CF-58"),
    ({"draws": ["~side:coast-c"]}, "$.position.draws[0]", "not a side"),
    ({"reserve": {"white": 3}}, "$.position.reserve", "rest of the councillors"),
    ({"offers": {"coast": ["f", "a"]}}, "$.position.offers.coast[0]", "no permit of coast"),
    ({"permits": [["a"], ["a"]]}, "$.position.permits[1][0]", "two places"),
    ({"emporiums": [list(CITY.values()), []]}, "$.position.emporiums[0]", "CF-51"),
    ({"assistants": [40, 9]}, "$.position.assistants", "CF-81"),
    ({"coins": [21, 0]}, "$.position.coins[0]", "0 to 20"),
    ({"nobility": [0, 21]}, "$.position.nobility[1]", "0 to 20"),
    ({"hands": [{"white": 14}, {}]}, "$.position.hands[0].white", "0 to 13"),
    ({"tiles": {"iron": 0}}, "$.position.tiles.iron", "all of its cities"),
    ({"kings_tiles": [0] * 6}, "$.position.kings_tiles", "5 king's tiles"),
    ({"active": 2}, "$.position.active", "0 to 1"),
    ({"ending": 0}, "$.position.ending", "CF-83"),
    ({"mains": 0}, "$.position", "CF-21"),
    ({"balconies": {"coast": ["white"] * 5}}, "$.position.balconies.coast", "4 entries"),
    ({"piles": {"coast": ["c"]}}, "$.position.piles.coast", "nowhere else"),
    ({"deck": {"white": 1}}, "$.position", "hands, deck and discards"),
    (discards(""), "$.position", "CF-27"),
    ({"spent": [{"white": 1}, {}]}, "$.position.spent[0]", "more cards than 'held'"),
    ({"fresh": [20, 0]}, "$.position.fresh[0]", "more cards than the hand has"),
    ({"hands": [{"white": 1}, {}], "fresh": [0, 0]}, "$.position.fresh[0]", "held at the last shuffle"),
    ({"held": [{"white": 13}, {"white": 13}]}, "$.position.held", "only 13 white"),
    ({"emporiums": [[], cities(TEN)], "ending": None}, "$.position.ending", "first: [1]"),
    ({"stack": [{"ask": "dance", "seat": 0}]}, "$.position.stack[0].ask", "not a question"),
]


@pytest.mark.parametrize("doc, path, remedy", BAD, ids=[f"{i}-{path}" for i, (_, path, _) in enumerate(BAD)])
def test_a_bad_position_names_the_field_and_the_remedy(
    doc: dict[str, object], path: str, remedy: str
) -> None:
    with pytest.raises(tetrarch.BadPosition, match=re.escape(remedy)) as refusal:
        load(2, doc, setup="rulebook")
    assert refusal.value.path.startswith(path)


def test_neutral_emporiums_belong_to_a_game_for_two() -> None:
    with pytest.raises(tetrarch.BadPosition, match="CF-17"):
        load(3, {"neutral": ["arkon"]}, setup="rulebook")
    with pytest.raises(tetrarch.BadPosition, match="'sides' is missing"):
        load(2, {})


def test_a_place_that_is_taken_gets_no_second_permit() -> None:
    coming = [{"ask": "permit", "seat": "auto", "place": place} for place in ("coast1", "coast2")]
    stack = [{"ask": "turn", "seat": "auto", "of": "0"}, *coming, {"ask": "take", "seat": 0}]
    s = load(2, {"stack": stack}, setup="rulebook").play("take:b")
    assert s.open["offers"]["coast"][0] == "a" and "hire" in s.tokens


def test_a_finished_board_is_counted() -> None:
    board = {"emporiums": [[CITY["A"]], []], "nobility": [3, 1], "kings_tiles": [1]}
    running, finished = load(2, board, setup="rulebook"), load(2, board | {"active": None}, setup="rulebook")
    assert finished.match.over and finished.match.scores() == running.match.scores() != [0, 0]
    assert finished.open["points"] == finished.match.scores()
    given = load(2, board | {"active": None, "points": [40, 30]}, setup="rulebook")
    assert given.match.scores() == [40, 30]


def test_the_next_card_can_be_fixed() -> None:
    for card in ("joker", "pink"):
        doc = {
            "draws": [f"~card:{card}"],
            "hands": [{}, {}],
            "stack": [{"ask": "begin", "seat": "auto", "of": "0"}],
        }
        s = load(2, doc, setup="rulebook")
        assert s.match.view(0)["hands"] == [{card: 1}, None]

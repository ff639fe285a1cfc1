"""Positions in JSON: what is wrong is named with its field and a remedy; the page's examples load."""

import json
import re

import pytest

import tetrarch
from games.kingdom_builder.scene import Scene, load, scene, walk
from games.position_pages import DOCS, check_example, examples_of
from tetrarch.games.kingdom_builder.presentation.state_table import TABLE
from tetrarch.games.kingdom_builder.presentation.vocabulary import HELD, STEPS

PAGE = (DOCS / "positions.md").read_text(encoding="utf-8")
EXAMPLES = examples_of(PAGE)


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_page_load_and_can_be_played(text: str) -> None:
    check_example(text, ("supply", "hands", "active", "builds_left", "round", "lifted", "stack"))


def test_the_three_examples_are_what_the_page_says() -> None:
    turn, middle, last = [Scene(tetrarch.from_json(text)) for text in EXAMPLES]
    assert "use:farm" in turn.tokens and "use:paddock" not in turn.tokens
    assert middle.offered("to") and "B1" not in middle.offered("to") and middle.verbs == {"to"}
    assert last.tokens == {"use:paddock", "end"}
    assert last.play("end").match.over


def test_the_page_names_every_field_question_and_state() -> None:
    words = {field: f"| `{field}` |" for field in (*TABLE.entries(), "stack")}
    words |= {step.name: f"| `{step.name}` |" for step in STEPS}
    words |= {state: f"`{state}`" for state in HELD.names if state != "none"}
    assert [word for word, text in words.items() if text not in PAGE] == []


def test_what_is_left_out_takes_the_expected_value() -> None:
    s = load(3, {}, setup="first_game", start_seat=2)
    assert s.match.seat == 1
    assert s.open["supply"] == [40, 40, 40] and s.open["round"] == 1
    assert s.open["ending"] is False
    assert s.open["builds_left"] == 3
    assert load(2, {"supply": [5, 0]}, setup="first_game").open["ending"] is True


A = {"quadrants": ["tavern", "paddock", "oasis", "farm"]}
LAND = {"ask": "land", "seat": 0, "tile": "paddock", "from": "K7"}


def stack(ask: str, seat: object = 0, **operands: str) -> dict[str, object]:
    return {"stack": [{"ask": ask, "seat": seat} | operands]}


BAD: list[tuple[dict[str, object], str, str]] = [
    ({"quadrant": []}, "$.position", "there is no field 'quadrant'"),
    ({"quadrants": ["tavern", "paddock", "oasis"]}, "$.position.quadrants", "4 entries, not 3"),
    ({"quadrants": ["tavern", "tavern/180", "oasis", "farm"]}, "$.position.quadrants", "different"),
    ({"quadrants": ["tavern/90", "paddock", "oasis", "farm"]}, "$.position.quadrants[0]", "/180 only"),
    ({"quadrants": ["tavern", "paddok", "oasis", "farm"]}, "$.position.quadrants[1]", "did you mean paddock"),
    ({"quadrants": ["tavern", None, "oasis", "farm"]}, "$.position.quadrants", "all four"),
    (A | {"guilds": ["lords", "lords", "miners"]}, "$.position.guilds", "3 different"),
    (A | {"guilds": ["lords", "miners", "hermits", "farmers"]}, "$.position.guilds", "3 different"),
    (A | {"guilds": ["bakers"]}, "$.position.guilds[0]", "not a guild"),
    (A | {"settlements": [["A1"]]}, "$.position.settlements", "2 entries"),
    (A | {"settlements": [["A1"], ["A1"]]}, "$.position.settlements[1][0]", "taken twice"),
    (A | {"settlements": [["D4"], []]}, "$.position.settlements[0][0]", "no land and no water"),
    (A | {"settlements": [["Z1"], []]}, "$.position.settlements[0][0]", "not a hex"),
    (A | {"settlements": [["A1"], []], "supply": [40, 40]}, "$.position.supply[0]", "0 to 39"),
    (A | {"supply": [40, -1]}, "$.position.supply[1]", "0 to 40"),
    (A | {"hands": ["grass", "water"]}, "$.position.hands[1]", "not a terrain"),
    (A | {"deck": {"grass": 4}}, "$.position", "5 of each terrain"),
    (A | {"discards": {"grass": 5}, "hands": ["grass", None]}, "$.position", "5 of each terrain"),
    (A | {"discards": {"lava": 5}}, "$.position.discards", "no field 'lava'"),
    (
        A | {"discards": {"grass": 5}, "removed": dict.fromkeys(("flower", "forest", "canyon", "desert"), 5)},
        "$.position",
        "KB-26",
    ),
    (A | {"tiles": [{"A1": "ready"}, {}]}, "$.position.tiles[0]", "no field 'A1'"),
    (A | {"tiles": [{"C7": "shiny"}, {}]}, "$.position.tiles[0].C7", "not a state of a tile"),
    (A | {"tiles": [{"C7": "ready"}, {}]}, "$.position.tiles[0].C7", "KB-52"),
    (A | {"tiles": [{}, {"C7": "lost_ready"}]}, "$.position.tiles[1].C7", "KB-57"),
    (
        A | {"settlements": [["C6"], []], "tiles": [{"C7": "lost_ready"}, {}]},
        "$.position.tiles[0].C7",
        "KB-57",
    ),
    (A | {"stock": {"C7": 3}}, "$.position.stock.C7", "0 to 2"),
    (A | {"stock": {"C8": 1}}, "$.position.stock", "no field 'C8'"),
    (A | {"tiles": [{"C7": "gone"}, {}], "stock": {"C7": 2}}, "$.position.stock.C7", "0 to 1"),
    (A | {"active": 2}, "$.position.active", "0 to 1"),
    (A | {"builds_left": 4}, "$.position.builds_left", "0 to 3"),
    (A | {"ending": "no"}, "$.position.ending", "true or false"),
    (A | {"supply": [0, 40], "ending": False}, "$.position.ending", "KB-77"),
    (A | {"drawn": [1, 0]}, "$.position.drawn[0]", "0 to 0"),
    (A | {"gold": [1]}, "$.position.gold", "2 entries"),
    (A | {"gold": [0, 3]}, "$.position.gold", "KB-79"),
    (A | {"settlements": [[], ["C6"]], "tiles": [{}, {"C7": "used"}]}, "$.position.tiles[1].C7", "KB-47"),
    (A | {"settlements": [[], ["C6"]], "tiles": [{}, {"C7": "fresh"}]}, "$.position.tiles[1].C7", "KB-47"),
    (A | {"draws": ["~card:rocks"]}, "$.position.draws[0]", "not a terrain"),
    (A | {"draws": ["~card:grass", "end"]}, "$.position.draws[1]", "no answer of chance"),
    (A | {"lifted": "K7"}, "$.position.lifted", "'stack' must ask"),
    (A | {"lifted": "K7"} | stack("turn"), "$.position.lifted", "'stack' must ask"),
    (A | {"lifted": "L7", "stack": [LAND]}, "$.position.lifted", "can't have been lifted"),
    (
        A | {"lifted": "K7", "settlements": [[], ["K7"]], "stack": [LAND]},
        "$.position.lifted",
        "can't have been lifted",
    ),
    (A | {"lifted": "K6", "stack": [LAND]}, "$.position.stack[0]", "'lifted'"),
    (A | {"stack": [LAND]}, "$.position.stack[0]", "'lifted'"),
    (A | stack("turn", 1), "$.position.stack[0].seat", "active seat"),
    (A | stack("turn"), "$.position.stack[0]", "KB-28"),
    (A | {"hands": ["grass", None]} | stack("build"), "$.position.stack[0]", "KB-20"),
    (A | stack("place", tile="barn"), "$.position.stack[0]", "no tile to ask this of"),
    (A | stack("lift", tile="farm"), "$.position.stack[0]", "no tile to ask this of"),
    (A | stack("place", tile="oracle"), "$.position.stack[0]", "KB-32"),
    (A | {"supply": [0, 40]} | stack("place", tile="farm"), "$.position.stack[0]", "KB-51"),
    (
        A | {"hands": ["grass", None]} | stack("card", "chance", to="0", drawn="openly"),
        "",
        "has a card already",
    ),
    (A | stack("card", "chance", to="3", drawn="openly"), "$.position.stack[0].to", "2 seats"),
    (A | stack("begin", "auto", of="2"), "$.position.stack[0].of", "2 seats"),
    (A | stack("dance"), "$.position.stack[0].ask", "not a question"),
    (A | stack("lift", tile="paddock"), "$.position.stack", "nobody can answer"),
]


@pytest.mark.parametrize("doc, path, remedy", BAD, ids=[f"{i}-{path}" for i, (_, path, _) in enumerate(BAD)])
def test_a_bad_position_names_the_field_and_the_remedy(
    doc: dict[str, object], path: str, remedy: str
) -> None:
    with pytest.raises(tetrarch.BadPosition, match=re.escape(remedy)) as refusal:
        load(2, doc)
    assert refusal.value.path.startswith(path) and (not path or refusal.value.path == path)


def test_a_board_must_come_from_somewhere() -> None:
    with pytest.raises(tetrarch.BadPosition, match="the options name none"):
        load(2, {})


def test_no_seat_has_more_than_forty_settlements() -> None:
    grass = scene().offered()
    with pytest.raises(tetrarch.BadPosition, match="more than 40"):
        load(2, A | {"settlements": [sorted(grass)[:41], []]})
    grass.discard("K7")
    with pytest.raises(tetrarch.BadPosition, match="more than 40"):
        load(2, A | {"settlements": [sorted(grass)[:40], []], "lifted": "K7", "stack": [LAND]})


def test_no_location_gives_more_than_two_tiles() -> None:
    tiles = [{"C7": "ready"}, {"C7": "ready"}, {"C7": "ready"}]
    with pytest.raises(tetrarch.BadPosition, match="KB-11"):
        load(3, A | {"settlements": [["C6"], ["D7"], ["B7"]], "tiles": tiles})


def test_lost_tiles_need_the_option() -> None:
    doc = A | {"tiles": [{"C7": "lost_used"}, {}], "hands": ["grass", "grass"]}
    assert load(2, doc).open["tiles"][0] == {"C7": "lost_used"}
    with pytest.raises(tetrarch.BadPosition, match="KB-57"):
        load(2, doc, regain_same_turn=False)


def test_every_position_of_a_game_goes_through_json() -> None:
    for number, s in enumerate(walk(22, seats=2, quadrants=["harbor", "paddock", "barn", "oracle/180"])):
        if number % 5 == 0 or s.open["lifted"]:
            doc = s.match.to_json(bare=True)
            again = tetrarch.from_json(json.dumps(doc))
            assert again.to_json(bare=True) == doc
            assert again.view(0) == s.match.view(0)


def test_a_position_in_the_middle_of_the_set_up() -> None:
    doc = {
        "quadrants": ["tavern", None, "oasis", "farm"],
        "guilds": ["lords", "miners"],
        "stack": [
            {"ask": "begin", "seat": "auto", "of": "0"},
            {"ask": "card", "seat": "auto", "to": "1", "drawn": "secretly"},
            {"ask": "card", "seat": "auto", "to": "0", "drawn": "secretly"},
            {"ask": "guild", "seat": "chance"},
            {"ask": "quadrant", "seat": "chance", "place": "top_right"},
        ],
        "round": 0,
    }
    s = load(2, doc)
    assert s.match.seat == 0 and len(s.open["guilds"]) == 3
    assert s.open["quadrants"][1] is not None and s.open["deck"] == 23


def test_a_finished_position() -> None:
    s = load(2, A | {"active": None, "gold": [31, 29]})
    assert s.match.over and s.match.scores() == [31, 29] and s.match.winners() == [0]
    assert [line.points for line in s.match.score_sheet(0)] == [31]


def test_a_finished_board_is_counted() -> None:
    """Castles pay in every game; a board of a finished game that names no gold is worth what it shows."""
    built = {"settlements": [["C6", "B7"], ["P1"]], "guilds": ["hermits", "lords"]}
    running, finished = load(2, A | built), load(2, A | built | {"active": None})
    assert finished.match.over and finished.match.scores() == running.match.scores()
    assert sum(finished.match.scores()) > 0
    assert [line.source for line in finished.match.score_sheet(0)] == ["before"]


def test_the_next_cards_can_be_fixed() -> None:
    """Cards that cannot be drawn when their turn comes are passed over; the others come in this order."""
    fixed = {"draws": ["~card:canyon", "~card:flower", "~card:desert"], "hands": ["grass", "grass"]}
    s = load(2, A | fixed | {"builds_left": 0}).play("end")
    assert s.match.to_json(bare=True)["position"]["hands"][0] == "canyon"  # type: ignore[index]
    assert tetrarch.verify(s.match.record()).ok
    assert tetrarch.replay(s.match.record()).to_json() == s.match.to_json()
    twin = tetrarch.from_json(s.match.to_json())
    for match in (s.match, twin):
        match.rewind(0)
        match.play("end")
        assert match.to_json(bare=True)["position"]["hands"][0] == "canyon"  # type: ignore[index]

"""What people are shown: the view, the hexes that earn, the board in a terminal."""

import pytest

from games.kingdom_builder.scene import cells, finish, scene
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingdom_builder.presentation.descriptor import DESCRIPTOR

ruling = pytest.mark.ruling


@ruling("KB-82")
@pytest.mark.parametrize(
    "source, own, earning",
    [
        ("fishermen", "E5 E6 H9", "E5 E6"),
        ("miners", "H4 H8", "H4"),
        ("workers", "K7 M8 O8", "K7 O8"),
        ("merchants", "H8 I8 J8 K8 O8", "H7 L7"),
        ("discoverers", "H8 J8 I9", "H8 J8 I9"),
        ("knights", "H8 L8 R8 I9 J9", "H8 L8 R8"),
        ("hermits", "H8 R2", "H8 R2"),
        ("citizens", "H8 I8 J8 R2", "H8 I8 J8"),
        ("farmers", "A1 B1 K1 A11 B11 K11 L11", "K1"),
        ("farmers", "A1", ""),
        ("castles", "O8 Q8 L13", "P8 L12"),
        ("lords", "A1 K1", "A1"),
    ],
)
def test_the_view_shows_the_hexes_that_earn(source: str, own: str, earning: str) -> None:
    rivals = ("L1 M1 N1", "O1 Q1") if source == "lords" else ("", "")  # they push K1 down to the third rank
    others = [guild for guild in ("hermits", "miners", "lords") if guild != source]
    guilds = others if source == "castles" else [source, *others[:2]]
    s = scene(own, *rivals, guilds=guilds)
    assert set(s.open["at_end"][0][source]["cells"]) == cells(earning)


def test_a_view_says_who_looks_and_where_the_game_stands() -> None:
    s = scene("S12", card="canyon")
    view = s.match.view(1)
    assert (view["seat"], view["active"], view["over"]) == (1, 0, False)
    over = finish(s).match.view(None)
    assert (over["active"], over["over"], over["builds_left"]) == (None, True, 0)
    assert over["hands"] == ["hidden", "hidden"]


def test_a_move_and_a_question_say_what_they_are_about() -> None:
    s = scene("K7", card="canyon")
    moves = {move.token: move for move in s.match.legal()}
    assert moves["b:K6"].targets == ("cell:K6",) and moves["b:K6"].ruling == "KB-35"
    assert moves["b:K6"].args["beside"] == "paddock" and moves["b:K6"].args["terrain"] == "canyon"
    assert s.match.question.args["left"] == 3 and s.match.question.ruling == "KB-19"


def test_the_board_in_a_terminal() -> None:
    s = scene("S12 K7", "H9", card="canyon")
    text = DESCRIPTOR.draw(s.match.view(1), False, "en", ["Ada", "Bo"], ["cell:A1"])
    rows = text.splitlines()
    assert rows[1].startswith("  1 [F]  D   D ")  # the first row, with a target in brackets
    assert rows[2].startswith("  2    F ")  # half a hex to the right
    assert "PA1" in rows[7] and "co " in rows[7]  # a paddock with one tile left, a settlement of seat 0
    assert any(row.startswith("> o Ada:") for row in rows)
    assert any(row.startswith("  x Bo:") for row in rows)
    assert "\x1b" not in text


def test_the_board_in_colour_and_in_the_last_round() -> None:
    s = scene("S12 K7", "H9", card="canyon", supply={0: 0})
    text = DESCRIPTOR.draw(s.match.view(None), True)
    assert "\x1b[1;38;5;15;48;5;160m" in text and "\x1b[38;5;16;48;5;71m G \x1b[0m" in text
    plain = scene("S12 K7", "H9", card="canyon")
    assert text.count("\n") == DESCRIPTOR.draw(plain.match.view(None), True).count("\n")


@ruling("KB-34")
def test_an_imagined_position_looks_the_same_and_plays_to_the_end() -> None:
    s = scene("K7", "H9", "", card="canyon", hands={1: "grass", 2: "desert"}, discards={"flower": 3})
    game, rng = s.match.game, Rng(5)
    hands = set()
    for _ in range(60):
        imagined = game.imagine(s.match.state, 1, rng)
        assert DESCRIPTOR.view(game, imagined, 1) == s.match.view(1)
        hands.add(int(imagined.hand[2]))
    assert len(hands) == 5  # seat 2 might hold any terrain
    assert game.playout(imagined, rng) > 30 and game.over(imagined)
    assert game.evaluate(imagined, 0) == game.scores(imagined)[0]


@ruling("KB-34", "KB-26")
def test_a_hand_drawn_before_the_shuffle_is_known_by_counting() -> None:
    """Every desert but seat 1's is seen, and seat 1 drew before the discards were shuffled in."""
    late = {"shuffles": 1, "drawn": [1, 0]}
    s = scene(card="canyon", hands={1: "desert"}, position=late)
    for seed in range(20):
        assert s.match.game.imagine(s.match.state, 0, Rng(seed)).hand[1] == 4
    early = scene(card="canyon", hands={1: "desert"})
    assert len({int(early.match.game.imagine(early.match.state, 0, Rng(n)).hand[1]) for n in range(40)}) == 5


def test_tiles_and_a_free_choice_of_terrain_are_worth_something() -> None:
    def worth(own: str, **more: object) -> float:
        s = scene(own, **more)
        return float(s.match.game.evaluate(s.match.state, 0)) - s.match.scores()[0]

    assert worth("K7") > worth("K7", tiles={"L7": "none"}) > 0
    assert worth("K7", supply={0: 20}) < worth("K7")

"""The figures of the rules: every position loads, every caption is there."""

import copy
from typing import Any

import pytest

import tetrarch
from tetrarch import texts
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.errors import BadOption, BadPosition
from tetrarch.lessons.figures import Figure, figures, read_figure

ALL = [figure for game in tetrarch.list_games() for figure in figures(game.id)]
IDS = [f"{figure.game}-{figure.id}" for figure in ALL]


@pytest.mark.parametrize("game", [game.id for game in tetrarch.list_games()])
def test_every_game_has_figures(game: str) -> None:
    assert len(figures(game)) >= 4


@pytest.mark.parametrize("figure", ALL, ids=IDS)
def test_a_figure_is_a_moment_of_the_game(figure: Figure) -> None:
    match = figure.match()
    assert match.view(figure.seat)["seat"] == figure.seat
    if figure.moves:
        assert figure.seat in match.seats and match.legal(figure.seat)


@pytest.mark.parametrize("figure", ALL, ids=IDS)
def test_a_figure_names_rulings_that_there_are(figure: Figure) -> None:
    known = tetrarch.find(figure.game).rulings("en")
    assert [id for id in figure.rulings if id not in known] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("figure", ALL, ids=IDS)
def test_a_figure_has_a_caption_with_its_marks_and_a_text_for_those_who_cannot_see_it(
    figure: Figure, lang: str
) -> None:
    caption, _ = texts.format_with_errors(figure.key, (), lang)
    assert len(caption) > 20 and caption != figure.key
    marks = [number for number in range(1, 10) if f"({number})" in caption]
    assert marks == list(range(1, len(figure.marks) + 1))
    alt, _ = texts.format_with_errors(f"{figure.key}.alt", (), lang)
    assert len(alt) > 20 and "(1)" not in alt


FIGURE: dict[str, Any] = {
    "seats": 2,
    "options": {"setup": "first_game"},
    "position": {"hands": ["grass", "forest"]},
    "part": "board",
    "page": [900, 900],
    "size": [400, 300],
    "focus": ["cell:A1"],
    "rulings": ["KB-37"],
}


def test_every_field_is_read() -> None:
    figure = read_figure("kingdom_builder", "here", FIGURE)
    assert (figure.size, figure.focus, figure.marks, figure.seat) == ((400, 300), ("cell:A1",), (), 0)
    assert figure.key == "kingdom_builder_rules-figure-here"
    assert figure.match().question_for(0).step == "turn"


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("part", "table", r"\$\.part: must be 'board' or 'mat', not 'table'"),
        ("size", [400], r"\$\.size: must be two numbers, width and height"),
        ("page", [0, 900], r"\$\.page\[0\]: must be a whole number from 1 to 2000"),
        ("seat", 2, r"\$\.seat: must be a whole number from 0 to 1"),
        ("caption", "x", r"\$: there is no field 'caption'"),
        ("focus", [7], r"\$\.focus\[0\]: must be a text"),
    ],
)
def test_a_wrong_field_is_named(field: str, value: object, said: str) -> None:
    doc = copy.deepcopy(FIGURE)
    doc[field] = value
    with pytest.raises(BadPosition, match=said):
        read_figure("kingdom_builder", "here", doc)


def test_there_are_figures_of_known_games_only() -> None:
    with pytest.raises(BadOption):
        figures("chess")

"""What people and bots are shown: the view, imagined positions, the words of moves, a terminal."""

from typing import Any

import pytest

from games.castles_of_burgundy.scene import CELLS, MODULES, new, scene, started, walk
from tetrarch.core.engine.rng import Rng
from tetrarch.core.languages import LANGUAGES
from tetrarch.games.castles_of_burgundy.presentation.descriptor import DESCRIPTOR


def test_an_imagined_position_shows_its_seat_the_same() -> None:
    for number, s in enumerate(walk(5, seats=3, modules=MODULES)):
        if s.match.over or number % 19:
            continue
        game = s.match.game
        for seat in range(3):
            other = game.imagine(s.match.state, seat, Rng(number))
            assert DESCRIPTOR.view(game, other, seat) == s.match.view(seat)


def test_a_sealed_castle_is_imagined_anywhere() -> None:
    s = new(2, duchies="same")
    game = s.match.game
    state = s.match.state.clone()
    game.apply(state, next(int(move.action) for move in s.match.legal(0) if move.token == "castle:B3"))
    found = set()
    for seed in range(40):
        doc = DESCRIPTOR.dump(game, game.imagine(state, 1, Rng(seed)))
        found.add(str(doc["sealed"]))
    assert len(found) == 4
    assert len({str(DESCRIPTOR.dump(game, game.imagine(state, 0, Rng(n)))["sealed"]) for n in range(9)}) == 1


def test_a_move_says_what_it_costs_and_brings() -> None:
    s = scene(rolled="25", workers=2, goods="4 4 4", storage="ship", depots={6: "bank"})
    moves = {move.token: move for move in s.match.legal()}
    sale = moves["sell:5-4"].args
    assert (sale["workers"], sale["tiles"], sale["points"], sale["silver"]) == (1, 3, 6, 1)
    assert moves["take:5-6-bank"].args["workers"] == 1 and moves["take:5-6-bank"].ruling == "CB-49"
    assert moves["place:2-ship-D3"].args["workers"] == 0
    assert moves["place:2-ship-D3"].targets == ("cell:D3",)
    assert moves["take:5-6-bank"].targets == ("slot:6-bank",) and moves["workers:2"].targets == ("die:2",)
    assert moves["workers:2"].ruling == "CB-87" and moves["end"].ruling == "CB-43"


def test_a_sale_under_monasteries_and_shields() -> None:
    s = scene("D4:castle C4:m3", rolled="44", goods="4 4")
    assert next(m.args["silver"] for m in s.match.legal() if m.token == "sell:4-4") == 2
    s = scene(rolled="44", goods="4 4", modules="shields", position={"shields": [{"D4": 12}, {}]})
    assert next(m.args["points"] for m in s.match.legal() if m.token == "sell:4-4") == 8


def test_a_view_holds_board_areas_and_order() -> None:
    view: dict[str, Any] = started(3).match.view(1)
    assert view["seat"] == 1 and view["order"] == [0, 1, 2]
    assert all(set(board) == set(CELLS) for board in view["board"])
    area = scene("D4:castle E3:mine").of("areas")
    mines = next(row for row in area if row["colour"] == "mine")
    assert (mines["size"], mines["filled"], mines["complete"]) == (3, 1, False)


def test_events_tell_the_story() -> None:
    s = scene(rolled="33", storage="bank").play("place:3-bank-C3")
    assert [event.name for event in s.match.events() if event.name in ("placed", "area", "silver")] == [
        "placed",
        "area",
        "silver",
    ]
    assert s.told("placed") == [{"tile": "bank", "cell": "C3"}]
    assert s.told("silver") == [{"change": 2, "way": "gain", "count": 2, "cause": "bank"}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_duchies_in_a_terminal(lang: str) -> None:
    s = started(2, modules=MODULES)
    text = DESCRIPTOR.draw(s.match.view(0), False, lang, ["Ada", "Bo"], ["cell:D3"])
    assert "Ada" in text and "Bo" in text and "castles_of_burgundy" not in text and "\x1b" not in text
    assert "\x1b" in DESCRIPTOR.draw(s.match.view(0), True, lang, ["Ada", "Bo"], [])


def test_border_posts_are_shown_where_they_are_in_play() -> None:
    assert scene().match.view(0)["posts"] is None
    row = {f"C{n}": tile for n, tile in enumerate(("cow2", "cow3", "bank", "m1", "market", "church"), 1)}
    s = scene(modules="border_posts", position={"placed": [row, {"D4": "castle"}]})
    assert s.match.view(0)["posts"] == [[[0, 1]], []]


def test_rounds_are_counted_through_the_phases() -> None:
    s = scene(position={"phase": "C", "round": 2})
    assert DESCRIPTOR.round(s.match.state) == 12
    assert DESCRIPTOR.round(new().match.state) is None

"""What people and bots are shown: the view, imagined hands and piles, the board in a terminal."""

from collections import Counter

import pytest

from games.council_of_four.scene import CITY, Scene, count, discards, piled, scene, walk
from tetrarch.core.engine.rng import Rng
from tetrarch.core.languages import LANGUAGES
from tetrarch.games.council_of_four.presentation.descriptor import DESCRIPTOR

ruling = pytest.mark.ruling


def imagined(s: Scene, seat: int, times: int = 40) -> list[dict[str, object]]:
    """Positions that a seat can't tell from this one."""
    game, rng = s.match.game, Rng(7)
    return [DESCRIPTOR.dump(game, game.imagine(s.match.state, seat, rng)) for _ in range(times)]


def hands(position: dict[str, object]) -> list[Counter[str]]:
    return [Counter(hand) for hand in position["hands"]]  # type: ignore[attr-defined]


def test_a_finished_game_is_imagined_too() -> None:
    *_, last = walk(5)
    assert last.match.over and len(imagined(last, 1, 3)) == 3


@ruling("CF-29")
def test_other_hands_are_imagined_from_all_cards_not_seen() -> None:
    s = scene(hand="white", hands={1: "blue joker"})
    seen = set()
    for position in imagined(s, 0):
        mine, other = hands(position)
        assert mine == {"white": 1} and other.total() == 2
        seen |= set(other)
    assert len(seen) == 7


@ruling("CF-27", "CF-29")
def test_hands_older_than_a_shuffle_hold_no_reshuffled_card() -> None:
    """All discards were seen, so what the others hold together at the shuffle is known to the card."""
    s = scene(
        seats=3,
        hands={1: "blue blue black", 2: "pink orange"},
        position=discards("white", "blue blue black pink orange"),
    )
    s.turn()  # seat 1 draws the last card; 84 discards become the deck
    assert s.open["shuffles"] == 1
    together = Counter(count("blue blue black pink orange white"))
    ways = set()
    for position in imagined(s, 0):
        _, one, two = hands(position)
        assert one + two == together and one.total() == 4
        ways.add(tuple(sorted(two.elements())))
    assert len(ways) > 3  # but not who holds what


@ruling("CF-27", "CF-29")
def test_a_card_drawn_after_the_shuffle_can_be_any_that_was_shuffled() -> None:
    s = scene(
        seats=3,
        hands={1: "blue blue black", 2: "pink orange"},
        position=discards("white", "blue blue black pink orange"),
    )
    s.turn().turn()  # seat 2 has drawn from the new deck
    fresh = set()
    together = Counter(count("blue blue black pink orange white"))
    for position in imagined(s, 0):
        _, one, two = hands(position)
        assert one.total() == 4 and two.total() == 3
        fresh |= set((one + two) - together)
        assert (one + two - together).total() <= 1 and one <= together
    assert len(fresh) > 4


@ruling("CF-29", "CF-77")
def test_permits_under_a_pile_stay_where_they_are_known_to_be() -> None:
    s = scene(hand="white").play("swap:coast")
    assert s.open["under"]["coast"] == ["b", "cde"]
    for seat in (0, 1):
        for position in imagined(s, seat, 10):
            assert position["under"]["coast"] == ["b", "cde"]  # type: ignore[index]
            assert position["offers"] == s.json["offers"]


@ruling("CF-77")
def test_the_known_permits_come_up_after_the_unknown_ones() -> None:
    s = scene(position=piled("coast", "d a", "b cde")).play("swap:coast")
    known = s.open["under"]["coast"]
    assert known[-2:] == ["b", "cde"] and len(known) == 13
    unknown = scene(seed=5).play("swap:coast")
    assert unknown.open["piles"]["coast"] == 11 and unknown.open["under"]["coast"] == ["b", "cde"]


def test_an_imagined_position_shows_its_seat_the_same() -> None:
    for number, s in enumerate(walk(5, seats=3)):
        if s.match.over or number % 9:
            continue
        for seat in range(3):
            game = s.match.game
            other = game.imagine(s.match.state, seat, Rng(number))
            assert DESCRIPTOR.view(game, other, seat) == s.match.view(seat)


def test_a_view_says_who_looks_and_what_a_council_would_cost() -> None:
    s = scene(hand="white black joker", coins=20)
    view = s.match.view(0)
    assert (view["seat"], view["active"], view["over"]) == (0, 0, False)
    assert view["prices"] == {"coast": 5, "hills": 11, "mountains": 5, "king": 8}
    assert s.match.view(None)["prices"] is None


def test_a_move_and_a_question_say_what_they_are_about() -> None:
    s = scene("F", "I", permits="i")
    moves = {move.token: move for move in s.match.legal()}
    build = moves["build:i-indur"]
    assert build.targets == ("city:indur",) and build.ruling == "CF-43"
    assert (build.args["owed"], build.args["gold"], build.args["points"]) == (1, 3, 2)
    assert s.match.question is not None and s.match.question.args["mains"] == 1
    s = scene(hand="white white joker", coins=20).play("king:indur")
    pays = {move.token: move.args["price"] for move in s.match.legal()}
    assert pays == {"pay:white": 12, "pay:joker": 13, "pay:white+joker": 10}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_kingdom_in_a_terminal(lang: str) -> None:
    s = scene("AB", "A", permits="i", hand="white joker", position={"neutral": ["arkon"]})
    text = DESCRIPTOR.draw(s.match.view(0), False, lang, ["Ada", "Bo"], ["city:indur"])
    assert all(name.title() in text for name in CITY.values())
    assert "Ada" in text and "council_of_four" not in text and "\x1b" not in text
    assert "\x1b" in DESCRIPTOR.draw(s.match.view(0), True, lang, ["Ada", "Bo"], [])

"""Councils: CF-30 to CF-36."""

import pytest

from games.council_of_four.scene import BALCONIES, COUNCILS, RESERVE, scene

ruling = pytest.mark.ruling


@ruling("CF-30")
@pytest.mark.parametrize("council", COUNCILS)
def test_any_colour_of_the_reserve_into_any_council(council: str) -> None:
    s = scene(coins=5)
    assert s.offered("elect") == set(COUNCILS)
    s.play(f"elect:{council}")
    assert s.offered("put") == set(RESERVE)  # no white one is in the reserve
    s.play("put:blue")
    assert s.of("coins") == 9 and s.open["balconies"][council][0] == "blue"
    assert all(s.open["balconies"][other] == BALCONIES[other] for other in COUNCILS if other != council)


@ruling("CF-31")
def test_councillors_move_up_and_the_last_one_falls() -> None:
    s = scene().play("elect:coast put:pink")
    assert s.open["balconies"]["coast"] == ["pink", "white", "black", "orange"]
    s = scene().play("extra elect:king put:black elect:king put:orange")
    assert s.open["balconies"]["king"] == ["orange", "black", "pink", "pink"]


@ruling("CF-32")
def test_the_fallen_councillor_waits_for_a_later_election() -> None:
    s = scene().play("extra elect:king")
    assert s.why("put:white") == "CF-30"
    s.play("put:orange")
    assert s.open["reserve"]["white"] == 1 and not s.open["reserve"].get("orange")
    assert sum(s.open["reserve"].values()) == 8
    s.play("elect:mountains")
    assert "white" in s.offered("put") and "orange" not in s.offered("put")


@ruling("CF-33")
def test_each_card_needs_a_councillor_of_its_own() -> None:
    s = scene(hand="white white black pink", coins=20).play("buy:b")  # one white councillor on the coast
    assert s.offered("pay") == {"white", "black", "white+black"}
    s = scene(hand="white white black pink", coins=20).play("buy:kno")  # two in the mountains
    assert s.offered("pay") == {"white", "black", "white+white", "white+black", "white+white+black"}


@ruling("CF-33")
def test_played_cards_are_discarded() -> None:
    s = scene(hand="white white black pink", coins=20).play("buy:kl pay:white+black")
    assert s.hand()["white"] >= 1 and s.hand()["pink"] >= 1 and s.open["discards"]["white"] == 1
    assert s.of("hand_sizes") == 3  # the permit brought a card


@ruling("CF-34")
def test_cards_that_fit_nobody_cannot_be_played() -> None:
    s = scene(hand="white white black pink blue", coins=20).play("buy:b")
    for cards in ("white+pink", "white+white", "pink", "white+black+blue"):
        assert s.why(f"pay:{cards}") == "CF-34"


@ruling("CF-34")
def test_four_cards_are_the_most() -> None:
    s = scene(hand="white black orange purple joker", coins=20).play("buy:b")
    assert max(len(cards.split("+")) for cards in s.offered("pay")) == 4
    assert "white+black+orange+purple" in s.offered("pay")


@ruling("CF-34")
def test_without_a_fitting_card_there_is_nothing_to_acquire() -> None:
    s = scene(hand="blue", coins=20)  # blue sits in the hills and with the king
    assert s.offered("buy") == {"j", "g"} and "king" in s.verbs
    s = scene(hand="purple", coins=20)
    assert "king" not in s.verbs and s.why("king:juvelar") == "CF-33"


@ruling("CF-35")
@pytest.mark.parametrize(
    "cards, price",
    [("white", 10), ("white+black", 7), ("white+black+orange", 4), ("white+black+orange+purple", 0)],
)
def test_the_price_falls_with_the_number_of_cards(cards: str, price: int) -> None:
    s = scene(hand="white black orange purple", coins=10, offers={"coast": ["d", "cd"]})
    assert s.play(f"buy:d pay:{cards}").of("coins") == 10 - price


@ruling("CF-35")
def test_who_cannot_pay_needs_more_cards() -> None:
    s = scene(hand="white black orange", coins=6).play("buy:b")
    assert s.offered("pay") == {"white+black+orange"}
    assert s.why("pay:white+black") == "CF-35"
    s = scene(hand="white black", coins=6)
    assert not s.offered("buy") & {"b", "cde"}
    assert s.why("buy:b") == "CF-35"


@ruling("CF-36")
@pytest.mark.parametrize(
    "cards, price",
    [
        ("joker", 11),
        ("white+joker", 8),
        ("joker+joker", 9),
        ("white+black+joker", 5),
        ("joker+joker+joker+joker", 4),
    ],
)
def test_a_coin_more_for_each_joker(cards: str, price: int) -> None:
    s = scene(hand="white black joker joker joker joker", coins=20, offers={"coast": ["d", "cd"]})
    assert s.play(f"buy:d pay:{cards}").of("coins") == 20 - price


@ruling("CF-36")
def test_a_joker_may_stand_for_a_colour_in_hand() -> None:
    s = scene(hand="white joker", coins=20).play("buy:b")
    assert s.offered("pay") == {"white", "joker", "white+joker"}


@ruling("CF-36")
def test_a_joker_fits_a_second_councillor_of_a_colour() -> None:
    s = scene(hand="pink pink blue joker", coins=20).play("king:juvelar")
    assert "pink+pink+blue+joker" in s.offered("pay")  # the joker stands for white
    s.play("pay:pink+pink+blue+joker")
    assert s.of("coins") == 19


@ruling("CF-36")
def test_the_coins_of_jokers_must_be_there() -> None:
    s = scene(hand="white joker", coins=7)
    assert s.why("buy:b") == "CF-35"
    assert scene(hand="white joker", coins=8).play("buy:b").offered("pay") == {"white+joker"}


@ruling("CF-22", "CF-33")
def test_whoever_pays_lays_cards_that_are_held() -> None:
    s = scene(hand="white black", coins=20).play("buy:b")
    assert s.why("pay:orange") == "CF-33" and s.why("elect:coast") == "CF-22"

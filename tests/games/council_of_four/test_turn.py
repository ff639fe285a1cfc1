"""The turn, the deck and what is known: CF-19 to CF-29."""

import pytest

from games.council_of_four.scene import COLOURS, Scene, discards, new, scene, walk

ruling = pytest.mark.ruling
MAIN = {"elect", "buy", "build", "king"}
QUICK = {"hire", "swap", "send", "extra"}


@ruling("CF-19")
@pytest.mark.parametrize("start, order", [(1, [0, 1, 2, 0]), (3, [2, 0, 1, 2])])
def test_turns_go_round(start: int, order: list[int]) -> None:
    s = new(3, start_seat=start)
    seen = []
    for _ in order:
        seen.append(s.match.seat)
        s.turn()
    assert seen == order


@ruling("CF-20")
def test_a_turn_begins_with_a_card() -> None:
    s = scene(seats=3).turn()
    assert s.match.seat == 1 and s.open["hand_sizes"] == [0, 1, 0]
    s.turn()
    assert s.open["hand_sizes"] == [0, 1, 1]


@ruling("CF-21")
def test_a_main_action_is_a_duty() -> None:
    s = scene(permits="a", hand="white", coins=13)
    assert MAIN < s.verbs
    assert s.why("end") == "CF-24"
    s.play("hire")
    assert s.why("end") == "CF-24" and s.verbs == MAIN
    s.elect()
    assert s.tokens == {"end"} and s.why("elect:coast") == s.why("take:b") == "CF-21"


@ruling("CF-22")
@pytest.mark.parametrize("first, second", [("hire", "swap:coast"), ("swap:coast", "hire"), ("extra", "hire")])
def test_one_quick_action_a_turn(first: str, second: str) -> None:
    s = scene(assistants=8, coins=20)
    assert QUICK < s.verbs
    s.play(first)
    assert not s.verbs & QUICK and s.why(second) == "CF-22"


@ruling("CF-22")
def test_the_quick_action_comes_before_or_after() -> None:
    s = scene().elect()
    assert s.verbs == {"hire", "swap", "send", "extra", "end"}
    s.play("hire end")
    assert s.match.seat == 1 and QUICK & s.verbs  # everybody has one in the own turn


@ruling("CF-22")
def test_no_quick_action_in_the_middle_of_a_main_one() -> None:
    s = scene(hand="white").play("buy:b")
    assert s.verbs == {"pay"}
    assert scene().play("elect:king").verbs == {"put"}


@ruling("CF-23")
def test_main_actions_add_up() -> None:
    s = scene(hand="orange orange blue purple", assistants=3)
    s.play("extra buy:j pay:orange+orange+purple+blue")  # one bought, one by the star
    assert s.open["mains"] == 2
    s.elect().elect()  # the same kind twice
    assert s.open["mains"] == 0 and s.tokens == {"end"}


@ruling("CF-24")
def test_further_main_actions_may_be_left_out_and_lapse() -> None:
    s = scene().play("extra").elect()
    assert "end" in s.tokens and MAIN & s.verbs
    s.play("end").turn()
    assert s.match.seat == 0 and s.open["mains"] == 1
    assert s.elect().verbs & MAIN == set()


@ruling("CF-24")
def test_the_player_says_when_the_turn_is_over() -> None:
    s = scene(assistants=0, coins=0).elect()
    assert s.match.seat == 0
    assert s.play("end").match.seat == 1


@ruling("CF-25")
def test_nobody_is_ever_stuck() -> None:
    s = scene(coins=0, assistants=0)
    assert s.tokens == {f"elect:{council}" for council in ("coast", "hills", "mountains", "king")}
    for moment in walk(2, seats=2):
        if not moment.match.over and moment.verbs & MAIN:
            assert "elect" in moment.verbs and sum(moment.open["reserve"].values()) == 8


@ruling("CF-26")
def test_any_number_of_cards_in_hand() -> None:
    s = scene(seats=2, hands={1: " ".join(["white"] * 13 + ["black"] * 13)}).turn()
    assert s.of("hand_sizes", 1) == 27 and "end" in s.elect().tokens


@ruling("CF-27")
def test_the_discards_become_the_deck_with_the_last_card() -> None:
    s = scene(position=discards("white"))
    assert (s.open["deck"], sum(s.open["discards"].values())) == (1, 89)
    s.turn()
    assert s.hand(1) == {"white": 1}
    assert (s.open["deck"], sum(s.open["discards"].values()), s.open["shuffles"]) == (89, 0, 1)
    assert len(s.told("shuffled", None)) == 1


@ruling("CF-27")
def test_in_the_middle_of_a_draw_as_well() -> None:
    hand = "white black orange purple"
    s = scene(hand=hand, offers={"coast": ["b", "cd"]}, position=discards("pink", hand))
    s.play("buy:b pay:white+black+orange+purple")  # three cards, and only one in the deck
    assert s.of("hand_sizes") == 3 and s.hand()["pink"] >= 1
    assert s.open["deck"] == 87 and s.open["shuffles"] == 1
    assert not any(s.open["discards"].values())  # the payment was shuffled in, too


@ruling("CF-27")
def test_without_discards_the_next_discarded_cards_become_the_deck() -> None:
    hand = "white black orange purple"
    rest = {colour: 13 for colour in COLOURS} | {"joker": 12}
    for card in hand.split():
        rest[card] -= 1
    s = scene(
        hand=hand,
        offers={"coast": ["d", "cd"]},
        hands={1: " ".join(card for card, n in rest.items() for _ in range(n))},
    )
    assert s.open["deck"] == 0
    s.play("buy:d pay:white+black+orange+purple")
    assert s.open["deck"] == 4 and not any(s.open["discards"].values())


def all_held(seats: int = 3) -> Scene:
    return scene(
        seats=seats,
        hands={2: " ".join([colour for colour in COLOURS for _ in range(13)] + ["joker"] * 12)},
    )


@ruling("CF-28")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    s = all_held().turn()
    assert s.match.seat == 1 and s.open["hand_sizes"] == [0, 0, 90]
    assert s.turn().open["hand_sizes"] == [0, 0, 90] and "end" in s.elect().tokens


@ruling("CF-29")
def test_hands_are_secret_and_all_else_is_open() -> None:
    s = scene(hand="white white", hands={1: "blue joker"}, permits="a", used="b")
    view = s.match.view(0)
    assert view["hands"][0]["white"] == 2 and view["hands"][1] is None  # type: ignore[index]
    nobody = s.match.view(None)
    assert nobody["hands"] == [None, None]
    assert nobody["hand_sizes"] == [2, 2] and nobody["deck"] == 86
    assert nobody["permits"][0] == ["a"] and nobody["used"][0] == ["b"]  # type: ignore[index]


@ruling("CF-29")
def test_the_same_is_seen_whatever_the_others_hold() -> None:
    one, other = (scene(hand="white", hands={1: held}) for held in ("blue joker", "black orange"))
    assert one.match.view(0) == other.match.view(0) and one.match.view(None) == other.match.view(None)
    assert one.match.view(1) != other.match.view(1)


@ruling("CF-29")
def test_only_the_player_sees_the_drawn_card() -> None:
    s = scene(seats=3).turn()
    assert len(s.told("saw", 1)) == 1 and s.told("saw", 0) == s.told("saw", None) == []
    assert len(s.told("drew", None)) == 1


@ruling("CF-29")
def test_discarded_cards_are_seen() -> None:
    s = scene(hand="white black orange purple").play("buy:b pay:white+black+orange+purple")
    gone = {card: n for card, n in s.open["discards"].items() if n}
    assert gone == {"white": 1, "black": 1, "orange": 1, "purple": 1}

"""The turn: CB-40 to CB-48."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.scene import Scene, scene

ruling = pytest.mark.ruling


@ruling("CB-40")
def test_one_action_with_each_die_in_any_order() -> None:
    for moves in ("workers:3 take:5-5-mine", "take:5-5-mine workers:3"):
        s = scene(rolled="35", depots={5: "mine"}).play(moves)
        assert s.of("dice") == [] and s.of("workers") == 2 and s.storage() == "mine"
    s = scene(rolled="35").play("workers:5 workers:3")
    assert s.of("workers") == 4 and s.verbs == {"end"}


@ruling("CB-40")
def test_equal_dice_are_one_choice_each_time() -> None:
    s = scene(rolled="44")
    assert s.offered("workers") == {"4"}
    s.play("workers:4")
    assert s.of("dice") == [4] and s.offered("workers") == {"4"}


@ruling("CB-41")
def test_four_actions() -> None:
    s = scene(rolled="33", storage="bank", goods="3", depots={3: "cow2"})
    assert s.tokens == {"take:3-3-cow2", "place:3-bank-C3", "place:3-bank-E4", "sell:3-3", "workers:3", "end"}


@ruling("CB-42")
def test_a_turn_may_end_with_unused_dice() -> None:
    s = scene(rolled="36").play("workers:6 end")
    assert s.match.seat == 1 and s.of("dice") == []
    s = scene(rolled="36").play("end")
    assert s.match.seat == 1 and s.of("dice") == []


@ruling("CB-43")
def test_the_player_says_when_the_turn_is_over() -> None:
    s = scene(rolled="36", silver=2, black="m7").play("workers:6 workers:3")
    assert s.match.seat == 0 and s.tokens == {"buy:m7", "end"}
    s.play("buy:m7")
    assert s.match.seat == 0 and s.tokens == {"end"}
    assert s.play("end").match.seat == 1


@ruling("CB-44")
@pytest.mark.parametrize("face, depots", [(3, {2, 3, 4}), (6, {5, 6, 1}), (1, {6, 1, 2})])
def test_a_worker_changes_a_die_by_one(face: int, depots: set[int]) -> None:
    everywhere = {1: "ship", 2: "castle", 3: "cow2", 4: "ship", 5: "mine", 6: "pig2"}
    s = scene(rolled=f"{face}{face}", workers=1, depots=everywhere)
    assert {int(token.split("-")[1]) for token in s.offered("take")} == depots
    near = next(d for d in depots if d != face)
    tile = everywhere[near]
    assert s.cost(f"take:{face}-{near}-{tile}") == 1 and s.cost(f"take:{face}-{face}-{everywhere[face]}") == 0
    s.play(f"take:{face}-{near}-{tile}")
    assert s.of("workers") == 0 and s.of("dice") == [face]


@ruling("CB-45")
def test_two_workers_make_a_two_a_six() -> None:
    """The rulebook's example."""
    s = scene(rolled="22", workers=2, depots={6: "bank"}).play("take:2-6-bank")
    assert s.of("workers") == 0 and s.storage() == "bank"
    assert scene(rolled="22", workers=1, depots={6: "bank"}).why("take:2-6-bank") == "CB-44"


@ruling("CB-45")
@pytest.mark.parametrize(
    "face, number, cost", [(1, 4, 3), (1, 3, 2), (1, 5, 2), (6, 2, 2), (6, 3, 3), (5, 5, 0)]
)
def test_always_as_few_workers_as_are_needed(face: int, number: int, cost: int) -> None:
    s = scene(rolled=f"{face}{face}", workers=3, goods=str(number))
    assert s.cost(f"sell:{face}-{number}") == cost
    assert s.play(f"sell:{face}-{number}").of("workers") == 3 - cost


@ruling("CB-45")
def test_either_die_may_be_changed() -> None:
    s = scene(rolled="25", workers=2, goods="4")
    assert s.offered("sell") == {"2-4", "5-4"}
    assert (s.cost("sell:2-4"), s.cost("sell:5-4")) == (2, 1)
    assert s.play("sell:5-4").of("dice") == [2]


@ruling("CB-46")
def test_any_time_is_before_between_after_and_amid_actions() -> None:
    def rich(**more: Any) -> Scene:
        return scene(rolled="34", silver=2, black="m7", storage="town_hall mine", **more)

    for moves in ("", "workers:4", "workers:4 workers:3", "place:3-town_hall-E4"):
        s = rich().play(moves)
        assert s.offered("buy") == {"m7"}
        assert s.play("buy:m7").of("silver") == 0


@ruling("CB-46")
def test_not_while_discarding() -> None:
    s = scene(rolled="33", silver=2, black="m7", storage="m1 m2 m3", depots={3: "cow2"})
    assert s.play("take:3-3-cow2").ask == "discard" and s.verbs == {"discard"}
    s.play("discard:m1")
    assert s.offered("buy") == set() and s.why("buy:m7") == "CB-52"


@ruling("CB-47")
def test_nobody_acts_in_the_turn_of_another() -> None:
    s = scene(silver=[2, 2], black="m7")
    assert s.match.seats == [0]
    with pytest.raises(tetrarch.NotYourTurn):
        s.match.play("buy:m7", seat=1)


@ruling("CB-48")
def test_effects_come_before_the_next_die() -> None:
    s = scene("B3:castle", storage="castle castle mine", rolled="45", depots={2: "m5"})
    s.play("place:4-castle-A3")
    assert s.ask == "action" and "end" not in s.verbs and s.offered("workers") == {"free"}
    s.play("place:free-castle-A2")  # within it another castle
    assert s.ask == "action"
    s.play("take:free-2-m5")
    assert s.ask == "turn" and s.of("dice") == [5] and s.storage() == "m5 mine"

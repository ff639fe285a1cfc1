"""Winter: KI-96 to KI-107."""

import pytest

from games.kingsburg.scene import A, B, C, D, battle, row, scene

ruling = pytest.mark.ruling
EXAMPLE = {
    "seats": 4,
    "held": ["", "w1s1", "", "w1"],
    "soldiers": [0, 1, 0, 0],
    "buildings": [
        "statue palisade barricade",
        "inn guard_tower",
        "guard_tower blacksmith barricade",
        "inn barricade crane",
    ],
    "points": [3, 1, 3, 1],
}


@ruling("KI-96", "KI-97", "KI-98", "KI-99", "KI-100", "KI-101", "KI-103", "KI-106")
def test_example_of_the_four_battles() -> None:
    s = battle("i_goblins_3", 1, **EXAMPLE)
    assert [event["total"] for event in s.told("total")] == [3, 3, 4, 2]
    assert [s.goods(seat) for seat in range(4)] == ["", "w1s1", "s1", "w1"]
    assert [s.points(seat) for seat in range(4)] == [3, 1, 4, 0]
    assert s.open["buildings"][D] == ["inn", "barricade"]
    assert s.sheet(C) == {"strongest": 1} and s.sheet(D) == {"destroyed": -1}


@ruling("KI-103")
def test_example_with_a_market_it_goes_first() -> None:
    given = EXAMPLE | {"buildings": [*EXAMPLE["buildings"][:3], "inn market barricade crane"]}  # type: ignore[index]
    s = battle("i_goblins_3", 1, **given)
    assert s.open["buildings"][D] == ["inn", "barricade", "crane"]


@ruling("KI-96", "KI-97")
def test_the_card_is_turned_up_before_the_king_sends_soldiers() -> None:
    s = scene("winter start")
    assert len(s.drawn) == 5
    s.play("~invader:i_goblins_2")
    assert s.open["shown"] is True and s.open["invader"] == "i_goblins_2"
    assert s.drawn == {"1", "2", "3", "4", "5", "6"}
    s.play("~die:6")
    assert [event["total"] for event in s.told("total")] == [6, 6, 6]


@ruling("KI-98")
def test_totals_above_9_are_compared() -> None:
    s = battle("i_goblins_2", 6, soldiers=[4, 5, 0])
    assert [event["total"] for event in s.told("total")] == [10, 11, 6]
    assert [s.sheet(seat) for seat in (A, B, C)] == [{}, {"strongest": 1}, {}]


@ruling("KI-99", "KI-100", "KI-101")
@pytest.mark.parametrize(("soldiers", "gold"), [(0, "g1"), (1, "g2"), (2, "g3")])
def test_lost_drawn_and_won(soldiers: int, gold: str) -> None:
    assert battle("i_barbarians_2", 1, held="g2", soldiers=soldiers).goods() == gold


@ruling("KI-70", "KI-75", "KI-77", "KI-78", "KI-80", "KI-81", "KI-83", "KI-84", "KI-85")
@pytest.mark.parametrize(
    ("building", "cards"),
    [
        ("church", "iii_demons_6:1 iii_zombies_6:0"),
        ("farms", "iii_demons_6:-1"),
        ("guard_tower", "iii_orcs_5:1"),
        ("blacksmith", "iii_orcs_5:2"),
        ("barracks", "iii_orcs_5:2"),
        ("wizards_guild", "iii_orcs_5:4"),
        ("palisade", "iii_zombies_6:2 iii_orcs_5:1"),
        ("stone_wall", "iii_orcs_5:2"),
        ("fortress", "iii_orcs_5:3"),
        ("barricade", "iii_goblins_4:1 iii_orcs_5:0"),
    ],
)
def test_what_buildings_count_in_battle(building: str, cards: str) -> None:
    for card, bonus in (text.split(":") for text in cards.split()):
        s = battle(card, 1, buildings=row(building))
        assert s.told("total")[0]["total"] == 1 + int(bonus), card


@ruling("KI-83", "KI-99", "KI-106")
def test_a_draw_is_won_with_the_stone_wall() -> None:
    s = battle("i_orcs_3", 1, buildings=row("stone_wall"))  # palisade and wall: a total of 3
    assert s.goods() == "g1" and s.sheet() == {"strongest": 1}


@ruling("KI-84")
def test_the_fortress_pays_for_every_victory() -> None:
    assert battle("i_orcs_3", 1, buildings=row("fortress")).sheet() == {"fortress": 1, "strongest": 1}
    s = battle("i_zombies_4", 1, buildings=row("fortress"))
    assert s.sheet() == {"victory": 1, "fortress": 1, "strongest": 1}
    assert "fortress" not in battle("v_dragons_9", 1, buildings=row("fortress")).sheet()


@ruling("KI-102")
def test_what_is_missing_is_not_lost_or_replaced() -> None:
    s = battle("iv_goblins_5", 1, held="g3w2")  # four wood and four stone
    assert s.goods() == "g3"
    s = battle("iv_demons_6", 1, held="g1w1s1")  # four goods of choice
    assert s.goods() == "" and s.question == "aid"  # nothing to choose, and the next year has begun


@ruling("KI-102")
def test_goods_of_choice_are_chosen() -> None:
    s = battle("i_orcs_3", 1, held="g2w1")
    assert s.offered("lose") == {"g2w0s0", "g1w1s0"}
    assert s.play("lose:g1w1s0").goods() == "g1"


@ruling("KI-101")
def test_losses_come_in_their_order_and_battles_in_turn_order() -> None:
    s = battle("i_barbarians_2", 1, held=["g1w1", "g1s1", ""], buildings=["statue", "", ""], points=[3, 0, 0])
    assert (s.seat, s.points()) == (A, 3)  # goods of choice before buildings
    s.play("0>lose:g1w0s0")
    assert (s.seat, s.points()) == (B, 0)
    s.play("1>lose:g0w0s1")


@ruling("KI-103")
def test_the_rightmost_column_then_the_topmost_row() -> None:
    lost = [
        ("statue inn palisade", "inn palisade"),
        ("statue inn market palisade stable", "statue inn palisade stable"),
        (row("fortress") + " " + row("embassy"), row("stone_wall") + " " + row("embassy")),
        (row("fortress") + " statue", row("stone_wall") + " statue"),
    ]
    for before, after in lost:
        s = battle("v_barbarians_8", 1, buildings=before)
        assert {*s.of("buildings")} == {*after.split()}


@ruling("KI-103", "KI-10")
def test_the_points_of_a_destroyed_building_are_lost() -> None:
    s = battle("v_barbarians_8", 1, buildings=row("cathedral"), points=2)
    assert s.sheet()["destroyed"] == -9 and s.points() == -7


@ruling("KI-104")
def test_nothing_to_destroy() -> None:
    assert battle("i_goblins_3", 1, held="g1").has() == ""


@ruling("KI-106")
def test_the_strongest_gets_nothing_without_a_victory() -> None:
    assert battle("i_orcs_3", 3).sheet() == {}  # three draws
    s = battle("i_orcs_3", 2, soldiers=[1, 0, 0], buildings=["", row("stone_wall"), ""])
    assert s.sheet(A) == {} and s.sheet(B) == {"strongest": 1}  # 3 and 4


@ruling("KI-106")
def test_only_winners_of_the_highest_total() -> None:
    # totals 3, 3 and 3: only the owner of the stone wall has won
    s = battle("i_orcs_3", 1, soldiers=[2, 0, 2], buildings=["", row("stone_wall"), ""])
    assert [s.sheet(seat) for seat in (A, B, C)] == [{}, {"strongest": 1}, {}]


@ruling("KI-106")
def test_tied_winners_all_gain_the_point() -> None:
    s = battle("i_goblins_2", 3, soldiers=[1, 1, 0])
    assert [s.points(seat) for seat in (A, B, C)] == [1, 1, 0]


@ruling("KI-107")
def test_soldiers_go_home_and_the_card_leaves() -> None:
    s = battle("i_goblins_2", 6, soldiers=[3, 2, 1])
    assert s.open["soldiers"] == [0, 0, 0] and s.open["invader"] is None
    assert s.open["past"] == ["i_goblins_2"] and s.open["year"] == 2


@ruling("KI-97")
def test_the_king_sends_as_many_to_everybody() -> None:
    s = scene("winter reveal", soldiers=[1, 2, 3]).play("~invader:i_zombies_4 ~die:5")
    assert [event["total"] for event in s.told("total")] == [6, 7, 8]

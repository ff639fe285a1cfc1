"""The optional scenarios: KI-250 to KI-256."""

from typing import Any

import pytest

from games.kingsburg.scene import A, B, Scene, row, scene

ruling = pytest.mark.ruling


def played(scenario: str, at: str, **more: Any) -> Scene:
    return scene(at, scenario=scenario, **more)


def valley(card: str, other: str, royal: int = 1, **more: Any) -> Scene:
    year = ("i", "ii", "iii", "iv", "v").index(card.partition("_")[0]) + 1
    s = played("goblin_valley", "winter reveal", year=year, **more)
    return s.play(f"~invader:{card} ~valley:{other} ~die:{royal}")


def totals(s: Scene) -> list[object]:
    return [event["total"] for event in s.told("total")]


# Goblin Valley


@ruling("KI-250")
def test_the_valley_deck_comes_from_the_cards_left_over() -> None:
    s = played("goblin_valley", "winter reveal").play("~invader:i_goblins_3")
    assert s.drawn == {"i_barbarians_2", "i_goblins_2", "i_orcs_3", "i_zombies_4"}


@ruling("KI-250")
def test_other_races_in_the_valley_are_ignored() -> None:
    s = valley("i_orcs_3", "i_zombies_4", 1, soldiers=[3, 0, 0])
    assert totals(s) == [4, 1, 1] and s.goods() == "g1"


@ruling("KI-250", "KI-251")
def test_goblins_join_the_invaders() -> None:
    s = valley("ii_orcs_4", "ii_goblins_3", 1, soldiers=[5, 4, 0])
    assert totals(s) == [8, 7, 3]  # two more soldiers in year II; both strengths make 7
    assert s.goods(A) == "g1w1" and s.goods(B) == ""


@ruling("KI-251")
def test_losers_suffer_both_cards() -> None:
    s = valley("ii_zombies_5", "ii_goblins_4", 1, held="g3", buildings="inn")
    assert s.goods() == "g1" and s.of("buildings") == [] and s.sheet() == {"defeat": -2}


@ruling("KI-250")
def test_in_year_v_any_card_joins() -> None:
    s = valley("v_dragons_9", "v_demons_8", 6, soldiers=7)
    assert totals(s)[A] == 18
    assert s.sheet() == {"victory": 5, "strongest": 1}


@ruling("KI-252")
def test_the_barricade_counts_once() -> None:
    assert totals(valley("i_goblins_3", "i_goblins_2", 1, buildings="barricade"))[A] == 3
    assert totals(valley("i_orcs_3", "i_goblins_2", 1, buildings="barricade"))[A] == 3
    assert totals(valley("i_orcs_3", "i_zombies_4", 1, buildings="barricade palisade"))[A] == 2


@ruling("KI-252", "KI-130")
def test_the_sum_is_the_printed_strength() -> None:
    given = {"buildings": "improvised_defenses", "modules": ["extra_rows"]}
    assert totals(valley("i_orcs_3", "i_goblins_2", 1, **given))[A] == 3
    assert totals(valley("i_zombies_4", "i_goblins_2", 1, **given))[A] == 2


@ruling("KI-253")
def test_who_looks_chooses_the_deck() -> None:
    s = played("goblin_valley", "autumn help", placed={"general": "0:46"})
    assert s.tokens == {"look:invader", "look:valley"}
    s.play("look:valley ~valley:i_goblins_2")
    assert s.match.view(A)["valley"] == "i_goblins_2" and s.match.view(A)["invader"] is None
    assert s.match.view(B)["valley"] is None
    assert "i_goblins_2" not in s.drawn


# the others


@ruling("KI-254")
def test_the_royal_inspection_of_years_ii_and_iv() -> None:
    given = {"buildings": ["statue inn", "guard_tower palisade stable", "statue"]}
    s = played("royal_inspection", "winter year_end", year=2, **given)
    assert s.open["points"] == [1, 2, 0]  # column I is a tie, column II is Barbara's
    assert played("royal_inspection", "winter year_end", year=3, **given).open["points"] == [0, 0, 0]
    assert played("royal_inspection", "winter year_end", year=4).open["points"] == [0, 0, 0]


@ruling("KI-254", "KI-175")
def test_the_inspection_comes_before_the_minstrel() -> None:
    given = {"modules": ["governors"], "governors": ["minstrel", "damsel", "duke"]}
    s = played(
        "royal_inspection", "winter year_end", year=2, buildings=["", "inn", ""], points=[1, 0, 5], **given
    )
    assert s.open["points"] == [3, 1, 5]


@ruling("KI-255")
@pytest.mark.parametrize(("held", "points"), [("g6", 0), ("g7", 0), ("g8", 1), ("g9", 1), ("g10", 2)])
def test_full_granaries_turn_goods_into_points(held: str, points: int) -> None:
    s = played("full_granaries", "autumn end", held=held)
    assert s.goods() == "g6" and s.points() == points


@ruling("KI-255")
def test_full_granaries_leave_the_choice() -> None:
    s = played("full_granaries", "autumn end", held="g4w3s1")
    assert s.question == "granary" and "g4w2s0" in s.offered("keep") and "g4w3s0" not in s.offered("keep")
    assert s.play("keep:g3w3s0").goods() == "g3w3"


@ruling("KI-255")
def test_full_granaries_come_last_in_a_season() -> None:
    s = played("full_granaries", "autumn end", held="g7", buildings=row("town_hall")).play("use:town_hall")
    assert s.goods() == "g6" and s.sheet() == {"town_hall": 1}


@ruling("KI-256")
def test_the_dragons_always_come_in_year_v() -> None:
    s = played("shadow_of_the_dragon", "kings_aid start", year=5)
    assert s.open["invader"] == "v_dragons_9"
    s = played("shadow_of_the_dragon", "winter reveal", year=5).play("~die:1")
    assert s.sheet() == {"defeat": -5}
    assert len(played("shadow_of_the_dragon", "winter reveal", year=4).drawn) == 5


@ruling("KI-256")
def test_a_point_for_winning_by_three() -> None:
    s = played("shadow_of_the_dragon", "winter reveal", soldiers=[4, 3, 0]).play(
        "~invader:i_goblins_2 ~die:1"
    )
    assert s.sheet(A) == {"shadow_of_the_dragon": 1, "strongest": 1} and s.sheet(B) == {}
    fierce = {"modules": ["destiny"], "more": {"destiny": "fierce_enemies"}}
    s = played("shadow_of_the_dragon", "winter reveal", soldiers=4, **fierce).play(
        "~invader:i_goblins_2 ~die:1"
    )
    assert s.sheet(A) == {"strongest": 1}

"""Castles, mines, ships and livestock: CB-61 to CB-72."""

import pytest

from games.castles_of_burgundy.scene import finish, scene

ruling = pytest.mark.ruling
CORNER = "B3:castle"  # next to two more castle spaces, A2 (5) and A3 (4)


@ruling("CB-61")
def test_a_castle_gives_one_more_action_with_any_number() -> None:
    s = scene(CORNER, storage="castle cow2 m3", rolled="44", goods="2 5", depots={1: "bank", 6: "pig2"})
    s.play("place:4-castle-A3")
    assert s.ask == "action" and s.tokens == {
        "take:free-1-bank",
        "take:free-6-pig2",
        "place:free-cow2-B2",
        "place:free-m3-A4",
        "place:free-m3-B4",
        "place:free-m3-C4",
        "sell:free-2",
        "sell:free-5",
        "workers:free",
        "skip",
    }
    s.play("sell:free-5")
    assert s.ask == "turn" and s.of("dice") == [4] and s.sold() == {"5": 1}


@ruling("CB-61")
@pytest.mark.parametrize("move", ["workers:free", "take:free-1-bank", "place:free-m3-C4", "sell:free-2"])
def test_the_free_action_costs_no_workers(move: str) -> None:
    s = scene(CORNER, storage="castle m3", rolled="44", goods="2", depots={1: "bank"})
    s.play(f"place:4-castle-A3 {move}")
    assert s.of("workers") == (2 if move == "workers:free" else 0) and s.of("dice") == [4]


@ruling("CB-62")
def test_a_castle_can_place_a_castle() -> None:
    s = scene(CORNER, storage="castle castle m3", rolled="44")
    s.play("place:4-castle-A3 place:free-castle-A2 place:free-m3-C4")
    assert s.ask == "turn" and s.of("dice") == [4] and s.storage() == ""
    assert s.sheet() == {"area": 6, "phase": 10}  # three castle spaces


@ruling("CB-62")
def test_the_action_may_be_waived_but_not_saved() -> None:
    s = scene(CORNER, storage="castle", rolled="44").play("place:4-castle-A3 skip")
    assert s.ask == "turn" and s.offered("workers") == {"4"} and s.wealth() == (0, 0, 0)


@ruling("CB-63")
def test_a_mine_pays_at_the_end_of_a_phase_only() -> None:
    s = scene(storage="mine", rolled="44").play("place:4-mine-E3")
    assert s.wealth() == (0, 0, 0) and s.ask == "turn"
    assert finish("D4:castle E3:mine", phase="A").of("silver") == 1


@ruling("CB-64")
def test_a_ship_brings_goods_and_then_a_step() -> None:
    s = scene(
        storage="ship", rolled="22", lying={5: "3 3"}, position={"track": [[1, 0]], "active": 0, "done": [1]}
    )
    s.play("place:2-ship-D3")
    assert s.ask == "goods" and s.track(0) == (0, 1)
    s.play("goods:5-3")
    assert s.goods() == {"3": 2} and s.lying(5) == {} and s.track(0) == (1, 0) and s.ask == "turn"


@ruling("CB-64")
def test_without_goods_on_the_board_the_marker_still_moves() -> None:
    s = scene(storage="ship", rolled="22").play("place:2-ship-D3")
    assert s.ask == "turn" and s.track(0) == (1, 0)


@ruling("CB-65")
def test_any_depot_may_be_chosen() -> None:
    s = scene(storage="ship", rolled="22", lying={1: "1", 4: "2 6", 6: "6"}).play("place:2-ship-D3")
    assert s.tokens == {"goods:1-1", "goods:4-2+6", "goods:6-6", "skip"}
    s.play("skip")  # a depot without goods
    assert s.goods() == {} and s.track(0) == (1, 0)


@ruling("CB-65")
def test_where_all_depots_have_goods_some_must_be_taken() -> None:
    everywhere = {depot: "1" for depot in range(1, 7)}
    s = scene(storage="ship", rolled="22", lying=everywhere).play("place:2-ship-D3")
    assert s.tokens == {f"goods:{depot}-1" for depot in range(1, 7)}


@ruling("CB-66")
def test_three_types_of_any_number() -> None:
    s = scene(storage="ship", rolled="22", goods="1 1 1 2 3", lying={4: "1 1 2 5", 6: "6"})
    s.play("place:2-ship-D3")
    assert s.tokens == {"goods:4-1+2", "skip"}  # nothing of depot 6 fits
    s.play("goods:4-1+2")
    assert s.goods() == {"1": 5, "2": 2, "3": 1} and s.lying(4) == {"5": 1}


@ruling("CB-67")
def test_turquoise_and_either_pink_or_brown() -> None:
    """The rulebook's example: a turquoise tile is stored, and one space is left."""
    s = scene(storage="ship", rolled="22", goods="1 4", lying={2: "1 3 5"}).play("place:2-ship-D3")
    assert s.tokens == {"goods:2-1+3", "goods:2-1+5", "skip"}
    s.play("goods:2-1+3")
    assert s.goods() == {"1": 2, "3": 1, "4": 1} and s.lying(2) == {"5": 1}


@ruling("CB-67")
def test_no_more_stays_behind_than_the_limit_demands() -> None:
    s = scene(storage="ship", rolled="22", goods="4", lying={2: "1 1 3 5"}).play("place:2-ship-D3")
    assert s.tokens == {"goods:2-1+3", "goods:2-1+5", "goods:2-3+5", "skip"}
    assert s.play("goods:2-1+5").goods() == {"1": 2, "4": 1, "5": 1}


@ruling("CB-68")
@pytest.mark.parametrize(
    "track, after", [([[0, 1]], [[1], [0]]), ([[0], [1]], [[], [0, 1]]), ([[0], [], [1]], [[], [0], [1]])]
)
def test_the_marker_goes_on_top(track: list[list[int]], after: list[list[int]]) -> None:
    s = scene(storage="ship", rolled="22", position={"track": track, "active": 0, "done": []}).play(
        "place:2-ship-D3"
    )
    found = s.open["track"]
    assert found[: len(after)] == after and not any(found[len(after) :])


@ruling("CB-69")
def test_at_the_end_of_the_track_the_marker_goes_to_the_top() -> None:
    track = [[], [], [], [], [], [], [1, 0]]
    s = scene(storage="ship", rolled="22", position={"track": track, "active": 0, "done": [1]})
    assert s.play("place:2-ship-D3").open["track"][6] == [0, 1]


PASTURE = "D4:castle D3:ship C2:cow3 C1:sheep3"


@ruling("CB-70")
@pytest.mark.parametrize("tile, points", [("pig2", 2), ("goat3", 3), ("sheep4", 4)])
def test_a_point_for_every_animal(tile: str, points: int) -> None:
    s = scene("D4:castle D3:ship", storage=tile, rolled="44").play(f"place:4-{tile}-C2")
    assert s.sheet() == {"livestock": points}


@ruling("CB-71", "CB-72")
def test_the_cows_and_sheep_of_the_rulebook() -> None:
    s = scene(PASTURE, storage="cow4 cow4 sheep2", rolled="12")
    s.play("place:1-cow4-B2")
    assert s.sheet()["livestock"] == 7
    s.play("place:2-cow4-B1")
    assert s.sheet()["livestock"] == 7 + 11
    s = scene(PASTURE + " B2:cow4", storage="sheep2", rolled="26").play("place:2-sheep2-B1")
    assert s.sheet()["livestock"] == 5


@ruling("CB-71")
def test_tiles_of_one_pasture_need_not_touch() -> None:
    s = scene("D4:castle C2:cow3 B1:pig2", storage="cow2", rolled="66").play("place:6-cow2-A1")
    assert s.sheet()["livestock"] == 5


@ruling("CB-72")
def test_tiles_of_other_pastures_score_nothing() -> None:
    s = scene(PASTURE + " E5:bank", storage="cow2", rolled="22").play("place:2-cow2-E6")
    assert s.sheet()["livestock"] == 2

"""The team game, boards and storage: CB-212 to CB-225."""

from collections import Counter
from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import partner, team
from games.castles_of_burgundy.scene import COLOURS, Scene, new, scene, started
from tetrarch.games.castles_of_burgundy.presentation.descriptor import DESCRIPTOR

ruling = pytest.mark.ruling
LETTER = dict(zip("CNSLMB", COLOURS, strict=True))
BOARDS = {
    "standard": "C6B5B4B3L3L4B5M6 N4S1B6N5M4L5B5S5B1M2 B5C4S3N1M2M5L6B2S1B3C2M3 B6B1B2S6S5S4C1B4S2C6B2B1M4 "
    "M2C5S4L3B1N2N3N1S3B4C5M2 M6S1L2B5B6B6B5L2L1M5 S3L4L1B3B3L1L4M3",
    "expert": "S6M5B4S3C3B4L5L6 B4B1B6S5L4B5B5M5M1L2 N5L4S3B1S2L5L6C2M1B3B2L3 M6B1B2S6B5N4L1B4M2M6B2S1L4 "
    "M2B5B4S3B1N2C3B1B3C4M5S2 C6S1S2L5N6B6N5N2M1B5 M3S4L1B3B3C1M4C3",
}
SPACES = {"castle": 7, "mine": 6, "ship": 12, "livestock": 12, "monastery": 12, "building": 24}


def opened(**options: Any) -> Scene:
    return started(4, modules=["teams"], **options)


@ruling("CB-212")
def test_two_teams_of_two() -> None:
    s = opened()
    assert s.match.game.side == [0, 1, 0, 1] and s.open["teams"] == [0, 1, 0, 1]
    for seats in (1, 2, 3):
        with pytest.raises(tetrarch.BadOption, match="CB-212"):
            new(seats, modules=["teams"])


@ruling("CB-213", "CB-214")
@pytest.mark.parametrize("side", BOARDS)
def test_the_boards_of_the_teams(side: str) -> None:
    s = new(4, modules=["teams"], team_side=side)
    drawn = {}
    for letter, row in zip("ABCDEFG", BOARDS[side].split(), strict=True):
        for n in range(len(row) // 2):
            drawn[f"{letter}{n + 1}"] = [LETTER[row[2 * n]], int(row[2 * n + 1])]
    for side_of in (0, 1):
        assert {cell: [*space] for cell, space in s.of("board", side_of).items()} == drawn
    assert Counter(colour for colour, _ in drawn.values()) == SPACES and len(drawn) == 73


@ruling("CB-213")
def test_what_the_boards_rule_out() -> None:
    with pytest.raises(tetrarch.BadOption, match="CB-213"):
        new(4, team_side="expert")
    for options in ({"duchy": 1, "start_castle": "centre"}, {"duchy": 11, "castle_connection": True}):
        with pytest.raises(tetrarch.BadOption, match="CB-213"):
            new(4, modules=["teams"], duchies="same", **options)
    assert opened(duchies="same", duchy=7, boards="special").of("duchies") == 31


@ruling("CB-214")
def test_the_expert_side_is_labelled() -> None:
    assert next(module for module in DESCRIPTOR.modules if module.id == "teams").reconstructed


@ruling("CB-215")
@pytest.mark.parametrize(
    "tile, places",
    [
        ("ship", {"4-ship-D6"}),
        ("bank", {"4-bank-D8"}),
        ("m1", {"5-m1-C6"}),
        ("cow2", {"6-cow2-C7"}),
        ("mine", {"2-mine-E6", "3-mine-E7"}),
    ],
)
def test_the_middle_touches_both_halves(tile: str, places: set[str]) -> None:
    found: set[str] = set()
    for face in "123456":
        found |= team(storage=tile, rolled=face * 2).offered("place")
    assert found == places


@ruling("CB-215")
def test_an_area_across_the_seam() -> None:
    s = team("D7:castle E6:mine E8:mine", storage="mine", rolled="33").play("place:3-mine-E7")
    assert s.sheet() == {"area": 6, "phase": 10}
    # not next to the middle: across the seam from the left half to the right one
    assert team("A1:castle C6:m1", storage="cow2", rolled="66").offered("place") == {"6-cow2-C7"}


@ruling("CB-215")
def test_the_ends_of_the_halves_do_not_touch() -> None:
    s = team("D7:castle A4:bank", storage="cow2", rolled="33")
    assert s.offered("place") == set()  # A5 is across the gap


@ruling("CB-215")
def test_both_partners_use_both_halves() -> None:
    for face, tile, cell in (("4", "ship", "D6"), ("4", "bank", "D8")):
        s = partner(storage=["", "", tile], rolled=["", "", face * 2])
        assert s.offered("place") == {f"{face}-{tile}-{cell}"}
        assert s.play(f"place:{face}-{tile}-{cell}").of("placed")[cell] == tile


@ruling("CB-216")
@pytest.mark.parametrize("start, workers", [(1, [3, 5]), (2, [5, 3]), (3, [3, 5]), (4, [5, 3])])
def test_what_a_team_starts_with(start: int, workers: list[int]) -> None:
    s = opened(start_seat=start)
    assert s.open["silver"] == [2, 2] and s.open["workers"] == workers
    assert [sum(goods.values()) for goods in s.open["goods"]] == [3, 3]
    assert [[*placed.values()] for placed in s.open["placed"]] == [["castle"]] * 2


@ruling("CB-217")
def test_the_castle_in_the_middle() -> None:
    s = new(4, modules=["teams"])
    assert s.ask == "turn" and s.open["placed"] == [{"D7": "castle"}] * 2 and s.sheet() == {}


@ruling("CB-218")
def test_the_castle_of_the_expert_side() -> None:
    s = new(4, modules=["teams"], team_side="expert")
    assert s.ask == "castle" and [*s.match.seats] == [0, 1]
    assert s.offered("castle") == {"F1", "G6"}
    s.match.play("castle:G6", 0)
    assert s.open["placed"] == [{}, {}]  # sealed
    s.match.play("castle:F1", 1)
    assert s.open["placed"] == [{"G6": "castle"}, {"F1": "castle"}] and s.ask == "turn"


@ruling("CB-218")
def test_the_first_player_of_each_team_decides() -> None:
    assert {*new(4, modules=["teams"], team_side="expert", start_seat=4).match.seats} == {0, 3}


@ruling("CB-218")
def test_any_castle_space_by_option() -> None:
    s = new(4, modules=["teams"], team_side="expert", team_castle="any")
    assert s.offered("castle") == {"A5", "C8", "E7", "E10", "F1", "G6", "G8"}
    for options in ({"modules": ["teams"]}, {}):
        with pytest.raises(tetrarch.BadOption, match="CB-218"):
            new(4, team_castle="any", **options)


@ruling("CB-219")
@pytest.mark.parametrize("start, order", [(1, [0, 1, 2, 3]), (3, [2, 3, 0, 1])])
def test_the_teams_take_turns(start: int, order: list[int]) -> None:
    s = opened(start_seat=start)
    assert s.open["order"] == order and s.open["track"][0] == order
    seats = []
    for _ in range(4):
        seats.append(s.match.seat)
        s.play("end")
    assert seats == order


@ruling("CB-219")
def test_later_rounds_follow_the_track() -> None:
    s = team(storage=["", "", "ship"], rolled=["", "", "44"], position={"active": 2, "done": [0, 1]})
    s.play("place:4-ship-D6 end end")
    assert s.open["order"] == [2, 0, 1, 3] and s.match.seat == 2


@ruling("CB-220", "CB-229")
def test_points_dice_and_markers_are_ones_own() -> None:
    s = team(goods="1 1", rolled=["12", "33", "44", "55"]).play("sell:1-1")
    assert s.open["points"] == [8, 0, 0, 0] and s.open["dice"] == [[2], [3, 3], [4, 4], [5, 5]]
    assert s.match.game.totals(s.match.state) == [9, 0, 9, 0]  # with the silver coin
    s = team(storage="ship", rolled="44").play("place:4-ship-D6")
    assert s.open["track"][:2] == [[1, 2, 3], [0]]


@ruling("CB-221")
def test_the_purse_is_shared() -> None:
    s = team(workers=1, silver=1, rolled=["11", "11", "25"], goods="6").play("workers:1 end end")
    assert s.match.seat == 2 and s.of("workers") == 3 and s.cost("sell:5-6") == 1
    s.play("sell:5-6")
    assert (
        s.of("silver") == 2 and s.of("workers") == 2 and s.open["workers"] == [2, 0] and s.sold() == {"6": 1}
    )


@ruling("CB-221")
def test_partners_buy_with_common_silver() -> None:
    s = team(silver=4, black="m7 ship").play("buy:m7 stow:private end end")
    assert s.match.seat == 2 and s.of("silver") == 2 and s.offered("buy") == {"ship"}


@ruling("CB-221")
def test_three_types_of_goods_for_a_team() -> None:
    s = team(goods="1 2 3", storage="ship", rolled="44", lying={1: "1 4"}).play("place:4-ship-D6")
    assert s.offered("goods") >= {"1-1"} and "1-1+4" not in s.offered("goods")


@ruling("CB-222", "CB-223")
def test_private_or_shared() -> None:
    depots = {1: "bank ship", 2: "castle m5"}
    for where in ("private", "shared"):
        s = team(rolled="12", depots=depots).play("take:1-1-bank")
        assert s.ask == "stow" and s.offered("stow") == {"private", "shared"}
        s.play(f"stow:{where}")
        assert s.ask == "turn"
        assert s.storage() == ("bank" if where == "private" else "")
        assert s.of("shared_storage") == ([] if where == "private" else ["bank"])


@ruling("CB-222", "CB-223")
@pytest.mark.parametrize(
    "storage, shared, goes", [("m1 m2", "m3", "shared"), ("m1", "m2 m3", "private"), ("", "m2 m3", "private")]
)
def test_no_question_where_there_is_one_place(storage: str, shared: str, goes: str) -> None:
    s = team(storage=storage, shared=shared, rolled="12", depots={1: "bank"}).play("take:1-1-bank")
    assert s.ask == "turn" and ("bank" in s.of("storage")) == (goes == "private")
    assert ("bank" in s.of("shared_storage")) == (goes == "shared")


@ruling("CB-222")
def test_no_more_than_two_of_each() -> None:
    for given in ({"storage": "m1 m2 m3"}, {"shared": "m1 m2 m3"}):
        with pytest.raises(tetrarch.BadPosition, match="CB-222"):
            team(**given)


@ruling("CB-223", "CB-221")
def test_a_shared_tile_is_for_both() -> None:
    for s in (team(shared="bank", rolled="44"), partner(shared="bank", rolled=["", "", "44"])):
        assert s.offered("place_shared") == {"4-bank-D8"} and s.offered("place") == set()
        assert s.why("place_shared:2-bank-D8") == "CB-40" and s.why("place_shared:4-church-D8") == "CB-55"
        s.play("place_shared:4-bank-D8")
        assert s.of("shared_storage") == [] and s.of("silver") == 2


@ruling("CB-223")
def test_equal_tiles_in_both_places() -> None:
    s = team(storage="bank", shared="bank", rolled="44")
    assert s.offered("place") == s.offered("place_shared") == {"4-bank-D8"}
    s.play("place:4-bank-D8")
    assert s.storage() == "" and s.of("shared_storage") == ["bank"]


@ruling("CB-224")
def test_private_tiles_and_dice_of_the_partner() -> None:
    s = partner(storage=["bank"], rolled=["44", "", "66"], depots={1: "bank", 4: "ship", 6: "church"})
    assert not s.offered("place") | s.offered("place_shared") and s.offered("take") == {"6-6-church"}
    assert s.why("take:4-4-ship") and s.why("place:6-bank-D8")


@ruling("CB-225")
def test_full_storage_of_a_team() -> None:
    s = team(storage=["m1 m2", "", "m5 m6"], shared="m3 m4", rolled="12", depots={1: "bank"})
    s.play("take:1-1-bank")
    assert s.ask == "discard"
    assert s.offered("discard") == {"m1", "m2"} and s.offered("discard_shared") == {"m3", "m4"}
    s.play("discard_shared:m4")
    assert s.ask == "turn" and sorted(s.of("shared_storage")) == ["bank", "m3"] and s.storage() == "m1 m2"
    assert s.storage(2) == "m5 m6" and s.json["removed"]["m4"] == 1


@ruling("CB-225")
def test_the_place_that_was_cleared_is_used() -> None:
    s = team(storage="m1 m2", shared="m3 m4", rolled="12", depots={1: "bank"})
    assert s.play("take:1-1-bank discard:m1").storage() == "bank m2"


def test_a_new_tile_is_stored_before_anything_else() -> None:
    s = team(depots={1: "bank"}, rolled="16").play("take:1-1-bank")
    assert s.ask == "stow" and s.why("end") == "CB-223"


@ruling("CB-225")
def test_only_what_lies_in_the_shared_storage_leaves_it() -> None:
    s = team(storage="m1 m2", shared="m3 m4", rolled="12", depots={1: "bank"}).play("take:1-1-bank")
    assert s.ask == "discard" and s.why("discard_shared:m1") == "CB-225"


@ruling("CB-222", "CB-223")
@pytest.mark.parametrize("tile", ["m1", "m7"])
def test_positions_with_a_tile_to_store(tile: str) -> None:
    stack = [{"ask": "turn", "seat": 0}, {"ask": "stow", "seat": 0, "tile": tile}]
    if tile == "m1":
        assert team(storage="m1", position={"stack": stack}).ask == "stow"
        return
    with pytest.raises(tetrarch.BadPosition, match="CB-223"):
        team(storage="m1", position={"stack": stack})


@ruling("CB-222")
def test_without_teams_nothing_is_shared() -> None:
    with pytest.raises(tetrarch.BadPosition, match="CB-222"):
        scene(position={"shared_storage": [[], []]})

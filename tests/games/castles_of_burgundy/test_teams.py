"""The team game: CB-212 to CB-237."""

from collections import Counter
from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import partner, team, team_end
from games.castles_of_burgundy.scene import COLOURS, Scene, new, started
from tetrarch.games.castles_of_burgundy.descriptor import DESCRIPTOR

ruling = pytest.mark.ruling
LETTER = dict(zip("CNSLMB", COLOURS, strict=True))
BOARDS = {
    "standard": "C6B5B4B3L3L4B5M6 N4S1B6N5M4L5B5S5B1M2 B5C4S3N1M2M5L6B2S1B3C2M3 B6B1B2S6S5S4C1B4S2C6B2B1M4 "
    "M2C5S4L3B1N2N3N1S3B4C5M2 M6S1L2B5B6B6B5L2L1M5 S3L4L1B3B3L1L4M3",
    "expert": "S6M5B4S3C3B4L5L6 B4B1B6S5L4B5B5M5M1L2 N5L4S3B1S2L5L6C2M1B3B2L3 M6B1B2S6B5N4L1B4M2M6B2S1L4 "
    "M2B5B4S3B1N2C3B1B3C4M5S2 C6S1S2L5N6B6N5N2M1B5 M3S4L1B3B3C1M4C3",
}
SPACES = {"castle": 7, "mine": 6, "ship": 12, "livestock": 12, "monastery": 12, "building": 24}
MINES = "B1:mine B4:mine C4:mine E6:mine E7:mine"  # all but E8


def opened(**options: Any) -> Scene:
    return started(4, modules=["teams"], **options)


@ruling("CB-212")
def test_two_teams_of_two() -> None:
    s = opened()
    assert s.match.game.side == [0, 1, 0, 1] and s.open["sides"] == [0, 1, 0, 1]
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
    assert [*new(4, modules=["teams"], team_side="expert", start_seat=4).match.seats] == [0, 3]


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


@ruling("CB-226")
def test_monasteries_work_for_both() -> None:
    for make in (team, partner):
        assert make("D7:castle C6:m14").play("workers:1").of("workers") == 4


@ruling("CB-226")
def test_once_a_turn_for_each_partner() -> None:
    s = team("D7:castle C6:m6", workers=4, depots={1: "bank", 2: "church", 3: "market"})
    s.play("mason:1-bank stow:private")
    assert "mason" not in s.verbs
    s.play("end end")
    assert s.match.seat == 2 and s.offered("mason") == {"2-church", "3-market"}


@ruling("CB-227")
def test_shield_2_and_the_partner() -> None:
    held = {"shields": [{"D7": 2}, {}]}
    s = team(modules="shields", position=held).play("workers:1")
    assert s.open["workers"] == [2, 0]
    s.play("end workers:1")
    assert s.open["workers"] == [3, 2]


@ruling("CB-227")
def test_shield_6_and_the_partner() -> None:
    held = {"shields": [{"D7": 6}, {}]}
    s = team("D7:castle", "D7:castle C6:m14", modules="shields", position=held)
    assert s.offered("follow") == {"1"}
    assert s.play("follow:1 workers:1").of("workers") == 4
    s.play("end end workers:1")
    assert s.of("workers") == 8 and s.of("follow") == 1


@ruling("CB-228")
def test_bonus_tiles_of_teams() -> None:
    s = team(f"D7:castle {MINES}", storage="mine", rolled="11").play("place:1-mine-E8")
    assert s.sheet() == {"area": 6, "phase": 10, "bonus": 7} and s.open["bonus"] == {"mine": [0]}
    full = f"D7:castle {MINES} E8:mine"
    s = team(
        full,
        f"D7:castle {MINES}",
        storage=["", "", "", "mine"],
        rolled=["", "", "", "11"],
        position={"active": 3, "done": [0, 1, 2], "bonus": {"mine": [2]}},
    )
    assert s.play("place:1-mine-E8").sheet(3) == {"area": 6, "phase": 10, "bonus": 4}
    assert s.open["bonus"] == {"mine": [2, 3]}


@ruling("CB-228")
def test_monastery_26_counts_for_the_team() -> None:
    full = f"D7:castle C6:m26 {MINES} E8:mine"
    s = team(full, position={"bonus": {"mine": [2]}})
    assert s.at_end() == {"m26": 3} and s.at_end(2) == {}


@ruling("CB-229")
def test_who_places_scores() -> None:
    s = partner("D7:castle E6:mine E8:mine", storage=["", "", "mine"], rolled=["", "", "33"])
    s.play("place:3-mine-E7")
    assert s.open["points"] == [0, 0, 16, 0] and s.sheet(2) == {"area": 6, "phase": 10} and s.sheet(0) == {}


@ruling("CB-230")
def test_a_ship_at_the_end_of_the_track() -> None:
    track = [[2], [], [], [], [], [], [1, 3, 0]]
    s = team(
        storage="ship",
        rolled=["44", "11", "11", "11"],
        position={"track": track, "active": 0, "done": [1, 3]},
    )
    s.play("place:4-ship-D6")
    assert s.open["track"][6] == [0, 1, 3]


@ruling("CB-231")
def test_monastery_27_of_a_team() -> None:
    """Seat 1 arrives: the markers of team A stay above it, in their order."""
    position = {"track": [[3, 1], [2, 0]], "active": 1, "done": [2, 0, 3]}
    s = team(
        "D7:castle C6:m27", storage=["", "ship"], rolled=["", "44"], modules="extra_tiles", position=position
    )
    s.play("place:4-ship-D6")
    assert s.open["track"][1] == [2, 0, 1]


@ruling("CB-231")
def test_the_later_partner_lies_above() -> None:
    position = {"track": [[0, 3], [2, 1]], "active": 0, "done": [2, 1]}
    s = team("D7:castle C6:m27", storage="ship", rolled="44", modules="extra_tiles", position=position)
    assert s.play("place:4-ship-D6").open["track"][1] == [0, 2, 1]


@ruling("CB-232")
def test_mines_pay_the_team_once() -> None:
    s = team_end("D7:castle E6:mine E7:mine", phase="A")
    assert s.open["silver"] == [2, 0]
    s = team_end("D7:castle E6:mine C6:m2", phase="A")
    assert s.open["silver"] == [1, 0] and s.open["workers"] == [1, 0]


@ruling("CB-232")
def test_the_first_in_turn_order_settles_the_tribute() -> None:
    position = {"shields": [{"D7": 9}, {}], "track": [[0, 1, 3], [2]], "active": 3, "done": [2, 0, 1]}
    s = team_end(phase="A", modules="shields", silver=1, position=position)
    assert s.ask == "tribute" and s.match.seat == 2
    assert s.play("tribute:9-silver").open["silver"] == [0, 0]


@ruling("CB-232")
def test_the_first_in_turn_order_places_for_shield_14() -> None:
    position = {"shields": [{"D7": 14}, {}], "track": [[0, 1, 3], [2]], "active": 3, "done": [2, 0, 1]}
    s = team_end(phase="A", modules="shields", depots={5: "mine"}, silver=1, position=position)
    assert s.ask == "deploy" and s.match.seat == 2
    assert s.offered("deploy") == {"5-mine-E6", "5-mine-E7"}


@ruling("CB-232")
def test_shield_4_of_a_team() -> None:
    held = {"shields": [{"D7": 4}, {}]}
    s = team(
        storage="m1 m2", shared="m3 m4", rolled="12", depots={1: "bank"}, modules="shields", position=held
    )
    s.play("take:1-1-bank")
    assert s.ask == "turn" and len(s.of("shared_storage")) == 3 and s.storage() == "m1 m2"


@ruling("CB-233")
def test_everybody_has_a_route() -> None:
    position = {"routes": [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]], "active": 2, "done": [0, 1]}
    s = team(goods="1 1", rolled=["", "", "11"], modules="trade_routes", position=position).play("sell:1-1")
    assert s.open["laid"] == [[], [], [1, 1], []] and s.sold() == {}


@ruling("CB-234")
def test_a_double_tile_in_one_place() -> None:
    depot = {"vineyard_depot": ["red_blue", None, None, None, None, None]}
    s = team(rolled="12", modules="vineyards", position=depot).play("pick:1-1")
    assert s.ask == "stow"
    s.play("stow:shared")
    assert s.of("shared_storage") == ["red_blue"] and s.storage() == ""
    s = team(storage="m1", rolled="12", modules="vineyards", position=depot).play("pick:1-1")
    assert s.ask == "turn" and s.of("shared_storage") == ["red_blue"]
    s = team(storage="m1", shared="m2", rolled="12", modules="vineyards", position=depot).play("pick:1-1")
    assert s.ask == "discard"  # one free space in each is not enough
    s.play("discard:m1")
    assert s.ask == "turn" and s.storage() == "red_blue" and s.of("shared_storage") == ["m2"]


@ruling("CB-234")
def test_a_shared_double_tile_goes_into_the_own_vineyard() -> None:
    s = partner(shared="red_blue", rolled=["", "", "14"], modules="vineyards")
    s.play("plant_shared:1-red_blue-1")
    assert s.open["vineyards"][2] == {"1": "red_blue"} and s.open["vineyards"][0] == {}
    assert s.of("shared_storage") == []


@ruling("CB-235")
def test_what_is_shared_scores_once() -> None:
    s = team_end("D7:castle C6:m22 D8:bank", goods="1 6", silver=3, workers=5, points=[10, 0, 5])
    assert (
        s.match.over and s.sheet(0) == {"unsold": 2, "silver": 3, "workers": 2, "m22": 4} and s.sheet(2) == {}
    )
    assert s.match.scores() == [21, 0, 5, 0] and s.match.winners() == [0, 2]


@ruling("CB-235")
def test_the_points_of_partners_are_added() -> None:
    s = team_end(points=[10, 29, 20, 0])
    assert s.match.winners() == [0, 2]
    assert [*s.match.game.utility(s.match.state)] == [1.0, 0.0, 1.0, 0.0]


@ruling("CB-236")
@pytest.mark.parametrize("option, winners", [({}, [0, 2]), ({"team_tie": "fewer"}, [1, 3])])
def test_ties_of_teams(option: dict[str, str], winners: list[int]) -> None:
    s = team_end("D7:castle", "D7:castle E6:mine", points=[20, 9, 0, 10], **option)
    assert s.match.game.totals(s.match.state) == [20, 20, 20, 20]  # the last mine paid one coin
    assert s.match.winners() == winners


@ruling("CB-236")
def test_both_teams_may_win() -> None:
    s = team_end(points=[20, 10, 0, 10])
    assert s.match.winners() == [0, 1, 2, 3]
    with pytest.raises(tetrarch.BadOption, match="CB-236"):
        new(4, team_tie="fewer")


@ruling("CB-237")
@pytest.mark.parametrize("module", ["border_posts", "solo", "chateauma"])
def test_what_does_not_go_with_teams(module: str) -> None:
    with pytest.raises(tetrarch.BadOption, match=r"CB-(237|258|334)"):
        new(4, modules=["teams", module])


@ruling("CB-237")
def test_what_goes_with_teams() -> None:
    others = ["extra_tiles", "white_castles", "inns", "trade_routes", "shields", "vineyards"]
    assert started(4, modules=["teams", *others]).ask == "turn"

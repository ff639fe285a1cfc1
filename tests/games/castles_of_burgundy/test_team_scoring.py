"""The team game, effects and scoring: CB-226 to CB-237."""

import pytest

import tetrarch
from games.castles_of_burgundy.modes import partner, team, team_end
from games.castles_of_burgundy.scene import new, started

ruling = pytest.mark.ruling
MINES = "B1:mine B4:mine C4:mine E6:mine E7:mine"  # all but E8


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
    assert s.offered("follow") == {"1"} and s.why("follow:2") == "CB-227"
    assert s.play("follow:1 workers:1").of("workers") == 4
    s.play("end end workers:1")
    assert s.of("workers") == 8 and s.of("follow") == 1


@ruling("CB-189", "CB-91")
@pytest.mark.parametrize("also, points", [({}, 78), ({"C2": 17}, 91)])
def test_a_joined_pasture_of_twelve_spaces_scores_beyond_the_table(also: dict[str, int], points: int) -> None:
    spaces = "E4 F3 G2 G3 A5 A6 B6 C7 F8 F9 G6".split()
    kinds = [f"{animal}{heads}" for animal in ("cow", "pig", "sheep", "goat") for heads in (2, 3, 4)]
    pasture = " ".join(f"{space}:{kind}" for space, kind in zip(spaces, kinds, strict=False))
    s = team(
        f"D7:castle C2:castle {pasture}",
        storage="goat4",
        rolled="44",
        modules="shields",
        position={"shields": [{"D7": 1} | also, {}]},
    )
    s.play("place:4-goat4-G7")
    told = s.told("area")[-1]
    assert (s.sheet()["area"], told["size"], told["more"]) == (points, 12, len(also))


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

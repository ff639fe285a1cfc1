"""What the modules refuse, and the ruling that each refusal cites."""

import pytest

from games.castles_of_burgundy.scene import finish, new, scene
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import CELL
from tetrarch.games.castles_of_burgundy.rules.ids import CELLS

ruling = pytest.mark.ruling


@ruling("CB-172")
def test_only_own_route_tiles_can_be_arranged() -> None:
    s = new(2, modules=["trade_routes"], route_order="chosen", duchies="same")
    foreign = next(n for n in range(1, 13) if str(n) not in s.offered("route"))
    assert s.why(f"route:{foreign}") == "CB-172"


@ruling("CB-207")
def test_a_deployed_tile_needs_its_colour_and_a_neighbour() -> None:
    s = finish(phase="A", modules="shields", depots={1: "bank"}, position={"shields": [{"D4": 14}, {}]})
    assert s.why("deploy:1-bank-D3") == "CB-207" and s.why("deploy:1-bank-G4") == "CB-207"
    assert s.why("deploy:2-bank-C3") == "CB-207"


@ruling("CB-185", "CB-186", "CB-191")
def test_tribute_is_settled_in_order_and_in_silver() -> None:
    position = {"shields": [{"D4": 7, "A2": 9}, {}]}
    s = finish("D4:castle A2:castle", phase="A", modules="shields", workers=3, position=position)
    assert s.why("tribute:7-worker") == "CB-191" and s.why("tribute:7-silver") == "CB-185"
    assert s.why("tribute:9-drop") == "CB-186" and s.why("end") == "CB-185"


@ruling("CB-179", "CB-182", "CB-202")
def test_which_shields_can_be_taken() -> None:
    board = {"depot_shields": {"3": [7]}, "shields": [{}, {"D4": 2}]}
    s = scene(rolled="33", modules="shields", position=board)
    assert s.why("shield:2-D4") == "CB-179" and s.why("shield:7-A2") == "CB-182"
    s = scene("D4:castle B2:cow2", storage="castle", rolled="55", modules="shields", position=board)
    assert s.play("place:5-castle-A2").ask == "action" and s.why("shield:7-A2") == "CB-202"


@ruling("CB-194", "CB-195", "CB-196", "CB-208")
def test_powers_without_their_shields() -> None:
    s = scene(rolled="33", modules="shields")
    assert s.why("follow:1") == "CB-196" and s.why("follow:0") == "CB-195"
    assert s.why("set:3-4") == "CB-208" and s.why("gather:1") == "CB-194"


@ruling("CB-135")
def test_castle_links_say_nothing_of_other_moves() -> None:
    s = scene("B3:castle", duchy_number=11, storage="cow2", rolled="22", castle_connection=True)
    assert s.why("take:2-2-bank") == "CB-49" and s.why("place:2-cow2-F1") == "CB-55"


@ruling("CB-55", "CB-212")
def test_only_teams_have_a_shared_storage_and_a_second_half() -> None:
    s = scene(storage="cow2", rolled="22")
    assert s.why("place_shared:2-cow2-D3") == "CB-212"
    assert s.why(f"place:2-cow2-{CELL.name(CELLS)}") == "CB-55"

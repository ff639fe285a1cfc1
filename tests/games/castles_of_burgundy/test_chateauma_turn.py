"""The Châteauma, effects of its tiles, cards and final scoring: CB-300 to CB-316."""

import pytest

import tetrarch
from games.castles_of_burgundy.modes import (
    cards,
    completing,
    draw,
    its,
    land,
    machine,
    machine_end,
    reserve,
    waiting,
    wealth,
)
from games.castles_of_burgundy.scene import new

ruling = pytest.mark.ruling


@ruling("CB-300")
def test_a_castle_places_another_tile() -> None:
    """The second search begins at the white die: 4, so the mine of depot 5 before the bank of depot 1."""
    s = machine(cards=(4, 1), die=2, white=4, depots={1: "bank", 2: "castle", 5: "mine"})
    assert cards(s)[0] == [None, "castle", None, "mine", None] and s.depot(1) == ["bank"]


@ruling("CB-300")
def test_a_castle_and_the_ways_out() -> None:
    s = machine(cards=(4, 1), die=2, depots={2: "castle"}, black="m7")
    assert reserve(s) == {"wild": ["m7"]}
    s = machine(cards=(4, 1), die=2, depots={2: "castle"})
    assert wealth(s) == (0, 2)


@ruling("CB-301")
def test_a_castle_that_fills_its_card() -> None:
    tiles = ["bank . m1 mine church", ". . ."]
    s = machine(cards=(4, 1), tiles=tiles, die=2, white=4, depots={2: "castle", 3: "cow2"})
    draw(s, "~card:9")
    assert cards(s)[0] == [None, "cow2", None] and s.sheet(1) == {"livestock": 2, "card": 21}


@ruling("CB-301")
@pytest.mark.parametrize(
    "held, other", [({"mine": "mine"}, ["mine", None, None]), ({"wild": "ship"}, ["wild:ship", None, None])]
)
def test_reserve_and_jokers_for_the_other_card(held: dict[str, str], other: list[str | None]) -> None:
    tiles = ["bank . m1 mine church", ". . ."]
    s = machine(cards=(4, 1), tiles=tiles, die=2, depots={2: "castle"}, reserve=held, goods="1", black="m7")
    draw(s, "~card:9")
    assert cards(s)[0] == other and s.goods(1) == {"1": 1}


@ruling("CB-301")
def test_a_sale_instead() -> None:
    tiles = ["bank . m1 mine church", ". . ."]
    s = machine(cards=(4, 1), tiles=tiles, die=2, depots={2: "castle"}, goods="1 1", black="m7")
    draw(s, "~card:9")
    assert not any(cards(s)[0]) and reserve(s) == {}  # no joker from the black depot
    assert s.sheet(1) == {"sale": 4, "card": 21}


@ruling("CB-302")
@pytest.mark.parametrize(
    "tile, gained", [("bank", (0, 2)), ("boarding_house", (2, 0)), ("watchtower", (4, 0))]
)
def test_what_buildings_pay_it(tile: str, gained: tuple[int, int]) -> None:
    assert wealth(machine(cards=(2, 1), depots={1: tile})) == gained


@ruling("CB-303")
@pytest.mark.parametrize(
    "tile, white, depots, found",
    [
        ("carpenter", 3, {3: "church", 4: "bank"}, {"building": ["church"]}),
        ("carpenter", 4, {3: "church"}, {"building": ["church"]}),  # around to depot 3
        ("carpenter", 4, {2: "castle", 5: "mine"}, {}),
        ("church", 4, {2: "castle", 5: "mine m5"}, {"castle": ["castle"]}),
        ("church", 4, {2: "m1", 5: "mine m5"}, {"mine": ["mine"]}),
        ("church", 4, {2: "m1", 5: "m5"}, {"monastery": ["m5"]}),
        ("church", 4, {3: "cow2"}, {}),
        ("market", 2, {3: "cow2", 4: "ship"}, {"ship": ["ship"]}),
        ("market", 4, {3: "cow2", 6: "pig2"}, {"livestock": ["pig2"]}),
        ("market", 4, {5: "mine"}, {}),
    ],
)
def test_tiles_for_the_reserve(
    tile: str, white: int, depots: dict[int, str], found: dict[str, list[str]]
) -> None:
    s = machine(cards=(2, 1), die=1, white=white, depots={1: tile} | depots)
    assert cards(s)[0] == [tile, None, None, None] and reserve(s) == found


@ruling("CB-303")
def test_the_first_building_of_the_depot() -> None:
    s = machine(cards=(2, 1), white=2, seats=4, depots={1: "carpenter", 2: "m5 watchtower castle bank"})
    assert reserve(s) == {"building": ["watchtower"]}


@ruling("CB-304")
def test_a_warehouse() -> None:
    s = machine(cards=(2, 1), depots={1: "warehouse"}, goods="5 3 3")
    assert wealth(s) == (4, 1) and s.goods(1) == {"5": 1}


@ruling("CB-304")
@pytest.mark.parametrize(
    "held, left, right",
    [
        ({"livestock": "cow2"}, ["town_hall", None, "cow2", None], [None, None, None]),
        ({"livestock": "cow2", "monastery": "m1 m2"}, ["town_hall", None, None, "m2"], [None, None, None]),
        ({"livestock": "cow2", "monastery": "m1"}, ["town_hall", None, "cow2", None], [None, None, None]),
        ({"monastery": "m1", "mine": "mine mine"}, ["town_hall", None, None, "m1"], [None, None, None]),
        ({"mine": "mine"}, ["town_hall", None, None, None], ["mine", None, None]),
        ({"wild": "ship", "castle": "castle"}, ["town_hall", None, None, None], [None, None, None]),
    ],
)
def test_a_town_hall(held: dict[str, str], left: list[str | None], right: list[str | None]) -> None:
    s = machine(cards=(2, 1), depots={1: "town_hall"}, reserve=held)
    assert cards(s) == [left, right]
    assert wealth(s)[0] == (2 if "cow2" in left else 0)  # with its effect


@ruling("CB-305")
def test_three_sheep_tiles() -> None:
    """The rulebook's example: two sheep tiles on cards or in the duchy, and a third one."""
    s = machine(
        cards=(2, 1),
        tiles=[". . . .", ". sheep3 ."],
        die=3,
        depots={3: "sheep4"},
        territory={"livestock": "sheep2 pig3"},
        reserve={"livestock": "sheep2"},
    )
    assert s.sheet(1) == {"livestock": 2 + 3 + 4}


@ruling("CB-305")
def test_a_joker_is_no_livestock() -> None:
    s = machine(cards=(2, 1), tiles=[". . . .", ". wild:sheep3 ."], die=3, depots={3: "sheep2"})
    assert s.sheet(1) == {"livestock": 2}


@ruling("CB-306")
@pytest.mark.parametrize(
    "white, lying, taken",
    [
        (1, {1: "1", 4: "3 3 2"}, {"2": 1, "3": 2}),
        (3, {2: "1 2", 4: "3 3", 5: "6"}, {"3": 2}),  # of equal ones the first from 3 on
        (3, {3: "4", 2: "1"}, {"4": 1}),
        (1, {}, {}),
    ],
)
def test_a_ship(white: int, lying: dict[int, str], taken: dict[str, int]) -> None:
    s = machine(cards=(3, 1), die=1, white=white, depots={1: "ship"}, lying=lying)
    assert s.goods(1) == taken and s.track(1) == (2, 0)


@ruling("CB-306")
def test_any_types_of_goods() -> None:
    s = machine(cards=(3, 1), depots={1: "ship"}, goods="1 2 3", lying={4: "4 5 6"})
    assert s.goods(1) == dict.fromkeys("123456", 1)


@ruling("CB-307")
def test_a_sign_after_the_effect() -> None:
    """Card 6 begins with a ship on a sign: the goods it brings are sold."""
    s = machine(cards=(6, 1), depots={1: "ship"}, lying={5: "4 4 4"}, goods="2 2")
    assert s.sold(1) == {"4": 3} and s.goods(1) == {"2": 2} and wealth(s) == (6, 1)


@ruling("CB-307")
def test_signs_of_both_cards() -> None:
    """A castle fills card 8, whose sign is covered already, and places on the sign of card 5."""
    tiles = [". mine cow2 ship", ". bank . ."]
    s = machine(cards=(8, 5), tiles=tiles, die=2, depots={2: "castle m5"}, goods="2 2 6")
    draw(s, "~card:9")
    assert cards(s)[0] == ["m5", "bank", None, None]
    assert s.sheet(1) == {"sale": 4, "card": 18} and s.sold(1) == {"2": 2}


@ruling("CB-308")
@pytest.mark.parametrize(
    "goods, sold, points",
    [("1 5 5", {"5": 2}, 4), ("6 4 2", {"2": 1}, 2), ("6 6 4 4 1", {"4": 2}, 4), ("", {}, 0)],
)
def test_its_sales(goods: str, sold: dict[str, int], points: int) -> None:
    s = machine(cards=(2, 1), depots={1: "warehouse"}, goods=goods)
    assert s.sold(1) == sold and wealth(s) == (points, 1 if sold else 0)


@ruling("CB-309")
@pytest.mark.parametrize("level, points", [("easy", 8), ("medium", 12), ("hard", 16)])
def test_a_completed_card(level: str, points: int) -> None:
    assert completing(chateauma_level=level).sheet(1) == {"card": points}
    with pytest.raises(tetrarch.BadOption, match="CB-309"):
        new(2, chateauma_level="hard")


@ruling("CB-309")
def test_two_completed_cards() -> None:
    tiles = ["bank . m1 mine church", "mine cow2 ."]
    s = machine(cards=(4, 1), tiles=tiles, die=2, depots={2: "m5 castle"}, white=2)
    # the monastery space of card 4 is full: the castle is found first, then the monastery for card 1
    assert [line.points for line in s.match.score_sheet(1) if line.source == "card"] == [21, 12]


@ruling("CB-310")
def test_the_tiles_of_a_completed_card() -> None:
    s = machine(
        cards=(1, 4), tiles=["wild:bank cow2 ."], die=2, depots={2: "m1"}, territory={"livestock": "pig2"}
    )
    assert land(s) == {"building": ["bank"], "livestock": ["pig2", "cow2"], "monastery": ["m1"]}
    assert s.sheet(1) == {"card": 12} and wealth(s)[1] == 0  # a bank, but no effect


@ruling("CB-310")
def test_more_tiles_than_spaces() -> None:
    s = completing(territory={"mine": "mine mine mine"}, position={"bonus": {"mine": [1]}})
    assert land(s)["mine"] == ["mine"] * 4 and s.sheet(1) == {"card": 12}


@ruling("CB-311")
def test_the_next_card() -> None:
    s = completing()
    assert waiting(s) == {f"~card:{n}" for n in (2, 3, 5, 6, 7, 8, 9)}
    draw(s, "~card:7")
    assert its(s, "cards") == [4, 7] and cards(s) == [[None] * 5, [None] * 5]
    assert its(s, "discarded") == [1] and sorted(its(s, "deck")) == [2, 3, 5, 6, 8, 9]


@ruling("CB-311")
def test_the_right_card_is_replaced_in_its_place() -> None:
    s = machine(cards=(4, 1), tiles=[". . . . .", "mine cow2 ."], white=5, die=2, depots={2: "m1"})
    draw(s, "~card:7")
    assert its(s, "cards") == [4, 7]


@ruling("CB-311")
def test_an_empty_deck() -> None:
    s = completing(more={"deck": [], "discarded": [2, 3, 5, 6, 7, 8, 9]})
    assert waiting(s) == {f"~card:{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9)}
    draw(s, "~card:1")
    assert its(s, "cards") == [4, 1] and sorted(its(s, "deck")) == [2, 3, 5, 6, 7, 8, 9]


@ruling("CB-312")
def test_its_bonus_tiles() -> None:
    s = completing(territory={"monastery": "m2 m3 m4 m5 m6"})
    s.match.answer_chance()
    assert s.sheet(1) == {"card": 12, "bonus": 5} and s.open["bonus"] == {"monastery": [1]}


@ruling("CB-312")
def test_the_small_bonus_tile_and_none() -> None:
    mines = "D4:castle E3:mine F2:mine G1:mine"
    for seats, owners, points in ((2, [0], 2), (3, [0, 1], 0)):
        s = machine(
            *[mines] * len(owners),
            cards=(1, 4),
            tiles=["mine cow2 ."],
            die=2,
            depots={2: "m1"},
            territory={"mine": "mine mine"},
            seats=seats,
            position={"bonus": {"mine": owners}},
        )
        s.match.answer_chance()
        assert s.sheet(seats - 1) == {"card": 12} | ({"bonus": points} if points else {})


@ruling("CB-313")
@pytest.mark.parametrize(
    "black, held, bought",
    [
        ("bank m7 mine", {"building": "market"}, "m7"),  # of the missing types the left one
        ("mine bank church", {}, "bank"),  # the first of the type
        ("m7 mine", {"monastery": "m1 m2", "mine": "mine"}, "mine"),  # the fewest
        ("mine m7", {"monastery": "m1", "mine": "mine"}, "m7"),  # equal: the left one
    ],
)
def test_its_purchase(black: str, held: dict[str, str], bought: str) -> None:
    s = machine(cards=(1, 4), die=3, depots={3: "cow2"}, silver=4, black=black, reserve=held)
    assert wealth(s) == (2, 2)  # one purchase in a turn
    assert sorted(tile for tiles in reserve(s).values() for tile in tiles) == sorted(
        [bought, *" ".join(held.values()).split()]
    )
    assert len([tile for tile in s.open["black"] if tile]) == len(black.split()) - 1


@ruling("CB-313")
def test_no_purchase() -> None:
    s = machine(cards=(1, 4), die=3, depots={3: "cow2"}, silver=1, black="bank")
    assert wealth(s) == (2, 1) and reserve(s) == {}
    assert wealth(machine(cards=(1, 4), die=3, depots={3: "cow2"}, silver=5)) == (2, 5)


@ruling("CB-314")
def test_its_mines() -> None:
    s = machine_end(
        phase="A",
        cards=(1, 4),
        tiles=["mine . .", ". . . wild:mine ."],
        territory={"mine": "mine mine"},
        reserve={"mine": "mine"},
    )
    assert s.open["silver"][1] == 3


@ruling("CB-315")
def test_its_final_scoring() -> None:
    s = machine_end(
        cards=(4, 1),
        tiles=["bank . m3 . .", ". cow2 wild:m4"],
        territory={"monastery": "m1 m2", "building": "bank"},
        reserve={"building": "church", "wild": "ship", "monastery": "m5"},
        goods="1 2 2",
        silver=3,
    )
    assert s.match.over
    assert s.sheet(1) == {"monasteries": 12, "unsold": 3, "silver": 3, "reserve": 3, "on_cards": 8}


@ruling("CB-315", "CB-131")
def test_its_score_during_play() -> None:
    s = machine(cards=(4, 1), die=5, depots={5: "m5"})
    assert s.at_end(1) == {"monasteries": 4, "on_cards": 2} and s.match.scores()[1] == 6


@ruling("CB-316")
@pytest.mark.parametrize("points, winners", [([30, 30], [1]), ([31, 30], [0]), ([29, 30], [1])])
def test_it_wins_ties(points: list[int], winners: list[int]) -> None:
    s = machine_end(points=points)
    assert s.match.scores() == points and s.match.winners() == winners


@ruling("CB-316")
def test_ties_of_people() -> None:
    s = machine_end("D4:castle", "D4:castle C3:market", seats=3, points=[30, 30, 20])
    assert s.match.winners() == [1]

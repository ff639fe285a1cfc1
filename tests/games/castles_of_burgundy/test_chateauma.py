"""The Châteauma, its set-up and its choice of a tile: CB-281 to CB-299.

Cards by their spaces: 1 mine livestock monastery; 2 building building livestock monastery; 3 ship building
livestock building; 4 building castle monastery mine building; 6 ship monastery building ship; 8 castle mine
livestock ship. With two players depot 1 has a building and a ship, 2 a monastery and a castle, 3 livestock
and a building, 4 a ship and a building, 5 a mine and a monastery, 6 a building and livestock.
"""

import pytest

import tetrarch
from games.castles_of_burgundy.modes import cards, draw, game, its, land, machine, reserve, waiting, wealth
from games.castles_of_burgundy.scene import new, started, walk
from games.castles_of_burgundy.test_components import data
from tetrarch.games.castles_of_burgundy.presentation.descriptor import DESCRIPTOR

ruling = pytest.mark.ruling
AUTO = "chateauma"


@ruling("CB-281")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_never_asked(seats: int) -> None:
    asked = set()
    for s in walk(seats, seats=seats, keen=True, modules=[AUTO]):
        asked.add(s.match.seat)
    assert asked == {*range(seats - 1), None} and s.match.game.automaton == seats - 1
    assert s.open["automaton"] == seats - 1 and len(s.match.scores()) == seats
    assert s.sheet(seats - 1)


@ruling("CB-281")
def test_one_to_three_people() -> None:
    for seats in (1, 5):
        with pytest.raises(tetrarch.BadOption):
            new(seats, modules=[AUTO])
    assert game(2).match.view(None)["automaton"] == 1 and started(2).match.view(None)["automaton"] is None


@ruling("CB-281", "CB-292", "CB-293")
def test_its_decisions_are_explained() -> None:
    s = machine(die=5, depots={5: "mine"})
    told = {event.name: event.ruling for event in s.match.events()}
    assert told["found"] == "CB-293"
    s = machine(die=None, depots={5: "mine"})
    draw(s, "~die:5")
    assert {event.name: event.ruling for event in s.match.events()}["die"] == "CB-292"


@ruling("CB-282")
@pytest.mark.parametrize("seats, black, slots", [(2, 4, 2), (3, 6, 3), (4, 8, 4)])
def test_it_counts_as_a_player(seats: int, black: int, slots: int) -> None:
    s = game(seats)
    assert len(s.open["black"]) == black and len(s.open["depots"]["1"]) == slots
    goods = machine(cards=(2, 1), die=1, depots={1: "warehouse"}, goods="1", seats=seats)
    assert wealth(goods) == (seats, 1)


@ruling("CB-283")
def test_its_goods_and_silver() -> None:
    s = game(4)
    assert s.goods(3) == dict.fromkeys("123456", 1) and s.open["silver"] == [1] * 4
    assert s.open["workers"] == [1, 2, 3, 0]
    assert [sum(s.goods(seat).values()) for seat in range(3)] == [3, 3, 3]


@ruling("CB-284")
def test_its_first_cards() -> None:
    seen = set()
    for seed in range(12):
        s = new(2, seed=seed, modules=[AUTO], duchies="same", start_castle="centre")
        left, right = its(s, "cards")
        seen.add(left)
        place = data(AUTO)["cards"]["in_order"][left - 1]["spaces"].index("castle")
        assert cards(s)[0][place] == "castle" and not any(cards(s)[1])
        assert left in (4, 7, 8) and right != left
        assert sorted([left, right, *its(s, "deck")]) == [*range(1, 10)] and its(s, "discarded") == []
        assert not any(reserve(s).values()) and s.sheet(1) == {}
    assert seen == {4, 7, 8}


CARDS = """
1 mine livestock monastery : 8 12 16
2 building building livestock monastery : 14 18 22
3 ship building livestock* building : 14 18 22
4 building castle monastery mine building : 17 21 25
5 monastery* building livestock monastery : 14 18 22
6 ship* monastery building ship : 14 18 22
7 building castle building* livestock ship : 17 21 25
8 castle mine* livestock ship : 14 18 22
9 livestock building building monastery* : 14 18 22
"""


@ruling("CB-285")
@pytest.mark.parametrize("line", CARDS.strip().splitlines())
def test_the_territory_cards(line: str) -> None:
    left, _, points = line.partition(" : ")
    number, *spaces = left.split()
    card = data(AUTO)["cards"]["in_order"][int(number) - 1]
    assert card["spaces"] == [space.rstrip("*") for space in spaces]
    assert card["sale"] == [n for n, space in enumerate(spaces, 1) if space.endswith("*")]
    assert card["points"] == [int(n) for n in points.split()]
    assert card.get("uncertain", {}).get("space") == (3 if number == "8" else None)


@ruling("CB-286")
def test_what_is_reconstructed() -> None:
    rows = data(AUTO)["cards"]["in_order"]
    assert [row["id"] for row in rows if row["reconstructed"]] == [*range(10, 18)]
    assert data(AUTO)["duchies"]["reconstructed"] and data(AUTO)["reserve"]["reconstructed"]
    assert next(module for module in DESCRIPTOR.modules if module.id == AUTO).reconstructed
    for row in rows[9:]:
        twin = rows[row["id"] - 9]
        assert (row["spaces"], row["sale"], row["points"]) == (twin["spaces"], twin["sale"], twin["points"])


@ruling("CB-287")
def test_its_duchy() -> None:
    s = game()
    assert s.open["duchies"][1] == 35 and s.open["placed"][1] == {} and land(s) == {}
    assert data(AUTO)["duchies"]["spaces"] == {
        "castle": 4,
        "mine": 3,
        "ship": 6,
        "livestock": 6,
        "monastery": 6,
        "building": 12,
    }


@ruling("CB-288")
def test_it_is_last() -> None:
    assert game(2).open["order"] == [0, 1] and game(4, start_seat=2).open["order"] == [1, 2, 0, 3]
    assert game(3, start_seat=2).open["workers"] == [2, 1, 0]
    with pytest.raises(tetrarch.BadOption, match="CB-288"):
        new(3, modules=[AUTO], start_seat=3)


@ruling("CB-289")
def test_nothing_hinders_it() -> None:
    """A second bank on the card; livestock without monastery 7."""
    s = machine(cards=(2, 1), tiles=["bank . . ."], die=1, depots={1: "bank"})
    assert cards(s)[0][:2] == ["bank", "bank"] and wealth(s) == (0, 2)
    s = machine(cards=(2, 1), die=3, depots={3: "cow2"}, territory={"monastery": "m7"})
    assert wealth(s) == (2, 0)


@ruling("CB-290")
@pytest.mark.parametrize("white, place", [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_the_white_die_chooses_the_card(white: int, place: int) -> None:
    s = machine(cards=(4, 1), die=5, white=white, depots={5: "mine"})
    found = [card.count("mine") for card in cards(s)]
    assert found == [1 - place, place]
    assert s.open["selected"] == ("left", "right")[place]


@ruling("CB-291")
def test_its_turn_in_order() -> None:
    """Effect 2 points; sign: a sale for 2 points and the second coin; card 18; purchase."""
    s = machine(
        cards=(3, 1),
        tiles=["ship bank . church"],
        die=3,
        depots={3: "cow2"},
        goods="4",
        silver=1,
        black="m7",
    )
    assert wealth(s) == (22, 2)  # the card is drawn before the purchase
    draw(s, "~card:5")
    assert wealth(s) == (22, 0) and reserve(s) == {"monastery": ["m7"]}
    assert s.sheet(1) == {"livestock": 2, "sale": 2, "card": 18} and s.match.seat == 0
    assert [line.source for line in s.match.score_sheet(1)] == ["livestock", "sale", "card"]


@ruling("CB-292")
def test_its_die() -> None:
    s = machine(die=None, cards=(1, 4), depots={5: "mine", 3: "cow2", 2: "m5"})
    assert waiting(s) == {f"~die:{face}" for face in range(1, 7)}
    draw(s, "~die:3")
    assert cards(s)[0] == [None, "cow2", None] and s.open["dice"][1] == []


@ruling("CB-293")
@pytest.mark.parametrize(
    "die, depots, tile",
    [
        (5, {5: "mine m5"}, "m5"),  # space 3 before space 4
        (5, {5: "mine", 2: "m5"}, "mine"),  # the first depot counts more
        (6, {5: "mine", 2: "m5 castle"}, "castle"),  # 6, 1, then 2: space 2 before space 3
        (6, {6: "cow2", 1: "ship", 5: "mine"}, "mine"),  # all around
        (1, {1: "bank ship", 2: "castle"}, "bank"),
    ],
)
def test_the_search(die: int, depots: dict[int, str], tile: str) -> None:
    s = machine(cards=(4, 1), die=die, depots=depots, white=4)
    placed = [found for found in cards(s)[0] if found]
    assert placed[0] == tile
    assert len(placed) == 1 or tile in ("castle", "bank")


@ruling("CB-293")
def test_full_spaces_are_not_searched() -> None:
    s = machine(cards=(2, 1), tiles=["bank church . ."], die=1, depots={1: "market", 3: "cow2"})
    assert cards(s)[0] == ["bank", "church", "cow2", None] and s.depot(1) == ["market"]


@ruling("CB-294")
def test_the_first_tile_of_the_type() -> None:
    """Depot 2 with four players: monastery, building, castle, building."""
    s = machine(cards=(2, 1), die=2, seats=4, depots={2: "m5 watchtower castle bank"})
    assert cards(s)[0] == ["watchtower", None, None, None] and s.depot(2) == ["m5", "castle", "bank"]


@ruling("CB-295")
def test_a_tile_of_the_reserve() -> None:
    held = {"monastery": "m5", "livestock": "cow2", "wild": "ship"}
    s = machine(cards=(2, 1), reserve=held, depots={5: "mine"}, black="m7")
    assert cards(s)[0] == [None, None, "cow2", None] and wealth(s) == (2, 0)  # with its effect
    assert reserve(s) == {"monastery": ["m5"], "wild": ["ship"]}


@ruling("CB-296")
def test_a_joker() -> None:
    """On the sign of card 6; it is no ship, but goods are sold."""
    s = machine(
        cards=(6, 1), reserve={"mine": "mine", "wild": "bank"}, goods="2 2", lying={1: "1"}, black="m7"
    )
    assert cards(s)[0] == ["wild:bank", None, None, None] and reserve(s) == {"mine": ["mine"]}
    assert wealth(s) == (4, 1) and s.goods(1) == {} and s.track(1) == (1, 0)


@ruling("CB-297")
def test_a_new_joker() -> None:
    s = machine(cards=(6, 1), reserve={"mine": "mine"}, black="bank m7", goods="2")
    assert not any(cards(s)[0]) and reserve(s) == {"mine": ["mine"], "wild": ["bank"]}
    assert [tile for tile in s.open["black"] if tile] == ["m7"] and wealth(s) == (0, 0)


@ruling("CB-297")
def test_the_first_place_of_the_black_depot() -> None:
    s = machine(cards=(6, 1), position={"black": [None, "ship", "bank", None]})
    assert reserve(s) == {"wild": ["ship"]}


@ruling("CB-298")
def test_silver_if_there_is_nothing_else() -> None:
    assert wealth(machine(cards=(6, 1), depots={5: "mine"})) == (0, 2)


@ruling("CB-299")
def test_the_top_of_the_stack() -> None:
    s = machine(cards=(2, 1), reserve={"monastery": "m1 m2"})
    assert cards(s)[0] == [None, None, None, "m2"] and reserve(s) == {"monastery": ["m1"]}
    order = ["building", "livestock", "ship", "monastery", "mine", "castle", "wild"]
    assert data(AUTO)["reserve"]["in_order"] == order

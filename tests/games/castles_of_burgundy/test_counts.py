"""Numbers of legal sequences from named positions, as in `tests/counts/castles_of_burgundy.txt`."""

import pytest

from games.castles_of_burgundy.scene import START, scene
from games.counts import sequences, written

GAME = "castles_of_burgundy"
BOARD = {1: "bank ship", 2: "m5 castle", 3: "cow2 church", 5: "mine m7"}

POSITIONS = {
    "nothing_to_do": lambda: scene(rolled="16"),
    "first_turn": lambda: scene(rolled="25", workers=1, silver=1, goods="2 4 5", depots=BOARD),
    "rich": lambda: scene(rolled="34", workers=3, silver=3, goods="1 1 6", depots=BOARD, black="ship m12"),
    "full_storage": lambda: scene(rolled="13", storage="m1 m2 bank", depots=BOARD, black="ship", silver=2),
    "castle_into_castle": lambda: scene(
        "B3:castle", rolled="45", storage="castle castle church", depots=BOARD
    ),
    "town_hall_and_purchase": lambda: scene(rolled="33", storage="town_hall", silver=2, black="ship m12"),
    "ship_with_monastery_5": lambda: scene(
        f"{START} C4:m5", rolled="25", storage="ship ship", goods="1 4", lying={1: "2 3", 2: "1 1 5", 4: "6"}
    ),
    "free_changes": lambda: scene(f"{START} C4:m9 B4:m12", rolled="24", storage="bank ship", depots=BOARD),
    "crane_and_hire": lambda: scene(
        f"{START} C4:m28",
        rolled="33",
        storage="crane bank",
        silver=1,
        goods="2",
        depots=BOARD,
        modules="extra_tiles",
    ),
    "white_castle": lambda: scene(
        rolled="33", storage="white_castle ship", depots=BOARD, modules="white_castles", position={"white": 2}
    ),
    "inns": lambda: scene(rolled="23", storage="inn", silver=2, modules="inns", position={"inns": 1}),
    "route": lambda: scene(
        rolled="16",
        goods="1 6 6",
        modules="trade_routes",
        position={"routes": [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]},
    ),
    "shields": lambda: scene(
        f"{START} A2:castle",
        rolled="34",
        workers=1,
        modules="shields",
        position={"depot_shields": {"3": [7], "4": [1, 2]}, "shields": [{"A2": 16}, {}]},
    ),
    "end_of_phase": lambda: scene(
        f"{START} A2:castle",
        silver=1,
        workers=1,
        modules="shields",
        depots=BOARD,
        position={
            "round": 5,
            "active": 1,
            "done": [0],
            "dice": [[], []],
            "shields": [{"D4": 14, "A2": 3}, {}],
        },
    ),
}


def test_every_position_is_counted() -> None:
    assert list(written(GAME)) == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_number_of_legal_sequences(name: str) -> None:
    numbers = written(GAME)[name]
    assert sequences(POSITIONS[name]().match, len(numbers)) == numbers

"""Numbers of legal sequences from named positions, as in `tests/counts/kingdom_builder.txt`."""

import pytest

from games.counts import sequences, written
from games.kingdom_builder.boards import fill
from games.kingdom_builder.scene import scene

GAME = "kingdom_builder"

POSITIONS = {
    "empty_board_desert": lambda: scene(card="desert"),
    "group_on_grass": lambda: scene("I9 J9 K9 I10 J10 K10 I11 J11"),
    "farm_and_oasis": lambda: scene("S12 G17", card="canyon"),
    "two_paddocks_and_tavern": lambda: scene("C6 R3 K7 H9 I9 J9", card="flower"),
    "barn_vacated_hex": lambda: scene("B1 A1 D17", board="C", card="desert"),
    "barn_without_vacated_hex": lambda: scene("B1 A1 D17", board="C", card="desert", vacated_hex=False),
    "harbor": lambda: scene("R18 Q17 I9", board="C", card="grass"),
    "oracle_and_tower": lambda: scene("G4 L8", board="B", card="flower"),
    "last_free_desert": lambda: scene(
        "", *fill("A", "desert", "G18"), card="desert", deck={"canyon": 2, "grass": 1}
    ),
    "end_of_turn": lambda: scene("E4", position={"builds_left": 0}),
}


def test_every_position_is_counted() -> None:
    assert list(written(GAME)) == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_number_of_legal_sequences(name: str) -> None:
    assert sequences(POSITIONS[name]().match, 3) == written(GAME)[name]

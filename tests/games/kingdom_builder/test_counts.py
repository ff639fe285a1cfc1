"""Numbers of legal sequences from named positions: they catch what nobody thought to test.

Answers of chance count like those of seats. `tests/counts/kingdom_builder.txt` holds a line for each
position: its name and the numbers for one, two and three answers.
"""

from pathlib import Path

import pytest

from games.kingdom_builder.boards import fill
from games.kingdom_builder.scene import Scene, scene

COUNTS = Path(__file__).parents[2] / "counts" / "kingdom_builder.txt"

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


def sequences(s: Scene, depth: int) -> list[int]:
    """How many sequences of one to `depth` answers there are."""
    game = s.match.game
    level, numbers = [s.match.state], []
    for _ in range(depth):
        following = []
        for state in level:
            for x in [] if game.over(state) else game.legal(state):
                after = state.clone()
                game.apply(after, x)
                following.append(after)
        level = following
        numbers.append(len(level))
    return numbers


def written() -> dict[str, list[int]]:
    lines = [line.split() for line in COUNTS.read_text(encoding="utf-8").splitlines()]
    return {words[0]: [int(n) for n in words[1:]] for words in lines if words and words[0] != "#"}


def test_every_position_is_counted() -> None:
    assert list(written()) == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_number_of_legal_sequences(name: str) -> None:
    assert sequences(POSITIONS[name](), 3) == written()[name]

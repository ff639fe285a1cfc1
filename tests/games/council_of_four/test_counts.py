"""Numbers of legal sequences from named positions: they catch what nobody thought to test.

Answers of chance count like those of seats. `tests/counts/council_of_four.txt` holds a line for each
position: its name and the numbers for one, two and three answers.
"""

from pathlib import Path

import pytest

from games.council_of_four.scene import NINE, Scene, scene

COUNTS = Path(__file__).parents[2] / "counts" / "council_of_four.txt"

POSITIONS = {
    "without_means": lambda: scene(coins=0, assistants=0),
    "rich_start": lambda: scene(hand="white black orange purple", coins=20),
    "rich_start_side_b": lambda: scene(map="bbb", hand="white black orange purple", coins=20),
    "building_example": lambda: scene("CFGHJ", "I", permits="i ade", coins=0, assistants=1),
    "payments": lambda: scene(hand="white white black joker joker", coins=20).play("buy:kno"),
    "end_of_turn": lambda: scene(position={"acted": True, "mains": 0}),
    "free_permit": lambda: scene(permits="m", nobility=9).play("build:m-merkatim"),
    "permit_again": lambda: scene(permits="m ae", used="l", nobility=13).play("build:m-merkatim"),
    "two_tokens": lambda: scene("CDN", permits="m", nobility=15).play("build:m-merkatim"),
    "last_emporium": lambda: scene(NINE, permits="a", coins=0, assistants=0, finish_turn=False),
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

"""Numbers of legal sequences from named positions, as in `tests/counts/council_of_four.txt`."""

import pytest

from games.council_of_four.scene import NINE, scene
from games.counts import sequences, written

GAME = "council_of_four"

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


def test_every_position_is_counted() -> None:
    assert list(written(GAME)) == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_number_of_legal_sequences(name: str) -> None:
    assert sequences(POSITIONS[name]().match, 3) == written(GAME)[name]

"""Games of Council of Four: anything that can be done, done by mouse, by keys and by thumb."""

from collections.abc import Callable
from random import Random

import pytest

from browser.person import DESKTOP, PHONE, Person
from browser.players import Way, by_keys, by_mouse, by_thumb, last_turns, whole

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("way", "size", "seed"),
    [
        (by_mouse, DESKTOP, 1),
        pytest.param(by_keys, DESKTOP, 2, marks=pytest.mark.slow),
        pytest.param(by_thumb, PHONE, 3, marks=pytest.mark.slow),
    ],
)
def test_a_whole_game(come: Callable[..., Person], way: Way, size: tuple[int, int], seed: int) -> None:
    me = come("Ania", size=size)
    assert whole(me, way, Random(seed), game="council_of_four") > 40
    me.shot("council_of_four-result")


@pytest.mark.parametrize(("way", "size"), [(by_keys, DESKTOP), (by_thumb, PHONE)])
def test_the_last_turns(come: Callable[..., Person], way: Way, size: tuple[int, int]) -> None:
    last_turns(come("Ania", size=size), way, "council_of_four")

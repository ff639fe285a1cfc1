"""Whole games of Council of Four: anything that can be done, done by mouse, by keys and by thumb."""

from collections.abc import Callable
from random import Random

import pytest

from browser.person import DESKTOP, PHONE, Person
from browser.players import Way, by_keys, by_mouse, by_thumb, whole

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("way", "size", "seed"), [(by_mouse, DESKTOP, 1), (by_keys, DESKTOP, 2), (by_thumb, PHONE, 3)]
)
def test_a_whole_game(come: Callable[..., Person], way: Way, size: tuple[int, int], seed: int) -> None:
    me = come("Ania", size=size)
    assert whole(me, way, Random(seed), game="council_of_four") > 40
    me.shot("council_of_four-result")

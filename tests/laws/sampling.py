"""Which of many random games `make test` plays; the others are marked slow, so `make test-all` plays them.

The number of a game is part of its test's name, so the name repeats it:
`pytest -m "" "tests/laws/test_moves.py::test_odds_line_up_with_the_answers[831204-kingsburg]"`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tetrarch._build import compiled


def sampled(values: Iterable[Any], quick: int) -> list[Any]:
    """Values of a parametrised test, all but the first few of them for `make test-all` alone."""
    values = list(values)
    return [*values[:quick], *(pytest.param(value, marks=pytest.mark.slow) for value in values[quick:])]


def seeds(quick: int = 2, whole: int = 10) -> Callable[[Any], Any]:
    """Try a law with so many games in `make test`, and so many in all; fewer if they are not compiled.

    The seeds hang on the law's name: different laws meet different set-ups.
    """

    def decorate(law: Any) -> Any:
        rng = random.Random(law.__name__)
        numbers = [rng.randrange(10**6) for _ in range(whole if compiled() else whole * 2 // 5)]
        return pytest.mark.parametrize("seed", sampled(numbers, quick))(law)

    return decorate

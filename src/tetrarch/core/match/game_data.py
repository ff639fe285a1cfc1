"""A game's data files: what is printed on its components, and the weights of its heuristic."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read_data(game: str, name: str) -> dict[str, Any]:
    """The file `name`.json in a game's folder `data`.

    Every game reads its components through this function, so that a test can change a number before the
    game's tables are made (`tests/games/data_mutation.py`).
    """
    path = files("tetrarch").joinpath("games", game, "data", f"{name}.json")
    doc: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return doc


def all_data(game: str) -> list[dict[str, Any]]:
    """All data files of a game of this package; none of any other."""
    folder = files("tetrarch").joinpath("games", game, "data")
    names = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
    return [read_data(game, name.removesuffix(".json")) for name in names if name.endswith(".json")]


def weights(game: str, names: Sequence[str]) -> list[float]:
    """A game's weights in the order of their names, as `tools/fit_weights.py` left them."""
    by_name = read_data(game, "weights")["weights"]
    assert list(by_name) == list(names), f"{game}: the data file must name the same weights as the code"
    return [float(by_name[name]) for name in names]

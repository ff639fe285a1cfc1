"""Weights of the rules of thumb, as `tools/fit.py` left them in a game's data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files


def weights(game: str, names: Sequence[str]) -> list[float]:
    """A game's weights in the order of their names."""
    path = files("tetrarch").joinpath("games", game, "data", "weights.json")
    by_name = json.loads(path.read_text(encoding="utf-8"))["weights"]
    assert list(by_name) == list(names), f"{game}: the data file must name the same weights as the code"
    return [float(by_name[name]) for name in names]

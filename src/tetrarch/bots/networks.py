"""Learned networks in files: JSON with the weights as little-endian 32-bit numbers in base64."""

from __future__ import annotations

import base64
import json
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from tetrarch.bots.search.network import Judge, Layer, Network
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import find

FORMAT = "tetrarch-network/1"
MAX_BYTES = 1_000_000


@dataclass(frozen=True)
class Layout:
    """What the inputs of a game's network are: terms of each seat, the number of seats, fields by name."""

    game: str
    seats: int
    terms: int
    fields: Mapping[str, tuple[int, int]]  # first input and how many there are

    @property
    def size(self) -> int:
        ends = [first + width for first, width in self.fields.values()]
        return max([(self.terms + 1) * self.seats, *ends])


@dataclass(frozen=True)
class Weights:
    """The whole numbers of a network, row by row."""

    units: int
    first: Sequence[int]
    first_bias: Sequence[int]
    second: Sequence[int]
    second_bias: Sequence[int]


def make_network(layout: Layout, weights: Weights) -> Network:
    first = Layer(weights.units, vec[i32](list(weights.first)), vec[i64](list(weights.first_bias)))
    second = Layer(2 * layout.seats, vec[i32](list(weights.second)), vec[i64](list(weights.second_bias)))
    return Network(layout.seats, layout.terms, dict(layout.fields), first, second)


def blank_judge(layout: Layout) -> Judge:
    """A judge that has learned nothing yet: it goes by the terms."""
    nothing = Weights(1, [0] * layout.size, [0], [0] * (2 * layout.seats), [0] * (2 * layout.seats))
    return Judge(make_network(layout, nothing), find(layout.game).features(), 0.0)


def write_network(
    path: Path, layout: Layout, weights: Weights, weight: float, made: Mapping[str, Any]
) -> None:
    """A network's file; `made` says how it came about."""
    doc = {
        "format": FORMAT,
        "made": dict(made),
        "game": layout.game,
        "seats": layout.seats,
        "terms": layout.terms,
        "fields": {name: list(place) for name, place in layout.fields.items()},
        "weight": weight,
        "units": weights.units,
        **{name: pack(getattr(weights, name)) for name in NUMBERS},
    }
    text = json.dumps(doc, indent=1) + "\n"
    if len(text) > MAX_BYTES:
        raise BadOption(f"the network would take {len(text)} bytes: at most {MAX_BYTES}, so fewer units")
    draft = path.with_suffix(".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


NUMBERS = ("first", "first_bias", "second", "second_bias")


def pack(numbers: Sequence[int]) -> str:
    return base64.b64encode(struct.pack(f"<{len(numbers)}i", *numbers)).decode("ascii")


def unpack(text: str) -> list[int]:
    data = base64.b64decode(text)
    return list(struct.unpack(f"<{len(data) // 4}i", data))


@cache
def read_network(path: str) -> tuple[Layout, Judge]:
    """A network out of its file; BadOption says what is wrong with it."""
    try:
        doc = json.loads(Path(path).read_text(encoding="utf-8"))
        if doc["format"] != FORMAT:
            raise ValueError(f"must be {FORMAT}")
        fields = {name: (int(first), int(width)) for name, (first, width) in doc["fields"].items()}
        layout = Layout(doc["game"], doc["seats"], doc["terms"], fields)
        weights = Weights(doc["units"], *(unpack(doc[name]) for name in NUMBERS))
        sizes = [len(getattr(weights, name)) for name in NUMBERS]
        outputs = 2 * layout.seats
        if sizes != [layout.size * weights.units, weights.units, outputs * weights.units, outputs]:
            raise ValueError("the numbers do not fit the layout")
        return layout, Judge(make_network(layout, weights), find(layout.game).features(), doc["weight"])
    except (OSError, ValueError, KeyError, TypeError, struct.error) as err:
        raise BadOption(f"network {path} cannot be read: {err}") from err

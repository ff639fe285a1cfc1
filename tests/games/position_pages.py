"""The pages on positions in JSON: their examples must load."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tetrarch

DOCS = Path(__file__).parents[2] / "docs"


def examples_of(page: str) -> list[str]:
    """The JSON documents on a page."""
    return re.findall(r"```json\n(.*?)```", page, re.S)


def check_example(text: str, fields: Sequence[str]) -> None:
    """An example loads, keeps these fields, survives another round through JSON, and can be played."""
    match = tetrarch.from_json(text)
    given = json.loads(text)["position"]
    full: Any = match.to_json(bare=True)["position"]
    for field in fields:
        assert field not in given or full[field] == given[field]
    assert tetrarch.from_json(match.to_json(bare=True)).to_json(bare=True) == match.to_json(bare=True)
    match.play(match.legal()[0])

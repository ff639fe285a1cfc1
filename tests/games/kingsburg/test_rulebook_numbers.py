"""Picture, rulebook and rule say the same: all three read the same row of the data."""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.rulings import Ruling, parse_rulings
from tetrarch.games.kingsburg.data.components import buildings, facts
from tetrarch.games.kingsburg.presentation.expansions import EXPANSIONS

FOLDER = Path(__file__).parents[3] / "src" / "tetrarch" / "games" / "kingsburg"
FILES = ("kingsburg", *EXPANSIONS)
PAGES = {lang: (FOLDER / "rulebook" / f"{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES}


def changed(id: str) -> list[dict[str, Any]]:
    """The data files, with 40 added to every number of the pieces of one id."""
    docs = [copy.deepcopy(facts(file)) for file in FILES]
    for doc in docs:
        for part in doc.values():
            for piece in part if isinstance(part, list) else ():
                if isinstance(piece, dict) and piece.get("id") == id:
                    raise_numbers(piece)
    return docs


def raise_numbers(node: Any) -> None:
    for key, value in node.items() if isinstance(node, dict) else list(enumerate(node)):
        if isinstance(value, int) and not isinstance(value, bool):
            node[key] = value + 40
        elif isinstance(value, dict | list):
            raise_numbers(value)


@pytest.mark.parametrize("id", ["farms", "merchants_guild", "jester", "prince", "gold_vein", "whim_12"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_changed_row_changes_its_ruling(id: str, lang: str) -> None:
    true = true_rulings(lang)
    other = parse_rulings(PAGES[lang], changed(id))
    differing = [ruling for ruling in true if true[ruling] != other[ruling]]
    pieces = [piece for file in FILES for piece in rows(facts(file)) if piece["id"] == id]
    assert differing == [piece["ruling"] for piece in pieces]


@cache
def true_rulings(lang: str) -> dict[str, Ruling]:
    return parse_rulings(PAGES[lang], [facts(file) for file in FILES])


def rows(doc: dict[str, Any]) -> list[dict[str, Any]]:
    parts = [part for part in doc.values() if isinstance(part, list)]
    return [piece for part in parts for piece in part if isinstance(piece, dict) and "ruling" in piece]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_all_languages_read_the_same_numbers(lang: str) -> None:
    def read(page: str) -> list[list[str]]:
        return [
            sorted(part.partition("}")[0].partition("|")[0] for part in block.split("{")[1:])
            for block in page.split("\n\n")
        ]

    assert read(PAGES[lang]) == read(PAGES["en"])


def test_costs_and_points_are_never_written_out() -> None:
    for building in buildings():
        block = next(
            block for block in PAGES["en"].split("\n\n") if block.startswith(f"**{building['ruling']}**")
        )
        wanted = {f"{{cost.{good}}}" for good in building["cost"]}
        assert all(name in block for name in wanted) and "{vp" in block, building["id"]

"""The numbered rulings of a game, read from its rulebook pages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

LANGUAGES = ("en", "it", "pl")
RULING = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\* ([^.]+)\. ?(.*)$", re.S)


@dataclass(frozen=True)
class Ruling:
    """One rule in our own words."""

    id: str
    section: str
    title: str
    text: str


@cache
def rulings(game: str, lang: str = "en") -> dict[str, Ruling]:
    """All rulings of a game in a language, by number, in the rulebook's order."""
    page = files("tetrarch.games").joinpath(game, "rulebook", f"{lang}.md").read_text(encoding="utf-8")
    section = ""
    found: dict[str, Ruling] = {}
    for block in page.split("\n\n"):
        block = block.strip()
        if block.startswith("## "):
            section = block[3:].strip()
        elif match := RULING.match(block):
            id, title, text = match.groups()
            assert id not in found, f"{id} stands twice in {game}/{lang}"
            found[id] = Ruling(id, section, title, " ".join(text.split()))
    return found

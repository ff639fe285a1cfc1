"""The numbered rulings of a game, read from its rulebook pages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources.abc import Traversable

LANGUAGES = ("en", "it", "pl")
RULING = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\* ([^.]+)\. ?(.*)$", re.S)


@dataclass(frozen=True)
class Ruling:
    """One rule in our own words."""

    id: str
    section: str
    title: str
    text: str


_read: dict[tuple[str, str], dict[str, Ruling]] = {}


def rulings(rulebook: Traversable, lang: str = "en") -> dict[str, Ruling]:
    """All rulings of a folder of pages by number, in their order; English where a page is missing."""
    key = (str(rulebook), lang)
    if key not in _read:
        page = rulebook.joinpath(f"{lang}.md")
        if not page.is_file():
            page = rulebook.joinpath("en.md")
        _read[key] = parse_rulings(page.read_text(encoding="utf-8"))
    return _read[key]


def parse_rulings(page: str) -> dict[str, Ruling]:
    """The rulings of a page."""
    section = ""
    found: dict[str, Ruling] = {}
    for block in page.split("\n\n"):
        block = block.strip()
        if block.startswith("## "):
            section = block[3:].strip()
        elif match := RULING.match(block):
            id, title, text = match.groups()
            assert id not in found, f"{id} stands twice"
            found[id] = Ruling(id, section, title, " ".join(text.split()))
    return found

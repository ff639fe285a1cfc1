"""The numbered rulings of a game, read from its rulebook pages.

A number that is printed on a component stands in the game's data files alone; a page names its place there:

- `{gold}`: from the row of the data that has this ruling as its "ruling", else from the top of a data file;
- `{guilds.by_id.lords.gold.0}`: step by step through keys, the "id" of a row in a list, or places in a list;
- `{deck.cards.*}`: the sum of all that is there;
- `{pieces.mandatory_builds|3 three}`: a word in the form that the sentence needs, while that is the number.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from tetrarch.core.match.game_data import all_data

NUMBER = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\*")
RULING = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\* ([^.]+)\. ?(.*)$", re.S)
PLACEHOLDER = re.compile(r"\{([\w.*]+)(?:\|(\d+) ([^}]+))?\}")


@dataclass(frozen=True)
class Ruling:
    """One rule in our own words."""

    id: str
    section: str
    title: str
    text: str


_cache: dict[tuple[str, str], dict[str, Ruling]] = {}


def rulings(rulebook: Traversable, lang: str = "en") -> dict[str, Ruling]:
    """All rulings of a folder of pages by number, in their order; English where a page is missing.

    Numbers come from the data files of the game in whose folder that of the pages lies.
    """
    key = (str(rulebook), lang)
    if key not in _cache:
        _cache[key] = parse_rulings(page_text(rulebook, lang))
    return _cache[key]


def page_text(rulebook: Traversable, lang: str = "en") -> str:
    """A whole page with its numbers filled in; the English one where there is none in this language."""
    page = rulebook.joinpath(f"{lang}.md")
    if not page.is_file():
        page = rulebook.joinpath("en.md")
    return fill_in_page(page.read_text(encoding="utf-8"), all_data(Path(str(rulebook)).parent.name))


def parse_rulings(page: str, data: Sequence[Any] = ()) -> dict[str, Ruling]:
    """The rulings of a page, with the numbers of the data filled in."""
    section = ""
    book: dict[str, Ruling] = {}
    for block in fill_in_page(page, data).split("\n\n"):
        block = block.strip()
        if block.startswith("## "):
            section = block[3:].strip()
        elif number := NUMBER.match(block):
            match = RULING.match(block)
            assert match, f"{number[1]} has no title that ends with a stop"
            id, title, text = match.groups()
            assert id not in book, f"{id} stands twice"
            book[id] = Ruling(id, section, title, " ".join(text.split()))
    return book


def fill_in_page(page: str, data: Sequence[Any]) -> str:
    """A page with numbers in place of the names of their places."""
    blocks = page.split("\n\n")
    rows = rows_by_ruling(data)
    for place, block in enumerate(blocks):
        number = NUMBER.match(block.strip())
        if number and "{" in block:
            id = number[1]
            blocks[place] = fill_in(id, block, [*rows[id], *rows[id[3:]], *data])
    return "\n\n".join(blocks)


def fill_in(id: str, text: str, starts: list[Any]) -> str:
    """A ruling with numbers in place of the names of their places, which are looked up from each start."""

    def number(placeholder: re.Match[str]) -> str:
        path, expected, word = placeholder.groups()
        value = look_up(path.split("."), starts)
        if value is None:
            raise KeyError(f"{id}: there is no number {path!r} in the data")
        return word if str(value) == expected else str(value)

    return PLACEHOLDER.sub(number, text)


def look_up(path: list[str], starts: list[Any]) -> int | None:
    """The number at a place: in the row that names the ruling, or from the top of a file."""
    for start in starts:
        value = follow(start, path)
        if isinstance(value, int):
            return value
    return None


def rows_by_ruling(data: Sequence[Any]) -> defaultdict[str, list[dict[str, Any]]]:
    """The rows that name a ruling, by what they name: `KI-17`, or `17` for a plain number."""
    rows: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    for doc in data:
        for row in rows_of(doc):
            if "ruling" in row:
                rows[str(row["ruling"])].append(row)
    return rows


def rows_of(doc: Any) -> Iterator[dict[str, Any]]:
    """Every object in a document."""
    if isinstance(doc, dict):
        yield doc
    for item in doc.values() if isinstance(doc, dict) else doc if isinstance(doc, list) else ():
        yield from rows_of(item)


def follow(value: Any, path: list[str]) -> Any:
    """What a path leads to; None for nothing."""
    for step in path:
        if isinstance(value, list):
            rows = {str(row["id"]): row for row in value if isinstance(row, dict) and "id" in row}
            value = {str(place): item for place, item in enumerate(value)} | rows
        if not isinstance(value, dict):
            return None
        value = sum(value.values()) if step == "*" else value.get(step)
    return value

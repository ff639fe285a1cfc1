"""Which lessons there are: the files in the folder `lessons` of each game."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import find
from tetrarch.core.match.vocabulary import quoted
from tetrarch.lessons.script import Script, read_script

INDEX = "index.json"  # names the lessons of a game in their order


def lesson_folder(game: str) -> Traversable:
    return files("tetrarch").joinpath("games", game, "lessons")


@cache
def lesson_names(game: str) -> tuple[str, ...]:
    """The lessons of a game in their order, the first game first; BadOption if there is no such game."""
    index = lesson_folder(find(game).id).joinpath(INDEX)
    return tuple(json.loads(index.read_text(encoding="utf-8"))) if index.is_file() else ()


@cache
def find_lesson(game: str, name: str) -> Script:
    """A lesson; BadOption names those there are."""
    names = lesson_names(game)
    if name not in names:
        known = f"there are {quoted(names)}" if names else "there are none for this game yet"
        raise BadOption(f"there is no lesson {name!r} of {game}: {known}")
    path = lesson_folder(game).joinpath(f"{name}.json")
    return read_script(game, name, json.loads(path.read_text(encoding="utf-8")))

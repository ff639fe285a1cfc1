"""What is counted of each game: buildings, tiles, cards and the like, as its events name them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tetrarch import texts
from tetrarch.core.words import Names, Numbers, Subset, Words

MOST = 60  # names of a kind that is counted in a game without a list here


@dataclass(frozen=True)
class Subject:
    """An event and the operand whose names are counted; `shared` is a fact of the table, not of a seat."""

    event: str
    operand: str
    title: str
    shared: bool = False


SUBJECTS = {
    "kingdom_builder": (
        Subject("gained", "tile", "Location tiles gained"),
        Subject("using", "tile", "Location tiles used"),
        Subject("played", "terrain", "Terrain cards played"),
        Subject("guild", "guild", "Guilds in play", shared=True),
        Subject("laid", "quadrant", "Quadrants of the board", shared=True),
    ),
    "council_of_four": (
        Subject("built", "city", "Emporiums"),
        Subject("acquired", "permit", "Permits bought"),
        Subject("took", "permit", "Permits taken for free"),
        Subject("elected", "council", "Councils elected to"),
        Subject("tile", "tile", "Bonus tiles"),
        Subject("kings_tile", "kings_tile", "King's tiles"),
    ),
    "kingsburg": (
        Subject("built", "building", "Buildings"),
        Subject("placed", "place", "Advisors influenced"),
        Subject("battle", "outcome", "Battles"),
        Subject("governs", "governor", "Governors (module)"),
        Subject("troops", "token", "Troop tokens played (module)"),
        Subject("deal", "place", "Deals of the whims (module)"),
        Subject("destiny", "destiny", "Destiny cards (module)", shared=True),
        Subject("whim_laid", "whim", "Whims (module)", shared=True),
        Subject("shown", "invader", "Invaders", shared=True),
        Subject("scenario", "scenario", "Scenarios", shared=True),
    ),
    "castles_of_burgundy": (
        Subject("placed", "tile", "Tiles placed"),
        Subject("area", "colour", "Areas finished"),
        Subject("bonus", "colour", "Bonus tiles"),
        Subject("sold", "good", "Sales of goods"),
        Subject("bought", "tile", "Tiles bought from the black depot"),
        Subject("duchy", "duchy", "Duchies"),
        Subject("shield", "shield", "Shields (expansion)"),
        Subject("tribute", "how", "Tributes paid (expansion)"),
        Subject("route", "good", "Goods on trade routes (expansion)"),
    ),
}


def subjects(words: Words) -> tuple[Subject, ...]:
    """Those of a game; where nobody has chosen any, every event whose first value is one of a few names."""
    if words.game in SUBJECTS:
        return SUBJECTS[words.game]
    found = []
    for event in words.events.values():
        for operand, names in list(event.operands.items())[:1]:
            if few(names):
                found.append(Subject(event.name, operand, f"{event.name}: {operand}"))
    return tuple(found)


def few(names: Names) -> bool:
    return not isinstance(names, Numbers | Subset) and names.size <= MOST


def labels(game: str, subject: Subject, names: Iterable[str]) -> dict[str, str]:
    """What people call the things that were counted; things of the same name are told apart by their id."""
    found = {name: label(game, subject, name) for name in names}
    called = list(found.values())
    return {name: text if called.count(text) == 1 else f"{text}, {name}" for name, text in found.items()}


def label(game: str, subject: Subject, name: str) -> str:
    """What people call a thing that was counted."""
    text, faults = texts.formatted(f"{game}-{subject.operand}", ((subject.operand, name),), "en")
    return name.replace("_", " ") if faults else text

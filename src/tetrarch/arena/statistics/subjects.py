"""The components that are counted in each game: buildings, tiles, cards, as its events name them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tetrarch import texts
from tetrarch.core.match.vocabulary import Names, Numbers, Subset, Vocabulary

MAX_NAMES = 60  # names of a kind that is counted in a game without a list here


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


def subjects(vocabulary: Vocabulary) -> tuple[Subject, ...]:
    """Those of a game; where nobody has chosen any, every event whose first value is one of a few names."""
    if vocabulary.game in SUBJECTS:
        return SUBJECTS[vocabulary.game]
    chosen = []
    for event in vocabulary.events.values():
        for operand, names in list(event.operands.items())[:1]:
            if has_few_names(names):
                chosen.append(Subject(event.name, operand, f"{event.name}: {operand}"))
    return tuple(chosen)


def has_few_names(names: Names) -> bool:
    return not isinstance(names, Numbers | Subset) and names.size <= MAX_NAMES


def labels(game: str, subject: Subject, names: Iterable[str]) -> dict[str, str]:
    """The names of counted components for people; those of the same name are told apart by their id."""
    by_name = {name: label(game, subject, name) for name in names}
    texts = list(by_name.values())
    return {name: text if texts.count(text) == 1 else f"{text}, {name}" for name, text in by_name.items()}


def label(game: str, subject: Subject, name: str) -> str:
    """The name of a counted component for people."""
    text, faults = texts.format_with_errors(f"{game}-{subject.operand}", ((subject.operand, name),), "en")
    return name.replace("_", " ") if faults else text

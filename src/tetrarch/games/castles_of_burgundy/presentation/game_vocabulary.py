"""All names of the game: those of the base game, and what the expansions add."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, Source, StepNames, Vocabulary
from tetrarch.games.castles_of_burgundy.presentation import vocabulary
from tetrarch.games.castles_of_burgundy.presentation.expansions import EXPANSIONS


def gather() -> Vocabulary:
    """One table of each sort; a number without an expansion that uses it has a name that nobody can write."""
    kinds: dict[int, Kind] = {**vocabulary.KINDS}
    steps: dict[int, StepNames] = {**vocabulary.STEPS}
    events: dict[int, EventNames] = {**vocabulary.EVENTS}
    sources: dict[int, Source] = {**vocabulary.SOURCES}
    for info in EXPANSIONS:
        kinds |= info.kinds
        steps |= info.steps
        events |= info.events
        sources |= info.sources
    return Vocabulary(
        "castles_of_burgundy",
        "CB",
        kinds,
        tuple(steps.get(number, StepNames(f"-{number}")) for number in range(max(steps) + 1)),
        events,
        tuple(sources.get(number, Source("", 1)) for number in range(max(sources) + 1)),
    )


VOCABULARY = gather()

"""The ruling that a question cites is the first that its step says it carries out."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import tetrarch
from tetrarch._build import compiled
from tetrarch.core.engine.kernel import Game
from tetrarch.core.match import registry

# Steps that several rulings use, and the one that is cited for all of them.
COMMON = {
    ("castles_of_burgundy", "Advance", 68),
    ("castles_of_burgundy", "Fetch", 73),
    ("castles_of_burgundy", "Income", 126),
    ("castles_of_burgundy", "NextPhase", 26),
    ("council_of_four", "PayForPermit", 33),
    ("kingdom_builder", "DrawCard", 25),
    ("kingdom_builder", "Land", 49),
    ("kingdom_builder", "PlaceByTile", 49),
    ("kingdom_builder", "TakeTurn", 19),
    ("kingsburg", "BeginWinter", 96),
    ("kingsburg", "ChooseWhim", 230),
    ("kingsburg", "EndSeason", 19),
    ("kingsburg", "EnterSeason", 19),
    ("kingsburg", "Give", 40),
    ("kingsburg", "PickItem", 247),
    ("kingsburg", "RollFate", 206),
    ("kingsburg", "TakeGoods", 41),
    ("kingsburg", "WhiteDice", 201),
}


def with_each_module(id: str) -> Iterator[Game[Any]]:
    descriptor = tetrarch.find(id)
    for module in [None, *(one.id for one in descriptor.modules)]:
        for seats in (2, 1, 4):
            try:
                yield descriptor.game(seats, {"modules": [module]} if module else {})[0]
            except tetrarch.BadOption:
                continue  # not for so many, or not without another one


@pytest.mark.skipif(compiled(), reason="compiled classes keep no docstrings")
@pytest.mark.parametrize("id", registry.GAMES)
def test_a_question_cites_the_first_ruling_of_its_step(id: str) -> None:
    found: dict[tuple[str, str, int], bool] = {}
    for game in with_each_module(id):
        for step in game.steps:
            number = int(step.ruling)
            first = re.search(r"\b[A-Z]{2}-(\d+)\b", type(step).__doc__ or "")
            if number:
                found[id, type(step).__name__, number] = first is not None and int(first[1]) == number
    assert len(found) > 8
    assert {place for place, named in found.items() if not named} == {one for one in COMMON if one[0] == id}

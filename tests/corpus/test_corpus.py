"""Every game of the corpus replays to the scores that it ended with."""

import pytest

import tetrarch
from corpus.games import COUNT, records
from tetrarch._build import compiled
from tetrarch.core.match.options import read_options
from tetrarch.core.match.transcript import parse

CHANGED = "a rule has changed; if that is meant, run `python tests/corpus/games.py`"
GAMES = [game.id for game in tetrarch.list_games()]
PARTS = 4
LATER = [pytest.param(part, marks=pytest.mark.slow) for part in range(1, PARTS)]


@pytest.mark.parametrize("part", [0, *LATER])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_replays_to_its_scores(game: str, part: int) -> None:
    every = PARTS if compiled() else 50 * PARTS
    for text in records(game)[part::every]:
        match = tetrarch.replay(text)
        assert match.over and match.scores() == parse(text).scores, f"{CHANGED}\n{text[:400]}"


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_and_of_every_kind(game: str) -> None:
    headers = [parse(text).header for text in records(game)]
    assert len(headers) == COUNT and len({header.secret for header in headers}) == COUNT
    descriptor = tetrarch.find(game)
    assert {header.seats for header in headers} == set(descriptor.seats)
    options = [read_options(descriptor.options, dict(header.options)) for header in headers]
    with_modules = {module for chosen in options for module in chosen.get("modules", ())}
    assert with_modules == {module.id for module in descriptor.modules}


def test_a_changed_rule_would_be_found() -> None:
    """A record with other scores is refused."""
    text = records("kingdom_builder")[0]
    scores = parse(text).scores
    assert scores is not None
    true, false = (" ".join(map(str, numbers)) for numbers in (scores, [7] * len(scores)))
    wrong = text.replace(f"[scores {true}]", f"[scores {false}]")
    with pytest.raises(tetrarch.BadRecord):
        tetrarch.replay(wrong)

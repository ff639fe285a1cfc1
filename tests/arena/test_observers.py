"""Observers: they say what the match says, without the engine knowing of them."""

from __future__ import annotations

from typing import Any

import pytest

import toy.teams  # noqa: F401 - registers the toy games
from arena.conftest import played
from tetrarch.arena.running.runner import Plan, play_one
from tetrarch.arena.running.workers import WorkFailed
from tetrarch.arena.statistics.observers import Lead, Length, Observer, ObserverGroup, load_observer
from tetrarch.arena.statistics.subjects import SUBJECTS, Subject, label, labels, subjects
from tetrarch.arena.tournament.records import Record, decode, encode
from tetrarch.bots.search.bot import Bot
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import GAMES, find


class Sevens(Observer):
    """An observer of somebody's own: how often a card was shown."""

    name = "sevens"

    def __init__(self, descriptor: Any, rules: Any) -> None:
        super().__init__(descriptor, rules)
        self.found = 0

    def event(self, event: Any) -> None:
        self.found += 1

    def result(self, s: Any) -> object:
        return self.found


class Broken(Bot):
    def choose(self, observation: Any, budget: Any) -> int:
        raise ValueError("no idea")


class Cheat(Bot):
    def choose(self, observation: Any, budget: Any) -> int:
        return 1 << 40


OPTIONS = {
    "kingsburg": {"modules": ["governors", "destiny", "whims"]},
    "castles_of_burgundy": {"modules": ["shields"]},
}


@pytest.mark.parametrize("game", GAMES)
def test_points_by_source_add_up_to_the_scores(game: str) -> None:
    _, records = played(game=game, bots=["random", "random"], games=2, options=OPTIONS.get(game, {}))
    for record in records:
        sums = [sum(points) for points in zip(*record.points.values(), strict=True)]
        assert sums == record.scores
        assert set(record.points) <= {source.name for source in find(game).vocabulary.sources}
        assert record.tallies and record.length.turns <= record.moves
        assert len(record.lead.tenths) == 9 and record.lead.changes >= 0


@pytest.mark.parametrize("game", GAMES)
def test_watching_changes_nothing(game: str) -> None:
    _, [first, _] = played(game=game, bots=["random", "random"], games=2)
    alone = play_one(Plan(game, ("random", "random"), 2, 1, {}), 0)
    assert (list(alone.scores), alone.decisions) == (first.scores, first.moves)


def test_a_tally_is_the_count_of_events() -> None:
    _, [record, _] = played(game="kingsburg", bots=["greedy", "random"], games=2)
    built = {name: counts for name, counts in record.tallies["built"].items()}
    assert all(n <= 1 for counts in built.values() for n in counts), "nobody builds the same twice"
    assert record.tallies["shown"] and all(len(counts) == 1 for counts in record.tallies["shown"].values())
    assert sum(counts[0] for counts in record.tallies["shown"].values()) == 5, "an invader a year"
    assert sum(map(sum, record.tallies["battle"].values())) == 10, "everybody fights every year"


@pytest.mark.parametrize("game", GAMES)
def test_every_subject_is_an_event_with_that_operand_and_has_words(game: str) -> None:
    vocabulary = find(game).vocabulary
    events = {event.name: event for event in vocabulary.events.values()}
    for subject in SUBJECTS[game]:
        names = events[subject.event].operands[subject.operand]
        assert all(label(game, subject, names.name(i)).strip() for i in range(names.size))


def test_a_game_without_a_list_of_subjects_has_its_named_events_counted() -> None:
    found = subjects(find("lanterns").vocabulary)
    assert [(subject.event, subject.operand) for subject in found] == [("saw", "card"), ("lit", "card")]
    assert label("lanterns", found[0], "dark_star") == "dark star"


def test_namesakes_are_told_apart() -> None:
    invader = Subject("shown", "invader", "Invaders", shared=True)
    names = find("kingsburg").vocabulary.events
    operands = next(event for event in names.values() if event.name == "shown").operands["invader"]
    found = labels("kingsburg", invader, operands.names)
    assert len(set(found.values())) == len(operands.names)


def test_the_lead_changes_when_another_side_is_alone_in_front() -> None:
    class Rules:
        seats, side = 4, [0, 1, 0, 1]
        now: list[int] = []

        def totals(self, s: object) -> list[int]:
            return self.now

    rules = Rules()
    lead = Lead(find("lanterns"), rules)  # type: ignore[arg-type] # only what Lead asks of the rules
    for totals in ([0, 0, 0, 0], [5, 3, 5, 3], [5, 5, 5, 5], [5, 6, 5, 6], [5, 7, 5, 7], [9, 7, 9, 7]):
        rules.now = totals
        lead.turn(None)
    assert lead.changes == 2 and lead.path == [-1, 0, -1, 1, 1, 0]
    assert lead.result(None) == {"changes": 2, "tenths": [-1, -1, -1, 0, -1, -1, 1, 1, 1]}


def test_teams_share_a_place() -> None:
    _, records = played(game="lantern_teams", bots=["random"] * 4, format="duplicate", games=8)
    for record in records:
        assert record.sides == [0, 1, 0, 1]
        assert record.places[0] == record.places[2] and record.places[1] == record.places[3]
        assert sorted(set(record.places)) in ([1], [1, 2])


def test_places_go_by_victory_then_points() -> None:
    _, [record, *_] = played(game="lanterns", bots=["random"] * 3, format="duplicate", games=3)
    fields = {**__import__("msgspec").to_builtins(record), "scores": [9, 9, 4], "shares": [0.0, 1.0, 0.0]}
    assert decode(encode(fields)).places == [2, 1, 3]
    fields |= {"shares": [0.5, 0.5, 0.0]}
    assert decode(encode(fields)).places == [1, 1, 3]


def test_an_observer_of_ones_own() -> None:
    bots = ["random", "random"]
    _, [record, *_] = played(game="lanterns", bots=bots, games=2, observers=[f"{__name__}:Sevens"])
    assert isinstance(record, Record) and record.more["sevens"] > 0
    with pytest.raises(BadOption, match="a subclass of"):
        load_observer(f"{__name__}:Broken")


def test_an_automaton_has_no_place_in_a_tournament() -> None:
    with pytest.raises(BadOption, match="options: a table with an automaton"):
        played(game="lanterns", bots=["random", "random"], options={"keeper": True})


@pytest.mark.parametrize(
    ("bot", "says"),
    [("Broken", "failed in seat 1: ValueError: no idea"), ("Cheat", "which is not among the legal answers")],
)
def test_a_bot_that_fails_is_named_with_its_game(bot: str, says: str) -> None:
    with pytest.raises(WorkFailed) as caught:
        played(game="lanterns", bots=[{"name": "mine", "bot": f"{__name__}:{bot}"}, "random"], games=2)
    assert says in str(caught.value) and "game 0 of table 0 (mine, random)" in str(caught.value)


def test_only_observers_that_listen_are_called() -> None:
    watch = ObserverGroup("lanterns", (Length, Sevens))
    watch.begin(find("lanterns").game(2, {})[0])
    assert len(watch.event_listeners) == 1 and len(watch.turn_listeners) == 1
    with pytest.raises(NotImplementedError):
        Observer(find("lanterns"), watch.rules).result(None)

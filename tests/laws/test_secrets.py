"""Laws of secrets: what a seat cannot know reaches it neither by views, moves, events nor bots' positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from laws.sampling import seeds
from laws.subjects import SUBJECTS, Subject, playing
from tetrarch.core.engine.kernel import CHANCE, EVERYONE, SCORE
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng

pytestmark = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)


def stack(s: Any) -> list[tuple[int, ...]]:
    return [(int(d.step), int(d.seat), int(d.a), int(d.b), int(d.c)) for d in s.stack]


@seeds()
def test_an_imagined_position_cannot_be_told_from_the_true_one(subject: Subject, seed: int) -> None:
    for n, (game, s, options) in enumerate(subject.some(seed, 4)):
        for seat in range(game.seats):
            truth = subject.json(game, s, options)
            one = game.imagine(s, seat, Rng(seed + n))
            assert subject.json(game, s, options) == truth, "imagining must not change the truth"
            assert one.events is None and stack(one) == stack(s)
            for viewer in (seat, None):
                assert subject.view(game, one, viewer) == subject.view(game, s, viewer)
            if game.asked(s) == seat:
                assert list(game.legal(one)) == list(game.legal(s))
            subject.check(game, one)
            for again in (n, n + 7):
                two = subject.json(game, game.imagine(s, seat, Rng(again)), options)
                assert subject.json(game, game.imagine(one, seat, Rng(again)), options) == two


@seeds(quick=1)
def test_what_cannot_be_seen_is_dealt_anew(subject: Subject, seed: int) -> None:
    """Somewhere in a few games, or their set-up, imagining changes something: the law above is not empty."""
    changed = 0
    for start in range(seed, seed + 10):
        for n, (game, s, options) in enumerate([*subject.some(start, 10), *subject.first(start, 60)]):
            text = subject.json(game, s, options)
            changed += subject.json(game, game.imagine(s, 0, Rng(n)), options) != text
    assert changed


def heard(s: Any, seat: int | None) -> list[tuple[int, ...]]:
    """The events that reach a seat, or a spectator."""
    return [
        (int(e.kind), int(e.seat), *map(int, e.values()))
        for e in s.events
        if e.audience == EVERYONE or (seat is not None and e.audience >> seat & 1)
    ]


def after(game: Any, s: Any, x: int) -> Any:
    """The position after an answer, with what was told."""
    t = s.clone()
    t.events = []
    game.apply(t, x)
    return t


@seeds()
def test_events_tell_no_secret_but_by_showing_it(subject: Subject, seed: int) -> None:
    """Two truths that a seat can't tell apart: the same answer tells it the same, up to an open reveal."""
    events = subject.descriptor.vocabulary.events
    for n, (game, s, _) in enumerate(subject.some(seed, 7)):
        if game.over(s) or game.asked(s) == CHANCE:
            continue
        seat = (n + seed) % int(game.seats)
        other = game.imagine(s, seat, Rng(n))
        for x in [x for x in game.legal(s) if x in game.legal(other)][:2]:
            one, two = after(game, s, x), after(game, other, x)
            for viewer in (seat, None):
                lists = heard(one, viewer), heard(two, viewer)
                if lists[0] == lists[1]:
                    assert subject.view(game, one, viewer) == subject.view(game, two, viewer)
                    continue
                first = next(pair for pair in zip(*lists, strict=False) if pair[0] != pair[1])
                kinds = {event[0] for event in first}
                assert kinds == {SCORE} or any(events[k].reveals for k in kinds if k != SCORE)


@seeds()
def test_a_draw_is_seen_by_those_who_are_told_and_by_no_one_else(subject: Subject, seed: int) -> None:
    asked = [(game, s.clone()) for game, s, _ in subject.positions(seed) if game.asked(s) == CHANCE]
    for game, s in random.Random(seed).sample(asked, min(4, len(asked))):
        xs = list(game.legal(s))
        one, two = after(game, s, xs[0]), after(game, s, xs[-1])
        for viewer in (None, *range(game.seats)):
            alike = heard(one, viewer) == heard(two, viewer)
            same = subject.view(game, one, viewer) == subject.view(game, two, viewer)
            assert same == alike or (same and game.automaton >= 0), (
                "an automaton may do the same after any roll"
            )


@seeds()
def test_a_sealed_answer_shows_nowhere(subject: Subject, seed: int) -> None:
    match = subject.match(seed)
    rng = random.Random(seed)
    for _ in playing(match, rng):
        if not match.simultaneous or match.sealed or len(match.seats) < 2:
            continue
        seat = rng.choice(match.seats)
        before = [(match.view(other), match.events(seat=other)) for other in (None, *range(match.game.seats))]
        for move in match.legal(seat):
            match.take(move, seat)
            now = [
                (match.view(other), match.events(seat=other)) for other in (None, *range(match.game.seats))
            ]
            assert now == before and match.sealed == {seat: move.action}
        match.undo(seat)


@seeds()
def test_a_bot_sees_the_same_whatever_is_hidden(subject: Subject, seed: int) -> None:
    match = subject.match(seed)
    rng = random.Random(seed)
    for _ in playing(match, rng):
        if rng.random() < 0.9:
            continue
        game, s = match.game, match.state
        for seat in match.seats:
            other = game.imagine(s, seat, Rng(seed))
            one, two = (observe(game, truth, seat, Rng(5)) for truth in (s, other))
            options = dict(match.options)
            assert game.asked(one.state) == seat == one.seat
            assert subject.json(game, one.state, options) == subject.json(game, two.state, options)
            texts = [subject.json(game, seen.imagine(Rng(6)), options) for seen in (one, two)]
            assert texts[0] == texts[1]
            assert [int(x) for x in game.legal(one.state)] == [move.action for move in match.legal(seat)]

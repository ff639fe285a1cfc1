"""Laws of positions: clones, JSON, conserved components, the end."""

from __future__ import annotations

import gc
import json
import random
import sys
from typing import Any

import msgspec
import pytest

import tetrarch
from laws.sampling import sampled, seeds
from laws.subjects import SUBJECTS, Subject, fields
from tetrarch.core.engine.kernel import CHANCE
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.json_position import dump

pytestmark = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)


@seeds()
def test_a_clone_is_equal_and_independent_field_by_field(subject: Subject, seed: int) -> None:
    game, s, options = subject.position(seed)
    s.events = []
    before, text = fields(s), subject.json(game, s, options)
    twin = s.clone()
    assert twin.events is None, "a search listens to nobody"
    assert fields(twin) == before
    for name, value in before.items():
        own = getattr(twin, name)
        if isinstance(value, list) and value and name not in subject.shared and name != "stack":
            own[0] = 0 if own[0] else 1
        elif name == "stack":
            own.append(own[-1]) if own else twin.push(0, 0)
        elif isinstance(value, bool):
            setattr(twin, name, not value)
        elif isinstance(value, int):
            setattr(twin, name, value + 1)
    assert fields(s) == before
    game.playout(s.clone(), Rng(seed))
    assert fields(s) == before and subject.json(game, s, options) == text
    assert s.events == []


def test_clones_that_are_dropped_leave_nothing_behind(subject: Subject) -> None:
    """A compiled class leaked the list that its parent's `__init__` had made, and searches clone a lot."""
    _, s, _ = subject.position(1)
    s.clone()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(500):
        s.clone()
    assert sys.getallocatedblocks() - before < 100


@seeds()
def test_json_round_trips_at_every_moment(subject: Subject, seed: int) -> None:
    for game, s, options in subject.some(seed, 60):
        text = subject.json(game, s, options)
        back = subject.loaded(game, text)
        assert subject.json(game, back, options) == text
        assert fields(back) == fields(s)
        assert list(game.legal(back)) == list(game.legal(s))


@seeds()
def test_a_view_has_its_declared_shape(subject: Subject, seed: int) -> None:
    """The client's types are made from this declaration."""
    shape = subject.descriptor.view_type
    for game, s, _ in subject.some(seed, 10):
        for seat in (None, 0):
            view = subject.descriptor.view(game, s, seat)
            declared = msgspec.convert(view, shape)  # without keys that the declaration does not know
            assert json.loads(msgspec.json.encode(declared)) == json.loads(msgspec.json.encode(view))


@seeds()
def test_a_view_names_its_teams_or_none(subject: Subject, seed: int) -> None:
    """Pages show partners by this field of any game's view, so it can mean nothing else."""
    for game, s, _ in subject.some(seed, 3):
        sides = [int(side) for side in game.side]
        told = subject.descriptor.view(game, s, None).get("teams")
        assert told == sides or (told is None and len(set(sides)) == len(sides))


@seeds()
def test_a_match_goes_on_from_a_bare_position(subject: Subject, seed: int) -> None:
    match = subject.played(seed, seed % 60)
    doc = match.to_json(bare=True)
    twin = tetrarch.from_json(json.dumps(doc | {"seed": 5}))
    assert twin.to_json(bare=True) == doc
    for seat in range(match.game.seats):
        assert twin.view(seat) == match.view(seat)
        before = [line for line in twin.score_sheet(seat) if line.source == "before"]
        assert sum(line.points for line in before) == match.game.points_so_far(match.state)[seat]
    rng = random.Random(seed)
    while not twin.over:
        twin.play(rng.choice(twin.legal()))
    assert tetrarch.verify(twin.record()).ok
    assert tetrarch.replay(twin.record()).to_json() == twin.to_json()
    sums = [sum(line.points for line in twin.score_sheet(seat)) for seat in range(twin.game.seats)]
    assert sums == twin.scores()


@seeds()
def test_bare_positions_load_and_play_on_alike(subject: Subject, seed: int) -> None:
    comes_back(subject, seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_bare_positions_of_five_hundred_games_each_load_and_play_on_alike(
    subject: Subject, part: int
) -> None:
    for seed in range(part * 25, part * 25 + 25):
        comes_back(subject, 50_000 + seed)


def comes_back(subject: Subject, seed: int) -> None:
    """Some positions of a whole random game, the last one too, and what follows from each of them."""
    rng = random.Random(seed)
    stride = rng.randint(20, 60)
    for n, (game, s, options) in enumerate(subject.positions(seed)):
        if n % stride == 0 or game.over(s):
            doc = json.loads(json.dumps(dump(subject.descriptor, game, s, options)))
            twin = tetrarch.from_json(doc | {"seed": seed})
            if s.stack and s.stack[-1].seat != CHANCE:
                assert twin.to_json(bare=True) == doc
            back = subject.loaded(game, json.dumps(doc))
            plays_alike(subject, game, s.clone(), back, options, rng)


def plays_alike(subject: Subject, game: Any, s: Any, twin: Any, options: dict[str, Any], rng: Any) -> None:
    """Both have the same legal answers, and come to the same position by the same ones."""
    for _ in range(12):
        if game.over(s):
            break
        answers = [int(x) for x in game.legal(s)]
        assert answers == [int(x) for x in game.legal(twin)]
        if game.asked(s) == CHANCE:
            assert list(game.odds(s)) == list(game.odds(twin))
        x = rng.choice(answers)
        game.apply(s, x)
        game.apply(twin, x)
    assert subject.json(game, s, options) == subject.json(game, twin, options)
    assert game.over(s) == game.over(twin) and game.scores(s) == game.scores(twin)


@seeds()
def test_the_sheet_adds_up_at_every_move(subject: Subject, seed: int) -> None:
    match = subject.match(seed)
    rng = random.Random(seed)
    seats = range(match.game.seats)
    while True:
        sums = [sum(line.points for line in match.score_sheet(seat)) for seat in seats]
        assert sums == [int(n) for n in match.game.points_so_far(match.state)]
        assert all(line.ruling in subject.descriptor.rulings() for line in match.sheet)
        if match.over:
            break
        assert match.winners() == []
        match.play(rng.choice(match.legal()))
    assert sums == match.scores() and match.seat is None
    if match.game.seats == 1:  # alone one wins, or loses by more or less
        assert (match.game.utility(match.state)[0] == 1) == (match.winners() == [0])
        return
    assert match.winners()
    sides = match.game.side
    shares = {sides[seat]: share for seat, share in enumerate(match.game.utility(match.state))}
    assert abs(sum(shares.values()) - 1) < 1e-9, "the winning sides share one point"
    assert all(
        (share > 0) == (seat in match.winners()) for seat, share in enumerate(match.game.utility(match.state))
    )
    totals = match.game.totals(match.state)
    assert all(totals[seat] == max(totals) for seat in match.winners())


@pytest.mark.parametrize("games", sampled([range(12), range(12, 100), range(100, 200)], quick=1))
def test_components_are_conserved_and_games_end(subject: Subject, games: range) -> None:
    for seed in games:
        soak(subject, seed, 7)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_games(subject: Subject, part: int) -> None:
    for seed in range(part * 500, part * 500 + 500):
        soak(subject, 1000 + seed, 60)


def soak(subject: Subject, seed: int, stride: int) -> None:
    """A whole game with a random set-up, checked at every `stride`-th question and at the end."""
    n = seed
    for game, s, _ in subject.positions(seed):
        n += 1
        if n % stride == 0 or game.over(s):
            subject.check(game, s)
            assert game.automaton < 0 or game.asked(s) != game.automaton
        assert n - seed < 3000, f"the game with seed {seed} does not end"
    assert game.over(s) and (game.winners(s) or game.seats == 1)

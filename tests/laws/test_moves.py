"""Laws of questions and answers: lists, tokens, dense indices, odds."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tetrarch
from laws.sampling import sampled, seeds
from laws.subjects import SUBJECTS, Subject, fields
from tetrarch.core.engine.kernel import AUTO, CHANCE
from tetrarch.envs.action_index import ActionIndex

pytestmark = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)


@seeds()
def test_legal_lists_are_ascending_and_tokens_read_back(subject: Subject, seed: int) -> None:
    vocabulary = subject.descriptor.vocabulary
    for game, s, _ in subject.positions(seed):
        xs = [int(x) for x in game.legal(s)]
        if game.over(s):
            assert xs == [] and game.asked(s) == AUTO
            continue
        assert xs and xs == sorted(set(xs))
        tokens = [vocabulary.token(x) for x in xs]
        assert len(set(tokens)) == len(tokens)
        assert [vocabulary.read(token) for token in tokens] == xs
        chance = game.asked(s) == CHANCE
        assert all(
            token.startswith("~") == chance and token.isascii() and " " not in token for token in tokens
        )


@seeds()
def test_every_action_has_a_dense_index(subject: Subject, seed: int) -> None:
    vocabulary = subject.descriptor.vocabulary
    seats, chance = ActionIndex(vocabulary), ActionIndex(vocabulary, chance=True)
    for game, s, _ in subject.positions(seed):
        action_index = chance if game.asked(s) == CHANCE else seats
        for x in game.legal(s):
            index = action_index.index(int(x))
            assert 0 <= index < action_index.size
            assert action_index.action(index) == x
            assert vocabulary.is_action(int(x))


@pytest.mark.parametrize("stride", sampled([11, 1], quick=1))
def test_every_dense_index_is_an_action(subject: Subject, stride: int) -> None:
    for chance in (False, True):
        action_index = ActionIndex(subject.descriptor.vocabulary, chance)
        indices = range(0, action_index.size, stride)
        xs = [action_index.action(index) for index in indices]
        assert len(set(xs)) == len(indices)
        assert [action_index.index(x) for x in xs] == list(indices)


@seeds()
def test_odds_line_up_with_the_answers(subject: Subject, seed: int) -> None:
    rng = tetrarch.Rng(seed)
    for game, s, _ in subject.positions(seed):
        if game.asked(s) != CHANCE:
            continue
        xs, odds = list(game.legal(s)), list(game.odds(s))
        assert len(xs) == len(odds) and min(odds) > 0
        d = s.stack[-1]
        before = fields(s)
        assert game.steps[d.step].sample(s, d, rng) in xs
        assert fields(s) == before, "sampling must not change the position"


def chance_questions(subject: Subject) -> list[tuple[Any, Any]]:
    """A few different questions to CHANCE, from a few games."""
    found: dict[tuple[int, tuple[int, ...]], tuple[Any, Any]] = {}
    for seed in range(4):
        for game, s, _ in subject.positions(seed):
            if game.asked(s) == CHANCE and len(game.legal(s)) > 1:
                found.setdefault((int(s.stack[-1].step), tuple(game.odds(s))), (game, s.clone()))
    keys = sorted(found)
    return [found[key] for key in random.Random(1).sample(keys, min(12, len(keys)))]


def fits(seen: list[int], weights: list[int]) -> bool:
    """Whether counts follow weights, by the chi-square test with room for thousands of tests."""
    fair = [sum(seen) * w / sum(weights) for w in weights]
    chi = sum((n - f) ** 2 / f for n, f in zip(seen, fair, strict=True))
    free = len(seen) - 1
    spread = 2 / (9 * free)
    return ((chi / free) ** (1 / 3) - (1 - spread)) / spread**0.5 < 4.5  # nearly normal, so 3 in a million


def test_samples_follow_the_odds(subject: Subject) -> None:
    rng = tetrarch.Rng(2024)
    for game, s in chance_questions(subject):
        d = s.stack[-1]
        seen = dict.fromkeys((int(x) for x in game.legal(s)), 0)
        for _ in range(200 * len(seen)):
            seen[int(game.steps[d.step].sample(s, d, rng))] += 1
        assert fits(list(seen.values()), [int(w) for w in game.odds(s)]), f"{d.step} drew {seen}"


def test_a_random_answer_is_any_legal_one_with_equal_chances(subject: Subject) -> None:
    rng = tetrarch.Rng(77)
    picked = 0
    for seed in range(6):
        for n, (game, s, _) in enumerate(subject.positions(seed)):
            if game.over(s) or game.asked(s) == CHANCE:
                continue
            xs = [int(x) for x in game.legal(s)]
            before = fields(s)
            assert game.pick(s, rng) in xs and fields(s) == before
            if n % 9 == seed and 1 < len(xs) < 30:
                seen = dict.fromkeys(xs, 0)
                for _ in range(60 * len(xs)):
                    seen[int(game.pick(s, rng))] += 1
                assert fits(list(seen.values()), [1] * len(xs)), f"{s.stack[-1].step} picked {seen}"
                picked += 1
    assert picked > 4

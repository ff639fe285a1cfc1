"""Action numbers: bounded, one path to every legal action, the same for every set of options."""

from __future__ import annotations

from typing import Any

import pytest

from envs.places import GAMES, played, spec, subject
from tetrarch.core.match.registry import find
from tetrarch.envs.action_index import ActionIndex
from tetrarch.envs.game_spec import MAX_PART_VALUES, GameSpec
from tetrarch.envs.stepping.env_game import EnvGame

pytestmark = pytest.mark.parametrize("game", GAMES)


def path(env_game: EnvGame, x: int) -> tuple[list[int], EnvGame]:
    """The numbers that lead to an action, and the env_game after it."""
    copy = env_game.clone()
    numbers: list[int] = []
    while True:
        numbers.append(int(copy.next_number(x)))
        if copy.choose(numbers[-1]):
            return numbers, copy


def text(found: GameSpec, game: str, s: Any) -> str:
    return subject(game).json(found.game, s, dict(found.options))


@pytest.mark.parametrize("seed", [1, 2])
def test_every_legal_action_has_a_path_of_its_own(game: str, seed: int) -> None:
    found = spec(game, seed)
    for env_game in played(found, seed, every=23):
        legal = [int(x) for x in env_game.open]
        paths = [path(env_game, x) for x in legal]
        assert len({tuple(numbers) for numbers, _ in paths}) == len(legal)
        assert sorted({numbers[0] for numbers, _ in paths}) == env_game.choices()
        for x, (_, after) in list(zip(legal, paths, strict=True))[::7]:
            plain = env_game.state.clone()
            found.game.apply(plain, x)
            assert text(found, game, after.state) == text(found, game, plain)


def test_only_choices_are_allowed(game: str) -> None:
    found = spec(game, 3)
    for env_game in played(found, 3, every=31):
        assert [n for n in range(-2, found.actions + 2) if env_game.allows(n)] == env_game.choices()


def test_the_space_is_bounded_and_does_not_depend_on_options(game: str) -> None:
    one, two = spec(game, 4), spec(game, 5)
    assert one.blocks() == two.blocks() and one.actions == two.actions < 5000
    end = 0
    for start, width, kind, operands in one.blocks():
        assert start == end and not kind.chance
        assert width <= MAX_PART_VALUES or len(operands) == 1
        end = start + width
    assert end == one.actions


def test_numbers_have_names(game: str) -> None:
    found = spec(game, 6)
    assert len({found.name(number) for number in range(found.actions)}) == found.actions
    with pytest.raises(IndexError, match="is not from 0"):
        found.name(found.actions)


def test_a_kind_in_one_part_is_numbered_like_the_dense_index(game: str) -> None:
    found = spec(game, 7)
    dense = ActionIndex(find(game).vocabulary)
    for env_game in played(found, 7, every=40):
        for x in (int(x) for x in env_game.open):
            if found.rules.encoder.parts[x & 0xFF] == 1 and env_game.part == 0:
                first = found.rules.encoder.base[(x & 0xFF) * 3]
                assert env_game.next_number(x) - first == dense.index(x) - dense.base[x & 0xFF]

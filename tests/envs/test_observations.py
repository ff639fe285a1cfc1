"""Observations: one layout a game, nothing that a seat may not know, nothing left from before."""

from __future__ import annotations

from typing import Any

import pytest

from envs.places import GAMES, played, spec
from tetrarch.core.engine.features import MAX_CELL, Features, Page, seats_after
from tetrarch.core.engine.rng import Rng
from tetrarch.envs.game_spec import GameSpec
from tetrarch.envs.stepping.env_game import EnvGame, EnvRules

SEEDS = [1, 2, 3]


def seen(found: GameSpec, env_game: EnvGame, seat: int) -> bytes:
    """A seat's row, on a fresh page."""
    page = Page(1, found.size)
    env_game.observe(seat, page, 0)
    assert page.at == found.size, "a row has one length whatever the position"
    return bytes(page.cells)


def imagined(found: GameSpec, env_game: EnvGame, seat: int, rng: Rng) -> EnvGame:
    """The same half-made choice in a position that the seat cannot tell from the true one."""
    other = env_game.clone()
    other.state = found.game.imagine(env_game.state, seat, rng)
    return other


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_position_looks_the_same(game: str, seed: int) -> None:
    found = spec(game, seed)
    for n, env_game in enumerate(played(found, seed, every=11)):
        for seat in range(found.seats):
            other = imagined(found, env_game, seat, Rng(n))
            assert seen(found, other, seat) == seen(found, env_game, seat)


class Telltale(Features[Any]):
    """Writes a hand that the seat cannot see."""

    def names(self) -> list[str]:
        return ["secret"]

    def write(self, game: Any, s: Any, seat: int, page: Page) -> None:
        page.field()
        page.one_of(s.hand[(seat + 1) % s.seats], 6)


def test_a_leak_would_be_found() -> None:
    found = GameSpec("kingdom_builder", 2)
    found.rules = EnvRules(found.game, found.rules.encoder, found.rules.questions, Telltale())
    found.layout, found.scales = found.measure()
    found.size = len(found.scales)
    rows = [
        (seen(found, imagined(found, env_game, 0, Rng(n)), 0), seen(found, env_game, 0))
        for n, env_game in enumerate(played(found, 1, every=11))
    ]
    assert any(one != two for one, two in rows)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_keeps_nothing_of_what_stood_there_before(game: str) -> None:
    found = spec(game, 4)
    page = Page(3, found.size)
    for n, env_game in enumerate(played(found, 4, every=37)):
        for seat in range(found.seats):
            env_game.observe(seat, page, 1)
            row = bytes(page.cells)
            assert row[found.size : 2 * found.size] == seen(found, env_game, seat), n
            assert not any(row[: found.size]) and not any(row[2 * found.size :])


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_covers_the_row(game: str) -> None:
    found = spec(game, 5)
    names = [field.name for field in found.layout]
    assert len(set(names)) == len(names)
    end = 0
    for field in found.layout:
        assert field.start == end and field.size >= 0 and found.field(field.name) == field.cells
        end += field.size
    assert end == found.size == len(found.scales) and all(0 < most <= MAX_CELL for most in found.scales)


@pytest.mark.parametrize("game", GAMES)
def test_a_mask_shows_the_choices(game: str) -> None:
    found = spec(game, 6)
    page = Page(1, found.actions)
    for env_game in played(found, 6, every=13):
        env_game.write_mask(page, 0)
        assert [n for n, cell in enumerate(page.cells) if cell] == env_game.choices()


def test_seats_are_told_from_the_viewer_on() -> None:
    assert [seats_after(seat, 1, 3) for seat in (0, 1, 2, -1, -2)] == [2, 0, 1, -1, -1]
    found = GameSpec("kingdom_builder", 3, {"setup": "first_game"})
    env_game = found.new_game(Rng(1))
    x = int(env_game.open[0])
    found.game.apply(env_game.state, x)
    env_game.advance(Rng(1))
    cells = found.field("settlements").start
    at = [cells + k * 400 + (x >> 8) for k in range(3)]
    rows = [[seen(found, env_game, seat)[cell] for cell in at] for seat in range(3)]
    assert rows == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]


def info(found: GameSpec, env_game: EnvGame, field: str, seat: int = 0) -> list[int]:
    return list(seen(found, env_game, seat)[found.field(field)])


def last(found: GameSpec, seed: int) -> EnvGame:
    """A position late in a random game."""
    return list(env_game.clone() for env_game in played(found, seed))[-40]


def test_rows_show_the_modes_of_burgundy() -> None:
    """The target of who plays alone, what partners store together, vines, and the Châteauma's tiles."""
    solo = GameSpec("castles_of_burgundy", 1, {"modules": ("solo",)})
    env_game = last(solo, 1)
    assert info(solo, env_game, "target") == [env_game.state.target]
    assert info(solo, env_game, "goods_removed") == list(env_game.state.lost)
    assert not info(solo, env_game, "common") + info(solo, env_game, "grapes") + info(solo, env_game, "cards")

    teams = GameSpec("castles_of_burgundy", 4, {"modules": ("teams",)})
    both = (t for seed in range(9) for t in played(teams, seed))
    env_game = next(t for t in both if t.state.held[4] and not t.state.held[5])
    ours, theirs = (info(teams, env_game, "common", seat) for seat in (2, 1))
    half = len(ours) // 2
    assert sum(ours[:half]) == sum(theirs[half:]) > 0 and not any(ours[half:] + theirs[:half])

    alone = GameSpec("castles_of_burgundy", 2, {"modules": ("vineyards", "chateauma")})
    late = (last(alone, seed) for seed in range(30))
    env_game = next(t for t in late if any(t.state.planted) and len(t.state.reserve))
    s = env_game.state
    assert sum(info(alone, env_game, "vineyards")) == sum(int(n).bit_count() for n in s.planted) > 0
    assert info(alone, env_game, "grapes") == list(s.grapes)
    assert info(alone, env_game, "double_supply") == list(s.vats)
    assert sum(info(alone, env_game, "reserve")[:-1]) == len(s.reserve) > 0
    assert sum(info(alone, env_game, "vine_places")) == sum(pair >= 0 for pair in s.stall)
    assert sum(info(alone, env_game, "cards")) == 2
    assert sum(info(alone, env_game, "deck")) == int(s.deck).bit_count()


def test_a_half_made_choice_is_known_to_who_makes_it() -> None:
    found = GameSpec("kingsburg", 2)
    env_game = next(t for seed in range(9) for t in played(found, seed) if t.part > 0)
    asked, begun = int(env_game.asked()), found.field("begun")
    assert sum(seen(found, env_game, asked)[begun]) == len(env_game.numbers)
    assert sum(seen(found, env_game, 1 - asked)[begun]) == 0


def test_numbers_that_are_too_large_are_cut_off() -> None:
    page = Page(1, 3)
    page.open(0)
    page.number(MAX_CELL + 1, 10)
    page.number(-4, 10)
    page.one_of(7, 1)
    page.close()
    assert list(page.cells) == [MAX_CELL, 0, 0]

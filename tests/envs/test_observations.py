"""Observations: one layout a game, nothing that a seat may not know, nothing left from before."""

from __future__ import annotations

from typing import Any

import pytest

from envs.places import GAMES, played, setting
from tetrarch.core.features import MOST, Features, Page, turned
from tetrarch.core.rng import Rng
from tetrarch.envs.setting import Setting
from tetrarch.envs.table import Rules, Table

SEEDS = [1, 2, 3]


def seen(found: Setting, table: Table, seat: int) -> bytes:
    """A seat's row, on a fresh page."""
    page = Page(1, found.size)
    table.observe(seat, page, 0)
    assert page.at == found.size, "a row has one length whatever the position"
    return bytes(page.cells)


def imagined(found: Setting, table: Table, seat: int, rng: Rng) -> Table:
    """The same half-made choice in a position that the seat cannot tell from the true one."""
    other = table.clone()
    other.state = found.game.imagine(table.state, seat, rng)
    return other


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_position_looks_the_same(game: str, seed: int) -> None:
    found = setting(game, seed)
    for n, table in enumerate(played(found, seed, every=11)):
        for seat in range(found.seats):
            other = imagined(found, table, seat, Rng(n))
            assert seen(found, other, seat) == seen(found, table, seat)


class Telltale(Features[Any]):
    """Writes a hand that the seat cannot see."""

    def names(self) -> list[str]:
        return ["secret"]

    def write(self, game: Any, s: Any, seat: int, page: Page) -> None:
        page.field()
        page.one_of(s.hand[(seat + 1) % s.seats], 6)


def test_a_leak_would_be_found() -> None:
    found = Setting("kingdom_builder", 2)
    found.rules = Rules(found.game, found.rules.coder, found.rules.questions, Telltale())
    found.layout, found.scales = found.measure()
    found.size = len(found.scales)
    rows = [
        (seen(found, imagined(found, table, 0, Rng(n)), 0), seen(found, table, 0))
        for n, table in enumerate(played(found, 1, every=11))
    ]
    assert any(one != two for one, two in rows)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_keeps_nothing_of_what_stood_there_before(game: str) -> None:
    found = setting(game, 4)
    page = Page(3, found.size)
    for n, table in enumerate(played(found, 4, every=37)):
        for seat in range(found.seats):
            table.observe(seat, page, 1)
            row = bytes(page.cells)
            assert row[found.size : 2 * found.size] == seen(found, table, seat), n
            assert not any(row[: found.size]) and not any(row[2 * found.size :])


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_covers_the_row(game: str) -> None:
    found = setting(game, 5)
    names = [field.name for field in found.layout]
    assert len(set(names)) == len(names)
    end = 0
    for field in found.layout:
        assert field.start == end and field.size >= 0 and found.field(field.name) == field.cells
        end += field.size
    assert end == found.size == len(found.scales) and all(0 < most <= MOST for most in found.scales)


@pytest.mark.parametrize("game", GAMES)
def test_a_mask_shows_the_choices(game: str) -> None:
    found = setting(game, 6)
    page = Page(1, found.actions)
    for table in played(found, 6, every=13):
        table.mark(page, 0)
        assert [n for n, cell in enumerate(page.cells) if cell] == table.choices()


def test_seats_are_told_from_the_viewer_on() -> None:
    assert [turned(seat, 1, 3) for seat in (0, 1, 2, -1, -2)] == [2, 0, 1, -1, -1]
    found = Setting("kingdom_builder", 3, {"setup": "first_game"})
    table = found.table(Rng(1))
    x = int(table.open[0])
    found.game.apply(table.state, x)
    table.advance(Rng(1))
    cells = found.field("settlements").start
    at = [cells + k * 400 + (x >> 8) for k in range(3)]
    rows = [[seen(found, table, seat)[cell] for cell in at] for seat in range(3)]
    assert rows == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]


def told(found: Setting, table: Table, field: str, seat: int = 0) -> list[int]:
    return list(seen(found, table, seat)[found.field(field)])


def last(found: Setting, seed: int) -> Table:
    """A position late in a random game."""
    return list(table.clone() for table in played(found, seed))[-40]


def test_rows_show_the_modes_of_burgundy() -> None:
    """The target of who plays alone, what partners store together, vines, and the Châteauma's tiles."""
    solo = Setting("castles_of_burgundy", 1, {"modules": ("solo",)})
    table = last(solo, 1)
    assert told(solo, table, "target") == [table.state.target]
    assert told(solo, table, "goods_removed") == list(table.state.lost)
    assert not told(solo, table, "common") + told(solo, table, "grapes") + told(solo, table, "cards")

    teams = Setting("castles_of_burgundy", 4, {"modules": ("teams",)})
    both = (t for seed in range(9) for t in played(teams, seed))
    table = next(t for t in both if t.state.held[4] and not t.state.held[5])
    ours, theirs = (told(teams, table, "common", seat) for seat in (2, 1))
    half = len(ours) // 2
    assert sum(ours[:half]) == sum(theirs[half:]) > 0 and not any(ours[half:] + theirs[:half])

    alone = Setting("castles_of_burgundy", 2, {"modules": ("vineyards", "chateauma")})
    table = last(alone, 3)
    s = table.state
    assert sum(told(alone, table, "vineyards")) == sum(int(n).bit_count() for n in s.planted) > 0
    assert told(alone, table, "grapes") == list(s.grapes)
    assert told(alone, table, "double_supply") == list(s.vats)
    assert sum(told(alone, table, "reserve")[:-1]) == len(s.reserve) > 0
    assert sum(told(alone, table, "vine_places")) == sum(pair >= 0 for pair in s.stall)
    assert sum(told(alone, table, "cards")) == 2
    assert sum(told(alone, table, "deck")) == int(s.deck).bit_count()


def test_a_half_made_choice_is_known_to_who_makes_it() -> None:
    found = Setting("kingsburg", 2)
    table = next(t for seed in range(9) for t in played(found, seed) if t.part > 0)
    asked, begun = int(table.asked()), found.field("begun")
    assert sum(seen(found, table, asked)[begun]) == len(table.numbers)
    assert sum(seen(found, table, 1 - asked)[begun]) == 0


def test_numbers_that_are_too_large_are_cut_off() -> None:
    page = Page(1, 3)
    page.open(0)
    page.number(MOST + 1, 10)
    page.number(-4, 10)
    page.one_of(7, 1)
    page.close()
    assert list(page.cells) == [MOST, 0, 0]

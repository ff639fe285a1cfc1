"""The toy game's own scenarios, and the page that quotes it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tetrarch
from toy import lanterns

SOURCE = Path(lanterns.__file__).read_text(encoding="utf-8")
PAGE = Path(__file__).resolve().parents[2] / "docs" / "new-game.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split("\n")[0].strip()[:40])
def test_the_page_quotes_the_game(block: str) -> None:
    assert f"\n{block}" in SOURCE


def test_the_page_quotes_all_parts() -> None:
    assert len(BLOCKS) > 15


def test_the_highest_bid_wins_and_of_equal_ones_the_first() -> None:
    """LA-1, LA-3"""
    match = tetrarch.new("lanterns", 3, 1)
    for bid in (1, 2, 2):
        match.play(f"bid:{bid}")
    for _ in range(3):
        match.play("pass")
    assert [line.source for line in match.score_sheet(1)][:1] == ["lamp"]


def test_looking_costs_a_coin_and_with_the_toll_two() -> None:
    """LA-2, LA-12"""
    for modules, left in (([], 2), (["toll"], 1)):
        match = tetrarch.new("lanterns", 2, 1, modules=modules)
        match.play("bid:0")
        match.play("bid:0")
        match.play("look")
        assert match.state.coins[0] == left
    match.play("pass")
    match.play("look")
    assert match.state.coins == [2, 1]


def test_the_last_card_lies_open_and_comes_last() -> None:
    """LA-5"""
    match = tetrarch.new("lanterns", 2, 3)
    while match.state.round < 4:
        match.play("bid:0" if match.simultaneous else match.legal()[-1])
    assert match.view(None)["tail"] == ["ember"] and not any(match.view(1)["pile"].values())  # type: ignore[attr-defined]
    match.play("bid:0")
    match.play("bid:0")
    draws = match.stream.drawn.copy()
    match.play("look")
    assert match.view(None)["card"] == "ember" and match.stream.drawn == draws, "nothing had to be drawn"


def test_dusk_begins_each_round_with_a_roll_and_star_adds_cards() -> None:
    """LA-9, LA-10"""
    match = tetrarch.new("lanterns", 2, 1, modules=["dusk", "star"])
    assert match.entries[0].token.startswith("~die:") and match.state.coins[0] > 3
    assert match.view(0)["pile"]["star"] == 2  # type: ignore[index]


def test_teams_share_the_victory_and_coins_count_at_the_end() -> None:
    """LA-6, LA-7, LA-13"""
    match = tetrarch.new("lanterns", 4, 2, teams=True, modules=["moon"])
    while not match.over:
        match.play(match.legal()[-1])
    assert match.winners() in ([0, 2], [1, 3], [0, 1, 2, 3])
    assert {"coins", "moon"} <= {line.source for line in match.sheet}

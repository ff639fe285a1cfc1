"""The toy game's own scenarios, and the page that quotes it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tetrarch
from tetrarch.core.match.match import Match
from toy import lanterns, teams

FOLDER = Path(lanterns.__file__).parent
SOURCES = [(FOLDER / name).read_text(encoding="utf-8") for name in ("lanterns.py", "teams.py")]
PAGE = Path(__file__).resolve().parents[2] / "docs" / "new-game.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split("\n")[0].strip()[:40])
def test_the_page_quotes_the_game(block: str) -> None:
    assert any(f"\n{block}" in source for source in SOURCES)


def test_the_page_quotes_all_parts() -> None:
    assert len(BLOCKS) > 15


def test_the_game_stays_short() -> None:
    assert len(SOURCES[0].splitlines()) < 160


def placed(
    stack: list[dict[str, object]], seats: int = 2, modules: tuple[str, ...] = (), **fields: Any
) -> Match:
    """A match from a position with these questions and fields, the others as at the start."""
    doc: Any = tetrarch.new("lanterns", seats, 1, modules=list(modules)).to_json(bare=True)
    return tetrarch.from_json(doc | {"seed": 1, "position": doc["position"] | fields | {"stack": stack}})


def bids(match: Match, *numbers: int) -> None:
    for number in numbers:
        match.play(f"bid:{number}")


def auction(step: str, seats: int = 2) -> list[dict[str, object]]:
    """The questions of an auction, and what it is about."""
    return [{"ask": step, "seat": "auto"}, *({"ask": "bid", "seat": n} for n in reversed(range(seats)))]


def test_the_highest_bid_looks_and_of_equal_ones_the_first() -> None:
    """LA-1, LA-2"""
    match = tetrarch.new("lanterns", 3, 1)
    bids(match, 1, 2, 2)
    assert match.view(None)["known"] == "1" and match.view(None)["coins"] == [3, 1, 3]
    assert [match.view(seat)["card"] is not None for seat in range(3)] == [False, True, False]


def test_a_card_is_drawn_once_and_known_to_those_who_looked() -> None:
    """LA-2"""
    match = placed(auction("look"), card="storm", known="0")
    bids(match, 0, 1)
    assert match.view(None)["known"] == "0+1" and match.view(1)["card"] == "storm"
    assert not any(token.startswith("~") for token in match.history)


def test_the_second_auction_lights_the_lantern() -> None:
    """LA-3, LA-4"""
    match = placed(auction("light"), card="ember", known="0")
    bids(match, 0, 1)
    assert match.state.coins == [3, 3] and [line.source for line in match.sheet][:1] == ["lamp"]
    assert match.state.card == -1 and match.state.known == 0


def test_effects_come_in_any_order_and_trading_may_be_left_out() -> None:
    """LA-4"""
    results = []
    for tokens in (["first:tithe", "stop"], ["first:tithe", "first:trade"], ["first:trade"]):
        match = placed(auction("light"), card="storm", known="0", coins=[5, 0])
        bids(match, 1, 0)
        assert [move.token for move in match.legal()] == ["first:tithe", "first:trade"]
        for token in tokens:
            match.play(token)
        results.append((match.state.coins[0], match.state.points[0]))
    assert results == [(2, 1), (0, 2), (1, 2)]


def test_coins_count_at_the_end() -> None:
    """LA-5"""
    match = placed([{"ask": "end", "seat": "auto"}], coins=[5, 2])
    assert match.over and match.scores() == [2, 1] and match.winners() == [0]


def test_the_keeper_bids_as_a_die_falls_and_has_no_effects() -> None:
    """LA-6"""
    match = tetrarch.new("lanterns", 2, 4, keeper=True)
    while not match.over:
        assert match.seats == [0]
        match.play(match.legal()[0])
    rolls = [entry.token for entry in match.entries if entry.token.startswith("~die:")]
    assert len(rolls) == 4 and {line.source for line in match.score_sheet(1)} <= {"lamp", "coins"}


def test_the_moon_comes_in_by_every_door() -> None:
    """LA-7"""
    match = tetrarch.new("lanterns", 2, 1, modules=["moon"])
    assert [row[0] for row in match.game.rows] == ["ember", "flame", "storm", "star"]  # type: ignore[attr-defined]
    assert match.game.flow[0] == [lanterns.BID, lanterns.LOOK, *match.game.flow[1]]
    match = placed(
        [{"ask": "end", "seat": "auto"}, *auction("light")], modules=("moon",), card="flame", known="1"
    )
    bids(match, 1, 0)
    assert match.state.points == [2, 0] and match.state.coins == [4, 4]
    assert [move.token for move in match.legal()] == ["sell", "first:trade"]
    match.play("sell")
    assert match.over and match.state.coins == [7, 4]
    assert [(line.source, line.points) for line in match.score_sheet(0)] == [
        ("lamp", 2),
        ("coins", 3),
        ("moon", 2),
    ]


def test_teams_share_the_victory() -> None:
    """LA-8"""
    match = tetrarch.new(teams.TeamsDescriptor.id, 4, 2)
    while not match.over:
        match.play(match.legal()[-1])
    totals = match.game.totals(match.state)
    assert totals[0] == totals[2] and totals[1] == totals[3]
    assert match.winners() in ([0, 2], [1, 3], [0, 1, 2, 3])

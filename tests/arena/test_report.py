"""The report: one file that needs nothing else, whose numbers are those of the records."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import toy.teams  # noqa: F401 - registers the toy games
from arena.conftest import played
from tetrarch.arena.report import charts, html_elements
from tetrarch.arena.report.html_elements import between, number, rating
from tetrarch.arena.report.page import CHAPTERS, page
from tetrarch.arena.statistics import analysis
from tetrarch.arena.statistics.analysis import Mean, Share
from tetrarch.arena.statistics.ratings import rate
from tetrarch.cli import main

VOID = {"meta", "rect", "path", "polyline", "polygon"}


class Reader(HTMLParser):
    """Checks that elements nest, and collects ids, links, headings and the numbers of cells a row."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.rows: list[int] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        self.tags.add(tag)
        self.ids += [found["id"] or ""] if "id" in found else []
        self.links += [value or "" for name, value in attributes if name in ("href", "src")]
        if tag == "tr":
            self.rows.append(0)
        if tag in ("td", "th"):
            self.rows[-1] += 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


SMALL: dict[str, Any] = {
    "game": "lanterns",
    "bots": ["random", {"name": "<b>&", "bot": "random"}],
    "games": 40,
}


def test_the_page_needs_nothing_else() -> None:
    tournament, records = played(**SMALL, setups={"plain": {}, "moon": {"modules": ["moon"]}})
    text = page(tournament, records)
    found = read(text)
    assert {f"#{id}" for id, _, _ in CHAPTERS} < set(found.links)
    assert all(link.startswith("#") and link[1:] in found.ids for link in found.links), "no address leads out"
    assert "url(" not in text and "@import" not in text and "://" not in text
    assert not {"script", "link", "img", "iframe"} & found.tags
    assert len(found.ids) == len(set(found.ids))
    assert "&lt;b&gt;&amp;" in text and "<b>&" not in text
    assert text.count("<caption>") == text.count("<table>")
    assert "prefers-color-scheme: dark" in text and "width=device-width" in text


def test_a_row_has_as_many_cells_as_its_head() -> None:
    text = page(*played(**SMALL))
    for inner in re.findall(r"<table>(.*?)</table>", text, re.S):
        assert len(set(read(f"<table>{inner}</table>").rows)) == 1


@pytest.mark.parametrize("game", ["kingdom_builder", "kingsburg"])
def test_a_real_game_is_told_with_its_rulings(game: str) -> None:
    text = page(*played(game=game, bots=["random", "random"], games=2))
    read(text)
    prefix = {"kingdom_builder": "KB", "kingsburg": "KI"}[game]
    assert re.search(rf'class="ruling">{prefix}-\d+ [A-Z]', text)
    assert "each in fewer than 20 hands" in text


def test_an_unfinished_tournament_says_so() -> None:
    tournament, records = played(**SMALL)
    assert "39 of 40 games were not finished yet" in page(tournament, records[:1])
    assert "not finished" not in page(tournament, records)


def test_stopped_games_are_told_of() -> None:
    tournament, records = played(**SMALL)
    assert "far too long" not in page(tournament, records)
    long = msgspec.structs.replace(records[0], ending="stopped")
    assert "far too long, and scored as they stood: 1." in page(tournament, [long, *records[1:]])


def test_findings_are_borne_out_by_the_numbers() -> None:
    tournament, records = played(game="lanterns", bots=["greedy", "random"], games=60)
    text = page(tournament, records)
    best = max(analysis.entrants(tournament, records), key=lambda row: row.rating.value)
    assert f"{best.name} is rated highest ({best.rating.value:.0f})" in text
    uneven = any(not s.share.low <= 0.5 <= s.share.high for s in analysis.seat_results(tournament, records))
    assert ("The seat matters" in text) == uneven and ("No seat wins more" in text) == (not uneven)


def test_teams_are_reported() -> None:
    tournament, records = played(game="lantern_teams", bots=["random"] * 4, format="duplicate", games=8)
    assert "50\u202f%" in page(tournament, records)
    pairs = analysis.head_to_head(tournament, records)
    assert pairs and all(pair.ahead.n < 32 for pair in pairs.values()), "team-mates are not compared"


def test_cross_table_is_even_handed() -> None:
    tournament, records = played(game="lanterns", bots=["random"] * 3, games=12)
    pairs = analysis.head_to_head(tournament, records)
    for (one, other), pair in pairs.items():
        mirror = pairs[other, one]
        assert pair.ahead.value + mirror.ahead.value == pytest.approx(1)
        assert pair.margin.value == pytest.approx(-mirror.margin.value)
        assert pair.ahead.n == 12 and pair.margin.n == 6, "a deal counts once"


def test_things_are_held_against_what_the_same_bots_win() -> None:
    tournament, records = played(game="lanterns", bots=["greedy", "random"], games=40)
    usual = analysis.usual_shares(records)
    for subject, found in analysis.components(tournament, records).items():
        assert not subject.shared
        for component in found:
            assert min(usual.values()) <= component.expected <= max(usual.values())
            assert component.significant == (
                not component.share.low <= component.expected <= component.share.high
            )


def test_ratings_follow_the_results() -> None:
    tournament, records = played(game="lanterns", bots=["greedy", "random", "random"], games=40)
    rows = analysis.entrants(tournament, records)
    assert all(row.rating.low < row.rating.value < row.rating.high for row in rows)
    order = sorted(rows, key=lambda row: -row.share.value)
    assert max(rows, key=lambda row: row.rating.value) is order[0]


def test_four_hundred_more_are_ten_wins_to_one() -> None:
    """As in Elo's scale; what a rating is worth does not hang on the number of games."""
    tournament, records = played(game="lanterns", bots=["random", "random"], games=2)
    won = []
    for n in range(2200):
        lost = int(n % 11 == 5)
        won.append(
            msgspec.structs.replace(
                records[0], index=n, players=[0, 1], scores=[1 - lost, lost], shares=[1 - lost, lost]
            )
        )
    strong, weak = rate(won, 2)
    assert strong.value + weak.value == pytest.approx(3000, abs=2)
    assert 340 < strong.value - weak.value < 460
    assert strong.high - strong.low < 150


def test_an_interval_below_zero_can_be_read() -> None:
    assert between(number(-3.21), number(-1.0)) == "\u22123.2 to \u22121.0"
    assert between(number(-3.0), number(4.0)) == "\u22123.0 to 4.0"
    assert between(rating(1480.4), rating(1612.0)) == "1480\u20131612"


def test_leaders_that_win() -> None:
    _, records = played(**SMALL)
    shares = analysis.leaders(records)
    assert len(shares) == 9 and all(found.n <= len(records) for found in shares)


@given(st.lists(st.integers(-50, 10_000), min_size=1, max_size=60))
def test_bins_hold_everything(values: list[int]) -> None:
    start, width, count = analysis.bins(values)
    found = count(values)
    assert sum(found) == len(values) and len(found) <= 42
    assert start <= min(values) and start + width * len(found) > max(values)


@given(st.floats(-1000, 1000), st.floats(0.01, 5000))
def test_ticks_are_few_and_inside(low: float, wide: float) -> None:
    found = charts.ticks(low, low + wide)
    assert len(found) <= 8
    assert all(low - 1e-6 <= at <= low + wide + 1e-6 for at in found)


def test_numbers_are_written_for_people() -> None:
    assert html_elements.number(-0.04) == "0.0" and html_elements.number(-1234.56) == "\u22121,234.6"
    assert html_elements.signed(0.04) == "0.0" and html_elements.signed(2.0, 0) == "+2"
    assert (
        html_elements.share(Share(0, 0, 1, 0)) == "\u2013" and html_elements.mean(Mean(0, 1, 0)) == "\u2013"
    )
    assert html_elements.mean(Mean(3.0, float("inf"), 1)) == "3.0"
    assert analysis.mean([]).n == 0 and analysis.share([]).n == 0
    assert html_elements.table("Empty", ["a"], []).count("<tr>") == 1


def test_the_command_writes_the_page(cup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "kept"
    assert main(["arena", "run", str(cup), "--out", str(folder), "--quiet", "--processes", "1"]) == 0
    assert main(["arena", "report", str(folder)]) == 0
    assert f"{folder / 'report.html'}: 8 games" in capsys.readouterr().out
    first = (folder / "report.html").read_text(encoding="utf-8")
    other = tmp_path / "page.html"
    assert main(["arena", "report", str(folder), "--out", str(other)]) == 0
    assert other.read_text(encoding="utf-8") == first, "the same results give the same page"
    (folder / "games.jsonl").write_bytes(b"")
    assert main(["arena", "report", str(folder)]) == 2
    assert "no game is finished yet" in capsys.readouterr().err

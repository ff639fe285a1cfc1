"""A tournament's report in a real browser: fits, can be read, asks for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tetrarch.arena.report.page import page as report
from tetrarch.arena.tournament.command import play_missing
from tetrarch.arena.tournament.config import parse
from tetrarch.arena.tournament.store import Store

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("cup")
    setups = {"base": {}, "governors": {"modules": ["governors"]}}
    tournament = parse({"game": "kingsburg", "bots": ["random", "greedy"], "games": 12, "setups": setups})
    play_missing(Store(folder), tournament, 1, None, None)
    path = folder / "report.html"
    path.write_text(report(tournament, Store(folder).records()), encoding="utf-8")
    return path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 900), (390, 844)])
def test_the_report_fits_and_has_no_barriers(
    browser: Browser, written: Path, size: tuple[int, int], scheme: str
) -> None:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if scheme == "dark" else "light",
        offline=True,
    )
    page = context.new_page()
    asked: list[str] = []
    said: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    page.goto(written.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    found = Axe().run(page, options={"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa"]}}).response
    wrong = [(one["id"], node["html"][:90]) for one in found["violations"] for node in one["nodes"]]
    assert wrong == []
    assert asked == [written.as_uri()] and said == []
    assert page.locator("section").count() == 11 and page.locator("svg").count() > 50
    context.close()

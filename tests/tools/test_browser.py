"""Which browser the tests take."""

from pathlib import Path

import pytest

from devkit import browser
from devkit.places import Failed


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a browser."""
    monkeypatch.delenv("TEST_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "cache"))


def program(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_the_named_one_comes_first_then_the_path_then_a_fetched_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert browser.find() is None
    cached = program(tmp_path / "cache" / "chromium-1" / "chrome-linux" / "chrome")
    assert browser.find() == cached
    chrome = program(tmp_path / "bin" / "google-chrome")
    assert browser.find() == chrome
    chromium = program(tmp_path / "bin" / "chromium")
    assert browser.find() == chromium
    own = program(tmp_path / "own")
    monkeypatch.setenv("TEST_CHROMIUM", str(own))
    assert browser.ensure() == own


def test_a_wrong_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEST_CHROMIUM", "no-such-browser")
    with pytest.raises(Failed, match="TEST_CHROMIUM=no-such-browser"):
        browser.find()


def test_without_one_a_line_says_what_to_do() -> None:
    with pytest.raises(Failed, match="SKIP_BROWSER=1"):
        browser.ensure()  # there is no apt-get on this PATH either

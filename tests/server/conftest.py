"""The server of most tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import OPEN, Running
from toy import lanterns  # noqa: F401  (registers the game)


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that need nothing special: bots answer at once, nobody is limited."""
    with Running(tmp_path_factory.mktemp("server") / "games.sqlite3") as server:
        yield server


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    """Close what a test's clients have opened."""
    yield
    while OPEN:
        OPEN.pop().http.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"

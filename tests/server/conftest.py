"""The server of most tests, on each kind of database."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from devkit.postgres import Postgres
from server.kit import OPEN, Running, database_setting
from server.members import FAST_HASHER
from tetrarch.cli import main
from tetrarch.server.accounts import passwords
from toy import lanterns  # noqa: F401  (registers the game)

KINDS = ("sqlite", "postgres")
Cluster = Callable[[], Postgres]
Admin = Callable[..., int]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A real PostgreSQL, started when it is first asked for."""
    started: list[Postgres] = []

    @cache
    def start() -> Postgres:
        started.append(Postgres())
        return started[0]

    yield start
    for one in started:
        one.close()


@pytest.fixture(scope="session", params=KINDS)
def running(
    request: pytest.FixtureRequest, cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """One server for all tests that need nothing special: bots answer at once, nobody is limited."""
    file = tmp_path_factory.mktemp("server") / "games.sqlite3"
    with Running(file if request.param == "sqlite" else cluster().create()) as server:
        yield server


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    """Close what a test's clients have opened."""
    yield
    while OPEN:
        OPEN.pop().http.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A new SQLite database."""
    return tmp_path / "games.sqlite3"


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """A new PostgreSQL database."""
    return cluster().create()


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch) -> Admin:
    """`admin(database, "check")`: the command with its database in the environment."""

    def run(database: Path | str, *words: str) -> int:
        for name in ("DATABASE", "DATABASE_URL"):
            monkeypatch.delenv(f"TETRARCH_{name}", raising=False)
        for name, value in database_setting(database).items():
            monkeypatch.setenv(f"TETRARCH_{name.upper()}", value)
        return main(["admin", *words])

    return run


@pytest.fixture
def fast_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash passwords cheaply."""
    monkeypatch.setattr(passwords, "HASHER", FAST_HASHER)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest) -> Path | str:
    """A new database of each kind."""
    found: Path | str = request.getfixturevalue("file" if request.param == "sqlite" else "postgres")
    return found

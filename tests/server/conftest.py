"""The server of most tests, on each kind of database.

A test that uses `running` or `database` runs on SQLite. It runs on PostgreSQL, too: with the mark
`both_databases` in `make test`, without it only in `make test-all`.
"""

import logging
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

from devkit.postgres import Postgres
from server.kit import OPEN, Running, database_setting
from server.members import FAST_HASHER
from server.templates import PostgresTemplates
from server.workers import stop_workers
from tetrarch.cli import main
from tetrarch.server import rate_limits, serve
from tetrarch.server.accounts import attempts, passwords
from toy import faulty, lanterns  # noqa: F401  (registers the games)

HERE = Path(__file__).parent
KINDS = ("sqlite", "postgres")
Cluster = Callable[[], Postgres]
Create = Callable[[], str]
Admin = Callable[..., int]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave PostgreSQL to `make test-all`, but for the tests of both databases."""
    for item in items:
        params = item.callspec.params if hasattr(item, "callspec") else {}
        if item.path.is_relative_to(HERE) and "postgres" in params.values():
            if item.get_closest_marker("both_databases") is None:
                item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session", autouse=True)
def log_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Log to a file of the session. The stderr of a test is closed with it, and servers log on."""
    with pytest.MonkeyPatch.context() as patch:
        with open(tmp_path_factory.mktemp("logs") / "server.log", "w", encoding="utf-8") as stream:
            patch.setattr(serve, "log_handler", lambda form: logging.StreamHandler(stream))
            yield
            logging.basicConfig(force=True)


@pytest.fixture(scope="session", autouse=True)
def shared_workers() -> Iterator[None]:
    yield
    stop_workers()


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


@pytest.fixture(scope="session")
def create(cluster: Cluster) -> Create:
    """`create()`: the address of a new, migrated PostgreSQL database."""
    templates = cache(lambda: PostgresTemplates(cluster()))
    return lambda: templates().copy()


@pytest.fixture(scope="session", params=KINDS)
def running(
    request: pytest.FixtureRequest, create: Create, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """One server for all tests that need nothing special: bots answer at once, nobody is limited."""
    file = tmp_path_factory.mktemp("server") / "games.sqlite3"
    with Running(file if request.param == "sqlite" else create()) as server:
        yield server


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    """Close what a test's clients have opened."""
    yield
    while OPEN:
        OPEN.pop().http.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file for a new SQLite database."""
    return tmp_path / "games.sqlite3"


@pytest.fixture
def postgres(create: Create) -> str:
    """A new, migrated PostgreSQL database."""
    return create()


@pytest.fixture
def empty_postgres(cluster: Cluster) -> str:
    """A new PostgreSQL database without tables."""
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


@pytest.fixture(autouse=True)
def fast_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash passwords cheaply: a real hash takes a tenth of a second, and is slow on purpose."""
    monkeypatch.setattr(passwords, "HASHER", FAST_HASHER)


@pytest.fixture
def frozen_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes for rate limits: what was counted stays counted, however slow the machine is."""
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    monkeypatch.setattr(attempts, "time", SimpleNamespace(time=lambda: 1000.0))


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest) -> Path | str:
    """A new database of each kind; a server finds its tables there."""
    found: Path | str = request.getfixturevalue("file" if request.param == "sqlite" else "postgres")
    return found


@pytest.fixture(params=KINDS)
def empty_database(request: pytest.FixtureRequest) -> Path | str:
    """A new database of each kind, without tables."""
    found: Path | str = request.getfixturevalue("file" if request.param == "sqlite" else "empty_postgres")
    return found

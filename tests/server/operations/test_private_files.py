"""Who may read the database's files, and backups of what an older server let come about."""

import os
import stat
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from server.conftest import Admin
from server.kit import Running
from tetrarch.server.config import load_settings

ROOT = Path(__file__).resolve().parents[3]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def open_umask() -> object:
    """A umask under which files are everybody's, as many systems have it."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_only_the_owner_reads_a_database(file: Path, open_umask: None) -> None:
    with Running(file) as server:
        server.client()
        companions = sorted(path.name for path in file.parent.iterdir() if path.name.startswith(file.name))
        assert {f"{file.name}{end}" for end in ("", "-wal", "-shm", ".lock")} <= set(companions)
        assert {name: mode(file.parent / name) for name in companions} == dict.fromkeys(companions, 0o600)


def test_an_older_database_is_closed_to_others(file: Path, open_umask: None) -> None:
    with Running(file):
        pass
    for path in file.parent.glob(f"{file.name}*"):
        path.chmod(0o644)
    with Running(file):
        assert mode(file) == mode(file.with_name(f"{file.name}.lock")) == 0o600


def test_only_the_owner_enters_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_umask: None
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "tetrarch.sqlite3" in load_settings().url
    assert mode(tmp_path / "tetrarch") == 0o700
    (tmp_path / "tetrarch").chmod(0o755)
    assert load_settings().url and mode(tmp_path / "tetrarch") == 0o700
    chosen = tmp_path / "shared"
    chosen.mkdir()
    assert load_settings(database=str(chosen / "games.sqlite3")).url and mode(chosen) == 0o755, "not ours"


def test_units_make_files_for_their_owner() -> None:
    units = list((ROOT / "deploy").glob("*.service"))
    assert len(units) == 3 and all("\nUMask=0077\n" in unit.read_text(encoding="utf-8") for unit in units)


def test_what_an_older_server_stored_goes_into_postgresql(
    file: Path, empty_postgres: str, admin: Admin, tmp_path: Path
) -> None:
    """SQLite takes NUL and longer texts than a column has; PostgreSQL takes neither."""
    with Running(file) as server:
        client = server.client()
        id = client.post("quick", {"game": "kingdom_builder"})["id"]
        client.post(f"tables/{id}/chat", {"text": "before"})
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE chat SET text = 'a' || char(0) || 'b' || char(7)"))
        connection.execute(text("UPDATE users SET name = 'Ania' || char(0)"))
    engine.dispose()
    backup = tmp_path / "backup.gz"
    assert admin(file, "backup", str(backup)) == 0
    assert admin(empty_postgres, "restore", str(backup)) == 0
    assert admin(empty_postgres, "check") == 0
    with Running(empty_postgres) as server:
        assert [line["text"] for line in server.client().table(id)["talk"]][-1] == "a\ufffdb\ufffd"

"""Migrated databases that tests copy: nine migrations take 0.3 s, a copy takes 0.01 s."""

import asyncio
import tempfile
from functools import cache
from pathlib import Path

from devkit.postgres import Postgres
from tetrarch.server.config import load_settings
from tetrarch.server.serve import migrate_database


@cache
def template_file() -> bytes:
    """A migrated SQLite database."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "template.sqlite3"
        asyncio.run(migrate_database(load_settings(database=str(file))))
        return file.read_bytes()  # closing it has emptied its write-ahead log


def copy_template(file: Path) -> None:
    """Write a migrated SQLite database to a file."""
    file.write_bytes(template_file())


class PostgresTemplates:
    """Migrated databases in a cluster."""

    def __init__(self, cluster: Postgres) -> None:
        self.cluster = cluster
        self.name = "tetrarch_template"
        self.count = 0
        cluster.sql(f"CREATE DATABASE {self.name}")
        asyncio.run(migrate_database(load_settings(database_url=cluster.url(self.name))))

    def copy(self) -> str:
        """The address of a new, migrated database."""
        self.count += 1
        name = f"tetrarch_copy_{self.count}"
        self.cluster.sql(f"CREATE DATABASE {name} TEMPLATE {self.name} STRATEGY FILE_COPY")
        return self.cluster.url(name)

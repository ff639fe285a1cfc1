"""Backups: all rows of a database as lines of JSON, compressed. One made from SQLite can be restored into
PostgreSQL and the other way round; one of an older version is migrated on the way."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, insert, select

from tetrarch._build import VERSION
from tetrarch.core.errors import GameError
from tetrarch.server.migrations.upgrade import revision, revisions, upgrade

FORMAT = "tetrarch-backup/1"
BATCH = 500
VERSIONS = "alembic_version"


class BadBackup(GameError):
    """A file that cannot be restored; nothing was changed."""


def save(connection: Connection, target: Path) -> dict[str, int]:
    """Write all that a database holds at this moment into a file; how many rows of each table."""
    at = revision(connection)
    if at is None:
        raise GameError("the database is empty: there is nothing to back up")
    header = {"format": FORMAT, "version": VERSION, "revision": at, "at": time.time()}
    part = target.with_name(f"{target.name}.part")
    counts: dict[str, int] = {}
    digest = hashlib.sha256()
    try:
        with open(part, "wb", opener=private) as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as out:
                for line in (header, *rows(connection, counts)):
                    text = (json.dumps(line, separators=(",", ":")) + "\n").encode()
                    digest.update(text)
                    out.write(text)
                end = {"rows": counts, "sha256": digest.hexdigest()}
                out.write((json.dumps(end) + "\n").encode())
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return counts


def private(path: str, flags: int) -> int:
    """Opens a file that only its owner may read: backups hold the secrets of running games."""
    return os.open(path, flags, 0o600)


def rows(connection: Connection, counts: dict[str, int]) -> Iterator[list[Any]]:
    """Every row as [table, values], in an order in which they can be put back."""
    for table in stored(connection).sorted_tables:
        counts[table.name] = 0
        streaming = connection.execution_options(yield_per=BATCH)
        for row in streaming.execute(select(table).order_by(*table.primary_key.columns)):
            counts[table.name] += 1
            yield [table.name, list(row)]


def stored(connection: Connection) -> MetaData:
    """The tables as they are in the database, whatever its revision."""
    found = MetaData()
    found.reflect(connection)
    if VERSIONS in found.tables:
        found.remove(found.tables[VERSIONS])
    return found


def checked(source: Path) -> dict[str, Any]:
    """The header of a backup, after all of it was read and found whole."""
    digest, header, end = hashlib.sha256(), None, None
    try:
        with gzip.open(source, "rb") as lines:
            for text in lines:
                line = json.loads(text)
                if header is None:
                    header = line
                elif isinstance(line, dict):
                    end = line
                    break
                digest.update(text)
            whole = lines.read(1) == b""
    except (OSError, EOFError, ValueError) as error:
        if isinstance(error, FileNotFoundError):
            raise
        raise BadBackup(f"{source} is damaged or no backup: {error}") from None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadBackup(f"{source} is not a backup of Tetrarch")
    if end is None or not whole or end.get("sha256") != digest.hexdigest():
        raise BadBackup(f"{source} is damaged: its end or its checksum does not fit")
    if header["revision"] not in revisions():
        raise BadBackup(f"{source} is of a newer Tetrarch ({header['version']}): restore it with that one")
    return {**header, "rows": end["rows"]}


def restore(connection: Connection, source: Path, replace: bool) -> dict[str, int]:
    """Put a backup into a database, all of it or nothing."""
    header = checked(source)
    empty(connection, replace)
    upgrade(connection, header["revision"])
    tables = stored(connection).tables
    counts = dict.fromkeys(header["rows"], 0)
    for name, batch in batches(source):
        columns = [column.name for column in tables[name].columns]
        connection.execute(insert(tables[name]), [dict(zip(columns, row, strict=True)) for row in batch])
        counts[name] += len(batch)
    if counts != header["rows"]:
        raise BadBackup(f"{source}: the rows do not add up")
    upgrade(connection)
    return counts


def empty(connection: Connection, replace: bool) -> None:
    """Make room: a database that holds something is emptied only when asked to be."""
    found = stored(connection)
    tables = found.sorted_tables
    filled = [table.name for table in tables if connection.execute(select(table).limit(1)).first()]
    if filled and not replace:
        raise GameError(f"the database holds something ({', '.join(filled)}); --replace overwrites it")
    found.drop_all(connection)
    connection.exec_driver_sql(f"DROP TABLE IF EXISTS {VERSIONS}")


def batches(source: Path) -> Iterator[tuple[str, list[list[Any]]]]:
    name, batch = "", list[list[Any]]()
    with gzip.open(source, "rb") as lines:
        next(lines)
        for text in lines:
            line = json.loads(text)
            if batch and (isinstance(line, dict) or line[0] != name or len(batch) == BATCH):
                yield name, batch
                batch = []
            if isinstance(line, list):
                name = line[0]
                batch.append(line[1])

"""Backups: all rows of a database as compressed lines of JSON.

A backup of SQLite can be restored into PostgreSQL and the other way round. A backup of an older version is
migrated when it is restored.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import time
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from tetrarch._build import VERSION
from tetrarch.core.match.errors import GameError
from tetrarch.server.db.engine import open_private
from tetrarch.server.db.migrations.upgrade import revisions
from tetrarch.server.db.repositories.operations.backup import BATCH, BackupRepository
from tetrarch.server.schemas.plain_text import without_controls

FORMAT = "tetrarch-backup/1"


class BadBackup(GameError):
    """A file that cannot be restored; nothing was changed."""


async def save(repository: BackupRepository, target: Path) -> dict[str, int]:
    """Write all rows of a database, as of one moment, into a file; returns the number of rows by table."""
    return await repository.read_all(lambda at, lines: write_file(target, at, lines))


def write_file(target: Path, at: str, lines: Iterator[list[Any]]) -> dict[str, int]:
    """Write the rows of a database at revision `at` into a file; returns the number of rows by table."""
    header = {"format": FORMAT, "version": VERSION, "revision": at, "at": time.time()}
    part = target.with_name(f"{target.name}.part")
    counts: Counter[str] = Counter()
    digest = hashlib.sha256()
    try:
        with open(part, "wb", opener=open_private) as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as out:
                for line in chain([header], lines):
                    if isinstance(line, list):
                        counts[line[0]] += len(line) - 1
                    if isinstance(line, list) and len(line) == 1:
                        continue
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


def read_header(source: Path) -> dict[str, Any]:
    """Check a whole backup; returns its header with the number of rows by table."""
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


async def restore(repository: BackupRepository, source: Path, replace: bool) -> dict[str, int]:
    """Put a backup into a database in one transaction; returns the number of rows by table."""
    header = read_header(source)

    def check(counts: dict[str, int]) -> None:
        if counts != header["rows"]:
            raise BadBackup(f"{source}: the rows do not add up")

    return await repository.restore(header["revision"], batches(source), list(header["rows"]), replace, check)


def batches(source: Path) -> Iterator[tuple[str, list[list[Any]]]]:
    """The rows of a backup in batches, each of one table."""
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
                batch.append([without_controls(value) for value in line[1]])

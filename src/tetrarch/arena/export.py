"""Results as Parquet files, for data frames: one row for each seat, source of points, and thing counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from tetrarch.arena.records import Record
from tetrarch.core.errors import BadOption
from tetrarch.core.registry import find

MISSING = "Parquet files need pyarrow, which is not installed here: pip install 'tetrarch[arena]'"
GROUP = 500  # games held in memory as rows
Row = dict[str, Any]


def seats(game: str, record: Record) -> Iterator[Row]:
    for seat, place in enumerate(record.places):
        yield {
            **key(record, seat),
            "deal": record.seed,
            "score": record.scores[seat],
            "share": record.shares[seat],
            "place": place,
            "moves": record.moves,
            "turns": record.length.turns,
            "rounds": record.length.rounds,
            "lead_changes": record.lead.changes,
        }


def points(game: str, record: Record) -> Iterator[Row]:
    words = find(game).words
    rulings = {source.name: words.ruling(source.ruling) for source in words.sources}
    for source, by_seat in record.points.items():
        for seat, n in enumerate(by_seat):
            if n:
                yield {**key(record, seat), "source": source, "ruling": rulings[source], "points": n}


def tallies(game: str, record: Record) -> Iterator[Row]:
    for event, names in record.tallies.items():
        for name, counts in names.items():
            shared = len(counts) < len(record.scores)
            for seat, n in enumerate(counts):
                if n:
                    yield {**key(record, None if shared else seat), "event": event, "name": name, "count": n}


def key(record: Record, seat: int | None) -> Row:
    bot = None if seat is None else record.bots[seat]
    return {"table": record.table, "index": record.index, "setup": record.setup, "seat": seat, "bot": bot}


FILES = {"seats": seats, "points": points, "tallies": tallies}
COLUMNS = {
    "table": "int32",
    "index": "int32",
    "setup": "string",
    "seat": "int8",
    "bot": "string",
    "deal": "int64",
    "score": "int32",
    "share": "float32",
    "place": "int8",
    "moves": "int32",
    "turns": "int32",
    "rounds": "int32",
    "lead_changes": "int32",
    "source": "string",
    "ruling": "string",
    "points": "int32",
    "event": "string",
    "name": "string",
    "count": "int32",
}
SHARED = ("table", "index", "setup", "seat", "bot")
HEADS = {
    "seats": (*SHARED, "deal", "score", "share", "place", "moves", "turns", "rounds", "lead_changes"),
    "points": (*SHARED, "source", "ruling", "points"),
    "tallies": (*SHARED, "event", "name", "count"),
}


def write(folder: Path, game: str, records: Sequence[Record]) -> list[Path]:
    """Write `seats.parquet`, `points.parquet` and `tallies.parquet`."""
    try:
        import pyarrow as arrow
        import pyarrow.parquet as parquet
    except ImportError as err:
        raise BadOption(MISSING) from err
    made = []
    for name, rows in FILES.items():
        schema = arrow.schema([(column, getattr(arrow, COLUMNS[column])()) for column in HEADS[name]])
        path = folder / f"{name}.parquet"
        with parquet.ParquetWriter(path, schema) as writer:
            left = iter(records)
            while group := list(islice(left, GROUP)):
                found = [row for record in group for row in rows(game, record)]
                writer.write_table(arrow.Table.from_pylist(found, schema))
        made.append(path)
    return made

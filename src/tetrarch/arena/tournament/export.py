"""Results as Parquet files, for data frames: rows by seat, source of points, component."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from tetrarch.arena.tournament.records import Record
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import find

MISSING = "Parquet files need pyarrow, which is not installed here: pip install 'tetrarch[parquet]'"
GAMES_AT_ONCE = 500  # games held in memory as rows
Row = dict[str, Any]


def seats(game: str, record: Record) -> Iterator[Row]:
    """A row for each seat."""
    for seat, place in enumerate(record.places):
        yield {
            **common_columns(record, seat),
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
    """A row for each seat and source of points."""
    vocabulary = find(game).vocabulary
    rulings = {source.name: vocabulary.ruling(source.ruling) for source in vocabulary.sources}
    for source, by_seat in record.points.items():
        for seat, n in enumerate(by_seat):
            if n:
                yield {
                    **common_columns(record, seat),
                    "source": source,
                    "ruling": rulings[source],
                    "points": n,
                }


def tallies(game: str, record: Record) -> Iterator[Row]:
    """A row for each seat and counted component."""
    for event, names in record.tallies.items():
        for name, counts in names.items():
            shared = len(counts) < len(record.scores)
            for seat, n in enumerate(counts):
                if n:
                    yield {
                        **common_columns(record, None if shared else seat),
                        "event": event,
                        "name": name,
                        "count": n,
                    }


def common_columns(record: Record, seat: int | None) -> Row:
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
FILE_COLUMNS = {
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
    paths = []
    for name, rows in FILES.items():
        schema = arrow.schema([(column, getattr(arrow, COLUMNS[column])()) for column in FILE_COLUMNS[name]])
        path = folder / f"{name}.parquet"
        with parquet.ParquetWriter(path, schema) as writer:
            left = iter(records)
            while group := list(islice(left, GAMES_AT_ONCE)):
                table = [row for record in group for row in rows(game, record)]
                writer.write_table(arrow.Table.from_pylist(table, schema))
        paths.append(path)
    return paths

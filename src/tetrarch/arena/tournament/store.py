"""The folder of a tournament: what it is, and its finished games, a line each. It survives any kill.

`tournament.json` says what is played; `games.jsonl` only ever grows, one whole line a finished game, written
at once. What a killed run left unfinished at the end of it is cut off when the run goes on.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import IO

import msgspec

from tetrarch._build import VERSION
from tetrarch.arena.tournament.config import Tournament, differences, tournament_from_json
from tetrarch.arena.tournament.records import Record, decode
from tetrarch.core.match.errors import GameError
from tetrarch.core.match.registry import find

FORMAT = "tetrarch-arena/1"
HEADER = "tournament.json"
GAMES = "games.jsonl"


class BadStore(GameError):
    """A folder that does not hold what it should."""


class Store:
    """A tournament's folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.header, self.games = folder / HEADER, folder / GAMES

    def tournament(self) -> Tournament:
        """What is kept here."""
        try:
            document = json.loads(self.header.read_text(encoding="utf-8"))
            if document["format"] != FORMAT:
                raise BadStore(f"{self.header}: the format is {document['format']!r}, not {FORMAT!r}")
            return tournament_from_json(document["tournament"])
        except FileNotFoundError as err:
            raise BadStore(f"{self.folder}: no tournament is kept here (there is no {HEADER})") from err
        except (ValueError, KeyError, TypeError) as err:
            raise BadStore(f"{self.header}: this is not the header of a tournament: {err}") from err

    def records(self) -> list[Record]:
        """All finished games, in the order of tables and indexes; a torn last line is no game."""
        records = [record for record, _ in self._lines()]
        keys = {record.key for record in records}
        if len(keys) < len(records):
            raise BadStore(f"{self.games}: a game is written there twice")
        return sorted(records, key=lambda record: record.key)

    def _lines(self) -> Iterator[tuple[Record, int]]:
        """Each whole line's record, with where the line ends."""
        if not self.games.exists():
            return
        end = 0
        with open(self.games, "rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    return
                end += len(line)
                try:
                    yield decode(line), end
                except msgspec.DecodeError as err:
                    raise BadStore(f"{self.games}: line {number} is damaged: {err}") from err

    @contextmanager
    def open_writer(self, tournament: Tournament) -> Iterator[Writer]:
        """Begin a tournament here, or go on with it; nobody else may at the same time."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with open(self.games, "ab", buffering=0) as file:
            lock(file, self.folder)
            if self.header.exists():
                self._compare(tournament)
            self._write_header(tournament)
            done = {record.key for record in self.records()}
            file.truncate(max((end for _, end in self._lines()), default=0))
            yield Writer(file, done)
            os.fsync(file.fileno())

    def _compare(self, tournament: Tournament) -> None:
        """The same tournament, or the same with more games."""
        kept = self.tournament()
        if tournament.games >= kept.games:
            kept = replace(kept, games=tournament.games)
        for key in differences(kept, tournament):
            there, here = kept.document()[key], tournament.document()[key]
            raise BadStore(
                f"{self.folder}: another tournament is kept here ({key} is {there!r} there, {here!r} now); "
                "choose another folder by --out"
            )
        made = json.loads(self.header.read_text(encoding="utf-8"))["by"]
        if made != rules_version(tournament.game):
            raise BadStore(
                f"{self.folder}: begun by {made}, this is {rules_version(tournament.game)}: "
                "their results can't be mixed; "
                "choose another folder by --out"
            )

    def _write_header(self, tournament: Tournament) -> None:
        by = rules_version(tournament.game)
        document = {"format": FORMAT, "by": by, "tournament": tournament.document()}
        draft = self.header.with_suffix(".part")
        draft.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
        draft.replace(self.header)


class Writer:
    """Appends finished games."""

    def __init__(self, file: IO[bytes], done: set[tuple[int, int]]) -> None:
        self.file, self.done = file, done

    def append(self, line: bytes) -> None:
        """One write a game: it is there whole, or a torn end that the next run cuts off."""
        self.file.write(line + b"\n")


def rules_version(game: str) -> str:
    """The version of the package and of the game, whose rules decide the results."""
    return f"tetrarch {VERSION}, {game}/{find(game).version}"


def lock(file: IO[bytes], folder: Path) -> None:
    """Refuse a second writer; the lock goes with the process, however that ends."""
    try:
        import fcntl
    except ImportError:  # pragma: no cover - not on this system: then it is the caller's care
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as err:
        raise BadStore(f"{folder}: another run is writing here") from err

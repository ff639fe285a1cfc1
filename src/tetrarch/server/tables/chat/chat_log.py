"""The last lines of chat at a table, and who is sent which of them."""

from __future__ import annotations

from collections.abc import Iterable

from tetrarch.server import schemas
from tetrarch.server.db.models.tables import ChatRow
from tetrarch.server.db.repositories.tables.chat import MAX_PLAYERS_LINES, MAX_SPECTATORS_LINES

SPECTATORS = "*"  # among the users whom somebody has muted: whoever has no seat. It is no user's id


class ChatLog:
    """The last lines of players and, apart from them, of spectators: a flood of these hides none of those."""

    def __init__(self, rows: Iterable[ChatRow] = ()) -> None:
        self.players, self.spectators = dict[int, ChatRow](), dict[int, ChatRow]()
        for row in rows:
            self.add(row)

    def add(self, row: ChatRow) -> bool:
        """Keep a line; returns whether it is a new one."""
        lines, most = self._lines_like(row)
        if row.id in lines:
            return False
        lines[row.id] = row
        if len(lines) > most:
            del lines[min(lines)]
        return True

    def merge(self, fresh: ChatLog) -> None:
        """Take over what was read anew; lines that came meanwhile stay."""
        for row in fresh.rows():
            lines, _ = self._lines_like(row)
            lines.pop(row.id, None)
            self.add(row)

    def _lines_like(self, row: ChatRow) -> tuple[dict[int, ChatRow], int]:
        if row.seat is None:
            return self.spectators, MAX_SPECTATORS_LINES
        return self.players, MAX_PLAYERS_LINES

    def rows(self) -> list[ChatRow]:
        """All lines, the oldest first."""
        return sorted([*self.players.values(), *self.spectators.values()], key=lambda row: row.id)

    def lines(self, reader: str | None, muted: frozenset[str], after: int = 0) -> list[schemas.TalkLine]:
        """The lines after one, without those that the reader has muted."""
        rows = [row for row in self.rows() if row.id > after]
        return [chat_line(row) for row in rows if not is_muted(row, reader, muted)]


def is_muted(row: ChatRow, reader: str | None, muted: frozenset[str]) -> bool:
    """Whether a line is not shown to somebody who has muted these users. One's own always is."""
    if row.user_id == reader:
        return False
    return row.user_id in muted or (row.seat is None and SPECTATORS in muted)


def chat_line(row: ChatRow) -> schemas.TalkLine:
    """A line as it is sent."""
    return schemas.TalkLine(
        id=row.id,
        at=row.at,
        kind="chat",
        name=row.name,
        seat=row.seat,
        text=row.text,
        key=None,
        args={},
        user=row.user_id,
    )

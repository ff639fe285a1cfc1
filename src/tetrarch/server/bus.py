"""News between server processes. For a single one this is enough; a database can carry it between several."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]  # the table, and the seq of its news


class Bus(Protocol):
    async def publish(self, table: str, seq: int) -> None:
        """Tell the others that a table has news."""

    def subscribe(self, heard: Heard) -> None:
        """Be told of the others' news."""

    async def close(self) -> None:
        """No more of it."""


class LocalBus:
    """The bus of a single process: whoever has subscribed hears at once."""

    def __init__(self) -> None:
        self.listeners: list[Heard] = []

    async def publish(self, table: str, seq: int) -> None:
        for heard in self.listeners:
            heard(table, seq)

    def subscribe(self, heard: Heard) -> None:
        self.listeners.append(heard)

    async def close(self) -> None:
        self.listeners.clear()

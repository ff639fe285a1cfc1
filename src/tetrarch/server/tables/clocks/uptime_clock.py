"""The time that game clocks go by: it stands still while no server runs."""

from __future__ import annotations

from tetrarch.server import wall_clock
from tetrarch.server.db.repositories.tables import clocks
from tetrarch.server.db.repositories.tables.clocks import ClockRepository


class UptimeClock:
    """Wall time minus downtime, so that game clocks stop while no server runs."""

    def __init__(self, repository: ClockRepository) -> None:
        self.repository = repository
        self.downtime = 0.0
        self.last_beat = 0.0

    def now(self) -> float:
        return wall_clock.now() - self.downtime

    async def beat(self) -> float:
        """Show that a server runs, and learn of downtime; the uptime at that beat."""
        at = self.last_beat = wall_clock.now()
        self.downtime = await self.repository.beat(at)
        return at - self.downtime

    async def checked_now(self) -> float:
        """The uptime; after a long pause, as of a machine that slept, only after another beat."""
        if wall_clock.now() - self.last_beat > clocks.GAP:
            return await self.beat()
        return self.now()

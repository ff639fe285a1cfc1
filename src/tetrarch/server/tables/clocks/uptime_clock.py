"""The time that game clocks go by: it stands still while no server runs, and knows no time of day.

The database holds how many seconds servers have run so far. Every second each process adds what its own
steady clock has measured since its last beat, unless others have got as far already. So a wrong or stepped
time of day, at one machine or at all, takes nothing from anybody and gives nothing.
"""

from __future__ import annotations

from tetrarch.server import steady_clock
from tetrarch.server.db.repositories.tables.clocks import ClockRepository

GAP = 5.0  # seconds without a beat after which a process does not know whether any server ran


class UptimeClock:
    """The uptime of all servers of a database, as this process knows it."""

    def __init__(self, repository: ClockRepository) -> None:
        self.repository = repository
        self.seconds, self.at = 0.0, steady_clock.now()  # at the last beat

    def now(self) -> float:
        """The uptime; after a gap that of the last beat, since what was between is not known to count."""
        elapsed = steady_clock.now() - self.at
        return self.seconds + (elapsed if 0.0 <= elapsed <= GAP else 0.0)

    async def beat(self) -> float:
        """Show that a server runs; the uptime."""
        at, mine = steady_clock.now(), self.now()
        found = await self.repository.beat(mine)
        # what others have written may be of any moment until now: rather too slow than too fast
        self.seconds, self.at = found, at if found <= mine else steady_clock.now()
        return found

    async def checked_now(self) -> float:
        """The uptime; after a long pause, as of a machine that slept, only after another beat."""
        if steady_clock.now() - self.at > GAP:
            return await self.beat()
        return self.now()

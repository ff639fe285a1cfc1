"""Figures about a running process, in the text form that Prometheus reads."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
Labels = tuple[tuple[str, str], ...]


class Counter:
    """Something that only grows, by its labels."""

    kind = "counter"

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.values: dict[Labels, float] = {}

    def add(self, amount: float = 1.0, **labels: str) -> None:
        key = tuple(labels.items())
        self.values[key] = self.values.get(key, 0.0) + amount

    def samples(self) -> Iterator[str]:
        for labels, value in sorted(self.values.items()):
            yield f"{self.name}{shown(labels)} {value:.12g}"


class Gauge(Counter):
    """Something that is so much just now."""

    kind = "gauge"

    def set(self, value: float, **labels: str) -> None:
        self.values[tuple(labels.items())] = value


class Histogram:
    """How long something took."""

    kind = "histogram"

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - start)

    def samples(self) -> Iterator[str]:
        seen = 0
        for bound, count in zip((*BOUNDS, float("inf")), self.counts, strict=True):
            seen += count
            text = "+Inf" if bound == float("inf") else f"{bound:g}"
            yield f'{self.name}_bucket{{le="{text}"}} {seen}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {seen}"


def shown(labels: Labels) -> str:
    if not labels:
        return ""
    pairs = (f'{key}="{value}"' for key, value in labels)
    return "{" + ",".join(pairs) + "}"


REQUESTS = Counter("tetrarch_requests_total", "HTTP requests by method and status class.")
REQUEST = Histogram("tetrarch_request_seconds", "How long HTTP requests took.")
WRITES = Counter("tetrarch_changes_total", "Changes of tables: written, overtaken, failed.")
WRITE = Histogram("tetrarch_change_seconds", "How long writing a change of a table took.")
LOAD = Histogram("tetrarch_load_seconds", "How long it took to bring a table into memory.")
FOLLOWED = Counter("tetrarch_followed_total", "Changes of other processes that were followed.")
THOUGHTS = Counter("tetrarch_bot_answers_total", "Questions to bots: answered, failed, fallback.")
THOUGHT = Histogram("tetrarch_bot_seconds", "How long bots thought.")
LETTERS = Counter("tetrarch_letters_total", "Notices by push and webhook: sent, failed.")
TABLES = Gauge("tetrarch_tables", "Tables in memory.")
SOCKETS = Gauge("tetrarch_sockets", "Open sockets.")
CLAIMED = Gauge("tetrarch_claimed_tables", "Tables whose bots this process sees to.")
DUE = Gauge("tetrarch_due_tables", "Tables in the database at which a bot is to answer.")
OVERDUE = Gauge("tetrarch_overdue_seconds", "How long the first of them has waited.")
LIVE = Gauge("tetrarch_notifications_live", "1 while news of other processes are heard.")
STARTED = Gauge("tetrarch_start_time_seconds", "When the process started, in seconds since 1970.")
ALL: tuple[Counter | Histogram, ...] = (
    REQUESTS,
    REQUEST,
    WRITES,
    WRITE,
    LOAD,
    FOLLOWED,
    THOUGHTS,
    THOUGHT,
    LETTERS,
    TABLES,
    SOCKETS,
    CLAIMED,
    DUE,
    OVERDUE,
    LIVE,
    STARTED,
)
STARTED.set(time.time())


def page() -> str:
    """All of it."""
    lines: list[str] = []
    for one in ALL:
        lines += [f"# HELP {one.name} {one.help}", f"# TYPE {one.name} {one.kind}", *one.samples()]
    return "\n".join(lines) + "\n"

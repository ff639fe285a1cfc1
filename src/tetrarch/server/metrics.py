"""Metrics of a running process, for Prometheus."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library does not annotate it
REGISTRY = CollectorRegistry()
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


def counter(name: str, help: str, *labels: str) -> Counter:
    """Make a counter with labels: a number that only grows."""
    return Counter(name, help, labels, registry=REGISTRY)


def gauge(name: str, help: str) -> Gauge:
    """Make a gauge: a number that goes up and down."""
    return Gauge(name, help, registry=REGISTRY)


def histogram(name: str, help: str) -> Histogram:
    """Make a histogram of durations in seconds."""
    return Histogram(name, help, registry=REGISTRY, buckets=BUCKETS)


REQUESTS = counter("tetrarch_requests_total", "HTTP requests by method and status class.", "method", "status")
REQUEST_SECONDS = histogram("tetrarch_request_seconds", "How long HTTP requests took.")
WRITES = counter("tetrarch_changes_total", "Changes of tables: written, overtaken, failed.", "result")
WRITE_SECONDS = histogram("tetrarch_change_seconds", "How long writing a change of a table took.")
LOAD_SECONDS = histogram("tetrarch_load_seconds", "How long it took to bring a table into memory.")
REMOTE_CHANGES = counter("tetrarch_followed_total", "Changes of other processes that were applied here.")
BOT_ANSWERS = counter(
    "tetrarch_bot_answers_total", "Questions to bots: answered, failed, fallback.", "result"
)
BOT_SECONDS = histogram("tetrarch_bot_seconds", "How long bots thought.")
DELIVERIES = counter(
    "tetrarch_deliveries_total", "Notices by push and webhook: sent, failed.", "kind", "result"
)
TASK_FAILURES = counter("tetrarch_task_failures_total", "Failures of background tasks.", "task")
TABLES = gauge("tetrarch_tables", "Tables in memory.")
SOCKETS = gauge("tetrarch_sockets", "Open sockets.")
CLAIMED_TABLES = gauge("tetrarch_claimed_tables", "Tables whose bots answer at this process.")
DUE_TABLES = gauge("tetrarch_due_tables", "Tables in the database at which a bot is to answer.")
OVERDUE_SECONDS = gauge("tetrarch_overdue_seconds", "How long the first of them has waited, in seconds.")
NOTIFICATIONS_LIVE = gauge(
    "tetrarch_notifications_live", "1 while notifications of other processes are received."
)
START_TIME = gauge("tetrarch_start_time_seconds", "When the process started, in seconds since 1970.")
START_TIME.set_to_current_time()


def prometheus_text() -> str:
    """All metrics in the text format of Prometheus."""
    return generate_latest(REGISTRY).decode()

"""`tetrarch worker`: the command that runs bots for servers that share a PostgreSQL database."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
from typing import Any

from tetrarch.core.match.errors import GameError
from tetrarch.server.config import Settings
from tetrarch.server.serve import migrate_database, read_settings, run_loop, set_up_logging
from tetrarch.server.services import Services, preload_games

log = logging.getLogger("tetrarch.bots")
EXAMPLES = """examples:
  TETRARCH_DATABASE_URL=postgresql://tetrarch@db/tetrarch tetrarch worker
  TETRARCH_DATABASE_URL=postgresql://tetrarch@db/tetrarch tetrarch worker --workers 4

Start as many as you like, on as many machines as you like, and the servers with TETRARCH_BOTS=outside.
A worker claims tables at which a bot is to answer; what a killed one had claimed, others take over after
five seconds."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "worker",
        help="let bots think in a process of its own (PostgreSQL)",
        description="Let bots think for the servers that share a PostgreSQL.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--workers", type=int, help="processes in which bots think (1)")
    parser.add_argument("--pace", type=float, help="seconds between the moves of bots (0.7)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    settings = read_settings(workers=args.workers, pace=args.pace, bots="inside")
    if not settings.database_url:
        raise GameError(
            "a worker needs PostgreSQL (TETRARCH_DATABASE_URL); with SQLite the server runs its own bots"
        )
    set_up_logging(settings.logs)
    run_loop(run_worker(settings))
    return 0


async def run_worker(settings: Settings) -> None:
    """Let bots answer until a signal stops the process."""
    await migrate_database(settings)
    end = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, end.set)
    services = Services(settings)
    await services.open()
    await asyncio.to_thread(preload_games)
    services.start_background()
    log.info("worker ready", extra={"workers": settings.workers})
    await end.wait()
    await services.close()
    log.info("worker stopped")

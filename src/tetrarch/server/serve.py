"""`tetrarch serve`: the game in the browser."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Coroutine
from typing import Any, TypeVar

from tetrarch.core.match.errors import GameError
from tetrarch.server.config import BadSetting, Settings, load_settings

EXAMPLES = """examples:
  tetrarch serve                          on this machine, in the browser
  tetrarch serve --host 0.0.0.0           for everybody in the local network
  tetrarch serve --port 8765 --database games.sqlite3

Every setting can also be given in the environment: TETRARCH_HOST, TETRARCH_PORT, TETRARCH_DATABASE,
TETRARCH_DATABASE_URL (PostgreSQL: postgresql://user:password@host/name), TETRARCH_ORIGINS (public
addresses, such as https://play.example), TETRARCH_PACE, TETRARCH_WORKERS, TETRARCH_BOTS (inside, or
outside: in `tetrarch worker`), TETRARCH_THINK, TETRARCH_RATE, TETRARCH_ROOMS, TETRARCH_IDLE,
TETRARCH_PROXIES, TETRARCH_METRICS, TETRARCH_LOGS (text or json), TETRARCH_STATIC,
TETRARCH_NOTICE_DELAY, TETRARCH_OUTGOING_PORTS, TETRARCH_OUTGOING_ALLOWED, TETRARCH_VAPID_KEY,
TETRARCH_VAPID_CONTACT."""
T = TypeVar("T")
STANDARD_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="play in the browser: start the server",
        description="Start the server and play in the browser.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", help="address to listen on (127.0.0.1: this machine only)")
    parser.add_argument("--port", type=int, help="port to listen on (8000; 0: any free one)")
    parser.add_argument("--database", help="SQLite file (in the user's data folder)")
    parser.add_argument("--pace", type=float, help="seconds between the moves of bots (0.7)")
    parser.add_argument("--workers", type=int, help="processes in which bots think (1)")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    chosen = chosen_settings(
        host=args.host, port=args.port, database=args.database, pace=args.pace, workers=args.workers
    )
    set_up_logging(chosen.logs)
    return run_loop(serve(chosen, args.open))


def run_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, on uvloop where that is installed."""
    try:
        import uvloop
    except ImportError:  # not for Windows
        return asyncio.run(work)
    return uvloop.run(work)


def chosen_settings(**given: object) -> Settings:
    try:
        return load_settings(**given)
    except BadSetting as error:
        raise GameError(str(error)) from None


def set_up_logging(form: str) -> None:
    logging.basicConfig(level=logging.INFO, handlers=[log_handler(form)], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


async def migrate_database(chosen: Settings) -> None:
    """Migrate the database, or say in one sentence why that cannot be."""
    from tetrarch.server.db.engine import Unavailable, make_database
    from tetrarch.server.db.repositories.operations.maintenance import MaintenanceRepository

    database = make_database(chosen.url)
    try:
        await database.open()
        await MaintenanceRepository(database).migrate()
    except Unavailable as error:
        raise GameError(f"cannot use the database {chosen.url_without_password}: {error}") from None
    finally:
        await database.close()


async def serve(chosen: Settings, browser: bool = False) -> int:
    """Serve until told to stop."""
    await migrate_database(chosen)
    import uvicorn

    from tetrarch.server.app import create_app

    app = create_app(chosen)
    sys.setswitchinterval(0.001)  # the thread that writes must not wait long for the one that serves

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            freeze_garbage()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.services.say_bye()
            await asyncio.sleep(0.1)
            await super().shutdown(sockets)

    listening = bind_socket(chosen)
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    server = Server(uvicorn_config(app, chosen))
    address = f"http://{shown}:{port}/"
    print(f"Tetrarch is at {address} (Ctrl+C stops it)", flush=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    await server.serve([listening])
    return 0 if server.started else 1


def freeze_garbage() -> None:
    """Leave what exists now out of garbage collection, and collect the rest less often: a full collection
    makes everybody wait, and most of what comes later is small and freed without it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def uvicorn_config(app: Any, chosen: Settings) -> Any:
    """uvicorn's settings: small messages, short goodbyes."""
    import uvicorn

    from tetrarch.server.web.socket_protocol import Sockets

    return uvicorn.Config(
        app,
        ws=Sockets,
        host=chosen.host,
        port=chosen.port,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=chosen.proxies,
        ws_max_size=16 * 1024,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
    )


def bind_socket(chosen: Settings) -> socket.socket:
    """Open the listening socket, which knows its port even if the setting was 0 (any)."""
    family = socket.AF_INET6 if ":" in chosen.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit this. Without it an answer's second packet waits 40 ms for an acknowledgement.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listening.bind((chosen.host, chosen.port))
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise GameError(f"cannot listen on {chosen.host}:{chosen.port}: {reason}") from error
    listening.listen(1024)
    return listening


# logs


class LogFormatter(logging.Formatter):
    """One line an event: text for people, or JSON for machines, with the extra fields of each."""

    def __init__(self, json_: bool) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self.json = json_

    def format(self, record: logging.LogRecord) -> str:
        extra = {
            key: value for key, value in vars(record).items() if key not in STANDARD_FIELDS and key[0] != "_"
        }
        if self.json:
            fields = {"at": record.created, "level": record.levelname, "name": record.name}
            if record.exc_info:
                extra["exception"] = self.formatException(record.exc_info)
            return json.dumps({**fields, "message": record.getMessage(), **extra}, default=str)
        text = super().format(record)
        return " ".join([text, *(f"{key}={value}" for key, value in extra.items())])


def log_handler(form: str) -> logging.Handler:
    made = logging.StreamHandler(sys.stderr)
    made.setFormatter(LogFormatter(form == "json"))
    return made

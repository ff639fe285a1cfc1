"""`tetrarch serve`: the command that starts the server."""

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
    settings = read_settings(
        host=args.host, port=args.port, database=args.database, pace=args.pace, workers=args.workers
    )
    set_up_logging(settings.logs)
    return run_loop(serve(settings, args.open))


def run_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, on uvloop where that is installed."""
    try:
        import uvloop
    except ImportError:  # not for Windows
        return asyncio.run(work)
    return uvloop.run(work)


def read_settings(**overrides: object) -> Settings:
    """The settings, or a GameError that says in one sentence which one is invalid."""
    try:
        return load_settings(**overrides)
    except BadSetting as error:
        raise GameError(str(error)) from None


def set_up_logging(form: str) -> None:
    """Log to stderr, as `text` or as `json`."""
    logging.basicConfig(level=logging.INFO, handlers=[log_handler(form)], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


async def migrate_database(settings: Settings) -> None:
    """Migrate the database, or raise a GameError that says in one sentence why that fails."""
    from tetrarch.server.db.engine import Unavailable, make_database
    from tetrarch.server.db.repositories.operations.maintenance import MaintenanceRepository

    database = make_database(settings.url)
    try:
        await database.open()
        await MaintenanceRepository(database).migrate()
    except Unavailable as error:
        raise GameError(f"cannot use the database {settings.url_without_password}: {error}") from None
    finally:
        await database.close()


async def serve(settings: Settings, browser: bool = False) -> int:
    """Serve until a signal stops the process; returns the exit code."""
    await migrate_database(settings)
    import uvicorn

    from tetrarch.server.app import create_app

    app = create_app(settings)
    sys.setswitchinterval(0.001)  # the writing thread must not wait long for the event loop

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            freeze_garbage()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.services.announce_shutdown()
            await asyncio.sleep(0.1)
            await super().shutdown(sockets)

    listening = bind_socket(settings)
    host, port = listening.getsockname()[:2]
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    server = Server(uvicorn_config(app, settings))
    address = f"http://{name}:{port}/"
    print(f"Tetrarch is at {address} (Ctrl+C stops it)", flush=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    await server.serve([listening])
    return 0 if server.started else 1


def freeze_garbage() -> None:
    """Exclude the objects of the start from garbage collection, and collect less often.

    A full collection stops the server, and most later objects are freed by reference counting.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def uvicorn_config(app: Any, settings: Settings) -> Any:
    """uvicorn's settings: small messages, and at most three seconds to shut down."""
    import uvicorn

    from tetrarch.server.web.limited_http import Connections, LimitedHttpProtocol
    from tetrarch.server.web.socket_protocol import CompactWebSocketProtocol

    class HttpProtocol(LimitedHttpProtocol):
        line_count = Connections(settings.proxies)

    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=CompactWebSocketProtocol,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=16 * 1024,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
    )


def bind_socket(settings: Settings) -> socket.socket:
    """Open the listening socket; with port 0 in the settings it gets any free port."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit this. Without it an answer's second packet waits 40 ms for an acknowledgement.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise GameError(f"cannot listen on {settings.host}:{settings.port}: {reason}") from error
    listening.listen(1024)
    return listening


# logs


class LogFormatter(logging.Formatter):
    """Formats a log record as one line of text, or of JSON, with its extra fields."""

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
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LogFormatter(form == "json"))
    return handler

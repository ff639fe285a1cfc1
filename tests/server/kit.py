"""A real server for tests, in a thread of its own, and clients that speak to it."""

import asyncio
import inspect
import json
import ssl
import threading
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx2
import uvicorn
from websockets.sync.client import ClientConnection, connect

from server.templates import copy_template
from server.workers import share_workers
from tetrarch.server.app import create_app
from tetrarch.server.config import load_settings
from tetrarch.server.serve import bind_socket, uvicorn_config
from tetrarch.server.services import Services

KEYS = count()
HANG = 600.0  # seconds after which a test is taken to hang
OPEN: list["Client"] = []  # closed after every test
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # shared: a client's own one takes 60 ms to make
share_workers()


class Running:
    """uvicorn on a free port, with a database in a real file or in a real PostgreSQL.

    A file that does not exist yet begins as a migrated database.
    """

    def __init__(self, database: Path | str, **given: Any) -> None:
        if isinstance(database, Path) and not database.exists():
            copy_template(database)
        values: dict[str, Any] = {"port": 0, "pace": 0.0, "rate": 0.0, **database_setting(database), **given}
        chosen = load_settings(**values)
        self.app = create_app(chosen)
        self.socket = bind_socket(chosen)
        self.port = self.socket.getsockname()[1]
        self.server = uvicorn.Server(uvicorn_config(self.app, chosen))
        self.thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve([self.socket])

    def __enter__(self) -> "Running":
        self.thread.start()
        wait(lambda: self.server.started)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self.thread.join(HANG)
        assert not self.thread.is_alive(), f"the server did not stop within {HANG:.0f} s"

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def await_(self, coroutine: Any) -> Any:
        """Run a coroutine in the server's loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(HANG)

    @property
    def base(self) -> str:
        return f"http://localhost:{self.port}"

    def client(self, name: str | None = "Ania") -> "Client":
        return Client(self.base, name)


class Client:
    """A person with a browser."""

    def __init__(self, base: str, name: str | None) -> None:
        self.base = base
        self.http = httpx2.Client(base_url=base, timeout=HANG, verify=NO_TLS)
        OPEN.append(self)
        if name is not None:
            assert self.http.post("/api/session", json={"name": name}).status_code == 201

    def get(self, path: str, status: int = 200) -> Any:
        return checked(self.http.get(f"/api/{path}"), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(f"/api/{path}", json={} if body is None else body)
        return checked(answer, status)

    def refused(self, path: str, body: Any, error: str) -> dict[str, Any]:
        """A request that must be refused."""
        answer = self.http.post(f"/api/{path}", json=body)
        found: dict[str, Any] = answer.json()
        assert answer.status_code >= 400 and found["error"] == error, (answer.status_code, found)
        assert found["key"].startswith(("server-error-", "people-error-", "undo-"))
        return found

    def table(self, id: str, seat: int | None = None) -> Any:
        return self.get(f"tables/{id}" + ("" if seat is None else f"?seat={seat}"))

    def move(self, id: str, snapshot: Any, choice: int = 0, token: str | None = None) -> Any:
        """Answer the question of a snapshot."""
        mine = snapshot["decision"]["mine"]
        token = token or mine["moves"][choice % len(mine["moves"])]["token"]
        body = {"seat": mine["seat"], "token": token, "number": snapshot["number"], "key": new_key()}
        return self.post(f"tables/{id}/moves", body)

    def socket(self, id: str, **more: Any) -> "Socket":
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        return Socket(self.base, id, cookie, **more)


class Socket:
    """An open socket to a table."""

    def __init__(
        self, base: str, id: str, cookie: str, since: int | None = None, seat: int | None = None
    ) -> None:
        headers = {"Cookie": cookie, "Origin": base} if cookie else {"Origin": base}
        address = f"{base.replace('http', 'ws')}/api/tables/{id}/live"
        self.context = connect(address, additional_headers=headers)
        self.raw: ClientConnection = self.context.__enter__()
        self.say(type="hello", since=since, seat=seat)

    def say(self, **message: Any) -> None:
        self.raw.send(json.dumps(message))

    def hear(self, *types: str) -> Any:
        """The next message of one of these types; others are passed over."""
        while True:
            message = json.loads(self.raw.recv(HANG))
            if message["type"] in types:
                return message

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        self.context.__exit__(None, None, None)


def database_setting(database: Path | str) -> dict[str, str]:
    """The setting that names a database."""
    return {"database_url": database} if isinstance(database, str) else {"database": str(database)}


def checked(answer: httpx2.Response, status: int | None) -> Any:
    good = answer.status_code < 300 if status is None else answer.status_code == status
    assert good, (answer.status_code, answer.text[:400])
    return answer.json() if answer.content else None


def new_key() -> str:
    return f"key-{next(KEYS)}"


def wait(until: Callable[[], Any]) -> Any:
    """What the function gives as soon as it is true."""
    end = time.monotonic() + HANG
    while not (found := until()):
        assert time.monotonic() < end, f"not true after {HANG:.0f} s: {described(until)}"
        time.sleep(0.02)
    return found


def described(condition: Callable[[], Any]) -> str:
    """The source of a condition, for the message of a test that waited for it."""
    try:
        return " ".join(inspect.getsource(condition).split())
    except (OSError, TypeError):
        return repr(condition)


def start_two_player_game(
    running: Running, game: str = "kingdom_builder", **more: Any
) -> tuple[Client, Client, str]:
    """Two people at a table that has started."""
    one, other = running.client("Ania"), running.client("Bruno")
    made = one.post("tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], **more})
    other.post(f"tables/{made['id']}/join")
    one.post(f"tables/{made['id']}/start")
    return one, other, made["id"]


def whose_turn(clients: list[Client], id: str) -> tuple[Client, Any]:
    """Whoever is to answer, with their snapshot."""
    for client in clients:
        snapshot = client.table(id)
        if snapshot["decision"] and snapshot["decision"]["mine"]:
            return client, snapshot
    raise AssertionError("nobody is asked")


def play_to_end(clients: list[Client], id: str) -> Any:
    """Play a game between people to its end."""
    step = 0
    while True:
        for client in clients:
            snapshot = client.table(id)
            if snapshot["result"] is not None:
                return snapshot
            if snapshot["decision"]["mine"] is not None:
                step += 1
                client.move(id, snapshot, step * 7)

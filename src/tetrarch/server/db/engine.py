"""The two kinds of database, SQLite and PostgreSQL. What reads or writes is a function of a connection."""

from __future__ import annotations

import asyncio
import os
import stat
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Protocol, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine, Row, Select, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InvalidatePoolError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from tetrarch.core.match.errors import GameError

T = TypeVar("T")
Job = Callable[[Connection], Any]
MAX_CONNECTIONS = 10  # of one process to PostgreSQL
TRUSTED_SECONDS = 0.05  # after its last use, for which a connection is taken to be alive
BUSY_MILLISECONDS = 5000  # for which a write to a file waits until another program has written
TIMEOUT = 10.0  # seconds for a statement, or for a connection
MIGRATION_LOCK, CHAT_LOCK = 7_365_001, 7_365_002  # numbers of advisory locks of PostgreSQL
# what the driver says of a connection; the last of them is what it can come to while PostgreSQL shuts down
DRIVER_FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
FAILURES = (DBAPIError, PoolTimeout, OSError, TimeoutError, *DRIVER_FAILURES)
READ_ONLY: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}


class Unavailable(Exception):
    """The database cannot be reached or cannot write. Whether something was written is not known."""


class Database(Protocol):
    """A database. `shared`: other processes may write there, too."""

    shared: bool

    async def open(self, exclusive: bool = True) -> None:
        """Open the database. `exclusive`: as a server; a file has only one."""

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads; all that it reads is of one moment."""

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction; it is on disk when this returns."""

    async def execute_one(self, query: Select[Any], values: dict[str, Any]) -> Sequence[Row[Any]]:
        """Run one statement that is a transaction by itself: with PostgreSQL, in one round trip. When the
        connection is lost it is run again, and must then find that it was run before."""

    async def close(self) -> None:
        """Close all connections."""


def make_database(url: str, timeout: float = TIMEOUT) -> Database:
    """The database at an address; it is not open yet."""
    return Postgres(url, timeout) if url.startswith("postgresql") else Sqlite(url)


def without_password(url: str) -> str:
    """An address as it may be shown and logged."""
    return make_url(url).render_as_string(hide_password=True)


def without_driver(url: str) -> str:
    """An address without SQLAlchemy's name of the driver."""
    return url.replace("+asyncpg", "", 1)


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turn failures of the database or the network into `Unavailable`; our own faults stay what they are."""
    try:
        yield
    except (IntegrityError, ProgrammingError):
        raise
    except FAILURES as error:
        raise Unavailable(" ".join(str(error).split())[:300] or repr(error)) from error


class Postgres:
    """PostgreSQL: a pool of connections, as many processes as one likes."""

    shared = True

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        named = {"application_name": "tetrarch"}
        times = {"timeout": TIMEOUT, "command_timeout": timeout}

        async def connect() -> Any:  # the driver reads the address itself, as libpq would
            return await asyncpg.connect(without_driver(url), server_settings=named, **times)

        self.engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect,
            pool_size=MAX_CONNECTIONS,
            max_overflow=0,
            pool_timeout=TIMEOUT,
            pool_use_lifo=True,  # the connection that was used last is known to be alive
        )
        event.listen(self.engine.sync_engine, "checkin", _note_use)
        event.listen(self.engine.sync_engine, "checkout", _check_alive)
        self.reader = self.engine.execution_options(**READ_ONLY)
        self.autocommit = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def open(self, exclusive: bool = True) -> None:
        with translate_errors():
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))

    async def read(self, job: Callable[[Connection], T]) -> T:
        async def look() -> T:
            async with self.reader.connect() as connection:
                return await connection.run_sync(job)

        return await retry_once_on_disconnect(look)

    async def write(self, job: Callable[[Connection], T]) -> T:
        with translate_errors():
            async with self.engine.begin() as connection:
                return await connection.run_sync(job)

    async def execute_one(self, query: Select[Any], values: dict[str, Any]) -> Sequence[Row[Any]]:
        async def run() -> Sequence[Row[Any]]:
            async with self.autocommit.connect() as connection:
                found: Sequence[Row[Any]] = (await connection.execute(query, values)).all()
                return found

        return await retry_once_on_disconnect(run)

    async def close(self) -> None:
        await self.engine.dispose()


async def retry_once_on_disconnect(work: Callable[[], Awaitable[T]]) -> T:
    """Do something; once more, on a new connection, if the old one turns out to have ended."""
    with translate_errors():
        try:
            return await work()
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await work()


def _note_use(driver: Any, record: Any) -> None:
    record.info["used"] = time.monotonic()


def _check_alive(driver: Any, record: Any, _: object) -> None:
    """Drop a connection that has ended: after a restart of the database the first to come must not fail.

    A ping costs three round trips, so it is done only after a pause.
    """
    if driver.driver_connection.is_closed():
        raise InvalidatePoolError
    if time.monotonic() - record.info.get("used", 0.0) > TRUSTED_SECONDS:
        try:
            driver.ping()
        except Exception as error:
            raise InvalidatePoolError from error


class Sqlite:
    """A file, the default. One connection writes, in a thread of its own: jobs that arrive while it is busy
    share the next transaction, and so the next flush to disk. Readers never wait for it."""

    shared = False

    def __init__(self, url: str) -> None:
        self.path = Path(make_url(url).database or "")
        self.write_engine = create_engine(url.replace("+aiosqlite", ""), pool_size=1, max_overflow=0)
        self.read_engine = create_async_engine(url, pool_size=3, max_overflow=0)
        _listen_to_connections(self.write_engine, "BEGIN IMMEDIATE")
        _listen_to_connections(self.read_engine.sync_engine, "BEGIN")
        self.lock: IO[str] | None = None
        self.writer: Writer | None = None

    async def open(self, exclusive: bool = True) -> None:
        with translate_errors():
            protect_file(self.path)
        self.lock = lock_file(self.path) if exclusive else None
        self.writer = Writer(self.write_engine)

    async def read(self, job: Callable[[Connection], T]) -> T:
        with translate_errors():
            async with self.read_engine.connect() as connection:
                return await connection.run_sync(job)

    async def write(self, job: Callable[[Connection], T]) -> T:
        assert self.writer is not None
        with translate_errors():
            return await self.writer.write(job)

    async def execute_one(self, query: Select[Any], values: dict[str, Any]) -> Sequence[Row[Any]]:
        return await self.write(lambda connection: connection.execute(query, values).all())

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer.close()
        await self.read_engine.dispose()
        if self.lock is not None:
            self.lock.close()


def protect_file(path: Path) -> None:
    """Let only its owner read a database: it holds the secrets of running games and what people wrote.

    SQLite gives its companions the permissions of the file.
    """
    if path.name in ("", ":memory:"):
        return
    os.close(open_private(str(path), os.O_RDWR | os.O_CREAT))
    for name in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", "-journal", ".lock"))):
        make_private(name, 0o600)


def open_private(path: str, flags: int) -> int:
    """Open a file that only its owner may read, if it is made now."""
    return os.open(path, flags, 0o600)


def make_private(path: Path, mode: int) -> None:
    """Take away what others may do with a file or folder; what belongs to somebody else stays as it is."""
    with suppress(FileNotFoundError, PermissionError):
        if stat.S_IMODE(path.stat().st_mode) & ~mode:
            path.chmod(mode)


def lock_file(path: Path) -> IO[str] | None:
    """Lock a file for one server: two would not hear of each other's moves. A crash unlocks it."""
    if os.name == "nt":
        return None
    import fcntl

    lock = open(f"{path}.lock", "w", opener=open_private)  # held as long as the server runs
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise GameError(f"another server has the database {path}; only PostgreSQL can be shared") from None
    return lock


def _set_pragmas(connection: Any, _: object) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN, not the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA cache_size=-4000")
    cursor.close()


def _listen_to_connections(engine: Engine, begin: str) -> None:
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))


class Writer:
    """Group commit: whatever waits is written in one transaction, by one thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")
        self.waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self.wake = asyncio.Event()
        self.task = asyncio.create_task(self._run())
        self.batches = 0
        self.jobs = 0

    async def write(self, job: Callable[[Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append((job, done))
        self.wake.set()
        return await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            batch, self.waiting = self.waiting, []
            if batch:
                await self._write_batch(batch)

    async def _write_batch(self, batch: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        self.batches += 1
        self.jobs += len(batch)
        loop = asyncio.get_running_loop()
        try:
            results = await loop.run_in_executor(self.thread, self.transact, [job for job, _ in batch])
        except Exception as error:
            if len(batch) == 1 or isinstance(error, OperationalError):
                for _, done in batch:  # locked or full: each for itself would wait as long again
                    resolve(done, error=error)
                return
            for one in batch:  # one of them failed and took the others along: each for itself
                await self._write_batch([one])
            return
        for (_, done), result in zip(batch, results, strict=True):
            resolve(done, result)

    def transact(self, jobs: list[Job]) -> list[Any]:
        with self.engine.begin() as connection:
            return [job(connection) for job in jobs]

    async def close(self) -> None:
        while self.waiting:
            await asyncio.sleep(0.01)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown()
        self.engine.dispose()


def resolve(done: asyncio.Future[Any], result: object = None, error: Exception | None = None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)

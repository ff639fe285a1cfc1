"""Settings, from the environment (`TETRARCH_...`) and the command line, checked before anything starts."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from sqlalchemy import make_url

from tetrarch.server.push import private

T = TypeVar("T")


class BadSetting(ValueError):
    """A setting that cannot be; the message names it and says what would be right."""


@dataclass(frozen=True)
class Settings:
    """What may be set. Each field's variable is `TETRARCH_` with its name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # an SQLite file; empty: in the user's data folder
    database_url: str = ""  # of PostgreSQL, such as postgresql://user:password@host/name
    origins: tuple[str, ...] = ()  # public addresses, such as https://play.example; empty: this machine only
    pace: float = 0.7  # seconds between a question to a bot and its answer
    workers: int = 1  # processes in which bots think
    think: float = 10.0  # seconds after which a bot is stopped and a simpler one answers
    rate: float = 1.0  # factor on all limits of requests per second; 0 switches them off
    bots: str = "inside"  # or outside: they think in processes of `tetrarch worker` (PostgreSQL)
    rooms: int = 2000  # tables kept in memory at most
    idle: float = 300.0  # seconds after which a table that nobody watches leaves memory
    proxies: str = "127.0.0.1"  # addresses whose word about the client's address is believed
    metrics: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses that may read /api/metrics
    logs: str = "text"  # or json
    static: str = ""  # folder of the built client; empty: the one inside the package
    notice_delay: float = 5.0  # seconds that somebody has to answer before they are told by push or webhook
    outgoing_ports: tuple[int, ...] = (443,)  # that push services and webhooks may have
    outgoing_allowed: tuple[str, ...] = ()  # hosts of webhooks that may be private, and plain http
    vapid_key: str = ""  # by which push services know the server; empty: made on first use
    vapid_contact: str = ""  # whom push services may write to; empty: the public address

    @property
    def url(self) -> str:
        """The address of the database, as SQLAlchemy wants it."""
        if self.database_url:
            return "postgresql+asyncpg://" + self.database_url.partition("://")[2]
        path = Path(self.database) if self.database else data_folder() / "tetrarch.sqlite3"
        path.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{path}"

    @property
    def shown_url(self) -> str:
        """The same for people's eyes: without the password."""
        return make_url(self.url).render_as_string(hide_password=True)

    @property
    def secure(self) -> bool:
        """Whether the public address is https, so that cookies can insist on it."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    @property
    def contact(self) -> str:
        """Whom push services may write to."""
        return self.vapid_contact or (self.origins[0] if self.secure else "mailto:webmaster@localhost")


def data_folder() -> Path:
    """Where a user's programs keep their data."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "tetrarch"
    base = os.environ.get("XDG_DATA_HOME") or ""
    return (Path(base) if base else Path.home() / ".local" / "share") / "tetrarch"


def settings(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """The settings; what is given (and not None) stands above the environment."""
    env = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for field in fields(Settings):
        name = f"TETRARCH_{field.name.upper()}"
        if name in env:
            values[field.name] = READ[field.name](name, env[name])
    chosen: dict[str, Any] = {key: value for key, value in given.items() if value is not None}
    if "database" in chosen:
        values.pop("database_url", None)  # a file that was named stands above an address in the environment
    found = replace(Settings(), **{**values, **chosen})
    check(found)
    return found


def check(found: Settings) -> None:
    if not 0 <= found.port <= 65535:
        raise BadSetting(f"TETRARCH_PORT={found.port} can't be: a port is a number from 0 to 65535")
    if "://" in found.database:
        raise BadSetting("TETRARCH_DATABASE is a file; an address is given as TETRARCH_DATABASE_URL")
    scheme = found.database_url.partition("://")[0]
    if found.database_url and scheme not in ("postgresql", "postgres", "postgresql+asyncpg"):
        raise BadSetting("TETRARCH_DATABASE_URL must be like postgresql://user:password@host:5432/name")
    if found.bots not in ("inside", "outside"):
        raise BadSetting(f"TETRARCH_BOTS={found.bots} can't be: inside or outside")
    if found.bots == "outside" and not found.database_url:
        raise BadSetting("TETRARCH_BOTS=outside needs PostgreSQL: TETRARCH_DATABASE_URL is not set")
    for origin in found.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            raise BadSetting(f"TETRARCH_ORIGINS: {origin!r} is not an origin such as https://play.example")
    if found.logs not in ("text", "json"):
        raise BadSetting(f"TETRARCH_LOGS={found.logs} can't be: text or json")
    if not 1 <= found.workers <= 64:
        raise BadSetting(f"TETRARCH_WORKERS={found.workers} can't be: from 1 to 64 processes")
    if found.vapid_key:
        check_key(found.vapid_key)
    if found.vapid_contact and not found.vapid_contact.startswith(("mailto:", "https://")):
        raise BadSetting("TETRARCH_VAPID_CONTACT must be like mailto:me@play.example or https://play.example")
    least_of = {"pace": 0, "think": 0.1, "rate": 0, "rooms": 1, "idle": 1, "notice_delay": 0}
    for name, least in least_of.items():
        if getattr(found, name) < least:
            value = getattr(found, name)
            raise BadSetting(f"TETRARCH_{name.upper()}={value} can't be: at least {least} is wanted")


def check_key(key: str) -> None:
    try:
        private(key)
    except ValueError as error:
        raise BadSetting(f"TETRARCH_VAPID_KEY is not a private key: {error}") from None


def whole(name: str, text: str) -> int:
    return number(name, text, int, "a whole number")


def wholes(name: str, text: str) -> tuple[int, ...]:
    return tuple(whole(name, part) for part in words(name, text))


def real(name: str, text: str) -> float:
    return number(name, text, float, "a number")


def number(name: str, text: str, kind: Callable[[str], T], wanted: str) -> T:
    try:
        return kind(text)
    except ValueError:
        raise BadSetting(f"{name}={text!r} can't be: {wanted} is wanted") from None


def words(name: str, text: str) -> tuple[str, ...]:
    return tuple(part.rstrip("/") for part in text.replace(",", " ").split())


def text(name: str, value: str) -> str:
    return value


READ: dict[str, Callable[[str, str], object]] = {
    "host": text,
    "port": whole,
    "database": text,
    "database_url": text,
    "origins": words,
    "pace": real,
    "workers": whole,
    "think": real,
    "rate": real,
    "bots": text,
    "rooms": whole,
    "idle": real,
    "proxies": text,
    "metrics": words,
    "logs": text,
    "static": text,
    "notice_delay": real,
    "outgoing_ports": wholes,
    "outgoing_allowed": words,
    "vapid_key": text,
    "vapid_contact": text,
}

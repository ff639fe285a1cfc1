"""Settings, from the environment (`TETRARCH_...`) and the command line, checked before anything starts."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

T = TypeVar("T")


class BadSetting(ValueError):
    """A setting that cannot be; the message names it and says what would be right."""


@dataclass(frozen=True)
class Settings:
    """What may be set. Each field's variable is `TETRARCH_` with its name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = (
        ""  # a file, or an address such as sqlite+aiosqlite:///file; empty: in the user's data folder
    )
    origins: tuple[str, ...] = ()  # public addresses, such as https://play.example; empty: this machine only
    pace: float = 0.7  # seconds between a question to a bot and its answer
    workers: int = 1  # processes in which bots think
    think: float = 10.0  # seconds after which a bot is stopped and a simpler one answers
    rate: float = 1.0  # factor on all limits of requests per second; 0 switches them off
    rooms: int = 500  # tables kept in memory
    logs: str = "text"  # or json
    static: str = ""  # folder of the built client; empty: the one inside the package

    @property
    def url(self) -> str:
        """The address of the database."""
        if "://" in self.database:
            return self.database
        path = Path(self.database) if self.database else data_folder() / "tetrarch.sqlite3"
        path.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{path}"

    @property
    def secure(self) -> bool:
        """Whether the public address is https, so that cookies can insist on it."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)


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
    found = replace(Settings(), **values)
    chosen: dict[str, Any] = {key: value for key, value in given.items() if value is not None}
    found = replace(found, **chosen)
    check(found)
    return found


def check(found: Settings) -> None:
    if not 0 <= found.port <= 65535:
        raise BadSetting(f"TETRARCH_PORT={found.port} can't be: a port is a number from 0 to 65535")
    if "://" in found.database and not found.database.startswith("sqlite+aiosqlite:///"):
        raise BadSetting("TETRARCH_DATABASE must be a file or an address sqlite+aiosqlite:///FILE")
    for origin in found.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            raise BadSetting(f"TETRARCH_ORIGINS: {origin!r} is not an origin such as https://play.example")
    if found.logs not in ("text", "json"):
        raise BadSetting(f"TETRARCH_LOGS={found.logs} can't be: text or json")
    if not 1 <= found.workers <= 64:
        raise BadSetting(f"TETRARCH_WORKERS={found.workers} can't be: from 1 to 64 processes")
    if found.pace < 0 or found.think <= 0 or found.rate < 0 or found.rooms < 1:
        raise BadSetting("TETRARCH_PACE, _THINK, _RATE and _ROOMS must be positive")


def whole(name: str, text: str) -> int:
    return number(name, text, int, "a whole number")


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
    "origins": words,
    "pace": real,
    "workers": whole,
    "think": real,
    "rate": real,
    "rooms": whole,
    "logs": text,
    "static": text,
}

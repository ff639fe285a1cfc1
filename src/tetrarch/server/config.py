"""Settings: read from the environment (`TETRARCH_...`) and the command line, and checked before the start."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import BeforeValidator, Field, ValidationError, field_validator, model_validator
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from tetrarch.server.db.engine import make_private, without_password
from tetrarch.server.notifications.web_push import private_key

POSTGRES = ("postgresql", "postgres", "postgresql+asyncpg")
EXPLANATIONS = {  # pydantic's kind of error -> what the value must be
    "int_parsing": "it must be a whole number",
    "float_parsing": "it must be a number",
    "greater_than_equal": "it must be at least {ge:g}",
    "less_than_equal": "it must be at most {le:g}",
    "literal_error": "it must be {expected}",
}


class BadSetting(ValueError):
    """An invalid setting; the message names it and says what would be valid."""


def split_list(value: object) -> object:
    """The items of a list that is written with commas or spaces; other values as they are."""
    return (
        tuple(part.rstrip("/") for part in value.replace(",", " ").split())
        if isinstance(value, str)
        else value
    )


StringList = Annotated[tuple[str, ...], NoDecode, BeforeValidator(split_list)]
IntList = Annotated[tuple[int, ...], NoDecode, BeforeValidator(split_list)]


class Settings(BaseSettings):
    """All settings. The variable of a field is `TETRARCH_` with the field's name in capitals."""

    model_config = SettingsConfigDict(
        env_prefix="TETRARCH_", frozen=True, extra="forbid", hide_input_in_errors=True
    )

    host: str = "127.0.0.1"
    port: int = Field(8000, ge=0, le=65535)
    database: str = ""  # an SQLite file; empty: in the user's data folder
    database_url: str = ""  # of PostgreSQL, such as postgresql://user:password@host/name
    origins: StringList = ()  # public addresses, such as https://play.example; empty: this machine only
    pace: float = Field(0.7, ge=0)  # seconds between a question to a bot and its answer
    workers: int = Field(1, ge=1, le=64)  # processes in which bots think
    think: float = Field(10.0, ge=0.1)  # seconds after which a bot is stopped and a simpler one answers
    rate: float = Field(1.0, ge=0)  # factor on all rate limits; 0 switches them off
    bots: Literal["inside", "outside"] = "inside"  # outside: they think in `tetrarch worker` (PostgreSQL)
    rooms: int = Field(2000, ge=1)  # tables kept in memory at most
    idle: float = Field(300.0, ge=1)  # seconds after which a table that nobody watches leaves memory
    proxies: str = "127.0.0.1"  # addresses of proxies whose X-Forwarded-For is trusted
    metrics: StringList = ("127.0.0.1", "::1")  # addresses that may read /api/metrics
    logs: Literal["text", "json"] = "text"
    static: str = ""  # folder of the built client; empty: the one inside the package
    notice_delay: float = Field(5.0, ge=0)  # seconds to answer before a push or webhook message is sent
    outgoing_ports: IntList = (443,)  # ports to which push and webhook messages may be sent
    outgoing_allowed: StringList = ()  # webhook hosts that may be private, and use plain http
    vapid_key: str = ""  # the server's private key for web push; empty: made on first use
    vapid_contact: str = ""  # whom push services may write to; empty: the public address

    @field_validator("database")
    @classmethod
    def _is_file(cls, value: str) -> str:
        return require(value, "://" not in value, "this is a file; an address is TETRARCH_DATABASE_URL")

    @field_validator("database_url")
    @classmethod
    def _is_postgres(cls, value: str) -> str:
        valid = not value or value.partition("://")[0] in POSTGRES
        return require(value, valid, "it must be like postgresql://user:password@host:5432/name")

    @field_validator("origins")
    @classmethod
    def _are_origins(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for origin in value:
            parts = urlsplit(origin)
            valid = parts.scheme in ("http", "https") and parts.netloc and not parts.path and not parts.query
            require(origin, bool(valid), f"{origin!r} is not an origin such as https://play.example")
        return value

    @field_validator("vapid_key")
    @classmethod
    def _is_key(cls, value: str) -> str:
        if value:
            private_key(value)
        return value

    @field_validator("vapid_contact")
    @classmethod
    def _is_contact(cls, value: str) -> str:
        valid = not value or value.startswith(("mailto:", "https://"))
        return require(value, valid, "it must be like mailto:me@play.example or https://play.example")

    @model_validator(mode="after")
    def _outside_bots_need_postgres(self) -> Settings:
        if self.bots == "outside" and not self.database_url:
            raise ValueError("TETRARCH_BOTS=outside needs PostgreSQL: TETRARCH_DATABASE_URL is not set")
        return self

    @property
    def url(self) -> str:
        """The database's address in the form that SQLAlchemy reads."""
        if self.database_url:
            return "postgresql+asyncpg://" + self.database_url.partition("://")[2]
        path = Path(self.database) if self.database else data_folder() / "tetrarch.sqlite3"
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        if not self.database:
            make_private(path.parent, 0o700)
        return f"sqlite+aiosqlite:///{path}"

    @property
    def url_without_password(self) -> str:
        """The database's address as it may be shown: without the password."""
        return without_password(self.url)

    @property
    def secure(self) -> bool:
        """Whether all public addresses are https, so that cookies are sent by https only."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    @property
    def contact(self) -> str:
        """The address under which push services can reach the operator."""
        return self.vapid_contact or (self.origins[0] if self.secure else "mailto:webmaster@localhost")


def data_folder() -> Path:
    """The folder for the user's data. A folder that an older version made on a Mac stays in use."""
    older = Path.home() / ".local" / "share" / "tetrarch"
    if sys.platform == "darwin" and older.is_dir():
        return older
    return user_data_path("tetrarch", appauthor=False)


def require(value: str, valid: bool, problem: str) -> str:
    """Return a value if it is valid, else raise ValueError with the problem."""
    if not valid:
        raise ValueError(problem)
    return value


def load_settings(**overrides: Any) -> Settings:
    """Read the settings; overrides that are not None replace the environment's. Raises BadSetting."""
    values = {key: value for key, value in overrides.items() if value is not None}
    if "database" in values:
        values.setdefault("database_url", "")  # a file on the command line replaces an address
    try:
        return Settings(**values)
    except ValidationError as error:
        raise BadSetting(explain(error.errors()[0])) from None


def explain(error: ErrorDetails) -> str:
    """A sentence that names an invalid setting and says what would be valid."""
    problem = str(error.get("ctx", {}).get("error", error["msg"]))
    if not error["loc"]:
        return problem
    name = f"TETRARCH_{str(error['loc'][0]).upper()}"
    if error["type"] in EXPLANATIONS:
        explanation = EXPLANATIONS[error["type"]].format(**error.get("ctx", {}))
        return f"{name}={error['input']!r} is invalid: {explanation}"
    return f"{name}: {problem}"

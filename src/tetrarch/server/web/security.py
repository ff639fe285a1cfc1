"""Who may ask what how often: origins, headers, limits."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Mapping
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tetrarch.server import metrics
from tetrarch.server.config import Settings
from tetrarch.server.hosts import is_ip_address
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.plain_text import has_control

log = logging.getLogger("tetrarch.server")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SLOW = 2.0  # seconds
MAX_PATH, MAX_QUERY = 512, 2048  # bytes
SAFE = ("GET", "HEAD", "OPTIONS")


def same_origin(settings: Settings, origin: str | None, host: str | None) -> bool:
    """Whether a page of this origin is ours. Unset, that is this machine's names, and bare addresses."""
    if origin is None:
        return False
    if settings.origins:
        return origin in settings.origins
    parts = urlsplit(origin)
    if host is None or parts.netloc.lower() != host.lower() or parts.scheme not in ("http", "https"):
        return False
    name = (parts.hostname or "").lower()
    return name in ("localhost", socket.gethostname().lower()) or is_ip_address(name)


def check_request(settings: Settings, method: str, headers: Mapping[str, str]) -> None:
    """Refuse what a foreign page makes a browser send."""
    if method in SAFE:
        return
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site in ("same-origin", "none"):
        return
    if site is None and origin is None:
        return  # not a browser: nobody's cookies are abused
    if not same_origin(settings, origin, headers.get("host")):
        raise Refused("bad_origin")


def address_problem(scope: Scope) -> str:
    """What is wrong with the address of a request: too long, not UTF-8, or with control characters."""
    path, query = scope.get("raw_path") or b"", scope.get("query_string") or b""
    if len(path) > MAX_PATH or len(query) > MAX_QUERY:
        return "the address is too long"
    if b"%" not in path and b"%" not in query and path.isascii() and query.isascii():
        return ""  # without an escape nothing odd is left in it
    try:
        text = unquote_to_bytes(path).decode() + unquote_to_bytes(query).decode()
    except UnicodeDecodeError:
        return "the address is not UTF-8"
    return "control characters" if has_control(text) else ""


class SecurityMiddleware:
    """Adds the headers to every answer, and answers when an endpoint fails."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        headers = dict(HEADERS)
        if secure:
            headers["strict-transport-security"] = "max-age=31536000"
        self.headers = [(key.encode(), value.encode()) for key, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        started, status = False, 500
        start = time.perf_counter()

        async def guarded(message: Message) -> None:
            nonlocal started, status
            if message["type"] == "http.response.start":
                started, status = True, message["status"]
                message["headers"] = [*message.get("headers", []), *self.headers]
            await send(message)

        try:
            await self.app(scope, receive, guarded)
        except Exception:
            log.exception("an endpoint failed", extra={"path": scope["path"]})
            if started:
                raise
            failure = msgspec.json.encode(Refused("internal").to_message())
            await Response(failure, 500, media_type="application/json")(scope, receive, guarded)
        finally:
            count_request(scope, status, time.perf_counter() - start)


def count_request(scope: Scope, status: int, seconds: float) -> None:
    """Count a request; a slow one is worth a line."""
    metrics.REQUESTS.labels(method=scope["method"], status=f"{status // 100}xx").inc()
    metrics.REQUEST_SECONDS.observe(seconds)
    if seconds > SLOW:
        extra = {"path": scope["path"], "status": status, "seconds": round(seconds, 3)}
        log.warning("a slow request", extra=extra)

"""Who may ask what how often: origins, headers, limits."""

from __future__ import annotations

import ipaddress
import logging
import socket
import time
from collections import OrderedDict
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tetrarch.server import metrics
from tetrarch.server.config import Settings
from tetrarch.server.refusals import Refused

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
SAFE = ("GET", "HEAD", "OPTIONS")

# purpose -> (tokens a second, tokens at most), for each address; `account` for each account
LIMITS: dict[str, tuple[float, float]] = {
    "write": (30.0, 90.0),
    "session": (0.2, 30.0),
    "sign_in": (0.2, 20.0),
    "account": (0.1, 10.0),
    "heavy": (0.5, 15.0),
    "social": (0.5, 40.0),
    "socket": (5.0, 60.0),
}
MESSAGES = (10.0, 20.0)  # for each socket


class Bucket:
    """So many at once, so many a second."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self.tokens, self.at = most, time.monotonic()

    def take(self) -> float:
        """0.0 if there was one, else the seconds until there will be."""
        now = time.monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1.0:
            return (1.0 - self.tokens) / self.rate
        self.tokens -= 1.0
        return 0.0


class Limits:
    """Buckets by purpose and address; the factor scales them, 0 switches them off."""

    def __init__(self, factor: float, most: int = 20_000) -> None:
        self.factor, self.most = factor, most
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def check(self, purpose: str, address: str) -> None:
        if not self.factor:
            return
        key = purpose, address
        if key not in self.buckets:
            self.buckets[key] = self.bucket(LIMITS[purpose])
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        spend(self.buckets[key])

    def bucket(self, limit: tuple[float, float]) -> Bucket:
        factor = self.factor or 1e9
        return Bucket(limit[0] * factor, limit[1] * factor)


def spend(bucket: Bucket) -> None:
    wait = bucket.take()
    if wait > 0.0:
        raise Refused("rate_limited", seconds=max(1, round(wait)))


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
    return name in ("localhost", socket.gethostname().lower()) or is_address(name)


def is_address(name: str) -> bool:
    """A name of the form 192.168.0.7: no foreign page can make it point elsewhere."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


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


class Guard:
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
            failure = msgspec.json.encode(Refused("internal").wire())
            await Response(failure, 500, media_type="application/json")(scope, receive, guarded)
        finally:
            counted(scope, status, time.perf_counter() - start)


def counted(scope: Scope, status: int, seconds: float) -> None:
    """Count a request; a slow one is worth a line."""
    metrics.REQUESTS.add(method=scope["method"], status=f"{status // 100}xx")
    metrics.REQUEST.observe(seconds)
    if seconds > SLOW:
        extra = {"path": scope["path"], "status": status, "seconds": round(seconds, 3)}
        log.warning("a slow request", extra=extra)

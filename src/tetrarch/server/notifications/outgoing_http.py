"""Requests from the server to addresses that people have given: to public machines only, and to nothing else.

A name is resolved once. If any of its addresses is not a public one, nothing is sent; else the connection
goes to the very address that was looked at, so that a name which changes its mind in between wins nothing.
The certificate and the Host header are still those of the name. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

import httpx2

TIMEOUT = 5.0  # seconds for a whole request
MAX_ANSWER_BYTES = 64 * 1024  # bytes of an answer
MAX_URL_LENGTH = 2000  # characters of an address
Resolver = Callable[[str, int], Awaitable[list[str]]]

# Ranges that lead, or may lead, elsewhere than to one public machine, where Python's own judgement differs
# between versions: shared and benchmarking networks, and those that carry an older address inside.
SPECIAL_NETWORKS = [
    ipaddress.ip_network(text)
    for text in (
        "0.0.0.0/8",
        "100.64.0.0/10",
        "192.0.0.0/24",
        "192.88.99.0/24",
        "198.18.0.0/15",
        "240.0.0.0/4",
        "::/96",
        "::ffff:0:0/96",
        "64:ff9b::/96",
        "64:ff9b:1::/48",
        "100::/64",
        "2001::/23",
        "2002::/16",
        "fc00::/7",
        "fec0::/10",
    )
]


class UnsafeAddress(Exception):
    """An address to which nothing is sent. The reason is one word: scheme, host, port, private."""


class Unreachable(Exception):
    """Nobody answered, or not in time. The reason is one word: name, time, size, line."""


@dataclass(frozen=True)
class Destination:
    """Where a request goes: the name and port as given, and the one address that it was resolved to."""

    url: SplitResult
    host: str
    port: int
    address: str

    @property
    def target(self) -> str:
        address = f"[{self.address}]" if ":" in self.address else self.address
        query = f"?{self.url.query}" if self.url.query else ""
        return f"{self.url.scheme}://{address}:{self.port}{self.url.path or '/'}{query}"

    @property
    def host_header(self) -> str:
        """The Host header."""
        usual = {"https": 443, "http": 80}[self.url.scheme]
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == usual else f"{host}:{self.port}"


async def resolve_host(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(TIMEOUT):
            rows = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):  # a time-out is an OSError, too
        raise Unreachable("name") from None
    return [str(sockaddr[0]) for *_, sockaddr in rows]


def is_public(text: str) -> bool:
    """Whether an address belongs to one public machine."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if any(address in network for network in SPECIAL_NETWORKS if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class OutgoingHttp:
    """The one way out. `allowed` are hosts (`name` or `name:port`) that may be private and plain http."""

    def __init__(
        self,
        ports: tuple[int, ...] = (443,),
        allowed: tuple[str, ...] = (),
        resolve: Resolver = resolve_host,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.ports, self.allowed, self.resolve = ports, frozenset(allowed), resolve
        self.context = context or ssl.create_default_context()

    async def destination(self, address: str) -> Destination:
        """Where an address leads, if something may be sent there."""
        url, host, port = split_address(address)
        trusted = not self.allowed.isdisjoint((host, f"{host}:{port}"))
        if not trusted and url.scheme != "https":
            raise UnsafeAddress("scheme")
        if not trusted and port not in self.ports:
            raise UnsafeAddress("port")
        addresses = await self.resolve(host, port)
        if not addresses:
            raise Unreachable("name")
        if not trusted and not all(map(is_public, addresses)):
            raise UnsafeAddress("private")
        return Destination(url, host, port, addresses[0])

    async def post(self, address: str, content: bytes, headers: dict[str, str]) -> int:
        """Send, and give the status of the answer; what it says is not looked at."""
        try:
            async with asyncio.timeout(TIMEOUT):
                return await self._post(await self.destination(address), content, headers)
        except TimeoutError:
            raise Unreachable("time") from None
        except (httpx2.HTTPError, httpx2.InvalidURL, ssl.SSLError, OSError):
            raise Unreachable("line") from None

    async def _post(self, destination: Destination, content: bytes, headers: dict[str, str]) -> int:
        own = {"host": destination.host_header, "user-agent": "Tetrarch", "accept-encoding": "identity"}
        client = httpx2.AsyncClient(
            verify=self.context, timeout=TIMEOUT, follow_redirects=False, trust_env=False
        )
        async with client:
            request = client.build_request(
                "POST", destination.target, content=content, headers={**headers, **own}
            )
            request.extensions = {**request.extensions, "sni_hostname": destination.host}
            answer = await client.send(request, stream=True)
            try:
                await _check_size(answer)
            finally:
                await answer.aclose()
            return answer.status_code


async def _check_size(answer: httpx2.Response) -> None:
    """Read an answer to its end; Unreachable if it is too large."""
    size = 0
    async for chunk in answer.aiter_raw():
        size += len(chunk)
        if size > MAX_ANSWER_BYTES:
            raise Unreachable("size")


def split_address(address: str) -> tuple[SplitResult, str, int]:
    """An address in its parts: without a user's name, and all of it printable ASCII but for the host."""
    try:
        url = urlsplit(address)
        host, port = url.hostname, url.port
    except ValueError:
        raise UnsafeAddress("host") from None
    rest = f"{url.path}{url.query}"
    if len(address) > MAX_URL_LENGTH or not address.isprintable() or not rest.isascii() or " " in address:
        raise UnsafeAddress("host")
    if url.scheme not in ("https", "http"):
        raise UnsafeAddress("scheme")
    if not host or "@" in url.netloc or "\\" in address:
        raise UnsafeAddress("host")
    try:
        name = host if ":" in host else host.encode("idna").decode()
    except UnicodeError:
        raise UnsafeAddress("host") from None
    return url, name, (443 if url.scheme == "https" else 80) if port is None else port

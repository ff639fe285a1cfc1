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

PATIENCE = 5.0  # seconds for all of it
LARGEST = 64 * 1024  # bytes of an answer
LONGEST = 2000  # characters of an address
Resolver = Callable[[str, int], Awaitable[list[str]]]

# Ranges that lead, or may lead, elsewhere than to one public machine, where Python's own judgement differs
# between versions: shared and benchmarking networks, and those that carry an older address inside.
NEVER = [
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


class Unsafe(Exception):
    """An address to which nothing is sent. The reason is one word: scheme, host, port, private."""


class Unreachable(Exception):
    """Nobody answered, or not in time. The reason is one word: name, time, size, line."""


@dataclass(frozen=True)
class Place:
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
    def named(self) -> str:
        """The Host header."""
        usual = {"https": 443, "http": 80}[self.url.scheme]
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == usual else f"{host}:{self.port}"


async def resolved(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(PATIENCE):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except TimeoutError:
        raise Unreachable("name") from None
    except (OSError, UnicodeError):
        raise Unreachable("name") from None
    return [str(sockaddr[0]) for *_, sockaddr in found]


def public(text: str) -> bool:
    """Whether an address belongs to one public machine."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if any(address in network for network in NEVER if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class Outgoing:
    """The one way out. `allowed` are hosts (`name` or `name:port`) that may be private and plain http."""

    def __init__(
        self,
        ports: tuple[int, ...] = (443,),
        allowed: tuple[str, ...] = (),
        resolve: Resolver = resolved,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.ports, self.allowed, self.resolve = ports, frozenset(allowed), resolve
        self.context = context or ssl.create_default_context()

    async def place(self, address: str) -> Place:
        """Where an address leads, if something may be sent there."""
        url, host, port = parsed(address)
        trusted = not self.allowed.isdisjoint((host, f"{host}:{port}"))
        if not trusted and url.scheme != "https":
            raise Unsafe("scheme")
        if not trusted and port not in self.ports:
            raise Unsafe("port")
        found = await self.resolve(host, port)
        if not found:
            raise Unreachable("name")
        if not trusted and not all(map(public, found)):
            raise Unsafe("private")
        return Place(url, host, port, found[0])

    async def post(self, address: str, content: bytes, headers: dict[str, str]) -> int:
        """Send, and give the status of the answer; what it says is not looked at."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._post(await self.place(address), content, headers)
        except TimeoutError:
            raise Unreachable("time") from None
        except (httpx2.HTTPError, httpx2.InvalidURL, ssl.SSLError, OSError):
            raise Unreachable("line") from None

    async def _post(self, place: Place, content: bytes, headers: dict[str, str]) -> int:
        given = {**headers, "host": place.named, "user-agent": "Tetrarch", "accept-encoding": "identity"}
        client = httpx2.AsyncClient(
            verify=self.context, timeout=PATIENCE, follow_redirects=False, trust_env=False
        )
        name = {"sni_hostname": place.host}
        async with client:
            request = client.build_request("POST", place.target, content=content, headers=given)
            request.extensions = {**request.extensions, **name}
            answer = await client.send(request, stream=True)
            try:
                await _bounded(answer)
            finally:
                await answer.aclose()
            return answer.status_code


async def _bounded(answer: httpx2.Response) -> None:
    size = 0
    async for chunk in answer.aiter_raw():
        size += len(chunk)
        if size > LARGEST:
            raise Unreachable("size")


def parsed(address: str) -> tuple[SplitResult, str, int]:
    """An address in its parts: without a user's name, and all of it printable ASCII but for the host."""
    try:
        url = urlsplit(address)
        host, port = url.hostname, url.port
    except ValueError:
        raise Unsafe("host") from None
    rest = f"{url.path}{url.query}"
    if len(address) > LONGEST or not address.isprintable() or not rest.isascii() or " " in address:
        raise Unsafe("host")
    if url.scheme not in ("https", "http"):
        raise Unsafe("scheme")
    if not host or "@" in url.netloc or "\\" in address:
        raise Unsafe("host")
    try:
        name = host if ":" in host else host.encode("idna").decode()
    except UnicodeError:
        raise Unsafe("host") from None
    return url, name, (443 if url.scheme == "https" else 80) if port is None else port

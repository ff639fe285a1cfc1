"""The way out: to public machines only, at the address that was looked at, and not for long."""

import asyncio
import datetime
import ssl
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from server.listener import Listener
from tetrarch.server.notifications import outgoing_http
from tetrarch.server.notifications.outgoing_http import (
    MAX_ANSWER_BYTES,
    OutgoingHttp,
    Unreachable,
    UnsafeAddress,
    is_public,
    resolve_host,
)

PRIVATE = {
    "this network": "0.0.0.0",
    "loopback": "127.0.0.1",
    "loopback, further on": "127.8.8.8",
    "private a": "10.1.2.3",
    "private b": "172.16.0.1",
    "private b, last": "172.31.255.255",
    "private c": "192.168.1.1",
    "link-local": "169.254.0.1",
    "metadata of clouds": "169.254.169.254",
    "shared": "100.64.0.1",
    "protocols": "192.0.0.8",
    "documentation": "192.0.2.1",
    "benchmarks": "198.18.0.1",
    "relay to 6": "192.88.99.1",
    "multicast": "224.0.0.1",
    "multicast, global": "233.252.0.1",
    "reserved": "240.0.0.1",
    "broadcast": "255.255.255.255",
    "unspecified 6": "::",
    "loopback 6": "::1",
    "mapped loopback": "::ffff:127.0.0.1",
    "mapped public": "::ffff:93.184.216.34",
    "compatible": "::127.0.0.1",
    "translated": "64:ff9b::7f00:1",
    "translated locally": "64:ff9b:1::1",
    "discard": "100::1",
    "teredo": "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "6to4": "2002:7f00:1::",
    "documentation 6": "2001:db8::1",
    "unique local": "fd12:3456::1",
    "link-local 6": "fe80::1",
    "link-local 6 with its zone": "fe80::1%eth0",
    "site-local": "fec0::1",
    "multicast 6": "ff02::1",
    "multicast 6, global": "ff0e::1",
    "no address at all": "example.org",
}


@pytest.mark.parametrize("kind", PRIVATE)
def test_addresses_that_are_not_public(kind: str) -> None:
    assert not is_public(PRIVATE[kind])
    with pytest.raises(UnsafeAddress, match="private"):
        asyncio.run(OutgoingHttp(resolve=names(PRIVATE[kind])).destination("https://hook.example/"))


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "8.8.8.8", "172.32.0.1", "2606:2800:220:1::1", "2a00::1"]
)
def test_public_addresses(address: str) -> None:
    assert is_public(address)
    destination = asyncio.run(OutgoingHttp(resolve=names(address)).destination("https://hook.example/x?y=1"))
    assert destination.address == address and destination.host_header == "hook.example"
    shown = f"[{address}]" if ":" in address else address
    assert destination.target == f"https://{shown}:443/x?y=1"


def names(*addresses: str) -> Callable[[str, int], Awaitable[list[str]]]:
    """A resolver that knows one answer."""

    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    return resolve


def test_one_private_address_among_public_ones_is_enough() -> None:
    with pytest.raises(UnsafeAddress, match="private"):
        asyncio.run(OutgoingHttp(resolve=names("8.8.8.8", "10.0.0.1")).destination("https://hook.example/"))
    with pytest.raises(Unreachable, match="name"):
        asyncio.run(OutgoingHttp(resolve=names()).destination("https://hook.example/"))


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://hook.example/", "scheme"),
        ("ftp://hook.example/", "scheme"),
        ("file:///etc/passwd", "scheme"),
        ("hook.example", "scheme"),
        ("https://hook.example:8443/", "port"),
        ("https://hook.example:22/", "port"),
        ("https://hook.example:99999/", "host"),
        ("https:///x", "host"),
        ("https://me:secret@hook.example/", "host"),
        ("https://hook.example\\@10.0.0.1/", "host"),
        ("https://hook.example/a b", "host"),
        ("https://hook.example/\r\nX: y", "host"),
        ("https://hook.example/ż", "host"),
        ("https://[::1/", "host"),
        ("https://a..b/", "host"),
        (f"https://hook.example/{'x' * 2000}", "host"),
    ],
)
def test_addresses_that_are_refused_before_anything_is_looked_up(address: str, why: str) -> None:
    async def never(host: str, port: int) -> list[str]:
        raise AssertionError("looked up")

    with pytest.raises(UnsafeAddress, match=why):
        asyncio.run(OutgoingHttp(resolve=never).destination(address))


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "2130706433", "0x7f.1", "[::1]", "localhost", "[::ffff:7f00:1]"]
)
def test_other_ways_to_write_this_machine(host: str) -> None:
    """With the system's own resolver."""
    with pytest.raises((UnsafeAddress, Unreachable)) as refused:
        asyncio.run(OutgoingHttp().post(f"https://{host}/", b"", {}))
    assert str(refused.value) in ("private", "name")


def test_ports_and_hosts_that_the_settings_allow() -> None:
    wide = OutgoingHttp((443, 8443), ("10.0.0.1:80", "ntfy.local"), names("10.0.0.1"))
    assert asyncio.run(wide.destination("http://10.0.0.1/")).host_header == "10.0.0.1"
    assert asyncio.run(wide.destination("http://ntfy.local:81/x")).target == "http://10.0.0.1:81/x"
    with pytest.raises(UnsafeAddress, match="private"):
        asyncio.run(wide.destination("https://10.0.0.1:8443/"))
    public = OutgoingHttp((443, 8443), resolve=names("2a00::1"))
    assert asyncio.run(public.destination("https://[2a00::1]:8443/")).host_header == "[2a00::1]:8443"
    assert asyncio.run(public.destination("https://żółw.example/")).host_header == "xn--w-uga1v8h.example"


def test_names_that_nobody_knows() -> None:
    with pytest.raises(Unreachable, match="name"):
        asyncio.run(resolve_host("nobody.invalid", 443))
    with pytest.raises(Unreachable, match="name"):
        asyncio.run(resolve_host("a" * 70 + ".example", 443))


def test_a_resolver_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing_http, "TIMEOUT", 0.05)

    async def slow(*_: object, **__: object) -> None:
        await asyncio.sleep(600)

    async def ask() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", slow)
        await resolve_host("slow.example", 443)

    with pytest.raises(Unreachable, match="name"):
        asyncio.run(ask())


# real connections


@pytest.fixture(scope="module")
def identity(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of hook.example, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "hook.example")])
    now = datetime.datetime.now(datetime.UTC)
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - datetime.timedelta(hours=1))
    builder = builder.not_valid_after(now + datetime.timedelta(hours=1))
    alternative = x509.SubjectAlternativeName([x509.DNSName("hook.example")])
    builder = builder.add_extension(alternative, critical=False)
    builder = builder.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
    made = builder.sign(key, hashes.SHA256())
    file = tmp_path_factory.mktemp("tls") / "hook.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return file


def served(identity: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(identity)
    return context


def test_the_connection_goes_to_the_address_that_was_looked_at(
    identity: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that is public when it is checked and private a moment later: nothing asks a second time."""
    answers = [["127.0.0.1"], ["10.0.0.1"]]

    async def rebinding(host: str, port: int) -> list[str]:
        return answers.pop(0)

    monkeypatch.setattr(
        outgoing_http, "is_public", lambda text: IPv4Address(text) == IPv4Address("127.0.0.1")
    )
    with Listener(served(identity)) as listener:
        outgoing = OutgoingHttp((listener.port,), (), rebinding, ssl.create_default_context(cafile=identity))
        url = f"https://hook.example:{listener.port}/a?b=c"
        assert asyncio.run(outgoing.post(url, b"hello", {"x-mark": "1"})) == 201
        [heard] = listener.heard
        assert (heard.path, heard.body, heard.headers["x-mark"]) == ("/a?b=c", b"hello", "1")
        assert heard.name == "hook.example" and heard.headers["host"] == f"hook.example:{listener.port}"
        assert len(answers) == 1, "resolved once"
        with pytest.raises(UnsafeAddress, match="private"):
            asyncio.run(outgoing.post(url, b"hello", {}))
        assert len(listener.heard) == 1


def test_the_certificate_must_be_that_of_the_name(identity: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing_http, "is_public", lambda text: True)
    with Listener(served(identity)) as listener:
        ports = (listener.port,)
        trusting = ssl.create_default_context(cafile=identity)
        for outgoing, host in (
            (OutgoingHttp(ports, (), names("127.0.0.1"), trusting), "other.example"),
            (OutgoingHttp(ports, (), names("127.0.0.1")), "hook.example"),
        ):
            with pytest.raises(Unreachable, match="line"):
                asyncio.run(outgoing.post(f"https://{host}:{listener.port}/", b"", {}))
        assert listener.heard == []


def test_redirects_are_not_followed_and_proxies_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with Listener() as listener, Listener() as other:
        monkeypatch.setenv("HTTP_PROXY", f"http://{other.host}")
        monkeypatch.setenv("ALL_PROXY", f"http://{other.host}")
        listener.status, listener.headers = 307, {"location": other.url}
        outgoing = OutgoingHttp(allowed=(listener.host, other.host))
        assert asyncio.run(outgoing.post(listener.url, b"{}", {})) == 307
        assert len(listener.heard) == 1 and other.heard == []


def test_answers_that_are_too_large_or_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    with Listener() as listener:
        outgoing = OutgoingHttp(allowed=(listener.host,))
        listener.body = b"x" * MAX_ANSWER_BYTES
        assert asyncio.run(outgoing.post(listener.url, b"{}", {})) == 201
        listener.body = b"x" * (MAX_ANSWER_BYTES + 1)
        with pytest.raises(Unreachable, match="size"):
            asyncio.run(outgoing.post(listener.url, b"{}", {}))
        monkeypatch.setattr(outgoing_http, "TIMEOUT", 0.3)
        listener.body, listener.headers = b"", {"content-length": "5"}
        with pytest.raises(Unreachable, match=r"time|line"):
            asyncio.run(outgoing.post(listener.url, b"{}", {}))
    with pytest.raises(Unreachable, match="line"):
        asyncio.run(outgoing.post(listener.url, b"{}", {}))

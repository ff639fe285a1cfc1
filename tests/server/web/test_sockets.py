"""Compression of sockets: what a client reads is what was sent, and little memory is kept for it."""

from __future__ import annotations

import random

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from tetrarch.server.web.socket_protocol import BITS, Deflate, DeflateFactory


def ends(**wanted: bool | int) -> tuple[Deflate, PerMessageDeflate]:
    """A server and a client that have agreed how to compress."""
    client = ClientPerMessageDeflateFactory(**wanted)  # type: ignore[arg-type]
    answer, server = DeflateFactory().process_request_params(client.get_request_params(), [])
    assert isinstance(server, Deflate)
    return server, client.process_response_params(answer, [])


def messages(count: int) -> list[bytes]:
    """Messages that resemble each other, of all sizes around the window's."""
    chance = random.Random(7)
    words = [b'{"seat":%d,"cells":["A%d","B%d"]}' % (n, n, n * n) for n in range(300)]
    return [b"".join(chance.choices(words, k=chance.choice((1, 5, 120, 180, 900)))) for _ in range(count)]


@pytest.mark.parametrize("wanted", [{}, {"server_no_context_takeover": True}, {"server_max_window_bits": 9}])
def test_a_client_reads_what_was_sent(wanted: dict[str, bool | int]) -> None:
    server, client = ends(**wanted)
    for message in messages(60):
        sent = server.encode(Frame(Opcode.TEXT, message))
        assert client.decode(sent).data == message
        assert len(server.sent) <= 1 << BITS
        back = client.encode(Frame(Opcode.TEXT, message[:200]))
        assert server.decode(back).data == message[:200]
    assert not hasattr(server, "encoder") and not hasattr(server, "decoder")


def test_what_is_said_again_costs_little() -> None:
    message = messages(1)[0]
    server, client = ends()
    sizes = [len(server.encode(Frame(Opcode.TEXT, message[:3000])).data) for _ in range(3)]
    assert sizes[1] < 60 and sizes[2] < 60 and sizes[0] > 300
    forgetful, _ = ends(server_no_context_takeover=True)
    sizes = [len(forgetful.encode(Frame(Opcode.TEXT, message[:3000])).data) for _ in range(2)]
    assert sizes[0] == sizes[1] and not forgetful.sent


def test_pings_pass_unchanged() -> None:
    server, _ = ends()
    ping = Frame(Opcode.PING, b"1234")
    assert server.encode(ping) is ping and not server.sent

"""Sockets that take little memory: a compressor lives as long as a message, not as long as the socket.

A browser remembers the last bytes it was sent, so that what is said again costs little. To use that, a server
need not keep a compressor of 32 kB for each socket: the bytes are enough, a new compressor begins with them.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

BITS = 12  # of the window: what a client remembers is 4 kB
LEVEL = 5  # of the compressor's memory, as far as it matters for so small a window
SLOW_SECONDS = 30.0  # in which a client has to take what was sent, before it is disconnected
TAIL = b"\x00\x00\xff\xff"  # of a flushed message; left out, says RFC 7692


class Deflate(PerMessageDeflate):
    """permessage-deflate from bytes that were sent before, without anything of zlib's between messages."""

    def __init__(self, negotiated: PerMessageDeflate) -> None:
        self.forgets = negotiated.local_no_context_takeover  # as the client wants it
        bits = negotiated.remote_max_window_bits, negotiated.local_max_window_bits
        super().__init__(negotiated.remote_no_context_takeover, True, *bits)
        self.sent = b""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES:
            return frame
        known: dict[str, Any] = {"zdict": self.sent} if self.sent else {}
        packer = zlib.compressobj(wbits=-self.local_max_window_bits, memLevel=LEVEL, **known)
        data = packer.compress(frame.data) + packer.flush(zlib.Z_SYNC_FLUSH)
        if not self.forgets:
            window = 1 << self.local_max_window_bits
            self.sent = (self.sent + bytes(frame.data))[-window:]
        return Frame(frame.opcode, data.removesuffix(TAIL), frame.fin, True, frame.rsv2, frame.rsv3)


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on how to compress. Clients begin every message anew: theirs are small."""

    def __init__(self) -> None:
        super().__init__(False, True, BITS, BITS)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, negotiated = super().process_request_params(params, accepted_extensions)
        return answer, Deflate(negotiated)


class CompactWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with that compression, and without what only the beginning needs."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [DeflateFactory()]
        self.slow_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The client does not read what it is sent: it has some time to do so."""
        super().pause_writing()
        if self.slow_timer is None:
            self.slow_timer = self.loop.call_later(SLOW_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_slow_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_slow_timer()
        super().connection_lost(exc)

    def _stop_slow_timer(self) -> None:
        if self.slow_timer is not None:
            self.slow_timer.cancel()
            self.slow_timer = None

    def keepalive_timeout(self) -> None:
        """Nobody is there: what is still to be sent would never be."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """A socket that is done is closed, also if the client does not read the last of it."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(SLOW_SECONDS, self.transport.abort)

    def start_keepalive(self) -> None:
        """The socket is open: nobody needs to know any more how it was asked for."""
        super().start_keepalive()
        for headers in (self.request.headers, self.response.headers, self.scope["headers"]):
            headers.clear()  # type: ignore[union-attr]

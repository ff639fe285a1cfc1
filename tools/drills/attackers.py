"""People who mean harm, for drills and tests: against this machine alone, bounded in number and time."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from urllib.parse import urlsplit


class SilentReader:
    """A socket to a table that asks and asks, and never reads an answer."""

    def __init__(self, base: str, table: str, cookie: str = "", source: str = "127.0.0.1") -> None:
        parts = urlsplit(base)
        assert parts.hostname in ("localhost", "127.0.0.1"), "drills stay on this machine"
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.settimeout(30)
        self.line.bind((source, 0))
        self.line.connect(("127.0.0.1", parts.port))
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: {parts.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self.line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert b" 101 " in self.line.recv(40), "no socket"

    def say(self, **message: object) -> None:
        """Send a message, masked as RFC 6455 wants it."""
        data, mask = json.dumps(message).encode(), b"\0\0\0\0"
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
        self.line.sendall(b"\x81" + length + mask + data)

    def ask(self, times: int) -> int:
        """Ask for the whole table so often; how often it could be asked."""
        self.line.settimeout(0.5)
        for number in range(times):
            try:
                self.say(type="hello", since=None, seat=None)
            except OSError:
                return number
        return times

    def closed(self) -> bool:
        """Whether the server has ended the connection."""
        self.line.settimeout(0.2)
        try:
            self.line.sendall(b"\x8a\x80\0\0\0\0")  # a pong that nobody has asked for
        except TimeoutError:
            return False
        except OSError:
            return True
        return False

    def close(self) -> None:
        self.line.close()

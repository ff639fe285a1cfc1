"""The socket of a table."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from tetrarch.server import schemas
from tetrarch.server.accounts import digest_of
from tetrarch.server.core import Core
from tetrarch.server.database import Unavailable
from tetrarch.server.http import address, core_of, read, token, who
from tetrarch.server.refusals import Refused
from tetrarch.server.room import Room, Subscriber, encode
from tetrarch.server.security import MESSAGES, same_origin, spend

PATH = re.compile("/api/tables/([^/]+)/live")
REFUSED, SLOW = 1008, 1013


async def live(socket: WebSocket, id: str) -> None:
    """Numbered news of a table, and moves."""
    core = core_of(socket)
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    try:
        if origin is not None and not same_origin(core.settings, origin, host):
            raise Refused("bad_origin")
        core.limits.check("socket", address(socket))
        subscriber = Subscriber(await who(socket), digest_of(token(socket) or ""))
        user = subscriber.user
        subscriber.unheard = await core.society.circle.unheard(None if user is None else user.id)
        room = await core.rooms.visit(id, user)
    except Unavailable:
        await socket.accept()
        await socket.close(SLOW)
        return
    except Refused as refused:
        if refused.code != "bad_origin":
            await socket.accept()  # a browser is told the code only of a socket that was open
        await socket.close(SLOW if refused.code == "rate_limited" else REFUSED, refused.code)
        return
    room.subscribers.add(subscriber)  # from now on the room stays in memory
    sender = Sender(socket, subscriber)
    try:
        await socket.accept()
        sender.open()
        await receive(socket, core, room, subscriber)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        sender.close()
        room.subscribers.discard(subscriber)
        room.used = time.monotonic()
        core.presence.changed(room)


class Sender:
    """Passes on what is queued; cuts off whoever is too slow or has signed out. There is a task only while
    there is something to send: most sockets are silent most of the time."""

    def __init__(self, socket: WebSocket, subscriber: Subscriber) -> None:
        self.socket, self.subscriber = socket, subscriber
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.subscriber.wake = self.wake
        self.wake()

    def wake(self) -> None:
        if self.task is None and (self.subscriber.queue or self.subscriber.lost):
            self.task = asyncio.create_task(self._send())

    async def _send(self) -> None:
        waiting, text = self.subscriber.queue, self.socket.send_text
        try:
            while waiting and not self.subscriber.lost:
                await text(waiting.pop(0).decode())
            if self.subscriber.lost:
                self.subscriber.wake = lambda: None
                await self.socket.close(SLOW)
        except (WebSocketDisconnect, RuntimeError):
            waiting.clear()  # the receiving side notices too
        finally:
            self.task = None

    def close(self) -> None:
        self.subscriber.wake = lambda: None
        if self.task is not None:
            self.task.cancel()


async def heard(socket: WebSocket) -> bytes:
    """The next message, as text or as bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text.encode() if text is not None else bytes(message["bytes"])


async def receive(socket: WebSocket, core: Core, room: Room, subscriber: Subscriber) -> None:
    bucket = core.limits.bucket(MESSAGES)
    while True:
        data = await heard(socket)
        if subscriber.lost:
            return
        key = None
        try:
            spend(bucket)
            message = read(data, schemas.ClientMessage)
            key = getattr(message, "key", None)
            await handle(core, room, subscriber, message)
        except Refused as refused:
            subscriber.push(encode(schemas.Refused(key, refused.wire())))
        except Unavailable:
            subscriber.push(encode(schemas.Refused(key, Refused("unavailable").wire())))


async def handle(core: Core, room: Room, subscriber: Subscriber, message: Any) -> None:
    """Do what a message wants. Whoever acts must be signed in and seated, as by HTTP."""
    id, user = room.table.id, subscriber.user
    if isinstance(message, schemas.Hello):
        await greet(core, room, subscriber, message)
    elif isinstance(message, schemas.Ping):
        subscriber.push(encode(schemas.Pong()))
    elif isinstance(message, schemas.Skip):
        await core.driver.skip_for(room, user)
    elif isinstance(message, schemas.SocketMove):
        move = schemas.MoveRequest(message.seat, message.token, message.number, message.key)
        subscriber.push(encode(await core.matches.move(id, user, move)))
    elif isinstance(message, schemas.SocketUndo):
        undo = schemas.UndoRequest(message.seat, message.number, message.key, message.to, message.ask)
        subscriber.push(encode(await core.matches.undo(id, user, undo)))
    elif isinstance(message, schemas.SocketConsent):
        done = await core.matches.consent(id, user, schemas.ConsentRequest(message.agree))
        subscriber.push(encode(schemas.Accepted(message.key, done.seq, room.number, False)))
    elif isinstance(message, schemas.SocketChat):
        done = await core.matches.chat(id, user, message.text)
        subscriber.push(encode(schemas.Accepted(message.key, done.seq, room.number, False)))


async def greet(core: Core, room: Room, subscriber: Subscriber, hello: schemas.Hello) -> None:
    """Bring a client up to date, and let it hear from now on. It may know more than this process."""
    await core.rooms.refresh(room, hello.since or 0)
    async with room.lock:
        if hello.seat is not None:
            room.held(subscriber.user, hello.seat)
        subscriber.wanted = hello.seat
        subscriber.seat = room.viewpoint(subscriber.user, hello.seat)
        first, subscriber.ready = not subscriber.ready, True
        room.tell(subscriber, hello.since)
        if first:
            core.presence.changed(room)
            core.notices.opened(subscriber.user, room.table.id)

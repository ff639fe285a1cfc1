"""The socket of a table."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from tetrarch.server import schemas
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.names import digest_of
from tetrarch.server.rate_limits import MESSAGES, take_or_refuse
from tetrarch.server.refusals import Refused
from tetrarch.server.services import Services
from tetrarch.server.tables.room import Room, Subscriber, encode
from tetrarch.server.web.http import client_address, current_user, decode, services_of, session_token
from tetrarch.server.web.security import same_origin

PATH = re.compile("/api/tables/([^/]+)/live")
CLOSE_REFUSED, CLOSE_TRY_AGAIN = 1008, 1013


async def serve_socket(socket: WebSocket, id: str) -> None:
    """Serve the socket of a table: send its numbered updates, take moves."""
    services = services_of(socket)
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    try:
        if origin is not None and not same_origin(services.settings, origin, host):
            raise Refused("bad_origin")
        services.limits.check("socket", client_address(socket))
        subscriber = Subscriber(await current_user(socket), digest_of(session_token(socket) or ""))
        user = subscriber.user
        subscriber.muted = await services.blocks.muted_by(None if user is None else user.id)
        room = await services.rooms.visit(id, user)
    except Unavailable:
        await socket.accept()
        await socket.close(CLOSE_TRY_AGAIN)
        return
    except Refused as refused:
        if refused.code != "bad_origin":
            await socket.accept()  # a browser is told the code only of a socket that was open
        await socket.close(CLOSE_TRY_AGAIN if refused.code == "rate_limited" else CLOSE_REFUSED, refused.code)
        return
    room.subscribers.add(subscriber)  # from now on the room stays in memory
    sender = Sender(socket, subscriber)
    try:
        await socket.accept()
        sender.open()
        await receive(socket, services, room, subscriber)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        sender.close()
        room.subscribers.discard(subscriber)
        room.last_used = time.monotonic()
        services.presence.publish(room)


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
        if self.task is None and (self.subscriber.queue or self.subscriber.disconnected):
            self.task = asyncio.create_task(self._send())

    async def _send(self) -> None:
        waiting, text = self.subscriber.queue, self.socket.send_text
        try:
            while waiting and not self.subscriber.disconnected:
                await text(waiting.pop(0).decode())
            if self.subscriber.disconnected:
                self.subscriber.wake = lambda: None
                await self.socket.close(CLOSE_TRY_AGAIN)
        except (WebSocketDisconnect, RuntimeError):
            waiting.clear()  # the receiving side notices too
        finally:
            self.task = None

    def close(self) -> None:
        self.subscriber.wake = lambda: None
        if self.task is not None:
            self.task.cancel()


async def next_message(socket: WebSocket) -> bytes:
    """The next message, as text or as bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text.encode() if text is not None else bytes(message["bytes"])


async def receive(socket: WebSocket, services: Services, room: Room, subscriber: Subscriber) -> None:
    bucket = services.limits.bucket(MESSAGES)
    while True:
        data = await next_message(socket)
        if subscriber.disconnected:
            return
        key = None
        try:
            take_or_refuse(bucket)
            message = decode(data, schemas.ClientMessage)
            key = getattr(message, "key", None)
            await handle(services, room, subscriber, message)
        except Refused as refused:
            subscriber.push(encode(schemas.Refused(key, refused.wire())))
        except Unavailable:
            subscriber.push(encode(schemas.Refused(key, Refused("unavailable").wire())))


async def handle(services: Services, room: Room, subscriber: Subscriber, message: Any) -> None:
    """Do what a message wants. Whoever acts must be signed in and seated, as by HTTP."""
    id, user = room.table.id, subscriber.user
    if isinstance(message, schemas.Hello):
        await greet(services, room, subscriber, message)
    elif isinstance(message, schemas.Ping):
        subscriber.push(encode(schemas.Pong()))
    elif isinstance(message, schemas.Skip):
        await services.bot_driver.skip_for(room, user)
    elif isinstance(message, schemas.SocketMove):
        move = schemas.MoveRequest(message.seat, message.token, message.number, message.key)
        subscriber.push(encode(await services.playing.move(id, user, move)))
    elif isinstance(message, schemas.SocketUndo):
        undo = schemas.UndoRequest(message.seat, message.number, message.key, message.to, message.ask)
        subscriber.push(encode(await services.undo.undo(id, user, undo)))
    elif isinstance(message, schemas.SocketConsent):
        done = await services.undo.consent(id, user, schemas.ConsentRequest(message.agree))
        subscriber.push(encode(schemas.Accepted(message.key, done.seq, room.number, False)))
    elif isinstance(message, schemas.SocketChat):
        done = await services.playing.chat(id, user, message.text)
        subscriber.push(encode(schemas.Accepted(message.key, done.seq, room.number, False)))


async def greet(services: Services, room: Room, subscriber: Subscriber, hello: schemas.Hello) -> None:
    """Bring a client up to date, and let it hear from now on. It may know more than this process."""
    await services.sync.refresh(room, hello.since or 0)
    async with room.lock:
        if hello.seat is not None:
            room.check_seat(subscriber.user, hello.seat)
        subscriber.wanted_seat = hello.seat
        subscriber.seat = room.viewpoint(subscriber.user, hello.seat)
        first, subscriber.ready = not subscriber.ready, True
        room.send_update(subscriber, hello.since)
        if first:
            services.presence.publish(room)
            services.inboxes.mark_table_read(subscriber.user, room.table.id)

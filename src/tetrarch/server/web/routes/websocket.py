"""The socket of a table."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from tetrarch.server import schemas
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.accounts import User
from tetrarch.server.identifiers import digest_of
from tetrarch.server.rate_limits import MESSAGE_LIMIT, take_or_refuse
from tetrarch.server.refusals import Refused
from tetrarch.server.services import Services
from tetrarch.server.tables.room import Room, Subscriber, encode
from tetrarch.server.web.http import current_user, decode, limit_address, services_of, session_token
from tetrarch.server.web.security import same_origin

log = logging.getLogger("tetrarch.server")
PATH = re.compile("/api/tables/([^/]+)/live")
CLOSE_REFUSED, CLOSE_FAILED, CLOSE_TRY_AGAIN = 1008, 1011, 1013
HELLO_SECONDS = 30.0  # in which a client says the first thing


async def serve_socket(socket: WebSocket, id: str) -> None:
    """Serve the socket of a table: send its numbered updates, take moves."""
    services, address = services_of(socket), limit_address(socket)
    opened, handshake = list[str](), list[str]()
    try:
        user, muted, room = await check_in(socket, services, id, address, opened, handshake)
    except Exception as error:  # whatever it is: slots that are not given back are lost for ever
        services.slots.release(opened + handshake)
        await turn_away(socket, id, error)
        return
    sender = Sender(socket)
    subscriber = Subscriber(user, digest_of(session_token(socket) or ""), muted, sender.wake)
    room.subscribers.add(subscriber)  # from now on the room stays in memory
    try:
        await socket.accept()
        sender.open(subscriber)
        await receive(socket, services, room, sender, subscriber, address, handshake)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        pass
    finally:
        services.slots.release(opened + handshake)
        sender.close()
        room.unsubscribe(subscriber)
        services.presence.publish(room)


async def turn_away(socket: WebSocket, id: str, error: Exception) -> None:
    """Close a socket that cannot be served, with the code that says why."""
    if isinstance(error, Refused):
        code, reason = CLOSE_REFUSED, error.code
        if error.code == "rate_limited":
            code = CLOSE_TRY_AGAIN
    elif isinstance(error, Unavailable):
        code, reason = CLOSE_TRY_AGAIN, ""
    else:
        log.error("a socket could not be served", exc_info=error, extra={"table": id})
        code, reason = CLOSE_FAILED, "internal"
    if reason != "bad_origin":
        await socket.accept()  # a browser is told the code only of a socket that was open
    await socket.close(code, reason)


async def check_in(
    socket: WebSocket, services: Services, id: str, address: str, opened: list[str], handshake: list[str]
) -> tuple[User | None, frozenset[str], Room]:
    """Who comes to which table, and whom they have muted; refused if they may not, or have too many sockets.
    `opened` gets the keys under which the socket is counted, `handshake` that until its client says hello."""
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if origin is not None and not same_origin(services.settings, origin, host):
        raise Refused("bad_origin")
    services.limits.check("socket", address)
    services.limits.check("sockets", "all")
    handshake += services.slots.take("handshake", "all")
    opened += services.slots.take("address", address)
    user = await current_user(socket)
    if user is None:  # whoever plays or has a name has a session: only the curious come without
        opened += services.slots.take("anonymous", address)
    else:
        opened += services.slots.take("person", user.id)
    muted = await services.blocks.muted_by(None if user is None else user.id)
    if id not in services.rooms.rooms:
        await services.limits.wait("load", address)
    return user, muted, await services.rooms.visit(id, user)


class Sender:
    """Sends the queue of a subscriber; closes the socket of one that is disconnected.

    There is a task only while there is something to send: most sockets are silent most of the time.
    """

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.subscriber: Subscriber | None = None  # while the socket is open
        self.task: asyncio.Task[None] | None = None

    def open(self, subscriber: Subscriber) -> None:
        """Send what is queued, now that the socket is accepted."""
        self.subscriber = subscriber
        self.wake()

    def wake(self) -> None:
        """Send what is queued, unless that is being done."""
        subscriber = self.subscriber
        if subscriber and self.task is None and (subscriber.queue or subscriber.disconnected):
            self.task = asyncio.create_task(self._send(subscriber))

    async def _send(self, subscriber: Subscriber) -> None:
        try:
            while subscriber.queue and not subscriber.disconnected:
                await self.socket.send_text(subscriber.pop().decode())
            if subscriber.disconnected:
                self.subscriber = None
                await self.socket.close(CLOSE_TRY_AGAIN)
        except (WebSocketDisconnect, RuntimeError):
            subscriber.disconnect()  # the receiving side notices too
        finally:
            self.task = None

    async def drained(self) -> None:
        """Wait until the client has taken what was queued: who does not read is not heard."""
        if self.task is not None:
            await asyncio.wait({self.task})

    def close(self) -> None:
        """Send nothing more."""
        self.subscriber = None
        if self.task is not None:
            self.task.cancel()


async def next_message(socket: WebSocket) -> bytes:
    """The next message, as text or as bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text.encode() if text is not None else bytes(message["bytes"])


async def receive(
    socket: WebSocket,
    services: Services,
    room: Room,
    sender: Sender,
    subscriber: Subscriber,
    address: str,
    handshake: list[str],
) -> None:
    bucket = services.limits.bucket(MESSAGE_LIMIT)
    while True:
        async with asyncio.timeout(None if subscriber.ready else HELLO_SECONDS):
            data = await next_message(socket)
        await sender.drained()
        if subscriber.disconnected:
            return
        key = None
        try:
            take_or_refuse(bucket)
            message = decode(data, schemas.ClientMessage)
            key = getattr(message, "key", None)
            if isinstance(message, schemas.Hello):  # what a whole table costs, one waits for
                await services.limits.wait("hello", address)
            await handle(services, room, subscriber, message)
            if subscriber.ready:
                services.slots.release(handshake)
        except Refused as refused:
            subscriber.push(encode(schemas.Refused(key, refused.to_message())))
        except Unavailable:
            subscriber.push(encode(schemas.Refused(key, Refused("unavailable").to_message())))


async def handle(services: Services, room: Room, subscriber: Subscriber, message: Any) -> None:
    """Do what a message wants. Whoever acts must be signed in and seated, as by HTTP."""
    id, user = room.table.id, subscriber.user
    if isinstance(message, schemas.Hello):
        await greet(services, room, subscriber, message)
        return
    if isinstance(message, schemas.Ping):
        subscriber.push(encode(schemas.Pong()))
        return
    if user is not None:  # however many sockets a person has
        services.limits.check("person", user.id)
    if isinstance(message, schemas.Skip):
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
        done = await services.chat.say(id, user, message.text)
        subscriber.push(encode(schemas.Accepted(message.key, done.seq, room.number, False)))


async def greet(services: Services, room: Room, subscriber: Subscriber, hello: schemas.Hello) -> None:
    """Bring a client up to date and send it all later changes. It may know more than this process."""
    await services.sync.refresh(room, hello.since or 0)
    async with room.lock:
        if hello.seat is not None:
            room.check_seat(subscriber.user, hello.seat)
        if room.connect(subscriber, hello.seat, hello.since, hello.heard):
            services.presence.publish(room)
            services.inboxes.mark_table_read(subscriber.user, room.table.id)

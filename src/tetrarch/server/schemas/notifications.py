"""Notices, on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tetrarch.server.schemas.wire import Answer, Args, Request

Lang = Annotated[str, Meta(min_length=2, max_length=8)]
Id = Annotated[str, Meta(min_length=1, max_length=24)]
Address = Annotated[str, Meta(min_length=1, max_length=2000)]


class NoticeInfo(Answer):
    """Something that I am told: `key` with `args` says it in words, where `game` is a game's id."""

    id: str
    kind: str
    key: str
    args: Args
    path: str  # the page that it is about
    table: str | None
    at: float
    read: bool


class InboxCount(Answer):
    """`unread` notices; `waiting`: the tables at which I am to answer."""

    unread: int
    waiting: int


class Inbox(Answer):
    """The newest first."""

    unread: int
    waiting: int
    notices: list[NoticeInfo]


class ReadRequest(Request):
    """The notices that I have read; none: all."""

    ids: Annotated[list[Id], Meta(max_length=400)] | None = None


class HookRequest(Request):
    """Where to tell me, and in which language."""

    url: Address
    lang: Lang = "en"


class HookInfo(Answer):
    """My webhook. `state`: failing ones are tried again, `off` after too many failures in a row."""

    url: str
    secret: str  # signs what is sent
    lang: str
    state: Literal["ok", "failing", "off"]
    problem: str | None  # what went wrong the last time: a status, or a word


class HookTest(Answer):
    """What came of a trial; `problem` as in `HookInfo`."""

    ok: bool
    problem: str | None


class PushRequest(Request):
    """A browser's subscription, as its `toJSON` gives it."""

    endpoint: Address
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]
    lang: Lang = "en"


class DeviceInfo(Answer):
    """A browser that is told by push; each knows its own endpoint."""

    id: str
    endpoint: str
    created: float


class Channels(Answer):
    """The ways by which I am told. `key`: what a browser needs to subscribe."""

    key: str
    devices: list[DeviceInfo]
    hook: HookInfo | None

"""Notification channels: the push devices and the webhook by which users are told things while away."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Literal

from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.notifications import Channel, Delivery, NoticeRow
from tetrarch.server.db.repositories.notifications.notices import MAX_FAILURES, NoticeRepository, hook_slot
from tetrarch.server.identifiers import digest_of
from tetrarch.server.notifications import web_push, webhooks
from tetrarch.server.notifications.outbox import Outbox
from tetrarch.server.notifications.outgoing_http import OutgoingHttp, Unreachable, UnsafeAddress
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.notifications import (
    Channels,
    DeviceInfo,
    HookInfo,
    HookRequest,
    HookTest,
    PushRequest,
)

MAX_DEVICES = 20  # browsers of one person


class NotificationChannels:
    """A user's push devices and webhook."""

    def __init__(self, repository: NoticeRepository, outgoing: OutgoingHttp, outbox: Outbox) -> None:
        self.repository, self.outgoing, self.outbox = repository, outgoing, outbox

    async def list_channels(self, user: User) -> Channels:
        """All channels of one user."""
        channels = await self.repository.channels(user.id)
        devices = [DeviceInfo(one.id, one.address, one.created) for one in channels if one.kind == "push"]
        hooks = [hook_info(one) for one in channels if one.kind == "webhook"]
        return Channels(web_push.public_key(await self.outbox.key()), devices, hooks[0] if hooks else None)

    async def _check_address(self, address: str) -> None:
        """Refuse an address to which nothing may be sent."""
        try:
            await self.outgoing.destination(address)
        except (UnsafeAddress, Unreachable) as error:
            raise Refused("bad_address", reason=str(error)) from None

    # the webhook

    async def _hook(self, user: User) -> Channel | None:
        channels = await self.repository.channels(user.id)
        return next((one for one in channels if one.kind == "webhook"), None)

    async def set_hook(self, user: User, wanted: HookRequest) -> HookInfo:
        """Another address; the secret stays the same."""
        await self._check_address(wanted.url)
        old = await self._hook(user)
        keys = {"secret": webhooks.new_secret()} if old is None else old.secrets
        hook = Channel(new_id(), user.id, "webhook", wanted.url, keys, wanted.lang, time.time())
        await self.repository.keep_channel(hook, hook_slot(user.id), None)
        return hook_info(hook)

    async def drop_hook(self, user: User) -> None:
        hook = await self._hook(user)
        if hook is None or not await self.repository.drop_channel(hook.id, user.id):
            raise Refused("not_found")

    async def try_hook(self, user: User) -> HookTest:
        """Send something at once. A hook that was given up is used again if it works."""
        hook = await self._hook(user)
        if hook is None:
            raise Refused("not_found")
        trial = NoticeRow(new_id(), "trial", "notices-trial", {}, "/inbox", None, time.time(), None)
        problem = await self.outbox.attempt(Delivery(trial, hook, trial.at, 0))
        await self.repository.record_delivery(hook.id, problem)
        return HookTest(problem is None, problem)

    # browsers

    async def add_device(self, user: User, session: str, wanted: PushRequest) -> DeviceInfo:
        """A browser that shall be told; it belongs to the session, and goes with it."""
        try:
            web_push.check_keys(wanted.p256dh, wanted.auth)
        except ValueError:
            raise Refused("bad_request", detail="p256dh, auth") from None
        await self._check_address(wanted.endpoint)
        keys = {"p256dh": wanted.p256dh, "auth": wanted.auth}
        device = Channel(new_id(), user.id, "push", wanted.endpoint, keys, wanted.lang, time.time())
        slot = hashlib.sha256(f"push {wanted.endpoint}".encode()).hexdigest()
        await self.repository.keep_channel(device, slot, digest_of(session))
        known = [one for one in await self.repository.channels(user.id) if one.kind == "push"]
        for old in known[:-MAX_DEVICES]:
            await self.repository.drop_channel(old.id)
        return DeviceInfo(device.id, device.address, device.created)

    async def drop_device(self, user: User, id: str) -> None:
        if not await self.repository.drop_channel(id, user.id):
            raise Refused("not_found")


def new_id() -> str:
    return secrets.token_hex(6)


def hook_info(hook: Channel) -> HookInfo:
    state: Literal["ok", "failing", "off"] = "ok"
    if hook.failures:
        state = "off" if hook.failures >= MAX_FAILURES else "failing"
    return HookInfo(hook.address, hook.secrets["secret"], hook.lang, state, hook.problem)

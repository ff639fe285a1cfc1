"""The ways by which people let themselves be told: their browsers, and a webhook."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Literal

from tetrarch.server import push, webhooks
from tetrarch.server.accounts import digest_of
from tetrarch.server.model import User
from tetrarch.server.model_notices import Channel, Letter, NoticeRow
from tetrarch.server.outbox import Outbox
from tetrarch.server.outgoing import Outgoing, Unreachable, Unsafe
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas_notices import (
    DeviceInfo,
    HookInfo,
    HookRequest,
    HookTest,
    PushRequest,
    Telling,
)
from tetrarch.server.storage_notices import ENOUGH, NoticeStorage, hook_slot

MOST = 20  # browsers of one person


class Ways:
    """Chosen, tried, given up."""

    def __init__(self, storage: NoticeStorage, outgoing: Outgoing, outbox: Outbox) -> None:
        self.storage, self.outgoing, self.outbox = storage, outgoing, outbox

    async def telling(self, user: User) -> Telling:
        """All the ways of one person."""
        channels = await self.storage.channels(user.id)
        devices = [DeviceInfo(one.id, one.address, one.created) for one in channels if one.kind == "push"]
        hooks = [hook_info(one) for one in channels if one.kind == "webhook"]
        return Telling(push.public(await self.outbox.key()), devices, hooks[0] if hooks else None)

    async def _place(self, address: str) -> None:
        """Refuse an address to which nothing may be sent."""
        try:
            await self.outgoing.place(address)
        except (Unsafe, Unreachable) as error:
            raise Refused("bad_address", reason=str(error)) from None

    # the webhook

    async def _hook(self, user: User) -> Channel | None:
        channels = await self.storage.channels(user.id)
        return next((one for one in channels if one.kind == "webhook"), None)

    async def set_hook(self, user: User, wanted: HookRequest) -> HookInfo:
        """Another address; the secret stays the same."""
        await self._place(wanted.url)
        old = await self._hook(user)
        keys = {"secret": webhooks.new_secret()} if old is None else old.secrets
        hook = Channel(new_id(), user.id, "webhook", wanted.url, keys, wanted.lang, time.time())
        await self.storage.keep_channel(hook, hook_slot(user.id), None)
        return hook_info(hook)

    async def drop_hook(self, user: User) -> None:
        hook = await self._hook(user)
        if hook is None or not await self.storage.drop_channel(hook.id, user.id):
            raise Refused("not_found")

    async def try_hook(self, user: User) -> HookTest:
        """Send something at once. A hook that was given up is used again if it works."""
        hook = await self._hook(user)
        if hook is None:
            raise Refused("not_found")
        trial = NoticeRow(new_id(), "trial", "notices-trial", {}, "/inbox", None, time.time(), None)
        problem = await self.outbox.attempt(Letter(trial, hook, trial.at, 0))
        await self.storage.told(hook.id, problem)
        return HookTest(problem is None, problem)

    # browsers

    async def add_device(self, user: User, session: str, wanted: PushRequest) -> DeviceInfo:
        """A browser that shall be told; it belongs to the session, and goes with it."""
        try:
            push.checked(wanted.p256dh, wanted.auth)
        except ValueError:
            raise Refused("bad_request", detail="p256dh, auth") from None
        await self._place(wanted.endpoint)
        keys = {"p256dh": wanted.p256dh, "auth": wanted.auth}
        device = Channel(new_id(), user.id, "push", wanted.endpoint, keys, wanted.lang, time.time())
        slot = hashlib.sha256(f"push {wanted.endpoint}".encode()).hexdigest()
        await self.storage.keep_channel(device, slot, digest_of(session))
        known = [one for one in await self.storage.channels(user.id) if one.kind == "push"]
        for old in known[:-MOST]:
            await self.storage.drop_channel(old.id)
        return DeviceInfo(device.id, device.address, device.created)

    async def drop_device(self, user: User, id: str) -> None:
        if not await self.storage.drop_channel(id, user.id):
            raise Refused("not_found")


def new_id() -> str:
    return secrets.token_hex(6)


def hook_info(hook: Channel) -> HookInfo:
    state: Literal["ok", "failing", "off"] = "ok"
    if hook.failures:
        state = "off" if hook.failures >= ENOUGH else "failing"
    return HookInfo(hook.address, hook.secrets["secret"], hook.lang, state, hook.problem)

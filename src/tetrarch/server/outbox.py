"""The outbox: what was written with a change is sent after it, at least once, by whichever process is first.

A letter is due some seconds after its notice, so that whoever answers at once is not disturbed: with the
notice the letter goes, too. What cannot be sent is tried again, less and less often, for a day.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict

from tetrarch import texts
from tetrarch.server import metrics, push, webhooks
from tetrarch.server.config import Settings
from tetrarch.server.database import Unavailable
from tetrarch.server.model_notices import Letter
from tetrarch.server.notices import worded
from tetrarch.server.outgoing import Outgoing, Unreachable, Unsafe
from tetrarch.server.security import Bucket
from tetrarch.server.storage_notices import ENOUGH, NoticeStorage

log = logging.getLogger("tetrarch.notices")
BEAT = 1.0  # seconds between two looks
LEASE = 60.0  # seconds after which a letter that somebody took and did not send is due again
AT_ONCE = 10
DAY = 24 * 3600.0
PACE = (0.1, 10.0)  # letters a second by one channel, and at once
CHANNELS = 5000  # whose pace is remembered
GONE = ("404", "410")


class Outbox:
    """Sends what is due."""

    def __init__(self, storage: NoticeStorage, outgoing: Outgoing, settings: Settings) -> None:
        self.storage, self.outgoing, self.settings = storage, outgoing, settings
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._key = settings.vapid_key

    async def key(self) -> str:
        """The key by which push services know this server: from the settings, or made on first use."""
        if not self._key:
            self._key = await self.storage.key("vapid", push.new_key)
        return self._key

    async def run(self) -> None:
        """Send until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                while await self.round(time.time() - self.settings.notice_delay):
                    pass
            except Unavailable as error:
                log.warning("nothing is sent", extra={"error": str(error)})

    async def round(self, now: float) -> int:
        """Send what is due at a moment; how much that was."""
        letters = await self.storage.take(now, LEASE, AT_ONCE)
        await asyncio.gather(*(self.deliver(one) for one in letters))
        return len(letters)

    async def deliver(self, one: Letter) -> None:
        """Send one letter, or say when it is tried again."""
        old = time.time() - one.at > DAY
        if old or one.notice.read is not None or one.channel.failures >= ENOUGH:
            await self.storage.sent(one)
            return
        if (wait := self._pace(one.channel.id)) > 0:
            await self.storage.later(one, time.time() + wait)
            return
        problem = await self.attempt(one)
        metrics.LETTERS.add(kind=one.channel.kind, result="sent" if problem is None else "failed")
        if one.channel.kind == "push" and problem in GONE:
            await self.storage.drop_channel(one.channel.id)
            return
        await self.storage.told(one.channel.id, problem)
        if problem is None:
            await self.storage.sent(one)
        else:
            await self.storage.later(one, time.time() + pause(one.tries))

    async def attempt(self, one: Letter) -> str | None:
        """Send now; what went wrong, in one word or as the status of the answer."""
        content, headers = await self._written(one)
        try:
            status = await self.outgoing.post(one.channel.address, content, headers)
        except (Unsafe, Unreachable) as error:
            return str(error)
        except Exception:
            log.exception("a notice could not be sent", extra={"channel": one.channel.id})
            return "line"
        return None if 200 <= status < 300 else str(status)

    async def _written(self, one: Letter) -> tuple[bytes, dict[str, str]]:
        """The body and the headers."""
        notice, channel, now = one.notice, one.channel, int(time.time())
        line = worded(notice, channel.lang)
        if channel.kind == "webhook":
            url = f"{self.settings.origins[0] if self.settings.origins else ''}{notice.path}"
            content = webhooks.message(notice.kind, line, url, notice.table_id, notice.at)
            return content, webhooks.headers(notice.id, channel.secrets["secret"], content, now)
        tag = f"{notice.kind} {notice.table_id or notice.id}"
        game = notice.args.get("game")
        title = texts.format(f"{game}-name", {}, channel.lang) if game else "Tetrarch"
        plain = push.message(title, line, notice.path, tag, channel.lang)
        content = push.encrypted(plain, channel.secrets["p256dh"], channel.secrets["auth"])
        contact = self.settings.contact
        return content, push.headers(await self.key(), channel.address, contact, tag, now)

    def _pace(self, channel: str) -> float:
        """How long a channel has to wait: nobody is flooded."""
        bucket = self.buckets.setdefault(channel, Bucket(*PACE))
        self.buckets.move_to_end(channel)
        if len(self.buckets) > CHANNELS:
            self.buckets.popitem(last=False)
        return bucket.take()


def pause(tries: int) -> float:
    """Seconds until the next attempt."""
    return float(min(3600.0, 10.0 * 3.0**tries))

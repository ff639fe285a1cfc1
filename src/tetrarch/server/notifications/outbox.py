"""The outbox: notices are written with a change, and sent after it at least once, by any process.

A delivery is due some seconds after its notice, so that whoever answers at once is not disturbed: with the
notice the delivery goes, too. What cannot be sent is tried again, less and less often, for a day.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from urllib.parse import urlsplit

from tetrarch import texts
from tetrarch.server import metrics
from tetrarch.server.config import Settings
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.notifications import Delivery
from tetrarch.server.db.repositories.notifications.notices import MAX_FAILURES, NoticeRepository
from tetrarch.server.notifications import web_push, webhooks
from tetrarch.server.notifications.notices import notice_text
from tetrarch.server.notifications.outgoing_http import OutgoingHttp, Unreachable, UnsafeAddress
from tetrarch.server.rate_limits import TokenBucket

log = logging.getLogger("tetrarch.notices")
INTERVAL = 1.0  # seconds between two rounds
LEASE = 60.0  # seconds after which a delivery that somebody took and did not send is due again
BATCH = 10  # deliveries that are taken together
MAX_AT_ONCE = 64  # deliveries under way
MAX_OF_HOST = 16  # of them, to one host
MAX_SLOW = 16  # of them, to hosts that were slow the last time
SLOW = 1.0  # seconds
BUSY_PAUSE = 5.0  # seconds until a delivery to a busy host is due again
DAY = 24 * 3600.0
CHANNEL_RATE = (0.1, 10.0)  # deliveries a second by one channel, and at once
MAX_BUCKETS = 5000  # channels whose rate is remembered
GONE_STATUSES = ("404", "410")


class Outbox:
    """Sends the deliveries that are due."""

    def __init__(self, repository: NoticeRepository, outgoing: OutgoingHttp, settings: Settings) -> None:
        self.repository, self.outgoing, self.settings = repository, outgoing, settings
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self.sending: set[asyncio.Task[None]] = set()
        self.slow_hosts: set[str] = set()  # those that were slow the last time
        self.busy_hosts: Counter[str] = Counter()  # how many deliveries are under way, by host
        self.busy_slow = 0  # those of them that go to slow hosts
        self._key = settings.vapid_key

    async def key(self) -> str:
        """The key by which push services know this server: from the settings, or made on first use."""
        if not self._key:
            self._key = await self.repository.server_key("vapid", web_push.new_key)
        return self._key

    async def run(self) -> None:
        """Send until cancelled."""
        try:
            while True:
                await asyncio.sleep(INTERVAL)
                try:
                    while await self.start_due(time.time() - self.settings.notice_delay):
                        pass
                except Unavailable as error:
                    log.warning("nothing is sent", extra={"error": str(error)})
        finally:
            for task in self.sending:
                task.cancel()

    async def send_due(self, now: float) -> int:
        """Send a batch of what is due at a moment, to the end; how many deliveries that were."""
        started = await self.start_due(now)
        await asyncio.gather(*started)
        return len(started)

    async def start_due(self, now: float) -> list[asyncio.Task[None]]:
        """Start to send a batch of what is due at a moment. Nobody waits for a slow address but itself."""
        free = MAX_AT_ONCE - len(self.sending)
        started = []
        for delivery in await self.repository.take_deliveries(now, LEASE, min(BATCH, free)) if free else ():
            task = asyncio.create_task(self._deliver_in_lane(delivery))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)
            started.append(task)
        return started

    async def _deliver_in_lane(self, delivery: Delivery) -> None:
        """Deliver; to an address that was slow only as long as the other slow ones leave room."""
        host = urlsplit(delivery.channel.address).netloc
        slow = host in self.slow_hosts
        try:
            if self.busy_hosts[host] >= MAX_OF_HOST or (slow and self.busy_slow >= MAX_SLOW):
                await self.repository.postpone(delivery, time.time() + BUSY_PAUSE)
                return
            self.busy_hosts[host] += 1
            self.busy_slow += slow
            started = time.monotonic()
            try:
                await self.deliver(delivery)
            finally:
                self.busy_hosts[host] -= 1
                self.busy_slow -= slow
                self._note_speed(host, time.monotonic() - started)
        except Unavailable as error:
            log.warning("a delivery is left to lapse", extra={"error": str(error)})
        except Exception:  # it is due again after its lease, and given up after a day
            log.exception("a delivery failed", extra={"notice": delivery.notice.id})

    def _note_speed(self, host: str, seconds: float) -> None:
        """Remember the hosts that were slow the last time."""
        if seconds < SLOW:
            self.slow_hosts.discard(host)
        elif len(self.slow_hosts) < MAX_BUCKETS:
            self.slow_hosts.add(host)
        if not self.busy_hosts[host]:
            del self.busy_hosts[host]

    async def deliver(self, delivery: Delivery) -> None:
        """Send one delivery, or postpone it."""
        old = time.time() - delivery.at > DAY
        if old or delivery.notice.read is not None or delivery.channel.failures >= MAX_FAILURES:
            await self.repository.delete_delivery(delivery)
            return
        if (wait := self._seconds_to_wait(delivery.channel.id)) > 0:
            await self.repository.postpone(delivery, time.time() + wait)
            return
        problem = await self.attempt(delivery)
        metrics.DELIVERIES.labels(
            kind=delivery.channel.kind, result="sent" if problem is None else "failed"
        ).inc()
        if delivery.channel.kind == "push" and problem in GONE_STATUSES:
            await self.repository.drop_channel(delivery.channel.id)
            return
        await self.repository.record_delivery(delivery.channel.id, problem)
        if problem is None:
            await self.repository.delete_delivery(delivery)
        else:
            await self.repository.postpone(delivery, time.time() + retry_delay(delivery.tries))

    async def attempt(self, delivery: Delivery) -> str | None:
        """Send now; what went wrong, in one word or as the status of the answer."""
        content, headers = await self._compose(delivery)
        try:
            status = await self.outgoing.post(delivery.channel.address, content, headers)
        except (UnsafeAddress, Unreachable) as error:
            return str(error)
        except Exception:
            log.exception("a notice could not be sent", extra={"channel": delivery.channel.id})
            return "line"
        return None if 200 <= status < 300 else str(status)

    async def _compose(self, delivery: Delivery) -> tuple[bytes, dict[str, str]]:
        """The body and the headers."""
        notice, channel, now = delivery.notice, delivery.channel, int(time.time())
        line = notice_text(notice, channel.lang)
        if channel.kind == "webhook":
            url = f"{self.settings.origins[0] if self.settings.origins else ''}{notice.path}"
            content = webhooks.message(notice.kind, line, url, notice.table_id, notice.at)
            return content, webhooks.headers(notice.id, channel.secrets["secret"], content, now)
        tag = f"{notice.kind} {notice.table_id or notice.id}"
        game = notice.args.get("game")
        title = texts.format(f"{game}-name", {}, channel.lang) if game else "Tetrarch"
        plain = web_push.message(title, line, notice.path, tag, channel.lang)
        content = web_push.encrypt(plain, channel.secrets["p256dh"], channel.secrets["auth"])
        contact = self.settings.contact
        return content, web_push.headers(await self.key(), channel.address, contact, tag, now)

    def _seconds_to_wait(self, channel: str) -> float:
        """How long a channel has to wait: nobody is flooded."""
        bucket = self.buckets.setdefault(channel, TokenBucket(*CHANNEL_RATE))
        self.buckets.move_to_end(channel)
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket.take()


def retry_delay(tries: int) -> float:
    """Seconds until the next attempt."""
    return float(min(3600.0, 10.0 * 3.0**tries))

"""Waiting for an event, with a time limit."""

from __future__ import annotations

import asyncio


async def wait_for_event(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event for at most so many seconds; returns whether it was set.

    `asyncio.wait_for` of Python 3.11 swallows a cancellation that arrives together with the event; this
    function always ends when it is cancelled.
    """
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True

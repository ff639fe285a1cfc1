"""Waiting for something that may not come."""

from __future__ import annotations

import asyncio


async def came(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event, so long at most; whether it came. `asyncio.wait_for` of Python 3.11 swallows a
    cancellation that arrives together with the event; this one always ends when it is cancelled."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True

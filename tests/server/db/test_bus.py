"""The bus between processes comes back by itself, whatever happens to it."""

import asyncio

import pytest

from server.kit import HANG
from tetrarch.server.db.bus import FIRST_PAUSE, MAX_PAUSE, PostgresBus, next_pause


def test_a_listener_that_fails_does_not_end_the_bus(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    """Else the process would hear of no move any more, and nobody would know."""
    calls = list[int]()

    async def run() -> None:
        heard, bus = asyncio.Event(), PostgresBus(postgres)

        def listener() -> None:
            calls.append(len(calls))
            if len(calls) == 1:
                raise ValueError("no")
            heard.set()

        bus.subscribe("gap", listener)
        async with asyncio.timeout(HANG):
            waiting = asyncio.create_task(heard.wait())
            await asyncio.wait({waiting, bus.task}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        assert bus.live
        await bus.close()

    asyncio.run(run())
    assert calls == [0, 1] and "notifications failed" in caplog.text


def test_connections_that_end_at_once_are_made_less_and_less_often() -> None:
    pauses = [FIRST_PAUSE]
    for _ in range(6):
        pauses.append(next_pause(pauses[-1], 0.01))
    assert pauses == [0.1, 0.2, 0.4, 0.8, 1.6, MAX_PAUSE, MAX_PAUSE]
    assert next_pause(MAX_PAUSE, 60.0) == FIRST_PAUSE

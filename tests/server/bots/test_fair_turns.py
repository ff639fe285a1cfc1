"""Bots think in turn by whose table it is: whoever has many tables does not keep others waiting."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from server.kit import Client, Running, wait
from tetrarch.server import bot_levels
from tetrarch.server.bots.fair_turns import FairTurns

MANY = 8  # tables of one person


def test_who_waits_comes_in_turn() -> None:
    async def run() -> list[str]:
        turns, done = FairTurns(1), list[str]()

        async def work(whose: str) -> None:
            async with turns.turn(whose):
                await asyncio.sleep(0)
                done.append(whose)

        await asyncio.gather(*(work(whose) for whose in "aaaaabbc"))
        assert turns.free == 1 and not turns.lines
        return done

    assert "".join(asyncio.run(run())) == "aabcabaa"


def test_a_turn_is_never_lost() -> None:
    """Who waits no longer is passed over, also at the very moment of the turn."""

    async def run() -> None:
        turns = FairTurns(1)

        async def work() -> None:
            async with turns.turn("a"):
                await asyncio.sleep(0)

        for steps in range(8):
            working = [asyncio.create_task(work()) for _ in range(4)]
            for _ in range(steps):
                await asyncio.sleep(0)
            for task in working[:3]:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
            assert turns.free == 1 and not turns.lines, steps

    asyncio.run(run())


def turn_of_the_bot(client: Client, level: str) -> tuple[str, int]:
    """A new game, played until the bot is asked: its id, and how many answers it has then."""
    id = client.post("quick", {"game": "kingdom_builder", "level": level})["id"]
    while (snapshot := client.table(id))["decision"]["mine"]:
        client.move(id, snapshot)
    return id, snapshot["number"]


def test_many_tables_of_one_person_keep_nobody_elses_bot_waiting(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Theirs think as long as they may; the bot of somebody who comes last answers before most of them."""
    slow = replace(bot_levels.BY_ID["sharp"], bot="server.badbots:Hangs", bot_by_game={})
    monkeypatch.setitem(bot_levels.BY_ID, "sharp", slow)
    with Running(file, think=2.0, workers=1) as running:
        greedy, modest = running.client("Mallory"), running.client("Ania")
        theirs = [turn_of_the_bot(greedy, "sharp")[0] for _ in range(MANY)]
        mine, number = turn_of_the_bot(modest, "gentle")
        rooms = running.services.rooms.rooms
        before = sum(rooms[id].number for id in theirs)
        wait(lambda: rooms[mine].number > number)
        assert sum(rooms[id].number for id in theirs) - before < MANY - 2


def test_many_hints_of_one_person_keep_nobody_else_waiting(running: Running) -> None:
    greedy, modest = running.client("Mallory"), running.client("Ania")
    came = list[str]()

    def ask(client: Client, id: str, name: str) -> None:
        client.post(f"tables/{id}/hint", {"seat": 0, "number": client.table(id)["number"]})
        came.append(name)

    games = [client.post("quick", {"game": "kingdom_builder"})["id"] for client in (greedy, modest)]
    with ThreadPoolExecutor(MANY) as pool:
        jobs = [pool.submit(ask, greedy, games[0], "greedy") for _ in range(MANY - 1)]
        wait(lambda: running.services.bot_driver.advice.lines)
        jobs.append(pool.submit(ask, modest, games[1], "modest"))
        for job in jobs:
            job.result()
    assert came.index("modest") < MANY - 2


def test_tables_are_claimed_in_turn_by_owner(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(postgres) as running:
        services = running.services
        assert services.claims is not None
        monkeypatch.setattr(services.claims, "max_tables", 0)
        greedy, modest = running.client("Mallory"), running.client("Ania")
        theirs = [turn_of_the_bot(greedy, "gentle")[0] for _ in range(3)]
        mine = turn_of_the_bot(modest, "gentle")[0]
        claimed = running.await_(services.repositories.claims.claim("one", 60.0, 2))
        assert [id for id, _ in claimed] == [theirs[0], mine]
        claimed = running.await_(services.repositories.claims.claim("other", 60.0, 5))
        assert [id for id, _ in claimed] == theirs[1:]

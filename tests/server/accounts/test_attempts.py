"""RateLimits on passwords, codes and new people hold for all processes of a database together."""

import asyncio
from collections.abc import Iterator
from itertools import cycle

import pytest
from sqlalchemy import func, select

from server.conftest import Create
from server.kit import HANG, Running
from server.members import new_name
from tetrarch.server.accounts.attempts import Attempts
from tetrarch.server.db.engine import Sqlite
from tetrarch.server.db.models.accounts import attempts
from tetrarch.server.db.repositories.accounts.attempts import AttemptRepository
from tetrarch.server.rate_limits import LIMITS, RateLimits
from tetrarch.server.refusals import Refused

Pair = tuple[Running, Running]
pytestmark = pytest.mark.usefixtures("frozen_limits")


@pytest.fixture(scope="module")
def pair(create: Create) -> Iterator[Pair]:
    """Two servers that limit, on one database."""
    url = create()
    with Running(url, rate=1.0) as one, Running(url, rate=1.0) as other:
        yield one, other


@pytest.fixture(autouse=True)
def uncounted(pair: Pair) -> None:
    """Nobody has tried anything yet."""
    for server in pair:
        server.services.limits.buckets.clear()
    pair[0].await_(pair[0].services.attempts.repository.delete_expired(1e12))


def heard(pair: Pair, path: str, body: dict[str, object], most: int) -> list[str]:
    """What one gets to hear who asks both servers in turn, until there is too much of it."""
    clients, found = cycle([server.client(None) for server in pair]), list[str]()
    while len(found) < most and "rate_limited" not in found:
        found.append(next(clients).http.post(f"/api/{path}", json=body).json().get("error", ""))
    return found


def test_passwords_and_codes_are_counted_together(pair: Pair) -> None:
    body = {"username": new_name(), "password": "wrong secret"}
    *wrong, last = heard(pair, "account/sign-in", body, 20)
    assert last == "rate_limited" and set(wrong) == {"wrong_sign_in"}
    assert len(wrong) == LIMITS["account"][1], "with a count for each process there would be twice as many"
    other = heard(pair, "account/sign-in", {**body, "username": new_name()}, 1)
    codes = heard(pair, "account/recover", {**body, "code": "abcd", "password": "a new secret"}, 2)
    assert other == ["wrong_sign_in"] and codes == ["wrong_code"] * 2, "counted apart"


def test_new_people_are_counted_together(pair: Pair) -> None:
    *short, last = heard(pair, "account", {"username": new_name(), "password": "short"}, 60)
    assert last == "rate_limited" and set(short) == {"bad_password"}
    assert len(short) == LIMITS["session"][1]


def test_of_many_at_once_none_is_too_many(pair: Pair) -> None:
    """At the same moment, at two servers; and later there are more again."""

    async def tried(server: Running, now: float, times: int) -> int:
        take = server.services.attempts.repository.take
        jobs = [take("somebody", now, 10.0, 10.0) for _ in range(times)]
        waits = await asyncio.gather(*jobs)
        assert all(0.0 <= wait <= 10.0 for wait in waits)
        return waits.count(0.0)

    running = [asyncio.run_coroutine_threadsafe(tried(server, 500.0, 15), server.loop) for server in pair]
    assert sum(one.result(HANG) for one in running) == 10
    assert pair[0].await_(tried(pair[0], 520.0, 5)) == 2 and pair[1].await_(tried(pair[1], 520.0, 5)) == 0
    assert pair[1].await_(tried(pair[1], 5000.0, 15)) == 10


def test_who_need_not_wait_is_forgotten(pair: Pair) -> None:
    server = pair[0]
    query = select(func.count()).select_from(attempts)

    def rows() -> int:
        found = server.await_(server.services.database.read(lambda it: it.scalar(query)))
        return int(found)

    heard(pair, "account/sign-in", {"username": new_name(), "password": "wrong secret"}, 1)
    server.await_(server.services.attempts.delete_expired())
    assert rows() == 3, "the address, the account from there, and from strange devices"
    server.await_(server.services.attempts.repository.delete_expired(2000.0))
    assert rows() == 0


def test_a_single_process_counts_for_itself(file: object) -> None:
    """Nothing is written: the database is not even open."""
    alone = Attempts(RateLimits(1.0), AttemptRepository(Sqlite(f"sqlite+aiosqlite:///{file}")))
    for _ in range(10):
        asyncio.run(alone.check("account", "somebody"))
    with pytest.raises(Refused):
        asyncio.run(alone.check("account", "somebody"))
    asyncio.run(Attempts(RateLimits(0.0), alone.repository).check("account", "somebody"))

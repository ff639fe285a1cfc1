"""People with accounts, for tests."""

import time
from itertools import count

from argon2 import PasswordHasher

from server.kit import Client, Running

NAMES = count()
SECRET = "correct horse"
FAST_HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)  # hashes that are quickly made


def new_name() -> str:
    """A name that no account has."""
    return f"Member {next(NAMES)} {time.monotonic_ns() % 10**6}"


def member(running: Running, name: str | None = None) -> tuple[Client, str, list[str]]:
    """Somebody with an account, its name and its recovery codes."""
    client, name = running.client(None), name or new_name()
    return client, name, client.post("account", {"username": name, "password": SECRET}, 201)["codes"]


def sign_in(running: Running, name: str, password: str = SECRET) -> Client:
    client = running.client(None)
    client.post("account/sign-in", {"username": name, "password": password})
    return client


def is_signed_out(client: Client) -> bool:
    return bool(client.http.get("/api/session").status_code == 401)

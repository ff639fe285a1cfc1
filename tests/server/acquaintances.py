"""People who know each other, for tests."""

from server.kit import Client, Running
from server.members import member
from tetrarch.server.db.repositories.accounts.accounts import AccountRepository


def id_of(client: Client) -> str:
    found: str = client.get("session")["user"]
    return found


def befriend(one: Client, other: Client) -> None:
    one.post("friends", {"person": id_of(other)})
    other.post(f"friends/{id_of(one)}/answer", {"accept": True})


def moderator(running: Running) -> Client:
    """Somebody who looks after the others."""
    client, services = member(running)[0], running.services
    kept = AccountRepository(services.database, services.bus)
    running.await_(kept.set_role(id_of(client), "moderator"))
    services.sessions.invalidate_user(id_of(client))
    return client


def delete(client: Client, path: str, status: int = 200) -> None:
    answer = client.http.delete(f"/api/{path}")
    assert answer.status_code == status, answer.text

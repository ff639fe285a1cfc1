"""Committing: what cannot be written has not happened, and two writers cannot both win."""

from pathlib import Path

import pytest

from server.kit import Running, new_key, start_two_player_game
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.repositories.tables.tables import Conflict

pytestmark = pytest.mark.both_databases


def test_a_move_that_cannot_be_written_has_not_happened(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, id = start_two_player_game(running)
    before = one.table(id)
    body = {
        "seat": 0,
        "token": before["decision"]["mine"]["moves"][0]["token"],
        "number": before["number"],
        "key": new_key(),
    }
    real = running.services.repositories.tables.write_change

    async def fails(change: object) -> None:
        raise Unavailable("the disk is full")

    async def breaks(change: object) -> None:
        raise ValueError("a fault of ours")

    async def loses(change: object) -> None:
        raise Conflict("somebody else was first")

    with one.socket(id) as socket:
        socket.hear("welcome")
        monkeypatch.setattr(running.services.repositories.tables, "write_change", fails)
        one.refused(f"tables/{id}/moves", body, "unavailable")
        monkeypatch.setattr(running.services.repositories.tables, "write_change", breaks)
        one.refused(f"tables/{id}/moves", body, "internal")
        monkeypatch.setattr(running.services.repositories.tables, "write_change", loses)
        one.refused(f"tables/{id}/moves", body, "busy")
        monkeypatch.setattr(running.services.repositories.tables, "write_change", real)
        after = one.table(id)
        assert {**after, "table": 0} == {**before, "table": 0}
        one.post(f"tables/{id}/moves", body)
        assert socket.hear("update")["seq"] == before["seq"] + 1, "nobody was told too early"


def test_two_writers_cannot_both_win(running: Running) -> None:
    """A second process that has loaded the same table loses, and is up to date afterwards."""
    from tetrarch.server.tables.commit import Committer, ConcurrentUpdate
    from tetrarch.server.tables.room import RoomEvents
    from tetrarch.server.tables.synchronisation import RoomSync

    one, other, id = start_two_player_game(running)
    services = running.services
    events = RoomEvents()
    sync = RoomSync(services.repositories.tables, services.uptime, events)
    room = running.await_(sync.load(id))
    one.move(id, one.table(id))
    from tetrarch.server.db.models.tables import Change

    with pytest.raises(ConcurrentUpdate):
        second = Committer(services.repositories.tables, sync, services.uptime, events)
        running.await_(second.commit(room, Change(id, room.seq + 1, {"undo_ask": None}), {"ask"}))
    assert room.number == one.table(id)["number"] and room.seq == one.table(id)["seq"]


def test_unused_rooms_are_forgotten(database: Path | str) -> None:
    with Running(database, rooms=2) as running:
        client = running.client()
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        body = {"game": "kingdom_builder", "seats": seats, "start": True}
        ids = [client.post("tables", body)["id"] for _ in range(4)]
        assert list(running.services.rooms.rooms) == ids[2:]
        assert client.table(ids[0])["number"] > 0

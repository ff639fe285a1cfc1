"""Reports: anybody makes them, moderators see to them."""

from typing import Any

import pytest

from server.acquaintances import id_of, moderator
from server.kit import Client, Running
from tetrarch.server.db.repositories.social import reports

pytestmark = pytest.mark.both_databases


def mine(by: Client, reader: Client) -> list[dict[str, Any]]:
    return [one for one in reader.get("reports")["reports"] if one["by"]["user"] == id_of(by)]


def test_a_line_is_kept_as_it_was(running: Running) -> None:
    ania, bruno, judge = running.client("Ania"), running.client("Bruno"), moderator(running)
    id = ania.post("quick", {"game": "kingdom_builder"})["id"]
    bruno.post(f"tables/{id}/chat", {"text": "something rude"})
    line = next(one for one in ania.table(id)["talk"] if one["kind"] == "chat")
    assert line["user"] == id_of(bruno)
    wanted = {"kind": "line", "id": id, "line": line["id"], "reason": "  rude \n words "}
    made = ania.post("reports", wanted, 201)["id"]
    assert ania.post("reports", wanted, 201)["id"] == made, "the same once more is the same"
    [found] = mine(ania, judge)
    assert found["said"] == "something rude" and found["about"]["user"] == id_of(bruno)
    assert (found["reason"], found["table"], found["line"]) == ("rude words", id, line["id"])
    judge.post(f"reports/{made}/resolve", {}, 204)
    assert mine(ania, judge) == []
    judge.refused(f"reports/{made}/resolve", {}, "not_found")


def test_people_and_tables_are_reported(running: Running) -> None:
    ania, bruno, judge = running.client("Ania"), running.client("Bruno"), moderator(running)
    id = bruno.post("quick", {"game": "kingdom_builder"})["id"]
    ania.post("reports", {"kind": "person", "id": id_of(bruno), "reason": "cheats"}, 201)
    ania.post("reports", {"kind": "table", "id": id, "reason": "its name"}, 201)
    found = {one["kind"]: one for one in mine(ania, judge)}
    assert found["person"]["about"]["user"] == id_of(bruno) and found["person"]["table"] is None
    assert found["table"]["about"] is None and found["table"]["table"] == id


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"kind": "person", "id": "nobody"}, "not_found"),
        ({"kind": "table", "id": "nowhere"}, "not_found"),
        ({"kind": "line", "id": "nowhere", "line": 1}, "not_found"),
        ({"kind": "person", "id": "me", "reason": "   "}, "bad_request"),
        ({"kind": "person", "id": "me", "reason": "x" * 501}, "bad_request"),
        ({"kind": "else", "id": "me"}, "bad_request"),
    ],
)
def test_what_cannot_be_reported(running: Running, body: dict[str, Any], error: str) -> None:
    running.client("Ania").refused("reports", {"reason": "because", **body}, error)


def test_a_note_of_the_server_is_no_ones_words(running: Running) -> None:
    ania = running.client("Ania")
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = ania.post("tables", {"game": "kingdom_builder", "seats": seats})["id"]
    running.client("Bruno").post(f"tables/{id}/join")
    line = ania.table(id)["talk"][0]
    assert line["kind"] == "note"
    for number in (line["id"], None):
        ania.refused("reports", {"kind": "line", "id": id, "line": number, "reason": "x"}, "not_found")


def test_only_moderators_read_and_resolve(running: Running) -> None:
    ania, judge = running.client("Ania"), moderator(running)
    made = ania.post("reports", {"kind": "person", "id": id_of(judge), "reason": "x"}, 201)["id"]
    assert ania.get("reports", 403)["error"] == "not_moderator"
    ania.refused(f"reports/{made}/resolve", {}, "not_moderator")
    assert mine(ania, judge)


def test_no_more_than_so_many_a_day(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ania, bruno, carla = (running.client(name) for name in ("Ania", "Bruno", "Carla"))
    monkeypatch.setattr(reports, "MAX_REPORTS_A_DAY", 1)
    ania.post("reports", {"kind": "person", "id": id_of(bruno), "reason": "x"}, 201)
    ania.refused("reports", {"kind": "person", "id": id_of(carla), "reason": "x"}, "too_many_reports")


def test_a_long_list_says_that_there_are_more(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = moderator(running)
    for name in ("Ania", "Bruno"):
        running.client(name).post("reports", {"kind": "person", "id": id_of(judge), "reason": "x"}, 201)
    monkeypatch.setattr("tetrarch.server.social.reports.PAGE_SIZE", 1)
    found = judge.get("reports")
    assert len(found["reports"]) == 1 and found["more"]

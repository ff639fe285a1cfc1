"""Choosing a set-up, sitting down together, and names at a table."""

from server.kit import Running
from tetrarch.core.match.registry import list_games


def test_every_game_has_presets_that_the_server_starts(running: Running) -> None:
    client = running.client("Ania")
    games = {one["id"]: one for one in client.get("games")["games"]}
    for descriptor in list_games():
        for preset in games[descriptor.id]["presets"]:
            wanted = {"game": descriptor.id, "seats": preset["seats"], "options": preset["options"]}
            assert client.post("quick", wanted, 201)["phase"] == "running"


def test_a_choice_that_is_blocked_names_its_ruling(running: Running) -> None:
    client = running.client(None)
    wanted = {"options": {"modules": ["chateauma"]}, "seats": 2}
    check = client.post("games/castles_of_burgundy/setup", wanted)
    assert check["seats"] == [2, 3, 4] and check["refusal"] is None
    [inns] = [one for one in check["blocked"] if one["value"] == "inns"]
    assert inns["ruling"] == "CB-334"
    assert inns["because"] == [{"option": "modules", "value": "chateauma"}]
    one = client.post("games/castles_of_burgundy/setup", {"options": {"modules": ["teams"]}, "seats": 3})
    assert one["refusal"]["ruling"] == "CB-212"
    client.refused("games/castles_of_burgundy/setup", {"options": {"modules": ["nothing"]}}, "bad_option")


def test_a_set_up_by_lot_can_be_played(running: Running) -> None:
    client = running.client("Ania")
    for game in ("kingsburg", "castles_of_burgundy"):
        options = client.get(f"games/{game}/surprise?seats=3")["options"]
        wanted = {"game": game, "seats": 3, "options": options}
        assert client.post("quick", wanted, 201)["phase"] == "running"


def test_who_is_ready(running: Running) -> None:
    ania, bruno = running.client("Ania"), running.client("Bruno")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    id = ania.post("tables", {"game": "kingsburg", "seats": seats}, 201)["id"]

    def ready() -> list[bool]:
        return [seat["ready"] for seat in ania.table(id)["table"]["seats"]]

    assert ready() == [True, False, True]
    bruno.post(f"tables/{id}/join")
    assert ready() == [True, True, True]
    with ania.socket(id) as socket:
        socket.hear("welcome")
        bruno.post(f"tables/{id}/ready", {"ready": False})
        assert socket.hear("update")["table"]["seats"][1]["ready"] is False
    assert ready() == [True, False, True]
    bruno.post(f"tables/{id}/leave")
    assert ready() == [True, False, True]


def test_two_people_of_one_name_are_told_apart_at_a_table(running: Running) -> None:
    one, two, three = (running.client("Ania") for _ in range(3))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    id = one.post("tables", {"game": "kingsburg", "seats": seats}, 201)["id"]
    two.post(f"tables/{id}/join")
    three.post(f"tables/{id}/join")
    assert [seat["name"] for seat in one.table(id)["table"]["seats"]] == ["Ania", "Ania 2", "Ania 3"]


def test_invented_names_are_never_given_twice(running: Running) -> None:
    names = []
    for _ in range(4):
        client = running.client(None)
        names.append(
            client.post("session", {"name": "Brave Heron of the Lakes", "invented": True}, 201)["name"]
        )
    assert len(set(names)) == 4 and names[0] == "Brave Heron of the Lakes"
    assert all(len(name) <= 24 for name in names)
    chosen = running.client(None).post("session", {"name": names[0]}, 201)
    assert chosen["name"] == names[0], "what people call themselves is their own affair"


def test_who_has_something_to_hide_at_a_shared_device(running: Running) -> None:
    """Cards in Council of Four are secret; who is asked in Kingdom Builder has shown the own one."""
    client = running.client("Ania")
    alone = [{"kind": "me"}, {"kind": "bot"}]
    shared = [{"kind": "me"}, {"kind": "hotseat", "name": "Ola"}]

    def covered(game: str, seats: list[dict[str, str]]) -> tuple[list[int], list[int]]:
        options = {"duchies": "same", "start_castle": "centre"} if game == "castles_of_burgundy" else {}
        wanted = {"game": game, "seats": seats, "options": options, "start": True}
        decision = client.table(client.post("tables", wanted, 201)["id"])["decision"]
        return decision["waiting"], decision["covered"]

    asked, found = covered("council_of_four", shared)
    assert found == asked and len(asked) == 1
    assert covered("council_of_four", alone)[1] == []
    assert covered("kingdom_builder", shared)[1] == []
    assert covered("castles_of_burgundy", shared)[1] == []
    assert covered("kingsburg", shared)[1] == []

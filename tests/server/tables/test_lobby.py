"""Tables before, around and after the game."""

import pytest

from server.kit import Client, Running, play_to_end, start_two_player_game, wait
from tetrarch.core.match.fair_dice import share_of

GAME = "kingdom_builder"
MINE, THEIRS = "a" * 64, "b" * 64  # nonces


def make(client: Client, *kinds: str, **more: object) -> str:
    seats = [{"kind": kind} for kind in kinds]
    return str(client.post("tables", {"game": GAME, "seats": seats, **more}, 201)["id"])


def ids(client: Client, which: str) -> list[str]:
    found: list[str] = []
    after = ""
    while True:
        page = client.get(f"tables?list={which}{after}")
        found += [table["id"] for table in page["tables"]]
        if page["next"] is None:
            return found
        after = f"&after={page['next']}"


def test_create_join_start(running: Running) -> None:
    one, other = running.client("Ania"), running.client("Bruno")
    id = make(one, "me", "open", "closed", "bot")
    private = make(one, "me", "open", private=True)
    assert id in ids(other, "open") and private not in ids(other, "open")
    assert {id, private} <= set(ids(one, "mine")) and id not in ids(other, "mine")
    before = other.table(id)
    assert before["view"] is None and before["table"]["phase"] == "open" and before["seat"] is None
    one.refused(f"tables/{id}/start", {}, "seats_open")
    other.refused(f"tables/{id}/start", {}, "not_owner")
    other.refused(f"tables/{id}/join", {"seat": 0}, "seat_taken")
    other.refused(f"tables/{id}/join", {"seat": 9}, "seat_taken")
    commitment = before["table"]["commitment"]
    with one.socket(id) as socket:
        socket.hear("welcome")
        joined = other.post(f"tables/{id}/join", {"share": share_of(THEIRS)})
        assert joined["table"]["mine"] == [1] and joined["table"]["seats"][1]["share"] == share_of(THEIRS)
        update = socket.hear("update")
        assert update["table"]["seats"][1]["name"] == "Bruno"
        assert update["talk"][-1]["key"] == "server-note-joined"
        assert other.post(f"tables/{id}/join")["table"]["mine"] == [1], "once is enough"
        running.client("Celina").refused(f"tables/{id}/join", {}, "table_full")
        one.post(f"tables/{id}/share", {"seat": 0, "share": share_of(MINE)})
        one.refused(f"tables/{id}/share", {"seat": 1, "share": share_of(MINE)}, "not_seated")
        one.post(f"tables/{id}/start")
        starting = one.table(id)["table"]
        assert starting["phase"] == "starting" and starting["commitment"] != commitment
        assert id not in ids(other, "open") and id in ids(other, "mine")
        one.refused(f"tables/{id}/nonce", {"seat": 1, "nonce": THEIRS}, "not_seated")
        one.post(f"tables/{id}/nonce", {"seat": 0, "nonce": MINE})
        other.post(f"tables/{id}/nonce", {"seat": 1, "nonce": THEIRS})
        snapshot = socket.hear("welcome")["snapshot"]
    table = snapshot["table"]
    assert (
        table["commitment"] == starting["commitment"]
        and [seat["kind"] for seat in table["seats"]][2] == "bot"
    )
    assert len(table["seats"]) == 3 and snapshot["seat"] == 0 and snapshot["view"]["seat"] == 0
    assert id not in ids(other, "open") and id in ids(other, "mine") and id in ids(other, "running")
    other.refused(f"tables/{id}/nonce", {"seat": 1, "nonce": THEIRS}, "wrong_phase")
    one.post(f"tables/{id}/leave")
    other.post(f"tables/{id}/abandon")
    result = other.table(id)["result"]
    assert result["abandoned"] and result["nonces"] == [MINE, THEIRS, ""]
    assert other.get(f"tables/{id}/verify")["ok"]


@pytest.mark.parametrize(
    "body,error",
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "bad_option"),
        ({"game": GAME, "seats": [{"kind": "me"}]}, "bad_seats"),
        ({"game": GAME, "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "bad_seats"),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "level": "divine"}]}, "bad_level"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"colour": 1}}, "bad_option"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"start_seat": 3}}, "bad_option"),
        ({"game": GAME, "seats": [{"kind": "me", "name": "<b>"}] * 2}, "bad_name"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 99}, "bad_request"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "undo": "always"}, "bad_request"),
        ({"seats": []}, "bad_request"),
        ([], "bad_request"),
    ],
)
def test_what_cannot_be_set_up(running: Running, body: object, error: str) -> None:
    running.client().refused("tables", body, error)


def test_every_option_can_be_chosen(running: Running) -> None:
    client = running.client()
    games = client.get("games")
    [game] = [game for game in games["games"] if game["id"] == GAME]
    assert [level["id"] for level in games["levels"] if level["default"]] == ["steady"]
    options = {option["id"]: option["default"] for option in game["options"]}
    options |= {"setup": "random", "guilds": ["miners", "lords", "knights"], "lords_zero": False}
    quadrants = [option for option in game["options"] if option["id"] == "quadrants"][0]
    options["quadrants"] = [f"{name}/180" for name in quadrants["values"][:4]]
    info = client.post("quick", {"game": GAME, "seats": 4, "options": options})
    assert info["options"] == options
    view = client.table(info["id"])["view"]
    assert view["guilds"] == options["guilds"] and view["quadrants"] == options["quadrants"]


def test_the_owner_changes_seats_before_the_start(running: Running) -> None:
    one, other = running.client("Ania"), running.client("Bruno")
    id = make(one, "me", "open", "open")
    change = {"seat": 1, "kind": "bot", "level": "gentle"}
    other.refused(f"tables/{id}/seats", change, "not_owner")
    one.post(f"tables/{id}/seats", change)
    one.post(f"tables/{id}/seats", {"seat": 2, "kind": "closed"})
    one.refused(f"tables/{id}/seats", {"seat": 1, "kind": "closed"}, "bad_seats")
    one.refused(f"tables/{id}/seats", {"seat": 7, "kind": "closed"}, "bad_seats")
    one.post(f"tables/{id}/seats", {"seat": 2, "kind": "open"})
    other.post(f"tables/{id}/join")
    one.refused(f"tables/{id}/seats", {"seat": 2, "kind": "bot"}, "seat_taken")
    other.post(f"tables/{id}/leave")
    one.post(f"tables/{id}/start", {"fill": "gentle"})
    assert [seat["kind"] for seat in one.table(id)["table"]["seats"]] == ["person", "bot", "bot"]
    one.refused(f"tables/{id}/seats", change, "wrong_phase")


def test_leaving_gives_the_seat_to_a_bot_and_one_may_come_back(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    one.refused(f"tables/{id}/abandon", {}, "others_playing")
    one.post(f"tables/{id}/leave")
    table = other.table(id)["table"]
    assert table["seats"][0]["kind"] == "bot" and table["seats"][0]["left"] and table["own"]
    wait(lambda: other.table(id)["decision"]["mine"])
    one.refused(f"tables/{id}/moves", {"seat": 0, "token": "end", "number": 0, "key": "x"}, "not_seated")
    assert one.table(id)["seat"] is None, "a leaver sees what spectators see"
    running.client("Celina").refused(f"tables/{id}/join", {}, "table_full")
    back = one.post(f"tables/{id}/join")
    assert back["table"]["mine"] == [0] and back["seat"] == 0
    assert [line["key"] for line in back["talk"]][-2:] == ["server-note-left", "server-note-returned"]
    other.post(f"tables/{id}/leave")
    one.post(f"tables/{id}/leave")
    over = one.table(id)
    assert over["table"]["phase"] == "abandoned" and over["result"]["abandoned"]
    one.refused(f"tables/{id}/leave", {}, "wrong_phase")
    assert id in ids(one, "finished") and id not in ids(one, "mine")


def test_leaving_before_the_start(running: Running) -> None:
    one, other = running.client("Ania"), running.client("Bruno")
    id = make(one, "me", "open")
    other.refused(f"tables/{id}/leave", {}, "not_seated")
    other.refused(f"tables/{id}/abandon", {}, "not_seated")
    other.post(f"tables/{id}/join")
    one.post(f"tables/{id}/leave")
    assert other.table(id)["table"]["own"] and other.table(id)["table"]["seats"][0]["kind"] == "open"
    other.post(f"tables/{id}/abandon")
    over = other.table(id)
    assert over["table"]["phase"] == "abandoned" and over["result"] is None
    assert other.http.get(f"/api/tables/{id}/record").json()["error"] == "not_found"
    running.client("Celina").refused(f"tables/{id}/join", {}, "wrong_phase")


def test_rematch(running: Running) -> None:
    one, other, id = start_two_player_game(running, game="lanterns")
    one.refused(f"tables/{id}/rematch", {}, "wrong_phase")
    play_to_end([one, other], id)
    running.client("Celina").refused(f"tables/{id}/rematch", {}, "not_seated")
    first = one.post(f"tables/{id}/rematch")
    assert first["phase"] == "open" and first["mine"] == [0]
    assert other.table(id)["table"]["rematch"] == first["id"]
    second = other.post(f"tables/{id}/rematch")
    assert second["id"] == first["id"] and second["phase"] == "running" and second["mine"] == [1]
    assert one.post(f"tables/{id}/rematch")["id"] == first["id"]


def test_a_rematch_against_bots_starts_at_once(running: Running) -> None:
    client = running.client()
    id = client.post("quick", {"game": GAME, "level": "gentle"})["id"]
    client.post(f"tables/{id}/abandon")
    again = client.post(f"tables/{id}/rematch")
    assert again["phase"] == "running" and again["seats"][1]["level"] == "gentle"


@pytest.mark.both_databases
def test_lists_have_pages(running: Running) -> None:
    client = running.client()
    made = [make(client, "me", "open", private=True) for _ in range(23)]
    assert ids(client, "mine") == made[::-1]
    assert len(client.get("tables?list=mine")["tables"]) == 20
    assert client.get("tables?list=mine&game=lanterns")["tables"] == []
    assert running.client(None).get("tables?list=mine")["tables"] == []
    assert client.get("tables?list=nothing", 400)["error"] == "bad_request"
    assert client.get("tables?list=mine&after=nonsense", 400)["error"] == "bad_request"


BURGUNDY = "castles_of_burgundy"
ALONE = {"modules": ["chateauma"]}  # the last seat plays by itself


def test_games_for_one(running: Running) -> None:
    one = running.client("Ania")
    info = next(game for game in one.get("games")["games"] if game["id"] == BURGUNDY)
    assert info["usual"] == [2, 3, 4] and [quick["id"] for quick in info["quick"]] == ["solo", "chateauma"]
    kinds = []
    for quick in info["quick"]:
        table = one.post(
            "quick", {"game": BURGUNDY, "seats": quick["seats"], "options": quick["options"]}, 201
        )
        kinds.append([seat["kind"] for seat in table["seats"]])
        assert table["phase"] == "running" and one.table(table["id"])["decision"]["mine"]
        again = one.post(f"tables/{table['id']}/abandon") and one.post(f"tables/{table['id']}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == kinds[-1] and again["phase"] == "running"
    assert kinds == [["person"], ["person", "automaton"]]
    usual = one.post("quick", {"game": BURGUNDY}, 201)
    assert [seat["kind"] for seat in usual["seats"]] == ["person", "bot"]


def test_the_seat_of_an_automaton_is_nobodys(running: Running) -> None:
    one, other = running.client("Ania"), running.client("Bruno")
    request = {"game": BURGUNDY, "options": ALONE}
    for kinds in (
        ["me", "bot"],
        ["automaton", "me"],
        ["me", "automaton", "bot"],
        ["me", "automaton", "automaton"],
    ):
        one.refused("tables", {**request, "seats": [{"kind": kind} for kind in kinds]}, "bad_seats")
    seats = [{"kind": kind} for kind in ("me", "automaton")]
    one.refused("tables", {"game": BURGUNDY, "seats": seats}, "bad_seats")
    seats = [{"kind": kind} for kind in ("me", "open", "closed", "automaton")]
    id = one.post("tables", {**request, "seats": seats}, 201)["id"]
    one.refused(f"tables/{id}/seats", {"seat": 3, "kind": "open"}, "seat_taken")
    one.refused(f"tables/{id}/seats", {"seat": 2, "kind": "automaton"}, "bad_seats")
    other.refused(f"tables/{id}/join", {"seat": 3}, "seat_taken")
    assert other.post(f"tables/{id}/join")["table"]["mine"] == [1]
    one.post(f"tables/{id}/start")
    table = one.table(id)["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "automaton"]
    assert table["seats"][2]["online"] and one.table(id)["view"]["automaton"] == 2
    assert one.get(f"tables/{id}/replay?at=0")["automaton"] == 2

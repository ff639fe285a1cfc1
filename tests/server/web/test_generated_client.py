"""A client made from the published document alone plays whole games: it says and takes nothing else."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx2
import pytest
from jsonschema import Draft202012Validator
from websockets.sync.client import connect

from server.kit import HANG, NO_TLS, Running

LIVE = "/api/tables/{id}/live"


def closed(schema: Any) -> Any:
    """A schema whose objects have the properties that it names and no others."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    strict = {key: closed(part) for key, part in schema.items()}
    if isinstance(schema.get("properties"), dict) and schema.get("type") == "object":
        strict["additionalProperties"] = False
    return strict


class GeneratedClient:
    """Its calls are the document's operations. Every message, in and out, must be as the document says."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx2.Client(base_url=base, timeout=HANG, verify=NO_TLS)
        self.document = self.http.get("/api/openapi.json").json()
        self.schemas = closed(self.document["components"])
        self.keys = count()

    def check(self, message: Any, schema: Any) -> Any:
        Draft202012Validator({**schema, "components": self.schemas}).validate(message)
        return message

    def call(self, method: str, path: str, body: Any = None, **parameters: Any) -> Any:
        operation = self.document["paths"][path][method]
        places = {one["name"]: one["in"] for one in operation["parameters"]}
        query = {name: value for name, value in parameters.items() if places[name] == "query"}
        if "requestBody" in operation:
            self.check(body, operation["requestBody"]["content"]["application/json"]["schema"])
        else:
            assert body is None
        answer = self.http.request(method.upper(), path.format(**parameters), json=body, params=query)
        promised = operation["responses"]["2XX" if answer.is_success else "default"]
        if not answer.content:
            assert "content" not in promised
            return None
        (kind, content), *_ = promised["content"].items()
        assert answer.headers["content-type"].startswith(kind)
        message = answer.json() if kind == "application/json" else answer.text
        return self.check(message, content["schema"])

    def play(self, id: str, seat: int | None = None) -> Iterator[str]:
        """Play a table by its socket; the kinds of the messages that come, until the game is over."""
        socket = self.document["x-sockets"][LIVE]
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        address = self.base.replace("http", "ws") + LIVE.format(id=id)
        with connect(address, additional_headers={"Cookie": cookie}) as line:

            def say(**message: Any) -> None:
                line.send(json.dumps(self.check(message, socket["client"])))

            say(type="hello", since=None, seat=seat)
            say(type="ping")
            say(type="chat", text="hello", key=f"chat-{next(self.keys)}")
            while True:
                message = self.check(json.loads(line.recv(HANG)), socket["server"])
                yield message["type"]
                news = message.get("snapshot", message)
                if news.get("result"):
                    return
                mine = (news.get("decision") or {}).get("mine")
                if mine and mine["sealed"] is None:
                    number = next(self.keys)
                    token = mine["moves"][number % len(mine["moves"])]["token"]
                    key = f"move-{number}"
                    say(type="move", seat=mine["seat"], token=token, number=news["number"], key=key)


@pytest.fixture
def client(running: Running) -> Iterator[GeneratedClient]:
    made = GeneratedClient(running.base)
    yield made
    made.http.close()


@pytest.mark.parametrize("game", ["kingdom_builder", "kingsburg"])
def test_a_client_made_from_the_document_plays_a_whole_game(client: GeneratedClient, game: str) -> None:
    client.call("post", "/api/session", {"name": "Ania"})
    level = next(one["id"] for one in client.call("get", "/api/games")["levels"])
    table = client.call("post", "/api/quick", {"game": game, "level": level})
    assert table["id"] in [one["id"] for one in client.call("get", "/api/tables", list="running")["tables"]]
    heard = set(client.play(table["id"]))
    assert heard >= {"welcome", "update", "accepted", "presence", "pong"}
    assert client.call("get", "/api/tables/{id}/verify", id=table["id"])["ok"]
    assert client.call("get", "/api/tables/{id}/record", id=table["id"]).startswith("[game ")
    replay = client.call("get", "/api/tables/{id}/replay", id=table["id"])
    assert replay["over"] and client.call("get", "/api/tables/{id}/frames", id=table["id"], start=0, count=3)
    assert client.call("get", "/api/tables/{id}", id="nowhere")["error"] == "not_found"


def test_the_document_names_every_message_of_the_socket(client: GeneratedClient) -> None:
    socket = client.document["x-sockets"][LIVE]
    names = [one["$ref"].rpartition("/")[2] for side in ("client", "server") for one in socket[side]["anyOf"]]
    assert len(names) == 15 and set(names) <= set(client.document["components"]["schemas"])

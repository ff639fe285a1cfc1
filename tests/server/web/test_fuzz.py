"""Whatever is sent, by HTTP or by socket, gets an answer of a known form; nothing breaks, nothing is lost."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import content_type_conformance, not_a_server_error, response_schema_conformance
from websockets.exceptions import ConnectionClosed

from server.kit import OPEN, Client, Running, start_two_player_game
from tetrarch.server.app import create_app
from tetrarch.server.config import load_settings
from tetrarch.server.refusals import CODES
from tetrarch.server.web.openapi import document

schema = schemathesis.openapi.from_dict(document(create_app(load_settings())))
CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance]
FEW = settings(
    max_examples=2,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def scene(running: Running) -> Iterator[tuple[str, Client]]:
    """A running table, and somebody who sits there."""
    one, _, id = start_two_player_game(running)
    OPEN.remove(one)  # it stays for all tests
    yield id, one
    one.http.close()


def answered(case: Any, running: Running, scene: tuple[str, Client]) -> None:
    """An answer as promised to strangers and to those who sit there, at no table and at one."""
    id, one = scene
    cookies = dict(one.http.cookies)
    if case.path.endswith(("/leave", "/abandon")) or case.method == "DELETE":
        cookies = {}  # or the scene would be over
    elif case.path.startswith("/api/account"):
        cookies = dict(running.client("Carla").http.cookies)  # these end a session
    for known in (False, True):
        if known and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = id
        for who in ({}, cookies):
            answer = case.call(base_url=running.base, cookies=who)
            case.validate_response(answer, checks=CHECKS)
            if answer.status_code >= 400 and answer.status_code not in (404, 405):
                found = answer.json()
                assert CODES[found["error"]][0] == answer.status_code and found["key"], found
    assert one.table(id)["table"]["phase"] == "running"


@schema.parametrize()
@FEW
def test_every_endpoint_answers_as_promised(case: Any, running: Running, scene: tuple[str, Client]) -> None:
    answered(case, running, scene)


@pytest.mark.slow
@schema.parametrize()
@settings(FEW, max_examples=150)
def test_every_endpoint_for_long(case: Any, running: Running, scene: tuple[str, Client]) -> None:
    answered(case, running, scene)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
KINDS = ("hello", "ping", "skip", "move", "undo", "consent", "chat")
FIELDS = ("seat", "token", "number", "key", "to", "ask", "agree", "text", "since")
WELL = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        **{name: JSON for name in FIELDS},
        **{name: st.integers(-2, 2**70) for name in ("seat", "number", "to", "since")},
        **{name: st.booleans() for name in ("ask", "agree")},
        **{name: st.text(max_size=80) for name in ("token", "key", "text")},
    },
)
MESSAGES = st.one_of(
    WELL.map(json.dumps),
    WELL.map(json.dumps),
    JSON.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=60),
    st.integers(1, 9000).map(lambda n: "[" * n),
)


def spoken(running: Running, scene: tuple[str, Client], messages: list[str | bytes]) -> None:
    """Every message is answered, or closes the socket for a stated reason; the table goes on."""
    id, one = scene
    with one.socket(id) as socket:
        socket.hear("welcome")
        try:
            for message in messages:
                socket.raw.send(message)
            socket.say(type="ping")
            while (found := socket.hear("pong", "refused"))["type"] != "pong":
                assert found["refusal"]["error"] in CODES and found["refusal"]["error"] != "internal"
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code in (1007, 1008, 1009, 1013), closed
    assert one.table(id)["table"]["phase"] == "running"


MANY = st.lists(MESSAGES, min_size=1, max_size=6)


@settings(FEW, max_examples=30)
@given(messages=MANY)
def test_every_message_is_answered(running: Running, scene: tuple[str, Client], messages: Any) -> None:
    spoken(running, scene, messages)


@pytest.mark.slow
@settings(FEW, max_examples=3000)
@given(messages=MANY)
def test_every_message_for_long(running: Running, scene: tuple[str, Client], messages: Any) -> None:
    spoken(running, scene, messages)

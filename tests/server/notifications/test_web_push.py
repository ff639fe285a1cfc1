"""Web push: encryption as the standards say, and a push service that reads what a browser would."""

import base64
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from server.conftest import Create
from server.kit import Client, Running, start_two_player_game, whose_turn
from server.listener import Heard, Listener
from tetrarch.server.notifications import web_push
from tetrarch.server.notifications.channels import MAX_DEVICES
from tetrarch.server.notifications.web_push import (
    CURVE,
    derive_key,
    encrypt,
    from_base64url,
    point,
    to_base64url,
)

# RFC 8291, section 5 and appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


class Browser:
    """The other side: it has the keys, and reads."""

    def __init__(
        self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"0123456789abcdef"
    ) -> None:
        self.key = key or ec.generate_private_key(CURVE)
        self.auth = auth

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": to_base64url(point(self.key.public_key())), "auth": to_base64url(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, theirs, content = body[:16], body[21:86], body[86:]
        assert int.from_bytes(body[16:20], "big") == 4096 and body[20] == 65 and len(body) <= 4096
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\0" + point(self.key.public_key()) + theirs
        material = derive_key(self.auth, shared, info, 32)
        key = derive_key(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        padded = AESGCM(key).decrypt(
            derive_key(salt, material, b"Content-Encoding: nonce\0", 12), content, None
        )
        assert padded.endswith(b"\x02")
        return padded[:-1]


def test_the_example_of_the_standard() -> None:
    assert to_base64url(encrypt(PLAIN, P256DH, AUTH, web_push.private_key(OWN), from_base64url(SALT))) == BODY
    assert Browser(web_push.private_key(BROWSER), from_base64url(AUTH)).read(from_base64url(BODY)) == PLAIN


def test_every_message_has_new_keys() -> None:
    browser = Browser()
    one, other = (encrypt(PLAIN, **browser.keys) for _ in range(2))
    assert one[:86] != other[:86] and browser.read(one) == browser.read(other) == PLAIN


def signed_by(heard: Heard) -> tuple[str, dict[str, Any]]:
    """The key that signed a message, and what it claims; fails if the signature is not that key's."""
    scheme, _, rest = heard.headers["authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(", "))
    assert scheme == "vapid"
    signed, _, signature = parts["t"].rpartition(".")
    head, claims = (json.loads(from_base64url(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    raw = from_base64url(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(parts["k"]))
    key.verify(numbers, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return parts["k"], claims


@pytest.fixture(scope="module")
def service() -> Iterator[Listener]:
    with Listener() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def quiet(
    request: pytest.FixtureRequest,
    service: Listener,
    create: Create,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Running]:
    """A server that may tell the push service, when a test says so."""
    file = tmp_path_factory.mktemp("push") / "games.sqlite3"
    database = file if request.param == "sqlite" else create()
    given: dict[str, Any] = {"notice_delay": 1e9, "vapid_contact": "mailto:me@play.example"}
    with Running(database, outgoing_allowed=(service.host,), **given) as server:
        yield server


@pytest.fixture(autouse=True)
def fresh(service: Listener) -> None:
    service.heard.clear()
    service.status = 201


def subscribed(client: Client, service: Listener, browser: Browser, lang: str = "en", path: str = "x") -> Any:
    body = {"endpoint": f"http://{service.host}/{path}", "lang": lang, **browser.keys}
    answer = client.http.put("/api/channels/devices", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def sent(server: Running) -> int:
    found: int = server.await_(server.services.outbox.send_due(time.time() + 1))
    return found


def to_the_other(turn: Client, id: str) -> None:
    """Play until somebody else is asked."""
    while (snapshot := turn.table(id))["decision"]["mine"] is not None:
        turn.move(id, snapshot)


def test_a_turn_reaches_the_browser_of_whoever_is_away(quiet: Running, service: Listener) -> None:
    one, other, id = start_two_player_game(quiet)
    turn, _ = whose_turn([one, other], id)
    rest, browser = (other if turn is one else one), Browser()
    subscribed(rest, service, browser, "it")
    to_the_other(turn, id)
    assert sent(quiet) == 1
    [heard] = service.heard
    said = json.loads(browser.read(heard.body))
    name = turn.get("session")["name"]
    assert said["title"] == "Kingdom Builder" and said["path"] == f"/table/{id}" and said["lang"] == "it"
    assert said["body"] == f"Tocca a te a Kingdom Builder con {name}." and id in said["tag"]
    key, claims = signed_by(heard)
    assert key == rest.get("channels")["key"] and claims["sub"] == "mailto:me@play.example"
    assert claims["aud"] == f"http://{service.host}" and time.time() < claims["exp"] < time.time() + 86400
    assert heard.headers["content-encoding"] == "aes128gcm" and int(heard.headers["ttl"]) > 0
    assert len(heard.headers["topic"]) == 32


def test_the_servers_key_stays_the_same(quiet: Running, service: Listener) -> None:
    client = quiet.client("Ania")
    key = client.get("channels")["key"]
    assert len(from_base64url(key)) == 65
    quiet.services.outbox._key = ""
    assert client.get("channels")["key"] == key, "from the database"


def test_of_two_processes_that_make_a_key_the_first_wins(
    quiet: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = quiet.services.inboxes.repository
    assert quiet.await_(storage.server_key("race", lambda: "first")) == "first"
    look, looks = storage.database.read, list[int]()

    async def read(job: Any) -> Any:
        looks.append(1)
        return None if len(looks) == 1 else await look(job)  # the first look was before the other wrote

    monkeypatch.setattr(storage.database, "read", read)
    assert quiet.await_(storage.server_key("race", lambda: "second")) == "first"


@pytest.mark.parametrize("status", [404, 410])
@pytest.mark.both_databases
def test_a_browser_that_is_gone_is_forgotten(quiet: Running, service: Listener, status: int) -> None:
    one, other, id = start_two_player_game(quiet)
    turn, _ = whose_turn([one, other], id)
    rest = other if turn is one else one
    subscribed(rest, service, Browser(), path=str(status))
    service.status = status
    to_the_other(turn, id)
    assert sent(quiet) == 1 and len(service.heard) == 1
    assert rest.get("channels")["devices"] == [] and sent(quiet) == 0


def test_browsers_of_one_person(quiet: Running, service: Listener) -> None:
    client, browser = quiet.client("Ania"), Browser()
    first = subscribed(client, service, browser)
    again = subscribed(client, service, browser, "pl")
    assert [one["id"] for one in client.get("channels")["devices"]] == [again["id"]] != [first["id"]]
    stranger = quiet.client("Carla")
    assert stranger.http.delete(f"/api/channels/devices/{again['id']}").json()["error"] == "not_found"
    taken = subscribed(stranger, service, browser)
    assert client.get("channels")["devices"] == [], "one browser belongs to one person"
    assert stranger.http.delete(f"/api/channels/devices/{taken['id']}").status_code == 204
    for number in range(MAX_DEVICES + 2):
        subscribed(client, service, browser, path=f"many/{number}")
    devices = client.get("channels")["devices"]
    assert len(devices) == MAX_DEVICES and devices[-1]["endpoint"].endswith(f"/many/{MAX_DEVICES + 1}")


def test_signing_out_ends_it(quiet: Running, service: Listener) -> None:
    client = quiet.client("Ania")
    user = client.get("session")["user"]
    subscribed(client, service, Browser(), path="out")
    assert client.http.delete("/api/session").status_code == 204
    assert quiet.await_(quiet.services.inboxes.repository.channels(user)) == []


def test_what_is_not_a_browser_is_refused(quiet: Running, service: Listener) -> None:
    client, good = quiet.client("Ania"), Browser().keys
    short = base64.urlsafe_b64encode(b"x" * 15).decode()
    for keys in (
        {**good, "p256dh": "B" * 87},
        {**good, "p256dh": "ż" * 87},
        {**good, "auth": short},
        {**good, "auth": "!" * 22},
    ):
        answer = client.http.put(
            "/api/channels/devices", json={"endpoint": f"http://{service.host}/", **keys}
        )
        assert answer.json()["error"] == "bad_request", keys
    inside = {"endpoint": "https://169.254.169.254/", **good}
    assert client.http.put("/api/channels/devices", json=inside).json()["error"] == "bad_address"


def test_keys_of_the_settings(service: Listener) -> None:
    key = web_push.new_key()
    assert len(from_base64url(web_push.public_key(key))) == 65
    with pytest.raises(ValueError):
        web_push.private_key("short")

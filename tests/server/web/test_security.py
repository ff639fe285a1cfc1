"""Sessions, names, origins, headers, limits, files."""

from pathlib import Path

import pytest

from server.kit import Running
from tetrarch.server.accounts.sessions import Sessions
from tetrarch.server.config import load_settings
from tetrarch.server.rate_limits import RateLimits
from tetrarch.server.refusals import Refused
from tetrarch.server.user_names import check_name
from tetrarch.server.web.security import check_request, same_origin


def test_sessions(running: Running) -> None:
    client = running.client("  Ania   Nowak ")
    me = client.get("session")
    assert me["name"] == "Ania Nowak"
    again = client.http.post("/api/session", json={"name": "x"})
    assert again.headers.get("set-cookie") is None and again.json() == me, "who is signed in stays the same"
    assert client.http.patch("/api/session", json={"name": "Żaneta O'Hara-2"}).json()["user"] == me["user"]
    assert client.get("session")["name"] == "Żaneta O'Hara-2"
    token = client.http.cookies["sid"]
    running.services.sessions.cache.clear()
    assert client.get("session")["user"] == me["user"], "from disk"
    if running.services.settings.database:
        raw = Path(running.services.settings.database).read_bytes()
        assert token.encode() not in raw, "only the digest is kept"
    assert client.http.delete("/api/session").status_code == 204
    client.http.cookies.set("sid", token)
    assert client.get("session", 401)["error"] == "session_over"
    client.http.cookies.set("sid", "x" * 500)
    assert client.get("session", 401)["error"] == "session_over"


def test_the_cookie_is_out_of_reach(running: Running) -> None:
    client = running.client(None)
    cookie = client.http.post("/api/session", json={"name": "Ania"}).headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "<script>", "a\u202eb", "a\x00b", "---", "a" + "\u0301" * 9]
)
def test_bad_names(running: Running, name: str) -> None:
    with pytest.raises(Refused):
        check_name(name)
    answer = running.client(None).http.post("/api/session", json={"name": name})
    assert answer.status_code == 400 and answer.json()["error"] in ("bad_name", "bad_request")


def test_requests_of_foreign_pages(running: Running) -> None:
    client = running.client()
    body = {"game": "kingdom_builder"}
    for headers in (
        {"sec-fetch-site": "cross-site", "origin": "http://evil.example"},
        {"sec-fetch-site": "same-site"},
        {"origin": "null"},
        {"origin": f"http://evil.example:{running.port}"},
    ):
        answer = client.http.post("/api/quick", json=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "bad_origin")
    for headers in ({"sec-fetch-site": "same-origin"}, {"origin": running.base}):
        assert client.http.post("/api/quick", json=body, headers=headers).status_code == 201
    form = client.http.post("/api/quick", content="game=x", headers={"content-type": "text/plain"})
    assert form.json()["error"] == "bad_request"
    large = {**body, "options": {"x": "y" * 70_000}}
    assert client.http.post("/api/quick", json=large).json()["error"] == "too_large"


def test_origins() -> None:
    local, public = load_settings(), load_settings(origins="https://play.example, http://x.example:81/")
    assert same_origin(local, "http://localhost:8000", "localhost:8000")
    assert same_origin(local, "http://192.168.0.7:8000", "192.168.0.7:8000")
    assert not same_origin(local, "http://evil.example:8000", "evil.example:8000"), "names can be rebound"
    assert not same_origin(local, "http://localhost:9000", "localhost:8000")
    assert not same_origin(local, None, "localhost:8000")
    assert same_origin(public, "https://play.example", "whatever")
    assert same_origin(public, "http://x.example:81", None)
    assert not same_origin(public, "http://localhost:8000", "localhost:8000")
    check_request(public, "GET", {"origin": "http://evil.example"})
    check_request(public, "POST", {})
    assert not public.secure and load_settings(origins="https://play.example").secure


def test_headers_and_files(file: Path, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (tmp_path / "outside.txt").write_text("no")
    with Running(
        tmp_path / "games.sqlite3", static=str(static), origins=("https://play.example",)
    ) as running:
        client = running.client(None)
        assert client.http.get("/").status_code == 503
        (static / "index.html").write_text("<!doctype html>page")
        (static / "assets" / "app-123.js").write_text("code")
        page = client.http.get("/table/abc")
        assert page.text.endswith("page") and page.headers["cache-control"] == "no-cache"
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        assert "strict-transport-security" in page.headers
        asset = client.http.get("/assets/app-123.js")
        assert "immutable" in asset.headers["cache-control"] and "javascript" in asset.headers["content-type"]
        assert asset.headers["content-encoding"] == "gzip" and asset.text == "code"
        plain = client.http.get("/assets/app-123.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.text == "code"
        assert asset.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        assert client.http.get("/assets/none.js").status_code == 404
        assert client.http.get("/%2e%2e/outside.txt").status_code == 404
        assert client.http.get("/api/games").headers["cache-control"] == "no-store"
        cookie = client.http.post("/api/session", json={"name": "Ania"}).headers["set-cookie"]
        assert cookie.startswith("__Host-sid=") and "Secure" in cookie


def test_limits(file: Path, frozen_limits: None) -> None:
    with Running(file, rate=0.1) as running:
        answers = [running.client(None).http.post("/api/session", json={"name": "x"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].status_code == 429 and answers[-1].json()["args"]["seconds"] >= 1


def test_buckets_fill_up_again_and_old_ones_are_forgotten() -> None:
    limits = RateLimits(1.0, max_buckets=2)
    for _ in range(15):
        limits.check("heavy", "a")
    with pytest.raises(Refused):
        limits.check("heavy", "a")
    limits.buckets["heavy", "a"].updated_at -= 10
    limits.check("heavy", "a")
    limits.check("heavy", "b")
    limits.check("heavy", "c")
    assert ("heavy", "a") not in limits.buckets
    assert RateLimits(0.0).bucket((1.0, 1.0)).rate > 1e6


@pytest.mark.both_databases
def test_sessions_in_memory_are_bounded(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tetrarch.server.accounts.sessions.MAX_CACHED_SESSIONS", 3)
    accounts = Sessions(running.services.sessions.repository, running.services.bus)
    for _ in range(5):
        running.await_(accounts.sign_in("Ania"))
    assert len(accounts.cache) == 3

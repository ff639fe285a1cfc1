"""`make audit`, against a source of advisories of our own."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from devkit import audit


class Source(BaseHTTPRequestHandler):
    short = False
    bad = {"starlette": ["GHSA-1", "PYSEC-2"], "svelte": ["GHSA-3"]}
    asked: list[Any] = []

    def do_POST(self) -> None:
        queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        Source.asked += queries
        results = [
            {"vulns": [{"id": id} for id in Source.bad[name]]}
            if (name := one["package"]["name"]) in Source.bad
            else {}
            for one in queries
        ]
        body = json.dumps({"results": results[: 1 if Source.short else None]}).encode()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def source(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Source) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        address = f"http://127.0.0.1:{server.server_port}"
        monkeypatch.setenv("OSV_ADDRESS", f"{address}/")
        monkeypatch.setattr(Source, "asked", [])
        yield address
        server.shutdown()
        thread.join()


def test_every_locked_package_is_asked_about(source: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.run() == 1
    out = capsys.readouterr().out
    assert "PyPI starlette" in out and "https://osv.dev/GHSA-1, https://osv.dev/PYSEC-2" in out
    assert "npm svelte" in out and "2 with advisories" in out
    asked = {(one["package"]["ecosystem"], one["package"]["name"]) for one in Source.asked}
    assert len(Source.asked) == len(audit.locked_packages()) > 200
    assert {
        ("PyPI", "uvicorn"),
        ("PyPI", "ray"),
        ("npm", "vite"),
        ("npm", "@sveltejs/vite-plugin-svelte"),
    } <= asked


def test_nothing_found(
    source: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Source, "bad", {})
    assert audit.run() == 0 and "0 with advisories" in capsys.readouterr().out


def test_a_source_that_does_not_answer_is_no_good_news(
    source: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Source, "short", True)
    assert audit.run() == 2 and "NOT AUDITED" in capsys.readouterr().out
    monkeypatch.setenv("OSV_ADDRESS", "http://127.0.0.1:9")
    assert audit.run() == 2 and "compared with nothing" in capsys.readouterr().out

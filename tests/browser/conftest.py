"""One server and one browser for all tests here; every person has a context of their own."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.person import PATIENCE, Person
from browser.server import Server, played
from devkit.browser import ensure
from devkit.web import STATIC

QUIET = (
    "--no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-quic"
)
ALWAYS = "--disable-dev-shm-usage --disable-gpu --force-color-profile=srgb --font-render-hinting=none"


@pytest.fixture(scope="session")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built client as it is now, whatever is built meanwhile."""
    assert (STATIC / "index.html").exists(), "build the client first: python3 tools/dev.py web"
    return Path(shutil.copytree(STATIC, tmp_path_factory.mktemp("client") / "static"))


@pytest.fixture(scope="session")
def server(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), static).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    root = hasattr(os, "getuid") and os.getuid() == 0
    args = [*ALWAYS.split(), *QUIET.split(), *(["--no-sandbox"] if root else [])]
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=ensure(), chromium_sandbox=False, args=args)
        yield found
        found.close()


@pytest.fixture(scope="session")
def finished(server: Server) -> str:
    """The table of a finished game."""
    id, player = played(server.base)
    player.close()
    return id


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """People come: `come()`, `come("Ania", size=PHONE)`; when they leave, nothing may have gone wrong."""
    here: list[Person] = []

    def one(name: str | None = None, base: str | None = None, **more: Any) -> Person:
        person = Person(browser, base or server.base, **more)
        here.append(person)
        return person.sign_in(name) if name else person

    yield one
    faults: list[AssertionError] = []
    for person in here:
        try:
            person.leave()
        except AssertionError as error:
            faults.append(error)
    if faults:
        raise faults[0]

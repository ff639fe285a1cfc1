"""One server and one browser for all tests here; every person has a context of their own."""

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser import artefacts
from browser.person import DESKTOP, PATIENCE, Desk, Person
from browser.server import Server, played
from devkit.browser import ensure
from devkit.web import STATIC

QUIET = (
    "--no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-quic"
)
FAILED = pytest.StashKey[bool]()
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


class Visitors:
    """The people of one test: `come()`, `come("Ania", size=PHONE)`, each at a desk of their own.

    Desks without special settings are used again by the next tests, unless a person wants a fresh one.
    """

    def __init__(self, browser: Browser, base: str, free: list[Desk]) -> None:
        self.browser, self.base, self.free = browser, base, free
        self.people: list[Person] = []

    def __call__(
        self,
        name: str | None = None,
        base: str | None = None,
        size: tuple[int, int] = DESKTOP,
        fresh: bool = False,
        **more: Any,
    ) -> Person:
        special = fresh or base is not None or bool(more)
        desk = None if special else next((desk for desk in self.free if desk.size == size), None)
        if desk:
            self.free.remove(desk)
        else:
            desk = Desk(self.browser, base or self.base, size, special, **more)
            artefacts.trace(desk.context)
        desk.context.tracing.start_chunk()
        if desk.base.startswith("http"):
            desk.clear()  # before anybody listens: what the last page still says is nobody's fault
        person = Person(desk)
        self.people.append(person)
        return person.sign_in(name) if name else person

    def faults(self) -> str:
        """What went wrong in their browsers, and was not brought about by the test."""
        return "\n".join(fault for person in self.people for fault in person.wrong())

    def leave(self, reusable: bool) -> None:
        for person in self.people:
            person.leave()
            if person.desk.special or not reusable:
                person.context.close()
            else:
                person.context.tracing.stop_chunk()
                self.free.append(person.desk)


@pytest.fixture(scope="session")
def desks(browser: Browser) -> list[Desk]:
    """Those at which nobody sits now."""
    return []


@pytest.fixture
def come(
    browser: Browser, server: Server, desks: list[Desk], request: pytest.FixtureRequest
) -> Iterator[Visitors]:
    """People come; when they leave, nothing may have gone wrong."""
    visitors = Visitors(browser, server.base, desks)
    yield visitors
    test, failed = request.node.nodeid, request.node.stash.get(FAILED, False)
    faults = "" if failed else visitors.faults()
    left = artefacts.keep(test, visitors.people) if faults else ""
    visitors.leave(reusable=not failed and not faults)
    assert not faults, f"{faults}\n{left}"
    if not failed:
        artefacts.drop(test)


def pytest_configure(config: pytest.Config) -> None:
    """Pictures of all pages are taken where the slow tests run too."""
    Person.pictures = "not slow" not in config.option.markexpr


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep what the browsers of a failed test show, while they are still open."""
    report = yield
    visitors = getattr(item, "funcargs", {}).get("come")
    if report.failed and call.when == "call" and visitors:
        item.stash[FAILED] = True
        report.sections.append(("What to do next", artefacts.keep(item.nodeid, visitors.people)))
    return report

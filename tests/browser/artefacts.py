"""What a failed test leaves: one folder with traces, pictures, console lines and the servers' logs."""

import os
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import BrowserContext, Error

from browser.person import ROOT, Person
from browser.server import Server

FAILURES = ROOT / "build" / "failures"
FULL = os.environ.get("TEST_TRACE") == "full"
PICTURE_TIMEOUT = 60_000  # ms
LEFT = """What the browser showed is in {folder}:
  {files}
What to do next:
  look at the pictures and at console.txt, then at the trace:  .venv/bin/playwright show-trace {trace}
  repeat this one test (TEST_TRACE=full adds the pages to the trace):
    TEST_TRACE=full .venv/bin/python -m pytest -m browser "{test}\""""


def trace(context: BrowserContext) -> None:
    """Record what is done in a context. Without pictures of the pages this costs next to nothing."""
    context.tracing.start(snapshots=FULL, screenshots=FULL)


def folder_of(test: str, parent: Path = FAILURES) -> Path:
    """The folder of a test, by the last part of its id."""
    return parent / re.sub(r"[^\w.-]+", "-", test.rsplit("::", 1)[-1]).strip("-")


def keep(test: str, people: Iterable[Person], parent: Path = FAILURES) -> str:
    """Write all that may tell why a test failed; a text that says where it is and what to do next."""
    folder = folder_of(test, parent)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    lines: list[str] = []
    for number, person in enumerate(people, 1):
        lines += [f"person {number}:", *person.lines]
        try:
            person.context.tracing.stop_chunk(path=folder / f"trace-{number}.zip")
            for at, page in enumerate(person.context.pages, 1):
                lines.append(f"page {at}: {page.url}")
                page.screenshot(path=folder / f"page-{number}-{at}.png", timeout=PICTURE_TIMEOUT)
        except Error as error:  # a browser that has crashed
            lines.append(f"nothing more can be had of this browser: {error.message}")
    (folder / "console.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    for number, server in enumerate(Server.running, 1):
        (folder / f"server-{number}.log").write_text(server.log(), encoding="utf-8")
    files = sorted(path.name for path in folder.iterdir())
    return LEFT.format(folder=folder, files=" ".join(files), trace=folder / "trace-1.zip", test=test)


def drop(test: str) -> None:
    """The test is green again: what it left before is of no use."""
    shutil.rmtree(folder_of(test), ignore_errors=True)

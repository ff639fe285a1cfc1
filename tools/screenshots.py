"""Pictures for the README: `.venv/bin/python tools/screenshots.py` plays each game and photographs it.

Starts a server on a database of its own, plays one seat by the server's hints against bots, and writes
`docs/images/<game>.webp`. Build the client first (`make web`).
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, sync_playwright

from devkit.browser import ensure
from devkit.places import ROOT
from drills.site import Site

IMAGES = ROOT / "docs" / "images"
SIZE: ViewportSize = {"width": 1440, "height": 900}
MAX_BYTES = 250_000
DEADLINE = 600.0
WEBP = """async ([png, quality]) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


@dataclass(frozen=True)
class Scene:
    """A table to be shown: its game, how far it is played, and in which colours."""

    game: str
    seats: int
    moves: int  # the picture is taken at the first question to us after so many numbers of the record
    scheme: str = "light"
    asking: str = ""  # and it is asked for moves whose tokens begin so


SCENES = [
    Scene("kingdom_builder", 4, 75),
    Scene("castles_of_burgundy", 3, 240),
    Scene("kingsburg", 3, 130, "dark", "influence:"),
    Scene("council_of_four", 3, 230),
]


def play(client: httpx2.Client, scene: Scene) -> str:
    """Make a table and play our seat as the server's hints say; return the table's id."""
    bots = [{"kind": "bot", "level": "steady"}] * (scene.seats - 1)
    body = {
        "game": scene.game,
        "seats": [{"kind": "me"}, *bots],
        "start": True,
    }
    id: str = client.post("tables", json=body).raise_for_status().json()["id"]
    until = time.monotonic() + DEADLINE
    while time.monotonic() < until:
        now = client.get(f"tables/{id}").raise_for_status().json()
        mine = (now["decision"] or {}).get("mine")
        if mine is None:
            time.sleep(0.05)
        elif now["number"] >= scene.moves and any(
            one["token"].startswith(scene.asking) for one in mine["moves"][1:]
        ):
            return id
        else:
            answer(client, id, now["number"], mine)
    raise SystemExit(f"{scene.game} did not come far enough within {DEADLINE:.0f} s")


def answer(client: httpx2.Client, id: str, number: int, mine: dict[str, Any]) -> None:
    """Play the only move there is, or the best one by the hint."""
    token = mine["moves"][0]["token"]
    if len(mine["moves"]) > 1:
        hint = client.post(f"tables/{id}/hint", json={"seat": mine["seat"], "number": number})
        if hint.status_code == 200 and hint.json()["moves"]:
            token = hint.json()["moves"][0]["token"]
    body = {"seat": mine["seat"], "token": token, "number": number, "key": str(time.time_ns())}
    client.post(f"tables/{id}/moves", json=body)


def photograph(browser: Browser, base: str, cookies: Any, path: str, scheme: Any) -> bytes:
    """The page as a PNG, as its player sees it."""
    context = browser.new_context(
        base_url=base, viewport=SIZE, locale="en", color_scheme=scheme, reduced_motion="reduce",
        service_workers="block",
    )  # fmt: skip
    context.add_cookies([{"name": name, "value": value, "url": base} for name, value in cookies.items()])
    context.add_init_script("localStorage.setItem('tetrarch-guest', '1')")
    page = context.new_page()
    page.goto(path)
    page.get_by_test_id("stage").locator("section").first.wait_for()
    page.wait_for_timeout(1500)
    png = page.screenshot(animations="disabled")
    context.close()
    return png


def compress(page: Page, png: bytes) -> bytes:
    """The picture as WebP, as good as fits into the limit."""
    for quality in (0.9, 0.8, 0.7, 0.6):
        webp = base64.b64decode(page.evaluate(WEBP, [base64.b64encode(png).decode(), quality]))
        if len(webp) <= MAX_BYTES:
            return webp
    raise SystemExit("the picture does not get small enough")


def launch(playwright: Playwright) -> Browser:
    browser: Browser = playwright.chromium.launch(
        executable_path=ensure(), args=["--no-sandbox", "--disable-gpu"]
    )
    return browser


def take_all(base: str, scenes: list[Scene]) -> None:
    """Play the scenes on a server and write their pictures."""
    client = httpx2.Client(base_url=f"{base}/api/", timeout=60)
    client.post("session", json={"name": "Celina"}).raise_for_status()
    ids = [play(client, scene) for scene in scenes]
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        for scene, id in zip(scenes, ids, strict=True):
            png = photograph(browser, base, client.cookies, f"/table/{id}", scene.scheme)
            (IMAGES / f"{scene.game}.webp").write_bytes(compress(page, png))
            print(f"docs/images/{scene.game}.webp")
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help="only these games")
    wanted = parser.parse_args().games
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), "sqlite")
        asyncio.run(site.start())
        try:
            take_all(site.bases[0], [one for one in SCENES if not wanted or one.game in wanted])
        finally:
            site.close()


if __name__ == "__main__":
    main()

"""How heavy and how fast a table's page is: `.venv/bin/python tools/page_figures.py`.

For every game, in Chromium, on a server of its own: bytes and requests of the first load, processor time of
the scripts for an update of the page, and tasks above 50 ms while turns are played. Build the client first
(`make web`). Sizes are the same in every run; tasks are longer where the machine has other work.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import random
import re
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize, sync_playwright

import tetrarch
from devkit.browser import ensure
from drills.site import Site

SIZE: ViewportSize = {"width": 1440, "height": 900}
BURGUNDY = "castles_of_burgundy"
EXPANSIONS = "extra_tiles border_posts white_castles inns trade_routes shields vineyards".split()
MODULES = "extra_rows alternate_rows governors destiny troop_tokens whims".split()
GAMES: dict[str, dict[str, Any]] = {
    "kingdom_builder": {},
    "council_of_four": {},
    "kingsburg": {"modules": MODULES},
    BURGUNDY: {"modules": EXPANSIONS},
}
TEXT = {"content-type": "text/plain; charset=utf-8"}
DRAWING = re.compile(rb"[Mm]-?[\d.][-\d\s.,a-zA-Z]{60,}")  # the outline of a picture
# Counts the tasks that keep the page from drawing.
WATCH = """() => { window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: 'longtask', buffered: true }); }"""
ARRIVED = """(number) => new Promise((done) => {
  const look = () => Number(document.querySelector('[data-testid="table"]')?.dataset.seq) >= number
    ? requestAnimationFrame(() => setTimeout(done)) : requestAnimationFrame(look);
  look();
})"""
DEADLINE = 300.0


class Player:
    """One seat of a table, which plays by HTTP whatever can be played."""

    def __init__(self, base: str) -> None:
        self.http = httpx2.Client(base_url=f"{base}/api/", timeout=60)
        self.http.post("session", json={"name": "Celina"}).raise_for_status()
        self.dice = random.Random(1)

    def table(self, game: str, share: float, **options: Any) -> str:
        """A table with three bots, some way into a game."""
        match = tetrarch.new(game, 4, 5, **options)
        asked = []
        while not match.over:
            seat = self.dice.choice(match.seats)
            if match.seats == [0]:
                asked.append(match.number)
            match.play(self.dice.choice(match.legal(seat)), seat)
        answer = self.http.post("replays", content=match.record(), headers=TEXT).raise_for_status().json()
        body = {"record": answer["id"], "number": asked[int(len(asked) * share)], "level": "gentle"}
        id: str = self.http.post("tables/continue", json=body).raise_for_status().json()["id"]
        return id

    def play(self, id: str) -> int | None:
        """Answer one question once we are asked; its number, or None after the end."""
        until = time.monotonic() + DEADLINE
        while time.monotonic() < until:
            now = self.http.get(f"tables/{id}").raise_for_status().json()
            if now["table"]["phase"] != "running":
                return None
            if mine := (now["decision"] or {}).get("mine"):
                token = self.dice.choice(mine["moves"])["token"]
                body = {
                    "seat": mine["seat"],
                    "token": token,
                    "number": now["number"],
                    "key": str(time.time_ns()),
                }
                self.http.post(f"tables/{id}/moves", json=body).raise_for_status()
                return int(now["number"]) + 1
            time.sleep(0.05)
        raise SystemExit(f"table {id} did not go on within {DEADLINE:.0f} s")


def context_of(browser: Browser, base: str, player: Player, speed: str) -> BrowserContext:
    """A browser that was never here, but for who it is and what it chose."""
    context = browser.new_context(base_url=base, viewport=SIZE, locale="en", service_workers="block")
    context.add_cookies(
        [{"name": name, "value": value, "url": base} for name, value in player.http.cookies.items()]
    )
    settings = f"localStorage.setItem('tetrarch-settings', JSON.stringify({{speed: '{speed}'}}));"
    context.add_init_script(f"localStorage.setItem('tetrarch-guest', '1'); {settings} ({WATCH})()")
    return context


def shown(page: Page, id: str) -> None:
    page.goto(f"/table/{id}")
    page.locator("[data-part=board]").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")


def first_load(page: Page, id: str) -> dict[str, float]:
    """Bytes as they come over the line, by what they are; and how many requests that takes."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, float] = {}
    line.on("Network.responseReceived", lambda one: names.update({one["requestId"]: one["response"]["url"]}))
    line.on("Network.loadingFinished", lambda one: sizes.update({one["requestId"]: one["encodedDataLength"]}))
    answers: list[Any] = []
    page.on("response", lambda answer: answers.append(answer))
    shown(page, id)
    code = [size for one, size in sizes.items() if names.get(one, "").endswith((".js", ".css"))]
    bodies = [answer.body() for answer in answers if answer.url.endswith(".js")]
    pictures = sum(
        len(gzip.compress(one, 9)) - len(gzip.compress(DRAWING.sub(b"", one), 9)) for one in bodies
    )
    fonts = sum(size for one, size in sizes.items() if names.get(one, "").endswith(".woff2"))
    line.detach()
    return {"code": sum(code), "pictures": pictures, "fonts": fonts, "requests": len(names)}


def metrics(line: CDPSession) -> dict[str, float]:
    return {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}


def updates(page: Page, player: Player, id: str, count: int) -> list[float]:
    """Milliseconds of scripting for each update of the page."""
    frames = [0]
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda _: frames.__setitem__(0, frames[0] + 1))
    )
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})  # what others do meanwhile does not count
    shown(page, id)
    times = []
    for _ in range(count):
        before, had = metrics(line)["ScriptDuration"], frames[0]
        number = player.play(id)
        if number is None:
            break
        page.evaluate(ARRIVED, number)
        times.append(1000 * (metrics(line)["ScriptDuration"] - before) / max(1, frames[0] - had))
    return times


def others_turn(page: Page, player: Player, id: str, count: int) -> list[float]:
    """The long tasks while own moves and the bots' answers are shown at normal speed."""
    shown(page, id)
    page.evaluate("() => { window.longTasks = []; }")
    for _ in range(count):
        number = player.play(id)
        if number is None:
            break
        page.evaluate(ARRIVED, number)
    page.get_by_test_id("catch-up").wait_for(state="detached", timeout=DEADLINE * 1000)
    found: list[float] = page.evaluate("() => window.longTasks")
    return found


def measure(browser: Browser, base: str, game: str, count: int) -> None:
    player = Player(base)
    id = player.table(game, 0.4, **GAMES[game])
    with_context = context_of(browser, base, player, "off")
    load = first_load(with_context.new_page(), id)
    times = updates(with_context.new_page(), player, id, count)
    with_context.close()
    moving = context_of(browser, base, player, "normal")
    long = others_turn(moving.new_page(), player, player.table(game, 0.3, **GAMES[game]), count // 2)
    moving.close()
    code, pictures, fonts = (load[name] / 1000 for name in ("code", "pictures", "fonts"))
    print(
        f"{game}: {code - pictures:.0f} kB of script and style, {code:.0f} with the outlines of the pictures,"
        f" {fonts:.0f} of fonts, {load['requests']:.0f} requests\n"
        f"  update: median {statistics.median(times):.1f} ms of scripting, longest {max(times):.1f}"
        f" ({len(times)} updates)\n"
        f"  tasks above 50 ms in turns: {len(long)}, longest {max(long, default=0):.0f} ms",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="only these games")
    parser.add_argument("--updates", type=int, default=24, help="how many updates are timed (%(default)s)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), "sqlite")
        asyncio.run(site.start())
        try:
            with sync_playwright() as playwright:
                args = ["--no-sandbox", "--disable-gpu"]
                browser = playwright.chromium.launch(executable_path=ensure(), args=args)
                for game in options.games or GAMES:
                    measure(browser, site.bases[0], game, options.updates)
                browser.close()
        finally:
            site.close()


if __name__ == "__main__":
    main()

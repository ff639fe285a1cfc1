"""A person at a browser: does what people do, and notices what people would."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    expect,
)

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "build" / "screenshots"
LOCALES = ROOT / "src" / "tetrarch" / "locales"
# What a browser says while it cannot reach the server.
LOST_LINE = ("WebSocket", "net::ERR_", "Failed to fetch")
DESKTOP = (1440, 900)
PHONE = (390, 844)
PLAIN = "/favicon.svg"  # a page of the server's on which no client runs
PATIENCE = 90_000  # ms: only what hangs takes so long, however busy the machine is
# What people can read or hear: texts, and the attributes that stand for texts.
READ = """() => [document.title, document.body?.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder], option, svg text')].flatMap(
    (node) => [node.getAttribute('aria-label'), node.getAttribute('title'), node.getAttribute('placeholder'),
      node.localName === 'option' || node.localName === 'text' ? node.textContent : null])
].filter(Boolean).join('\\n')"""
SEEN = """() => {
  const cells = [...document.querySelectorAll('[role="gridcell"]:not([aria-disabled])')];
  const room = document.querySelector('[role="grid"]').closest('.scroller').getBoundingClientRect();
  return !cells.length || cells.map((cell) => cell.getBoundingClientRect()).some((box) =>
    box.left + box.width / 2 > room.left && box.left + box.width / 2 < room.right &&
    box.top + box.height / 2 > room.top && box.top + box.height / 2 < room.bottom);
}"""
LEFT_OVER = re.compile(r"\{\s*[$-]|\bundefined\b|\[object |\bNaN\b|\?\?\?")
# What lies outside of the window sideways and cannot be scrolled to where it belongs.
OUTSIDE = """() => {
  const scrolls = (node) => node && node !== document.body &&
    (['auto', 'scroll'].includes(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
  const blocks = 'header, nav, main, section, aside, h1, h2, h3, p, ul, button, a, select, input, table';
  return [...document.querySelectorAll(blocks)].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && box.right > 0 && // a skip link waits wholly outside
      (box.left < -1 || box.right > innerWidth + 1) &&
      !scrolls(node.parentElement) && !node.closest('[inert]') && // a figure shows a detail of a board
      getComputedStyle(node).visibility === 'visible';
  }).map((node) => node.outerHTML.slice(0, 120));
}"""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
POLLING = 50  # ms
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
# axe cannot see through the transparent layer of the marks, so it is taken away meanwhile
RUN_AXE = """async ([part, options]) => {
  const overlay = document.querySelector('[data-testid="overlay"]');
  if (overlay) overlay.hidden = true;
  const { passes, violations } = await axe.run(part ?? document, options);
  if (overlay) overlay.hidden = false;
  return { passes: passes.length, violations };
}"""
ASKED = """() => ({
  number: Number(document.querySelector('[data-testid="table"]')?.dataset.seq ?? -1),
  over: Boolean(document.querySelector('[data-testid="result"]')),
  confirm: Boolean(document.querySelector('[data-testid="confirm"]')),
  cells: [...document.querySelectorAll('[role="gridcell"]:not([aria-disabled])')].map((c) => c.dataset.cell),
  places: [...document.querySelectorAll(`[data-part] :is([role="gridcell"]:not([aria-disabled]),
      [data-target][tabindex="0"]:not(.choice))`)]
    .filter((place) => place.getClientRects().length)
    .map((place) => [place.closest('[data-part]').dataset.part, place.dataset])
    .map(([part, { cell, target }]) => (cell ? `[data-cell="${cell}"]` :
      `[data-part="${part}"] [data-target="${target}"][tabindex="0"]`)),
  choices: [...document.querySelectorAll('[data-testid="choices"]:has(.close) .choice')]
    .map((one) => `.choice[data-token="${one.dataset.token}"]`),
  listed: [...document.querySelectorAll('dialog [data-testid="move"]')]
    .map((one) => `dialog [data-testid="move"][data-token="${one.dataset.token}"]`),
  strip: [...document.querySelectorAll('[data-testid="choices"]:not(:has(.close)) .choice')]
    .filter((one) => one.getClientRects().length)
    .map((one) => `.choice[data-token="${one.dataset.token}"]`),
  options: [...document.querySelectorAll('[data-testid="option"]:not([aria-disabled="true"])')]
    .map((o) => o.dataset.token),
  groups: [...document.querySelectorAll('[data-testid="group"]')].map((one) => one.dataset.group),
})"""


def keys() -> re.Pattern[str]:
    """What a message that no catalogue has would look like: its key instead of words."""
    texts = [path.read_text(encoding="utf-8") for path in LOCALES.glob("*/*.ftl")]
    heads = {name for text in texts for name in re.findall(r"^([a-z_]+)-[\w-]+ *=", text, re.MULTILINE)}
    return re.compile(rf"(?<![\w/.-])(?:{'|'.join(sorted(heads))})-[a-z][\w-]*(?:\.[a-z]+)?")


KEYS = keys()


class Desk:
    """A browser context with one page. Who sits down at it later finds nothing of those before."""

    def __init__(
        self, browser: Browser, base: str, size: tuple[int, int] = DESKTOP, special: bool = False, **more: Any
    ) -> None:
        self.base, self.size, self.special = base, size, special
        phone = size[0] < 600
        given: dict[str, Any] = {
            "base_url": base,
            "viewport": {"width": size[0], "height": size[1]},
            "locale": "en",
            "reduced_motion": "reduce",
            "color_scheme": "light",
            "has_touch": phone,
            "is_mobile": phone,
            "service_workers": "block",  # only the tests of the installed app want one
            **more,
        }
        self.scheme = given["color_scheme"]
        self.context: BrowserContext = browser.new_context(**given)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()

    def clear(self) -> None:
        """Nobody was here before. A plain file is open now, so that no client is at work."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.context.clear_cookies()
        self.context.set_offline(False)
        self.page.goto(PLAIN)
        self.page.emulate_media(color_scheme=self.scheme)
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")


class Person:
    """Somebody at a desk. What goes wrong in the browser is remembered in `faults`."""

    pictures = False

    def __init__(self, desk: Desk) -> None:
        self.size = desk.size
        self.faults: list[str] = []
        self.lines: list[str] = []  # all that the console says
        # Faults that a test brings about, as parts of their texts. The plain page names no icon.
        self.expected = ["/favicon.ico"]
        self.desk, self.context, self.page = desk, desk.context, desk.page
        self.requests: set[Request] = set()  # not answered yet
        self.listeners: dict[str, Callable[[Any], None]] = {
            "console": self._said,
            "pageerror": self._failed,
            "response": self._answered,
            "request": self._asks,
            "requestfinished": self._has,
            "requestfailed": self._has,
        }
        for event, listener in self.listeners.items():
            self.page.on(event, listener)  # type: ignore[call-overload]  # one signature for each name

    def leave(self) -> None:
        """Whatever the page says from now on is nothing of this person's."""
        for event, listener in self.listeners.items():
            self.page.remove_listener(event, listener)

    def _said(self, message: ConsoleMessage) -> None:
        self.lines.append(f"{message.type}: {message.text} {message.location.get('url', '')}")
        if "Service Worker registration blocked" in message.text:
            return
        if message.type in ("error", "warning"):  # a violation of the content policy is an error here
            self.faults.append(f"console {self.lines[-1]}")

    def _failed(self, error: Error) -> None:
        self.lines.append(f"uncaught: {error.stack or error.message}")
        self.faults.append(f"error: {error}")

    def _answered(self, answer: Response) -> None:
        if answer.status >= 500:
            self.faults.append(f"status {answer.status}: {answer.url}")

    def _asks(self, request: Request) -> None:
        self.requests.add(request)

    def _has(self, request: Request) -> None:
        self.requests.discard(request)

    def expect_lost_line(self) -> None:
        """A test cuts the line: whatever the page asks for meanwhile fails, and the console says so."""
        self.expected += LOST_LINE

    def wrong(self) -> list[str]:
        """All that was wrong and not brought about by the test, with what cannot be read on the page now."""
        found = [fault for fault in self.faults if not any(part in fault for part in self.expected)]
        try:
            self.readable()
        except AssertionError as error:
            found.append(str(error))
        return found

    # looking

    def see(self, id: str, **more: Any) -> Locator:
        return self.page.get_by_test_id(id).filter(**more) if more else self.page.get_by_test_id(id)

    def text(self) -> str:
        found: str = self.page.evaluate(READ)
        return found

    def readable(self) -> None:
        """No key of a message and no hole in a sentence can be seen anywhere."""
        text = self.text()
        wrong = [*KEYS.findall(text), *LEFT_OVER.findall(text)]
        assert not wrong, f"{self.page.url}: {wrong}"

    def fits(self) -> None:
        """Nothing is cut off sideways."""
        assert self.page.evaluate(WIDER) <= 0, f"{self.page.url} is wider than {self.size[0]} px"
        outside = self.page.evaluate(OUTSIDE)
        assert not outside, f"{self.page.url} at {self.size[0]} px: {outside}"

    def barriers(self, *rules: str, part: str | None = None) -> list[str]:
        """What axe finds in a part of the page: by some rules, or by all of WCAG 2 on levels A and AA."""
        only = (
            {"type": "rule", "values": rules} if rules else {"type": "tag", "values": ["wcag2a", "wcag2aa"]}
        )
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        options = {"runOnly": only, "resultTypes": ["violations"], "preload": False}
        found = self.page.evaluate(RUN_AXE, [part, options])
        assert found["passes"], "axe looked at nothing"
        return _told(found["violations"])

    def shot(self, name: str) -> None:
        """The checks that hold for every page, and a picture of it where pictures are taken."""
        self.readable()
        self.fits()
        if self.pictures:
            SHOTS.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=SHOTS / f"{name}-{self.size[0]}.png", animations="disabled")

    # waiting

    def wait(self, condition: str, arg: Any = None) -> None:
        """Wait for a condition, without asking in every frame: that costs more than the page itself."""
        self.page.wait_for_function(condition, arg=arg, polling=POLLING)

    def settled(self) -> None:
        """Wait until the page has all that it asked for, and has drawn it, however long that takes."""
        for _ in range(PATIENCE // POLLING):
            self.page.evaluate(DRAWN)
            if not self.requests:
                return
            self.page.wait_for_timeout(POLLING)
        raise AssertionError(f"{self.page.url} waits for {[one.url for one in self.requests]}")

    # going to a table

    def open(self, path: str = "/") -> "Person":
        self.page.goto(path)
        return self

    def post(self, path: str, body: Any = None) -> Any:
        """What a page would ask of the server, without clicking through it."""
        answer = self.page.request.post(f"/api/{path}", data={} if body is None else body)
        assert answer.ok, (answer.status, answer.text())
        return answer.json() if answer.body() else None

    def get(self, path: str) -> Any:
        answer = self.page.request.get(f"/api/{path}")
        assert answer.ok, (answer.status, answer.text())
        return answer.json()

    def known(self) -> "Person":
        """The browser was here before, so that the page asks the server who this is."""
        self.page.evaluate("() => localStorage.setItem('tetrarch-guest', '1')")
        return self

    def sign_in(self, name: str, coach: str = "off") -> "Person":
        """Become a guest, for whom the coach is silent where nothing else is said."""
        self.post("session", {"name": name})
        self.post("coach", {"mode": coach})
        return self.known()

    def create(self, seats: Sequence[dict[str, Any]], **more: Any) -> str:
        """A table, made without the form."""
        body: dict[str, Any] = {"game": "kingdom_builder", "seats": list(seats), "start": True, **more}
        id: str = self.post("tables", body)["id"]
        return id

    def choose(self, **settings: Any) -> None:
        """Settings of the browser, as the dialog keeps them."""
        script = """(more) => localStorage.setItem('tetrarch-settings', JSON.stringify(
          {...JSON.parse(localStorage.getItem('tetrarch-settings') ?? '{}'), ...more}))"""
        self.page.evaluate(script, settings)

    # playing

    @property
    def number(self) -> int:
        return int(self.see("table").get_attribute("data-seq") or -1)

    def asked(self) -> dict[str, Any]:
        """Wait until this person can do something, or the game is over."""
        drawn = "document.querySelector('[data-part=board]')"
        something = "[a.places, a.strip, a.options, a.groups].some((list) => list.length)"
        can = f"a.over || (({drawn}) && (a.confirm || {something}))"
        other = "document.querySelector('[data-testid^=zone]:has(.dot)')"  # it can be done in another zone
        self.wait(f"() => {{ const a = ({ASKED})(); return {can} || {other} }}")
        self.page.evaluate(f"() => {{ const a = ({ASKED})(); if (!({can})) {other}?.click() }}")
        self.wait(f"() => {{ const a = ({ASKED})(); return {can} }}")
        found: dict[str, Any] = self.page.evaluate(ASKED)
        return found

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-cell="{name}"]')

    def target_in_sight(self) -> None:
        """Of what can be built on, something is in the window onto the board."""
        self.wait(SEEN)

    def past(self, number: int) -> None:
        """Wait for the answer to a move."""
        self.wait(
            """(number) => Number(document.querySelector('[data-testid="table"]')?.dataset.seq) !== number""",
            number,
        )

    def turn(self) -> None:
        """Wait for the assertive line that tells the turn, as a screen reader would."""
        expect(self.see("live-turn")).not_to_be_empty()


def _told(violations: list[dict[str, Any]]) -> list[str]:
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for one in violations
        for node in one["nodes"][:3]
    ]

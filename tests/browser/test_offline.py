"""The inbox, and the installed app: what it keeps for times without a line, and what it is pushed."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import PATIENCE, PHONE, Person
from browser.players import by_mouse, move

pytestmark = pytest.mark.browser
BOT = {"kind": "bot", "level": "gentle"}
KEPT = """async () => new Promise((resolve) => {
  const open = indexedDB.open('tetrarch', 1);
  open.onupgradeneeded = () => open.result.createObjectStore('tables', { keyPath: 'id' });
  open.onsuccess = () => {
    const all = open.result.transaction('tables').objectStore('tables').getAll();
    all.onsuccess = () => {
      open.result.close();
      resolve(all.result.map(({ id, snapshot }) => [id, snapshot.number]));
    };
  };
})"""
RULES = "async (path) => Boolean(await caches.match(path))"


def ready(me: Person) -> None:
    """The worker has all it needs, and serves this page."""
    me.wait("() => navigator.serviceWorker.controller?.state === 'activated'")


def kept(me: Person) -> dict[str, int]:
    return dict(me.page.evaluate(KEPT))


def until(me: Person, check: Callable[[], Any]) -> None:
    for _ in range(PATIENCE // 100):
        if check():
            return
        me.page.wait_for_timeout(100)
    raise AssertionError("waited in vain")


def test_it_can_be_installed(come: Callable[..., Person]) -> None:
    me = come("Ania", service_workers="allow").open()
    ready(me)
    manifest = me.context.new_cdp_session(me.page).send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest") and manifest["errors"] == []
    for icon in json.loads(manifest["data"])["icons"]:
        size = me.page.evaluate(
            """async (src) => { const image = new Image(); image.src = src; await image.decode();
                return `${image.naturalWidth}x${image.naturalHeight}`; }""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", size)
    worker = me.page.request.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache" and "javascript" in worker.headers["content-type"]
    assert "worker-src 'self'" in me.page.request.get("/").headers["content-security-policy"]


def test_a_table_stays_readable_without_a_line(come: Callable[..., Person]) -> None:
    me = come("Ania", service_workers="allow").open()
    me.expect_lost_line()
    ready(me)
    id = me.create([{"kind": "me"}, BOT])
    me.open(f"/table/{id}")
    assert move(me, by_mouse)
    me.asked()
    number = me.number
    until(me, lambda: kept(me).get(id) == number)
    until(me, lambda: me.page.evaluate(RULES, "/api/games/kingdom_builder/rules?lang=en"))
    me.context.set_offline(True)
    me.page.reload()
    expect(me.see("offline")).to_contain_text("Offline. This is the table as of")
    assert me.number == number
    expect(me.page.locator('[data-part="board"]')).to_be_visible()
    expect(me.see("option")).to_have_count(0)
    assert me.page.locator('[role="gridcell"]:not([aria-disabled])').count() == 0, "nothing can be played"
    me.shot("offline")
    me.open("/rules/kingdom_builder#KB-1")
    expect(me.page.locator("#KB-1")).to_be_visible()
    me.open(f"/table/{id}")
    expect(me.see("offline")).to_be_visible()
    me.context.set_offline(False)
    expect(me.see("offline")).to_be_hidden()
    assert move(me, by_mouse) and me.number > number, "it goes on by itself"


def test_what_was_kept_goes_with_the_person(come: Callable[..., Person]) -> None:
    me = come("Ania", service_workers="allow").open()
    me.expect_lost_line()
    me.expected.append("status of 401")  # the page asks on, and is nobody any more
    ready(me)
    id = me.create([{"kind": "me"}, BOT])
    me.open(f"/table/{id}")
    me.asked()
    until(me, lambda: id in kept(me))
    me.page.evaluate("() => fetch('/api/session', { method: 'DELETE' })")
    until(me, lambda: kept(me) == {})
    me.context.set_offline(True)
    me.open(f"/table/{id}")
    expect(me.see("refusal")).to_be_visible()
    expect(me.see("table")).to_have_count(0)
    me.context.set_offline(False)


def test_a_push_is_shown_and_leads_to_its_page(come: Callable[..., Person]) -> None:
    me = come("Ania", service_workers="allow").open()
    me.context.grant_permissions(["notifications"])
    ready(me)
    cdp = me.context.new_cdp_session(me.page)
    found: list[str] = []

    def seen(event: Any) -> None:
        found.extend(one["registrationId"] for one in event["registrations"] if not one["isDeleted"])

    cdp.on("ServiceWorker.workerRegistrationUpdated", seen)
    cdp.send("ServiceWorker.enable")
    until(me, lambda: found)
    said = {
        "title": "Kingdom Builder",
        "body": "It is your turn",
        "path": "/lobby",
        "tag": "turn x",
        "lang": "en",
    }
    origin = me.page.evaluate("() => location.origin")
    push = {"origin": origin, "registrationId": found[0], "data": json.dumps(said)}
    cdp.send("ServiceWorker.deliverPushMessage", push)
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
      .map(({ title, body, tag, data }) => [title, body, tag, data])"""
    until(me, lambda: me.page.evaluate(shown))
    assert me.page.evaluate(shown) == [["Kingdom Builder", "It is your turn", "turn x", "/lobby"]]
    [worker] = me.context.service_workers
    worker.evaluate("""async () => { const [notification] = await self.registration.getNotifications();
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification })); }""")
    me.page.wait_for_url("**/lobby")
    until(me, lambda: me.page.evaluate(shown) == [])
    cdp.send("ServiceWorker.deliverPushMessage", {**push, "data": "not JSON"})
    until(me, lambda: me.page.evaluate(shown) == [["Tetrarch", "", "tetrarch", "/inbox"]])


def test_whoever_is_away_finds_it_in_the_inbox(come: Callable[..., Person]) -> None:
    one, other = come("Ania"), come("Bruno", size=PHONE)
    id = one.create([{"kind": "me"}, {"kind": "open"}], start=False)
    other.post(f"tables/{id}/join")
    one.post(f"tables/{id}/start")
    one.open("/lobby")
    other.open("/lobby")
    until(one, lambda: one.page.title().startswith("(1)") or other.page.title().startswith("(1)"))
    asked = one if one.page.title().startswith("(1)") else other
    expect(asked.see("unread")).to_have_text("1")
    asked.see("inbox-link").click()
    expect(asked.see("notice").first).to_have_attribute("data-kind", "turn")
    assert asked.barriers() == []
    asked.shot("inbox")
    asked.see("notice").first.get_by_role("link").click()
    asked.asked()
    until(asked, lambda: asked.page.title().startswith("●"))
    asked.open("/inbox")
    expect(asked.see("unread")).to_have_count(0)


def test_how_one_wants_to_be_told(come: Callable[..., Person]) -> None:
    me = come("Ania", size=PHONE, service_workers="allow").open()
    me.expected += ["Push API in incognito mode", "400 (Bad Request)"]
    ready(me)
    me.open("/lobby")
    me.page.evaluate("() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    me.see("inbox-link").click()
    channels = me.see("channels")
    expect(channels).to_contain_text("Allow them in its settings")
    expect(me.see("push")).to_be_disabled()
    me.context.grant_permissions(["notifications"])
    me.page.reload()
    expect(me.see("push")).to_be_enabled()
    me.see("push").click()
    expect(channels).to_contain_text("cannot be reached")  # there is no push service here
    expect(me.see("push")).not_to_be_checked()
    me.see("hook").fill("http://127.0.0.1/hook")
    channels.get_by_role("button", name="Save").click()
    expect(channels).to_contain_text("The address must begin with https://")
    assert me.barriers() == []
    me.shot("channels")

"""Every page, at a desk and on a phone, light and dark: pictures, widths, accessibility, weight."""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.person import DESKTOP, PHONE, Person
from browser.server import Server, played

pytestmark = pytest.mark.browser
KB = "kingdom_builder"
BOT = {"kind": "bot", "level": "gentle"}
MAX_PAGE_BYTES = 170_000  # bytes of script and style of the table page, compressed
SHEETS = {"help": "?", "moves": "/"}


@pytest.fixture(scope="module")
def running(server: Server) -> Iterator[tuple[str, list[dict[str, str]]]]:
    """A table in the middle of a game, with the cookies of the person who plays there."""
    id, player = played(server.base, 70)
    cookies = [{"name": name, "value": value, "url": server.base} for name, value in player.cookies.items()]
    yield id, cookies
    player.close()


def visit(me: Person, running: str, finished: str) -> Iterator[tuple[str, str]]:
    """Go to every page and open every dialog: the name of each, and which part of the page is new."""
    me.create([{"kind": "me"}, {"kind": "open"}], start=False)
    room = me.create([{"kind": "me"}, {"kind": "open"}, BOT], start=False, private=True)
    pages = {
        "start": ("/", "play-kingsburg"),
        "lobby": ("/lobby", "list-finished"),
        "create": (f"/create/{KB}", "submit"),
        "room": (f"/table/{room}", "seats"),
        "learn": ("/learn", f"learn-{KB}"),
        "learn-game": (f"/learn/{KB}", "lesson-stop"),
        "lesson": (f"/learn/{KB}/first_game", "step"),
        "rules": (f"/rules/{KB}", "rules-search"),
        "replay": (f"/replay/{finished}?at=60", "slider"),
        "replay-file": ("/replay", "file"),
        "account-guest": ("/account", "guest"),
        "sign-in": ("/sign-in", "enter"),
        "sign-up": ("/sign-up", "sign-up"),
    }
    for name, (path, id) in pages.items():
        me.open(path)
        expect(me.see(id).first).to_be_visible()
        me.settled()
        yield name, "html"
    me.open("/no-such-page")
    expect(me.page.get_by_role("heading", name="There is no such page")).to_be_visible()
    yield "missing", "html"
    me.open("/table/nosuchtable")
    expect(me.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    me.open(f"/table/{running}")
    me.asked()
    yield "table", "html"
    yield from dialogs(me)
    yield from zones(me)
    me.open(f"/table/{finished}")
    expect(me.see("result")).to_be_visible()
    yield "result", "dialog"


def dialogs(me: Person) -> Iterator[tuple[str, str]]:
    for name in ("settings", "menu"):
        me.page.get_by_role("button", name=name.capitalize(), exact=True).click()
        expect(me.page.locator("dialog")).to_be_visible()
        yield name, "dialog"
        me.page.keyboard.press("Escape")
    for name, key in SHEETS.items():
        me.page.locator("body").press(key)
        expect(me.page.locator("dialog")).to_be_visible()
        yield name, "dialog"
        me.page.keyboard.press("Escape")
    me.see("menu").click()
    me.page.get_by_role("button", name="Fair dice and cards").last.click()
    expect(me.see("commitment")).not_to_be_empty()
    yield "fair", "dialog"
    me.page.keyboard.press("Escape")


def zones(me: Person) -> Iterator[tuple[str, str]]:
    """The other tabs: of a phone's table, and of the side."""
    if me.size == PHONE:
        for name in ("mine", "players", "log"):
            me.see(f"zone-{name}").click()
            yield f"zone-{name}", "main"
    for name in ("Moves", "Chat", "Rules"):
        me.page.get_by_role("tab", name=name).click()
        me.settled()
        yield f"tab-{name.lower()}", "aside"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_page_can_be_read_and_used_by_everybody(
    come: Callable[..., Person],
    running: tuple[str, list[dict[str, str]]],
    finished: str,
    size: tuple[int, int],
) -> None:
    me = come(size=size)
    me.context.add_cookies(running[1])
    me.known()
    wrong: list[str] = []
    for name, part in visit(me, running[0], finished):
        me.shot(name)
        wrong += [f"{name}: {fault}" for fault in me.barriers(part=part)]
        if size == PHONE and name != "table" and part != "main":
            continue  # in the dark these differ from the desktop's in nothing
        me.page.emulate_media(color_scheme="dark")  # another theme has other colours, and nothing else
        me.shot(f"dark-{name}")
        wrong += [f"dark {name}: {fault}" for fault in me.barriers("color-contrast", part=part)]
        me.page.emulate_media(color_scheme="light")
    assert not wrong, "\n".join(wrong)


def test_axe_would_tell(come: Callable[..., Person]) -> None:
    me = come("Ania").open()
    assert me.barriers() == []
    me.page.locator("main").evaluate(
        """(main) => main.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">')"""
    )
    [found] = me.barriers()
    assert found.startswith("image-alt")


def test_nothing_is_cut_off_at_360_pixels(
    come: Callable[..., Person], running: tuple[str, list[dict[str, str]]], finished: str
) -> None:
    me = come(size=(360, 740), locale="pl-PL")
    me.context.add_cookies(running[1])
    me.known()
    paths = ["/", "/lobby", f"/create/{KB}", f"/rules/{KB}", "/replay", f"/replay/{finished}?at=60"]
    for path in [*paths, f"/table/{running[0]}", f"/table/{finished}"]:
        me.open(path)
        me.settled()
        me.fits()


def test_the_theme_is_chosen_kept_and_follows_the_machine(come: Callable[..., Person]) -> None:
    me = come("Ania").open()
    ground = "() => getComputedStyle(document.body).backgroundColor"
    light = me.page.evaluate(ground)
    me.page.emulate_media(color_scheme="dark")
    dark = me.page.evaluate(ground)
    assert light != dark
    me.page.get_by_role("button", name="Settings").click()
    me.see("settings").get_by_role("combobox", name="Appearance").select_option("light")
    assert me.page.evaluate(ground) == light
    me.page.reload()
    expect(me.see("play-kingsburg")).to_be_visible()
    assert me.page.evaluate(ground) == light


def test_rules_are_found_by_number_and_by_word(come: Callable[..., Person]) -> None:
    me = come("Ania").open(f"/rules/{KB}#KB-37")
    expect(me.page.locator("#KB-37")).to_be_in_viewport()
    assert me.page.locator(".ruling").count() > 80
    me.see("rules-search").fill("paddock")
    assert 0 < me.page.locator(".ruling").count() < 20
    expect(me.page.locator(".ruling").first).to_contain_text("addock")


def test_the_table_page_is_light(come: Callable[..., Person], static: Path) -> None:
    me = come("Ania")
    id = me.create([{"kind": "me"}, BOT])
    got: dict[str, int] = {}

    def count(url: str) -> None:
        path = static / url.split("/", 3)[3].split("?")[0]
        if path.suffix in (".js", ".css"):
            got[path.name] = len(gzip.compress(path.read_bytes(), 9))

    me.page.on("request", lambda request: count(request.url))
    me.open(f"/table/{id}")
    me.asked()
    me.settled()
    assert any(name.endswith(".css") for name in got) and 40_000 < sum(got.values()) <= MAX_PAGE_BYTES, got

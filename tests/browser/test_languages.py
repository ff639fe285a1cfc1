"""English, Italian and Polish, switched without loading the page again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import LOCALES, Person
from browser.players import by_mouse, move
from tetrarch.core.languages import LANGUAGES

pytestmark = pytest.mark.browser
RELOADED = "() => window.stayed !== true"


def word(lang: str, key: str) -> str:
    """A message of one line, as the catalogue has it."""
    for path in (LOCALES / lang).glob("*.ftl"):
        found = re.search(rf"^{key} = (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        if found:
            return found[1].strip()
    raise AssertionError(f"no {key} in {lang}")


def test_every_page_speaks_every_language(come: Callable[..., Person], finished: str) -> None:
    me = come("Ania")
    bot = {"kind": "bot", "level": "gentle"}
    table = me.create([{"kind": "me"}, bot])
    room = me.create([{"kind": "me"}, {"kind": "open"}], start=False)
    pages = ["/", "/lobby", "/create/kingdom_builder", f"/table/{room}", "/replay", f"/replay/{finished}"]
    pages += ["/rules/kingdom_builder", "/no-such-page", "/table/nosuchtable"]
    seen: dict[str, set[str]] = {path: set() for path in pages}
    for path in pages:
        me.open(path)
        me.page.evaluate("window.stayed = true")
        for lang in LANGUAGES:
            me.see("language").select_option(lang)
            expect(me.page.locator("html")).to_have_attribute("lang", lang)
            expect(me.page.locator("header nav")).to_contain_text(word(lang, "web-nav-lobby"))
            me.settled()
            me.readable()
            seen[path].add(me.text())
        assert me.page.evaluate(RELOADED) is False
    assert {path: len(texts) for path, texts in seen.items()} == dict.fromkeys(pages, 3)
    me.open(f"/table/{table}")
    me.asked()
    assert len(at_the_table(me)) == 3


def at_the_table(me: Person) -> set[str]:
    """All that a table shows, in all languages: tabs, dialogs, the middle of a turn."""
    prompts: set[str] = set()
    for lang in LANGUAGES:
        me.page.get_by_role(
            "button", name=word(me.page.locator("html").get_attribute("lang") or "", "web-settings")
        ).click()
        me.see("settings").get_by_role("combobox").first.select_option(lang)
        expect(me.see("settings").get_by_role("heading")).to_have_text(word(lang, "web-settings"))
        me.readable()
        me.page.keyboard.press("Escape")
        prompts.add(me.see("prompt").inner_text())
        assert move(me, by_mouse)
        for tab in me.page.get_by_role("tab").all():
            tab.click()
            me.settled()
            me.readable()
        for key in ("?", "/"):
            me.page.locator("body").press(key)
            expect(me.page.locator("dialog")).to_be_visible()
            me.readable()
            me.page.keyboard.press("Escape")
            expect(me.page.locator("dialog")).to_have_count(0)
    return prompts


def test_the_browser_says_which_language_to_begin_with(come: Callable[..., Person]) -> None:
    me = come(locale="pl-PL").open("/")
    expect(me.see("play-kingdom_builder")).to_have_text(word("pl", "setup-play"))
    me.see("language").select_option("it")
    expect(me.see("play-kingdom_builder")).to_have_text(word("it", "setup-play"))
    me.page.reload()
    expect(me.see("play-kingdom_builder")).to_have_text(word("it", "setup-play"))

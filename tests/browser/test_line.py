"""When the line or the server fails in the middle of a turn, the client goes on by itself."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.person import Person
from browser.players import by_mouse, move
from browser.server import Line, Server

pytestmark = pytest.mark.browser
BOT = {"kind": "bot", "level": "gentle"}


def in_mid_turn(me: Person) -> list[str]:
    """One settlement built, two to go; the hexes that may be built on."""
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT])}")
    assert move(me, by_mouse)
    cells: list[str] = me.asked()["cells"]
    return cells


def test_a_reload_shows_the_same_question(come: Callable[..., Person]) -> None:
    me = come("Ania")
    cells = in_mid_turn(me)
    number, prompt = me.number, me.see("prompt").inner_text()
    me.page.reload()
    assert me.asked()["cells"] == cells
    assert (me.number, me.see("prompt").inner_text()) == (number, prompt)
    assert move(me, by_mouse) and me.number > number


def test_a_lost_line_is_told_and_a_move_made_meanwhile_is_kept(
    come: Callable[..., Person], server: Server
) -> None:
    line = Line(server.port)
    me = come("Ania", base=line.base)
    me.expect_lost_line()
    cells = in_mid_turn(me)
    number = me.number
    me.context.set_offline(True)
    line.cut()
    expect(me.see("reconnecting")).to_be_visible()
    me.cell(cells[0]).click()
    assert me.number == number
    line.mend()
    me.context.set_offline(False)
    me.past(number)
    expect(me.see("reconnecting")).to_be_hidden()
    assert me.number == number + 1
    assert move(me, by_mouse)
    me.page.goto("about:blank")
    line.cut()


def test_after_a_crash_of_the_server_the_turn_goes_on(
    come: Callable[..., Person], static: Path, tmp_path: Path
) -> None:
    own = Server(tmp_path, static).start()
    try:
        me = come("Ania", base=own.base)
        me.expect_lost_line()
        cells = in_mid_turn(me)
        number = me.number
        own.kill()
        expect(me.see("reconnecting")).to_be_visible()
        me.shot("reconnecting")
        me.cell(cells[0]).click()
        own.start()
        me.past(number)  # the move made while the server was down counts, once
        expect(me.see("reconnecting")).to_be_hidden()
        assert me.number == number + 1
        while me.see("live-turn").inner_text():
            assert move(me, by_mouse)
    finally:
        own.stop()

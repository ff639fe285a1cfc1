"""The pages of the rules: figures, signs, rulings that are found, on a desk, a phone and paper."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import tetrarch
from browser.person import DESKTOP, PHONE, Person
from tetrarch.lessons.figures import figures

pytestmark = pytest.mark.browser
GAMES = [game.id for game in tetrarch.list_games()]
# Which places of a figure lie outside of its window, even in part.
CUT_OFF = """(figure, [places, marks]) => {
  const room = figure.querySelector('[role="img"]').getBoundingClientRect();
  const find = (place) => [...figure.querySelectorAll('[data-cell], [data-target], [data-place]')].find(
    ({ dataset }) => `cell:${dataset.cell}` === place || dataset.target === place ||
      (dataset.place ?? '').split(' ').includes(place));
  const outside = [...places, ...marks].filter((place) => {
    const box = find(place)?.getBoundingClientRect();
    return !box || box.left < room.left - 2 || box.right > room.right + 2 ||
      box.top < room.top - 2 || box.bottom > room.bottom + 2;
  });
  const discs = [...figure.querySelectorAll('.mark')].map((mark) => mark.textContent).join('');
  return [outside, discs];
}"""


def drawn(me: Person, game: str, part: Locator) -> Locator:
    """All figures of a part of the page, after one has scrolled to each."""
    found = part.get_by_test_id("figure")
    expect(found.first).to_be_attached()
    for at in range(found.count()):
        found.nth(at).scroll_into_view_if_needed()
        expect(found.nth(at)).to_have_attribute("data-drawn", "true")
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_summary_shows_its_figures_whole(
    come: Callable[..., Person], game: str, size: tuple[int, int]
) -> None:
    me = come(size=size).open(f"/rules/{game}")
    found = drawn(me, game, me.see("summary"))
    known = {figure.id: figure for figure in figures(game)}
    names = [found.nth(at).get_attribute("data-figure") or "" for at in range(found.count())]
    assert len(names) >= 4 and len(set(names)) == len(names)
    for at, name in enumerate(names):
        figure = known[name]
        outside, discs = found.nth(at).evaluate(CUT_OFF, [list(figure.focus), list(figure.marks)])
        assert (name, outside) == (name, [])
        assert discs == "".join(str(n + 1) for n in range(len(figure.marks))), name
    me.shot(f"rules-{game}")
    assert me.barriers() == []
    me.page.emulate_media(color_scheme="dark")
    assert me.barriers("color-contrast") == []
    me.page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("lang", ["it-IT", "pl-PL"])
@pytest.mark.parametrize("game", GAMES)
def test_a_summary_is_there_in_every_language_on_a_small_phone(
    come: Callable[..., Person], game: str, lang: str
) -> None:
    me = come(size=(360, 740), locale=lang).open(f"/rules/{game}")
    drawn(me, game, me.see("summary"))
    me.readable()
    me.fits()


def test_all_rules_lists_the_games_and_leads_to_each_part(come: Callable[..., Person]) -> None:
    me = come("Ania").open("/rules")
    for game in tetrarch.list_games():
        expect(me.see(f"rules-of-{game.id}").get_by_role("heading", level=2)).to_be_visible()
    me.shot("rules-all")
    assert me.barriers() == []
    me.see("rules-of-kingsburg").get_by_role("link", name="Signs").click()
    expect(me.see("legend")).to_be_visible()
    me.see("legend-search").fill("jester")
    expect(me.see("legend").locator("dt")).to_have_count(1)
    me.see("part-rulings").click()
    expect(me.page.locator("#KI-30")).to_be_attached()
    me.see("part-short").click()
    expect(me.page.locator("#KI-30")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_rulings_are_searched_and_marked(come: Callable[..., Person], size: tuple[int, int]) -> None:
    me = come(size=size).open("/rules/kingdom_builder")
    me.see("rules-search").fill("straight ROW")
    expect(me.see("rules-count")).to_contain_text("this")
    expect(me.page.locator("#KB-65 mark")).not_to_have_count(0)
    assert me.page.locator(".ruling").count() < 10
    me.fits()
    me.page.locator("#KB-65 + .figure").scroll_into_view_if_needed()
    expect(me.page.locator("#KB-65 + .figure").get_by_test_id("figure")).to_have_attribute(
        "data-drawn", "true"
    )
    me.see("rules-search").fill("kb-37")
    me.page.locator("#KB-38").get_by_role("link", name="KB-37").click()  # cited in another ruling
    expect(me.page.locator("#KB-37")).to_be_in_viewport()
    expect(me.see("rules-search")).to_have_value("")
    assert me.page.locator(".ruling").count() > 100
    me.see("rules-search").fill("zzz")
    expect(me.page.get_by_text("No rule mentions this.")).to_be_visible()


def test_rules_open_the_game_that_one_looks_at(come: Callable[..., Person]) -> None:
    me = come("Ania").open("/create/council_of_four")
    me.page.get_by_role("navigation").get_by_role("link", name="Rules").first.click()
    expect(me.page).to_have_url(f"{me.desk.base}/rules/council_of_four")
    me.open("/lobby")
    me.page.get_by_role("navigation").get_by_role("link", name="Rules").first.click()
    expect(me.page).to_have_url(f"{me.desk.base}/rules")


def test_a_table_leads_to_the_rules_of_its_game_and_expansions_and_shows_its_signs(
    come: Callable[..., Person],
) -> None:
    me = come("Ania")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "gentle"}]
    options = {"modules": ["inns", "shields"]}
    id = me.create(seats, game="castles_of_burgundy", options=options)
    me.open(f"/table/{id}")
    me.page.get_by_role("tab", name="Rules").click()
    me.see("signs").click()
    expect(me.see("legend").locator("dt").first).to_be_visible()
    with me.context.expect_page() as opened:
        me.page.get_by_role("tabpanel").get_by_role("link", name="In short").click()
    expect(opened.value).to_have_url(f"{me.desk.base}/rules/castles_of_burgundy?modules=inns,shields")
    opened.value.close()
    me.open("/rules/castles_of_burgundy?modules=inns,shields")
    expect(me.see("expansion-inns")).to_contain_text("in play at your table")
    first = me.page.get_by_test_id("summary").locator("[data-testid^=expansion-]").first
    expect(first).to_have_attribute("data-testid", "expansion-inns")
    me.see("part-rulings").click()
    expect(me.page.locator("#CB-163")).to_be_attached()  # inns
    expect(me.page.locator("#CB-171")).to_have_count(0)  # trade routes are not in play
    me.see("rules-everything").click()
    expect(me.page.locator("#CB-171")).to_be_attached()


def test_on_paper_there_is_the_text_and_every_figure_black_on_white(come: Callable[..., Person]) -> None:
    me = come("Ania", fresh=True, color_scheme="dark").open("/rules/kingdom_builder")
    expect(me.see("figure").first).to_have_attribute("data-drawn", "true")
    me.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    for at in range(me.see("figure").count()):
        expect(me.see("figure").nth(at)).to_have_attribute("data-drawn", "true")
    me.page.emulate_media(media="print")
    expect(me.page.get_by_role("banner")).to_be_hidden()
    expect(me.see("print")).to_be_hidden()
    colours: list[Any] = me.page.evaluate(
        "() => ['color', 'backgroundColor'].map((name) => getComputedStyle(document.body)[name])"
    )
    assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]

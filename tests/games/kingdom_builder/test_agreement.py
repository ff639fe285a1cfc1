"""Rule, rulebook and short text tell the same number, for all of them read one row of the data."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

import tetrarch
from games.kingdom_builder.boards import QUADRANTS
from games.kingdom_builder.scene import walk
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.phrase import Phrase
from tetrarch.games.kingdom_builder.data.components import GUILD_NAMES, facts, guild

SEED = 8  # of a game in which every source pays the first seat
MORE = 20  # what every source pays more in the changed game
CHANGED_GAME = """
import json, sys
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match import game_data

read, more = game_data.read_data, int(sys.argv[1])

def read_changed(game, name):
    doc = read(game, name)
    for row in (*doc["guilds"]["by_id"].values(), doc["castle"]) if name == "kingdom_builder" else ():
        gold = row["gold"]
        row["gold"] = [n + more for n in gold] if isinstance(gold, list) else gold + more
    return doc

read_changed("kingdom_builder", "kingdom_builder")  # the cached document is changed for good

import tetrarch

at_end = tetrarch.from_json(sys.stdin.read()).view(0)["at_end"][0]
book = [tetrarch.find("kingdom_builder").rulings(lang) for lang in LANGUAGES]
texts = [{id: ruling.text for id, ruling in rulings.items()} for rulings in book]
print(json.dumps([{name: entry["points"] for name, entry in at_end.items()}, texts]))
"""


def played(more: int, guilds: tuple[str, ...]) -> tuple[dict[str, int], list[dict[str, str]]]:
    """What seat 0 would be paid, and the rulebook, in a game whose sources all pay more."""
    *_, last = walk(SEED, seats=2, quadrants=QUADRANTS["A"], guilds=[*guilds])
    doc = last.match.to_json(bare=True)
    done = subprocess.run(
        [sys.executable, "-c", CHANGED_GAME, str(more)],
        input=json.dumps(doc),
        text=True,
        stdout=subprocess.PIPE,
        check=True,
    )
    points, texts = json.loads(done.stdout)
    return points, texts


@pytest.mark.parametrize("at", range(0, len(GUILD_NAMES), 3))
def test_a_changed_row_changes_the_game_and_the_rulebook(at: int) -> None:
    guilds = (GUILD_NAMES * 2)[at : at + 3]
    true, _ = played(0, guilds)
    changed, books = played(MORE, guilds)
    assert all(true.values()), "every source pays something here"
    for name, points in true.items():
        row = facts()["castle"] if name == "castles" else guild(name)
        for book in books:
            numbers = [int(n) for n in re.findall(r"\d+", book[f"KB-{row['ruling']}"])]
            assert numbers[0] == (row["gold"][0] if name == "lords" else row["gold"]) + MORE
        if name == "lords":
            assert changed[name] - points in [ranks * MORE for ranks in (1, 2, 3, 4)]
        else:
            assert changed[name] * row["gold"] == points * (row["gold"] + MORE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GUILD_NAMES)
def test_the_short_text_of_a_guild_tells_what_it_pays(name: str, lang: str) -> None:
    text = Phrase("kingdom_builder-guild.help", {"guild": name}).text(lang)
    gold = guild(name)["gold"]
    assert [int(n) for n in re.findall(r"\d+", text)] == (gold if isinstance(gold, list) else [gold])


def test_the_guilds_of_the_data_are_the_sources_of_gold() -> None:
    sources = tetrarch.find("kingdom_builder").vocabulary.sources
    assert [source.name for source in sources] == [*GUILD_NAMES, "castles"]

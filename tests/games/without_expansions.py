"""The base game of a copy of the package in which every expansion's folder is deleted.

How a game uses it:

    def test_the_base_game_needs_no_expansion(tmp_path: Path) -> None:
        play_without_expansions("kingsburg", tmp_path, [Table(2), Table(4, {"edition": 1})])
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "tetrarch"
PLAY = """
import json, sys

folder, game, tables, drawn = json.load(sys.stdin)
sys.meta_path[:] = [finder for finder in sys.meta_path if type(finder).__module__ != "tetrarch_path"]
sys.path.insert(0, folder)

import tetrarch
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.json_position import dump, load
from tetrarch.core.position.reader import Reader
from tetrarch.core.match.registry import find

assert tetrarch.__file__.startswith(folder), tetrarch.__file__
descriptor = find(game)
assert descriptor.describe() and descriptor.rulings()
for table in tables:
    rules, options = descriptor.game(table["seats"], table["options"])
    s = rules.start()
    rng = Rng(1)
    for _ in range(40):
        rules.advance(s, rng)
        rules.evaluate(s, rules.asked(s))
        rules.apply(s, rules.pick(s, rng))
    view = descriptor.view(rules, s, 0)
    assert not drawn or descriptor.draw(view, colour=False)
    s = load(descriptor, rules, Reader(dump(descriptor, rules, s, options)["position"]))
    assert rules.playout(s, rng) > 0 and rules.over(s)
    print(rules.scores(s))
"""


@dataclass(frozen=True)
class Table:
    """A table of the base game: its seats and options."""

    seats: int
    options: Mapping[str, object] = field(default_factory=dict)


def play_without_expansions(game: str, folder: Path, tables: Sequence[Table], drawn: bool = False) -> None:
    """Play random games to their ends where the folders of all expansions are missing; draw them, too."""
    package = folder / "tetrarch"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "server", "client"))
    expansions = [path for path in (package / "games" / game / "modules").iterdir() if path.is_dir()]
    assert expansions
    for path in expansions:
        shutil.rmtree(path)
    job = json.dumps([str(folder), game, [asdict(table) for table in tables], drawn])
    done = subprocess.run([sys.executable, "-c", PLAY], input=job, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(tables)

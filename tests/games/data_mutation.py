"""Whether the rules read every number of a game's data files, found out by changing each in turn.

For each number in `data/*.json` a process is forked in which that number is changed before the game is
imported. It plays fixed random games. If these go exactly as with the true data (same decisions, same last
position, same scores; in a second pass also the same legal answers and positions on the way), then nothing in
the rules depends on the number: it is idle, and the test names it. Truth values are flipped, and names that
stand for an effect (`"gold"` in a list, `coin` in `{"coin": 3}`) are exchanged for another of the same sort.
An exception counts as a difference, and so does a game that never ends: something has read the number.

How a game adopts it, in `tests/games/<game>/test_data.py`, which imports nothing of the game:

    DATA = DataFiles(
        game="council_of_four",
        files=("council_of_four",),
        deals=(Deal(2, games=10), Deal(4, {"setup": "rulebook"}), Deal(2, position={"nobility": [18, 19]})),
        exempt={"cities.*.at*": "for drawing alone"},  # patterns of paths, each with its reason
        names=(("coin", "assistant"),),  # names of one sort, which may be exchanged
    )

    class TestData(DataMutation):
        data = DATA

The class also sees that text and picture agree with the rule: the numbers that the rulebook's pages take from
the data are read by the game, the same in all languages, and the client draws from the same files.

Deals bring all components into play: choose options, seats and starting positions such that each of them is
met in some game. What nothing else reaches stands last: a changed run stops at the first game that differs.
A deal that is `meant_for` some paths is played for changes there alone, and for them no other deal is.

The tests run on the compiled engine only, in `make test` with a sample of the numbers. While you work,
`.venv/bin/python tests/games/data_mutation.py council_of_four nobility` prints idle paths with that word in
them; uncompiled it leaves the second pass out.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tetrarch._build import compiled
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.rulings import parse_rulings

ROOT = Path(__file__).parents[2]
PARTS = 8  # of a game's numbers: tests that can run side by side
CPU_SECONDS = 300  # far more than the games of a run take on any machine: who needs more never ends
MAX_REPORTED = 200
SPACES = re.compile(r"[A-Z][1-9][0-9]*( [A-Z][1-9][0-9]*)*")
METADATA = {
    "schema": "the form of the file, not a component",
    "game.*": "what the game is called and who made it; the descriptor knows the seats",
    "open_rulings*": "numbers of rulings",
    "*.ruling": "the number of a ruling",
    "*.reconstructed": "how sure we are of a row",
    "*reconstructed": "how sure we are of a row",
}


@dataclass(frozen=True)
class Deal:
    """Random games to be played: seats, options, how many, and a position in JSON to start from."""

    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    games: int = 1
    position: Mapping[str, object] | None = None
    meant_for: str = ""  # a pattern of paths, such as those of one board


@dataclass(frozen=True, eq=False)
class DataFiles:
    """A game's data files, the games that bring their components into play, and what need not be read."""

    game: str
    files: Sequence[str]
    deals: Sequence[Deal]
    exempt: Mapping[str, str] = field(default_factory=dict)
    names: Sequence[Sequence[str]] = ()
    undrawn: Sequence[str] = ()  # files that no picture of the client needs
    letters: str = ""  # of spaces that are written as a letter and a number: "C6 B5"

    def reason(self, path: str) -> str | None:
        """The pattern that exempts a path, if there is one."""
        patterns = [*((pattern, path) for pattern in self.exempt)]
        patterns += [(pattern, path.partition(": ")[2] or path) for pattern in METADATA]
        return next((pattern for pattern, of in patterns if fnmatchcase(of, pattern)), None)

    def deals_for(self, path: str) -> tuple[int, ...]:
        """The numbers of the deals that a change at a path is tried with."""
        meant = [n for n, deal in enumerate(self.deals) if fnmatchcase(path, deal.meant_for)]
        return tuple(meant or [n for n, deal in enumerate(self.deals) if not deal.meant_for])


needs_speed = pytest.mark.skipif(not compiled(), reason="only the compiled engine is fast enough")


class DataMutation:
    """The tests; a game's subclass says which data."""

    data: ClassVar[DataFiles]
    every: ClassVar[int] = 1  # `make test` changes one in so many numbers, always the same ones

    @needs_speed
    def test_the_game_reads_a_sample_of_the_numbers(self) -> None:
        self.check_part(0, self.every)

    @pytest.mark.slow
    @needs_speed
    @pytest.mark.parametrize("part", range(PARTS))
    def test_the_game_reads_every_number(self, part: int) -> None:
        self.check_part(part, PARTS)

    def check_part(self, part: int, parts: int) -> None:
        idle = run_apart(self.data, part, parts)
        shown = "\n".join(idle[:MAX_REPORTED])
        assert not idle, (
            f"{len(idle)} values of the data can be changed without changing the game. Let the rules read "
            f"them, add a deal that needs them, or exempt them with a reason in test_data.py; "
            f"`.venv/bin/python tests/games/data_mutation.py {self.data.game} PART_OF_A_PATH` tries again:\n"
            f"{shown}"
        )

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_rulebook_shows_numbers_that_the_game_reads(self, lang: str) -> None:
        shown = numbers_in_rulebook(self.data, lang)
        assert [path for path in sorted(set().union(*shown.values())) if self.data.reason(path)] == []
        assert shown == numbers_in_rulebook(self.data, "en")

    def test_pictures_read_the_same_files(self) -> None:
        folder = ROOT / "web" / "src" / "lib" / "games" / self.data.game
        source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.ts")))
        files = [file for file in self.data.files if file not in self.data.undrawn]
        assert [file for file in files if f"games/{self.data.game}/data/{file}.json" not in source] == []

    def test_every_exemption_exempts_something(self) -> None:
        reasons = {self.data.reason(path) for path, _ in changes(self.data)}
        assert [pattern for pattern in self.data.exempt if pattern not in reasons] == []


# what is changed


@dataclass(frozen=True)
class Change:
    """Another value at a place of a file, or (`key`) another key for the value there."""

    file: str
    steps: tuple[str | int, ...]
    value: object
    key: bool = False

    def applied(self, doc: dict[str, Any]) -> dict[str, Any]:
        """A changed copy of the file's contents."""
        doc = json.loads(json.dumps(doc))
        holder: Any = doc
        for step in self.steps[:-1]:
            holder = holder[step]
        last = self.steps[-1]
        if self.key:
            entries = [(self.value if key == last else key, value) for key, value in holder.items()]
            holder.clear()
            holder.update(entries)
        else:
            holder[last] = self.value
        return doc


def changes(data: DataFiles) -> list[tuple[str, list[Change]]]:
    """Every place that can be changed, by its readable path, with the values to try there."""
    from tetrarch.core.match.game_data import read_data

    found: list[tuple[str, list[Change]]] = []
    for file in data.files:
        prefix = f"{file}: " if len(data.files) > 1 else ""
        for path, steps, holder in places(read_data(data.game, file)):
            value = holder[steps[-1]]
            for inner, other in other_spaces(data.letters, value):
                found.append((f"{prefix}{path}{inner}", [Change(file, steps, other)]))
            if values := other_values(data.names, value):
                found.append((prefix + path, [Change(file, steps, other) for other in values]))
            if isinstance(holder, dict) and (name := other_name(data.names, steps[-1], holder)):
                found.append((f"{prefix}{path} as {name}", [Change(file, steps, name, True)]))
    return found


def places(
    node: Any, path: str = "", steps: tuple[str | int, ...] = ()
) -> Iterator[tuple[str, tuple[str | int, ...], Any]]:
    """Every value within a document: its path, the keys that lead to it, and what holds it."""
    pairs = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in pairs:
        label = value["id"] if isinstance(key, int) and isinstance(value, dict) and "id" in value else key
        inner = f"{path}.{label}" if path else str(label)
        yield inner, (*steps, key), node
        yield from places(value, inner, (*steps, key))


def other_values(names: Sequence[Sequence[str]], value: object) -> list[object]:
    """What a value may be changed to: nothing if it is no number, truth value or known name."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return [value + 1, value - 1, value + 10] if value > 0 else [value + 1]
    if isinstance(value, str) and (name := other_name(names, value, ())):
        return [name]
    return []


def other_spaces(letters: str, value: object) -> Iterator[tuple[str, str]]:
    """A text of spaces, such as `C6 B5`, with one number or one letter changed, and which one it is."""
    if not letters or not isinstance(value, str) or not SPACES.fullmatch(value):
        return
    words = value.split()
    for at, word in enumerate(words):
        letter, number = word[0], int(word[1:])
        before, after = words[:at], words[at + 1 :]
        yield f".{at}.number", " ".join([*before, f"{letter}{number % 6 + 1}", *after])
        if letter in letters:
            other = letters[(letters.index(letter) + 1) % len(letters)]
            yield f".{at}.letter", " ".join([*before, f"{other}{number}", *after])


def other_name(names: Sequence[Sequence[str]], name: object, present: Any) -> str | None:
    """Another name of the same sort that is not present yet."""
    for sort in names:
        if name in sort:
            at = list(sort).index(str(name)) + 1
            return next((other for other in (*sort[at:], *sort[:at]) if other not in present), None)
    return None


# where the rulebook shows them


def numbers_in_rulebook(data: DataFiles, lang: str) -> dict[str, set[str]]:
    """The paths of the numbers that each ruling takes from the data; sums of several are left out."""
    from tetrarch.core.match.game_data import read_data

    paths: dict[str, str] = {}
    docs = [json.loads(json.dumps(read_data(data.game, file))) for file in data.files]
    for file, doc in zip(data.files, docs, strict=True):
        prefix = f"{file}: " if len(data.files) > 1 else ""
        for path, steps, holder in list(places(doc)):
            if type(holder[steps[-1]]) is int and steps[-1] not in ("id", "ruling"):
                holder[steps[-1]] = 10**9 + len(paths)  # a figure that stands for its path
                paths[str(holder[steps[-1]])] = prefix + path
    page = ROOT / "src" / "tetrarch" / "games" / data.game / "rulebook" / f"{lang}.md"
    rulings = parse_rulings(page.read_text(encoding="utf-8"), docs)
    figures = {id: re.findall(r"[0-9]{10}", f"{one.title} {one.text}") for id, one in rulings.items()}
    return {id: {paths[figure] for figure in found if figure in paths} for id, found in figures.items()}


# how it is played


def games_of(data: DataFiles, deals: Sequence[int]) -> Iterator[tuple[Any, Any, Any, dict[str, Any], int]]:
    """Descriptor, rules, starting position, options and seed of every game of some deals."""
    from tetrarch.core.match.json_position import load
    from tetrarch.core.match.registry import find
    from tetrarch.core.position.reader import Reader

    descriptor = find(data.game)
    for number in deals:
        deal = data.deals[number]
        game, options = descriptor.game(deal.seats, dict(deal.options))
        for seed in range(deal.games):
            start = None if deal.position is None else Reader(dict(deal.position))
            s = game.start() if start is None else load(descriptor, game, start)
            game.settle(s)
            game.settle(s)  # a position read from JSON may begin with bookkeeping
            yield descriptor, game, s, options, number * 1000 + seed


def quick_digests(data: DataFiles, deals: Sequence[int]) -> Iterator[bytes]:
    """How each game goes, told by its length, its last position and its scores."""
    from tetrarch.core.engine.rng import Rng
    from tetrarch.core.match.json_position import dump

    for descriptor, game, s, options, seed in games_of(data, deals):
        decisions = game.playout(s, Rng(seed))
        yield digest(decisions, dump(descriptor, game, s, options), game.scores(s))


def full_digests(data: DataFiles, deals: Sequence[int]) -> Iterator[bytes]:
    """How each game goes, told by every list of legal answers and every position."""
    from tetrarch.core.engine.kernel import CHANCE
    from tetrarch.core.engine.rng import Rng
    from tetrarch.core.match.json_position import dump

    for descriptor, game, s, options, seed in games_of(data, deals):
        rng = Rng(seed)
        course: list[object] = []
        while not game.over(s):
            d = s.stack[-1]
            legal = list(game.legal(s))
            x = game.steps[d.step].sample(s, d, rng) if d.seat == CHANCE else legal[rng.below(len(legal))]
            game.apply(s, x)
            course.append((legal, x, dump(descriptor, game, s, options), game.scores(s)))
        yield digest(course, game.scores(s), game.winners(s))


def digest(*told: object) -> bytes:
    return blake2b(repr(told).encode(), digest_size=16).digest()


# how it is compared


def fork(work: Any, quiet: bool = True) -> tuple[bool, bytes]:
    """Do something in a forked process: whether it came to its end, and the bytes that it returned."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.close(reading)
            if quiet:
                os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            with open(writing, "wb") as pipe:
                pipe.write(work())
            os._exit(0)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)
    os.close(writing)
    with open(reading, "rb") as pipe:
        result = pipe.read()
    return os.waitpid(pid, 0)[1] == 0, result


Pass = Callable[[DataFiles, Sequence[int]], Iterator[bytes]]
PASSES: tuple[Pass, ...] = (quick_digests, full_digests) if compiled() else (quick_digests,)


@cache
def baseline(data: DataFiles, deals: Sequence[int], how: Pass) -> list[bytes]:
    """The digests of the games of some deals with the true data."""
    ended, result = fork(lambda: b"".join(how(data, deals)), quiet=False)
    assert ended and result, f"{data.game}: the deals cannot be played"
    return [result[i : i + 16] for i in range(0, len(result), 16)]


def makes_a_difference(data: DataFiles, deals: Sequence[int], change: Change, how: Pass) -> bool:
    """Whether the games of some deals go otherwise once a value is changed."""
    true = baseline(data, deals, how)

    def play() -> bytes:
        patch(data.game, change)
        same = all(a == b for a, b in zip(true, how(data, deals), strict=True))
        return b"same" if same else b"other"

    ended, result = fork(play)
    return not ended or result != b"same"


def patch(game: str, change: Change) -> None:
    """Let the game read the changed value: its modules must not have been imported yet."""
    from tetrarch.core.match import game_data

    assert not any(name.startswith(f"tetrarch.games.{game}") for name in sys.modules)
    read = game_data.read_data
    changed = change.applied(read(game, change.file))

    def read_changed(of: str, name: str) -> dict[str, Any]:
        return changed if (of, name) == (game, change.file) else read(of, name)

    game_data.read_data = read_changed  # type: ignore[assignment]


def idle_paths(data: DataFiles, part: int = 0, parts: int = 1, pattern: str = "*") -> list[str]:
    """The paths of one part of the data that make no difference, where the game is not imported yet."""
    import tetrarch.core.match.creation  # noqa: F401  (all of the core, once for all forks)

    wanted = [(path, tries) for path, tries in changes(data) if data.reason(path) is None]
    wanted = [(path, tries) for path, tries in wanted if fnmatchcase(path, pattern)][part::parts]
    gc.freeze()
    for how in PASSES:  # the second only for what the first has left
        wanted = [
            (path, tries)
            for path, tries in wanted
            if not any(makes_a_difference(data, data.deals_for(path), one, how) for one in tries)
        ]
    return [path for path, _ in wanted]


# in a process of its own, since the tests have imported every game


def run_apart(data: DataFiles, part: int, parts: int) -> list[str]:
    """The idle paths of one of so many parts, found in a fresh process."""
    with tempfile.TemporaryDirectory() as folder:
        env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        env["PYTHONPYCACHEPREFIX"] = folder  # forks share what the first of them has parsed
        job = json.dumps({"data": asdict(data), "part": part, "parts": parts})
        command = [sys.executable, __file__]
        done = subprocess.run(command, input=job, env=env, text=True, stdout=subprocess.PIPE, check=True)
    idle: list[str] = json.loads(done.stdout)
    return idle


def main(arguments: list[str]) -> None:
    """A job from standard input, or the game and pattern of the command line."""
    if arguments:
        sys.path.insert(0, str(Path(__file__).parents[1]))
        job = {"data": asdict(named_data(arguments[0])), "part": 0, "parts": 1}
        pattern = f"*{arguments[1]}*" if len(arguments) > 1 else "*"
    else:
        job, pattern = json.load(sys.stdin), "*"
    doc = job["data"]
    data = DataFiles(**{**doc, "deals": [Deal(**deal) for deal in doc["deals"]]})
    print(json.dumps(idle_paths(data, job["part"], job["parts"], pattern), indent=1))


def named_data(game: str) -> DataFiles:
    """What a game's test says about its data; the test must not import the game itself."""

    data: DataFiles = importlib.import_module(f"games.{game}.test_data").DATA
    return data


if __name__ == "__main__":
    main(sys.argv[1:])

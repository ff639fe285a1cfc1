"""Put faults into rules, server and client, one at a time, and see whether the tests find them.

    .venv/bin/python tools/faults.py choose --seed 1 > faults.json
    .venv/bin/python tools/faults.py clone ../copy
    .venv/bin/python tools/faults.py try faults.json --tree ../copy

`choose` prints faults taken at random: a comparison, a sign, a number, a condition or a call is changed.
`clone` makes a tree that is there for faults alone; `try` wants no other, since somebody may work in it.
`try` puts each fault into that tree, runs the tests whose names resemble the file's and then what `make test`
runs for that part of the tree until something fails, and takes the fault out again. A fault that no test has
found changes nothing that anybody can see, or a test is missing.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PARTS = {
    "rules": ["src/tetrarch/games/*/rules/**/*.py", "src/tetrarch/games/*/modules/**/*.py"],
    "server": [
        f"src/tetrarch/server/{name}/**/*.py"
        for name in ("accounts", "bots", "db/repositories", "notifications", "social", "tables", "web")
    ],
    "client": ["web/src/lib/**/*.ts", "web/src/lib/**/*.svelte"],
}
COUNTS = {"rules": 20, "server": 12, "client": 8}
COMPARISONS = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "=="}
SIGNS = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+")}
IN_SCRIPTS = [
    (" === ", " !== "),
    (" !== ", " === "),
    (" < ", " <= "),
    (" > ", " >= "),
    (" && ", " || "),
    (" + 1", " + 2"),
    (" - 1", " - 2"),
    ("(!", "("),
]
NO_CODE = re.compile(r"^\s*(//|/?\*|import |export type |type |interface |<|@|[.#\w-]+ \{)")
MARK = "build/for-faults"  # in trees that were made for faults
HANG = 1200.0  # seconds after which a run is taken to hang, which somebody would see


@dataclass(frozen=True)
class Fault:
    """A line of a file, and what stands there instead."""

    part: str
    path: str
    line: int
    before: str
    after: str


def python_faults(part: str, path: str, text: str) -> Iterator[Fault]:
    """Every small change to the code of functions."""
    lines = text.splitlines()
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for statement in function.body:
            for node in ast.walk(statement):
                for start, end, new in changes(node):
                    if start[0] != end[0]:
                        continue
                    line = lines[start[0] - 1].encode()
                    changed = line[: start[1]] + new.encode() + line[end[1] :]
                    if changed != line:
                        yield Fault(part, path, start[0], line.decode(), changed.decode())


Place = tuple[int, int]


def changes(node: ast.AST) -> Iterator[tuple[Place, Place, str]]:
    """Where something of a node may be exchanged, and for what."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        yield end_of(node.left), start_of(node.comparators[0]), f" {COMPARISONS[type(node.ops[0])]} "
    elif isinstance(node, ast.BinOp) and type(node.op) in SIGNS and not isinstance(node.right, ast.Constant):
        yield end_of(node.left), start_of(node.right), f" {SIGNS[type(node.op)][1]} "
    elif isinstance(node, ast.BoolOp) and len(node.values) == 2:
        other = "or" if isinstance(node.op, ast.And) else "and"
        yield end_of(node.values[0]), start_of(node.values[1]), f" {other} "
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield start_of(node), end_of(node), str(not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield start_of(node), end_of(node), str(node.value + 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield start_of(node), start_of(node.operand), ""
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await):
        yield start_of(node), end_of(node), "pass"


def start_of(node: ast.expr | ast.stmt) -> Place:
    return node.lineno, node.col_offset


def end_of(node: ast.expr | ast.stmt) -> Place:
    return node.end_lineno or node.lineno, node.end_col_offset or node.col_offset


def script_faults(part: str, path: str, text: str) -> Iterator[Fault]:
    """Every exchange of operators in lines of TypeScript and in the templates' conditions."""
    code = text.partition("<style")[0]
    for number, line in enumerate(code.splitlines(), 1):
        if NO_CODE.match(line) and "{" not in line.partition("=")[2]:
            continue
        for old, new in IN_SCRIPTS:
            if line.count(old) == 1:
                yield Fault(part, path, number, line, line.replace(old, new))


def choose(seed: int) -> list[Fault]:
    """Faults in different files, the same for the same seed and sources."""
    rng = random.Random(seed)
    chosen: list[Fault] = []
    for part, patterns in PARTS.items():
        files = sorted({path for pattern in patterns for path in ROOT.glob(pattern)})
        rng.shuffle(files)
        taken = 0
        for path in files:
            find = python_faults if path.suffix == ".py" else script_faults
            found = list(find(part, path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")))
            if found and taken < COUNTS[part]:
                chosen.append(rng.choice(found))
                taken += 1
    return chosen


class Tree:
    """A copy of the project in which faults are tried."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.python = str(root / ".venv" / "bin" / "python")

    def commands(self, fault: Fault) -> Iterator[Sequence[str]]:
        """What `make test` runs for a part, the likeliest to find something first."""
        pytest = [self.python, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
        marked = "not slow and not wheel and not browser"
        likely = self.likely(fault)
        if likely:
            yield [*pytest, "-m", marked, *likely]
        if fault.part == "rules":
            game = fault.path.split("/")[3]
            yield [*pytest, "-m", marked, f"tests/games/{game}"]
            yield [*pytest, "-m", marked, *(f"tests/{name}" for name in "core games bots envs toy".split())]
        elif fault.part == "server":
            folder = fault.path.split("/")[3]
            if (self.root / "tests" / "server" / folder).is_dir():
                yield [*pytest, "-m", marked, f"tests/server/{folder}"]
            yield [*pytest, "-m", marked, "tests/server", "tests/cli", "tests/drills"]
            yield [self.python, "-m", "mypy"]
        else:
            yield ["npm", "--prefix", "web", "run", "--silent", "check"]
            yield ["npm", "--prefix", "web", "run", "--silent", "test"]
            yield [sys.executable, "tools/dev.py", "web"]
        if fault.part != "rules":
            yield [*pytest, "-m", "browser and not slow", "tests/browser"]

    def likely(self, fault: Fault) -> list[str]:
        """The test files whose names share a word with a Python file and its folder."""
        place = Path(fault.path)
        if place.suffix != ".py":
            return []
        names = {place.stem, place.parent.name} - {"rules", "steps", "tables", "modules"}
        words = {name.rstrip("s") for name in names}
        folder = self.root / "tests" / "/".join(place.parts[2:4])
        files = sorted(folder.rglob("test_*.py")) if folder.is_dir() else []
        return [
            str(file.relative_to(self.root)) for file in files if any(word in file.stem for word in words)
        ]

    def try_out(self, fault: Fault) -> str:
        """The command that found a fault, or nothing."""
        path = self.root / fault.path
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines(keepends=True)
        at = next((n for n in near(fault.line, len(lines)) if lines[n].rstrip("\n") == fault.before), None)
        if at is None:
            return "not there"
        lines[at] = fault.after + "\n"
        path.write_text("".join(lines), encoding="utf-8")
        try:
            return next((shown(words) for words in self.commands(fault) if self.fails(fault, words)), "")
        finally:
            path.write_text(text, encoding="utf-8")

    def fails(self, fault: Fault, words: Sequence[str]) -> bool:
        env = {**os.environ, "PYTHONPYCACHEPREFIX": str(self.root / "build" / "pycache")}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        if "tests/browser" not in words:
            env["TETRARCH_PURE"] = "1"
        with subprocess.Popen(
            words,
            cwd=self.root,
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:
            try:
                return process.wait(HANG) != 0
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, 9)
                return True


def near(line: int, count: int) -> list[int]:
    """Numbers of lines, those near to a line first: the file may have changed since."""
    return sorted(range(count), key=lambda number: abs(number + 1 - line))


def shown(words: Sequence[str]) -> str:
    return " ".join(word for word in words if not word.startswith("/"))


def try_all(faults: list[Fault], tree: Tree) -> int:
    missed: list[Fault] = []
    for number, fault in enumerate(faults, 1):
        found = tree.try_out(fault)
        print(f"{number:3} {fault.part:7}{fault.path}:{fault.line}", flush=True)
        print(f"      {fault.before.strip()}\n   -> {fault.after.strip()}", flush=True)
        print(f"      {f'found by {found}' if found else 'NOT FOUND'}", flush=True)
        if not found:
            missed.append(fault)
    print(f"{len(faults) - len(missed)} of {len(faults)} were found")
    return 1 if missed else 0


def clone(tree: Path) -> None:
    """A tree with its own environment, in which nobody works."""
    subprocess.run(["git", "clone", "--quiet", ROOT, tree], check=True)
    (tree / MARK).parent.mkdir()
    (tree / MARK).touch()
    subprocess.run([sys.executable, "tools/dev.py", "setup"], cwd=tree, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    choosing = commands.add_parser("choose", help="print faults as JSON")
    choosing.add_argument("--seed", type=int, default=1)
    cloning = commands.add_parser("clone", help="make a tree for faults")
    cloning.add_argument("tree", type=Path)
    trying = commands.add_parser("try", help="put faults into a tree, one at a time, and run its tests")
    trying.add_argument("faults", type=Path)
    trying.add_argument(
        "--tree", type=Path, required=True, help="a clone of the project, used by nobody else"
    )
    args = parser.parse_args()
    if args.command == "choose":
        print(json.dumps([asdict(fault) for fault in choose(args.seed)], indent=1, ensure_ascii=False))
        return 0
    if args.command == "clone":
        clone(args.tree)
        return 0
    if not (args.tree / MARK).exists():
        parser.error("--tree must name a tree made by `clone`: faults must not get into anybody's work")
    faults = [Fault(**one) for one in json.loads(args.faults.read_text(encoding="utf-8"))]
    return try_all(faults, Tree(args.tree.resolve()))


if __name__ == "__main__":
    sys.exit(main())

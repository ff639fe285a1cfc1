"""The tree is the architecture: imports point downwards, files stay small, compiled code stays pure."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

from devkit.compiled_modules import compiled_modules

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "tetrarch"

# What a layer may import beside itself. Modules directly in the package may import everything.
BELOW = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"games", "core"},
    "lessons": {"bots", "games", "core"},
    "arena": {"bots", "games", "core"},
    "training": {"arena", "bots", "games", "core", "_build"},
    "envs": {"arena", "bots", "games", "core"},
    "server": {"arena", "lessons", "bots", "games", "core", "_build"},
    "cli": {"server", "envs", "arena", "lessons", "bots", "games", "core"},
}
# Inside the server: what a folder may import beside itself and the modules directly in `server`. `web` speaks
# HTTP, the six in the middle know the use cases, `db` alone writes SQL. Between the six there is no cycle.
MIDDLE = {"accounts", "bots", "learning", "notifications", "social", "tables"}
SERVER_BELOW = {
    "schemas": set[str](),
    "db": set[str](),
    "notifications": {"db", "schemas"},
    "tables": {"notifications", "db", "schemas"},
    "bots": {"tables", "db", "schemas"},
    "learning": {"tables", "db", "schemas"},
    "social": {"tables", "notifications", "db", "schemas"},
    "accounts": {"social", "tables", "db", "schemas"},
    "web": {*MIDDLE, "db", "schemas"},
    "operations": {*MIDDLE, "web", "db", "schemas"},
}
# Modules directly in `server` that put the parts together; nothing below `web` imports them.
WIRING = {"app", "serve", "services"}
NAMED = {".py", ".ts", ".svelte"}  # files that texts name
HTTP = {"fastapi", "starlette", "uvicorn"}
SQL = {"sqlalchemy", "alembic"}
# These may also use what lies directly in the package: the public interface and the texts.
OPEN = {"arena", "envs", "server", "cli"}

# Compiled code computes and does nothing else: no clock, no chance of its own, no files, no output.
PURE = {
    "collections",
    "functools",
    "heapq",
    "librt",
    "math",
    "mypy_extensions",
    "operator",
    "tetrarch",
    "typing",
}

MAX_FILE_LINES = 600
MAX_FUNCTION_LINES = 60
MAX_FOLDER_MODULES = 15


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes(), str(path))


def modules() -> list[str]:
    return sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def imported(name: str) -> list[str]:
    """The full names of all that a module imports, at its top or inside a function."""
    found: list[str] = []
    for node in ast.walk(parsed(PACKAGE / name)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}:{node.lineno}: write imports in full"
            # `from tetrarch import core` names a layer, `from tetrarch.core import kernel` a module of one
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def arrow_faults(name: str) -> list[str]:
    layer, *inner = name.split("/")
    if not inner:
        return []
    assert layer in BELOW, f"{name}: tests/test_tree.py does not say what the layer {layer!r} may import"
    faults: list[str] = []
    for target in imported(name):
        parts = target.split(".")
        if parts[0] != "tetrarch":
            continue
        to = parts[1] if len(parts) > 1 else ""
        if to == layer == "games" and parts[2:3] != inner[:1]:
            faults.append(f"{name} imports {target}: a game never imports another")
        elif to != layer and to not in BELOW[layer] and not (layer in OPEN and to not in BELOW):
            faults.append(f"{name} imports {target}: {layer} may import {sorted(BELOW[layer])} only")
    return faults


def test_imports_point_downwards() -> None:
    assert [fault for name in modules() for fault in arrow_faults(name)] == []


def server_faults(name: str) -> list[str]:
    folder, *inner = name.split("/")[1:]
    faults: list[str] = []
    for target in imported(name):
        parts = target.split(".")
        if parts[0] in SQL and folder != "db":
            faults.append(f"{name} imports {target}: only server/db writes SQL")
        if parts[0] in HTTP and folder != "web" and folder.removesuffix(".py") not in WIRING:
            faults.append(f"{name} imports {target}: only server/web knows HTTP")
        if parts[:2] != ["tetrarch", "server"] or len(parts) < 3 or not inner:
            continue
        to = parts[2]
        if to in WIRING and folder not in ("web", "operations"):
            faults.append(f"{name} imports {target}, which puts the parts together")
        elif to in SERVER_BELOW and to != folder and to not in SERVER_BELOW[folder]:
            faults.append(f"{name} imports {target}: {folder} may import {sorted(SERVER_BELOW[folder])} only")
    return faults


def test_the_servers_imports_point_downwards() -> None:
    assert [fault for name in modules() if name.startswith("server/") for fault in server_faults(name)] == []


def test_every_compiled_module_is_pure() -> None:
    names = compiled_modules(ROOT)
    assert "core/engine/kernel.py" in names
    faults = [
        f"{name} imports {target}"
        for name in names
        for target in imported(name)
        if target.split(".")[0] not in PURE
    ]
    assert faults == [], f"compiled modules may import {sorted(PURE)} only"


def test_a_folder_holds_few_modules() -> None:
    history = "server/db/migrations/versions"  # one more for every change that stays
    sizes = Counter(str(Path(name).parent) for name in modules() if not name.startswith(history))
    assert {folder: size for folder, size in sizes.items() if size > MAX_FOLDER_MODULES} == {}


def test_every_folder_with_modules_is_a_package() -> None:
    folders = {(PACKAGE / name).parent for name in modules()}
    assert [str(f.relative_to(ROOT)) for f in sorted(folders) if not (f / "__init__.py").exists()] == []


def own_files() -> list[Path]:
    """All our modules but those that a program writes: database migrations, the classes of states."""
    files = (path for top in ("src", "tools", "tests") for path in (ROOT / top).rglob("*.py"))
    made = ("migrations/versions", "rules/state_fields.py")
    return sorted(path for path in files if not any(part in path.as_posix() for part in made))


def test_files_are_small() -> None:
    sizes = {path.relative_to(ROOT).as_posix(): len(path.read_bytes().splitlines()) for path in own_files()}
    assert {name: size for name, size in sizes.items() if size > MAX_FILE_LINES} == {}


def test_functions_are_small() -> None:
    sizes = {
        f"{path.relative_to(ROOT).as_posix()}:{node.lineno} {node.name}": node.end_lineno - node.lineno + 1
        for path in own_files()
        for node in ast.walk(parsed(path))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.end_lineno
    }
    assert {name: size for name, size in sizes.items() if size > MAX_FUNCTION_LINES} == {}


def test_files_that_texts_name_exist() -> None:
    """A module or component in backquotes is there; the changelog and the decisions tell of earlier ones."""
    tops = ("src", "tools", "tests", "examples", "web/src", "web/tests", "docs")
    files = [path for top in tops for path in (ROOT / top).rglob("*") if path.suffix in NAMED | {".md"}]
    known = {path.relative_to(ROOT).as_posix() for path in files}
    ends = {"/".join(name.split("/")[at:]) for name in known for at in range(name.count("/") + 1)}
    texts = [*files, *(path for path in ROOT.glob("*.md") if path.name != "CHANGELOG.md")]
    missing = [
        f"{path.relative_to(ROOT).as_posix()}: {name}"
        for path in texts
        if "adr" not in path.parts
        for name in re.findall(r"`([\w./-]+\.(?:py|ts|svelte))`", path.read_text(encoding="utf-8"))
        if name not in ends
    ]
    assert missing == []

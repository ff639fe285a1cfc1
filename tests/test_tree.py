"""The tree is the architecture: imports point downwards, files stay small, compiled code stays pure."""

import ast
from functools import cache
from pathlib import Path

from devkit.modules import compiled_modules

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "tetrarch"

# What a layer may import beside itself. Modules directly in the package may import everything.
BELOW = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"games", "core"},
    "arena": {"bots", "games", "core"},
    "envs": {"arena", "bots", "games", "core"},
    "server": {"arena", "bots", "games", "core", "_build"},
    "cli": {"server", "envs", "arena", "bots", "games", "core"},
}
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

MOST_LINES = 600
MOST_LINES_OF_A_FUNCTION = 60


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


def test_every_compiled_module_is_pure() -> None:
    names = compiled_modules(ROOT)
    assert "core/kernel.py" in names
    faults = [
        f"{name} imports {target}"
        for name in names
        for target in imported(name)
        if target.split(".")[0] not in PURE
    ]
    assert faults == [], f"compiled modules may import {sorted(PURE)} only"


def test_every_plain_pattern_names_a_layer_that_is_compiled() -> None:
    from devkit.places import settings

    rules = settings()
    strays = [p for p in rules["plain"] if p.split("/")[0] not in {"*", *rules["compile"]}]
    assert strays == [], "these patterns of [tool.tetrarch] plain can never match"


def test_every_folder_with_modules_is_a_package() -> None:
    folders = {(PACKAGE / name).parent for name in modules()}
    assert [str(f.relative_to(ROOT)) for f in sorted(folders) if not (f / "__init__.py").exists()] == []


def own_files() -> list[Path]:
    """All our modules but database migrations, which a program writes."""
    files = (path for top in ("src", "tools", "tests") for path in (ROOT / top).rglob("*.py"))
    return sorted(path for path in files if "migrations/versions" not in path.as_posix())


def test_files_are_small() -> None:
    sizes = {path.relative_to(ROOT).as_posix(): len(path.read_bytes().splitlines()) for path in own_files()}
    assert {name: size for name, size in sizes.items() if size > MOST_LINES} == {}


def test_functions_are_small() -> None:
    sizes = {
        f"{path.relative_to(ROOT).as_posix()}:{node.lineno} {node.name}": node.end_lineno - node.lineno + 1
        for path in own_files()
        for node in ast.walk(parsed(path))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.end_lineno
    }
    assert {name: size for name, size in sizes.items() if size > MOST_LINES_OF_A_FUNCTION} == {}

"""Which modules are compiled: for setup.py, the tasks and the tests. The list itself is in pyproject.toml."""

from fnmatch import fnmatchcase
from pathlib import Path

from devkit.places import settings


def compiled_modules(root: Path) -> list[str]:
    """Paths relative to src/tetrarch of all modules that are compiled, as one unit."""
    rules = settings(root)
    package = root / "src" / "tetrarch"
    found: list[str] = []
    for layer in rules["compile"]:
        for path in sorted((package / layer).rglob("*.py")):
            name = path.relative_to(package).as_posix()
            if not any(fnmatchcase(name, pattern) for pattern in rules["plain"]):
                found.append(name)
    return found

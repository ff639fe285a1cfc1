"""Which modules are compiled: for setup.py, the tasks and the tests. It follows from the folder."""

from pathlib import Path

from devkit.places import settings


def compiled_modules(root: Path) -> list[str]:
    """Paths relative to src/tetrarch of all modules that are compiled, as one unit."""
    rules = settings(root)
    package = root / "src" / "tetrarch"
    paths = [path for folder in rules["compile"] for path in sorted((package / folder).rglob("*.py"))]
    names = [path.relative_to(package) for path in paths if path.name != "__init__.py"]
    return [name.as_posix() for name in names if not set(name.parts) & set(rules["plain-folders"])]

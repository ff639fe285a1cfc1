"""Which `tetrarch` the development environment imports: the compiled copy while it fits, else src.

A `.pth` file in `.venv` runs `install()` at every start of its Python, so this file stays small and imports
little. The choice itself is made when `tetrarch` is first imported: other programs pay nothing for it.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

ALSO = ("pyproject.toml", "setup.py", "requirements/build.lock")  # they decide how the package is compiled


def package_files(package: str) -> Iterator[str]:
    """Every file of the package, in a fixed order; not what compilers and editors leave beside them."""
    for folder, folders, files in os.walk(package):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for name in sorted(files):
            if not name.endswith((".pyc", ".so", ".pyd", "~")) and not name.startswith("."):
                yield os.path.join(folder, name)


def fingerprint(root: str) -> str:
    """A name for the sources as they are now, by content: a file that was only touched is no change."""
    from hashlib import blake2b

    digest = blake2b(digest_size=10)
    package = os.path.join(root, "src", "tetrarch")
    for path in [*(os.path.join(root, name) for name in ALSO), *package_files(package)]:
        with open(path, "rb", buffering=0) as file:
            content = file.read()
        digest.update(f"{path[len(root) :]} {len(content)}\n".encode())
        digest.update(content)
    return f"{sys.implementation.cache_tag}-{digest.hexdigest()}"


def native(root: str) -> str:
    """Where the compiled copy of the sources as they are now lies, or would lie."""
    return os.path.join(root, "build", "native", fingerprint(root))


def choose(root: str) -> str:
    """The folder to import from. TETRARCH_PURE=1 wants sources, TETRARCH_NATIVE=require a compiled copy."""
    sources = os.path.join(root, "src")
    if os.environ.get("TETRARCH_PURE", "0") not in ("", "0"):
        return sources
    folder = native(root)
    if os.path.isdir(folder):
        return folder
    if os.environ.get("TETRARCH_NATIVE") == "require":
        raise ImportError(
            "TETRARCH_NATIVE=require is set, but no compiled copy fits the sources as they are now: "
            "run `python3 tools/dev.py compile`, or unset it"
        )
    return sources


class Chooser:
    """An import hook that, when `tetrarch` is asked for, puts the chosen folder on the path and leaves."""

    def __init__(self, root: str) -> None:
        self.root = root

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name == "tetrarch":
            sys.path.insert(0, choose(self.root))
            sys.meta_path.remove(self)
        return None


def install(root: str) -> None:
    sys.meta_path.insert(0, Chooser(root))

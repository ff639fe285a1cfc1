"""TETRARCH_PURE=1: load every module from its .py file, even where a compiled one lies beside it.

For coverage, debuggers and profilers, which see nothing of compiled code, and to tell a fault of ours from
one of the compiler's. Acts when it is imported, so the package's `__init__` imports it first.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """An import hook that finds the package's modules by their source alone."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("tetrarch."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def pure_wanted() -> bool:
    return os.environ.get("TETRARCH_PURE", "0") not in ("", "0")


if pure_wanted():
    sys.meta_path.insert(sys.meta_path.index(PathFinder), SourceOnly())  # hooks that watch imports stay first

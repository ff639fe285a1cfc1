"""Compile core, games and bots with mypyc where that is possible: all of them or none.

TETRARCH_COMPILE = auto (the default: fall back to plain Python), always (fail instead), never; or done: the
extension modules lie in the build folder already, and only the rest of the package is to be built.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
WANT = os.environ.get("TETRARCH_COMPILE", "auto")
PARCELS = 16
HIDDEN = [
    "-fvisibility=hidden"
]  # calls within the engine need no detour for what other libraries might replace
LINK_TIME = ["-flto=auto"]  # functions of one C file are inlined into those of another

sys.path.insert(0, str(ROOT / "tools"))
from devkit.compiled_modules import compiled_modules  # noqa: E402  (lies in tools/, which is not installed)
from devkit.places import settings  # noqa: E402


def extensions() -> list[Extension]:
    names = compiled_modules(ROOT)
    if WANT in ("never", "done") or sys.implementation.name != "cpython" or not names:
        return []
    os.environ["MYPYPATH"] = "src"
    try:
        from mypyc.build import mypycify

        files = [f"src/tetrarch/{name}" for name in names]
        level = settings(ROOT)["opt-level"]
        options = {"group_name": "tetrarch", "target_dir": "build/c", "multi_file": True}
        found: list[Extension] = mypycify(files, opt_level=level, debug_level="0", **options)
    except (ImportError, SystemExit) as error:  # mypyc leaves by SystemExit when it refuses a module
        if WANT == "always":
            raise
        print("mypyc does not work here, so the engine stays plain Python:", error)
        return []
    for extension in found:
        extension.sources = in_parcels(extension.sources)
    return found


def in_parcels(sources: list[str]) -> list[str]:
    """C files that include many of the sources each: their common header, which is long, is read less often.

    Parcels are of about the same size, and more than there are processors, so that none of these waits long.
    """
    if len(sources) <= PARCELS:
        return sources
    parcels: list[list[str]] = [[] for _ in range(PARCELS)]
    sizes = [0] * PARCELS
    for source in sorted(sources, key=lambda name: (-os.path.getsize(name), name)):
        smallest = sizes.index(min(sizes))
        parcels[smallest].append(source)
        sizes[smallest] += os.path.getsize(source)
    paths = [Path("build", "c", f"parcel_{number}.c") for number in range(PARCELS)]
    for path, parcel in zip(paths, parcels, strict=True):
        path.write_text("".join(f'#include "{os.path.relpath(name, path.parent)}"\n' for name in parcel))
    return [str(path) for path in paths]


def taken(compiler: Sequence[str], options: list[str]) -> list[str]:
    """The options, if a compiler makes a shared library with them; else none."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("int probe(void) { return 0; }\n")
        command = [*compiler, "-shared", "-fPIC", *options, probe, "-o", probe.with_suffix(".so")]
        tried = subprocess.run(command, capture_output=True)
    return options if tried.returncode == 0 and not tried.stderr else []


class AllOrNothing(build_ext):
    """A half-compiled package does not import, so a failure takes back what was compiled before it."""

    def build_extensions(self) -> None:
        """Compile all C files side by side; left to itself, setuptools takes one after the other."""
        compile_all, compile_one = self.compiler.compile, self.compiler._compile
        running: dict[str, Future[None]] = {}

        def start(target: str, *words: object) -> None:
            running[target] = pool.submit(compile_one, target, *words)

        def compile_and_wait(*words: object, **options: object) -> list[str]:
            objects: list[str] = compile_all(*words, **options)
            for name in objects:
                running.pop(name).result()
            return objects

        if self.compiler.compiler_type == "unix":
            chosen = [
                option for one in (HIDDEN, LINK_TIME) for option in taken(self.compiler.compiler[:1], one)
            ]
            for extension in self.extensions:
                extension.extra_compile_args += chosen
                extension.extra_link_args += chosen
        self.compiler._compile, self.compiler.compile = start, compile_and_wait
        self.parallel = os.cpu_count()
        with ThreadPoolExecutor(self.parallel) as pool:
            super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except BaseException as error:  # compilers fail in many classes, SystemExit among them
            if WANT == "always" or isinstance(error, KeyboardInterrupt):
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
                Path(self.build_lib, self.get_ext_filename(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []
            print("no working C compiler, so the engine stays plain Python:", error)


class Done(Distribution):
    """Compiled before, so the wheel is for this platform only."""

    def has_ext_modules(self) -> bool:
        return True


kind = Done if WANT == "done" else Distribution
setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing}, distclass=kind)

"""Compile core, games and bots with mypyc where that is possible: all of them or none.

TETRARCH_COMPILE = auto (the default: fall back to plain Python), always (fail instead), never; or done: the
extension modules lie in the build folder already, and only the rest of the package is to be built.
"""

import os
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
WANT = os.environ.get("TETRARCH_COMPILE", "auto")

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
        return mypycify(files, opt_level=level, debug_level="0", **options)
    except (ImportError, SystemExit) as error:  # mypyc leaves by SystemExit when it refuses a module
        if WANT == "always":
            raise
        print("mypyc does not work here, so the engine stays plain Python:", error)
        return []


class AllOrNothing(build_ext):
    """A half-compiled package does not import, so a failure takes back what was compiled before it."""

    def build_extensions(self) -> None:
        """Compile the C files side by side; left to itself, setuptools takes one after the other."""
        compile_all, compile_one = self.compiler.compile, self.compiler._compile

        def compile_together(*words: object, **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs: list[Future[None]] = []
                self.compiler._compile = lambda *job: jobs.append(pool.submit(compile_one, *job))
                objects: list[str] = compile_all(*words, **options)
            for job in jobs:
                job.result()
            return objects

        self.compiler.compile = compile_together
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

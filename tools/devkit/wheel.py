"""The wheel: built by setuptools from a snapshot of the sources and the extension modules made before."""

import shutil
from pathlib import Path

from devkit import native
from devkit.places import BUILD, PYTHON, ROOT, alone, run, say

DIST = ROOT / "dist"


def build() -> Path:
    """Build the wheel of the sources as they are now, compiled where possible, and return its path."""
    compiler = native.have_compiler()
    if compiler:
        native.ensure()
    else:
        say("no C compiler found: the wheel carries plain Python only")
    with alone("wheel"):
        draft = native.snapshot(BUILD / "wheel")
        compiled = native.extensions(draft)
        if compiler and compiled.is_dir():
            # setuptools leaves extension modules alone that are newer than their C sources
            shutil.copytree(compiled, draft / "build" / "lib", copy_function=shutil.copyfile)
        command = "setup.py -q build --build-lib build/lib --build-temp build/temp bdist_wheel"
        run([PYTHON, *command.split()], {"TETRARCH_COMPILE": "always" if compiler else "never"}, True, draft)
        [made] = (draft / "dist").glob("*.whl")
        shutil.rmtree(DIST, ignore_errors=True)
        DIST.mkdir()
        return Path(shutil.move(made, DIST / made.name))

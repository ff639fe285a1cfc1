"""The wheel: built by setuptools from a snapshot of the sources, with extension modules where possible."""

import shutil
from pathlib import Path

from devkit import native
from devkit.places import BUILD, PYTHON, ROOT, one_at_a_time, run, say

DIST = ROOT / "dist"


def build() -> Path:
    """Build the wheel of the sources as they are now and return its path."""
    compiler = native.have_compiler()
    if not compiler:
        say("no C compiler found: the wheel carries plain Python only")
    with one_at_a_time("native"):
        draft = native.snapshot(BUILD / "wheel")
        if compiler:
            shutil.copytree(native.extensions(draft), draft / "build" / "lib")
        command = "setup.py -q build --build-lib build/lib bdist_wheel"
        run([PYTHON, *command.split()], {"TETRARCH_COMPILE": "done" if compiler else "never"}, True, draft)
        [made] = (draft / "dist").glob("*.whl")
        shutil.rmtree(DIST, ignore_errors=True)
        DIST.mkdir()
        return Path(shutil.move(made, DIST / made.name))

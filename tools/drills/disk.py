"""A small disk of one's own, which can be filled. Only root can mount one."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

MEGABYTE = 2**20


class SmallDisk:
    """A file system in a file, so that a flush takes as long as on the disk below. `real`: it could be
    mounted; if not, it is a plain folder that nothing fills."""

    def __init__(self, megabytes: int = 1500) -> None:
        self.megabytes, self.real = megabytes, False
        self.parent = Path(tempfile.mkdtemp(prefix="tetrarch-disk-"))
        self.parent.chmod(0o755)
        self.folder = self.parent / "data"

    def __enter__(self) -> SmallDisk:
        self.folder.mkdir()
        image = self.parent / "image"
        with open(image, "wb") as file:
            file.truncate(self.megabytes * MEGABYTE)
        commands: list[list[str | Path]] = [
            ["mkfs.ext4", "-q", "-m", "0", image],
            ["mount", "-o", "loop", image, self.folder],
        ]
        self.real = os.getuid() == 0 and all(succeeds(command) for command in commands)
        self.folder.chmod(0o777)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.real:
            subprocess.run(["umount", "-l", self.folder], check=True)
        subprocess.run(["rm", "-rf", self.parent], check=True)

    def fill(self) -> None:
        """Leave no block free."""
        with open(self.folder / "ballast", "ab") as ballast:
            piece = self.megabytes * MEGABYTE
            while piece >= 4096:
                try:
                    os.posix_fallocate(ballast.fileno(), os.fstat(ballast.fileno()).st_size, piece)
                except OSError:
                    piece //= 2

    def free(self) -> None:
        """Make room again."""
        (self.folder / "ballast").unlink(missing_ok=True)


def succeeds(command: list[str | Path]) -> bool:
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except FileNotFoundError:
        return False

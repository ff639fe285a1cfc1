"""Start tetrarch with a time of day that a drill can step: `python tools/drills/stepped.py CLOCK serve ...`.

CLOCK is a file of eight bytes that all processes of an installation have in memory: the seconds that are
added to the time of day, as when somebody sets the clock. Clocks that cannot be set are not touched.
"""

from __future__ import annotations

import mmap
import struct
import sys
import time
from pathlib import Path

SECONDS = struct.Struct("d")


def shared_memory(file: Path) -> mmap.mmap:
    with open(file, "r+b") as opened:
        return mmap.mmap(opened.fileno(), SECONDS.size)


class Clock:
    """The drill's side of it."""

    def __init__(self, file: Path) -> None:
        file.write_bytes(SECONDS.pack(0.0))
        self.file, self.memory = file, shared_memory(file)

    def step(self, seconds: float) -> None:
        """Let the time of day be so many seconds ahead of the true one from now on."""
        SECONDS.pack_into(self.memory, 0, seconds)


def use_clock(file: Path) -> None:
    """Let this process have the time of day of a drill."""
    memory, real, real_ns = shared_memory(file), time.time, time.time_ns
    time.time = lambda: real() + float(SECONDS.unpack_from(memory)[0])
    time.time_ns = lambda: real_ns() + int(1e9 * SECONDS.unpack_from(memory)[0])


if __name__ == "__main__":
    use_clock(Path(sys.argv[1]))
    from tetrarch.cli import main

    sys.exit(main(sys.argv[2:]))

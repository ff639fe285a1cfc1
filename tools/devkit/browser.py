"""The browser for tests: a Chromium that is already here, or Debian's. None is fetched from anywhere else."""

import os
import shutil
from pathlib import Path

from devkit.places import Command, Failed, one_at_a_time, run, say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
CACHED = "chromium-*/chrome-linux*/chrome"
MISSING = (
    "no Chromium was found for the tests in a browser: install one (on Debian: apt-get install chromium), "
    "name one in TEST_CHROMIUM, or leave these tests out with SKIP_BROWSER=1"
)


def find() -> Path | None:
    """The one that is named, one on the PATH, or one that Playwright has fetched for another project."""
    named = os.environ.get("TEST_CHROMIUM")
    if named:
        found = shutil.which(named)
        if found is None:
            raise Failed(f"TEST_CHROMIUM={named} is no program")
        return Path(found)
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return Path(found)
    return max(_cache().glob(CACHED), default=None)


def ensure() -> Path:
    """A browser, installed where that is possible without asking."""
    with one_at_a_time("browser"):  # stages that begin together need it both
        return _find_or_install()


def _find_or_install() -> Path:
    found = find()
    if found is None and shutil.which("apt-get") and getattr(os, "getuid", lambda: 1)() == 0:
        _apt()
        found = find()
    if found is None:
        raise Failed(MISSING)
    return found


def _cache() -> Path:
    """Where Playwright keeps browsers."""
    named = os.environ.get("PLAYWRIGHT_BROWSERS_PATH", "0")
    return Path(named) if named != "0" else Path.home() / ".cache" / "ms-playwright"


def _apt() -> None:
    say("installing Debian's chromium")
    install: Command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        run(install, quiet, quiet=True)
    except Failed:  # the lists of packages may be old
        run(["apt-get", "update", "-qq"], quiet, quiet=True)
        run(install, quiet, quiet=True)

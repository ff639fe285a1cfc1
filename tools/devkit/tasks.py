"""The tasks: `python3 tools/dev.py TASK [options]`, or `make TASK`."""

import shutil
import sys
from collections.abc import Callable

from devkit import audit, native, playing, suites, venv, web, wheel
from devkit.places import BIN, BUILD, PYTHON, ROOT, Failed, run, say

Options = list[str]


def setup(options: Options) -> None:
    """Make .venv with the `tetrarch` command and all that work on the project needs."""
    venv.ensure("dev", "rl")
    say("ready: .venv/bin/tetrarch")


def compile(options: Options) -> None:
    """Compile the engine into build/native, for .venv to use while it fits the sources."""
    venv.ensure("build")
    if not native.have_compiler():
        raise Failed("no C compiler with Python's headers was found; the engine runs without, only slower")
    native.ensure()


def play(options: Options) -> None:
    """Play in the browser (`--terminal`: there): builds what is needed, starts, and compiles meanwhile."""
    if "--terminal" in options:
        venv.ensure("run")
        words = [word for word in options if word != "--terminal"]
        run([BIN / "tetrarch", "play", *(words or ["kingdom_builder"])])
    else:
        playing.in_browser(options)


def build_web(options: Options) -> None:
    """Build the client into the package."""
    venv.ensure("dev")
    web.ensure()


def wire(options: Options) -> None:
    """Write the TypeScript types of the messages between client and server."""
    venv.ensure("dev")
    web.write_types()


def states(options: Options) -> None:
    """Write the class of each game's state from its table of fields."""
    venv.ensure("dev")
    run([PYTHON, ROOT / "tools" / "states.py"])


def check(options: Options) -> None:
    """Format, lint, types, and the tests of the tree itself."""
    venv.ensure("dev", "rl")
    suites.check()


def tidy(options: Options) -> None:
    """Format the code and mend what ruff can mend."""
    venv.ensure("dev")
    suites.tidy()


def test(options: Options) -> None:
    """All that must pass before a change lands; CONTRIBUTING.md has the table of its stages."""
    suites.test_everything(slow=False)


def test_all(options: Options) -> None:
    """The same with every test: laws, kills and random games whole, all on both engines and databases."""
    suites.test_everything(slow=True)


def test_web(options: Options) -> None:
    """Only the client's own tests, and those in a browser."""
    venv.ensure("dev")
    suites.test_client()


def bench(options: Options) -> None:
    """Measure the compiled engine beside its peers."""
    venv.ensure("dev", "rl", "bench")
    suites.bench(options)


def build_wheel(options: Options) -> None:
    """Build the wheel into dist/, with the client inside."""
    venv.ensure("dev")
    web.ensure()
    say(f"built {wheel.build().relative_to(ROOT)}")


def lock(options: Options) -> None:
    """Make requirements/*.lock anew; `--upgrade` looks for newer versions."""
    venv.make_locks(options)


def audit_locks(options: Options) -> None:
    """Look for advisories about the locked packages, where a source of them can be reached."""
    if audit.run():
        raise Failed("see above")


def clean(options: Options) -> None:
    """Remove all that the other tasks made, but .venv (for that too: `clean --all`)."""
    caches = [ROOT / name for name in (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", "dist")]
    for path in [BUILD, *caches, *([BIN.parent] if "--all" in options else [])]:
        shutil.rmtree(path, ignore_errors=True)


TASKS: dict[str, Callable[[Options], None]] = {
    "setup": setup,
    "play": play,
    "test": test,
    "test-all": test_all,
    "test-web": test_web,
    "check": check,
    "tidy": tidy,
    "compile": compile,
    "web": build_web,
    "wire": wire,
    "states": states,
    "bench": bench,
    "wheel": build_wheel,
    "lock": lock,
    "audit": audit_locks,
    "clean": clean,
}


def main(words: list[str]) -> int:
    if not words or words[0] not in TASKS:
        print("usage: python3 tools/dev.py TASK [options]\n", file=sys.stderr)
        for name, task in TASKS.items():
            print(f"  {name:10}{task.__doc__}", file=sys.stderr)
        return 2
    try:
        TASKS[words[0]](words[1:])
    except Failed as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0

"""What `make check`, `make test` and `make bench` run."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from devkit import browser, native, web
from devkit.places import BIN, PYTHON, ROOT, Command, Failed, run, say, settings

WORKERS = 2
TREE_TESTS = ("tests/test_tree.py", "tests/tools")
RULE_TESTS = tuple(f"tests/{name}" for name in "core games bots envs toy test_build.py".split())
ENGINE_TESTS = (*RULE_TESTS, "tests/laws")
COVERED = ("--cov", "--cov-report=")
PURE = {"TETRARCH_PURE": "1"}
NATIVE = {"TETRARCH_NATIVE": "require", "TETRARCH_PURE": ""}


@contextmanager
def stage(name: str) -> Iterator[None]:
    """Say what begins, and how long it took."""
    say(name)
    start = time.monotonic()
    yield
    say(f"{name}: {time.monotonic() - start:.0f} s\n")


def check() -> None:
    """Run every check, so that one look shows all that is wrong."""
    commands: list[Command] = [
        [BIN / "ruff", "format", "--check", "."],
        [BIN / "ruff", "check", "."],
        [PYTHON, "-m", "mypy"],
        [PYTHON, "-m", "pytest", "-q", *TREE_TESTS],
    ]
    failures: list[str] = []
    with stage("check"):
        for command in commands:
            try:
                run(command, PURE)
            except Failed as failure:
                failures.append(str(failure))
    if failures:
        raise Failed("\n".join(failures))


def tidy() -> None:
    """Mend what a program can mend."""
    run([BIN / "ruff", "check", "--fix", "--quiet", "."])
    run([BIN / "ruff", "format", "--quiet", "."])


def test_everything(slow: bool) -> None:
    check()
    client()
    if native.have_compiler():
        with stage("tests of the engine, uncompiled"):
            run([*_pytest(slow), *COVERED, *(ENGINE_TESTS if slow else RULE_TESTS)], PURE)
        with stage("compiling"):
            native.ensure()
        with stage("tests of the engine, compiled"):
            run([*_pytest(slow), *ENGINE_TESTS], NATIVE)
        with stage("all other tests, compiled"):
            run([*_pytest(slow), *COVERED, "--cov-append", *_all_but(*TREE_TESTS, *ENGINE_TESTS)], NATIVE)
    else:
        say("NO C COMPILER FOUND: the compiled engine is not tested here")
        with stage("all tests, uncompiled"):
            run([*_pytest(slow), *COVERED, *_all_but(*TREE_TESTS)], PURE)
    _coverage()
    in_browser()
    with stage("wheel"):
        marked = "wheel" if slow else "wheel and not slow"
        run([PYTHON, "-m", "pytest", "-q", "-m", marked, "tests/tools/test_wheel.py"])


def client() -> None:
    """The client by its own tools: types, format, unit tests, and that it can be built."""
    with stage("client"):
        web.install()
        for script in ("check", "test"):
            web.npm(f"run --silent {script}", quiet=False)
        web.ensure()


def in_browser() -> None:
    """The built client and the real server in a real browser: a process of its own, since Playwright's loop
    stays with the process that used it."""
    if os.environ.get("SKIP_BROWSER") == "1":
        say("SKIP_BROWSER=1: NOTHING IS TESTED IN A BROWSER\n")
        return
    with stage("tests in a browser"):
        web.ensure()
        command: Command = [PYTHON, "-m", "pytest", "-q", "-n", str(WORKERS), "-m", "browser"]
        command += ["--durations=5", "tests/browser"]
        run(command, {"TEST_CHROMIUM": str(browser.ensure())})


def bench(options: list[str]) -> None:
    if native.have_compiler():
        native.ensure()
        run([BIN / "tetrarch", "bench", *options], NATIVE)
    else:
        say("no C compiler found: measuring the uncompiled engine")
        run([BIN / "tetrarch", "bench", *options])


def _pytest(slow: bool) -> Command:
    marked = "not wheel and not browser" + ("" if slow else " and not slow")
    return [PYTHON, "-m", "pytest", "-q", "-n", str(WORKERS), "-m", marked, "--durations=5"]


def _all_but(*tests: str) -> Command:
    """The other tests, with the examples on pages."""
    texts = [name for name in settings()["doctests"] if (ROOT / name).exists()]
    left = [word for path in tests for word in ("--ignore", path)]
    return [*left, *(f"--doctest-glob={os.path.basename(name)}" for name in texts), "tests", *texts]


def _coverage() -> None:
    for group in settings()["coverage"]:
        say(f"coverage of {group['name']}: at least {group['least']} %")
        chosen = [f"--include={','.join(group['include'])}", f"--omit={','.join(group['omit'])}"]
        run([PYTHON, "-m", "coverage", "report", f"--fail-under={group['least']}", *chosen])

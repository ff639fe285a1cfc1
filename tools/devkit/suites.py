"""What `make check`, `make test` and `make bench` run. CONTRIBUTING.md says what each stage proves."""

import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from devkit import browser, native, venv, web
from devkit.places import BIN, BUILD, PYTHON, ROOT, Command, run, say, settings
from devkit.stages import Stage, run_stages

ENVIRONMENT = "environment"
PACKAGES = "client's packages"
BUILT = "client's build"
COMPILING = "compiling"
PURE = {"TETRARCH_PURE": "1", "TETRARCH_NATIVE": ""}
NATIVE = {"TETRARCH_PURE": "", "TETRARCH_NATIVE": "require"}
COVERAGE = BUILD / "coverage"


@dataclass(frozen=True)
class Tests:
    """What one process of pytest runs: the tests below some paths, without those of other processes."""

    name: str
    paths: tuple[str, ...]
    without: tuple[str, ...] = ()


TREE = ("tests/test_tree.py", "tests/tools")
BURGUNDY = "tests/games/castles_of_burgundy"
ENGINE = tuple(f"tests/{name}" for name in "core games bots envs toy test_build.py".split())
LAWS = "tests/laws"
SERVER_TESTS = "tests/server"
TABLES = "tests/server/tables"
WHOLE_GAMES = tuple(f"tests/browser/test_{name}.py" for name in "games kingsburg council_of_four".split())
# Processes of one line take about the same time.
RULES = (Tests("rules of Burgundy", (BURGUNDY,)), Tests("other rules", ENGINE, (BURGUNDY,)))
# The rules' own tests find the same faults uncompiled; what only a compiler can bring, games at random meet.
COMPILED = Tests("compiled engine", (*ENGINE, LAWS), ("tests/games",))
COMPILED_WHOLE = Tests("compiled engine", (*ENGINE, LAWS))
LAWS_UNCOMPILED = Tests("laws uncompiled", (LAWS,))
SERVER = (
    Tests("server", (SERVER_TESTS,), (TABLES,)),
    Tests("tables", (TABLES,)),
    Tests("tools and pages", ("tests",), (SERVER_TESTS, *TREE, *ENGINE, LAWS)),
)
BROWSER = (Tests("browser 2", ("tests/browser",), WHOLE_GAMES), Tests("browser 1", WHOLE_GAMES))


def check() -> None:
    """Run every check, so that one look shows all that is wrong."""
    run_stages(_checks())


def tidy() -> None:
    """Mend what a program can mend."""
    run([BIN / "ruff", "check", "--fix", "--quiet", "."])
    run([BIN / "ruff", "format", "--quiet", "."])


def test_everything(slow: bool) -> None:
    """The stages that take longest are named first, for they must not begin last."""
    shutil.rmtree(COVERAGE, ignore_errors=True)
    COVERAGE.mkdir(parents=True)
    compiler = native.have_compiler()
    if not compiler:
        say("NO C COMPILER FOUND: the compiled engine is not tested here")
    stages = [Stage(ENVIRONMENT, lambda: venv.ensure("dev", "rl")), Stage(PACKAGES, web.install)]
    if compiler:
        # The client is part of the package: while it is written, no copy of the package would fit.
        stages.append(Stage(COMPILING, native.ensure, (ENVIRONMENT, BUILT)))
    stages += _client(slow, compiler)
    ready = (COMPILING,) if compiler else (ENVIRONMENT, BUILT)
    stages += [_tests(one, slow, NATIVE if compiler else PURE, ready, covered=True) for one in SERVER]
    stages += [_tests(one, slow, PURE, (ENVIRONMENT,), covered=True) for one in RULES]
    if compiler:
        stages.append(_tests(COMPILED_WHOLE if slow else COMPILED, slow, NATIVE, (COMPILING,)))
    if slow or not compiler:
        stages.append(_tests(LAWS_UNCOMPILED, slow, PURE, (ENVIRONMENT,)))
    stages += [*_checks(ENVIRONMENT), Stage("wheel", lambda: _wheel(slow), ready)]
    run_stages(stages)
    _coverage()


def test_client() -> None:
    """The client alone: by its own tools, and in a browser."""
    run_stages([Stage(PACKAGES, web.install), *_client(slow=False, compiler=False)])


def bench(options: list[str]) -> None:
    if native.have_compiler():
        native.ensure()
        run([BIN / "tetrarch", "bench", *options], NATIVE)
    else:
        say("no C compiler found: measuring the uncompiled engine")
        run([BIN / "tetrarch", "bench", *options])


def _checks(*needs: str) -> list[Stage]:
    return [Stage("types", _types, needs), Stage("format and tree", _format_and_tree, needs)]


def _types() -> None:
    run([PYTHON, "-m", "mypy"])


def _format_and_tree() -> None:
    run([BIN / "ruff", "format", "--check", "."])
    run([BIN / "ruff", "check", "."])
    run([PYTHON, "-m", "pytest", "-q", "-p", "no:schemathesis", *TREE], PURE)


def _client(slow: bool, compiler: bool) -> list[Stage]:
    """The client by its own tools, and with the real server in a real browser."""
    stages = [Stage(BUILT, web.ensure, (PACKAGES,))]
    if os.environ.get("SKIP_BROWSER") == "1":
        say("SKIP_BROWSER=1: NOTHING IS TESTED IN A BROWSER")
    else:
        needs = (COMPILING if compiler else BUILT,)
        stages += [Stage(one.name, partial(_in_browser, one, slow), needs) for one in BROWSER]
    return [
        *stages,
        Stage("client's tests", lambda: web.npm("run --silent test", quiet=False), (PACKAGES,)),
        Stage("client's types", lambda: web.npm("run --silent check", quiet=False), (PACKAGES,)),
    ]


def _in_browser(tests: Tests, slow: bool) -> None:
    """A process of its own, since Playwright's loop stays with the process that used it."""
    marked = "browser" if slow else "browser and not slow"
    run(_pytest(tests, marked), {"TEST_CHROMIUM": str(browser.ensure())})


def _tests(
    tests: Tests,
    slow: bool,
    engine: Mapping[str, str],
    needs: tuple[str, ...],
    covered: bool = False,
) -> Stage:
    """The stage of a process of pytest."""
    command = _pytest(tests, "not wheel and not browser" + ("" if slow else " and not slow"))
    env = dict(engine)
    if covered:
        command += ["-p", "devkit.covered_lines"]
        env["PYTHONPATH"] = str(ROOT / "tools")  # where pytest finds the plugin
        env["COVERAGE_FILE"] = str(COVERAGE / f".coverage.{tests.name.replace(' ', '-')}")
    return Stage(tests.name, lambda: run(command, env), needs)


def _pytest(tests: Tests, marked: str) -> Command:
    command: Command = [PYTHON, "-m", "pytest", "-q", "-m", marked, "--durations=5", *tests.paths]
    command += [word for path in tests.without for word in ("--ignore", path)]
    if SERVER_TESTS not in tests.paths:  # no others use this plugin, and it starts slowly
        command += ["-p", "no:schemathesis"]
    if "tests" not in tests.paths:
        return command
    pages = [name for name in settings()["doctests"] if (ROOT / name).exists()]
    return [*command, *(f"--doctest-glob={os.path.basename(name)}" for name in pages), *pages]


def _wheel(slow: bool) -> None:
    marked = "wheel" if slow else "wheel and not slow"
    run([PYTHON, "-m", "pytest", "-q", "-m", marked, "tests/tools/test_wheel.py"])


def _coverage() -> None:
    data = {"COVERAGE_FILE": str(COVERAGE / ".coverage")}
    run([PYTHON, "-m", "coverage", "combine", "--quiet", COVERAGE], data)
    for group in settings()["coverage"]:
        say(f"coverage of {group['name']}: at least {group['least']} %")
        chosen = [f"--include={','.join(group['include'])}", f"--omit={','.join(group['omit'])}"]
        run([PYTHON, "-m", "coverage", "report", f"--fail-under={group['least']}", *chosen], data)

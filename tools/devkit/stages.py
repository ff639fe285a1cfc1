"""Stages of a suite: each begins when those that it needs have ended, two more at once than processors.

Half of the time of tests with servers, databases and browsers is waiting: two stages more keep
processors busy.

What a stage writes goes to build/stages/NAME.log and is shown when the stage fails. The others go on then, so
that one run shows all that is wrong.
"""

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from devkit.places import BUILD, ROOT, Failed, say, writing_to

LOGS = BUILD / "stages"


@dataclass(frozen=True)
class Stage:
    """Some work with a name, and the names of the stages that must have ended well before it begins."""

    name: str
    work: Callable[[], None]
    needs: tuple[str, ...] = ()


class Outcome:
    """How the stages of a run went."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.failures: dict[str, str] = {}

    def possible(self, stage: Stage) -> bool:
        return all(name in self.seconds for name in stage.needs)

    def hopeless(self, stage: Stage) -> bool:
        return any(name in self.failures for name in stage.needs)


def run_stages(stages: Sequence[Stage]) -> None:
    """Run them all; those named first begin first. Raise `Failed` with all that went wrong."""
    start = time.monotonic()
    places = (os.cpu_count() or 1) + 2
    outcome = Outcome()
    todo = list(stages)
    running: dict[Future[float], Stage] = {}
    with ThreadPoolExecutor(places) as pool:
        while todo or running:
            for stage in [one for one in todo if outcome.hopeless(one)]:
                todo.remove(stage)
                outcome.failures[stage.name] = "not run, since it needs what failed"
            for stage in [one for one in todo if outcome.possible(one)][: places - len(running)]:
                todo.remove(stage)
                running[pool.submit(_run, stage)] = stage
            ended, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                _note(outcome, running.pop(future), future)
    say(f"{time.monotonic() - start:.0f} s in all")
    if outcome.failures:
        raise Failed("\n".join(f"{name}: {why}" for name, why in outcome.failures.items()))


def log_of(name: str) -> Path:
    return LOGS / f"{name.replace(' ', '-')}.log"


def _run(stage: Stage) -> float:
    """Do a stage's work; how many seconds it took."""
    say(f"{stage.name} ...")
    start = time.monotonic()
    LOGS.mkdir(parents=True, exist_ok=True)
    with ExitStack() as opened:
        log = opened.enter_context(open(log_of(stage.name), "w", encoding="utf-8"))
        opened.enter_context(writing_to(log))
        stage.work()
    return time.monotonic() - start


def _note(outcome: Outcome, stage: Stage, future: "Future[float]") -> None:
    error = future.exception()
    if error is None:
        outcome.seconds[stage.name] = future.result()
        say(f"{stage.name}: {future.result():.0f} s{_last_words(stage.name)}")
        return
    if not isinstance(error, Failed):
        raise error
    where = log_of(stage.name)
    print(where.read_text(encoding="utf-8"), flush=True)
    say(f"{stage.name}: FAILED; the lines above are in {where.relative_to(ROOT)}")
    outcome.failures[stage.name] = str(error)


def _last_words(name: str) -> str:
    """pytest's last line, which counts the tests."""
    lines = log_of(name).read_text(encoding="utf-8").splitlines()
    last = lines[-1].strip("= ") if lines else ""
    return f" ({last})" if " passed" in last else ""

"""Stages of a suite: in which order they run, and what one hears of those that fail."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from devkit import stages
from devkit.places import PYTHON, Failed, run, say
from devkit.stages import Stage, log_of, run_stages

HANG = 600.0


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(stages, "ROOT", tmp_path)
    monkeypatch.setattr(stages, "LOGS", tmp_path / "logs")
    return tmp_path / "logs"


def nothing() -> None:
    pass


def failing() -> None:
    raise Failed("no luck")


def test_a_stage_waits_for_those_that_it_needs() -> None:
    order: list[str] = []
    noted: Callable[[str], Callable[[], None]] = lambda name: lambda: order.append(name)  # noqa: E731
    run_stages([Stage("last", noted("last"), ("first",)), Stage("first", noted("first"))])
    assert order == ["first", "last"]


def test_stages_that_need_nothing_of_each_other_run_side_by_side() -> None:
    both = threading.Barrier(2, timeout=HANG)
    run_stages([Stage(name, lambda: void(both.wait())) for name in ("one", "other")])


def void(_: object) -> None:
    pass


def test_a_failure_stops_what_needs_it_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    ended: list[str] = []
    with pytest.raises(Failed) as caught:
        run_stages(
            [
                Stage("bad", failing),
                Stage("needs bad", lambda: ended.append("needs bad"), ("bad",)),
                Stage("needs that", lambda: ended.append("needs that"), ("needs bad",)),
                Stage("good", lambda: ended.append("good")),
            ]
        )
    assert ended == ["good"]
    assert str(caught.value).splitlines() == [
        "bad: no luck",
        "needs bad: not run, since it needs what failed",
        "needs that: not run, since it needs what failed",
    ]
    assert "bad: FAILED; the lines above are in logs/bad.log" in capsys.readouterr().out


def test_what_a_stage_writes_is_kept_and_shown_when_it_fails(capfd: pytest.CaptureFixture[str]) -> None:
    def loud() -> None:
        say("begins")
        run([PYTHON, "-c", "import sys; print('to stdout'); print('to stderr', file=sys.stderr)"])

    def loud_and_bad() -> None:
        loud()
        run([PYTHON, "-c", "print('hidden until it fails'); raise SystemExit(3)"], quiet=True)

    run_stages([Stage("loud", loud)])
    assert "stdout" not in capfd.readouterr().out
    assert log_of("loud").read_text().splitlines() == ["== begins", "to stdout", "to stderr"]
    with pytest.raises(Failed, match=r"failed \(3\)"):
        run_stages([Stage("loud and bad", loud_and_bad)])
    assert "== begins\nto stdout\nto stderr\nhidden until it fails" in capfd.readouterr().out


def test_an_error_of_the_tools_themselves_is_not_taken_for_a_failed_stage() -> None:
    with pytest.raises(ZeroDivisionError):
        run_stages([Stage("wrong", lambda: void(1 // 0))])

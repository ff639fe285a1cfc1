"""What `make test` runs: each stage after what it needs."""

from pathlib import Path

import pytest

from devkit import native, suites
from devkit.stages import Stage


@pytest.fixture(params=[True, False], ids=["compiler", "no-compiler"])
def plan(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Stage]:
    """The stages of `make test-all` by name; none is run."""
    found: list[Stage] = []
    monkeypatch.delenv("SKIP_BROWSER", raising=False)
    monkeypatch.setattr(native, "have_compiler", lambda: request.param)
    monkeypatch.setattr(suites, "COVERAGE", tmp_path / "coverage")
    monkeypatch.setattr(suites, "run_stages", found.extend)
    monkeypatch.setattr(suites, "_coverage", lambda: None)
    suites.test_everything(slow=True)
    return {stage.name: stage for stage in found}


def before(plan: dict[str, Stage], name: str) -> set[str]:
    """All stages that have ended when this one begins."""
    needs = plan[name].needs
    return {*needs, *(other for need in needs for other in before(plan, need))}


def test_stages_need_stages_that_there_are(plan: dict[str, Stage]) -> None:
    assert {need for stage in plan.values() for need in stage.needs} <= set(plan)


def test_nobody_asks_for_a_compiled_copy_while_the_client_is_written(plan: dict[str, Stage]) -> None:
    """The client is part of the package, so the copy that was made before would not fit any more."""
    for name in plan:
        if suites.COMPILING in (name, *before(plan, name)):
            assert suites.BUILT in before(plan, name), name


def test_tests_in_a_browser_find_the_client(plan: dict[str, Stage]) -> None:
    for tests in suites.BROWSER:
        assert suites.BUILT in before(plan, tests.name)


def test_the_laws_are_tried_with_and_without_a_compiler(plan: dict[str, Stage]) -> None:
    assert "laws uncompiled" in plan
    assert ("compiled engine" in plan) == (suites.COMPILING in plan)

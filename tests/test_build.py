"""Compiled or not: what was asked for is what runs."""

import os
from pathlib import Path

import pytest

from tetrarch import _build, _pure


def test_the_engine_is_what_was_asked_for() -> None:
    if _pure.pure_wanted():
        assert not _build.compiled()
    elif os.environ.get("TETRARCH_NATIVE") == "require":
        assert _build.compiled()


@pytest.mark.parametrize(("value", "wanted"), [(None, False), ("", False), ("0", False), ("1", True)])
def test_pure_is_asked_for_by_a_variable(
    value: str | None, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TETRARCH_PURE", raising=False)
    if value is not None:
        monkeypatch.setenv("TETRARCH_PURE", value)
    assert _pure.pure_wanted() is wanted


def test_pure_passes_over_compiled_modules(tmp_path: Path) -> None:
    (tmp_path / "rows.py").write_text("")
    (tmp_path / "rows.so").write_text("")
    (tmp_path / "only.so").write_text("")
    (tmp_path / "steps").mkdir()
    (tmp_path / "steps" / "__init__.py").write_text("")
    hook, path = _pure.SourceOnly(), [str(tmp_path)]
    found = [hook.find_spec(f"tetrarch.{name}", path) for name in ("rows", "steps")]
    assert [spec and spec.origin for spec in found] == [
        str(tmp_path / "rows.py"),
        str(tmp_path / "steps" / "__init__.py"),
    ]
    assert hook.find_spec("tetrarch.only", path) is None
    assert hook.find_spec("rows", path) is None

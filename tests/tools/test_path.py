"""Which copy of the package the development environment imports."""

import os
import shutil
import sys
from pathlib import Path

import pytest

import tetrarch_path

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one module, a compiled copy of it, and none of our variables set."""
    monkeypatch.delenv("TETRARCH_PURE", raising=False)
    monkeypatch.delenv("TETRARCH_NATIVE", raising=False)
    package = tmp_path / "src" / "tetrarch"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("x = 1\n")
    for name in tetrarch_path.ALSO:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    Path(tetrarch_path.native(str(tmp_path))).mkdir(parents=True)
    return tmp_path


def chosen(tree: Path) -> str:
    return Path(tetrarch_path.choose(str(tree))).relative_to(tree).as_posix()


def test_a_compiled_copy_that_fits_is_used(tree: Path) -> None:
    assert chosen(tree).startswith("build/native/")


def test_a_touched_file_is_no_change(tree: Path) -> None:
    os.utime(tree / "src" / "tetrarch" / "__init__.py", (1, 1))
    assert chosen(tree).startswith("build/native/")


@pytest.mark.parametrize("name", ["src/tetrarch/__init__.py", *tetrarch_path.ALSO])
def test_no_compiled_copy_shadows_an_edit(tree: Path, name: str) -> None:
    with open(tree / name, "a") as file:
        file.write("\n")
    assert chosen(tree) == "src"


def test_a_new_data_file_is_an_edit(tree: Path) -> None:
    (tree / "src" / "tetrarch" / "rows.json").write_text("[]")
    assert chosen(tree) == "src"


def test_pure_wins(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TETRARCH_NATIVE", "require")
    monkeypatch.setenv("TETRARCH_PURE", "1")
    assert chosen(tree) == "src"


def test_require_refuses_sources(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TETRARCH_NATIVE", "require")
    assert chosen(tree).startswith("build/native/")
    (tree / "src" / "tetrarch" / "__init__.py").write_text("x = 2\n")
    with pytest.raises(ImportError, match="dev.py compile"):
        chosen(tree)


def test_the_hook_acts_once_and_only_for_tetrarch(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [])
    monkeypatch.setattr(sys, "meta_path", [])
    tetrarch_path.install(str(tree))
    hook = sys.meta_path[0]
    assert hook.find_spec("json", None) is None and sys.path == []
    assert hook.find_spec("tetrarch", None) is None
    assert len(sys.path) == 1 and sys.meta_path == []

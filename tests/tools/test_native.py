"""When the engine must be compiled anew, and when copying is enough."""

from pathlib import Path

import pytest

from devkit import native
from devkit.compiled_modules import compiled_modules
from devkit.places import ROOT

FILES = {
    "setup.py": "",
    "requirements/build.lock": "",
    "src/tetrarch/__init__.py": "",
    "src/tetrarch/core/__init__.py": "",
    "src/tetrarch/core/engine/kernel.py": "from tetrarch.core.match.errors import Bad\n",
    "src/tetrarch/core/match/errors.py": "import tetrarch.core.match.vocabulary\n",
    "src/tetrarch/core/match/vocabulary.py": "",
    "src/tetrarch/core/match/match.py": "from tetrarch.core.engine import kernel\n",
    "src/tetrarch/cli.py": "",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, content in {**FILES, "pyproject.toml": (ROOT / "pyproject.toml").read_text()}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content)
    return tmp_path


def test_what_lies_elsewhere_is_not_compiled(tree: Path) -> None:
    assert compiled_modules(tree) == ["core/engine/kernel.py"]


@pytest.mark.parametrize("name", ["cli.py", "core/match/match.py"])
def test_a_plain_module_that_no_compiled_one_imports_needs_no_compiling(tree: Path, name: str) -> None:
    before = native.key(tree)
    (tree / "src" / "tetrarch" / name).write_text("changed = 1\n")
    assert native.key(tree) == before


@pytest.mark.parametrize("name", ["engine/kernel.py", "match/errors.py", "match/vocabulary.py"])
def test_a_compiled_module_or_one_that_it_reads_needs_compiling(tree: Path, name: str) -> None:
    before = native.key(tree)
    with open(tree / "src" / "tetrarch" / "core" / name, "a") as file:
        file.write("changed = 1\n")
    assert native.key(tree) != before


@pytest.mark.parametrize("name", ["setup.py", "requirements/build.lock"])
def test_another_way_to_compile_needs_compiling(tree: Path, name: str) -> None:
    before = native.key(tree)
    (tree / name).write_text("# changed\n")
    assert native.key(tree) != before


def test_settings_of_other_tools_need_no_compiling(tree: Path) -> None:
    before = native.key(tree)
    with open(tree / "pyproject.toml", "a") as file:
        file.write("\n[tool.other]\nx = 1\n")
    assert native.key(tree) == before

"""When the engine must be compiled anew, and when copying is enough."""

from pathlib import Path

import pytest

from devkit import native
from devkit.modules import compiled_modules
from devkit.places import ROOT

FILES = {
    "setup.py": "",
    "requirements/dev.lock": "",
    "src/tetrarch/__init__.py": "",
    "src/tetrarch/core/__init__.py": "",
    "src/tetrarch/core/kernel.py": "from tetrarch.core.errors import Bad\n",
    "src/tetrarch/core/errors.py": "import tetrarch.core.words\n",
    "src/tetrarch/core/words.py": "",
    "src/tetrarch/core/match.py": "from tetrarch.core import kernel\n",
    "src/tetrarch/cli.py": "",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, content in {**FILES, "pyproject.toml": (ROOT / "pyproject.toml").read_text()}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content)
    return tmp_path


def test_what_is_named_plain_is_not_compiled(tree: Path) -> None:
    assert compiled_modules(tree) == ["core/kernel.py"]


@pytest.mark.parametrize("name", ["cli.py", "core/match.py"])
def test_a_plain_module_that_no_compiled_one_imports_needs_no_compiling(tree: Path, name: str) -> None:
    before = native.key(tree)
    (tree / "src" / "tetrarch" / name).write_text("changed = 1\n")
    assert native.key(tree) == before


@pytest.mark.parametrize("name", ["core/kernel.py", "core/errors.py", "core/words.py"])
def test_a_compiled_module_or_one_that_it_reads_needs_compiling(tree: Path, name: str) -> None:
    before = native.key(tree)
    (tree / "src" / "tetrarch" / name).write_text(FILES[f"src/tetrarch/{name}"] + "changed = 1\n")
    assert native.key(tree) != before


@pytest.mark.parametrize("name", ["setup.py", "requirements/dev.lock"])
def test_another_way_to_compile_needs_compiling(tree: Path, name: str) -> None:
    before = native.key(tree)
    (tree / name).write_text("# changed\n")
    assert native.key(tree) != before


def test_settings_of_other_tools_need_no_compiling(tree: Path) -> None:
    before = native.key(tree)
    with open(tree / "pyproject.toml", "a") as file:
        file.write("\n[tool.other]\nx = 1\n")
    assert native.key(tree) == before

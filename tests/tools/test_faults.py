"""Faults that are put into the product: which there are, and that none stays."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import pytest

from faults import MARK, ROOT, Fault, Tree, choose, main, python_faults, script_faults


@pytest.mark.parametrize(
    "before, after",
    [
        ("a < b", "a <= b"),
        ("a == b", "a != b"),
        ("a + b", "a - b"),
        ("a and b", "a or b"),
        ("not a", "a"),
        ("f(True)", "f(False)"),
        ("f(4)", "f(5)"),
        ("f(a)", "pass"),
        ("await f(a)", "pass"),
        ("'ż' and a < b", "'ż' and a <= b"),
    ],
)
def test_faults_of_python(before: str, after: str) -> None:
    text = f"async def do(a, b):\n    {before}\n"
    found = [fault.after for fault in python_faults("rules", "x.py", text)]
    assert f"    {after}" in found


def test_what_stands_outside_of_functions_is_left_alone() -> None:
    assert not list(python_faults("rules", "x.py", "A = 1\nB: int = A + 2\n"))


def test_faults_of_scripts() -> None:
    text = "<script>\n  // a === b\n  if (a === b) c();\n</script>\n{#if a > b}x{/if}\n<style>\n  a > b {}\n"
    found = [(fault.line, fault.after) for fault in script_faults("client", "x.svelte", text)]
    assert found == [(3, "  if (a !== b) c();"), (5, "{#if a >= b}x{/if}")]


def test_the_same_seed_chooses_the_same_faults_in_all_parts() -> None:
    chosen = choose(3)
    assert chosen == choose(3) != choose(4)
    assert {fault.part for fault in chosen} == {"rules", "server", "client"}
    assert len({fault.path for fault in chosen}) == len(chosen) == 40


class One(Tree):
    """Runs a file, and says whether it fails."""

    def commands(self, fault: Fault) -> Iterator[Sequence[str]]:
        yield [sys.executable, "x.py"]


class Two(One):
    """Runs something that finds nothing before it."""

    def commands(self, fault: Fault) -> Iterator[Sequence[str]]:
        yield [sys.executable, "-c", "pass"]
        yield from super().commands(fault)


def found_by(kind: type[Tree], folder: Path, after: str) -> str:
    text = "# a line more than there was\nassert 1 < 2\n"
    (folder / "x.py").write_text(text)
    found = kind(folder).try_out(Fault("rules", "x.py", 1, "assert 1 < 2", after))
    assert (folder / "x.py").read_text() == text
    return found


@pytest.mark.parametrize("after, found", [("assert 1 > 2", "x.py"), ("assert 1 < 3", "")])
def test_a_fault_is_put_in_tried_and_taken_out(tmp_path: Path, after: str, found: str) -> None:
    assert found_by(Two, tmp_path, after) == found


def test_a_fault_that_hangs_is_found_and_taken_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faults.HANG", 0.5)
    assert found_by(One, tmp_path, "while 1: 0") == "x.py"


def test_a_line_that_is_no_longer_there_is_named(tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text("pass\n")
    assert Two(tmp_path).try_out(Fault("rules", "x.py", 1, "assert 1 < 2", "pass")) == "not there"


def test_no_fault_is_put_into_a_tree_in_which_somebody_may_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    faults, tree = tmp_path / "faults.json", tmp_path / "tree"
    faults.write_text(json.dumps([asdict(Fault("rules", "x.py", 1, "a = 1", "a = 2"))]))
    tree.mkdir()
    (tree / "x.py").write_text("b = 1\n")
    monkeypatch.setattr(sys, "argv", ["faults.py", "try", str(faults), "--tree", str(tree)])
    with pytest.raises(SystemExit):
        main()
    assert "made by `clone`" in capsys.readouterr().err
    (tree / MARK).parent.mkdir()
    (tree / MARK).touch()
    assert main() == 0, "the line is not there, so nothing is run"


def test_tests_named_like_the_file_are_tried_first() -> None:
    fault = Fault("client", "web/src/lib/match/moves.ts", 1, "", "")
    assert Tree(ROOT).likely(fault) == []
    fault = Fault("rules", "src/tetrarch/games/kingsburg/modules/whims/rules.py", 1, "", "")
    assert "tests/games/kingsburg/test_whims.py" in Tree(ROOT).likely(fault)

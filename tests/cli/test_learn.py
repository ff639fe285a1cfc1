"""`tetrarch learn`: a lesson in lines, told why not, left and taken up again, and on into a game."""

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tetrarch.cli import main
from tetrarch.cli.moves import sort_by_kind
from tetrarch.core.languages import LANGUAGES
from tetrarch.lessons.catalogue import find_lesson
from tetrarch.lessons.lesson import READ_ON, Lesson

Learn = Callable[..., str]
GAME = "kingdom_builder"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where progress is kept; an English terminal."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "state" / "tetrarch" / "lessons" / "kingdom_builder-first_game.json"


@pytest.fixture
def learn(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Learn:
    """Run `tetrarch learn` with lines typed into it; what it wrote."""

    def typed(lines: Sequence[str], *words: str, code: int = 0) -> str:
        file = tmp_path / "typed"
        file.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        with file.open(encoding="utf-8") as stdin:
            monkeypatch.setattr(sys, "stdin", stdin)
            assert main(["learn", *words]) == code
        out = capsys.readouterr()
        assert out.err == "" or code
        return out.out + out.err

    return typed


def steps() -> int:
    return Lesson(find_lesson(GAME, "first_game")).length


def at(step: int) -> str:
    """What a step is headed by."""
    return f"{step}/{steps()}"


def numbers() -> list[str]:
    """A lesson by the numbers of moves, always the last of those that go on."""
    lesson, lines = Lesson(find_lesson(GAME, "first_game")), list[str]()
    while not lesson.over:
        good = sort_by_kind(lesson.good_moves)
        lines.append(str(len(good)) if good else "")
        lesson.give(good[-1].token if good else READ_ON)
    return lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_lesson_by_numbers(lang: str, learn: Learn, kept: Path) -> None:
    out = learn([*numbers(), "", "n"], GAME, "--lang", lang)
    said = {"en": "The lesson is over", "it": "La lezione è finita", "pl": "Lekcja skończona"}
    total = {"en": "Total", "it": "Totale", "pl": "Razem"}
    assert said[lang] in out and total[lang] in out and f"{steps()}/{steps()}" in out
    assert json.loads(kept.read_text())["done"] is True


def test_a_lesson_can_be_skipped_through_and_leads_to_a_game(learn: Learn) -> None:
    out = learn([*["skip"] * steps(), "", "1", "quit", "n"], GAME)
    assert "Enter begins a game against a gentle bot" in out
    assert "Kingdom Builder: You, Bot 2 (gentle)" in out and "Goodbye." in out


def test_other_moves_are_answered(learn: Learn) -> None:
    out = learn(["E4", "A1", "hello", "99", "1", "Q9", "quit"], GAME)
    assert "The rules allow it, for your first settlement may stand on any hex" in out
    assert "That would happen:\n    You build on E4." in out
    assert out.count("The rules do not allow that:") == 2 and "KB-37 Adjacent if possible" in out
    assert out.count(at(1)) == 1 and at(2) in out


def test_commands(learn: Learn) -> None:
    out = learn(
        ["help", "score", "board", "moves", "rules KB-37", "1", "1", "talk", "m", "b:Q9", "", "back", "q"],
        GAME,
    )
    assert "skip: leave a step out" in out and "If it ended now" in out
    assert out.count("Round 1, 23 cards") >= 4 and "Your card: grass. Build 3 settlements" in out
    assert out.count("Nothing is asked here") == 2
    assert out.count(at(3)) == 2 and out.count("Where you are is kept") == 1


def test_a_lesson_goes_on_where_it_was_left(learn: Learn, kept: Path) -> None:
    learn(["1", "1"], GAME)
    assert json.loads(kept.read_text()) == {"answers": ["b:O8", "b:P9"], "done": False}
    out = learn([""], GAME)
    assert "You go on where you left" in out and at(3) in out and at(1) not in out
    assert at(1) in learn([], GAME, "--restart")


def test_damaged_progress_is_no_harm(learn: Learn, kept: Path) -> None:
    kept.parent.mkdir(parents=True)
    for damaged in ("{", "[]", '{"answers": 3, "done": false}', '{"answers": ["b:A1"], "done": false}'):
        kept.write_text(damaged)
        assert at(1) in learn([], GAME)


def test_where_nothing_can_be_kept_the_lesson_goes_on(learn: Learn, kept: Path) -> None:
    kept.parent.parent.parent.mkdir(parents=True)
    kept.parent.parent.write_text("a file where the folder should be")
    assert at(2) in learn(["1"], GAME)


def test_a_finished_lesson_begins_anew_and_stays_finished(learn: Learn, kept: Path) -> None:
    learn(["skip"] * steps(), GAME)
    assert "(finished)" in learn([], "--list")
    assert at(1) in learn(["1"], GAME)
    assert json.loads(kept.read_text())["done"] is True


def test_all_lessons_are_listed(learn: Learn) -> None:
    out = learn([], "--list", "--lang", "it")
    assert "Kingdom Builder" in out and "La tua prima partita, circa 9 minuti" in out
    assert "first_game" in learn([], GAME, "--list")


def test_what_there_is_not_is_refused_in_one_line(learn: Learn) -> None:
    assert "which game? Type for example: tetrarch learn kingdom_builder" in learn([], code=2)
    assert "there is no lesson 'last_game'" in learn([], GAME, "last_game", code=2)
    assert "there is no game 'chess'" in learn([], "chess", code=2)


def test_ctrl_c_leaves_quietly(learn: Learn, monkeypatch: pytest.MonkeyPatch, kept: Path) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert at(1) in learn([], GAME, code=130)

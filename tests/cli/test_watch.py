"""`tetrarch watch`: whole games between bots, told and drawn; and games that a tournament has kept."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import tetrarch
from tetrarch.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)


def said(capsys: Capture, *words: str, code: int = 0) -> str:
    assert main(list(words)) == code
    out = capsys.readouterr()
    assert out.err == "" or code
    return out.out + out.err


WATCH = ("watch", "kingdom_builder", "--bots", "greedy,random", "--seed", "3")


def test_a_game_is_told_with_the_bots_names_and_kept(capsys: Capture) -> None:
    out = said(capsys, *WATCH, "--save", "game.tet")
    assert "random draws a card." in out and "The game is over." in out and "greedy wins." in out
    assert out.count("Round ") == 1, "the last board alone"
    match = tetrarch.replay(Path("game.tet").read_text(encoding="utf-8"))
    assert match.over and match.seed == 3
    assert said(capsys, *WATCH) == out, "the same seed, the same game"


def test_step_by_step_until_one_has_seen_enough(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nq\n"))
    out = said(capsys, *WATCH, "--step")
    assert out.count("Enter: on, q: leave:") == 3 == out.count("Round ") and "is over" not in out
    monkeypatch.setattr("sys.stdin", io.StringIO(""))  # the end of input is enough, too
    assert said(capsys, *WATCH, "--step", "--lang", "it").count("Invio: avanti") == 1


def test_two_of_a_kind_and_an_automaton_have_names(capsys: Capture) -> None:
    two = said(capsys, "watch", "kingsburg", "--bots", "random,random", "--seed", "1", "--pause", "0.000001")
    assert "random 1 " in two and "random 2 " in two and two.count("Year 1: ") > 4
    modules = "modules=chateauma"
    out = said(capsys, "watch", "castles_of_burgundy", "--bots", "random", "--seed", "1", "--option", modules)
    assert "Châteauma's turn." in out and "random's turn." in out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("chess",), "there is no game 'chess'"),
        (("kingsburg", "--bots", "clever,greedy"), "there is no bot 'clever'"),
        (("kingsburg", "--bots", "greedy"), "takes 2 to 5 seats, not 1"),
        (("kingsburg", "--pause", "soon"), "'soon' is no number of seconds"),
    ],
)
def test_what_cannot_be_watched_is_refused(capsys: Capture, words: tuple[str, ...], says: str) -> None:
    assert says in said(capsys, "watch", *words, code=2)


def test_a_tournament_keeps_moves_on_request(capsys: Capture) -> None:
    cup = 'game = "kingsburg"\nbots = ["random", "soft:1"]\ngames = 4\nmoves = true\n'
    Path("cup.toml").write_text(cup + '[options]\nmodules = ["governors"]\n', encoding="utf-8")
    Path("bare.toml").write_text(cup.replace("moves = true\n", ""), encoding="utf-8")
    for name in ("cup", "bare"):
        assert main(["arena", "run", f"{name}.toml", "--processes", "1", "--quiet"]) == 0
    capsys.readouterr()
    text = said(capsys, "arena", "game", "cup", "0", "1")
    match = tetrarch.replay(text)
    assert match.over and match.options["modules"] == ("governors",)
    Path("game.tet").write_text(text, encoding="utf-8")
    assert "wins." in said(capsys, "replay", "game.tet")
    assert "its moves were not kept" in said(capsys, "arena", "game", "bare", "0", "1", code=2)
    assert "there is no game 9 of table 0" in said(capsys, "arena", "game", "cup", "0", "9", code=2)
    Path("cup.toml").write_text(cup.replace("true", '"yes"'), encoding="utf-8")
    refused = said(capsys, "arena", "run", "cup.toml", "--out", "other", code=2)
    assert "moves = 'yes' can't be: true or false" in refused


def test_keeping_moves_changes_no_result(capsys: Capture) -> None:
    from tetrarch.arena.running.runner import Plan, play_one

    for game in ("kingdom_builder", "council_of_four", "kingsburg", "castles_of_burgundy"):
        plan = Plan(game, ("random", "random"), 2, 5, {})
        history: list[int] = []
        assert play_one(plan, 1, history=history) == play_one(plan, 1) and len(history) > 30

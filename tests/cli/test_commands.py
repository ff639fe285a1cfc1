"""The commands around play: games, rules, replay, verify, --version, --help."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tetrarch
from tetrarch.cli import COMMANDS, main
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.fair_dice import share_of

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def record() -> str:
    """A finished game."""
    match = tetrarch.new("kingdom_builder", seats=3, seed=21)
    rng = tetrarch.Rng(2)
    while not match.over:
        moves = match.legal()
        match.play(moves[rng.below(len(moves))])
    return match.record()


def written(text: str, name: str = "game.tet") -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def said(capsys: Capture, *words: str, code: int = 0) -> str:
    assert main(list(words)) == code
    out = capsys.readouterr()
    assert out.err == ""
    return out.out


def refused(capsys: Capture, *words: str) -> str:
    assert main(list(words)) == 2
    out = capsys.readouterr()
    assert out.err.count("\n") == 1 and out.err.startswith("tetrarch")
    return out.err


def test_version_tells_which_engine_runs(capsys: Capture) -> None:
    from tetrarch._build import compiled

    engine = "compiled engine" if compiled() else "pure Python engine"
    assert said(capsys, "--version").startswith(f"tetrarch {tetrarch.__version__} ({engine}, ")


def test_help_lists_every_command_with_examples(capsys: Capture) -> None:
    out = said(capsys, "--help")
    assert all(f"    {name} " in out for name in COMMANDS) and "examples:" in out


@pytest.mark.parametrize("name", ["play", "games", "rules", "replay", "verify", "sim"])
def test_every_command_has_help_with_examples(name: str, capsys: Capture) -> None:
    out = said(capsys, name, "--help")
    assert f"  tetrarch {name}" in out and "examples:" in out


def test_wrong_usage_is_one_line(capsys: Capture) -> None:
    assert "required: COMMAND" in refused(capsys)
    assert "invalid choice: 'ply'" in refused(capsys, "ply")
    assert "required: file" in refused(capsys, "verify")


def test_the_module_runs_as_a_program() -> None:
    run = subprocess.run([sys.executable, "-m", "tetrarch", "--version"], capture_output=True, text=True)
    assert run.returncode == 0 and run.stdout.startswith("tetrarch ")


def test_a_reader_that_leaves_early_is_no_error() -> None:
    words = [sys.executable, "-m", "tetrarch", "rules", "kingdom_builder"]
    child = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert child.stdout is not None and child.stderr is not None
    child.stdout.close()
    error = child.stderr.read()
    child.stderr.close()
    assert child.wait(60) in (0, 141) and error == b""


def test_games(capsys: Capture) -> None:
    out = said(capsys, "games")
    assert "Kingdom Builder, 2 to 4 players" in out
    for option in tetrarch.find("kingdom_builder").options:
        assert f"--option {option.id}=" in out
    assert "2 do 4 graczy" in said(capsys, "games", "--lang", "pl")
    rows = json.loads(said(capsys, "games", "--json"))
    assert rows[0]["id"] == "kingdom_builder" and rows[0]["seats"] == [2, 3, 4] and rows[0]["options"]


def test_one_game(capsys: Capture) -> None:
    out = said(capsys, "games", "kingdom_builder")
    assert "Kingdom Builder, 2 to 4 players" in out and "Kingsburg" not in out
    assert [row["id"] for row in json.loads(said(capsys, "games", "kingsburg", "--json"))] == ["kingsburg"]
    assert "did you mean kingsburg?" in refused(capsys, "games", "kingsberg")


def test_the_environment_names_the_language(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "da 2 a 4 giocatori" in said(capsys, "games")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert "2 to 4 players" in said(capsys, "games")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules(lang: str, capsys: Capture) -> None:
    out = " ".join(said(capsys, "rules", "kingdom_builder", "--lang", lang).split())
    for ruling in tetrarch.find("kingdom_builder").rulings(lang).values():
        assert f"{ruling.id} {ruling.title}. {ruling.text}" in out


def test_some_rules(capsys: Capture) -> None:
    assert said(capsys, "rules", "kingdom_builder", "kb-37", "7").count("KB-") >= 2
    out = said(capsys, "rules", "kingdom_builder", "bridges")
    assert "KB-8 Bridges." in out and "KB-7 " not in out
    many = said(capsys, "rules", "kingdom_builder", "settlement")
    assert "KB-14 Supply" in many and "KB-14 Supply." not in many, "many rules are listed by title"
    assert "No rule fits" in said(capsys, "rules", "kingdom_builder", "KB-999", code=1)
    assert "there is no game" in refused(capsys, "rules", "chess")


def test_replay_tells_the_game(capsys: Capture, record: str) -> None:
    match = tetrarch.replay(record)
    out = said(capsys, "replay", written(record))
    assert "Player 1 builds on" in out and "The game is over." in out
    assert re.search(r"Total +" + " +".join(map(str, match.scores())), out)
    assert "Giocatore 1 costruisce su" in said(capsys, "replay", "game.tet", "--lang", "it")


def test_replay_names_the_automaton_and_cites_its_rulings(capsys: Capture) -> None:
    match = tetrarch.new("castles_of_burgundy", seats=2, seed=1, modules=["chateauma"])
    while match.number < 60:
        match.play(match.legal()[0])
    for arguments in (["--lang", "en"], ["--lang", "it"], ["--json"]):
        out = said(capsys, "replay", written(match.record()), *arguments)
        assert "Châteauma" in out and "[CB-284]" in out and "Player 2" not in out


def test_replay_of_an_unfinished_game(capsys: Capture) -> None:
    out = said(capsys, "replay", written(tetrarch.new("kingdom_builder", seed=1).record()))
    assert "If it ended now" in out


def test_replay_for_machines(capsys: Capture, record: str) -> None:
    match = tetrarch.replay(record)
    doc = json.loads(said(capsys, "replay", "--json", written(record)))
    assert doc["scores"] == match.scores() and doc["winners"] == match.winners() and doc["over"]
    assert [row["token"] for row in doc["moves"]] == [entry.token for entry in match.entries]
    assert sum(line["points"] for line in doc["sheet"]) == sum(match.scores())
    assert any(row["seat"] is None for row in doc["moves"])


def test_replay_step_by_step(capsys: Capture, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written(record)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\nb\n5\nwhat\n9999\n\n"))
    out = said(capsys, "replay", "--step", "game.tet")
    stops = re.findall(r"^Stop (\d+) of (\d+)", out, re.M)
    most = stops[0][1]
    assert [number for number, _ in stops] == ["0", "1", "2", "1", "5", "5", most]
    assert "Total" in out
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    assert said(capsys, "replay", "--step", "game.tet").count("Stop") == 1
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert said(capsys, "replay", "--step", "game.tet").count("Stop") == 1


def test_verify_finds_nothing_wrong(capsys: Capture, record: str) -> None:
    assert "All is well" in said(capsys, "verify", written(record))
    assert "Tutto in regola" in said(capsys, "verify", "game.tet", "--lang", "it")
    doc = json.loads(said(capsys, "verify", "--json", "game.tet"))
    assert doc["ok"] and doc["problems"] == [] and doc["draws"] > 20
    start = tetrarch.new("kingdom_builder", seed=1).record()
    assert "not over yet" in said(capsys, "verify", written(start))


def test_verify_compares_the_digest_that_was_noted(capsys: Capture, record: str) -> None:
    digest = tetrarch.replay(record).commitment
    told = " ".join(said(capsys, "verify", written(record)).split())  # narrow screens fold it
    assert f"The digest of the start: {digest}" in told
    assert "The digest" not in said(capsys, "verify", "game.tet", "--digest", digest)
    said_ = said(capsys, "verify", "game.tet", "--digest", "0" * 64, code=1)
    assert "the digest is not the expected one" in said_ and digest in said_


def test_verify_names_who_held_a_nonce_back(capsys: Capture) -> None:
    match = tetrarch.new("kingdom_builder", 2, nonces=["x" * 32, ""], shares=[share_of("x" * 32), "0" * 64])
    assert "Player 2 promised a number" in said(capsys, "verify", written(match.record()))
    assert json.loads(said(capsys, "verify", "--json", "game.tet"))["absent"] == [1]


def test_verify_reads_standard_input(capsys: Capture, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(record))
    assert "All is well" in said(capsys, "verify", "-")


def test_verify_finds_what_is_wrong(capsys: Capture, record: str) -> None:
    scores = re.sub(r"\[scores (\d+)", "[scores 9\\1", record)
    assert "Wrong:" in said(capsys, "verify", written(scores), code=1)
    doc = json.loads(said(capsys, "verify", "--json", "game.tet", code=1))
    assert not doc["ok"] and "the moves give" in doc["problems"][0]
    promise = re.sub(r"\[commitment ....", "[commitment 0000", record)
    assert "the commitment does not fit" in said(capsys, "verify", written(promise), code=1)
    unfair = re.sub(r"\[secret [^\]]*\]\n|\[seed [^\]]*\]\n", "", record)
    assert "cannot be derived" in said(capsys, "verify", written(unfair), code=1)


def test_what_is_no_record_is_bad_input(capsys: Capture) -> None:
    assert "is missing" in refused(capsys, "verify", written("hello"))
    assert "is missing" in refused(capsys, "replay", "game.tet")
    assert "No such file" in refused(capsys, "replay", "none.tet")
    Path("big.tet").write_bytes(b"x" * 5_000_001)
    assert "larger than" in refused(capsys, "verify", "big.tet")

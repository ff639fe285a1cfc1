"""`tetrarch play`: whole games, commands, refusals, saving and going on, by `main` and by a real process."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import tetrarch
from tetrarch.cli import main
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.transcript import parse

Play = Callable[..., str]


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A state folder of its own, an English terminal, no colour."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "state" / "tetrarch"


@pytest.fixture
def play(
    state: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Play:
    """Run `tetrarch play` with lines typed into it; what it wrote."""

    def typed(lines: Sequence[str], *words: str, code: int = 0) -> str:
        file = tmp_path / "typed"
        file.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        with file.open(encoding="utf-8") as stdin:
            monkeypatch.setattr(sys, "stdin", stdin)
            assert main(["play", *words]) == code
        out = capsys.readouterr()
        assert out.err == ""
        return out.out

    return typed


NEW = ("kingdom_builder", "--seed", "7", "--bots", "random")  # flower field; Q4 lies beside a barn


def saves(state: Path) -> list[Path]:
    return sorted(state.glob("*.tet"))


def process(folder: Path, lines: Sequence[str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tetrarch", *words],
        input="".join(line + "\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8", "XDG_STATE_HOME": str(folder)},
        cwd=folder,
        timeout=600,  # only catches hangs
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_numbers(lang: str, play: Play) -> None:
    out = play(["1"] * 400, *NEW, "--lang", lang, "--option", "guilds=knights,lords,farmers")
    won = {"en": "You win!|Bot 2 wins", "it": "Hai vinto!|Vince Bot 2", "pl": "Wygrywasz!|Wygrywa Bot 2"}
    assert re.search(won[lang], out)
    total = {"en": "Total", "it": "Totale", "pl": "Razem"}
    assert re.search(rf"^{total[lang]} +\d+ +\d+$", out, re.M)
    assert "kingdom_builder-" not in out and "terminal-" not in out


def test_a_whole_game_in_a_real_process_by_tokens(tmp_path: Path) -> None:
    """A scripted player reads the moves that the engine offers and types their tokens."""
    match = tetrarch.new("kingdom_builder", seats=2, seed=9)
    tokens = []
    while not match.over:
        move = match.legal()[-1]
        tokens.append(move.token)
        match.play(move)
    words = ("play", "kingdom_builder", "--seed", "9", "--bots", "none")
    run = process(tmp_path, [*handed_over(tokens, match), "save whole.tet", ""], *words)
    assert run.returncode == 0, run.stderr
    first, second = match.scores()
    assert re.search(rf"^Total +{first} +{second}$", run.stdout, re.M)
    assert "\x1b" not in run.stdout, "no colour where nobody sees it"
    assert tetrarch.verify((tmp_path / "whole.tet").read_text()).ok


def handed_over(tokens: Sequence[str], match: tetrarch.Match) -> list[str]:
    """Tokens with Enter wherever the screen changes hands."""
    lines: list[str] = []
    last: int | None = None
    seats = [entry.seat for entry in match.entries if entry.seat >= 0]
    for seat, token in zip(seats, tokens, strict=True):
        if seat != last:
            lines += [""] if last is None else ["", ""]
        last = seat
        lines.append(token)
    return lines


def test_a_move_can_be_typed_in_three_ways(play: Play) -> None:
    for typed in ("1", "b:Q4", "Q4", "q4", "B:q4", "  Q4  "):
        assert "You build on Q4." in play([typed], *NEW)


def test_few_moves_are_sentences_and_many_are_columns(play: Play) -> None:
    out = play(["Q4"], *NEW)
    assert "   1  Q4 (barn)" in out and "  56  R18" in out
    assert "   1  Build on R4 (flower field)  b:R4" in out
    assert max(len(line) for line in out.splitlines() if "--resume" not in line) <= 120


def test_the_board_marks_where_moves_go(play: Play) -> None:
    assert "[F] [F]  C   C" in play([], *NEW)


def test_a_refused_move_shows_the_ruling(play: Play) -> None:
    out = play(["Q4", "A8", "W1", "end", "use:farm"], *NEW)
    assert "by rule KB-37" in out and "KB-37 Adjacent if possible. If at least one hex" in out
    assert "by rule KB-24" in out and "by rule KB-21" in out
    assert out.count("You build on") == 1


def test_refusals_speak_the_players_language(play: Play) -> None:
    assert "KB-37 Adiacente se possibile." in play(["Q4", "A8"], *NEW, "--lang", "it")
    assert "KB-37 W sąsiedztwie, jeśli to możliwe." in play(["Q4", "A8"], *NEW, "--lang", "pl")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("0", "There is no move 0: the numbers go from 1 to 56."),
        ("999999999999999999999", "the numbers go from 1 to 56."),
        ("-1", "“-1” is no move."),
        ("b:Q40", "Did you mean"),
        ("b:", "is no move"),
        ("~card:forest", "is no move"),
        (
            "hello there",
            "“hello there” is no move. Type the number of a move, a token such as b:Q4, or help.",
        ),
        ("ż€\x00", "is no move"),
        ("x" * 5000, "is no move"),
    ],
)
def test_what_is_no_move_is_told_and_nothing_is_lost(typed: str, told: str, play: Play) -> None:
    out = " ".join(play([typed, "Q4"], *NEW).split())
    assert told in out and "You build on Q4." in out


def test_an_ambiguous_input_names_the_moves() -> None:
    from tetrarch.cli.moves import UnreadableInput, read_move

    vocabulary = tetrarch.find("kingdom_builder").vocabulary
    moves = [tetrarch.Move("k", {}, token) for token in ("b:F12", "lift:F12")]
    read = read_move("f12", moves, vocabulary)
    assert isinstance(read, UnreadableInput) and "b:F12, lift:F12" in read.text("en")
    assert read_move("lift:f12", moves, vocabulary) == "lift:F12"


@pytest.mark.parametrize(
    ("game", "typed", "token"),
    [
        ("council_of_four", "pay:Joker+blue+orange", "pay:orange+blue+joker"),
        ("council_of_four", "buy:GH", "buy:hg"),
        ("kingsburg", "reroll:53-none", "reroll:35-none"),
    ],
)
def test_parts_may_be_typed_in_any_order(game: str, typed: str, token: str) -> None:
    from tetrarch.cli.moves import read_move

    vocabulary = tetrarch.find(game).vocabulary
    move = tetrarch.Move("k", {}, token)
    assert read_move(typed, [move], vocabulary) == token


def test_undo(play: Play) -> None:
    out = play(["undo", "Q4", "R4", "undo", "u", "undo", "R7"], *NEW)
    assert out.count("can't be taken back") == 2
    assert "Taken back: b:R4." in out and "Taken back: b:Q4." in out and "You build on R7." in out


def test_undo_stops_at_the_end_of_the_turn(play: Play) -> None:
    out = play(["Q4", "1", "1", "end", "undo"], *NEW)
    assert "since: that can't be taken back." in out


def test_hint(play: Play) -> None:
    hint = re.search(r"Hint: Build on .*\[(b:\w+)\]", play(["hint"], *NEW))
    assert hint is not None
    assert f"You build on {hint[1][2:]}." in play([hint[1]], *NEW)


def test_a_hint_gives_reasons(play: Play) -> None:
    out = play(["hint"], *NEW)
    assert re.search(r"about \d+ % to win; [+-]\d+\.\d ", out) and "Or: Build on" in out
    assert re.search(r"[+-]\d+,\d ", play(["hint"], *NEW, "--lang", "pl"))


def test_help_score_log_rules_moves_and_board(play: Play) -> None:
    out = play(["help", "score", "log", "log 2", "rules", "rules KB-7", "rules xyz", "moves", "board"], *NEW)
    for told in (
        "take back your last move",
        "If it ended now",
        "Your new card: flower field.",
        "The last 2 of",
        "KB-35 - KB-41",
        "KB-7 The edge.",
        "No rule fits “xyz”.",
    ):
        assert told in out
    assert out.count("Your card: flower field. Build 3") == 2
    assert out.count("Round 1,") == 2


def test_secrets_stay_with_their_seat(play: Play) -> None:
    out = play(["Q4", "1", "1", "end", "log 200"], *NEW)
    assert "card: hidden" in out
    assert len(re.findall(r"Bot 2's new card", out)) == 0


def test_two_people_hand_over(play: Play) -> None:
    out = play(["", "Q4", "1", "1", "end", "", ""], "kingdom_builder", "--seed", "7", "--bots", "none")
    assert "Player 1: press Enter when nobody else is looking." in out
    assert "Player 1, you are done. Press Enter to clear the screen, then hand over to Player 2." in out
    after = out[out.index("Player 2: press Enter") :]
    assert "Player 1 builds on Q4." in after and "Your turn: you play" in after
    assert "Your new card" in out[: out.index("Player 2: press Enter")], "the mover sees the new card first"


def test_a_game_that_nobody_ends_is_stopped(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tetrarch.core.match.match.MAX_ANSWERS", 40)
    assert "stopped after" in play([], "kingdom_builder", "--bots", "random,random")


def test_bots_can_play_among_themselves(play: Play) -> None:
    out = play([], "kingdom_builder", "--seed", "4", "--bots", "random,random,random")
    assert "Bot 1" in out and "Bot 3" in out and "Total" in out


AGAINST = ("castles_of_burgundy", "--seed", "3", "--option", "modules=chateauma")


def test_an_automaton_has_a_seat_and_explains_itself(play: Play, tmp_path: Path) -> None:
    """One person alone against it; a saved game knows which seat it has."""
    out = play(["1", "1", "end", "save one.tet", "quit", "n"], *AGAINST)
    assert "You, Châteauma" in out and "Bot" not in out and "Châteauma rolls" in out and "[CB-292]" in out
    out = play(["score", "quit", "n"], "--resume", str(tmp_path / "one.tet"))
    assert "You, Châteauma" in out and "You  Châteauma" in out
    out = play(["quit", "n"], *AGAINST, "--seats", "3", "--bots", "random")
    assert "You, Bot 2 (random), Châteauma" in out


@pytest.mark.parametrize(
    ("lang", "lost"), [("en", "You have lost."), ("it", "Hai perso."), ("pl", "Przegrana.")]
)
def test_a_game_for_one_that_is_lost(lang: str, lost: str, play: Play) -> None:
    """Without a number of seats the module says how many there are; nothing is done but to end turns."""
    words = ("castles_of_burgundy", "--option", "modules=solo", "--seed", "3", "--lang", lang)
    out = play(["castle:B3", *["end"] * 25], *words)
    assert lost in out and "castles_of_burgundy-" not in out


def test_bots_have_no_automatons_seat(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *AGAINST, "--seats", "2", "--bots", "random,random"]) == 2
    assert "2 bots, but there are 1 seats" in capsys.readouterr().err


def test_save_and_go_on(play: Play, tmp_path: Path) -> None:
    first = play(["Q4", "save a.tet", "R4", "save a.tet", "quit", "n"], *NEW)
    assert first.count("Saved. Go on later with: tetrarch play --resume a.tet") == 2 and "Goodbye." in first
    out = play(["score", "log"], "--resume", "a.tet")
    assert "You, Bot 2 (random)" in out and "You build on R4." in out and "Build one more settlement" in out
    undone = play(["undo"], "--resume", "a.tet", "--lang", "it")
    assert "Annullata: b:R4." in undone


def test_saving_harms_no_other_file(play: Play, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    out = play(["save mine.txt", "save", "save no/such/folder", "save \x00"], *NEW)
    assert (tmp_path / "mine.txt").read_text() == "precious"
    assert "mine.txt is there already" in out and "Name a file" in out and out.count("can't be written") == 2


def test_quit_saves_unless_told_not_to(play: Play, state: Path, tmp_path: Path) -> None:
    play(["quit", ""], *NEW)
    assert len(saves(state)) == 1
    play(["quit", "n"], *NEW)
    assert len(saves(state)) == 1
    (tmp_path / "taken.tet").write_text("")
    out = play(["quit", "taken.tet", "free.tet"], *NEW)
    assert "taken.tet is there already" in out and (tmp_path / "free.tet").exists()
    play(["quit", "yes"], *NEW)
    assert len(saves(state)) == 2, "two in a second get two names"


def test_the_end_of_input_saves_the_game(play: Play, state: Path) -> None:
    out = play(["Q4"], *NEW)
    (kept,) = saves(state)
    assert f"tetrarch play --resume {kept}" in out
    assert "You build on Q4." in play(["log"], "--resume", str(kept))
    assert len(saves(state)) == 2 and kept in saves(state), "what was saved before stays as it was"


def test_a_state_folder_that_cannot_be_written_loses_nothing(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    out = play(["Q4"], *NEW)
    found = re.search(r"--resume (\S+)", out)
    assert found is not None and tetrarch.replay(Path(found[1]).read_text()).number > 0


def test_after_the_end(play: Play, tmp_path: Path, state: Path) -> None:
    after = ["save end.tet", "score", "log 3", "board", "help", "undo", ""]
    out = play([*["1"] * 400, *after], *NEW)
    assert "type score, log, board, rules, save FILE, or Enter to leave" in out
    assert out.count("Total") == 2 and "The last 3 of" in out and out.endswith("Goodbye.\n")
    assert tetrarch.verify((tmp_path / "end.tet").read_text()).ok
    again = play(["foo", "quit"], "--resume", "end.tet")
    assert "Total" in again and again.endswith("Goodbye.\n")
    play(["score"], "--resume", "end.tet")
    assert saves(state) == [], "a finished game is not saved unasked"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "which game?"),
        (["kingdom_bilder"], "did you mean kingdom_builder?"),
        (["kingdom_builder", "--seats", "7"], "2 to 4 seats"),
        (["kingdom_builder", "--seats", "x"], "not a whole number"),
        (["kingdom_builder", "--seed", "-1"], "--seed"),
        (["kingdom_builder", "--bots", "deepest"], "there is no bot 'deepest'"),
        (["kingdom_builder", "--bots", "nowhere:Bot"], "cannot be found"),
        (["kingdom_builder", "--seats", "2", "--bots", "random,random,random"], "but there are 2 seats"),
        (["kingdom_builder", "--option", "x"], "KEY=VALUE"),
        (["kingdom_builder", "--option", "stup=random"], "did you mean setup?"),
        (["kingdom_builder", "--option", "setup=random", "--option", "setup=random"], "given twice"),
        (["kingdom_builder", "--lang", "de"], "invalid choice"),
        (["--resume", "missing.tet"], "No such file"),
        (["--resume", "."], "Is a directory"),
        (["--resume", "bytes.tet"], "is not text"),
        (["--resume", "prose.tet"], "cannot read"),
        (["--resume", "note.tet"], "'# table ...' is damaged"),
        (["--resume", "code.tet"], "name the bots by --bots again"),
        (["--resume", "good.tet", "--seats", "3"], "--seats does not go with --resume"),
        (["--resume", "good.tet", "kingsburg"], "is a game of kingdom_builder"),
    ],
)
def test_wrong_words_are_told_in_one_line(
    words: list[str], told: str, state: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tetrarch.new("kingdom_builder", seed=1).record()
    (tmp_path / "bytes.tet").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "prose.tet").write_text("[Event no]\n")
    (tmp_path / "good.tet").write_text(record)
    (tmp_path / "note.tet").write_text('# table {"players": 3}\n' + record)
    (tmp_path / "code.tet").write_text('# table {"players": ["human", "os:system"], "sealed": {}}\n' + record)
    assert main(["play", *words]) == 2
    out = capsys.readouterr()
    assert out.out == "" and told in out.err and out.err.count("\n") == 1
    assert out.err.startswith("tetrarch")


def test_a_transcript_without_a_note_can_be_gone_on_with(play: Play, tmp_path: Path) -> None:
    (tmp_path / "plain.tet").write_text(tetrarch.new("kingdom_builder", seed=7).record())
    assert "You, Bot 2 (random)" in play([], "--resume", "plain.tet", "--bots", "random")


def test_ones_own_bot(play: Play, tmp_path: Path) -> None:
    (tmp_path / "my_first_bot.py").write_text(
        "from tetrarch.bots.search.bot import Bot\n\n\n"
        "class Last(Bot):\n"
        "    def choose(self, observation, budget):\n"
        "        return observation.game.legal(observation.state)[-1]\n"
    )
    out = play(["1", "1", "1", "end"], "kingdom_builder", "--seed", "7", "--bots", "my_first_bot:Last")
    assert "Bot 2 builds on" in out


def test_a_bot_that_fails_loses_no_game(state: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bad_bot.py").write_text(
        "from tetrarch.bots.search.bot import Bot\n\n\nclass Bad(Bot):\n    pass\n"
    )
    with pytest.raises(NotImplementedError):
        main(
            ["play", "kingdom_builder", "--seed", "7", "--option", "start_seat=2", "--bots", "my_bad_bot:Bad"]
        )
    assert len(saves(state)) == 1


def at_a_terminal() -> None:
    """As a shell starts programs: with the terminal, and with Control-C though the tests may not have it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A real terminal of 100 columns with the program in it."""

    def __init__(self, folder: Path, *words: str, **env: str) -> None:
        self.end, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
        given = {
            **os.environ,
            "TERM": "xterm",
            "NO_COLOR": "",
            "LANG": "C.UTF-8",
            "XDG_STATE_HOME": str(folder),
        }
        self.child = subprocess.Popen(
            [sys.executable, "-m", "tetrarch", *words],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env={**given, **env},
            start_new_session=True,
            preexec_fn=at_a_terminal,
        )
        os.close(inner)

    def until(self, mark: str, seconds: float = 600) -> str:
        """What is written up to a mark, or to the program's end; the limit only catches hangs."""
        seen = b""
        last = time.monotonic() + seconds
        while mark.encode() not in seen and time.monotonic() < last:
            if select.select([self.end], [], [], 0.2)[0]:
                try:
                    seen += os.read(self.end, 65536)
                except OSError:  # the program has gone
                    break
        return seen.decode("utf-8", "replace")

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def interrupt(self) -> str:
        """Control-C, and what is written from then on.

        Python's own line reading loses a signal that comes between writing the prompt and waiting for
        a key, until the line ends: then a person presses Enter.
        """
        self.type("\x03")
        seen = self.until("--resume", 10)
        if "--resume" not in seen:
            self.type("\n")
        return seen + self.until("no such mark")

    def close(self) -> int:
        try:
            return self.child.wait(600)
        finally:
            self.child.kill()
            self.child.wait()
            os.close(self.end)


@pytest.mark.parametrize(
    ("env", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_colour_only_where_wanted(env: dict[str, str], coloured: bool, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", *NEW, **env)
    seen = terminal.until("Your move:")
    assert ("\x1b[38;5;" in seen) == coloured
    terminal.type("\x04")
    assert "tetrarch play --resume" in terminal.until("no such mark")
    assert terminal.close() == 0


def test_control_c_saves_and_says_where(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", *NEW)
    terminal.until("Your move:")
    terminal.type("Q4\n")
    terminal.until("Your move:")
    seen = terminal.interrupt()
    assert terminal.close() == 130
    (kept,) = (tmp_path / "tetrarch").glob("*.tet")
    assert f"tetrarch play --resume {kept}" in seen and "Traceback" not in seen
    assert "b:Q4" in kept.read_text()


def test_the_screen_is_cleared_between_two_people(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "kingdom_builder", "--seed", "7", "--bots", "none")
    assert "\x1b[3J" in terminal.until("nobody else is looking.")
    terminal.type("\n")
    for move in ("Q4", "1", "1", "end"):
        terminal.until("your move:")
        terminal.type(f"{move}\n")
    assert "Your new card" in terminal.until("hand over to Player 2.")
    terminal.type("\n")
    assert "\x1b[3J" in terminal.until("nobody else is looking.")
    terminal.type("\n")
    seen = terminal.until("Player 2, your move:")
    assert "Your new card: flower" not in seen and "card: hidden" in seen
    terminal.type("\x04")
    terminal.until("no such mark")
    assert terminal.close() == 0


def test_partners_see_the_sum_of_their_team(play: Play) -> None:
    """With teams there are four seats, whoever plays; points are summed by side."""
    teams = ("castles_of_burgundy", "--option", "modules=teams", "--seed", "3", "--bots", "none")
    out = play(["", "score"], *teams)
    now, sums = (
        next(line.split()[-4:] for line in out.splitlines() if line.startswith(word))
        for word in ("If it ended now", "Team")
    )
    points = [int(n) for n in now]
    assert [int(n) for n in sums] == [points[0] + points[2], points[1] + points[3]] * 2
    assert "Team" not in play(["score"], *NEW)


def test_everybody_adds_words_to_the_dice_after_the_digest(play: Play, tmp_path: Path) -> None:
    typed = ["green", "tea", "", "save game.tet", "quit", "no"]
    out = play(typed, "kingdom_builder", "--seats", "3", "--bots", "random", "--fair", code=0)
    digest = re.findall(r"[0-9a-f]{64}", out)[0]
    assert out.index(digest) < out.index("add to the dice")
    record = Path("game.tet").read_text(encoding="utf-8")
    assert parse(record).header.nonces == ("green", "tea", "")
    assert tetrarch.verify(record, digest).ok and not tetrarch.verify(record, "0" * 64).ok


def test_a_seed_leaves_nothing_to_add(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "kingdom_builder", "--fair", "--seed", "1"]) == 2
    assert "--fair does not go with --seed" in capsys.readouterr().err

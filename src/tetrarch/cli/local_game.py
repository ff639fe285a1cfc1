"""A match with its players: people at this screen, bots, and the file it is kept in."""

from __future__ import annotations

import json
import os
import re
import secrets
import tempfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from tetrarch import texts
from tetrarch.bots.factory import BOTS, BotPlayer, TimeBudget, answer, make_bot
from tetrarch.bots.hints import Advice, advise
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.creation import from_json
from tetrarch.core.match.errors import BadOption, BadRecord
from tetrarch.core.match.match import FORMAT, GameEvent, Match
from tetrarch.core.match.registry import AnyGame

HUMAN = "human"
AUTOMATON = "automaton"  # a seat that the rules play
HINT_SECONDS = 1.0  # seconds of thought for a hint
NOTE = re.compile(r"^# table (\{.*\})$", re.M)


class LocalGame:
    """A match, who plays each seat, and the file it is saved in. Refused input leaves it as it was."""

    def __init__(self, match: Match, players: Sequence[str], seed: int | None, lang: str) -> None:
        self.match = match
        self.players = list(players)
        seed = secrets.randbits(32) if seed is None else seed
        self.bots: dict[int, BotPlayer] = {
            seat: make_bot(spec, seed + seat)
            for seat, spec in enumerate(self.players)
            if spec not in (HUMAN, AUTOMATON)
        }
        self.observation_rngs = [Rng(seed + 100 + seat) for seat in range(len(self.players))]
        self.seed = seed
        self.lang = lang
        self.file: Path | None = None  # where it was saved last: that may be written over

    @property
    def humans(self) -> list[int]:
        return [seat for seat, spec in enumerate(self.players) if spec == HUMAN]

    def name(self, seat: int) -> str:
        """What a seat is called: a lone person is `you`, an automaton has its own name."""
        if seat == self.match.game.automaton:
            return texts.format(f"{self.match.descriptor.id}-automaton", {}, self.lang)
        form = ".bot" if seat in self.bots else ".you" if len(self.humans) == 1 else ""
        return texts.format(f"seat-name{form}", {"number": seat + 1}, self.lang)

    @property
    def names(self) -> list[str]:
        return [self.name(seat) for seat in range(len(self.players))]

    def event_text(self, event: GameEvent, viewer: int | None) -> str:
        """An event in words, as one seat is told it; what an automaton does is explained by its ruling."""
        why = texts.cited_ruling(event, self.match.game.automaton)
        return texts.event_text(event, self.names, viewer, self.lang) + why

    def bot_moves(self, seat: int) -> None:
        """Let a bot answer; it sees what its seat may know."""
        self.match.play(answer(self.match, seat, self.bots[seat], self.observation_rngs[seat]), seat)

    def hint(self, seat: int) -> list[Advice]:
        """What a good bot would play and why, by what the seat may know."""
        observation = observe(self.match.game, self.match.state, seat, self.observation_rngs[seat])
        return advise(observation, TimeBudget(HINT_SECONDS), self.seed)

    # saving

    def record(self) -> str:
        """The transcript, with a note on the players that only this program reads."""
        sealed = self.match.to_json()["sealed"]
        note = {"players": self.players, "sealed": sealed}
        return f"# table {json.dumps(note)}\n{self.match.record()}"

    def save(self, path: Path) -> None:
        """Write the record; FileExistsError rather than another file's loss."""
        text = self.record()
        if self.file is None or path.resolve() != self.file.resolve():
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        else:
            beside = path.with_name(path.name + ".new")
            beside.write_text(text, encoding="utf-8")
            beside.replace(path)  # the old file stays whole until the new one is
        self.file = path

    def autosave_path(self) -> Path:
        """The file it was saved in before, or a new one in the state folder."""
        if self.file is not None:
            return self.file
        name = f"{self.match.descriptor.id}-{datetime.now():%Y%m%d-%H%M%S}"
        folder = state_folder()
        path, count = folder / f"{name}.tet", 1
        while path.exists():
            count += 1
            path = folder / f"{name}-{count}.tet"
        return path

    def autosave(self) -> Path:
        """Save the game without asking; in a temporary folder if the state folder cannot be written."""
        try:
            path = self.autosave_path()
            path.parent.mkdir(parents=True, exist_ok=True)
            self.save(path)
        except OSError:
            path = Path(tempfile.mkdtemp(prefix="tetrarch-")) / "game.tet"
            self.save(path)
        return path


def state_folder() -> Path:
    """Where unfinished games are kept: the XDG state folder."""
    base = os.environ.get("XDG_STATE_HOME") or ""
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "state") / "tetrarch"


def players_of(game: AnyGame, bots: str | None, default: str) -> list[str]:
    """People first, then the bots, then an automaton; without `--bots` one person against them."""
    automata = [AUTOMATON] if game.automaton >= 0 else []
    seats = int(game.seats) - len(automata)
    if bots is None:
        specs = [default] * (seats - 1)
    else:
        specs = [] if bots in ("", "none") else [spec.strip() for spec in bots.split(",")]
    if len(specs) > seats:
        raise BadOption(f"--bots names {len(specs)} bots, but there are {seats} seats for them")
    for spec in specs:
        make_bot(spec)  # BadOption names the bots there are
    return [HUMAN] * (seats - len(specs)) + specs + automata


def resume_game(text: str, bots: str | None, default: str, lang: str) -> LocalGame:
    """A saved game; a transcript without a note on the players gets them as a new game does."""
    note = NOTE.search(text)
    players, sealed = read_note(note[1]) if note else (None, {})
    match = from_json({"format": FORMAT, "record": text, "sealed": sealed})
    automaton_seats = [seat == match.game.automaton for seat in range(match.game.seats)]
    fits = players is not None and [spec == AUTOMATON for spec in players] == automaton_seats
    if players is None or bots is not None or not fits:
        players = players_of(match.game, bots, default)
    else:
        known = (HUMAN, AUTOMATON, *BOTS)
        for spec in players:
            if spec.partition(":")[0] not in known:  # a file must not say what code is run
                raise BadOption(
                    f"the saved game was played with the bot {spec}: name the bots by --bots again"
                )
    seed = match.seed % 2**62 if isinstance(match.seed, int) else None  # that of the bots
    return LocalGame(match, players, seed, lang)


def read_note(text: str) -> tuple[list[str], dict[str, str]]:
    try:
        note = json.loads(text)
        players, sealed = [str(spec) for spec in note["players"]], dict(note["sealed"])
    except (ValueError, KeyError, TypeError):
        raise BadRecord(
            "the line '# table ...' is damaged: take it out, and name players by --bots"
        ) from None
    return players, sealed

"""Self-play, learning, gating, again: in a folder that a run can be resumed from."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tetrarch._build import VERSION
from tetrarch.arena.running.runner import Plan, play_all
from tetrarch.arena.running.workers import open_pool, run_batches
from tetrarch.arena.statistics.stats import wilson
from tetrarch.bots.networks import write_network
from tetrarch.bots.search.profiles import TODAY
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import find
from tetrarch.training.calibration import calibrate
from tetrarch.training.layouts import draw_setup, layout_of
from tetrarch.training.learning import Learner
from tetrarch.training.samples import Samples, join, load, pack
from tetrarch.training.self_play import Task, play

WINDOW = 4  # rounds whose games are learned from
WEIGHTS = (0.25, 0.5, 1.0)  # of a network's correction, that a gate chooses from
RATE = 0.002
HELD_OUT = 20  # one game in so many is not learned from
GATE_SEED = 500_000_000  # gates play deals that no self-play has
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Settings:
    """What decides a run: the same settings and package give the same networks."""

    game: str
    seed: int = 1
    games: int = 10_000  # of self-play in a round
    units: int = 32
    epochs: int = 4
    trust: float = 0.85  # lambda: how far what was judged later counts less than what came of it
    gate_bot: str = "greedy"  # who plays with the networks when they are compared
    gate_games: int = 400  # to choose a weight, and again on other deals to measure
    expansions: bool = True


class Run:
    """A folder with the settings, samples and a network of each round, `best.json` and `log.jsonl`."""

    def __init__(self, folder: Path, settings: Settings, jobs: int = 1, ray: str | None = None) -> None:
        self.folder, self.settings, self.jobs, self.ray = folder, settings, jobs, ray
        self.layout, self.scales = layout_of(settings.game)
        folder.mkdir(parents=True, exist_ok=True)
        about = {"tetrarch": VERSION, **asdict(settings)}
        file = folder / "settings.json"
        if file.exists() and json.loads(file.read_text()) != about:
            raise BadOption(f"{folder} holds a run with other settings: {file.read_text().strip()}")
        write_whole(file, json.dumps(about) + "\n")

    @property
    def best(self) -> Path:
        return self.folder / "best.json"

    def finished(self) -> list[dict[str, Any]]:
        """What the log holds of rounds that are finished."""
        file = self.folder / "log.jsonl"
        return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []

    def rounds(self, count: int, tell: Tell) -> None:
        """Go on until so many rounds are finished. What a stopped run had finished is not done again."""
        for number in range(len(self.finished()), count):
            row = self.round(number, tell)
            lines = "".join(json.dumps(one) + "\n" for one in [*self.finished(), row])
            write_whole(self.folder / "log.jsonl", lines)
            tell(summary(row))

    def round(self, number: int, tell: Tell) -> dict[str, Any]:
        """One round; what it finds out."""
        judge = self.judge_of(number)
        played = self.samples(number, judge)
        tell(f"round {number}: {len(played)} positions of {self.settings.games} games")
        window = range(max(0, number - WINDOW + 1), number)
        teachers = join([*(self.samples(past, self.judge_of(past)) for past in window), played])
        learner, losses = self.learn(number, teachers)
        gate = self.gate(number, learner, tell)
        return {
            "round": number,
            "judge": Path(judge).name if judge else "",
            "positions": len(played),
            **losses,
            **gate,
        }

    def judge_of(self, number: int) -> str:
        """The file of the network that a round's self-play is judged by: the last that passed its gate."""
        passed = [row["round"] for row in self.finished() if row["passed"] and row["round"] < number]
        return str(self.network(passed[-1])) if passed else ""

    def network(self, number: int) -> Path:
        return self.folder / f"network-{number:03}.json"

    # self-play

    def samples(self, number: int, judge: str) -> Samples:
        """The games of a round, from its file or played now."""
        file = self.folder / f"samples-{number:03}.npz"
        if not file.exists():
            tasks = list(self.tasks(number, judge))
            with open_pool(min(self.jobs, len(tasks)), self.ray) as workers:
                games = dict(run_batches(play_task, list(enumerate(tasks)), workers))
            join([games[index] for index in range(len(tasks))]).save(file)
        return load(file)

    def tasks(self, number: int, judge: str) -> Iterator[Task]:
        settings = self.settings
        rng = Random(settings.seed * 1_000_003 + number)
        for index in range(settings.games):
            setup = draw_setup(find(settings.game), rng, settings.expansions)
            seed = settings.seed * 10_000_019 + number * 100_003 + index
            yield Task(self.layout, judge, setup.seats, setup.options, seed, settings.trust)

    # learning

    def learn(self, number: int, samples: Samples) -> tuple[Learner, dict[str, Any]]:
        """The learner after a round, and how far off it is on games that it does not learn from."""
        settings = self.settings
        learner = Learner(self.layout, self.scales, settings.units, settings.seed * 1009 + number)
        before = self.folder / f"weights-{number - 1:03}.npz"
        if number:
            learner.load(np.load(before))
        held = np.flatnonzero(samples.game % HELD_OUT == 0)
        learned = np.flatnonzero(samples.game % HELD_OUT)
        nothing = Learner(self.layout, self.scales, 1, 0).loss(samples, held)
        losses = learner.learn(samples, learned, settings.epochs, RATE)
        file = self.folder / f"weights-{number:03}.npz"
        draft = file.with_suffix(".part.npz")
        np.savez(draft, **learner.state())
        draft.replace(file)
        margin = TODAY.of(find(settings.game).game(2, {})[0]).margin
        calibration = calibrate(samples, held, learner.chances(samples, held), margin)
        figures = {"loss": losses[-1], "held_out": learner.loss(samples, held), "held_out_by_terms": nothing}
        rounded = {name: round(value, 4) for name, value in figures.items()}
        return learner, {**rounded, "calibration": calibration}

    # gating

    def gate(self, number: int, learner: Learner, tell: Tell) -> dict[str, Any]:
        """Choose a weight on some deals, then measure on others whether the new network beats the old one."""
        settings, file = self.settings, self.network(number)
        judge = self.judge_of(number)
        rival = f"{judge}:{settings.gate_bot}" if judge else settings.gate_bot
        seed = settings.seed + GATE_SEED + 2 * number
        tried: dict[float, float] = {}
        made = {"command": command(settings), "round": number}
        for weight in WEIGHTS:
            write_network(file, self.layout, learner.whole(), weight, made)
            tried[weight] = self.duel(f"{file}:{settings.gate_bot}", rival, seed)
            tell(f"round {number}: with weight {weight} {100 * tried[weight]:.1f} %")
        chosen = max(tried, key=lambda weight: tried[weight])
        write_network(file, self.layout, learner.whole(), chosen, made)
        share = self.duel(f"{file}:{settings.gate_bot}", rival, seed + 1)
        low, high = wilson(share, settings.gate_games)
        passed = low > 0.5
        if passed:
            write_whole(self.best, file.read_text(encoding="utf-8"))
        return {
            "tried": {str(weight): round(found, 4) for weight, found in tried.items()},
            "weight": chosen,
            "share": round(share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "passed": passed,
        }

    def duel(self, one: str, other: str, seed: int) -> float:
        """The share of duplicate games for two that one bot wins against another."""
        read_anew()
        plan = Plan(self.settings.game, (one, other), self.settings.gate_games, seed, {})
        results = list(play_all(plan, self.jobs, self.ray))
        return sum(result.shares[result.players.index(0)] for result in results) / len(results)


def read_anew() -> None:
    """Forget the networks that were read: the gate writes its file several times."""
    from tetrarch.bots.networks import read_network

    read_network.cache_clear()


def play_task(task: tuple[int, Task]) -> tuple[int, Samples]:
    return task[0], pack(play(task[1]), task[1].layout.seats)


def write_whole(file: Path, text: str) -> None:
    """Write a file so that it is there in whole or not at all."""
    draft = file.with_suffix(".part")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, file)


def command(settings: Settings) -> str:
    """How a run is started anew."""
    given = " ".join(
        f"--{name.replace('_', '-')} {value}"
        for name, value in asdict(settings).items()
        if name not in ("game", "expansions")
    )
    return f"tetrarch train {settings.game} {given}{'' if settings.expansions else ' --base-game'}"


def summary(row: Mapping[str, Any]) -> str:
    """A finished round in a sentence."""
    result = "passed" if row["passed"] else "kept out"
    share, low, high = (100 * row[name] for name in ("share", "low", "high"))
    return (
        f"round {row['round']}: {share:.1f} % ({low:.1f} to {high:.1f}) on fresh deals with weight "
        f"{row['weight']}: {result}; loss on held-out games {row['held_out']} "
        f"({row['held_out_by_terms']} by the terms alone)"
    )

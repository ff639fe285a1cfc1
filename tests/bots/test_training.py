"""Learning by self-play: a small run of a toy game, stopped and resumed, and what networks say."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

import tetrarch
import toy.lanterns
from tetrarch.bots.factory import make_bot
from tetrarch.bots.networks import Layout, Weights, blank_judge, make_network, read_network, write_network
from tetrarch.bots.search.network import Judge, lead, leads, whole
from tetrarch.cli import main
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import find
from tetrarch.training import loop
from tetrarch.training.calibration import calibrate, calibration_error, reliability
from tetrarch.training.layouts import can_be_played, draw_setup, layout_of
from tetrarch.training.learning import Learner
from tetrarch.training.samples import Samples, join, load, pack
from tetrarch.training.self_play import Sample, Task, look_ahead, play, turned

GAMES = [game.id for game in tetrarch.list_games()]
WORDS = ("lanterns", "--games", "10", "--units", "4", "--epochs", "2", "--gate-games", "4")


def train(folder: Path, *more: str) -> int:
    return main(["train", *WORDS, "--folder", str(folder), *more])


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".npz"}


def test_a_run_that_was_stopped_goes_on_and_comes_to_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    straight, broken = Path("one"), Path("two")
    assert train(straight, "--rounds", "2") == 0
    assert "on fresh deals" in capsys.readouterr().out
    with monkeypatch.context() as patch:
        patch.setattr(loop.Run, "gate", lambda *given: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            train(broken, "--rounds", "1")
    assert train(broken, "--rounds", "1") == 0 and train(broken, "--rounds", "2") == 0
    assert files(straight) == files(broken)
    rows = [json.loads(line) for line in (straight / "log.jsonl").read_text().splitlines()]
    assert [row["round"] for row in rows] == [0, 1] and rows[0]["calibration"]
    assert train(straight, "--rounds", "2", "--seed", "2") == 2, "another run has another folder"


@pytest.mark.parametrize("words", [("--rounds", "0"), ("--trust", "2")])
def test_a_run_that_cannot_be_is_refused(tmp_path: Path, words: tuple[str, str]) -> None:
    assert train(tmp_path, *words) == 2


def test_the_result_does_not_depend_on_who_is_done_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = loop.Settings("lanterns", games=6)
    straight = loop.Run(tmp_path / "straight", settings).samples(0, "")
    as_it_is = loop.run_batches
    monkeypatch.setattr(loop, "run_batches", lambda *given: reversed(list(as_it_is(*given))))
    other = loop.Run(tmp_path / "reversed", settings).samples(0, "")
    assert len(straight) > 10 and same(straight, other)
    assert same(load(tmp_path / "straight" / "samples-000.npz"), straight)


def same(one: Samples, other: Samples) -> bool:
    return all(np.array_equal(mine, vars(other)[name]) for name, mine in vars(one).items())


def test_games_that_are_joined_keep_their_positions() -> None:
    layout = layout_of("kingsburg")[0]
    games = [play(Task(layout, "", seats, {}, seats)) for seats in (2, 4)]
    joined = join([pack(game, layout.seats) for game in games])
    samples = [one for game in games for one in game]
    assert len(joined) == len(samples) > 20
    assert joined.game.tolist() == [number for number, game in enumerate(games) for _ in game]
    chosen = np.array([0, len(samples) - 1, 3])
    row, at = joined.rows(chosen)
    for k, number in enumerate(chosen):
        assert joined.inputs[at[row == k]].tolist() == samples[number].inputs
        assert joined.values[at[row == k]].tolist() == samples[number].values
        assert joined.side[number].tolist() == samples[number].sides + [-1] * (5 - len(samples[number].sides))


def test_what_passes_its_gate_judges_the_next_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "wilson", lambda share, games: (0.6, 0.8))
    assert train(tmp_path, "--rounds", "2") == 0
    rows = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [row["judge"] for row in rows] == ["", "network-000.json"]
    best = tmp_path / "best.json"
    assert best.read_bytes() == (tmp_path / "network-001.json").read_bytes()
    match = tetrarch.new("lanterns", 2, 1)
    player = make_bot(f"{best}:mcts:5", 3)
    assert player.name == f"{best}:mcts:5"
    assert player.choose(match.game, match.state, 0, Rng(1)) in match.game.legal(match.state)


def random_network(layout: Layout, units: int = 4) -> Weights:
    rng = Random(1)
    numbers = [layout.size * units, units, 2 * layout.seats * units, 2 * layout.seats]
    return Weights(units, *([rng.randint(-900, 900) for _ in range(count)] for count in numbers))


@pytest.mark.parametrize("game", GAMES)
def test_a_network_says_what_the_same_network_says_in_floating_point(game: str, tmp_path: Path) -> None:
    layout, _ = layout_of(game)
    weights = random_network(layout)
    write_network(tmp_path / "net.json", layout, weights, 1.0, {})
    judge = read_network(str(tmp_path / "net.json"))[1]
    rules, _ = find(game).game(2, {})
    s, rng = rules.start(), Rng(5)
    rules.advance(s, rng)
    for _ in range(12):
        rules.apply(s, rules.pick(s, rng))
        rules.advance(s, rng)
    for viewer in range(2):
        rows = [rules.evaluation_terms(s, seat) for seat in range(2)]
        count = judge.gather(rules, s, viewer, rows)
        x = np.zeros(layout.size)
        x[[int(judge.inputs[k]) for k in range(count)]] = [int(judge.values[k]) for k in range(count)]
        first = np.array(weights.first, dtype=float).reshape(layout.size, 4)
        hidden = np.clip((x @ first + np.array(weights.first_bias)) / 2**14, 0.0, 4.0)
        out = hidden @ np.array(weights.second).reshape(4, -1) / 2**10 + np.array(weights.second_bias) / 2**20
        found = judge.judge(rules, s, viewer)
        corrections = [found.scores[(viewer + k) % 2] - sum(rows[(viewer + k) % 2]) for k in range(2)]
        assert corrections == pytest.approx([out[1], out[3]], abs=0.02)
        assert sum(found.chances) == pytest.approx(1.0)
        odds = found.chances[viewer] / found.chances[1 - viewer]
        assert np.log(odds) == pytest.approx(out[0] - out[2], abs=0.02)
        assert found.leads[0] == -found.leads[1]


def test_a_network_says_the_same_on_every_machine_compiled_or_not() -> None:
    layout = layout_of("kingsburg")[0]
    judge = Judge(make_network(layout, random_network(layout)), find("kingsburg").features())
    network = judge.network
    assert network is not None
    for k in range(40):
        judge.inputs[k], judge.values[k] = 17 * k, k % 9 - 4
    out = [int(n) for n in network.run(judge.inputs, judge.values, 40)]
    assert out == [97154, 126692, -226862, -151409, -19945, -57286, 55340, 179857, 37153, -53759]


def test_blank_networks_judge_by_the_terms() -> None:
    rules, _ = find("council_of_four").game(3, {})
    s = rules.start()
    rules.advance(s, Rng(1))
    judge = blank_judge(layout_of("council_of_four")[0])
    found = judge.judge(rules, s, 1)
    assert list(found.leads) == list(leads(rules, s)) and found.leads[2] == lead(rules, s, 2)
    assert list(found.chances) == pytest.approx([1 / 3] * 3)
    assert (whole(1e9), whole(-1e9), whole(0.5)) == (4096, -4096, 4)


def test_one_layout_serves_all_seats_and_expansions() -> None:
    layout, scales = layout_of("kingsburg")
    assert len(scales) == layout.size and layout.seats == 5
    setups = [draw_setup(find("kingsburg"), Random(seed), True) for seed in range(60)]
    assert {setup.seats for setup in setups} == {2, 3, 4, 5} and any(setup.options for setup in setups)
    assert all(can_be_played(find("kingsburg"), setup) for setup in setups)
    assert not any(draw_setup(find("kingsburg"), Random(seed), False).options for seed in range(20))


def test_a_learner_learns_who_wins() -> None:
    layout, scales = layout_of("lanterns")
    rng = Random(3)
    samples = []
    for _ in range(400):
        points = [rng.randrange(20), rng.randrange(20)]
        share = [float(points[0] > points[1]), float(points[0] <= points[1])]
        inputs = [0, layout.terms]
        terms = [float(n) for n in points]
        values = [8 * n for n in points]
        samples.append(
            Sample(inputs, values, terms, [0, 1], [0.5, 0.5], terms, 0, share, [n + 5 for n in terms])
        )
    data, every = pack(samples, layout.seats), np.arange(len(samples))
    learner = Learner(layout, scales, 8, 1)
    before = learner.loss(data, every)
    assert learner.learn(data, every, 80, 0.02)[-1] < 0.5 * before
    judge = Judge(make_network(layout, learner.whole()), find("lanterns").features())
    assert judge.network is not None
    judge.inputs[0], judge.inputs[1], judge.values[0], judge.values[1] = 0, layout.terms, 150, 10
    out = judge.network.run(judge.inputs, judge.values, 2)
    assert out[0] > out[2] and out[1] / 2**20 == pytest.approx(5.0, abs=1.5)


def test_later_judgements_teach_earlier_positions() -> None:
    def position(seat: int, chance: float, share: list[float]) -> Sample:
        return Sample([], [], [0.0, 0.0], [0, 1], [chance, 1 - chance], [1.0, 2.0], seat, share, [9.0, 5.0])

    game = [position(0, 0.5, [1.0, 0.0]), position(1, 0.25, [0.0, 1.0])]
    look_ahead(game, 0.5)
    assert game[0].share == [0.875, 0.125] and game[1].share == [0.0, 1.0]
    assert game[0].final == [3.5, 5.0]  # of 2 and 5 for seat 0, of 1 and 9 for seat 1
    assert turned([1, 2, 3], 2) == [3, 1, 2]


def test_calibration_compares_chances_with_what_came_true() -> None:
    right = [(0.25, 0.0)] * 3 + [(0.25, 1.0)]
    assert calibration_error(reliability(right)) == 0.0
    assert calibration_error(reliability([(0.9, 0.0), (0.1, 0.1)])) == pytest.approx(0.45)
    layout = layout_of("lanterns")[0]
    found = pack([one for seed in range(9) for one in play(Task(layout, "", 2, {}, seed))], layout.seats)
    rows = calibrate(found, np.arange(len(found)), np.full(len(found), 0.5, np.float32), 6.0)
    assert {row["phase"] for row in rows} == {"early", "middle", "late", "all"}
    for row in rows:
        assert row["seats"] == 2 and 0 <= float(str(row["error"])) <= 1


@pytest.mark.parametrize("text", ["{", "{}", '{"format": "other"}'])
def test_a_network_that_cannot_be_read_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    file.write_text(text)
    with pytest.raises(BadOption, match="cannot be read"):
        make_bot(f"{file}:greedy")


def test_a_network_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    layout = layout_of("lanterns")[0]
    file = tmp_path / "net.json"
    write_network(file, layout, random_network(layout), 1.0, {})
    file.write_text(file.read_text().replace('"units": 4', '"units": 5'))
    with pytest.raises(BadOption, match="do not fit"):
        make_bot(f"{file}:greedy")
    with pytest.raises(BadOption, match="fewer units"):
        write_network(file, layout, random_network(layout, 90_000), 1.0, {})


assert toy.lanterns

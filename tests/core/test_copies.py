"""Copies and pickles of matches, positions and generators; what a match shows of itself; seeds."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import tetrarch
from laws.subjects import SUBJECTS, Subject, fields
from tetrarch.core.engine.rng import Rng, Streams
from tetrarch.core.match.match import Match
from toy import turns as turns_game  # noqa: F401  (registers the game)

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda one: pickle.loads(pickle.dumps(one)),
}
way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


def lanterns(seed: int | str = 1, **options: object) -> Match:
    return tetrarch.new("lanterns", seed=seed, **options)


@way
def test_a_sealed_answer_is_copied_and_can_be_unsealed(way: Callable[[Match], Match]) -> None:
    match = lanterns()
    match.play("bid:2", seat=1)
    twin = way(match)
    assert twin == match and twin.sealed == {1: match.sealed[1]} and twin.seat == 0
    twin.undo()
    assert twin.sealed == {} and match.sealed
    match.play("bid:0", seat=0)
    twin.play("bid:2", seat=1)
    twin.play("bid:0", seat=0)
    assert twin == match and twin.to_json(bare=True) == match.to_json(bare=True)


@way
def test_undo_marks_are_copied_and_each_match_takes_back_its_own(way: Callable[[Match], Match]) -> None:
    match = tetrarch.new("kingdom_builder", seed=7)
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    twin = way(match)
    assert twin.undoable == match.undoable == [match.number - 2, match.number - 1]
    assert twin.undo_seat == 0 and twin.barrier == match.barrier
    positions = []
    for one in (match, twin):
        one.undo(to=one.undoable[0])
        positions.append(one.to_json(bare=True))
        one.play(one.legal()[-1])
    assert positions[0] == positions[1] and match == twin
    assert match.state is not twin.state


@way
def test_chance_that_waits_goes_on_waiting_and_draws_alike(way: Callable[[Match], Match]) -> None:
    match = tetrarch.new("turns", seed=1)
    match.take("take:2")
    twin = way(match)
    assert twin.seat is None and not twin.over and twin == match
    twin.answer_chance()
    match.answer_chance()
    assert twin == match and twin.entries[-1].token.startswith("~")


@way
def test_a_rewound_match_keeps_what_was_taken_back(way: Callable[[Match], Match]) -> None:
    match = lanterns()
    match.play("bid:1")
    match.play("bid:0")
    match.rewind(0)
    twin = way(match)
    assert twin == match and twin.history[-1] == "!undo:0" and twin.barrier == "consent"
    for one in (match, twin):
        one.play("bid:1")
        one.play("bid:0")
    assert twin.history == match.history


@way
def test_a_match_from_a_position_and_one_without_a_seed(way: Callable[[Match], Match]) -> None:
    doc = lanterns().to_json(bare=True)
    match = tetrarch.from_json(doc)
    twin = way(match)
    assert twin == match and twin.start == match.start and twin.commitment == match.commitment
    assert isinstance(doc["position"], dict)
    doc["position"]["stack"] = []
    assert match.start != doc["position"], "the match holds a position of its own"


def test_a_copy_listens_for_itself() -> None:
    match = lanterns()
    twin = match.copy()
    twin.play("bid:1")
    twin.play("bid:0")
    assert twin.event_log and not match.event_log and match.number == 0


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
@way
def test_a_position_is_copied_field_by_field(way: Callable[[Any], Any], subject: Subject) -> None:
    for seed in range(3):
        match = subject.played(seed, 5 + 20 * seed)
        twin = way(match.state)
        assert type(twin) is type(match.state) and fields(twin) == fields(match.state)
        assert twin.events is None
        one, two = match.state.clone(), twin
        match.game.playout(one, Rng(seed))
        match.game.playout(two, Rng(seed))
        assert match.game.scores(one) == match.game.scores(two)
        assert fields(match.state) == fields(way(match.state)), "playing a copy on leaves the first alone"


@pytest.mark.parametrize("kind", [Rng, Streams])
@pytest.mark.parametrize("way", [copy.deepcopy, WAYS["pickle"]])
def test_a_generator_goes_on_with_the_same_numbers(kind: type[Rng], way: Callable[[Rng], Rng]) -> None:
    rng = kind(5)
    rng.set_purpose(3)
    rng.below(10)
    twin = way(rng)
    rng.set_purpose(3)
    twin.set_purpose(3)
    assert [twin.below(1000) for _ in range(9)] == [rng.below(1000) for _ in range(9)]


def test_another_process_reads_a_pickle() -> None:
    match = tetrarch.new("kingdom_builder", seed="a text")
    match.play(match.legal()[0])
    script = "import pickle, sys; m, s = pickle.load(sys.stdin.buffer); print(m.seed, m.number, len(s.stack))"
    data = pickle.dumps((match, match.state))
    done = subprocess.run([sys.executable, "-c", script], input=data, capture_output=True, check=True)
    assert done.stdout.decode().split() == ["a", "text", str(match.number), str(len(match.state.stack))]


@pytest.mark.parametrize(
    "error",
    [
        tetrarch.BadOption("no"),
        tetrarch.IllegalAction("no", "KB-1"),
        tetrarch.StaleVersion("no", 3),
        tetrarch.UndoRefused("no", "over"),
        tetrarch.BadRecord("no", 4),
        tetrarch.BadPosition("$.seats", "no"),
    ],
    ids=lambda error: type(error).__name__,
)
@way
def test_errors_come_back_from_other_processes(way: Callable[[Any], Any], error: Exception) -> None:
    twin = way(error)
    assert type(twin) is type(error) and str(twin) == str(error) and vars(twin) == vars(error)


# what it shows of itself


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
def test_repr_is_one_line_without_secrets(subject: Subject) -> None:
    match = subject.match(3)
    rng = random.Random(3)
    while True:
        shown = repr(match)
        assert "\n" not in shown and len(shown) < 160 and shown.startswith(f"<Match {subject.id}, ")
        for hidden in (match.fairness.secret.hex(), repr(match.fairness.secret), "position", "entries"):
            assert hidden not in shown
        if match.over:
            break
        match.play(rng.choice(match.legal()))
    assert f"over, {':'.join(map(str, match.scores()))}>" in shown


def test_repr_says_who_is_asked() -> None:
    match = lanterns(modules=[])
    assert repr(match) == "<Match lanterns, 2 seats, move 0, seat 0, seat 1: bid>"
    match.play("bid:2", seat=0)
    assert repr(match) == "<Match lanterns, 2 seats, move 0, seat 1: bid>"
    waiting = tetrarch.new("turns", seed=1)
    waiting.take("take:2")
    assert repr(waiting).startswith("<Match turns, 2 seats, move 1, chance: ")
    assert repr(tetrarch.find("lanterns")) == "<Descriptor lanterns>"


def test_repr_of_the_dice_shows_neither_secret_nor_seed() -> None:
    fairness = lanterns(seed="swordfish").fairness
    shown = repr(fairness)
    assert shown.startswith("Fairness(nonces=()")
    for hidden in ("swordfish", repr(fairness.secret), fairness.secret.hex()):
        assert hidden not in shown


# seeds


@pytest.mark.parametrize(
    "seed", [0, 7, -3, 2**200, "7", "", 'two words, a "quote", ] and\na line', "żółć", "\ud800"]
)
def test_a_seed_can_be_read_back(seed: int | str) -> None:
    match = lanterns(seed)
    assert match.seed == seed and type(match.seed) is type(seed)
    for again in (tetrarch.replay(match.record()), tetrarch.from_json(match.to_json()), lanterns(seed)):
        assert again == match and again.seed == seed
    assert tetrarch.verify(match.record()).ok
    bare = tetrarch.from_json(match.to_json(bare=True) | {"seed": seed})
    assert bare.seed == seed and tetrarch.replay(bare.record()) == bare


def test_a_number_is_another_seed_than_its_text() -> None:
    assert lanterns(7).fairness.secret != lanterns("7").fairness.secret


def test_whole_numbers_of_other_types_count_as_ints() -> None:
    numpy = pytest.importorskip("numpy")
    match = lanterns(numpy.int64(7))
    assert type(match.seed) is int and match == lanterns(7)


@pytest.mark.parametrize(
    "seed", [1.5, True, b"7", (1,), 10**300, -(10**300), 10**9999, "x" * 1001], ids=range(8)
)
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(tetrarch.BadOption, match="a seed is a whole number"):
        lanterns(seed)
    with pytest.raises(tetrarch.BadPosition, match=r"\$\.seed: a seed is a whole number"):
        tetrarch.from_json(lanterns().to_json(bare=True) | {"seed": seed})


@pytest.mark.parametrize("text", ["1.5", "true", '["7"]', '"7', "07x", "1" * 301])
def test_a_record_with_a_bad_seed_is_refused(text: str) -> None:
    record = lanterns(7).record().replace("[seed 7]", f"[seed {text}]")
    with pytest.raises(tetrarch.BadRecord, match="line 4: "):
        tetrarch.replay(record)


# the package


def test_the_games_packages_can_be_imported_by_name() -> None:
    script = (
        "import tetrarch.games.kingsburg as k; import tetrarch; print(k.__name__, tetrarch.games.__name__)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["tetrarch.games.kingsburg", "tetrarch.games"]

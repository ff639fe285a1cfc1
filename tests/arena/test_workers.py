"""Who plays does not matter: one process, two, or Ray give the same; failures are told in a line."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tetrarch.arena.running import cluster
from tetrarch.arena.running.workers import BatchResult, SingleProcess, WorkFailed, open_pool, run_batches
from tetrarch.cli import main
from tetrarch.core.match.errors import BadOption

NEAR = pytest.mark.filterwarnings("ignore:::ray", "ignore::ResourceWarning", "ignore::DeprecationWarning")
MINE = """
from tetrarch.bots.search.bot import Bot

class First(Bot):
    def choose(self, observation, budget):
        return observation.game.legal(observation.state)[0]
"""


RAY = """
import ray
ray.init(num_cpus=1, include_dashboard=False, object_store_memory=100 * 2**20)
assert ray.get(ray.remote(lambda: 7).remote()) == 7
ray.shutdown()
"""


@pytest.fixture(scope="session")
def ray_starts() -> None:
    """Ray needs more of a machine than games do: shared memory, sockets, several helpers within seconds."""
    environment = {**os.environ, **cluster.ENVIRONMENT}
    try:
        subprocess.run(
            [sys.executable, "-c", RAY], env=environment, capture_output=True, timeout=900, check=True
        )
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        pytest.skip(f"RAY DOES NOT START ON THIS MACHINE, AND IS NOT TESTED: {error}")


def twice(n: int) -> int:
    return 2 * n


def refuse(n: int) -> int:
    raise BadOption(f"not {n}")


def fall(n: int) -> int:
    os._exit(3)


def stumble(n: int) -> int:
    raise ZeroDivisionError("by nought")


@pytest.mark.parametrize("processes", [1, 2])
def test_every_task_is_done_once(processes: int) -> None:
    with open_pool(processes) as workers:
        assert sorted(run_batches(twice, range(300), workers)) == [2 * n for n in range(300)]


def test_batches_grow_while_tasks_are_short_and_stay_small_when_they_are_long() -> None:
    class RecordingPool(SingleProcess):
        def __init__(self, seconds: float) -> None:
            super().__init__()
            self.seconds, self.sizes = seconds, list[int]()

        def finished(self) -> list[BatchResult[Any]]:
            work, batch = self.waiting.pop(0)
            self.sizes.append(len(batch))
            return [BatchResult([work(task) for task in batch], self.seconds * len(batch))]

    quick, slow = RecordingPool(0.001), RecordingPool(1.0)
    list(run_batches(twice, range(1000), quick))
    list(run_batches(twice, range(20), slow))
    assert quick.sizes[:4] == [1, 1, 2, 4] and max(quick.sizes) == 64
    assert set(slow.sizes) == {1}


def test_workers_of_another_version_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SingleProcess, "finished", lambda self: [old()])
    with pytest.raises(WorkFailed, match="a worker has tetrarch 0.0.1"):
        list(run_batches(twice, [1], SingleProcess()))


def old() -> BatchResult[int]:
    done = BatchResult([2], 0.1)
    done.version = "0.0.1"
    return done


def test_a_worker_that_dies_is_told_of() -> None:
    with open_pool(2) as workers, pytest.raises(WorkFailed, match="a worker process ended"):
        list(run_batches(fall, [1, 2], workers))


def test_at_least_one_process() -> None:
    with pytest.raises(BadOption, match="0 processes can't be"), open_pool(0):
        pass


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'tetrarch\[ray\]'"), open_pool(1, "local"):
        pass


def test_a_module_that_must_be_sent_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").touch()
    (tmp_path / "many").mkdir()
    (tmp_path / "many" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert cluster.module_path("mine") == tmp_path / "mine.py"
    assert cluster.module_path("many.inner") == tmp_path / "many"
    with pytest.raises(BadOption, match="'nowhere_at_all' of a bot was not found"):
        cluster.module_path("nowhere_at_all")


def play_in_ways(cup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **ways: str) -> None:
    """A ladder with a bot of one's own is the same, whoever plays it; a cluster has to be sent the bot."""
    (tmp_path / "my_own_bots.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    cup.write_text(cup.read_text().replace('"random", "random"', '"random", "my_own_bots:First"'))
    lines = {}
    for name, how in ways.items():
        assert main(["arena", "run", str(cup), "--out", name, "--quiet", *how.split()]) == 0
        lines[name] = sorted(Path(name, "games.jsonl").read_bytes().splitlines())
    first, *others = lines.values()
    assert len(first) == 8
    assert all(other == first for other in others), lines


def test_one_process_and_two_give_the_same(
    cup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_in_ways(cup, tmp_path, monkeypatch, one="--processes 1", two="--processes 2")


@NEAR
@pytest.mark.slow
@pytest.mark.xdist_group("ray")
def test_one_process_and_ray_give_the_same(
    ray_starts: None, cup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_in_ways(cup, tmp_path, monkeypatch, one="--processes 1", ray="--processes 2 --ray local")


@pytest.fixture(scope="module")
def ray_cluster(ray_starts: None) -> Iterator[str]:
    """A cluster of one node on this machine, with an address."""
    os.environ.update(cluster.ENVIRONMENT)
    from ray.cluster_utils import Cluster as Nodes

    node = {"num_cpus": 2, "object_store_memory": cluster.MEMORY, "include_dashboard": False}
    for left in reversed(range(cluster.TRIES)):  # as `--ray local` does
        nodes = Nodes()
        try:
            nodes.add_node(**node)
            break
        except Exception:
            nodes.shutdown()
            if not left:
                raise
    yield nodes.address
    nodes.shutdown()


@NEAR
@pytest.mark.slow
@pytest.mark.xdist_group("ray")
def test_a_cluster_by_its_address(ray_cluster: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What goes wrong there is told here; games are the same as at home."""
    command = ["sim", "kingdom_builder", "--bots", "random,random", "--games", "4", "--json", "-", "--quiet"]
    assert main(command) == 0
    alone = capsys.readouterr().out
    assert main([*command, "--ray", ray_cluster]) == 0
    assert capsys.readouterr().out == alone
    with open_pool(1, ray_cluster) as workers:
        assert workers.size == 2
        assert sorted(run_batches(twice, range(50), workers)) == [2 * n for n in range(50)]
        for work, says in ((refuse, "not 1"), (stumble, "a task failed in the cluster"), (fall, "was lost")):
            with pytest.raises(WorkFailed, match=says):
                list(run_batches(work, [1], workers))


class TaskError(Exception):
    """As Ray wraps what a task raised."""

    def __init__(self, cause: Exception) -> None:
        self.cause = cause


class FakeRay:
    """As much of Ray as a pool uses; tasks are done in this process, when their results are asked for."""

    def __init__(self, problem: Exception | None = None) -> None:
        self.problem, self.started, self.stopped = problem, list[dict[str, Any]](), 0
        self.exceptions = SimpleNamespace(RayTaskError=TaskError, RayError=LookupError)

    def init(self, address: str | None = None, **settings: Any) -> None:
        self.started.append({"address": address, **settings})
        if self.problem is not None:
            raise self.problem

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **_: object) -> Callable[[Any], Any]:
        return lambda work: SimpleNamespace(remote=lambda *args: partial(work, *args))

    def wait(self, tasks: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return tasks[:num_returns], tasks[num_returns:]

    def get(self, tasks: list[Any]) -> list[Any]:
        try:
            return [task() for task in tasks]
        except LookupError:
            raise
        except Exception as error:
            raise TaskError(error) from error

    def shutdown(self) -> None:
        self.stopped += 1


def lose(n: int) -> int:
    raise LookupError("the node is gone")


def test_tasks_are_given_to_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what goes wrong there is told here. With a real cluster: in the tests that are slow."""
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    with open_pool(1, "127.0.0.1:1") as workers:
        assert workers.size == 2
        assert sorted(run_batches(twice, range(50), workers)) == [2 * n for n in range(50)]
    for work, says in ((refuse, "not 1"), (stumble, "a task failed in the cluster"), (lose, "was lost")):
        with open_pool(1, "127.0.0.1:1") as workers, pytest.raises(WorkFailed, match=says):
            list(run_batches(work, [1], workers))
    assert ray.stopped == len(ray.started) == 4


def test_a_ray_that_does_not_start_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay(Exception("timed out during startup"))
    monkeypatch.setitem(sys.modules, "ray", ray)
    with (
        pytest.raises(WorkFailed, match="Ray does not start on this machine: timed out"),
        open_pool(2, "local"),
    ):
        pass
    assert len(ray.started) == cluster.TRIES and ray.started[0]["num_cpus"] == 2


def test_an_address_where_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", FakeRay(ConnectionError("nobody there\nmore of it")))
    with pytest.raises(BadOption, match=r"--ray 127.0.0.1:1: no cluster answers there \(nobody there\)"):
        with open_pool(1, "127.0.0.1:1"):
            pass
    assert cluster.first_line("") == "str"

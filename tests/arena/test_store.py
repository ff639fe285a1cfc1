"""A tournament's folder: nothing finished is lost or written twice, whenever a run is cut off."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tetrarch.arena.tournament.command import play_missing
from tetrarch.arena.tournament.config import parse
from tetrarch.arena.tournament.store import GAMES, HEADER, BadStore, Store

SMALL = parse(
    {
        "game": "kingdom_builder",
        "bots": ["random", "random"],
        "games": 4,
        "options": {"setup": "first_game"},
    }
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished tournament."""
    folder = tmp_path_factory.mktemp("whole")
    play_missing(Store(folder), SMALL, 1, None, None)
    return folder


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(part=st.floats(0, 1))
def test_a_run_that_was_cut_off_anywhere_goes_on(whole: Path, tmp_path: Path, part: float) -> None:
    folder = tmp_path / "cut"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(whole, folder)
    bytes_ = (whole / GAMES).read_bytes()
    kept = bytes_[: round(part * len(bytes_))]
    (folder / GAMES).write_bytes(kept)
    finished = kept[: kept.rfind(b"\n") + 1]
    assert len(Store(folder).records()) == finished.count(b"\n"), "a torn line is no game"
    play_missing(Store(folder), SMALL, 1, None, None)
    after = (folder / GAMES).read_bytes()
    assert after.startswith(finished) and after.count(b"\n") == 4
    assert Store(folder).records() == Store(whole).records()


def test_more_games_may_be_asked_for_later(whole: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(whole, tmp_path / "more"))
    before = (folder / GAMES).read_bytes()
    document = {**SMALL.document(), "games": 6}
    from tetrarch.arena.tournament.config import tournament_from_json

    play_missing(Store(folder), tournament_from_json(json.loads(json.dumps(document))), 1, None, None)
    after = (folder / GAMES).read_bytes()
    assert after.startswith(before) and after.count(b"\n") == 6
    with pytest.raises(BadStore, match="games is 6 there, 4 now"), Store(folder).open_writer(SMALL):
        pass


def test_another_tournament_is_refused(whole: Path) -> None:
    other = parse({"game": "kingdom_builder", "bots": ["random", "random"], "games": 4, "seed": 2})
    with pytest.raises(BadStore, match="another tournament is kept here .seed is 1 there, 2 now"):
        with Store(whole).open_writer(other):
            pass


def test_results_of_another_version_are_not_mixed(whole: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(whole, tmp_path / "old"))
    header = folder / HEADER
    header.write_text(header.read_text().replace("kingdom_builder/", "kingdom_builder/0"))
    with pytest.raises(BadStore, match="can't be mixed"), Store(folder).open_writer(SMALL):
        pass


def test_two_runs_cannot_write_into_one_folder(whole: Path) -> None:
    with Store(whole).open_writer(SMALL), pytest.raises(BadStore, match="another run is writing here"):
        with Store(whole).open_writer(SMALL):
            pass


def test_damage_is_named(whole: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(whole, tmp_path / "bad"))
    lines = (folder / GAMES).read_bytes().splitlines(keepends=True)
    (folder / GAMES).write_bytes(lines[0] + b"{}\n" + lines[1])
    with pytest.raises(BadStore, match="line 2 is damaged"):
        Store(folder).records()
    (folder / GAMES).write_bytes(lines[0] + lines[1] + lines[0])
    with pytest.raises(BadStore, match="written there twice"):
        Store(folder).records()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "this is not the header of a tournament"),
        ("{}", "this is not the header of a tournament"),
        ('{"format": "other/1"}', "the format is 'other/1'"),
    ],
)
def test_a_header_that_is_none_is_named(text: str, says: str, tmp_path: Path) -> None:
    (tmp_path / HEADER).write_text(text)
    with pytest.raises(BadStore, match=says):
        Store(tmp_path).tournament()


def test_an_empty_folder_holds_no_tournament(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match="no tournament is kept here"):
        Store(tmp_path).tournament()
    assert Store(tmp_path).records() == []

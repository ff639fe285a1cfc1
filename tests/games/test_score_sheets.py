"""The score sheet with the sources that paid nothing."""

import pytest

import tetrarch
from laws.subjects import SUBJECTS, Subject
from tetrarch.core.match.match import Match


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
@pytest.mark.parametrize("seed", range(3))
def test_what_pays_one_seat_is_listed_for_every_seat(subject: Subject, seed: int) -> None:
    match = subject.played(seed)
    sheets = [match.score_sheet(seat, zeros=True) for seat in range(match.game.seats)]
    listed = [{line.source for line in sheet} for sheet in sheets]
    assert all(sources == listed[0] for sources in listed)
    for seat, sheet in enumerate(sheets):
        paid = match.score_sheet(seat)
        assert sheet[: len(paid)] == paid and not any(line.points for line in sheet[len(paid) :])
        assert all(line.text() and line.ruling for line in sheet)


def sources(match: Match) -> set[str]:
    return {line.source for line in match.score_sheet(0, zeros=True)}


def test_only_what_can_pay_is_listed() -> None:
    guilds = ["knights", "miners", "lords"]
    assert sources(tetrarch.new("kingdom_builder", guilds=guilds)) == {*guilds, "castles"}
    base = sources(tetrarch.new("castles_of_burgundy"))
    assert "vines" in sources(tetrarch.new("castles_of_burgundy", modules=["vineyards"])) - base
    base = sources(tetrarch.new("kingsburg"))
    assert {"building", "cathedral", "spy"} <= base
    assert {"thief", "auction"} <= sources(tetrarch.new("kingsburg", modules=["governors"])) - base
    assert "monastery" in sources(tetrarch.new("kingsburg", modules=["alternate_rows"])) - base
    scenario = sources(tetrarch.new("kingsburg", scenario="full_granaries"))
    assert "full_granaries" in scenario - base

"""What somebody may not know changes no byte of what they are sent, in any game with any options."""

from itertools import count, islice

import pytest

from laws.subjects import SUBJECTS, Subject
from server.interference import compared
from tetrarch.server.tables import seat_view

every = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
SAMPLE = 150  # positions of each game
PARTS, EACH = 10, 10_000


def run(subject: Subject, first: int, positions: int, share: int) -> tuple[int, int]:
    """So many positions out of random games, at most a share of one game each."""
    variants = varied = 0
    seeds = count(first)
    left = positions
    while left:
        for n, v in islice(compared(subject, next(seeds)), min(left, share)):
            variants, varied, left = variants + n, varied + v, left - 1
    return variants, varied


@every
def test_no_byte_depends_on_what_is_hidden(subject: Subject) -> None:
    variants, varied = run(subject, 1, SAMPLE, 40)
    assert variants >= 2 * SAMPLE and varied > 0, "nothing was hidden: the law is empty"


@every
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_no_byte_depends_on_what_is_hidden_in_100_000_positions(subject: Subject, part: int) -> None:
    variants, varied = run(subject, 1_000_000 * (part + 1), EACH, EACH)
    assert variants >= 2 * EACH and varied > 0


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = seat_view.log
    monkeypatch.setattr(seat_view, "log", lambda match, seat, floor=0: honest(match, 0, floor))
    with pytest.raises(AssertionError):
        run(next(subject for subject in SUBJECTS if subject.id == "council_of_four"), 1, SAMPLE, 40)

"""The fair stream: derived from a secret that was committed to."""

import pytest

from tetrarch.core.match.fair_dice import (
    FairStream,
    chance_key,
    commitment,
    secret_of,
    set_up_terms,
    share_of,
)


def test_reference_values() -> None:
    assert secret_of(5).hex() == "9e79da462ce8ab736187f2e6a89f8028c592cccb936ab0c2ba5733c751023ba6"
    stream = FairStream(chance_key(secret_of(5), ["a"]))
    assert [stream.draw(2, [1, 2, 3]) for _ in range(8)] == [2, 2, 0, 1, 1, 1, 0, 2]
    assert commitment(secret_of(5), set_up_terms("g", 2, {"a": True, "b": ("x",)})) == (
        "4c5103d19a76f2f8ad9879de1a0f19542ef020a9ef9532770ec232647eeb9480"
    )


def test_a_number_beyond_the_last_whole_multiple_is_rejected() -> None:
    """With a total just above half of all numbers nearly every second one is passed over."""
    stream = FairStream(chance_key(secret_of(5), ["a"]))
    total = 2**63 + 1
    drawn = [stream.below(0, n, total) for n in range(64)]
    assert [n % 1000 for n in drawn[:4]] == [567, 184, 703, 768]
    assert max(drawn) < total and len(set(drawn)) == 64


def test_every_term_counts_in_the_commitment() -> None:
    bound = [
        set_up_terms("g", 2, {"a": 1}),
        set_up_terms("h", 2, {"a": 1}),
        set_up_terms("g", 3, {"a": 1}),
        set_up_terms("g", 2, {"a": 2}),
        set_up_terms("g", 2, {"a": 1}, {"round": 1}),
        set_up_terms("g", 2, {"a": 1}, None, [share_of("x"), ""]),
        set_up_terms("g", 2, {"a": 1}, None, ["", share_of("x")]),
        set_up_terms("g", 2, {"a": 1}, {"round": 1}, ["", share_of("x")]),
    ]
    digests = {commitment(secret_of(secret), terms) for secret in (1, 2) for terms in bound}
    assert len(digests) == 16


def test_purposes_epochs_and_nonces_give_draws_of_their_own() -> None:
    key = chance_key(secret_of(1), [])
    assert key != chance_key(secret_of(1), ["x"]) != chance_key(secret_of(1), ["y"])

    def draws(purpose: int, epoch: int) -> list[int]:
        stream = FairStream(key)
        stream.epoch = epoch
        return [stream.draw(purpose, [1] * 100) for _ in range(10)]

    assert len({tuple(draws(purpose, epoch)) for purpose in range(3) for epoch in range(3)}) == 9


def test_a_clone_goes_on_by_itself() -> None:
    stream = FairStream(chance_key(secret_of(1), []))
    stream.draw(1, [1, 1])
    twin = stream.clone()
    assert [twin.draw(1, [1] * 50) for _ in range(5)] == [stream.draw(1, [1] * 50) for _ in range(5)]
    twin.draw(1, [1, 1])
    assert twin.draw_counts != stream.draw_counts


def test_draws_follow_the_weights() -> None:
    stream = FairStream(chance_key(secret_of(3), []))
    seen = [0, 0, 0]
    for _ in range(3000):
        seen[stream.draw(0, [1, 0, 2])] += 1
    assert seen[1] == 0 and abs(seen[0] - 1000) < 130


def test_no_weights_are_a_fault_of_the_game() -> None:
    with pytest.raises(AssertionError, match="no answer"):
        FairStream(chance_key(secret_of(3), [])).draw(0, [])

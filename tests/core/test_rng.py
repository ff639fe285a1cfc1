"""The generator of searches: the same numbers in both builds, for ever."""

from tetrarch.core.engine.rng import Rng, Streams, scramble


def numbers(rng: Rng, below: int, count: int) -> list[int]:
    return [int(rng.below(below)) for _ in range(count)]


def test_reference_values() -> None:
    assert numbers(Rng(0), 1000, 8) == [252, 38, 896, 688, 575, 693, 138, 37]
    assert numbers(Rng(7), 2**31, 4) == [1336324076, 565045605, 1345105133, 194073177]
    assert numbers(Rng(7).fork(), 1000, 4) == [321, 508, 486, 321]
    assert numbers(Rng(2**40 + 3), 6, 8) == [3, 4, 2, 3, 3, 5, 3, 0]
    assert numbers(Rng(-5), 100, 4) == [42, 86, 25, 34]
    assert [int(scramble(x)) for x in (0, 1, -1)] == [0, 824515495, 539527247]


def test_a_seed_that_scrambles_to_nothing_still_gives_numbers() -> None:
    rng = Rng(0x5BD1E995)
    assert rng.x == 0x6C078965
    assert len(set(numbers(rng, 1000, 20))) > 10


def test_numbers_are_even() -> None:
    for seed in (0, 1, 2**33):
        seen = [0] * 10
        for n in numbers(Rng(seed), 10, 20_000):
            seen[n] += 1
        assert all(abs(n - 2000) < 220 for n in seen)


def test_streams_keep_their_place_whatever_is_drawn_elsewhere() -> None:
    one, two = Streams(11), Streams(11)
    one.set_purpose(3)
    first = numbers(one, 1000, 4)
    two.set_purpose(1)
    numbers(two, 1000, 9)
    two.set_purpose(3)
    before = numbers(two, 1000, 2)
    two.set_purpose(0)
    two.below(5)
    two.set_purpose(3)
    assert before + numbers(two, 1000, 2) == first
    assert first == [616, 204, 176, 819]


def test_neighbouring_streams_and_seeds_have_nothing_in_common() -> None:
    """Pairs of numbers from two streams fill the square evenly: neither is the other one shifted."""
    pairs = [(Rng(5), Rng(6)), (Rng(5), Rng(5 + (1 << 32))), (Rng(5 + (1 << 32)), Rng(5 + (2 << 32)))]
    for left, right in pairs:
        seen = [0] * 36
        for _ in range(7200):
            seen[int(left.below(6)) * 6 + int(right.below(6))] += 1
        assert min(seen) > 120 and max(seen) < 285


def test_a_single_stream_does_not_care_what_for() -> None:
    one, two = Rng(4), Rng(4)
    two.set_purpose(9)
    assert numbers(one, 50, 5) == numbers(two, 50, 5)

"""What is made of parts may be written in any order: cards of a payment, cities of a permit, goods, dice."""

import random

import pytest

import tetrarch
from tetrarch.core.match.vocabulary import Subset, UnorderedNames
from tetrarch.games.council_of_four.presentation.vocabulary import CARDS, PERMIT

GAMES = [game.id for game in tetrarch.list_games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_operand_of_parts_is_read_in_any_order(game: str) -> None:
    rng = random.Random(game)
    for kind in tetrarch.find(game).vocabulary.kinds.values():
        for names in kind.operands.values():
            sample = rng.sample(range(names.size), min(40, names.size))
            for i in sample:
                if isinstance(names, UnorderedNames):
                    assert names.read(shuffled(names, i, rng)) == i
                elif "+" in names.name(i) and not isinstance(names, Subset):
                    assert names.what in ("turn order", "addition"), "their parts have an order of their own"


def shuffled(names: UnorderedNames, i: int, rng: random.Random) -> str:
    """A name with its parts in another order."""
    parts = names.part.findall(names.name(i))
    rng.shuffle(parts)
    return names.part.sub(lambda _: parts.pop(), names.name(i))


def test_a_payment_and_a_permit() -> None:
    assert CARDS.name(CARDS.read("joker+blue+orange")) == "orange+blue+joker"
    assert PERMIT.name(PERMIT.read("gh")) == "hg"


def test_a_payment_in_another_order_is_recorded_as_it_is_always_written() -> None:
    rng = random.Random(4)
    match = tetrarch.new("council_of_four", seed=4)
    while True:
        moves = match.legal()
        long = [move for move in moves if move.token.startswith("pay:") and move.token.count("+") > 1]
        if long:
            break
        match.play(rng.choice(moves))
    token = long[-1].token
    parts = token.removeprefix("pay:").split("+")
    match.play("pay:" + "+".join(reversed(parts)))
    assert token in match.history and tetrarch.replay(match.record()) == match

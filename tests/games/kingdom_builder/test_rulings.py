"""Every ruling is proved by a test that names it, and says the same in all languages."""

from games.rulings import Rulings
from tetrarch.games.kingdom_builder.presentation.descriptor import DESCRIPTOR

STATED = ("lords_zero", "regain_later", "regain_same_turn", "vacated_hex", "fresh_twin")


class TestRulings(Rulings):
    game = DESCRIPTOR
    count = 103
    setup = {"setup": "first_game"}
    unstated = tuple(option.id for option in DESCRIPTOR.options if option.id not in STATED)

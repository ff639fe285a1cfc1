"""Every ruling is proved by a test that names it, and says the same in all languages."""

from games.rulings import Rulings
from tetrarch.games.council_of_four.presentation.descriptor import DESCRIPTOR


class TestRulings(Rulings):
    game = DESCRIPTOR
    count = 94
    setup = {"setup": "rulebook"}

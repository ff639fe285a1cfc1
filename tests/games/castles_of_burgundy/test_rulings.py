"""Every ruling is proved by a test that names it, and says the same in all languages."""

from games.rulings import Rulings
from tetrarch.games.castles_of_burgundy.presentation.descriptor import DESCRIPTOR


class TestRulings(Rulings):
    game = DESCRIPTOR
    count = 334
    unstated = ("modules", "removed_grapes", "chateauma_modifiers")

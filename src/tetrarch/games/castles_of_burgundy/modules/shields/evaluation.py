"""Shields in the heuristic."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.games.castles_of_burgundy.evaluation.heuristic import TRIBUTE, Appraiser, Outlook
from tetrarch.games.castles_of_burgundy.modules.shields.ids import SOURCE_SHIELDS
from tetrarch.games.castles_of_burgundy.rules.final_scoring import end_points
from tetrarch.games.castles_of_burgundy.rules.ids import SHIELDS

# what each shield promises over a whole game
WORTH: Final = vec[float](
    [0.9, 2.4, 0.3, 1.8, 1.2, 1.5, 1.2, 1.2, 1.5, 1.2, 1.2, 1.5, 0.9, 3.6, 3.6, 3.6, 3.6, 2.4]
)


class ShieldAppraiser(Appraiser):
    """The points of a seat's shields, and what they promise less the tribute for them."""

    def powers(self, view: Outlook) -> float:
        held = view.s.shields[view.seat]
        if held == 0:
            return 0.0
        worth = float(end_points(view.g, view.s, SOURCE_SHIELDS, view.seat))
        for shield in range(i64(SHIELDS)):
            if held >> shield & 1:
                worth += view.young * WORTH[shield] - view.w[TRIBUTE] * float(view.incomes)
        return worth

"""What pays gold at the end of the game: the interface of guild cards and castles."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants


class GoldSource:
    """A guild card, or the castles. `gold` is what the data file says it pays each time."""

    def __init__(self, gold: int, weight: str = "") -> None:
        self.gold: i64 = i64(gold)
        self.weight: str = weight  # what bots multiply `promise` by, as data/weights.json calls it

    def points(self, s: KbState, seat: i64, variants: RuleVariants) -> i64:
        """The gold of a seat if the game ended now."""
        raise NotImplementedError

    def earners(self, s: KbState, seat: i64, variants: RuleVariants) -> vec[i64]:
        """The hexes behind that gold, for people to see."""
        raise NotImplementedError

    def promise(self, s: KbState, seat: i64) -> i64:
        """For bots: how far a seat is on the way to gold that is paid late. Asked if there is a `weight`."""
        raise NotImplementedError

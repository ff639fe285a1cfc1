"""Border posts at the edge of the duchies."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest, ones
from tetrarch.core.engine.kernel import Game
from tetrarch.games.castles_of_burgundy.modules.border_posts.ids import (
    EVENT_POST_BONUS,
    EVENT_POSTS_JOINED,
    SOURCE_POST_BONUS,
    SOURCE_POSTS,
)
from tetrarch.games.castles_of_burgundy.modules.border_posts.tables import POST_CELLS, POST_POINTS, POSTS
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_BONUS,
    AMOUNT_BONUS_TILES,
    COLOURS,
    NONE,
    ON_PLACED,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_points
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants
from tetrarch.games.castles_of_burgundy.rules.tables import DUCHIES, PHASE_POINTS

ALL_PAIRS: Final = 7


def pairs(s: CbState, seat: i64) -> i64:
    """The pairs of posts that tiles join: first and second, first and third, second and third [CB-152]."""
    duchy = DUCHIES[s.duchy[seat]]
    filled = s.filled[seat]
    found: i64 = 0
    number: i64 = 0
    for post in range(i64(POSTS)):
        reached: i64 = 0
        left = POST_CELLS[post] & filled
        while left != 0:
            reached |= duchy.joined(lowest(left), filled)
            left &= ~reached
        for other in range(post + 1, i64(POSTS)):
            if reached & POST_CELLS[other] != 0:
                found |= i64(1) << number
            number += 1
    return found


def take_post_bonus(g: Game[CbState], s: CbState, seat: i64) -> None:
    """The large border post tile, or the small one if that is gone [CB-154]."""
    for small in range(i64(2)):
        place = 2 * COLOURS + small
        if s.bonus[place] == NONE:
            s.bonus[place] = seat
            s.emit(EVENT_POST_BONUS, seat, small)
            points = g.amount(s, AMOUNT_BONUS, seat, POST_POINTS[small * 5 + s.seats])
            gain_points(s, seat, SOURCE_POST_BONUS, points)
            return


class BorderPosts(Expansion):
    """Posts that tiles join pay by the phase; two bonus tiles for all three [CB-150]."""

    def __init__(self, variants: RuleVariants, every_pair: bool, count_tiles: bool) -> None:
        super().__init__(variants)
        self.every_pair: bool = every_pair  # [CB-153]
        self.triggers = [ON_PLACED]
        self.amounts = [AMOUNT_BONUS_TILES] if count_tiles else []  # [CB-155]

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        """A tile may join posts [CB-152 to CB-154]."""
        before = s.joined[seat]
        if before == ALL_PAIRS:
            return
        now = pairs(s, seat)
        if now == before:
            return
        s.joined = s.joined[:]
        s.joined[seat] = now
        s.emit(EVENT_POSTS_JOINED, seat, ones(now & ~before), ones(now))
        times = ones(now & ~before) if self.every_pair else 1
        gain_points(s, seat, SOURCE_POSTS, times * PHASE_POINTS[s.phase])
        if now == ALL_PAIRS:
            take_post_bonus(self.game, s, seat)

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        """Who is paid for bonus tiles counts border post tiles too [CB-155]."""
        for small in range(i64(2)):
            if s.bonus[2 * COLOURS + small] == seat:
                n += 1
        return n

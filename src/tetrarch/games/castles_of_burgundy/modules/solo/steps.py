"""What the solo game asks: points for silver, what comes first, tiles for full colours or five goods."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest, ones
from tetrarch.core.engine.kernel import AUTO, Decision, Step
from tetrarch.games.castles_of_burgundy.modules.shields.ids import DO_DEPLOY
from tetrarch.games.castles_of_burgundy.modules.shields.steps import FROM_BLACK, FROM_INNS
from tetrarch.games.castles_of_burgundy.modules.solo.ids import (
    ASK_GIVE,
    ASK_ORDER,
    ASK_POINTS,
    ASK_REWARD,
    ASK_TRADE,
    CLEAR_GOODS,
    DO_GIVE,
    DO_POINTS,
    DO_TRADE,
    DUE_AREA,
    DUE_COLOUR,
    DUE_EFFECT,
    DUE_TARGET,
    EFFECT_TARGET,
    EVENT_GAVE,
    EVENT_GOODS_GONE,
    EVENT_POINTS_BOUGHT,
    EVENT_REWARDED,
    EVENT_TILE_REMOVED,
    EVENT_TRADED,
    SOURCE_PURCHASE,
    TAKE_OFF,
)
from tetrarch.games.castles_of_burgundy.modules.solo.rules import SALES, gained, reach
from tetrarch.games.castles_of_burgundy.modules.solo.tables import GOODS_FOR_TILE, POINT_PRICE
from tetrarch.games.castles_of_burgundy.modules.trade_routes.ids import LAY
from tetrarch.games.castles_of_burgundy.modules.vineyards.ids import ASK_BONUSES
from tetrarch.games.castles_of_burgundy.modules.vineyards.rules import in_shop, open_beds
from tetrarch.games.castles_of_burgundy.rules.final_scoring import unsold
from tetrarch.games.castles_of_burgundy.rules.ids import (
    ASK_ACTION,
    BLACK,
    CAUSE_POINTS,
    DEPOTS,
    DO_FIRST,
    DO_SKIP,
    EFFECT_CHURCH,
    GOODS,
    MARKET,
    NONE,
    PLACES,
    SHIP,
    SLOTS,
    WILD,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_points, gain_silver, goods_of, store_goods
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import CbStep, RuleVariants
from tetrarch.games.castles_of_burgundy.rules.steps.collecting import ActionCollector
from tetrarch.games.castles_of_burgundy.rules.steps.turn_question import TurnQuestion, for_sale, take_black
from tetrarch.games.castles_of_burgundy.rules.storage import receive
from tetrarch.games.castles_of_burgundy.rules.tables import DUCHIES, FETCH
from tetrarch.games.castles_of_burgundy.rules.tiles.areas import score_area
from tetrarch.games.castles_of_burgundy.rules.tiles.placing import place, take_effect
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import sites


class TakeOff(CbStep):
    """The first tile of the white die's depot goes, or of the next one that has a tile [CB-243]."""

    def open(self, s: CbState, d: Decision) -> None:
        for k in range(i64(DEPOTS)):
            depot = (s.white - 1 + k) % DEPOTS
            for at in range(depot * SLOTS, depot * SLOTS + SLOTS):
                if s.slot[at] != NONE:
                    s.gone[s.slot[at]] += 1
                    s.emit(EVENT_TILE_REMOVED, 0, depot, s.slot[at])
                    s.slot[at] = NONE
                    return


class BuyPoints(CbStep):
    """How many points for silver, after a gain [CB-252]?"""

    def open(self, s: CbState, d: Decision) -> None:
        if s.silver[d.a] >= POINT_PRICE:
            s.push(d.step, d.a)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]([DO_SKIP])
        for n in range(i64(1), min(s.silver[d.seat] // POINT_PRICE, s.target - s.points[d.seat]) + 1):
            out = append(out, DO_POINTS | n << 8)
        return out

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        if x == DO_SKIP:
            return
        gain_silver(s, d.seat, -POINT_PRICE * (x >> 8), CAUSE_POINTS)
        s.emit(EVENT_POINTS_BOUGHT, d.seat, x >> 8)
        gain_points(s, d.seat, SOURCE_PURCHASE, x >> 8)
        if s.points[d.seat] >= s.target:
            reach(s, d.seat)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return 252


class ChooseFirst(TurnQuestion):
    """What comes first of `d.a`, all due at the same moment [CB-255]?

    `d.b` is what brought it, 0 for a vineyard; `d.c` the cell of a tile, or the number of goods of a sale.
    """

    def open(self, s: CbState, d: Decision) -> None:
        due = d.a
        if for_sale(self.game, s) == 0 and in_shop(s) == 0:
            due &= ~bit(DUE_COLOUR)
        if self.idle(s, d.b - 1):
            due &= ~bit(DUE_EFFECT)
        if ones(due) > 1:
            s.push(d.step, 0, due, d.b, d.c)
        elif due != 0:
            self.carry_out(s, d, lowest(due))

    def idle(self, s: CbState, kind: i64) -> bool:
        """Whether a ship finds no goods, or a building no tile to fetch."""
        if kind == SHIP:
            for n in s.goods:
                if n > 0:
                    return False
            return not can_trade(s, 0)
        return MARKET <= kind <= MARKET + EFFECT_CHURCH and s.lying(0, BLACK) & FETCH[kind - MARKET] == 0

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        actions.add(DO_FIRST, d.a, 8)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        s.push(d.step, AUTO, d.a & ~bit(x >> 8), d.b, d.c)
        self.carry_out(s, d, x >> 8)

    def carry_out(self, s: CbState, d: Decision, what: i64) -> None:
        if what == DUE_TARGET:
            s.push(ASK_ACTION, 0, 0, EFFECT_TARGET)
        elif what == DUE_COLOUR:
            s.push(ASK_REWARD, AUTO, 0, DUCHIES[s.duchy[0]].colour[d.c])
        elif what == DUE_AREA:
            if score_area(self.game, s, 0, d.c):
                gained(s, 0)
        elif what != DUE_EFFECT:
            s.push(ASK_BONUSES, AUTO, 0, what)
        elif d.b >= SALES:
            s.push(LAY, AUTO, 0, d.b - SALES, d.c)
        else:
            take_effect(self.game, s, 0, d.c, d.b - 1)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 255


class Reward(TurnQuestion):
    """Which tile of the black depot for full colour `d.a`, and where [CB-249, CB-250]?"""

    def open(self, s: CbState, d: Decision) -> None:
        if self.can_place(s, d.a):
            s.emit(EVENT_REWARDED, d.a, d.b)
            s.push(d.step, d.a, d.b)

    def can_place(self, s: CbState, seat: i64) -> bool:
        """Whether a tile of the black depot, the inn space or the shop has a place [CB-249, CB-277]."""
        if in_shop(s) != 0 and open_beds(s, seat) != 0:
            return True
        kinds = for_sale(self.game, s)
        while kinds != 0:
            if sites(self.game, s, seat, lowest(kinds)) != 0:
                return True
            kinds &= kinds - 1
        return False

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        actions.one(DO_SKIP)
        kinds = for_sale(self.game, s)
        black = s.lying(BLACK, PLACES - BLACK)
        while kinds != 0:
            kind = lowest(kinds)
            kinds &= kinds - 1
            source: i64 = FROM_BLACK if black >> kind & 1 else FROM_INNS
            actions.add(DO_DEPLOY | source << 8 | kind << 20, sites(self.game, s, d.seat, kind), 32)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        take_black(self.game, s, x >> 20 & 0xFFF)
        place(self.game, s, d.seat, x >> 32, x >> 20 & 0xFFF)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 249


class ClearGoods(CbStep):
    """After a ship the goods of all depots go out of the game [CB-245]; then a trade is possible [CB-246]."""

    def open(self, s: CbState, d: Decision) -> None:
        for good in range(i64(GOODS)):
            n: i64 = 0
            for depot in range(i64(DEPOTS)):
                n += s.goods[depot * GOODS + good]
                s.goods[depot * GOODS + good] = 0
            if n > 0:
                s.lost = s.lost[:]
                s.lost[good] += n
                s.emit(EVENT_GOODS_GONE, d.a, good, n)
        s.push(ASK_TRADE, AUTO, d.a)


def can_trade(s: CbState, seat: i64) -> bool:
    """Whether a seat has five goods, and the black depot a tile [CB-246]."""
    return unsold(s, seat) >= GOODS_FOR_TILE and s.lying(BLACK, PLACES - BLACK) != 0


class Trade(TurnQuestion):
    """Which tile of the black depot for five goods [CB-246]?"""

    def open(self, s: CbState, d: Decision) -> None:
        if can_trade(s, d.a) and self.roomy(s, d.a):
            s.push(d.step, d.a)

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        actions.one(DO_SKIP)
        if self.roomy(s, d.seat):
            actions.add(DO_TRADE, s.lying(BLACK, PLACES - BLACK), 8)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        """The tile counts as out of the game: it lies face down [CB-247]."""
        take_black(self.game, s, x >> 8)
        s.gone[x >> 8] += 1
        s.emit(EVENT_TRADED, d.seat, x >> 8)
        receive(self.game, s, d.seat, WILD)
        s.push(ASK_GIVE, AUTO, d.seat, GOODS_FOR_TILE)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 246


class Give(CbStep):
    """Which good is handed in, the first of `d.a` [CB-246]?"""

    def open(self, s: CbState, d: Decision) -> None:
        kinds = goods_of(s, d.a)
        if ones(kinds) > 1 and unsold(s, d.a) > d.b:
            s.push(d.step, d.a, d.b)
            return
        left = d.b
        while left > 0:
            good = lowest(kinds)
            kinds &= kinds - 1
            n = min(left, s.wares[d.a * GOODS + good])
            self.give(s, d.a, good, n)
            left -= n

    def give(self, s: CbState, seat: i64, good: i64, n: i64) -> None:
        store_goods(s, seat, good, -n)
        s.lost = s.lost[:]
        s.lost[good] += n
        s.emit(EVENT_GAVE, seat, good, n)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for good in range(i64(GOODS)):
            if s.wares[d.seat * GOODS + good] > 0:
                out = append(out, DO_GIVE | good << 8)
        return out

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        self.give(s, d.seat, x >> 8, 1)
        if d.a > 1:
            s.push(d.step, AUTO, d.seat, d.a - 1)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return 246


def questions(variants: RuleVariants) -> list[tuple[int, Step[CbState]]]:
    """The questions and the bookkeeping of the solo game, by number."""
    return [
        (ASK_POINTS, BuyPoints(variants, 252)),
        (ASK_ORDER, ChooseFirst(variants, 255)),
        (ASK_REWARD, Reward(variants, 249)),
        (ASK_TRADE, Trade(variants, 246)),
        (ASK_GIVE, Give(variants, 246)),
        (TAKE_OFF, TakeOff(variants, 243)),
        (CLEAR_GOODS, ClearGoods(variants, 245)),
    ]

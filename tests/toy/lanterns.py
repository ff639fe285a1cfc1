"""Lanterns: a whole game in one short file. docs/new-game.md walks through it."""

from tetrarch.core.engine.free_order import FreeOrder
from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision
from tetrarch.core.match.options import Flag, Several
from tetrarch.core.match.plain_game import Choice, PlainGame, PlainModule, PlainState, field, parse_vocabulary
from tetrarch.core.match.registry import Descriptor, ModuleInfo, register
from tetrarch.core.match.vocabulary import Names, Numbers, Subset
from tetrarch.core.position.codecs import named, optional, whole
from tetrarch.core.position.state_table import StateTable

BID, LOOK, LIGHT, ORDER = range(4)  # steps
DO_BID, DO_STOP, DO_FIRST, DO_SELL, DIE, CARD = range(1, 7)  # kinds of action
SHOWN, SAW, LIT, COINS = range(1, 5)  # events
LAMP, TRADED, SAVED, MOONLIT = range(4)  # sources of points
PRIZE, HAS_LIT = 0, 0  # what modules adjust; what they react to
GLOW, TITHE, TRADE = range(3)  # effects; a row is a card's name, copies, coins and set of effects
ROWS = [("ember", 2, 1, 0b001), ("flame", 2, 2, 0b101), ("storm", 1, 0, 0b110), ("star", 2, 4, 0b111)]
CARDS, SEAT = Names("card", [row[0] for row in ROWS]), Numbers("seat", 4)
EFFECT, SEATS = Names("effect", ["glow", "tithe", "trade"]), Subset("seats", SEAT.names)
VOCABULARY = parse_vocabulary(
    "lanterns/LA",
    [CARDS, SEAT, EFFECT, Subset("pending", EFFECT.names), Numbers("bid", 3), Numbers("coins", 99)],
    kinds="bid:bid/1 stop/4 first:effect/4 sell/7 ~die:bid/6 ~card:card/2",
    steps="bid look light order:pending-card|seat-pending-card end",
    events="shown:bid! saw:card lit:card! coins:coins",
    sources="lamp/3 trade/4 coins/5 moon/7",
)


class Position(PlainState):
    fields = (
        field("coins", whole(0, 50), "of each seat", first=3, each=True),
        field("points", whole(0, 50), each=True),
        field("bids", whole(0, 2), "as they were last shown", each=True),
        field("sealed", whole(0, 2), "as they are written down", each=True),
        field("card", optional(named(CARDS)), "the lantern, once it is drawn", first=-1),
        field("known", named(SEATS), "the seats that have looked at it"),
    )

    def earn(self, seat, coins):
        self.coins[seat] = max(0, self.coins[seat] + coins)
        self.emit(COINS, seat, self.coins[seat])


class Bid(Choice):
    """How many coins, in secret [LA-1]? CHANCE, seat -1, answers for a keeper in the last seat [LA-6]."""

    def weights(self, s, d):
        return [1] * (min(2, s.coins[d.seat]) + 1)

    def apply(self, s, d, x):
        s.sealed[d.seat] = x >> 8
        if not s.asks(BID):
            s.bids = s.sealed[:]
            for seat in range(s.seats):
                s.emit(SHOWN, seat, s.bids[seat])


class Lantern(Choice):
    """Drawn when first needed: the highest bidder looks at it [LA-2], or lights it for all [LA-3]."""

    def weights(self, s, d):
        return [copies for _, copies, _, _ in self.game.rows]

    def apply(self, s, d, x):
        s.card = x >> 8
        s.push(d.step, AUTO)

    def open(self, s, d):
        if s.card < 0:
            return s.push(d.step, CHANCE)
        winner = s.bids.index(max(s.bids))
        s.earn(winner, -s.bids[winner])
        if d.step == LOOK:
            s.known |= 1 << winner
            s.emit(SAW, winner, s.card, audience=1 << winner)
        else:
            s.emit(LIT, winner, s.card)
            s.add_points(winner, LAMP, self.game.amount(s, PRIZE, winner, 1))
            self.game.react(s, HAS_LIT, winner)
            if winner != self.game.automaton:
                self.game.steps[ORDER].begin(s, ORDER, winner, ROWS[s.card][3], s.card)
            s.card, s.known = -1, 0


class Order(FreeOrder):
    """Which effect next [LA-4]? The context is the card."""

    def run(self, s, seat, effect, context):
        s.earn(seat, (ROWS[context][2], -(s.coins[seat] // 2), -2)[effect])
        s.add_points(seat, TRADED, int(effect == TRADE))


class Moon(PlainModule):  # an expansion enters in five ways [LA-7]
    rows = ROWS[3:]  # rows in tables
    terms = [(MOONLIT, lambda s, seat: 2 * (s.coins[seat] == max(s.coins)))]  # scoring
    hooks = dict(kinds=[DO_SELL], offers=[ORDER], forbids=[ORDER], amounts=[PRIZE], triggers=[HAS_LIT])

    def weave(self, flow):  # further steps
        flow[0][:0] = [BID, LOOK]

    def extra_actions(self, s, d):  # further and fewer actions
        return [DO_SELL]

    def take(self, s, d, x):
        s.earn(d.seat, 3)

    def forbid(self, s, d, x):
        return x == DO_STOP

    def amount(self, s, what, seat, n, a):  # amounts and reactions
        return n + 1

    def react(self, s, trigger, seat, a):
        for other in range(s.seats):
            s.earn(other, s.known >> other & 1)


class Lanterns(PlainGame):
    position, rows, terms = Position, ROWS[:3], [(SAVED, lambda s, seat: s.coins[seat] // 2)]

    def __init__(self, seats, modules, keeper):
        order = Order(DO_FIRST, DO_STOP, plain=1 << GLOW, optional=1 << TRADE)
        steps = [Bid(DO_BID, DIE, ruling=1, group=True), Lantern(CARD), Lantern(CARD), order]
        super().__init__(seats, steps, [[BID, LOOK, BID, LIGHT]] * 2, modules, automaton=keeper)

    def imagine(self, s, seat, rng):
        t = s.clone()
        t.sealed = [self.steps[BID].pick(t, Decision(BID, other), rng) >> 8 for other in range(s.seats)]
        t.sealed[seat] = s.sealed[seat]
        if s.card >= 0 and not s.known >> seat & 1:
            t.card = self.steps[LOOK].sample(t, Decision(LOOK, CHANCE), rng) >> 8
        return t


class LanternsDescriptor(Descriptor):
    id, version, seats, vocabulary = "lanterns", 1, range(2, 5), VOCABULARY
    state_table = StateTable(Position.fields)
    options = (Several("modules", (), 7, ("moon",)), Flag("keeper", False, 6))
    modules = (ModuleInfo("moon", 7),)

    def build(self, seats, options):
        return Lanterns(seats, [Moon() for _ in options["modules"]], options["keeper"])

    def view(self, game, s, seat):
        card = CARDS.name(s.card) if seat is not None and s.known >> seat & 1 else None
        public = {"coins": s.coins[:], "points": s.points[:], "bids": s.bids[:], "known": SEATS.name(s.known)}
        return public | {"seat": seat, "card": card, "sealed": None if seat is None else s.sealed[seat]}


register(LanternsDescriptor())

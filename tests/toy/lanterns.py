"""Lanterns, a toy that uses every part of the core once. docs/new-game.md walks through it."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.errors import BadOption
from tetrarch.core.kernel import AUTO, CHANCE, Game, Module, State, Step
from tetrarch.core.options import Flag, Several
from tetrarch.core.order import FreeOrder
from tetrarch.core.registry import Descriptor, ModuleInfo, register
from tetrarch.core.words import EventWords, Kind, Names, Numbers, Source, StepWords, Subset, Words

BID, KEEPER, TURN, LIGHT, DRAW, ORDER, NEXT, DUSK = range(8)  # steps
DO_BID, DO_LOOK, DO_RAISE, DO_PASS, DO_FIRST, DO_STOP, DO_BEG, DIE, CARD = range(1, 10)  # kinds of action
SHOWN, RAISED, LOOKED, SAW, LIT, COINS = range(1, 7)  # events
LAMP, TRADED, SAVED, MOONLIT = range(4)  # sources of points
PRICE, HAS_LOOKED, ALL = 0, 0, 4  # what modules adjust; what they react to; the bit of every viewer
GLOW, TITHE, TRADE = range(3)  # effects; a row is a card's name, copies, coins and effects
ROWS = [("ember", 2, 1, 0b001), ("flame", 2, 2, 0b101), ("storm", 1, 0, 0b110), ("star", 2, 4, 0b111)]


class Lit(State):
    """A position. `deck` counts unknown cards, `tail` lies open under them, `known` says who saw `card`."""

    FIELDS = ("round", "coins", "points", "deck", "tail", "bids", "shown", "card", "known")

    def __init__(self, seats, round, coins, points, deck, tail, bids, shown=False, card=-1, known=0):
        super().__init__(seats)
        self.round, self.card, self.known, self.shown = round, card, known, shown
        self.coins, self.points, self.bids = coins[:], points[:], bids[:]
        self.deck, self.tail = deck[:], tail[:]

    def clone(self):
        twin = Lit(self.seats, *(getattr(self, name) for name in self.FIELDS))
        twin.stack = self.stack[:]
        return twin

    def earn(self, seat, coins):
        self.coins[seat] += coins
        self.emit(COINS, seat, self.coins[seat])

    def win(self, seat, source, points):
        self.points[seat] += points
        self.score(seat, source, points)

    def knows(self, seat):
        return bool((self.known >> ALL | self.known >> seat) & 1)


class Bid(Step):
    """How many coins, in secret [LA-1]?"""

    def __init__(self):
        super().__init__()
        self.ruling, self.group = 1, True

    def open(self, s, d):
        for seat in reversed(self.game.people):
            s.push(BID, seat)

    def legal(self, s, d):
        return vec[i64]([DO_BID | n << 8 for n in range(min(2, s.coins[d.seat]) + 1)])

    def apply(self, s, d, x):
        s.bids[d.seat] = x >> 8


class Die(Step):
    """A die that CHANCE answers: the keeper's bid [LA-8], or everybody's coins [LA-10]."""

    def __init__(self, faces, weights):
        super().__init__()
        self.faces, self.weights = faces, weights

    def open(self, s, d):
        if d.step == DUSK or self.game.automaton >= 0:
            s.push(d.step, CHANCE)

    def legal(self, s, d):
        return vec[i64]([DIE | n << 8 for n in self.faces])

    def odds(self, s, d):
        return vec[i64](self.weights)

    def apply(self, s, d, x):
        if d.step == KEEPER:
            s.bids[self.game.automaton] = x >> 8
        else:
            for seat in range(s.seats):
                s.earn(seat, x >> 8)


class Turn(Step):
    """Look, raise or pass [LA-2]?"""

    def open(self, s, d):
        s.shown = True
        for seat in range(s.seats):
            s.emit(SHOWN, seat, s.bids[seat])
        for seat in reversed(self.game.people):
            s.push(TURN, seat)

    def price(self, s, seat):
        return self.game.amount(s, PRICE, seat, 1)

    def legal(self, s, d):
        look = not s.knows(d.seat) and s.coins[d.seat] >= self.price(s, d.seat)
        more = s.bids[d.seat] < min(3, s.coins[d.seat])
        return vec[i64]([DO_LOOK] * look + [DO_RAISE] * more + [DO_PASS])

    def apply(self, s, d, x):
        if x == DO_RAISE:
            s.bids[d.seat] += 1
            s.emit(RAISED, d.seat, s.bids[d.seat])
        elif x == DO_LOOK:
            s.earn(d.seat, -self.price(s, d.seat))
            s.push(TURN, d.seat)
            s.push(DRAW, AUTO, d.seat)
            self.game.react(s, HAS_LOOKED, d.seat)

    def why(self, s, d, x):
        return 2


class Draw(Step):
    """Which card is the lantern? It is drawn when somebody, `d.a`, first looks at it [LA-2, LA-5]."""

    def open(self, s, d):
        if s.card < 0 and sum(s.deck):
            s.push(DRAW, CHANCE, d.a)
            return
        if s.card < 0:
            s.card, s.known = s.tail.pop(0), 1 << ALL
        self.show(s, d.a)

    def legal(self, s, d):
        return vec[i64]([CARD | card << 8 for card, n in enumerate(s.deck) if n])

    def odds(self, s, d):
        return vec[i64]([n for n in s.deck if n])

    def apply(self, s, d, x):
        s.card = x >> 8
        s.deck[s.card] -= 1
        self.show(s, d.a)

    def show(self, s, who):
        s.known |= 1 << who
        if who == ALL:
            s.emit(LIT, 0, s.card)
        else:
            s.emit(LOOKED, who)
            s.emit(SAW, who, s.card, 0, 1 << who)


class Light(Step):
    """The highest bid wins the lantern [LA-3]."""

    def open(self, s, d):
        winner = s.bids.index(max(s.bids))
        s.earn(winner, -min(s.bids[winner], s.coins[winner]))
        s.win(winner, LAMP, 1)
        if winner != self.game.automaton:
            self.game.steps[ORDER].begin(s, ORDER, winner, ROWS[s.card][3], s.card)


class Order(FreeOrder):
    """Which effect next [LA-4]? The context is the card."""

    def ready(self, s, seat, effect, context):
        return effect != TRADE or s.coins[seat] >= 2

    def plain(self, s, seat, effect, context):
        return effect == GLOW

    def optional(self, s, seat, effect, context):
        return effect == TRADE

    def run(self, s, seat, effect, context):
        coins = {GLOW: ROWS[context][2], TITHE: -(s.coins[seat] // 2), TRADE: -2}
        s.earn(seat, coins[effect])
        if effect == TRADE:
            s.win(seat, TRADED, 1)


class Next(Step):
    """The next round, or the end [LA-1, LA-6]."""

    def open(self, s, d):
        s.round, s.card, s.known, s.shown, s.bids = s.round + 1, -1, 0, False, [-1] * s.seats
        if s.round < 5:
            self.game.enter(s, 0, ALL)
            return
        for source, term in self.game.terms:
            for seat in range(s.seats):
                s.win(seat, source, term(s, seat))


class Addition(Module):
    rows, terms = (), ()


class Star(Addition):
    rows = ROWS[3:]  # the door of rows in tables [LA-9]


class Dusk(Addition):
    def weave(self, flow):  # the door of further steps [LA-10]
        flow[0].insert(0, DUSK)


class Beggar(Addition):
    def __init__(self):  # the door of further and fewer actions [LA-11]
        super().__init__()
        self.kinds, self.offers, self.forbids = [DO_BEG], [TURN], [TURN]

    def offer(self, s, d):
        return vec[i64]([DO_BEG] if s.coins[d.seat] == 0 else [])

    def take(self, s, d, x):
        s.earn(d.seat, 1)

    def forbid(self, s, d, x):
        return s.round == 0 and x == DO_RAISE

    def why(self, s, d, x):
        return 11 if x == DO_BEG or (d.step == TURN and self.forbid(s, d, x)) else 0


class Toll(Addition):
    def __init__(self):  # the door of adjusted amounts and reactions [LA-12]
        super().__init__()
        self.amounts, self.triggers = [PRICE], [HAS_LOOKED]

    def amount(self, s, what, seat, n, a):
        return n + 1

    def react(self, s, trigger, seat, a):
        for other in range(s.seats):
            if s.known >> other & 1:
                s.earn(other, 1)


class Moon(Addition):  # the door of scoring terms [LA-13]
    terms = ((MOONLIT, lambda s, seat: 2 * (s.coins[seat] == max(s.coins))),)


class Lanterns(Game):
    """The rules under one set of options."""

    def __init__(self, seats, modules, teams, keeper):
        order = Order(DO_FIRST, DO_STOP)
        steps = [
            Bid(),
            Die((0, 1, 2), (1, 2, 1)),
            Turn(),
            Light(),
            Draw(),
            order,
            Next(),
            Die((1, 2), (2, 1)),
        ]
        super().__init__(seats, steps, [[BID, KEEPER, TURN, DRAW, LIGHT, NEXT]], modules)
        self.rows = [*ROWS[:3], *(row for m in modules for row in m.rows)]
        self.terms = [(SAVED, lambda s, seat: s.coins[seat] // 2), *(t for m in modules for t in m.terms)]
        self.side = [seat % 2 if teams else seat for seat in range(seats)]
        self.automaton = seats - 1 if keeper else -1
        self.people = [seat for seat in range(seats) if seat != self.automaton]

    def start(self):
        copies = [row[1] for row in self.rows]
        deck = [copies[0] - 1, *copies[1:], 0][:4]
        s = Lit(self.seats, 0, [3] * self.seats, [0] * self.seats, deck, [0], [-1] * self.seats)
        self.enter(s, 0, ALL)
        self.settle(s)
        return s

    def scores(self, s):
        more = [] if self.over(s) else self.terms
        return [s.points[seat] + sum(term(s, seat) for _, term in more) for seat in range(s.seats)]

    def banked(self, s):
        return s.points[:]

    def tiebreak(self, s, seat):
        return s.coins[seat]

    def imagine(self, s, seat, rng):
        t = s.clone()
        if s.card >= 0 and not s.knows(seat):
            t.deck[s.card] += 1
            pool = [card for card, n in enumerate(t.deck) for _ in range(n)]
            t.card = pool[rng.below(len(pool))]
            t.deck[t.card] -= 1
        for other in range(s.seats):
            if not s.shown and other != seat and s.bids[other] >= 0:
                t.bids[other] = rng.below(min(2, s.coins[other]) + 1)
        return t


CARDS, EFFECTS = Names("card", [row[0] for row in ROWS]), Names("effect", ["glow", "tithe", "trade"])
SEAT, COUNT, FACE, BIDS = (
    Numbers(what, n) for what, n in (("seat", 4), ("number", 100), ("face", 3), ("bid", 3))
)
VIEWERS = Subset("viewer", [*SEAT.names, "all"])
BY, CHOICE = {"by": Names("viewer", VIEWERS.names)}, {"pending": Subset("effect", EFFECTS.names)}
WORDS = Words(
    game="lanterns",
    prefix="LA",
    kinds={
        DO_BID: Kind("bid", {"coins": BIDS}, ruling=1),
        DO_LOOK: Kind("look", ruling=2),
        DO_RAISE: Kind("raise", ruling=2),
        DO_PASS: Kind("pass", ruling=2),
        DO_FIRST: Kind("first", {"effect": EFFECTS}, "effect", 4),
        DO_STOP: Kind("stop", ruling=4),
        DO_BEG: Kind("beg", ruling=11),
        DIE: Kind("~die", {"face": FACE}, ruling=8),
        CARD: Kind("~card", {"card": CARDS}, ruling=2),
    },
    steps=(
        StepWords("bid", {}, BY),
        StepWords("keeper", {}, BY),
        StepWords("turn", {}, BY),
        StepWords("light", {}, BY),
        StepWords("draw", BY, BY),
        StepWords("order", CHOICE | {"card": CARDS}, {"seat": SEAT} | CHOICE | {"card": CARDS}),
        StepWords("next", {}, BY),
        StepWords("dusk", {}, BY),
    ),
    events={
        SHOWN: EventWords("shown", {"coins": COUNT}, reveals=True),
        RAISED: EventWords("raised", {"coins": COUNT}),
        LOOKED: EventWords("looked"),
        SAW: EventWords("saw", {"card": CARDS}),
        LIT: EventWords("lit", {"card": CARDS}, reveals=True),
        COINS: EventWords("coins", {"coins": COUNT}),
    },
    sources=(Source("lamp", 3), Source("trade", 4), Source("coins", 6), Source("moon", 13)),
)
MODULES = {"star": Star, "dusk": Dusk, "beggar": Beggar, "toll": Toll, "moon": Moon}


class LanternsDescriptor(Descriptor):
    id, version, seats, words = "lanterns", 1, range(2, 5), WORDS
    options = (Several("modules", (), 9, tuple(MODULES)), Flag("teams", False, 7), Flag("keeper", False, 8))
    modules = tuple(ModuleInfo(name, 9 + i) for i, name in enumerate(MODULES))

    def rulebook(self):
        return Path(__file__).parent / "rulebook"

    def build(self, seats, options):
        if options["teams"] and seats != 4:
            raise BadOption(f"option teams=true takes 4 seats, not {seats} [LA-7]")
        if options["teams"] and options["keeper"]:
            raise BadOption("teams=true and keeper=true can't be together: no team has a keeper [LA-8]")
        modules = [make() for name, make in MODULES.items() if name in options["modules"]]
        return Lanterns(seats, modules, options["teams"], options["keeper"])

    def view(self, game, s, seat):
        me = ALL if seat is None else seat
        pile = [n + (card == s.card and not s.knows(me)) for card, n in enumerate(s.deck)]
        return {
            "seat": seat,
            "round": s.round,
            "coins": s.coins[:],
            "scores": [int(n) for n in game.scores(s)],
            "pile": dict(zip(CARDS.names, pile, strict=True)),
            "tail": [CARDS.name(card) for card in s.tail],
            "card": CARDS.name(s.card) if s.card >= 0 and s.knows(me) else None,
            "known": VIEWERS.name(s.known),
            "bids": [bid if s.shown or who == me else None for who, bid in enumerate(s.bids)],
        }

    def dump(self, game, s):
        names = {
            "tail": [CARDS.name(card) for card in s.tail],
            "deck": dict(zip(CARDS.names, s.deck, strict=True)),
        }
        card = CARDS.name(s.card) if s.card >= 0 else None
        return (
            {name: getattr(s, name) for name in s.FIELDS}
            | names
            | {"card": card, "known": VIEWERS.name(s.known)}
        )

    def load(self, game, doc):
        doc.keys((*Lit.FIELDS, "stack"))

        def each(name, least, most):
            return [item.whole(least, most) for item in doc[name].items(game.seats)]

        doc["deck"].keys(CARDS.names)
        s = Lit(
            game.seats,
            doc["round"].whole(0, 5),
            each("coins", 0, 99),
            each("points", 0, 99),
            [doc["deck"][name].whole(0, 2) for name in CARDS.names],
            [item.name(CARDS) for item in doc["tail"].items()],
            each("bids", -1, 3),
            doc["shown"].flag(),
            -1 if doc["card"].value is None else doc["card"].name(CARDS),
            doc["known"].name(VIEWERS),
        )
        if s.round + len(s.tail) + sum(s.deck) + (s.card >= 0) < 5:
            raise doc.fail("there are too few cards for the rounds that are left")
        return s


register(LanternsDescriptor())

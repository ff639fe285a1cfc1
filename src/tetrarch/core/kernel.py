"""The types every game is made of: questions on a stack, steps that answer them, modules that hook in.

An action is one int: kind | a << 8 | b << 20 | c << 32. Sortable, hashable, safe in JSON.
"""

from typing import Final, Generic, Self, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tetrarch.core.rng import Rng

CHANCE: Final = -1  # the seat of dice and decks
AUTO: Final = -2  # the seat of bookkeeping: nobody chooses, nothing is recorded
EVERYONE: Final = -1  # the audience of a public fact: every bit set
SCORE: Final = 0  # the one event kind that all games share: points a seat scored


def action(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack an action."""
    return kind | a << 8 | b << 20 | c << 32


class Decision:
    """A pending question. Never edited once pushed, so clones share it."""

    def __init__(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.step: i64 = step
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c


class Event:
    """A fact in absolute values (never deltas) for the seats in the bit set `audience`."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, audience: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.audience: i64 = audience


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: small vecs (in subclasses) and open questions. No randomness lives here."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.stack: list[Decision] = []
        self.events: list[Event] | None = None  # a list in a Match, None in a search

    def push(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.stack.append(Decision(step, seat, a, b, c))

    def asks(self, step: i64) -> bool:
        """Whether the next question is of this kind."""
        return len(self.stack) > 0 and self.stack[-1].step == step

    def emit(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, audience: i64 = EVERYONE) -> None:
        """Tell what happened, where somebody listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, audience))

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Tell of points for the score sheet; the position's own count is the game's business."""
        if points != 0 and self.events is not None:
            self.events.append(Event(SCORE, seat, source, points, EVERYONE))

    def clone(self) -> Self:
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of question. Holds rules, tables and its game, never position."""

    game: "Game[S]"

    def __init__(self, ruling: i64 = 0, group: bool = False) -> None:
        self.ruling: i64 = ruling  # the ruling that asks this question
        self.group: bool = group  # answers are secret until all seats asked have given theirs
        self.part: bool = False  # finishes what the seat's last action began; look-ahead goes through it

    def open(self, s: S, d: Decision) -> None:
        """Arrive from the flow: put the question to seat `d.a`, or leave it out."""
        s.push(d.step, d.a)

    def legal(self, s: S, d: Decision) -> vec[i64]:
        raise NotImplementedError

    def apply(self, s: S, d: Decision, x: i64) -> None:
        raise NotImplementedError

    def odds(self, s: S, d: Decision) -> vec[i64]:
        """For a question put to CHANCE: the weight of each legal answer, in the same order."""
        raise NotImplementedError

    def sample(self, s: S, d: Decision, rng: Rng) -> i64:
        """Answer for CHANCE. A step may do it faster, without lists; the odds stay the same."""
        xs = self.legal(s, d)
        weights = self.odds(s, d)
        total: i64 = 0
        for w in weights:
            total += w
        left = rng.below(total)
        i: i64 = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return xs[i]

    def pick(self, s: S, d: Decision, rng: Rng) -> i64:
        """Any legal answer, each as likely as the next. A step may do it faster, without the list."""
        xs = self.legal(s, d)
        return xs[rng.below(len(xs))]

    def purpose(self, s: S, d: Decision) -> i64:
        """The sub-stream of chance that answers: a deck, a seat's dice of a round."""
        return d.step

    def why(self, s: S, d: Decision, x: i64) -> i64:
        """The number of the ruling that a refused action breaks; 0 where it was just not offered."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(Generic[S]):
    """One expansion: its rows, its steps, its hooks. Every default does nothing.

    The four lists say where the hooks apply, so that nobody is called in vain.
    """

    game: "Game[S]"

    def __init__(self) -> None:
        self.kinds: list[int] = []  # kinds of action that it offers, and takes
        self.offers: list[int] = []  # steps in which it offers them
        self.forbids: list[int] = []  # steps from which it takes actions away
        self.triggers: list[int] = []  # what it reacts to
        self.amounts: list[int] = []  # what it adjusts

    def weave(self, flow: list[list[int]]) -> None:
        """Insert own steps into phases; runs once, when the Game is built."""

    def offer(self, s: S, d: Decision) -> vec[i64]:
        """Further actions in an existing question, of the module's own kinds."""
        return vec[i64]()

    def take(self, s: S, d: Decision, x: i64) -> None:
        """Apply an action that this module offered."""

    def forbid(self, s: S, d: Decision, x: i64) -> bool:
        """Take an action away from an existing question."""
        return False

    def why(self, s: S, d: Decision, x: i64) -> i64:
        """The ruling by which an action is forbidden, or not offered; 0 where the module has no say."""
        return 0

    def react(self, s: S, trigger: i64, seat: i64, a: i64) -> None:
        """Change the position or push questions because of what just happened."""

    def amount(self, s: S, what: i64, seat: i64, n: i64, a: i64) -> i64:
        """Adjust a cost, a limit or a gain; `a` says for which building, tile or race."""
        return n


def ascending(xs: vec[i64]) -> vec[i64]:
    """The same actions in canonical order; lists are short and nearly sorted."""
    for i in range(i64(1), i64(len(xs))):
        x = xs[i]
        k = i - 1
        while k >= 0 and xs[k] > x:
            xs[k + 1] = xs[k]
            k -= 1
        xs[k + 1] = x
    return xs


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules under one set of options: immutable, shared by every position."""

    def __init__(
        self,
        seats: i64,
        steps: list[Step[S]],
        flow: list[list[int]],
        modules: list[Module[S]],
    ) -> None:
        self.seats: i64 = seats
        self.steps: list[Step[S]] = steps
        self.flow: list[list[int]] = [phase[:] for phase in flow]  # modules weave into a copy
        self.modules: list[Module[S]] = modules
        self.side: list[int] = list(range(seats))  # the side of each seat; a team shares one
        self.automaton: i64 = -1  # the seat that is never asked, if there is one
        self.margin: float = 6.0  # a lead of so many points, by the rule of thumb, wins about 73 % of games
        self.slip: float = 6.0  # points that a careless player overlooks
        self.horizon: i64 = 0  # answers beyond the turn that a deep search plays out before it judges
        self.chancy: bool = False  # whether chance scatters what comes of a move too much to trust few tries
        self.parts: list[str] = ["points"]  # what the rule of thumb adds up, by name
        self.weights: vec[float] = vec[float]()  # by which it judges, in an order of its own
        self.takers: list[Module[S] | None] = [None] * 256
        self.offering: list[list[Module[S]]] = [[] for _ in steps]
        self.forbidding: list[list[Module[S]]] = [[] for _ in steps]
        self.reacting: list[list[Module[S]]] = [[] for _ in range(64)]
        self.adjusting: list[list[Module[S]]] = [[] for _ in range(64)]
        self.hooked: list[bool] = [False] * len(steps)  # steps that a module offers in or forbids from
        for step in steps:
            step.game = self
        for m in modules:  # in the rulebook's order of modules
            self.admit(m)

    def admit(self, m: Module[S]) -> None:
        """Take a module in through its doors."""
        m.game = self
        m.weave(self.flow)
        for kind in m.kinds:
            self.takers[kind] = m
        for step in m.offers:
            self.offering[step].append(m)
            self.hooked[step] = True
        for step in m.forbids:
            self.forbidding[step].append(m)
            self.hooked[step] = True
        for trigger in m.triggers:
            self.reacting[trigger].append(m)
        for what in m.amounts:
            self.adjusting[what].append(m)

    # what a game supplies

    def begin(self) -> S:
        """The position before anything is drawn; bookkeeping has not run yet."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """Points of each seat; while the game runs, what it would give if it ended now."""
        raise NotImplementedError

    def banked(self, s: S) -> list[int]:
        """Points already on the track, as far as the score sheet's events would have told."""
        return [0] * self.seats

    def tiebreak(self, s: S, seat: i64) -> i64:
        """What decides between equal scores, more is better; equal again is a shared victory."""
        return 0

    def imagine(self, s: S, seat: i64, rng: Rng) -> S:
        """A position that the seat cannot tell from the true one: what is hidden is dealt anew."""
        raise NotImplementedError

    def worths(self, s: S, seat: i64) -> vec[float]:
        """What the rule of thumb adds up, in the order of `parts`; once the game is over, points alone."""
        return vec[float]([float(self.scores(s)[seat])])

    def evaluate(self, s: S, seat: i64) -> float:
        """How good the position looks for a seat: points expected at the end, by rule of thumb."""
        worth = 0.0
        for part in self.worths(s, seat):
            worth += part
        return worth

    def reweigh(self, weights: vec[float]) -> None:
        """Judge by other weights: for those who fit them."""
        self.weights = weights

    # flow and hooks

    def enter(self, s: S, phase: i64, seat: i64) -> None:
        """Queue the steps of a phase."""
        for step in reversed(self.flow[phase]):
            s.push(step, AUTO, seat)

    def react(self, s: S, trigger: i64, seat: i64, a: i64 = 0) -> None:
        for m in self.reacting[trigger]:
            m.react(s, trigger, seat, a)

    def amount(self, s: S, what: i64, seat: i64, n: i64, a: i64 = 0) -> i64:
        for m in self.adjusting[what]:
            n = m.amount(s, what, seat, n, a)
        return n

    # questions and answers

    def over(self, s: S) -> bool:
        return len(s.stack) == 0

    def asked(self, s: S) -> i64:
        """The seat that must answer, CHANCE for dice and decks, AUTO when the game is over."""
        return s.stack[-1].seat if len(s.stack) > 0 else AUTO

    def legal(self, s: S) -> vec[i64]:
        """The legal answers to the top question, ascending; none when the game is over."""
        if len(s.stack) == 0:
            return vec[i64]()
        return self.legal_for(s, s.stack[-1])

    def legal_for(self, s: S, d: Decision) -> vec[i64]:
        """The legal answers to one open question."""
        xs = self.steps[d.step].legal(s, d)
        if not self.hooked[d.step]:
            return xs
        for m in self.offering[d.step]:
            for x in m.offer(s, d):
                xs = append(xs, x)
        if len(self.forbidding[d.step]) > 0:
            kept = vec[i64]()
            for x in xs:
                if not self.forbidden(s, d, x):
                    kept = append(kept, x)
            xs = kept
        return ascending(xs)

    def forbidden(self, s: S, d: Decision, x: i64) -> bool:
        for m in self.forbidding[d.step]:
            if m.forbid(s, d, x):
                return True
        return False

    def why(self, s: S, d: Decision, x: i64) -> i64:
        """The ruling that an action breaks which is not legal now; 0 where none applies."""
        for m in self.modules:
            number = m.why(s, d, x)
            if number != 0:
                return number
        return self.steps[d.step].why(s, d, x)

    def apply(self, s: S, x: i64) -> None:
        """Answer the top question, then run bookkeeping up to the next one."""
        d = s.stack.pop()
        taker = self.takers[x & 0xFF]
        if taker is None:
            self.steps[d.step].apply(s, d, x)
        else:
            taker.take(s, d, x)
        self.settle(s)

    def start(self) -> S:
        """A new position, with bookkeeping run up to the first question."""
        s = self.begin()
        self.settle(s)
        return s

    def settle(self, s: S) -> None:
        """Run bookkeeping until somebody is asked or the game is over."""
        while len(s.stack) > 0 and s.stack[-1].seat == AUTO:
            d = s.stack.pop()
            self.steps[d.step].open(s, d)

    # chance

    def odds(self, s: S) -> vec[i64]:
        """The weight of each legal answer to a question put to CHANCE."""
        d = s.stack[-1]
        return self.steps[d.step].odds(s, d)

    def advance(self, s: S, rng: Rng) -> None:
        """Answer CHANCE up to the next question for a seat."""
        while len(s.stack) > 0 and s.stack[-1].seat == CHANCE:
            d = s.stack[-1]
            step = self.steps[d.step]
            rng.aim(step.purpose(s, d))
            self.apply(s, step.sample(s, d, rng))

    def playout(self, s: S, rng: Rng) -> i64:
        """Play at random to the end; the number of decisions that seats made."""
        n: i64 = 0
        self.advance(s, rng)
        while len(s.stack) > 0:
            self.apply(s, self.pick(s, rng))
            self.advance(s, rng)
            n += 1
        return n

    def pick(self, s: S, rng: Rng) -> i64:
        """Any legal answer to the top question, each as likely as the next."""
        d = s.stack[-1]
        if not self.hooked[d.step]:
            return self.steps[d.step].pick(s, d, rng)
        xs = self.legal_for(s, d)
        return xs[rng.below(len(xs))]

    # the result

    def totals(self, s: S) -> list[int]:
        """Points of each seat's side."""
        scores = self.scores(s)
        sums = [0] * self.seats
        for seat in range(self.seats):
            sums[self.side[seat]] += scores[seat]
        return [sums[self.side[seat]] for seat in range(self.seats)]

    def winners(self, s: S) -> list[int]:
        """The seats that win if the game ends here."""
        totals = self.totals(s)
        best = max(totals)
        level = [seat for seat in range(self.seats) if totals[seat] == best]
        ties = [self.tiebreak(s, seat) for seat in level]
        top = max(ties)
        sides = [self.side[seat] for seat, tie in zip(level, ties, strict=True) if tie == top]
        return [seat for seat in range(self.seats) if self.side[seat] in sides]

    def utility(self, s: S) -> list[float]:
        """One point shared by the winning sides, for each seat its side's share."""
        winners = self.winners(s)
        sides = len({self.side[seat] for seat in winners})
        return [1.0 / sides if seat in winners else 0.0 for seat in range(self.seats)]

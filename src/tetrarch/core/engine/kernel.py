"""The types every game is made of: questions on a stack, steps that answer them, modules that hook in.

An action is one int: kind | a << 8 | b << 20 | c << 32. Sortable, hashable, safe in JSON.
"""

from typing import Final, Generic, Self, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.pickling import pickled_fields, unpickled
from tetrarch.core.engine.rng import Rng

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

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int, int]]:
        return Decision, (int(self.step), int(self.seat), int(self.a), int(self.b), int(self.c))


class Event:
    """A fact for the seats in the bit set `audience`: what holds now, and what a sentence says besides."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64, audience: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.audience: i64 = audience

    def values(self) -> tuple[i64, i64, i64, i64]:
        return self.a, self.b, self.c, self.d


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

    def emit(
        self,
        kind: i64,
        seat: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        audience: i64 = EVERYONE,
    ) -> None:
        """Record what happened, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, c, d, audience))

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Record points for the score sheet. The game adds them to its own count itself."""
        if points != 0 and self.events is not None:
            self.events.append(Event(SCORE, seat, source, points, 0, 0, EVERYONE))

    def clone(self) -> Self:
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, int, dict[str, object]]]:
        """Pickled as its fields but the events, which belong to who listens."""
        fields = pickled_fields(self)
        del fields["events"]
        return unpickled, (type(self), int(self.seats), fields)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of question. Holds rules, tables and its game, never position."""

    game: "Game[S]"

    def __init__(self, ruling: i64 = 0, group: bool = False) -> None:
        self.ruling: i64 = ruling  # the ruling that asks this question
        self.group: bool = group  # answers are secret until all seats asked have given theirs
        self.finishes_action: bool = False  # completes the seat's last action: look-ahead goes through it

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

    The lists say where the hooks apply, so that no hook is called in vain.
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
class Evaluator:
    """Judges positions instead of the heuristic: for functions and networks of one's own, in plain Python."""

    def evaluate(self, game: "Game[State]", s: State, seat: i64) -> float:
        """The points that a seat can expect to have at the end. The position must stay as it is."""
        raise NotImplementedError

    def evaluate_all(self, game: "Game[State]", s: State) -> list[float]:
        """The same of all seats: for a network that says it at once."""
        return [self.evaluate(game, s, seat) for seat in range(game.seats)]


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
        self.id: str = ""  # as in the registry, which fills it in
        self.term_names: list[str] = ["points"]  # what `evaluate` adds up
        self.weights: vec[float] = vec[float]()  # of these terms, in an order of the game's own
        self.evaluator: Evaluator | None = None  # instead of the terms
        self.take_hooks: list[Module[S] | None] = [None] * 256  # by kind of action
        self.offer_hooks: list[list[Module[S]]] = [[] for _ in steps]
        self.forbid_hooks: list[list[Module[S]]] = [[] for _ in steps]
        self.react_hooks: list[list[Module[S]]] = [[] for _ in range(64)]
        self.amount_hooks: list[list[Module[S]]] = [[] for _ in range(64)]
        self.react_bits: i64 = 0  # the triggers with a hook, as a bit set
        self.amount_bits: i64 = 0  # the amounts with a hook
        self.has_hooks: list[bool] = [False] * len(steps)  # whether a module offers or forbids in a step
        for step in steps:
            step.game = self
        for m in modules:  # in the rulebook's order of modules
            self.add_module(m)

    def add_module(self, m: Module[S]) -> None:
        """Register the hooks that a module declares."""
        m.game = self
        m.weave(self.flow)
        for kind in m.kinds:
            self.take_hooks[kind] = m
        for step in m.offers:
            self.offer_hooks[step].append(m)
            self.has_hooks[step] = True
        for step in m.forbids:
            self.forbid_hooks[step].append(m)
            self.has_hooks[step] = True
        for trigger in m.triggers:
            self.react_hooks[trigger].append(m)
            self.react_bits |= bit(trigger)
        for what in m.amounts:
            self.amount_hooks[what].append(m)
            self.amount_bits |= bit(what)

    # what a game supplies

    def begin(self) -> S:
        """The position before anything is drawn; bookkeeping has not run yet."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """Points of each seat; while the game runs, what it would give if it ended now."""
        raise NotImplementedError

    def points_so_far(self, s: S) -> list[int]:
        """Points of each seat that the score sheet has by now: without what only the end of the game pays."""
        return [0] * self.seats

    def tiebreak(self, s: S, seat: i64) -> i64:
        """What decides between equal scores, more is better; equal again is a shared victory."""
        return 0

    def imagine(self, s: S, seat: i64, rng: Rng) -> S:
        """A position that the seat cannot tell from the true one: what is hidden is dealt anew."""
        raise NotImplementedError

    def evaluation_terms(self, s: S, seat: i64) -> vec[float]:
        """What `evaluate` adds up, in the order of `term_names`; once the game is over, points alone."""
        return vec[float]([float(self.scores(s)[seat])])

    def evaluate(self, s: S, seat: i64) -> float:
        """The points that a seat is expected to have at the end, by the heuristic or by an evaluator."""
        if self.evaluator is not None:
            return self.evaluator.evaluate(self, s, seat)  # type: ignore[arg-type]
        points = 0.0
        for term in self.evaluation_terms(s, seat):
            points += term
        return points

    def set_weights(self, weights: vec[float]) -> None:
        """Evaluate by other weights: for those who fit them."""
        self.weights = weights

    # flow and hooks

    def enter(self, s: S, phase: i64, seat: i64) -> None:
        """Queue the steps of a phase."""
        for step in reversed(self.flow[phase]):
            s.push(step, AUTO, seat)

    def react(self, s: S, trigger: i64, seat: i64, a: i64 = 0) -> None:
        if self.react_bits >> trigger & 1:
            for m in self.react_hooks[trigger]:
                m.react(s, trigger, seat, a)

    def amount(self, s: S, what: i64, seat: i64, n: i64, a: i64 = 0) -> i64:
        if self.amount_bits >> what & 1:
            for m in self.amount_hooks[what]:
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
        if not self.has_hooks[d.step]:
            return xs
        for m in self.offer_hooks[d.step]:
            for x in m.offer(s, d):
                xs = append(xs, x)
        if len(self.forbid_hooks[d.step]) > 0:
            kept = vec[i64]()
            for x in xs:
                if not self.is_forbidden(s, d, x):
                    kept = append(kept, x)
            xs = kept
        return ascending(xs)

    def is_forbidden(self, s: S, d: Decision, x: i64) -> bool:
        for m in self.forbid_hooks[d.step]:
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
        taker = self.take_hooks[x & 0xFF]
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
            rng.set_purpose(step.purpose(s, d))
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
        if not self.has_hooks[d.step]:
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
        tied = [seat for seat in range(self.seats) if totals[seat] == best]
        tiebreaks = [self.tiebreak(s, seat) for seat in tied]
        top = max(tiebreaks)
        sides = [self.side[seat] for seat, tiebreak in zip(tied, tiebreaks, strict=True) if tiebreak == top]
        return [seat for seat in range(self.seats) if self.side[seat] in sides]

    def utility(self, s: S) -> list[float]:
        """One point shared by the winning sides, for each seat its side's share."""
        winners = self.winners(s)
        sides = len({self.side[seat] for seat in winners})
        return [1.0 / sides if seat in winners else 0.0 for seat in range(self.seats)]

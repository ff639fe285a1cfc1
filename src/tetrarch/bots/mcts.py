"""Tree search over imagined positions.

Every iteration imagines what the seat cannot know, walks down a tree whose branches are actions (chance is
drawn anew each time), adds one node, finishes the action and lets the game's rule of thumb judge.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.bots.base import Bot, Budget
from tetrarch.bots.greedy import lead
from tetrarch.core.kernel import CHANCE, Game, State
from tetrarch.core.observe import Observation
from tetrarch.core.rng import Rng

LOOK: Final = 32  # iterations between two looks at whether more of them can change the choice


class Node:
    """A point in the tree: who chooses there, and what each choice has brought so far."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.actions: vec[i64] = vec[i64]()
        self.prior: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.value: vec[float] = vec[float]()
        self.offered: vec[i64] = vec[i64]()  # how often the action was there to choose
        self.below: list[Node | None] = []
        self.count: i64 = 0
        self.total: float = 0.0  # of all that its actions have brought

    def slot(self, x: i64) -> i64:
        """Where an action stands, or -1."""
        for i in range(i64(len(self.actions))):
            if self.actions[i] == x:
                return i
        return -1

    def add(self, x: i64, prior: float) -> None:
        self.actions = append(self.actions, x)
        self.prior = append(self.prior, prior)
        self.visits = append(self.visits, i64(0))
        self.value = append(self.value, 0.0)
        self.offered = append(self.offered, i64(0))
        self.below.append(None)


class Settings:
    """What the search is tuned by, besides what the game says of its own rule of thumb."""

    def __init__(
        self, explore: float = 1.2, heat: float = 2.0, uniform: float = 0.2, win: float = 0.8
    ) -> None:
        self.explore: float = explore  # weight of what has not been tried against what has gone well
        self.heat: float = heat  # how fast the prior falls with the points an action looks worse
        self.uniform: float = uniform  # share of the prior that all actions have alike
        self.win: float = win  # weight of winning against winning by much, once the game is over


def chance_of(points: float, margin: float) -> float:
    """A share of the win from a lead in points."""
    x = points / margin
    return 0.0 if x < -30.0 else 1.0 if x > 30.0 else 1.0 / (1.0 + exp(-x))


class Search:
    """One decision's search."""

    def __init__(self, game: Game[State], rng: Rng, settings: Settings) -> None:
        self.game: Game[State] = game
        self.rng: Rng = rng
        self.set: Settings = settings

    def rewards(self, s: State) -> list[float]:
        """For each seat, what a position is worth between 0 and 1."""
        game = self.game
        if not game.over(s):
            return [chance_of(lead(game, s, seat), game.margin) for seat in range(game.seats)]
        won = game.utility(s)
        share = self.set.win
        return [
            share * won[seat] + (1.0 - share) * chance_of(lead(game, s, seat), game.margin)
            for seat in range(game.seats)
        ]

    def weigh(self, node: Node, s: State, xs: vec[i64]) -> None:
        """Give a node its actions, those that look good at once with the higher prior."""
        game = self.game
        n: i64 = len(xs)
        worth = vec[float]([0.0] * n)
        best = -1e9
        for i in range(n):
            t = s.clone()
            game.apply(t, xs[i])
            self.finish(t, node.seat)
            worth[i] = game.evaluate(t, node.seat)
            best = max(best, worth[i])
        total = 0.0
        for i in range(n):
            worth[i] = exp((worth[i] - best) / self.set.heat)
            total += worth[i]
        for i in range(n):
            share = self.set.uniform / float(n) + (1.0 - self.set.uniform) * worth[i] / total
            node.add(xs[i], share)

    def pick(self, node: Node, s: State, xs: vec[i64]) -> i64:
        """The slot to follow: what has gone well, or looks good and was seldom tried."""
        best = -1e9
        chosen: i64 = 0
        untried = node.total / float(node.count) if node.count > 0 else 0.5
        for x in xs:
            i = node.slot(x)
            if i < 0:
                node.add(x, 1.0 / float(len(xs)))
                i = i64(len(node.actions)) - 1
            node.offered[i] += 1
            tries = float(node.visits[i])
            mean = node.value[i] / tries if tries > 0.0 else untried
            bound = mean + self.set.explore * node.prior[i] * sqrt(float(node.offered[i])) / (1.0 + tries)
            if bound > best:
                best = bound
                chosen = i
        return chosen

    def iterate(self, root: Node, s: State) -> None:
        """Walk down, grow, judge, and carry the result back up."""
        game = self.game
        node = root
        path: list[Node] = []
        slots = vec[i64]()
        while True:
            xs = game.legal(s)
            if len(node.actions) == 0:
                self.weigh(node, s, xs)
            i = self.pick(node, s, xs)
            path.append(node)
            slots = append(slots, i)
            game.apply(s, node.actions[i])
            game.advance(s, self.rng)
            if game.over(s):
                break
            following = node.below[i]
            if following is None or following.seat != game.asked(s):
                node.below[i] = Node(game.asked(s))
                break
            node = following
        if not game.over(s):
            self.finish(s, game.asked(s))
        rewards = self.rewards(s)
        for k in range(i64(len(path))):
            node = path[k]
            node.count += 1
            node.total += rewards[node.seat]
            node.visits[slots[k]] += 1
            node.value[slots[k]] += rewards[node.seat]

    def finish(self, s: State, seat: i64) -> None:
        """Answer questions that only finish an action as the rule of thumb likes best."""
        game = self.game
        while game.asked(s) == seat and game.steps[s.stack[-1].step].part:
            best = -1e9
            chosen: i64 = -1
            for x in game.legal(s):
                t = s.clone()
                game.apply(t, x)
                worth = game.evaluate(t, seat)
                if worth > best:
                    best = worth
                    chosen = x
            game.apply(s, chosen)


class MctsBot(Bot):
    """Searches as long as its budget lasts, or until nothing can change; takes what was tried most."""

    def __init__(self, seed: i64 = 0, settings: Settings | None = None) -> None:
        super().__init__(seed)
        self.settings: Settings = Settings() if settings is None else settings
        self.root: Node = Node(CHANCE)  # of the last search, for those who explain it

    def choose(self, observation: Observation, budget: Budget) -> i64:
        game = observation.game
        self.root = Node(observation.seat)
        xs = game.legal(observation.state)
        if len(xs) == 1:
            return xs[0]
        search = Search(game, self.rng, self.settings)
        done: i64 = 0
        while budget.more(done):
            search.iterate(self.root, observation.imagine(self.rng))
            done += 1
            if done % LOOK == 0 and self.lead() > budget.left(done):
                break
        best: i64 = 0
        for i in range(i64(len(self.root.actions))):
            if self.root.visits[i] > self.root.visits[best]:
                best = i
        return self.root.actions[best] if done > 0 else xs[0]

    def lead(self) -> i64:
        """How many more tries the first choice has than the second."""
        first: i64 = 0
        second: i64 = 0
        for n in self.root.visits:
            if n > first:
                second = first
                first = n
            elif n > second:
                second = n
        return first - second

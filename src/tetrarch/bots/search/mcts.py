"""Tree search over imagined positions.

Every iteration imagines what the seat cannot know, walks down a tree whose branches are actions (chance is
drawn anew each time), adds one node, plays the turn out by the heuristic and evaluates what it reached.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.bots.search.bot import Bot, Budget
from tetrarch.bots.search.profiles import TODAY, Profiles
from tetrarch.core.engine.bot_profile import BotProfile
from tetrarch.core.engine.kernel import CHANCE, Game, State
from tetrarch.core.engine.observation import Observation
from tetrarch.core.engine.rng import Rng

CHECK_EVERY: Final = 32  # iterations between two looks at whether more are likely to change the choice
KEY_BITS: Final[i64] = 28  # of a branch key: its product with the prime fits into an i64
KEY_MASK: Final[i64] = 0xFFFFFFF
FNV_PRIME: Final[i64] = 0x1000193  # of the 32-bit FNV hash
TRUSTING_EXPLORATION: Final = 0.1  # for exploring, where results are trusted
FAVOURITE_SHARE: Final = 0.3  # the share of the favourite's tries from which on they are
UNLIMITED: Final = 1 << 20  # more answers than any question has
EMPTY: Final = vec[i64]()


class Node:
    """A point in the tree: who chooses there between what, and what each choice has brought so far."""

    def __init__(self, seat: i64, actions: vec[i64]) -> None:
        self.seat: i64 = seat
        self.actions: vec[i64] = actions
        self.prior: vec[float] = vec[float]()  # weighed when the node is passed for the first time
        self.visits: vec[i64] = vec[i64]()
        self.value: vec[float] = vec[float]()
        self.below: dict[int, Node] = {}  # by action and by the answers that are legal after it
        self.count: i64 = 0
        self.total: float = 0.0  # of all that its actions have brought


class Settings:
    """What the search is tuned by, besides what the game says of its own heuristic."""

    def __init__(
        self,
        explore: float = 0.3,
        heat: float = 2.0,
        uniform: float = 0.2,
        win_weight: float = 0.8,
        rollout_decisions: i64 = 8,
        answers_tried: i64 = 6,
        deep: bool = False,
        profiles: Profiles = TODAY,
    ) -> None:
        self.explore: float = explore  # weight of what has not been tried against what has gone well
        self.heat: float = heat  # how fast the prior falls with the points an action looks worse
        self.uniform: float = uniform  # share of the prior that all actions have alike
        self.win_weight: float = win_weight  # of winning against winning by much, once the game is over
        self.rollout_decisions: i64 = rollout_decisions  # of a turn, played out before the evaluation
        self.answers_tried: i64 = answers_tried  # below the root, to a question that finishes an action
        self.deep: bool = deep  # for long thinking: plays out as much more as suits the game (`horizon`)
        self.profiles: Profiles = profiles  # what is known of each game

    def trusts(self, profile: BotProfile) -> bool:
        """Whether results count soon: in long searches, where chance does not scatter them too much."""
        return self.deep and not profile.noisy


def chance_of(points: float, margin: float) -> float:
    """A share of the win from a lead in points."""
    x = points / margin
    return 0.0 if x < -30.0 else 1.0 if x > 30.0 else 1.0 / (1.0 + exp(-x))


def branch_key(key: i64, xs: vec[i64]) -> i64:
    """A number for a branch and the answers that are legal after it."""
    for x in xs:
        key = ((key ^ (x & KEY_MASK) ^ (x >> KEY_BITS)) * FNV_PRIME) & KEY_MASK
    return key


def same_actions(xs: vec[i64], ys: vec[i64]) -> bool:
    """Whether two lists hold the same actions."""
    n: i64 = len(xs)
    if n != len(ys):
        return False
    for i in range(n):
        if xs[i] != ys[i]:
            return False
    return True


class Search:
    """One decision's search."""

    def __init__(self, game: Game[State], rng: Rng, settings: Settings) -> None:
        self.game: Game[State] = game
        self.rng: Rng = rng
        self.settings: Settings = settings
        self.profile: BotProfile = settings.profiles.of(game)
        self.explore: float = TRUSTING_EXPLORATION if settings.trusts(self.profile) else settings.explore
        self.start: vec[float] = vec[float]([0.0] * game.seats)  # the leads that gains are reckoned from
        self.viewer: i64 = 0  # the seat that thinks

    def begin(self, s: State) -> None:
        """Reckon gains from a position: far ahead or far behind, a point must still tell."""
        self.viewer = max(0, self.game.asked(s))
        self.start = self.settings.profiles.leads(self.game, s, self.viewer)

    def rewards(self, s: State) -> vec[float]:
        """The value of a position to each seat, from 0 to 1; the search began at 0.5."""
        game = self.game
        out = self.settings.profiles.leads(game, s, self.viewer)
        for seat in range(game.seats):
            out[seat] = chance_of(out[seat] - self.start[seat], self.profile.margin)
        if game.over(s):
            won = game.utility(s)
            share = self.settings.win_weight
            for seat in range(game.seats):
                out[seat] = share * won[seat] + (1.0 - share) * out[seat]
        return out

    def weigh(self, node: Node, s: State, most: i64) -> None:
        """Give actions that look good at once the higher prior."""
        n: i64 = len(node.actions)
        prior = vec[float]([0.0] * n)
        best = -1e9
        for i in range(n):
            prior[i] = self.look(s, node.actions[i], node.seat, most)
            best = max(best, prior[i])
        total = 0.0
        for i in range(n):
            prior[i] = exp((prior[i] - best) / self.settings.heat)
            total += prior[i]
        for i in range(n):
            prior[i] = self.settings.uniform / float(n) + (1.0 - self.settings.uniform) * prior[i] / total
        node.prior = prior
        node.visits = vec[i64]([0] * n)
        node.value = vec[float]([0.0] * n)

    def pick(self, node: Node) -> i64:
        """The action to follow: what has gone well, or looks good and was seldom tried."""
        best = -1e9
        chosen: i64 = 0
        untried = node.total / float(node.count) if node.count > 0 else 0.5
        exploration = self.explore * sqrt(float(node.count) + 1.0)
        for i in range(i64(len(node.actions))):
            tries = float(node.visits[i])
            mean = node.value[i] / tries if tries > 0.0 else untried
            bound = mean + exploration * node.prior[i] / (1.0 + tries)
            if bound > best:
                best = bound
                chosen = i
        return chosen

    def iterate(self, root: Node, s: State) -> None:
        """Walk down the tree, add a node, evaluate, and carry the result back up."""
        game = self.game
        node = root
        path: list[Node] = []
        taken = vec[i64]()
        while True:
            if len(node.prior) == 0:
                self.weigh(node, s, UNLIMITED if node is root else self.settings.answers_tried)
            i = self.pick(node)
            path.append(node)
            taken = append(taken, i)
            game.apply(s, node.actions[i])
            game.advance(s, self.rng)
            if game.over(s):
                break
            xs = game.legal(s)
            key = branch_key(i << 4 | game.asked(s), xs)
            following = node.below.get(key)
            if following is None:
                node.below[key] = Node(game.asked(s), xs)
                break
            if not same_actions(following.actions, xs):
                break  # two lists with one number: no node for the later one
            node = following
        self.play_on(s)
        rewards = self.rewards(s)
        for k in range(i64(len(path))):
            node = path[k]
            node.count += 1
            node.total += rewards[node.seat]
            node.visits[taken[k]] += 1
            node.value[taken[k]] += rewards[node.seat]

    def play_on(self, s: State) -> None:
        """Play the turn out, or that in which the horizon lies: half a turn is never evaluated."""
        self.play_turn(s)
        if self.settings.deep and self.profile.horizon > 0:
            game = self.game
            left = self.profile.horizon
            while left > 0 and not game.over(s):
                game.apply(s, self.likely_answer(s, game.asked(s)))
                game.advance(s, self.rng)
                left -= 1
            self.play_turn(s)

    def play_turn(self, s: State) -> None:
        """Play a seat's turn out, for so many decisions at most."""
        game = self.game
        seat = game.asked(s)
        left = self.settings.rollout_decisions
        if seat >= 0:
            self.finish(s, seat, self.settings.answers_tried)
        while left > 0 and seat >= 0 and game.asked(s) == seat:
            game.apply(s, self.likely_answer(s, seat))
            game.advance(s, self.rng)
            left -= 1

    def likely_answer(self, s: State, seat: i64) -> i64:
        """The best answer by the heuristic."""
        game = self.game
        xs = game.legal(s)
        chosen = xs[0]
        best = -1e9
        for i in range(i64(len(xs)) if len(xs) > 1 else 0):
            value = self.look(s, xs[i], seat, self.settings.answers_tried)
            if value > best:
                best = value
                chosen = xs[i]
        return chosen

    def look(self, s: State, x: i64, seat: i64, most: i64) -> float:
        """How good an action looks to a seat right after it."""
        t = s.clone()
        self.game.apply(t, x)
        self.finish(t, seat, most)
        return self.game.evaluate(t, seat)

    def finish(self, s: State, seat: i64, most: i64 = UNLIMITED) -> None:
        """Answer questions that only finish an action as the heuristic likes best, of so many answers."""
        game = self.game
        while game.asked(s) == seat and game.steps[s.stack[-1].step].finishes_action:
            best = -1e9
            chosen: i64 = -1
            for x in self.spread_evenly(game.legal(s), most):
                t = s.clone()
                game.apply(t, x)
                value = game.evaluate(t, seat)
                if value > best:
                    best = value
                    chosen = x
            game.apply(s, chosen)

    def spread_evenly(self, xs: vec[i64], most: i64) -> vec[i64]:
        """So many of the answers, spread evenly over the list."""
        n: i64 = len(xs)
        if n <= most:
            return xs
        out = xs[:most]
        first = self.rng.below(n)
        for k in range(most):
            out[k] = xs[(first + k * n // most) % n]
        return out


class MctsBot(Bot):
    """Searches as long as its budget lasts, or until a change is unlikely; takes what was tried most."""

    def __init__(self, seed: i64 = 0, settings: Settings | None = None) -> None:
        super().__init__(seed)
        self.settings: Settings = Settings() if settings is None else settings
        self.root: Node = Node(CHANCE, EMPTY)  # of the last search, for those who explain it
        self.ahead: float = 0.0  # the lead that its gains are reckoned from

    def choose(self, observation: Observation, budget: Budget) -> i64:
        game = observation.game
        xs = game.legal(observation.state)
        self.root = Node(observation.seat, xs)
        if len(xs) == 1:
            return xs[0]
        search = Search(game, self.rng, self.settings)
        search.begin(observation.state)
        self.ahead = search.start[observation.seat]
        done: i64 = 0
        while budget.more(done):
            search.iterate(self.root, observation.imagine(self.rng))
            done += 1
            if done % CHECK_EVERY == 0 and self.lead() * 2 > budget.left(done):
                break  # the second choice would need three of four iterations that are left
        return xs[
            self.best(FAVOURITE_SHARE if self.settings.trusts(self.settings.profiles.of(game)) else 1.0)
        ]

    def best(self, often: float) -> i64:
        """What has gone best of all that was tried nearly so often as the favourite: at least this share."""
        root = self.root
        most: i64 = 0
        for n in root.visits:
            most = max(most, n)
        least = max(1.0, often * float(most))
        best = -1e9
        chosen: i64 = 0
        for i in range(i64(len(root.visits))):
            tries = float(root.visits[i])
            if tries >= least and root.value[i] / tries > best:
                best = root.value[i] / tries
                chosen = i
        return chosen

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

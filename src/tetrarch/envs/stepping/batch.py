"""Many games side by side, stepped by one call: the inner loop of `tetrarch.envs.vector`."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from tetrarch.bots.search.bot import Bot, Budget
from tetrarch.core.engine.features import Page
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng
from tetrarch.envs.stepping.env_game import EnvGame, EnvRules
from tetrarch.envs.stepping.results import results


class Batch:
    """Games in rows. The buffers are written in place; a row whose game is over begins the next at once."""

    def __init__(self, rules: EnvRules, rows: i64, size: i64, reward_kind: i64) -> None:
        self.rules: EnvRules = rules
        self.rows: i64 = rows
        self.seats: i64 = rules.game.seats
        self.reward_kind: i64 = reward_kind  # what rewards go by
        self.games_in_rows: list[EnvGame] = []
        self.streams: list[Rng] = []  # the chance of each row
        self.sample_rng: Rng = Rng(0)  # for `sample`
        self.bots: list[Bot | None] = [None for _ in range(self.seats)]
        self.budgets: list[Budget] = [Budget() for _ in range(self.seats)]
        self.observations: Page = Page(rows, size)
        self.masks: Page = Page(rows, rules.encoder.size)
        self.turn: vec[i64] = vec[i64]([0] * rows)  # the seat that is asked
        self.rewards: vec[float] = vec[float]([0.0] * (rows * self.seats))
        self.done: vec[u8] = vec[u8]([0] * rows)
        self.samples: vec[i64] = vec[i64]([0] * rows)
        self.steps: i64 = 0
        self.games: i64 = 0  # that have ended

    def seat_bot(self, seat: i64, bot: Bot, budget: Budget) -> None:
        """A bot answers for a seat from now on."""
        self.bots[seat] = bot
        self.budgets[seat] = budget

    def reset(self, seed: i64) -> None:
        """New games in all rows."""
        source = Rng(seed)
        self.sample_rng = source.fork()
        self.streams = [source.fork() for _ in range(self.rows)]
        self.games_in_rows = [self.begin(self.streams[row]) for row in range(self.rows)]
        for row in range(self.rows):
            self.clear_result(row)
            self.write_row(row)

    def begin(self, rng: Rng) -> EnvGame:
        """A new game, brought to the first question that no bot answers."""
        while True:
            env_game = EnvGame(self.rules, self.rules.game.start())
            env_game.advance(rng)
            self.let_bots_answer(env_game, rng)
            if len(env_game.state.stack) > 0:
                return env_game

    def let_bots_answer(self, env_game: EnvGame, rng: Rng) -> None:
        """Let bots answer, and chance, up to a question for the caller."""
        game = self.rules.game
        while len(env_game.state.stack) > 0:
            seat = game.asked(env_game.state)
            bot = self.bots[seat]
            if bot is None:
                return
            game.apply(
                env_game.state, bot.choose(observe(game, env_game.state, seat, rng), self.budgets[seat])
            )
            env_game.advance(rng)

    def clear_result(self, row: i64) -> None:
        """Take back what was told of a game that is over."""
        self.done[row] = u8(0)
        for i in range(row * self.seats, row * self.seats + self.seats):
            self.rewards[i] = 0.0

    def write_row(self, row: i64) -> None:
        env_game = self.games_in_rows[row]
        seat = self.rules.game.asked(env_game.state)
        self.turn[row] = seat
        env_game.observe(seat, self.observations, row)
        env_game.write_mask(self.masks, row)

    def step(self, numbers: list[int]) -> i64:
        """Choose a number in every row. Where one is no choice nothing is done, and its row told; else -1."""
        for row in range(self.rows):
            number = i64(numbers[row])
            if not 0 <= number < self.masks.size or self.masks.cells[row * self.masks.size + number] == 0:
                return row
        for row in range(self.rows):
            self.play(row, i64(numbers[row]))
        self.steps += self.rows
        return -1

    def play(self, row: i64, number: i64) -> None:
        if self.done[row] != 0:
            self.clear_result(row)
        env_game = self.games_in_rows[row]
        if env_game.choose(number):
            rng = self.streams[row]
            env_game.advance(rng)
            self.let_bots_answer(env_game, rng)
            if len(env_game.state.stack) == 0:
                self.finish(row, env_game)
        self.write_row(row)

    def finish(self, row: i64, env_game: EnvGame) -> None:
        """Pay out, and begin the next game."""
        rewards = results(self.rules.game, env_game.state, self.reward_kind)
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = rewards[seat]
        self.done[row] = u8(1)
        self.games += 1
        self.games_in_rows[row] = self.begin(self.streams[row])

    def sample(self) -> None:
        """Pick a legal action in every row, each as likely as the next, and tell its number."""
        for row in range(self.rows):
            env_game = self.games_in_rows[row]
            x = env_game.open[self.sample_rng.below(len(env_game.open))]
            self.samples[row] = env_game.next_number(x)

"""Many games side by side, stepped by one call: the inner loop of `tetrarch.envs.vector`."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from tetrarch.bots.base import Bot, Budget
from tetrarch.core.features import Page
from tetrarch.core.observe import observe
from tetrarch.core.rng import Rng
from tetrarch.envs.results import results
from tetrarch.envs.table import Rules, Table


class Batch:
    """Games in rows. The buffers are written in place; a row whose game is over begins the next at once."""

    def __init__(self, rules: Rules, rows: i64, size: i64, how: i64) -> None:
        self.rules: Rules = rules
        self.rows: i64 = rows
        self.seats: i64 = rules.game.seats
        self.how: i64 = how  # what rewards go by
        self.tables: list[Table] = []
        self.streams: list[Rng] = []  # the chance of each row
        self.picks: Rng = Rng(0)  # for `sample`
        self.bots: list[Bot | None] = [None for _ in range(self.seats)]
        self.budgets: list[Budget] = [Budget() for _ in range(self.seats)]
        self.observations: Page = Page(rows, size)
        self.masks: Page = Page(rows, rules.coder.size)
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
        self.picks = source.fork()
        self.streams = [source.fork() for _ in range(self.rows)]
        self.tables = [self.begin(self.streams[row]) for row in range(self.rows)]
        for row in range(self.rows):
            self.forget(row)
            self.show(row)

    def begin(self, rng: Rng) -> Table:
        """A new game, brought to the first question that no bot answers."""
        while True:
            table = Table(self.rules, self.rules.game.start())
            table.advance(rng)
            self.answer(table, rng)
            if len(table.state.stack) > 0:
                return table

    def answer(self, table: Table, rng: Rng) -> None:
        """Let bots answer, and chance, up to a question for the caller."""
        game = self.rules.game
        while len(table.state.stack) > 0:
            seat = game.asked(table.state)
            bot = self.bots[seat]
            if bot is None:
                return
            game.apply(table.state, bot.choose(observe(game, table.state, seat, rng), self.budgets[seat]))
            table.advance(rng)

    def forget(self, row: i64) -> None:
        """Take back what was told of a game that is over."""
        self.done[row] = u8(0)
        for i in range(row * self.seats, row * self.seats + self.seats):
            self.rewards[i] = 0.0

    def show(self, row: i64) -> None:
        table = self.tables[row]
        seat = self.rules.game.asked(table.state)
        self.turn[row] = seat
        table.observe(seat, self.observations, row)
        table.mark(self.masks, row)

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
            self.forget(row)
        table = self.tables[row]
        if table.choose(number):
            rng = self.streams[row]
            table.advance(rng)
            self.answer(table, rng)
            if len(table.state.stack) == 0:
                self.finish(row, table)
        self.show(row)

    def finish(self, row: i64, table: Table) -> None:
        """Pay out, and begin the next game."""
        worth = results(self.rules.game, table.state, self.how)
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = worth[seat]
        self.done[row] = u8(1)
        self.games += 1
        self.tables[row] = self.begin(self.streams[row])

    def sample(self) -> None:
        """Pick a legal action in every row, each as likely as the next, and tell its number."""
        for row in range(self.rows):
            table = self.tables[row]
            x = table.open[self.picks.below(len(table.open))]
            self.samples[row] = table.toward(x)

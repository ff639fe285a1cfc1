"""One game as environments play it: a position, who is asked, a choice that may be incomplete."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest
from tetrarch.core.engine.features import Features, Page, seats_after
from tetrarch.core.engine.kernel import AUTO, CHANCE, Game, State
from tetrarch.core.engine.rng import Rng
from tetrarch.envs.stepping.action_encoder import ActionEncoder

AS_NUMBER: Final = 0
AS_ONE_OF: Final = 1
AS_MEMBERS: Final = 2
OPERANDS: Final = 3


class Questions:
    """How questions are written in numbers: which one it is, and what it carries."""

    def __init__(self, steps: i64) -> None:
        self.steps: i64 = steps
        self.size: i64 = 0  # cells for what questions carry
        self.start: vec[i64] = vec[i64]([0] * (steps * OPERANDS))
        self.how: vec[i64] = vec[i64]([-1] * (steps * OPERANDS))
        self.width: vec[i64] = vec[i64]([0] * (steps * OPERANDS))

    def add(self, step: i64, operand: i64, how: i64, width: i64) -> None:
        at = step * OPERANDS + operand
        self.start[at], self.how[at], self.width[at] = self.size, how, width
        self.size += 1 if how == AS_NUMBER else width

    def write(self, s: State, page: Page) -> None:
        first = page.at
        if len(s.stack) > 0:
            d = s.stack[-1]
            self.write_operand(page, first, d.step * OPERANDS, d.a)
            self.write_operand(page, first, d.step * OPERANDS + 1, d.b)
            self.write_operand(page, first, d.step * OPERANDS + 2, d.c)
        page.step(self.size, 1)

    def write_operand(self, page: Page, first: i64, at: i64, value: i64) -> None:
        cell = first + self.start[at]
        how = self.how[at]
        if how == AS_NUMBER and value > 0:
            page.put(cell, value)
        elif how == AS_ONE_OF and 0 <= value < self.width[at]:
            page.put(cell + value, 1)
        elif how == AS_MEMBERS:
            while value > 0:
                page.put(cell + lowest(value), 1)
                value &= value - 1


class EnvRules:
    """What all games under one set of options share."""

    def __init__(
        self, game: Game[State], encoder: ActionEncoder, questions: Questions, features: Features[State]
    ) -> None:
        self.game: Game[State] = game
        self.encoder: ActionEncoder = encoder
        self.questions: Questions = questions
        self.features: Features[State] = features

    def names(self) -> list[str]:
        """The fields of an observation, in their order."""
        asking = ["seat", "asked", "question", "carried", "begun"]
        return [*self.features.fixed_names(), *asking, *self.features.names()]


class EnvGame:
    """A position with the choices that are open in it; after a change of position `update_choices` is due."""

    def __init__(self, rules: EnvRules, state: State) -> None:
        self.rules: EnvRules = rules
        self.state: State = state
        self.open: vec[i64] = vec[i64]()  # legal actions that fit what is chosen so far
        self.chosen: i64 = 0  # the parts of an action that are chosen, and their bits
        self.mask: i64 = 0
        self.part: i64 = 0
        self.numbers: vec[i64] = vec[i64]()  # that have been chosen

    def clone(self) -> "EnvGame":
        t = EnvGame(self.rules, self.state.clone())
        t.open, t.numbers = self.open[:], self.numbers[:]
        t.chosen, t.mask, t.part = self.chosen, self.mask, self.part
        return t

    def asked(self) -> i64:
        return self.rules.game.asked(self.state)

    def update_choices(self) -> None:
        """List the legal actions; nothing is chosen yet."""
        self.chosen, self.mask, self.part = 0, 0, 0
        self.numbers = vec[i64]()
        seat = self.asked()
        self.open = vec[i64]() if seat == CHANCE or seat == AUTO else self.rules.game.legal(self.state)

    def allows(self, number: i64) -> bool:
        """Whether a number is a choice now."""
        encoder = self.rules.encoder
        for x in self.open:
            if encoder.number(x, self.part) == number:
                return True
        return False

    def choices(self) -> list[int]:
        """The numbers that are choices now, ascending."""
        encoder = self.rules.encoder
        return sorted({int(encoder.number(x, self.part)) for x in self.open})

    def choose(self, number: i64) -> bool:
        """Take a choice. True when an action is complete: it is then applied, and `update_choices` is due."""
        encoder = self.rules.encoder
        self.chosen |= encoder.bits[number]
        self.mask |= encoder.mask[number]
        self.numbers = append(self.numbers, number)
        self.part += 1
        fits: i64 = 0
        last: i64 = 0
        for x in self.open:
            if x & self.mask == self.chosen:
                fits += 1
                last = x
        assert fits > 0, "not a choice"
        if fits == 1:
            self.rules.game.apply(self.state, last)
            return True
        self.narrow()
        self.skip_settled_parts()
        return False

    def narrow(self) -> None:
        """Keep the actions that fit what is chosen."""
        kept = vec[i64]()
        for x in self.open:
            if x & self.mask == self.chosen:
                kept = append(kept, x)
        self.open = kept

    def skip_settled_parts(self) -> None:
        """Go past parts in which all actions agree: there is nothing to choose."""
        encoder = self.rules.encoder
        number = encoder.number(self.open[0], self.part)
        for x in self.open:
            if encoder.number(x, self.part) != number:
                return
        self.chosen |= encoder.bits[number]
        self.mask |= encoder.mask[number]
        self.part += 1
        self.skip_settled_parts()

    def next_number(self, x: i64) -> i64:
        """The number to choose next for a legal action."""
        return self.rules.encoder.number(x, self.part)

    def advance(self, rng: Rng) -> None:
        """Answer CHANCE up to the next question."""
        self.rules.game.advance(self.state, rng)
        self.update_choices()

    # in numbers

    def observe(self, seat: i64, page: Page, row: i64) -> None:
        """Write what a seat may know onto a row of a page."""
        rules = self.rules
        game = rules.game
        asked = self.asked()
        page.open(row)
        key = rules.features.key(self.state, seat)
        if page.keys[row] != key:
            page.begin(key)
            rules.features.write_fixed(self.state, seat, page)
            page.fix()
        page.field()
        page.one_of(seat, game.seats)
        page.field()
        page.one_of(game.seats if asked == CHANCE else seats_after(asked, seat, game.seats), game.seats + 1)
        page.field()
        if len(self.state.stack) > 0:
            page.put(page.at + self.state.stack[-1].step, 1)
        page.step(rules.questions.steps, 1)
        page.field()
        rules.questions.write(self.state, page)
        page.field()
        if asked == seat:
            for number in self.numbers:
                page.put(page.at + rules.encoder.begun[number], 1)
        page.step(rules.encoder.open, 1)
        rules.features.write(game, self.state, seat, page)
        page.close()

    def write_mask(self, page: Page, row: i64) -> None:
        """Write a 1 for each number that is a choice."""
        encoder = self.rules.encoder
        page.open(row)
        for x in self.open:
            number = page.first + encoder.number(x, self.part)
            if page.cells[number] == 0:
                page.put(number, 1)
        page.close()

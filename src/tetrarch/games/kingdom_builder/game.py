"""Kingdom Builder under one set of options."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.kernel import AUTO, CHANCE, Game
from tetrarch.core.rng import Rng
from tetrarch.games.kingdom_builder import heuristics
from tetrarch.games.kingdom_builder.ids import ASK_CARD, ASK_GUILD, ASK_QUADRANT, BEGIN
from tetrarch.games.kingdom_builder.imagine import imagine
from tetrarch.games.kingdom_builder.rules import Readings
from tetrarch.games.kingdom_builder.scoring import total
from tetrarch.games.kingdom_builder.state import KbState, fresh_state
from tetrarch.games.kingdom_builder.steps.cards import BeginTurn, DrawCard, NextTurn
from tetrarch.games.kingdom_builder.steps.setup import DrawGuild, LayQuadrant
from tetrarch.games.kingdom_builder.steps.tiles import Land, Lift, PlaceByTile
from tetrarch.games.kingdom_builder.steps.turn import BuildOn, TakeTurn
from tetrarch.games.kingdom_builder.tables import board_of


class KingdomBuilder(Game[KbState]):
    """The rules, with the quadrants and guilds that were chosen; empty lists leave them to chance."""

    def __init__(self, seats: i64, readings: Readings, plan: list[int], guilds: list[int]) -> None:
        super().__init__(
            seats,
            [
                LayQuadrant(readings, 9),
                DrawGuild(readings, 12),
                DrawCard(readings, 25),
                TakeTurn(readings, 19),
                BuildOn(readings, 20),
                PlaceByTile(readings, 49, True),
                Lift(readings, 67, True),
                Land(readings, 49, True),
                BeginTurn(readings, 18),
                NextTurn(readings, 17),
            ],
            [],
            [],
        )
        self.parts = heuristics.PARTS
        self.weights = heuristics.WEIGHTS
        self.margin = 12.0
        self.chancy = True
        self.readings: Readings = readings
        self.plan: list[int] = plan
        self.guilds: list[int] = guilds

    def begin(self) -> KbState:
        s = fresh_state(self.seats)
        s.active = -1  # nobody's card lies open while cards are dealt [KB-15]
        first = self.readings.first
        s.push(BEGIN, AUTO, first)
        for k in range(self.seats - 1, -1, -1):
            s.push(ASK_CARD, AUTO, (first + k) % self.seats)
        if self.guilds:
            s.guild = vec[i64]([i64(guild) for guild in self.guilds])
        else:
            for _ in range(3):
                s.push(ASK_GUILD, CHANCE)
        if self.plan:
            s.lay(board_of(vec[i64]([i64(code) for code in self.plan])))
        else:
            for place in range(3, -1, -1):
                s.push(ASK_QUADRANT, CHANCE, place)
        return s

    def scores(self, s: KbState) -> list[int]:
        if self.over(s):
            return [int(n) for n in s.gold]
        return [int(total(s, seat, self.readings)) for seat in range(self.seats)]

    def banked(self, s: KbState) -> list[int]:
        return [int(n) for n in s.gold]

    def imagine(self, s: KbState, seat: i64, rng: Rng) -> KbState:
        return imagine(s, seat, rng)

    def worths(self, s: KbState, seat: i64) -> vec[float]:
        if self.over(s):
            return vec[float]([float(s.gold[seat])])
        return heuristics.worths(self.weights, s, seat, self.readings)

"""Kingdom Builder under one set of options."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import AUTO, CHANCE, Game
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingdom_builder.evaluation import heuristic
from tetrarch.games.kingdom_builder.evaluation.imagine import imagine
from tetrarch.games.kingdom_builder.rules.ids import (
    ASK_CARD,
    ASK_GUILD,
    ASK_QUADRANT,
    BEGIN,
    PLACES,
    SECRETLY,
)
from tetrarch.games.kingdom_builder.rules.pieces import GUILD_CARDS
from tetrarch.games.kingdom_builder.rules.scoring import total
from tetrarch.games.kingdom_builder.rules.state import KbState, fresh_state
from tetrarch.games.kingdom_builder.rules.steps.cards import BeginTurn, DrawCard, NextTurn
from tetrarch.games.kingdom_builder.rules.steps.setup import DrawGuild, LayQuadrant
from tetrarch.games.kingdom_builder.rules.steps.tiles import Land, Lift, PlaceByTile
from tetrarch.games.kingdom_builder.rules.steps.turn import BuildOn, TakeTurn
from tetrarch.games.kingdom_builder.rules.tables import board_of
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants


class KingdomBuilder(Game[KbState]):
    """The rules, with the quadrants and guilds that were chosen; empty lists leave them to chance."""

    def __init__(self, seats: i64, variants: RuleVariants, plan: list[int], guilds: list[int]) -> None:
        super().__init__(
            seats,
            [
                LayQuadrant(variants, 9),
                DrawGuild(variants, 12),
                DrawCard(variants, 25),
                TakeTurn(variants, 19),
                BuildOn(variants, 20),
                PlaceByTile(variants, 49, finishes_action=True),
                Lift(variants, 67, finishes_action=True),
                Land(variants, 49, finishes_action=True),
                BeginTurn(variants, 18),
                NextTurn(variants, 17),
            ],
            [],
            [],
        )
        self.term_names = heuristic.TERM_NAMES
        self.weights = heuristic.WEIGHTS
        self.variants: RuleVariants = variants
        self.plan: list[int] = plan
        self.guilds: list[int] = guilds

    def begin(self) -> KbState:
        s = fresh_state(self.seats)
        s.active = -1  # nobody's card lies open while cards are dealt [KB-15]
        first = self.variants.first
        s.push(BEGIN, AUTO, first)
        for k in range(self.seats - 1, -1, -1):
            s.push(ASK_CARD, AUTO, (first + k) % self.seats, SECRETLY)
        if self.guilds:
            s.guild = vec[i64]([i64(guild) for guild in self.guilds])
        else:
            for _ in range(GUILD_CARDS):
                s.push(ASK_GUILD, CHANCE)
        if self.plan:
            s.lay(board_of(vec[i64]([i64(code) for code in self.plan])))
        else:
            for place in range(PLACES - 1, -1, -1):
                s.push(ASK_QUADRANT, CHANCE, place)
        return s

    def scores(self, s: KbState) -> list[int]:
        if self.over(s):
            return [int(n) for n in s.gold]
        return [int(total(s, seat, self.variants)) for seat in range(self.seats)]

    def points_so_far(self, s: KbState) -> list[int]:
        return [int(n) for n in s.gold]

    def imagine(self, s: KbState, seat: i64, rng: Rng) -> KbState:
        return imagine(s, seat, rng)

    def evaluation_terms(self, s: KbState, seat: i64) -> vec[float]:
        if self.over(s):
            return vec[float]([float(s.gold[seat])])
        return heuristic.evaluation_terms(self.weights, s, seat, self.variants)

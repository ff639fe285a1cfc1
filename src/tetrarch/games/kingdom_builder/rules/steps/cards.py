"""Terrain cards: drawing, playing, discarding, and the end of a turn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingdom_builder.rules.ids import (
    ASK_CARD,
    ASK_TURN,
    BEGIN,
    CHANCE_CARD,
    EVENT_DREW,
    EVENT_ENDED,
    EVENT_PLAYED,
    EVENT_SAW,
    EVENT_SHUFFLED,
    FRESH,
    GONE,
    LOST,
    NEXT,
    NO_CARD,
    OPENLY,
    READY,
    SECRETLY,
    SPOTS,
    TERRAINS,
    USED,
)
from tetrarch.games.kingdom_builder.rules.pieces import BUILDS
from tetrarch.games.kingdom_builder.rules.scoring import pay_out
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.step import KbStep


def reshuffle(s: KbState) -> None:
    """The discards become the new draw pile [KB-26]."""
    any_card = False
    for t in range(i64(TERRAINS)):
        any_card = any_card or s.discard[t] > 0
        s.deck[t] += s.discard[t]
        s.discard[t] = 0
    if any_card:
        s.shuffles += 1
        s.emit(EVENT_SHUFFLED, 0)


def discard(s: KbState, seat: i64) -> None:
    """The played card is laid off; an empty pile takes it in at once [KB-25, KB-27]."""
    card = s.hand[seat]
    if card != NO_CARD:
        s.hand[seat] = NO_CARD
        s.discard[card] += 1
        if s.cards_left() == 0:
            reshuffle(s)


class DrawCard(KbStep):
    """Which card does seat `d.a` draw: into the hand, or for all to see (`d.b`) [KB-15, KB-28]?"""

    def open(self, s: KbState, d: Decision) -> None:
        if s.cards_left() > 0:
            s.push(ASK_CARD, CHANCE, d.a, d.b)

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for t in range(i64(TERRAINS)):
            if s.deck[t] > 0:
                out = append(out, CHANCE_CARD | t << 8)
        return out

    def odds(self, s: KbState, d: Decision) -> vec[i64]:
        return vec[i64]([s.deck[x >> 8] for x in self.legal(s, d)])

    def sample(self, s: KbState, d: Decision, rng: Rng) -> i64:
        left = rng.below(s.cards_left())
        t: i64 = 0
        while left >= s.deck[t]:
            left -= s.deck[t]
            t += 1
        return CHANCE_CARD | t << 8

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        card = x >> 8 & 0xFFF
        s.deck[card] -= 1
        s.hand[d.a] = card
        s.drawn[d.a] = s.shuffles
        if d.b == OPENLY:
            s.emit(EVENT_PLAYED, d.a, card)
        else:
            s.emit(EVENT_DREW, d.a)
            s.emit(EVENT_SAW, d.a, card, audience=i64(1) << d.a)
        if s.cards_left() == 0:
            reshuffle(s)


class BeginTurn(KbStep):
    """A turn begins: the hand card is laid open, tiles are ready [KB-18, KB-46, KB-47]."""

    def open(self, s: KbState, d: Decision) -> None:
        seat = d.a
        s.active = seat
        s.builds_left = BUILDS
        if seat == self.variants.first:
            s.round += 1
        s.push(ASK_TURN, AUTO, seat)
        if s.hand[seat] != NO_CARD:
            s.emit(EVENT_PLAYED, seat, s.hand[seat])
        else:
            s.push(ASK_CARD, AUTO, seat, OPENLY)  # a turn without a hand card [KB-33]


class NextTurn(KbStep):
    """A turn is over: the next seat's begins, or the game ends [KB-17, KB-78]."""

    def open(self, s: KbState, d: Decision) -> None:
        following = (d.a + 1) % s.seats
        if s.ending and following == self.variants.first:
            s.active = -1  # the last card drawn stays secret
            pay_out(s, self.variants)
            s.emit(EVENT_ENDED, 0)
        else:
            s.push(BEGIN, AUTO, following)


def finish_turn(s: KbState, seat: i64) -> None:
    """Tiles are turned back, the card is discarded, a new one drawn [KB-25, KB-47, KB-57]."""
    for spot in range(i64(len(s.board.spot_cell))):
        held = s.tile[seat * SPOTS + spot]
        if held == USED or held == FRESH:
            s.tile[seat * SPOTS + spot] = READY
        elif held > LOST:
            s.tile[seat * SPOTS + spot] = GONE
    s.builds_left = 0
    discard(s, seat)
    s.push(NEXT, AUTO, seat)
    s.push(ASK_CARD, AUTO, seat, SECRETLY)

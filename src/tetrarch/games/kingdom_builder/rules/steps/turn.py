"""The turn: the mandatory action, tiles before or after it, its end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import Decision, ascending
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingdom_builder.rules.ids import (
    ASK_LIFT,
    ASK_PLACE,
    DO_BUILD,
    DO_END,
    DO_USE,
    EVENT_BUILT,
    EVENT_USING,
    FRESH,
    NO_CARD,
    NONE,
    READY,
    SPOTS,
    USED,
)
from tetrarch.games.kingdom_builder.rules.location_tiles import TILES
from tetrarch.games.kingdom_builder.rules.pieces import KINDS_OF_TILE
from tetrarch.games.kingdom_builder.rules.sites import pick_site, sites
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.step import KbStep
from tetrarch.games.kingdom_builder.rules.steps.cards import finish_turn


class BuildStep(KbStep):
    """What both kinds of mandatory build share."""

    def build(self, s: KbState, seat: i64, cell: i64) -> None:
        """One settlement of the mandatory action [KB-19]."""
        s.builds_left -= 1
        s.emit(EVENT_BUILT, seat, cell)
        self.spend(s, seat)
        self.arrive(s, seat, cell)
        self.go_on(s, seat)

    def why_not_built(self, s: KbState, seat: i64, cell: i64) -> i64:
        return self.why_not_here(s, cell, 19, i64(s.board.terrain[cell]) == s.hand[seat])


class TakeTurn(BuildStep):
    """Build, use a tile, or end the turn [KB-21, KB-24]?"""

    def open(self, s: KbState, d: Decision) -> None:
        self.go_on(s, d.a)

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        seat = d.seat
        used = self.usable(s, seat)
        if s.builds_left == 0:
            return ascending(append(used, i64(DO_END)))
        builds = sites(s, seat, s.hand[seat], DO_BUILD)
        if len(used) == 0:
            return builds
        for x in builds:
            used = append(used, x)
        return ascending(used)

    def pick(self, s: KbState, d: Decision, rng: Rng) -> i64:
        if s.builds_left > 0 and self.ready(s, d.seat) == 0:
            return pick_site(s, d.seat, s.hand[d.seat], DO_BUILD, rng)
        xs = self.legal(s, d)
        return xs[rng.below(len(xs))]

    def ready(self, s: KbState, seat: i64) -> i64:
        """The kinds of tile that a seat has not used this turn, as a bit set."""
        ready: i64 = 0
        for spot in range(i64(len(s.board.spot_cell))):
            if s.tile[seat * SPOTS + spot] == READY:
                ready |= i64(1) << s.board.spot_kind[spot]
        return ready

    def usable(self, s: KbState, seat: i64) -> vec[i64]:
        """The tiles that can be used now, one action a kind [KB-47, KB-50]."""
        out = vec[i64](capacity=8)
        ready = self.ready(s, seat)
        if ready == 0:
            return out
        for kind in range(KINDS_OF_TILE):
            if ready >> kind & 1 and TILES[kind].usable(s, seat, self.variants.vacated_hex):
                out = append(out, DO_USE | kind << 8)
        return out

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        kind = x & 0xFF
        if kind == DO_BUILD:
            self.build(s, d.seat, x >> 8)
        elif kind == DO_USE:
            self.use(s, d.seat, x >> 8)
        else:
            finish_turn(s, d.seat)

    def use(self, s: KbState, seat: i64, kind: i64) -> None:
        """A tile is turned over; what it builds or moves is the next question [KB-49]."""
        for spot in range(i64(len(s.board.spot_cell))):
            if s.board.spot_kind[spot] == kind and s.tile[seat * SPOTS + spot] == READY:
                s.tile[seat * SPOTS + spot] = USED
                break
        s.emit(EVENT_USING, seat, kind)
        s.push(ASK_LIFT if TILES[kind].moves else ASK_PLACE, seat, kind)

    def why(self, s: KbState, d: Decision, x: i64) -> i64:
        kind = x & 0xFF
        if kind == DO_END:
            return 24
        if kind == DO_BUILD:
            return 19 if s.builds_left == 0 else self.why_not_built(s, d.seat, x >> 8)
        if kind == DO_USE:
            return self.why_not_used(s, d.seat, x >> 8)
        return 41  # settlements move by a tile only

    def why_not_used(self, s: KbState, seat: i64, kind: i64) -> i64:
        """Of two like tiles the better one says why; a tile that was never gained, that [KB-42]."""
        why: i64 = 42
        for spot in range(i64(len(s.board.spot_cell))):
            held = s.tile[seat * SPOTS + spot]
            if s.board.spot_kind[spot] != kind or held == NONE:
                continue
            if held == READY:
                return self.why_no_target(s, seat, kind)
            if held == USED:
                why = 47
            elif held == FRESH and why != 47:
                why = 46
            elif why == 42:
                why = 52
        return why

    def why_no_target(self, s: KbState, seat: i64, kind: i64) -> i64:
        if not TILES[kind].moves and s.supply[seat] == 0:
            return 51
        return 32 if TILES[kind].needs_card and s.hand[seat] == NO_CARD else 50


class BuildOn(BuildStep):
    """Where does the second or third settlement go [KB-20]?"""

    def pick(self, s: KbState, d: Decision, rng: Rng) -> i64:
        return pick_site(s, d.seat, s.hand[d.seat], DO_BUILD, rng)

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        return sites(s, d.seat, s.hand[d.seat], DO_BUILD)

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        self.build(s, d.seat, x >> 8)

    def why(self, s: KbState, d: Decision, x: i64) -> i64:
        kind = x & 0xFF
        if kind == DO_BUILD:
            return self.why_not_built(s, d.seat, x >> 8)
        return 24 if kind == DO_END else 21

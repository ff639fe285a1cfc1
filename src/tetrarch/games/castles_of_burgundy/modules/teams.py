"""The team game: where the tiles of two partners go. What they share is a matter of the position."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.kernel import Decision
from tetrarch.games.castles_of_burgundy.ids import ASK_DISCARD, DO_STOW, STOWED
from tetrarch.games.castles_of_burgundy.rules import CbStep, common_room, limit, spaces_for
from tetrarch.games.castles_of_burgundy.state import CbState


class Stow(CbStep):
    """Does a new tile go to the private or to the shared storage [CB-223]? Till then it is in the former."""

    def open(self, s: CbState, d: Decision) -> None:
        """Ask where tile `d.b` of seat `d.a` goes, if both storages have room; or make room [CB-225]."""
        private = s.stored[d.a] <= limit(self.game, s, d.a)
        if private and common_room(self.game, s, d.a, spaces_for(d.b)):
            s.push(d.step, d.a, d.b)
        elif not private and common_room(self.game, s, d.a, spaces_for(d.b)):
            self.share(s, d.a, d.b)
        elif not private:
            s.push(ASK_DISCARD, d.a, d.b + 1)

    def share(self, s: CbState, seat: i64, kind: i64) -> None:
        s.unstore(seat, kind)
        s.store(s.common(seat), kind)
        s.emit(STOWED, seat, 1, kind)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([DO_STOW, DO_STOW | 1 << 8])

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        if x == DO_STOW:
            s.emit(STOWED, d.seat, 0, d.a)
        else:
            self.share(s, d.seat, d.a)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return 223

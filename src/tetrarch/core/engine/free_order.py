"""Several effects that happen at once: their owner chooses the order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tetrarch.core.engine.kernel import AUTO, Decision, S, Step, ascending

MAX_EFFECTS: Final = 62  # members of a bit set


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeOrder(Step[S]):
    """Which effect next? The pending ones are a bit set, each checked again before it is offered.

    As bookkeeping it carries (seat, pending, context); as a question to the seat (pending, context).
    Gains without a choice are taken at once, and a lone effect that must happen is not asked about.
    """

    def __init__(self, choose: i64, stop: i64, plain: i64 = 0, optional: i64 = 0) -> None:
        super().__init__()
        self.choose: i64 = choose  # the action kind that names the next effect
        self.stop: i64 = stop  # the action kind that declines the rest
        self.plain_effects: i64 = plain  # as a bit set
        self.optional_effects: i64 = optional  # as a bit set

    # what a game supplies

    def ready(self, s: S, seat: i64, effect: i64, context: i64) -> bool:
        """Whether the effect can happen now."""
        return True

    def plain(self, s: S, seat: i64, effect: i64, context: i64) -> bool:
        """Whether it is a gain without a choice, whose place in the order cannot matter."""
        return self.plain_effects >> effect & 1 != 0

    def optional(self, s: S, seat: i64, effect: i64, context: i64) -> bool:
        """Whether the owner may do without it."""
        return self.optional_effects >> effect & 1 != 0

    def run(self, s: S, seat: i64, effect: i64, context: i64) -> None:
        """Let the effect happen: change the position, or push its question."""
        raise NotImplementedError

    # the mechanism

    def begin(self, s: S, step: i64, seat: i64, pending: i64, context: i64 = 0) -> None:
        """Queue a set of effects for a seat."""
        if pending != 0:
            s.push(step, AUTO, seat, pending, context)

    def open(self, s: S, d: Decision) -> None:
        seat, pending, context = d.a, d.b, d.c
        ready: i64 = 0
        lone: i64 = -1
        forced = False
        for effect in range(i64(MAX_EFFECTS)):
            if pending >> effect & 1 and self.ready(s, seat, effect, context):
                if self.plain(s, seat, effect, context):
                    self.resolve(s, d.step, seat, effect, pending, context)
                    return
                ready += 1
                lone = effect
                forced = not self.optional(s, seat, effect, context)
        if ready == 1 and forced:
            self.resolve(s, d.step, seat, lone, pending, context)
        elif ready > 0:
            s.push(d.step, seat, pending, context)

    def resolve(self, s: S, step: i64, seat: i64, effect: i64, pending: i64, context: i64) -> None:
        """Queue what remains, then let one effect happen on top of it."""
        self.begin(s, step, seat, pending ^ ((pending >> effect & 1) << effect), context)
        self.run(s, seat, effect, context)

    def legal(self, s: S, d: Decision) -> vec[i64]:
        out = vec[i64]()
        must_choose = False
        for effect in range(i64(MAX_EFFECTS)):
            if d.a >> effect & 1 and self.ready(s, d.seat, effect, d.b):
                out = append(out, self.choose | effect << 8)
                must_choose = must_choose or not self.optional(s, d.seat, effect, d.b)
        if must_choose:
            return out
        return ascending(append(out, self.stop))

    def apply(self, s: S, d: Decision, x: i64) -> None:
        if x & 0xFF == self.choose:
            self.resolve(s, d.step, d.seat, x >> 8 & 0xFFF, d.a, d.b)

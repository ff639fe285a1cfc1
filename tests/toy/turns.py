"""Turns: seat by seat, openly, a few points or a roll for them. A match in its simplest form."""

from tetrarch.core.plain import Choice, PlainGame, PlainState, each, spell, whole
from tetrarch.core.registry import Descriptor, register
from tetrarch.core.words import Numbers

TURN, ROLL = range(2)
TAKE, DIE = 1, 2


class Turn(Choice):
    def open(self, s, d):
        for seat in reversed(range(s.seats)):
            s.push(TURN, seat)

    def weights(self, s, d):
        return [1, 1, 1]

    def apply(self, s, d, x):
        s.win(d.seat, 0, x >> 8 & 1)
        if x >> 8 == 2:
            s.push(ROLL, -1, d.seat)

    def why(self, s, d, x):
        return 2


class Roll(Choice):
    def weights(self, s, d):
        return [1, 0, 2]

    def apply(self, s, d, x):
        s.win(d.a, 0, x >> 8)


class Position(PlainState):
    fields = {"points": each(whole(0, 9))}


class Turns(PlainGame):
    position = Position


class TurnsDescriptor(Descriptor):
    id, version, seats, fields = "turns", 1, range(2, 4), Position.fields
    words = spell(
        "turns/LA",
        [Numbers("points", 9), Numbers("by", 3)],
        kinds="take:points/1 ~die:points/6",
        steps="turn roll:by end",
        events="",
        sources="points/3",
    )

    def build(self, seats, options):
        return Turns(seats, [Turn(TAKE), Roll(DIE)], [[TURN], [TURN]], [])

    def view(self, game, s, seat):
        return {"seat": seat, "points": s.points[:]}


register(TurnsDescriptor())

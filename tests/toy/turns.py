"""Turns: seat by seat, openly, a few points or a roll for them. A match in its simplest form."""

from tetrarch.core.match.plain_game import Choice, PlainGame, PlainState, field, parse_vocabulary
from tetrarch.core.match.registry import Descriptor, register
from tetrarch.core.match.vocabulary import Numbers
from tetrarch.core.position.codecs import whole
from tetrarch.core.position.state_table import StateTable

TURN, ROLL = range(2)
TAKE, DIE = 1, 2


class Turn(Choice):
    def open(self, s, d):
        for seat in reversed(range(s.seats)):
            s.push(TURN, seat)

    def weights(self, s, d):
        return [1, 1, 1]

    def apply(self, s, d, x):
        s.add_points(d.seat, 0, x >> 8 & 1)
        if x >> 8 == 2:
            s.push(ROLL, -1, d.seat)

    def why(self, s, d, x):
        return 2


class Roll(Choice):
    def weights(self, s, d):
        return [1, 0, 2]

    def apply(self, s, d, x):
        s.add_points(d.a, 0, x >> 8)


class Position(PlainState):
    fields = (field("points", whole(0, 9), each=True),)


class Turns(PlainGame):
    position = Position


class TurnsDescriptor(Descriptor):
    id, version, seats, state_table = "turns", 1, range(2, 4), StateTable(Position.fields)
    vocabulary = parse_vocabulary(
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

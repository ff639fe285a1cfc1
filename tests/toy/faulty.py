"""Faulty: seat by seat, openly, a point, or a move on which the rules fail when half of it is done."""

from tetrarch.core.engine.kernel import CHANCE
from tetrarch.core.match.plain_game import Choice, PlainGame, PlainState, field, parse_vocabulary
from tetrarch.core.match.registry import Descriptor, register
from tetrarch.core.match.vocabulary import Numbers
from tetrarch.core.position.codecs import whole
from tetrarch.core.position.state_table import StateTable

TURN, ROLL, BID = range(3)
TAKE, DIE, OFFER = range(1, 4)
FAILS, POINT, FAILING_ROLL, ROLLS = range(4)  # what can be taken
TOLD = 1  # an event


class Turn(Choice):
    def open(self, s, d):
        for seat in reversed(range(s.seats)):
            s.push(TURN, seat)

    def weights(self, s, d):
        return [1] * 4

    def apply(self, s, d, x):
        s.add_points(d.seat, 0, 1)
        s.emit(TOLD, d.seat, x >> 8)
        if x >> 8 >= FAILING_ROLL:
            s.push(ROLL, CHANCE, x >> 8)
        if x >> 8 == FAILS:
            s.stack.clear()
            raise IndexError("half of a move is done")


class Roll(Choice):
    def weights(self, s, d):
        return [1, 1, 1]

    def apply(self, s, d, x):
        s.add_points(0, 0, 1)
        s.emit(TOLD, 0, x >> 8)
        if d.a == FAILING_ROLL:
            raise ZeroDivisionError("half of a roll is done")


class Bid(Choice):
    def weights(self, s, d):
        return [1, 1]

    def apply(self, s, d, x):
        s.add_points(d.seat, 0, 1)
        if x >> 8 == 1 and not s.asks(BID):
            raise KeyError("half of a reveal is done")


class Position(PlainState):
    fields = (field("points", whole(0, 99), each=True),)


class FaultyDescriptor(Descriptor):
    id, version, seats, state_table = "faulty", 1, range(2, 4), StateTable(Position.fields)
    vocabulary = parse_vocabulary(
        "faulty/LA",
        [Numbers("what", 4)],
        kinds="take:what ~die:what offer:what",
        steps="turn roll:what bid end",
        events="told:what",
        sources="points/3",
    )

    def build(self, seats, options):
        steps = [Turn(TAKE), Roll(DIE), Bid(OFFER, group=True)]
        game = PlainGame(seats, steps, [[TURN], [TURN], [TURN], [BID]], [])
        game.position = Position
        return game

    def view(self, game, s, seat):
        return {"seat": seat, "points": s.points[:]}


register(FaultyDescriptor())

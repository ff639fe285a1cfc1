"""Lanterns for two teams: sides, and a combination that the rules forbid."""

from dataclasses import replace

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import register
from toy.lanterns import VOCABULARY, LanternsDescriptor


class TeamsDescriptor(LanternsDescriptor):
    id, seats, vocabulary = "lantern_teams", range(4, 5), replace(VOCABULARY, game="lantern_teams")

    def build(self, seats, options):
        if options["keeper"]:
            raise BadOption("keeper=true can't be: no team has a keeper [LA-8]")
        game = super().build(seats, options)
        game.side = [0, 1, 0, 1]
        return game

    def view(self, game, s, seat):
        return super().view(game, s, seat) | {"teams": game.side}


register(TeamsDescriptor())

"""The rules of castles as the world outside sees them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import Flag, Value
from tetrarch.games.castles_of_burgundy.data.components import linkable_duchies
from tetrarch.games.castles_of_burgundy.modules.castle_links.presentation.vocabulary import (
    EVENTS,
    KINDS,
    SOURCES,
)
from tetrarch.games.castles_of_burgundy.modules.castle_links.rules import CastleLinks
from tetrarch.games.castles_of_burgundy.presentation.expansions import ExpansionInfo
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.game import Dealing
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants


class CastleLinksInfo(ExpansionInfo):
    """The rules of castles."""

    id = "castle_links"
    place = 0
    options = {6: Flag("castle_connection", False, 134)}
    kinds = KINDS
    events = EVENTS
    sources = SOURCES

    def in_play(self, options: Mapping[str, Value]) -> bool:
        return bool(options["castle_connection"])

    def check_dealing(self, dealing: Dealing) -> None:
        if (dealing.same or dealing.first) not in linkable_duchies():
            raise BadOption("castle_connection=true can't be: it is for duchies 11 to 18 alone [CB-134]")

    def build(
        self, variants: RuleVariants, seats: int, names: Collection[str], options: Mapping[str, Value]
    ) -> Expansion:
        return CastleLinks(variants)


EXPANSION = CastleLinksInfo()

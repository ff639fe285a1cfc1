"""Border posts as the world outside sees them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tetrarch.core.match.options import Flag, Value
from tetrarch.core.match.registry import ModuleInfo
from tetrarch.games.castles_of_burgundy.modules.border_posts.features import PostFeatures
from tetrarch.games.castles_of_burgundy.modules.border_posts.presentation.vocabulary import EVENTS, SOURCES
from tetrarch.games.castles_of_burgundy.modules.border_posts.rules import BorderPosts
from tetrarch.games.castles_of_burgundy.presentation.expansions import ExpansionInfo
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants

PAIRS = ([0, 1], [0, 2], [1, 2])  # in the order of their bits


class BorderPostsInfo(ExpansionInfo):
    """Border posts."""

    id = "border_posts"
    place = 2
    module = ModuleInfo("border_posts", 150, options=("every_pair_pays", "count_post_tiles"))
    options = {
        9: Flag("every_pair_pays", True, 153, reading=True),
        10: Flag("count_post_tiles", True, 155, reading=True),
    }
    events = EVENTS
    sources = SOURCES
    features = {70: PostFeatures()}

    def build(
        self, variants: RuleVariants, seats: int, names: Collection[str], options: Mapping[str, Value]
    ) -> Expansion:
        return BorderPosts(variants, bool(options["every_pair_pays"]), bool(options["count_post_tiles"]))

    def view(self, game: CastlesOfBurgundy, s: CbState) -> dict[str, object]:
        """The pairs of border posts that each seat has joined [CB-152]; none without the module."""
        if not any(isinstance(module, BorderPosts) for module in game.modules):
            return {}
        return {
            "posts": [[pair for bit, pair in enumerate(PAIRS) if joined >> bit & 1] for joined in s.joined]
        }


EXPANSION = BorderPostsInfo()

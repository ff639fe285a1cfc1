"""The profiles of all games, by which bots are tuned to them."""

from typing import Final

from tetrarch.core.engine.bot_profile import BotProfile
from tetrarch.core.engine.kernel import Game, State
from tetrarch.games.castles_of_burgundy.evaluation import bot_profile as castles_of_burgundy
from tetrarch.games.council_of_four.evaluation import bot_profile as council_of_four
from tetrarch.games.kingdom_builder.evaluation import bot_profile as kingdom_builder
from tetrarch.games.kingsburg.evaluation import bot_profile as kingsburg

DEFAULT: Final = BotProfile()  # for games that somebody adds


class Profiles:
    """A profile for each game, by the game's id; `id/seats` where the number of seats makes a difference."""

    def __init__(self, profiles: dict[str, BotProfile]) -> None:
        self.profiles: dict[str, BotProfile] = profiles

    def of(self, game: Game[State]) -> BotProfile:
        """The profile of a game's rules; the default for games that have none."""
        profile = self.profiles.get(f"{game.id}/{game.seats}")
        if profile is None:
            profile = self.profiles.get(game.id)
        return DEFAULT if profile is None else profile


TODAY: Final = Profiles(
    {
        "castles_of_burgundy": castles_of_burgundy.PROFILE,
        "castles_of_burgundy/1": castles_of_burgundy.SOLO_PROFILE,
        "council_of_four": council_of_four.PROFILE,
        "kingdom_builder": kingdom_builder.PROFILE,
        "kingsburg": kingsburg.PROFILE,
    }
)

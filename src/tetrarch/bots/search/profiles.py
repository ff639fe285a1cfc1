"""The profiles of all games, by which bots are tuned to them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.bots.search.network import Judge, leads
from tetrarch.core.engine.bot_profile import BotProfile
from tetrarch.core.engine.kernel import Game, State
from tetrarch.games.castles_of_burgundy.evaluation import bot_profile as castles_of_burgundy
from tetrarch.games.council_of_four.evaluation import bot_profile as council_of_four
from tetrarch.games.kingdom_builder.evaluation import bot_profile as kingdom_builder
from tetrarch.games.kingsburg.evaluation import bot_profile as kingsburg

DEFAULT: Final = BotProfile()  # for games that somebody adds


class Profiles:
    """A profile for each game, by the game's id; `id/seats` where the number of seats makes a difference."""

    def __init__(self, profiles: dict[str, BotProfile], judges: dict[str, Judge] | None = None) -> None:
        self.profiles: dict[str, BotProfile] = profiles
        self.judges: dict[str, Judge] = {} if judges is None else judges  # by the game's id

    def of(self, game: Game[State]) -> BotProfile:
        """The profile of a game's rules; the default for games that have none."""
        profile = self.profiles.get(f"{game.id}/{game.seats}")
        if profile is None:
            profile = self.profiles.get(game.id)
        return DEFAULT if profile is None else profile

    def leads(self, game: Game[State], s: State, viewer: i64) -> vec[float]:
        """How far each seat's side is ahead of the best other one, as a seat sees it."""
        judge = self.judges.get(game.id)
        return leads(game, s) if judge is None else judge.judge(game, s, viewer).leads


TODAY: Final = Profiles(
    {
        "castles_of_burgundy": castles_of_burgundy.PROFILE,
        "castles_of_burgundy/1": castles_of_burgundy.SOLO_PROFILE,
        "council_of_four": council_of_four.PROFILE,
        "kingdom_builder": kingdom_builder.PROFILE,
        "kingsburg": kingsburg.PROFILE,
    }
)

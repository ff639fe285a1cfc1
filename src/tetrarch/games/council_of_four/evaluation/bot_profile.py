"""How bots are tuned to Council of Four; `docs/bots.md` tells how the figures were found."""

from typing import Final

from tetrarch.core.engine.bot_profile import BotProfile

PROFILE: Final = BotProfile(margin=25.0)

"""How bots are tuned to The Castles of Burgundy; `docs/bots.md` tells how the figures were found."""

from typing import Final

from tetrarch.core.engine.bot_profile import BotProfile

PROFILE: Final = BotProfile(margin=10.0, slip=4.0, horizon=12)
SOLO_PROFILE: Final = BotProfile(margin=12.0, slip=4.0, horizon=12)

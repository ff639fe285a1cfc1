"""The ints of the trade routes, which continue those of the base game."""

from typing import Final

# sizes
ROUTES: Final = 12

# effects
EFFECT_ROUTE: Final = 11  # a castle's action that a trade route gives

# steps
DEAL_ROUTE: Final = 5
ASK_ROUTE: Final = 6
LAY: Final = 27

# kinds of action
DO_ROUTE: Final = 23
CHANCE_ROUTE: Final = 35

# events
EVENT_ROUTE_DEALT: Final = 5
EVENT_GOOD_LAID: Final = 33

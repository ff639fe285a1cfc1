"""How bots are tuned to a game. Every game has its own in `evaluation/bot_profile.py`."""

from mypy_extensions import i64


class BotProfile:
    """What a search must know of a game's heuristic, and of how much chance there is in the game."""

    def __init__(self, margin: float = 6.0, slip: float = 6.0, horizon: i64 = 0, noisy: bool = False) -> None:
        self.margin: float = margin  # a lead of so many points, by the heuristic, wins about 73 % of games
        self.slip: float = slip  # points that a careless player overlooks
        self.horizon: i64 = horizon  # answers beyond the turn that a deep search plays before it evaluates
        self.noisy: bool = noisy  # whether chance scatters what comes of a move too much to trust few tries

"""The numbers of the team game."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.castles_of_burgundy.data.files import boards

START_SILVER: Final[i64] = int(boards()["teams"]["start"]["silver"])
START_WORKERS: Final = ints(boards()["teams"]["start"]["workers"])  # of the team that begins, of the other
PRIVATE_SPACES: Final[i64] = int(boards()["teams"]["storage"]["private"])
SHARED_STORAGE: Final[i64] = int(boards()["teams"]["storage"]["shared"])

"""The numbers of the solo game."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.castles_of_burgundy.data.files import boards

START_SILVER: Final[i64] = int(boards()["solo"]["start"]["silver"])
START_WORKERS: Final[i64] = int(boards()["solo"]["start"]["workers"])
FIRST_TARGET: Final[i64] = int(boards()["solo"]["target"]["start"])
HIGHEST_TARGET: Final[i64] = int(boards()["solo"]["target"]["highest_start"])
LOWEST_TARGET: Final[i64] = int(boards()["solo"]["target"]["lowest"])
TARGET_STEP: Final[i64] = int(boards()["solo"]["target"]["step"])
GOODS_FOR_TILE: Final[i64] = int(boards()["solo"]["trade"])
POINT_PRICE: Final[i64] = int(boards()["solo"]["price_of_point"])

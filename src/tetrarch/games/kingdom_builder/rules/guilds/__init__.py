"""The guild cards, one file each.

A card is a class with the gold it pays, the hexes that earn it and what it promises to a bot. Its file is
named as its row in the data file, and calls it GUILD. Only the rows of the data file list the cards.
"""

from importlib import import_module

from tetrarch.games.kingdom_builder.data.components import GUILD_NAMES
from tetrarch.games.kingdom_builder.rules.gold_source import GoldSource

GUILDS: list[GoldSource] = [import_module(f"{__name__}.{name}").GUILD for name in GUILD_NAMES]

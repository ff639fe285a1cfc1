"""How many pieces there are of each kind, as the data file says."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.data.components import GUILD_NAMES, KINDS, TILE_NAMES, facts, tile
from tetrarch.games.kingdom_builder.rules.ids import TERRAINS

SETTLEMENTS: Final[i64] = i64(facts()["pieces"]["settlements_per_seat"])
BUILDS: Final[i64] = i64(facts()["pieces"]["mandatory_builds"])
GUILD_CARDS: Final[i64] = i64(facts()["pieces"]["guild_cards_in_play"])
TILES_PER_LOCATION: Final[i64] = i64(facts()["pieces"]["tiles_per_location_hex"])
TILES_IN_BOX: Final = vec[i64]([i64(tile(name)["count"]) for name in TILE_NAMES])  # by kind
CARDS: Final = vec[i64]([i64(facts()["deck"]["cards"][name]) for name in KINDS[:TERRAINS]])  # by terrain
ALL_CARDS: Final[i64] = i64(sum([int(n) for n in CARDS]))
KINDS_OF_GUILD: Final[i64] = i64(len(GUILD_NAMES))
KINDS_OF_TILE: Final[i64] = i64(len(TILE_NAMES))

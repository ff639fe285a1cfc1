"""The ints that stand for The Castles of Burgundy's tiles, goods, questions, actions and events.

Expansions have numbers of their own in `modules/<module>/ids.py`: of a sort, none is given twice.
"""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.castles_of_burgundy.data.files import count, number, tile_number

CELLS: Final = 37  # of a duchy, or of half a team's duchy
DEPOTS: Final = 6
SLOTS: Final = 4  # places for tiles in a depot
BLACK: Final = 24  # the first place of the black depot, after those of the six depots
PLACES: Final = 32  # all places for tiles on the board
GOODS: Final = 6
PER_GOOD: Final[i64] = number("goods", "each")
PHASES: Final = 5
ROUNDS: Final[i64] = number("phases", "rounds")
SPACES: Final[i64] = number("track", "spaces")  # of the turn order track
ROUTE: Final = 5  # trade route tiles of a seat, at most
SHIELDS: Final[i64] = count("shields")
NONE: Final = -1
FIRST_TEAM: Final = 31  # duchies of the team game, then of the solo game
FIRST_SOLO: Final = 33
BOARDS: Final = 36  # numbers of duchies; then come the right halves of those of teams
GRAPES: Final = 6
PAIRS: Final = 21  # kinds of double tiles; in storage they come after the other kinds
BEDS: Final = 12  # double spaces of a vineyard
STALLS: Final = 9  # places of the vineyards' shop, then of the vineyard depot
TERRITORY: Final = 35  # the Châteauma's duchy, then the one with marks

# colours of tiles and spaces
CASTLE: Final = 0
MINE: Final = 1
SHIP: Final = 2
LIVESTOCK: Final = 3
MONASTERY: Final = 4
BUILDING: Final = 5
COLOURS: Final = 6
ANY: Final = 6  # a tile that fits every space

# kinds of tiles; the castle, the mine and the ship have their colour's number
MARKET: Final = 16  # the first of the buildings
CRANE: Final = 24
FIRST_MONASTERY: Final = 26
INN: Final[i64] = tile_number("inn")
WILD: Final[i64] = tile_number("wild")  # a black tile of the solo game
TILES: Final[i64] = count("tiles")
MONASTERIES: Final[i64] = count("monasteries") + 1  # their numbers, and 0 for none

# animals: cow, pig, sheep, goat, geese
FLOCK: Final = 4

# effects: the eight buildings, then the rest
EFFECT_MARKET: Final = 0
EFFECT_CARPENTER: Final = 1
EFFECT_CHURCH: Final = 2
EFFECT_WAREHOUSE: Final = 3
EFFECT_BOARDING_HOUSE: Final = 4
EFFECT_BANK: Final = 5
EFFECT_TOWN_HALL: Final = 6
EFFECT_WATCHTOWER: Final = 7
BUILDINGS: Final = 8
EFFECT_CRANE: Final = 8
EFFECT_WHITE_CASTLE: Final = 9
EFFECT_CASTLE: Final = 10
ONE_INN: Final = 10  # inns are limited like buildings, so they have a number among these
LIMITED: Final = 11  # kinds of which an area holds one

# bits of what has been done in a turn
BOUGHT: Final = 1  # a tile of the black depot
BUILT: Final = 2  # a building that workers bring
TURNED: Final = 4  # a die with shield 16

# steps
ASK_DUCHY: Final = 0
ASK_BOARD: Final = 1
ASK_SIDE: Final = 2
ASK_GOOD: Final = 4
ASK_CASTLE: Final = 7
NEXT_PHASE: Final = 8
FILL: Final = 10
ASK_LANE: Final = 11
NEXT_ROUND: Final = 12
ASK_DICE: Final = 13
ASK_WHITE: Final = 14
NEXT_TURN: Final = 15
ASK_TURN: Final = 16
ASK_ACTION: Final = 17
ASK_FETCH: Final = 18
ASK_WAREHOUSE: Final = 19
ASK_TOWN_HALL: Final = 20
ASK_GOODS: Final = 22
ASK_MORE_GOODS: Final = 23
ADVANCE: Final = 25
ASK_DISCARD: Final = 26
INCOME: Final = 30
FINISH: Final = 32

# the flow: lists of steps that modules weave into
SETUP: Final = 0
PHASE_START: Final = 1
ROUND: Final = 2
PHASE_END: Final = 3
GAME_END: Final = 4
AFTER_SHIP: Final = 5

# kinds of action
DO_TAKE: Final = 1
DO_PLACE: Final = 2
DO_SELL: Final = 3
DO_WORKERS: Final = 4
DO_BUY: Final = 5
DO_MASON: Final = 6
DO_FETCH: Final = 12
DO_GOODS: Final = 14
DO_DISCARD: Final = 16
DO_SKIP: Final = 19
DO_END: Final = 20
DO_SIDE: Final = 21
DO_CASTLE: Final = 22
DO_FIRST: Final = 28
CHANCE_DUCHY: Final = 30
CHANCE_BOARD: Final = 31
CHANCE_GOOD: Final = 32
CHANCE_TILE: Final = 33
CHANCE_DICE: Final = 36
CHANCE_WHITE: Final = 37

# events; 0 is the core's SCORE
EVENT_DUCHY_DEALT: Final = 1
EVENT_CASTLE_SET: Final = 2
EVENT_FIRST_GOOD: Final = 3
EVENT_PHASE_BEGUN: Final = 6
EVENT_FILLED: Final = 7
EVENT_BLACK_FILLED: Final = 8
EVENT_GOOD_SHOWN: Final = 10
EVENT_ROUND_BEGUN: Final = 11
EVENT_ROLLED: Final = 12
EVENT_WHITE_ROLLED: Final = 13
EVENT_GOOD_PLACED: Final = 14
EVENT_TURN_BEGUN: Final = 15
EVENT_WORKERS: Final = 16
EVENT_SILVER: Final = 17
EVENT_TOOK: Final = 18
EVENT_BOUGHT_TILE: Final = 19
EVENT_TILE_PLACED: Final = 20
EVENT_GOODS_SOLD: Final = 21
EVENT_DISCARDED: Final = 22
EVENT_GOODS_TAKEN: Final = 23
EVENT_ADVANCED: Final = 24
EVENT_AREA_DONE: Final = 25
EVENT_BONUS_TAKEN: Final = 26
EVENT_WAIVED: Final = 34
EVENT_ENDED: Final = 35
EVENT_BOARD_DEALT: Final = 38

# why silver or workers come or go, where no other event tells
CAUSE_NONE: Final = 0
CAUSE_DIE: Final = 1
CAUSE_SALE: Final = 2
CAUSE_MINES: Final = 3
CAUSE_BANK: Final = 4
CAUSE_BOARDING_HOUSE: Final = 5
CAUSE_MONASTERY_2: Final = 6
CAUSE_MONASTERY_4: Final = 7
CAUSE_MONASTERY_6: Final = 8
CAUSE_MONASTERY_13: Final = 9
CAUSE_MONASTERY_28: Final = 10
CAUSE_SHIELD: Final = 11
CAUSE_TRIBUTE: Final = 12
CAUSE_POINTS: Final = 13

# sources of points
SOURCE_AREA: Final = 0
SOURCE_PHASE: Final = 1
SOURCE_BONUS: Final = 2
SOURCE_SALE: Final = 3
SOURCE_LIVESTOCK: Final = 4
SOURCE_M7: Final = 5
SOURCE_WATCHTOWER: Final = 6
SOURCE_UNSOLD: Final = 10  # and those after it: at the end of the game
SOURCE_SILVER: Final = 11
SOURCE_WORKERS: Final = 12
SOURCE_M15: Final = 13  # the first of the monasteries that pay at the end
SOURCE_EXPANSIONS: Final[i64] = SOURCE_M15 + count("monasteries", "vp")  # and those after it
SOURCES: Final[i64] = SOURCE_EXPANSIONS + 11

# triggers
ON_PLACED: Final = 0  # a: the cell
ON_EFFECT: Final = 1  # a: an effect that the base game does not know
ON_BLESSED: Final = 2  # a: the number of a monastery just placed
ON_GOT_WORKERS: Final = 3  # a: how many
ON_SOLD: Final = 4  # a: good | tiles << 3
ON_SHIPPED: Final = 5  # goods came by ship, or were waived; a: what ASK_GOODS carried
ON_MOVED: Final = 6  # a marker on the turn order track
ON_GAINED: Final = 7  # points by livestock or a watchtower
ON_STORED_TILE: Final = 8  # a tile has found room in storage; a: its kind
ON_STORE: Final = 9  # a tile of a sort that the base game does not know comes to a storage; a: its kind
ON_UNSTORE: Final = 10  # and leaves it
ON_AUTOMATON_TURN: Final = 11
ON_MINES_PAY: Final = 12  # a: the silver
ON_BESIDE_BLACK: Final = 13  # a tile that lay beside the black depot is taken; a: its kind

# amounts
AMOUNT_STORAGE: Final = 0
AMOUNT_REACH: Final = 1  # the cells beside tiles, as a bit set; a: the tile
AMOUNT_SITES: Final = 2  # the cells where a tile may lie, as a bit set; a: the tile
AMOUNT_PASTURE: Final = 3  # the cells of a pasture, as a bit set; a: the colour
AMOUNT_HERD: Final = 4  # livestock that scores: points | tiles << 8; by the half and the cell in it
AMOUNT_AREA: Final = 5  # the size of a completed area; a: the cell
AMOUNT_BONUS: Final = 6  # points of a bonus tile
AMOUNT_MINES: Final = 7  # silver of all mines
AMOUNT_SALE_SILVER: Final = 8  # a: goods sold
AMOUNT_SALE_POINTS: Final = 9
AMOUNT_MONASTERY_POINTS: Final = 10  # a: the monastery
AMOUNT_BONUS_TILES: Final = 11  # that monastery 26 counts
AMOUNT_FINAL_POINTS: Final = 12  # a: the source
AMOUNT_DOMAIN: Final = 13  # the cells of an area, as a bit set; a: the colour
AMOUNT_EFFECT_AT_ONCE: Final = 14  # 1 if a tile takes effect when it is placed; a: its kind
AMOUNT_AREA_AT_ONCE: Final = 27  # 1 if a completed area scores when it is filled
AMOUNT_COLOUR_BONUS: Final = 15  # 1 if there are bonus tiles for full colours
AMOUNT_GOODS_KINDS: Final = 16  # how many kinds of goods may be stored
AMOUNT_FACE_DOWN: Final = 17  # tiles of the black supply that lie face down elsewhere
AMOUNT_TIEBREAK: Final = 18
AMOUNT_FOR_SALE: Final = 19  # the kinds of tiles that can be bought, as a bit set
AMOUNT_TILE_SIZE: Final = 20  # storage spaces; a: the tile
AMOUNT_PRIVATE_STORAGE: Final = 21  # storage spaces of a seat's own
AMOUNT_OTHER_ROOM: Final = 22  # 1 if there is other storage than the seat's own; a: the size of the tile
AMOUNT_EXCESS: Final = 23  # tiles too many in storage
AMOUNT_STORED_KINDS: Final = 25  # the kinds of tiles that a seat could place, as a bit set
AMOUNTS: Final = 28  # the base game's and those of `modules/<expansion>/ids.py`

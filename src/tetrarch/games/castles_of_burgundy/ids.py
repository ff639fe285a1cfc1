"""The ints that stand for The Castles of Burgundy's tiles, goods, questions, actions and events."""

from typing import Final

CELLS: Final = 37  # of a duchy, or of half a team's duchy
DEPOTS: Final = 6
SLOTS: Final = 4  # places for tiles in a depot
BLACK: Final = 24  # the first place of the black depot, after those of the six depots
PLACES: Final = 32  # all places for tiles on the board
GOODS: Final = 6
PER_GOOD: Final = 7  # goods tiles
PHASES: Final = 5
ROUNDS: Final = 5
SPACES: Final = 7  # of the turn order track
ROUTE: Final = 5  # trade route tiles of a seat, at most
ROUTES: Final = 12
SHIELDS: Final = 18
NONE: Final = -1
FIRST_TEAM: Final = 31  # duchies of the team game, then of the solo game
FIRST_SOLO: Final = 33
BOARDS: Final = 36  # numbers of duchies; then come the right halves of those of teams
GRAPES: Final = 6
PAIRS: Final = 21  # kinds of double tiles; in storage they come after the other kinds
BEDS: Final = 12  # double spaces of a vineyard
STALLS: Final = 9  # places of the shop, then of the vineyard depot
WING: Final = 2  # seats from partner to partner
CARDS: Final = 17  # territory cards of the Châteauma
CARD_SPACES: Final = 5  # of a card, at most
BACK: Final = 64  # a tile that lies face down has its kind and this
TERRITORY: Final = 35  # its duchy, then the one with marks

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
COW: Final = 3  # of two, three, four cows; then pigs, sheep, goats
GEESE: Final = 15
MARKET: Final = 16  # the first of the buildings
CRANE: Final = 24
WHITE_CASTLE: Final = 25
CLOISTER: Final = 25  # plus a monastery's number, 1 to 29
INN: Final = 55
WILD: Final = 56  # a black tile of the solo game
TILES: Final = 57
MONASTERIES: Final = 30  # their numbers, and 0 for none

# animals: cow, pig, sheep, goat, geese
FLOCK: Final = 4
ANIMALS: Final = 5

# effects: the eight buildings, then the rest
BY_MARKET: Final = 0
BY_CARPENTER: Final = 1
BY_CHURCH: Final = 2
BY_WAREHOUSE: Final = 3
BY_BOARDING_HOUSE: Final = 4
BY_BANK: Final = 5
BY_TOWN_HALL: Final = 6
BY_WATCHTOWER: Final = 7
BUILDINGS: Final = 8
BY_CRANE: Final = 8
BY_WHITE_CASTLE: Final = 9
BY_CASTLE: Final = 10
ONE_INN: Final = 10  # inns are limited like buildings, so they have a number among these
LIMITED: Final = 11  # kinds of which an area holds one
BY_ROUTE: Final = 11  # a castle's action that a trade route gives
BY_VINEYARD: Final = 12  # or a vineyard
BY_TARGET: Final = 13  # or the target of the solo game

# what may be due at the same moment in the solo game, after the bonuses of vineyards
DUE_TARGET: Final = 11
DUE_COLOUR: Final = 12
DUE_EFFECT: Final = 13

# bits of what has been done in a turn
BOUGHT: Final = 1  # a tile of the black depot
BUILT: Final = 2  # with monastery 6
TURNED: Final = 4  # a die with shield 16

# steps
ASK_DUCHY: Final = 0
ASK_BOARD: Final = 1
ASK_SIDE: Final = 2
DEAL_SHIELD: Final = 3
ASK_GOOD: Final = 4
DEAL_ROUTE: Final = 5
ASK_ROUTE: Final = 6
ASK_CASTLE: Final = 7
NEXT_PHASE: Final = 8
LAY_INN: Final = 9
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
ASK_CRANE: Final = 21
ASK_GOODS: Final = 22
ASK_MORE_GOODS: Final = 23
ASK_GATHER: Final = 24
ADVANCE: Final = 25
ASK_DISCARD: Final = 26
LAY: Final = 27
ASK_DEPLOY: Final = 28
ASK_TRIBUTE: Final = 29
INCOME: Final = 30
ASK_FOLLOW: Final = 31
FINISH: Final = 32
ASK_STOW: Final = 33
DEAL_GRAPE: Final = 34
DEAL_DOUBLE: Final = 35
ASK_BONUSES: Final = 36
ASK_FETCH_DOUBLE: Final = 37
ASK_FETCH_BLACK: Final = 38
ASK_GRAPE: Final = 39
ASK_POINTS: Final = 40
ASK_ORDER: Final = 41
ASK_REWARD: Final = 42
ASK_TRADE: Final = 43
ASK_GIVE: Final = 44
TAKE_OFF: Final = 45
CLEAR_GOODS: Final = 46
DEAL_CARD: Final = 47
DEAL_BUILT: Final = 48
ROLL_DIE: Final = 49
END_TURN: Final = 50

ANYTIME: Final = [  # the questions to a seat in its own turn in which it may do what is allowed at any time
    ASK_TURN,
    ASK_ACTION,
    ASK_FETCH,
    ASK_WAREHOUSE,
    ASK_TOWN_HALL,
    ASK_CRANE,
    ASK_GOODS,
    ASK_MORE_GOODS,
    ASK_GATHER,
    ASK_BONUSES,
    ASK_FETCH_DOUBLE,
    ASK_FETCH_BLACK,
    ASK_GRAPE,
    ASK_ORDER,
    ASK_REWARD,
    ASK_TRADE,
]

# the flow: lists of steps that modules weave into
SETUP: Final = 0
PHASE_START: Final = 1
ROUND: Final = 2
PHASE_END: Final = 3
GAME_END: Final = 4

# kinds of action
DO_TAKE: Final = 1
DO_PLACE: Final = 2
DO_SELL: Final = 3
DO_WORKERS: Final = 4
DO_BUY: Final = 5
DO_MASON: Final = 6
DO_HIRE: Final = 7
DO_REGAIN: Final = 8
DO_SHIELD: Final = 9
DO_FOLLOW: Final = 10
DO_SET: Final = 11
DO_FETCH: Final = 12
DO_CRANE: Final = 13
DO_GOODS: Final = 14
DO_GATHER: Final = 15
DO_DISCARD: Final = 16
DO_DEPLOY: Final = 17
DO_TRIBUTE: Final = 18
DO_SKIP: Final = 19
DO_END: Final = 20
DO_SIDE: Final = 21
DO_CASTLE: Final = 22
DO_ROUTE: Final = 23
DO_PLACE_SHARED: Final = 24
DO_DISCARD_SHARED: Final = 25
DO_STOW: Final = 26
DO_POINTS: Final = 27
DO_FIRST: Final = 28
DO_TRADE: Final = 29
DRAW_DUCHY: Final = 30
DRAW_BOARD: Final = 31
DRAW_GOOD: Final = 32
DRAW_TILE: Final = 33
DRAW_SHIELD: Final = 34
DRAW_ROUTE: Final = 35
DRAW_DICE: Final = 36
DRAW_WHITE: Final = 37
DO_GIVE: Final = 40
DO_PICK: Final = 50
DO_PLANT: Final = 51
DO_PLANT_SHARED: Final = 52
DO_BUY_DOUBLE: Final = 53
DO_FETCH_DOUBLE: Final = 54
DO_FETCH_BLACK: Final = 55
DO_FETCH_SHOP: Final = 56
DO_GRAPE: Final = 57
DO_DISCARD_DOUBLE: Final = 58
DO_DISCARD_DOUBLE_SHARED: Final = 59
DO_SOW: Final = 60
DRAW_GRAPE: Final = 61
DRAW_DOUBLE: Final = 62
DRAW_CARD: Final = 63
DRAW_DIE: Final = 64

# events; 0 is the core's SCORE
DUCHY_DEALT: Final = 1
CASTLE_SET: Final = 2
FIRST_GOOD: Final = 3
SHIELD_DEALT: Final = 4
ROUTE_DEALT: Final = 5
PHASE_BEGUN: Final = 6
FILLED: Final = 7
BLACK_FILLED: Final = 8
INN_LAID: Final = 9
GOOD_SHOWN: Final = 10
ROUND_BEGUN: Final = 11
ROLLED: Final = 12
WHITE_ROLLED: Final = 13
GOOD_PLACED: Final = 14
TURN_BEGUN: Final = 15
WORKERS: Final = 16
SILVER: Final = 17
TOOK: Final = 18
BOUGHT_TILE: Final = 19
TILE_PLACED: Final = 20
GOODS_SOLD: Final = 21
DISCARDED: Final = 22
GOODS_TAKEN: Final = 23
ADVANCED: Final = 24
AREA_DONE: Final = 25
BONUS_TAKEN: Final = 26
POSTS_JOINED: Final = 27
POST_BONUS: Final = 28
SHIELD_TAKEN: Final = 29
SHIELD_LOST: Final = 30
TRIBUTE_PAID: Final = 31
FOLLOWED: Final = 32
GOOD_LAID: Final = 33
WAIVED: Final = 34
ENDED: Final = 35
REGAINED: Final = 36
DIE_SET: Final = 37
BOARD_DEALT: Final = 38
STOWED: Final = 39
TILE_REMOVED: Final = 40
GOODS_GONE: Final = 41
TARGET_SET: Final = 42
TRADED: Final = 43
GAVE: Final = 44
POINTS_BOUGHT: Final = 45
REWARDED: Final = 46
WON: Final = 47
LOST: Final = 48
DOUBLE_FILLED: Final = 49
FIRST_GRAPE: Final = 50
PICKED: Final = 51
BOUGHT_DOUBLE: Final = 52
PLANTED: Final = 53
DISCARDED_DOUBLE: Final = 54
LEVEL_DONE: Final = 55
GRAPE_TAKEN: Final = 56
TOOK_BLACK: Final = 57
FIRST_CARD: Final = 58  # and all that follow: of the Châteauma
CARD_DRAWN: Final = 59
RESHUFFLED: Final = 60
TILE_BUILT: Final = 61
CARD_CHOSEN: Final = 62
DIE_ROLLED: Final = 63
FOUND: Final = 64
FROM_RESERVE: Final = 65
JOKER_USED: Final = 66
JOKER_TAKEN: Final = 67
SILVER_INSTEAD: Final = 68
SET_ON: Final = 69
ANOTHER_TILE: Final = 70
SALE_INSTEAD: Final = 71
RESERVED: Final = 72
NOTHING_FOUND: Final = 73
HALL_TILE: Final = 74
UNSOLD: Final = 75
SALE_SIGN: Final = 76
CARD_DONE: Final = 77
TILE_MOVED: Final = 78
BOUGHT_FOR_RESERVE: Final = 79
MINES_PAID: Final = 80
EXTRA_TURN: Final = 81
WHITE_TILE: Final = 82
WHITE_SILVER: Final = 83
POST_CARD: Final = 84
SHIELD_WON: Final = 85
DOUBLE_WON: Final = 86
NO_DOUBLE: Final = 87
DOUBLE_BOUGHT: Final = 88

# sources of points
FROM_AREA: Final = 0
FROM_PHASE: Final = 1
FROM_BONUS: Final = 2
FROM_SALE: Final = 3
FROM_LIVESTOCK: Final = 4
FROM_M7: Final = 5
FROM_WATCHTOWER: Final = 6
FROM_POSTS: Final = 7
FROM_POST_BONUS: Final = 8
FROM_REGAIN: Final = 9
FROM_UNSOLD: Final = 10  # and those after it: at the end of the game
FROM_SILVER: Final = 11
FROM_WORKERS: Final = 12
FROM_M15: Final = 13  # to monastery 26
FROM_M29: Final = 25
FROM_SHIELDS: Final = 26
FROM_TARGET: Final = 27
FROM_PURCHASE: Final = 28
FROM_VINES: Final = 29
FROM_CARD: Final = 30
FROM_BOARDING_HOUSE: Final = 31
FROM_ROUTE: Final = 32
FROM_MONASTERIES: Final = 33
FROM_HELD: Final = 34  # tiles in the Châteauma's reserve
FROM_ON_CARDS: Final = 35
FROM_DOUBLES: Final = 36
SOURCES: Final = 37

# triggers
PLACED: Final = 0  # a: the cell
EFFECT: Final = 1  # a: an effect that the base game does not know
BLESSED: Final = 2  # a: the number of a monastery just placed
GOT_WORKERS: Final = 3  # a: how many
SOLD: Final = 4  # a: good | tiles << 3
SHIPPED: Final = 5  # goods came by ship, or were waived; a: what ASK_GOODS carried
MOVED: Final = 6  # a marker on the turn order track
GAINED: Final = 7  # points by livestock or a watchtower

# amounts
STORAGE: Final = 0
REACH: Final = 1  # the cells beside tiles, as a bit set; a: the tile
SITES: Final = 2  # the cells where a tile may lie, as a bit set; a: the tile
PASTURE: Final = 3  # the cells of a pasture, as a bit set; a: the colour
HERD: Final = 4  # livestock that scores: points | tiles << 8; by the half and the cell in it
AREA: Final = 5  # the size of a completed area; a: the cell
BONUS: Final = 6  # points of a bonus tile
MINES: Final = 7  # silver of all mines
SALE_SILVER: Final = 8  # a: goods sold
SALE_POINTS: Final = 9
MONASTERY_POINTS: Final = 10  # a: the monastery
BONUS_TILES: Final = 11  # that monastery 26 counts
FINAL_POINTS: Final = 12  # a: the source
DOMAIN: Final = 13  # the cells of an area, as a bit set; a: the colour

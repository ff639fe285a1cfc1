"""The ints that stand for Council of Four's cities, councils, cards, questions and events."""

from typing import Final

MAX_SEATS: Final = 4
CITIES: Final = 15
REGIONS: Final = 3
PER_REGION: Final = 5  # cities
EVERY_CITY: Final = 0x7FFF

COUNCILS: Final = 4  # the regions' and, last, the king's
KING: Final = 3
COLOURS: Final = 6
JOKER: Final = 6
KINDS: Final = 7  # of politics cards: the colours and the joker
NOBODY: Final = 7  # an empty place on a balcony
PACK_BITS: Final = 3  # of each councillor in a balcony's row, and of each kind in a packed number of cards
PACK_MASK: Final = 7
NEVER: Final = 9999  # the price of a council that a hand cannot satisfy

PERMITS: Final = 45
IN_PILE: Final = 15  # permits of a region
PERMIT_BITS: Final = 4  # of each permit of known place in a pile
PERMIT_MASK: Final = 15
GAP: Final = -1  # no permit lies there
NOTHING_UNDER: Final = 1  # no permit of known place in a pile

NO_TOKEN: Final = -1

# a row of rewards: amounts in this order, then the bonus with a choice as a bit set
POINTS: Final = 0
COINS: Final = 1
ASSISTANTS: Final = 2
CARDS: Final = 3
STEPS: Final = 4
STARS: Final = 5
BONUS: Final = 6
ROW: Final = 7

# bonuses of the nobility track that ask for a choice
TOKEN_AGAIN: Final = 0
FREE_PERMIT: Final = 1
PERMIT_AGAIN: Final = 2
TWO_TOKENS: Final = 3
ONE_STEP: Final = 4  # a step that waits, where only the last space of a move pays

# bonus tiles: metals, then regions
METALS: Final = 4
PURPLE: Final = 4  # no metal
TILES: Final = 7
KINGS_TILES: Final = 5

# how a councillor is elected
AS_MAIN_ACTION: Final = 0
AS_QUICK_ACTION: Final = 1

# steps
ASK_SIDE: Final = 0
ASK_TOKEN: Final = 1
DRAW_COUNCILLOR: Final = 2
ASK_PERMIT: Final = 3
ASK_NEUTRAL: Final = 4
ASK_CARD: Final = 5
ASK_TURN: Final = 6
ASK_COUNCILLOR: Final = 7
ASK_PAY_PERMIT: Final = 8
ASK_PAY_KING: Final = 9
ASK_ORDER: Final = 10
ASK_REUSE: Final = 11
ASK_TAKE: Final = 12
ASK_REPEAT: Final = 13
GAIN: Final = 14
BEGIN: Final = 15
NEXT: Final = 16

# sub-streams of chance, one for each region from here on; other steps have one each, by their number
PERMIT_STREAM: Final = 32
NEUTRAL_STREAM: Final = 40

# kinds of action
DO_ELECT: Final = 1
DO_BUY: Final = 2
DO_BUILD: Final = 3
DO_KING: Final = 4
DO_HIRE: Final = 5
DO_SWAP: Final = 6
DO_SEND: Final = 7
DO_EXTRA: Final = 8
DO_END: Final = 9
DO_PUT: Final = 10
DO_PAY: Final = 11
DO_FIRST: Final = 12
DO_REUSE: Final = 13
DO_TAKE: Final = 14
DO_REPEAT: Final = 15
CHANCE_SIDE: Final = 16
CHANCE_TOKEN: Final = 17
CHANCE_COUNCILLOR: Final = 18
CHANCE_PERMIT: Final = 19
CHANCE_NEUTRAL: Final = 20
CHANCE_CARD: Final = 21

# events; 0 is the core's SCORE
EVENT_SIDE_LAID: Final = 1
EVENT_TOKEN_LAID: Final = 2
EVENT_COUNCILLOR_PLACED: Final = 3
EVENT_OFFERED: Final = 4
EVENT_NEUTRAL: Final = 5
EVENT_DREW: Final = 6
EVENT_SAW: Final = 7
EVENT_SHUFFLED: Final = 8
EVENT_BEGUN: Final = 9
EVENT_ELECTED: Final = 10
EVENT_FELL: Final = 11
EVENT_PAID: Final = 12
EVENT_MOVED: Final = 13
EVENT_BUILT: Final = 14
EVENT_OWED: Final = 15
EVENT_ACQUIRED: Final = 16
EVENT_TOOK: Final = 17
EVENT_TURNED: Final = 18
EVENT_HIRED: Final = 19
EVENT_UNDER: Final = 20
EVENT_SENT: Final = 21
EVENT_EXTRA: Final = 22
EVENT_GOT_COINS: Final = 23
EVENT_GOT_ASSISTANTS: Final = 24
EVENT_ADVANCED: Final = 25
EVENT_GOT_MAINS: Final = 26
EVENT_REUSED: Final = 27
EVENT_REPEATED: Final = 28
EVENT_TILE: Final = 29
EVENT_KINGS_TILE: Final = 30
EVENT_LAPSED: Final = 31
EVENT_ENDING: Final = 32
EVENT_ENDED: Final = 33
EVENT_PLAYED: Final = 34

# sources of points
SOURCE_PERMIT: Final = 0
SOURCE_TOKEN: Final = 1
SOURCE_SPACE: Final = 2
SOURCE_LAST: Final = 3
SOURCE_TILE: Final = 4  # and the six after it: one source for each bonus tile
SOURCE_KING: Final = 11
SOURCE_FURTHEST: Final = 12
SOURCE_SECOND: Final = 13
SOURCE_PERMITS: Final = 14

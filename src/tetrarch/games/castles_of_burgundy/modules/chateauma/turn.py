"""The Châteauma's turn: choosing and placing tiles, their effects, the signs and the ends of its cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import Game
from tetrarch.games.castles_of_burgundy.modules.border_posts.ids import SOURCE_POSTS
from tetrarch.games.castles_of_burgundy.modules.border_posts.rules import take_post_bonus
from tetrarch.games.castles_of_burgundy.modules.chateauma.choosing import (
    best_good,
    chosen,
    draw,
    empty_space,
    first_black,
    held,
    herd_points,
    is_full,
    keep,
    richest,
    scarcest,
    settle,
    space_colour,
    space_for,
    spot,
    spot_around,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma.ids import (
    BACK,
    CARD_SPACES,
    EVENT_ANOTHER_TILE,
    EVENT_CARD_DONE,
    EVENT_EXTRA_TURN,
    EVENT_FOUND,
    EVENT_FROM_RESERVE,
    EVENT_HALL_TILE,
    EVENT_JOKER_TAKEN,
    EVENT_JOKER_USED,
    EVENT_NOTHING_FOUND,
    EVENT_POST_CARD,
    EVENT_RESERVED,
    EVENT_SALE_INSTEAD,
    EVENT_SALE_SIGN,
    EVENT_SET_ON,
    EVENT_SHIELD_WON,
    EVENT_SILVER_INSTEAD,
    EVENT_TILE_MOVED,
    EVENT_UNSOLD,
    EVENT_WHITE_SILVER,
    EVENT_WHITE_TILE,
    SOURCE_BOARDING_HOUSE,
    SOURCE_CARD,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma.tables import (
    BANK_SILVER,
    CARD_POINTS,
    CARD_POSTS,
    CARD_SHIELD,
    CARD_SIZE,
    DOUBLE_SIGNS,
    HOUSE_POINTS,
    JOKER,
    LAST_SILVER,
    MODIFIER_EXTRA_TURNS,
    POST_CARD_WITH_POINTS,
    POST_CARD_WITH_TILE,
    RANK,
    SALE_SIGNS,
    TOWER_POINTS,
    WHITE_CASTLE_SILVER,
    ChateaumaSettings,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma.vineyards import win_double
from tetrarch.games.castles_of_burgundy.modules.extra_tiles.rules import ALWAYS_ON_TOP
from tetrarch.games.castles_of_burgundy.modules.shields.tables import SHIELD_POINTS
from tetrarch.games.castles_of_burgundy.rules.ids import (
    BUILDING,
    CASTLE,
    CAUSE_BANK,
    COLOURS,
    DEPOTS,
    EFFECT_BANK,
    EFFECT_BOARDING_HOUSE,
    EFFECT_CARPENTER,
    EFFECT_CHURCH,
    EFFECT_CRANE,
    EFFECT_MARKET,
    EFFECT_TOWN_HALL,
    EFFECT_WAREHOUSE,
    EFFECT_WATCHTOWER,
    EVENT_ADVANCED,
    LIVESTOCK,
    MARKET,
    MINE,
    MONASTERY,
    NONE,
    ON_BLESSED,
    ON_MOVED,
    SHIELDS,
    SHIP,
    SLOTS,
    SOURCE_LIVESTOCK,
    SOURCE_WATCHTOWER,
    SPACES,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_points, gain_silver, sell
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.steps.ship import goods_in, load
from tetrarch.games.castles_of_burgundy.rules.tables import COLOUR, NUMBER, PHASE_POINTS

SALE: Final[i64] = 0  # signs
DOUBLE: Final[i64] = 1


class Turn:
    """One turn up to the point where new cards are drawn [CB-291]."""

    def __init__(self, g: Game[CbState], s: CbState, settings: ChateaumaSettings) -> None:
        self.g: Game[CbState] = g
        self.s: CbState = s
        self.settings: ChateaumaSettings = settings
        self.seat: i64 = s.seats - 1
        self.white: i64 = s.white - 1  # the depot of the white die
        self.signs: vec[i64] = vec[i64]()  # covered, in order
        self.extra: i64 = 0  # turns that signs of the duchy give

    def play(self) -> None:
        self.choose(self.s.die - 1, chosen(self.s))
        self.resolve()
        while self.extra > 0:
            self.extra -= 1
            self.one_more()
            self.resolve()

    def resolve(self) -> None:
        """The signs that were covered, then the cards that are full [CB-307, CB-309, CB-331]."""
        for sign in self.signs:
            if sign == SALE:
                self.s.emit(EVENT_SALE_SIGN, self.seat)
                self.sell()
            else:
                win_double(self.s)
        self.signs = vec[i64]()
        for place in range(i64(2)):
            if self.s.cards[place] != NONE and is_full(self.s, place):
                self.complete(place)

    def one_more(self) -> None:
        """A sign of the duchy gives a tile for the card that is left, or a sale [CB-321]."""
        s = self.s
        s.emit(EVENT_EXTRA_TURN, self.seat)
        if s.cards[0] == NONE and s.cards[1] == NONE:
            self.sell()
        else:
            self.choose(self.white, 0 if s.cards[0] != NONE else 1)

    # choosing a tile

    def choose(self, depot: i64, place: i64) -> None:
        """Choose and place a tile, with all ways out [CB-293 to CB-298]."""
        if self.find(depot, place):
            return
        s = self.s
        black = first_black(s)
        if black == NONE:
            s.emit(EVENT_SILVER_INSTEAD, self.seat)
            gain_silver(s, self.seat, LAST_SILVER)
        else:
            s.emit(EVENT_JOKER_TAKEN, self.seat, s.slot[black])
            keep(s, s.slot[black] + BACK)
            s.slot[black] = NONE

    def find(self, depot: i64, place: i64) -> bool:
        """Place a tile of the depots, of the reserve, or a joker on a card, if there is one."""
        for k in range(i64(DEPOTS)):
            if self.search((depot + k) % DEPOTS, place):
                return True
        s = self.s
        for space in range(CARD_SIZE[s.cards[place]]):
            if s.ground[place * CARD_SPACES + space] == NONE:
                kind = draw(s, RANK[space_colour(s, place, space)])
                if kind != NONE:
                    s.emit(EVENT_FROM_RESERVE, self.seat, kind)
                    self.lay(place, space, kind)
                    return True
        joker = draw(s, JOKER)
        if joker != NONE:
            s.emit(EVENT_JOKER_USED, self.seat)
            self.lay(place, empty_space(s, place), joker)
        return joker != NONE

    def search(self, depot: i64, place: i64) -> bool:
        """The first empty space of a card for which a depot has a tile gets it [CB-293, CB-294]."""
        s = self.s
        for space in range(CARD_SIZE[s.cards[place]]):
            if s.ground[place * CARD_SPACES + space] == NONE:
                found = spot(s, depot * SLOTS, depot * SLOTS + SLOTS, space_colour(s, place, space))
                if found != NONE:
                    kind = s.slot[found]
                    s.slot[found] = NONE
                    s.emit(EVENT_FOUND, self.seat, depot, kind)
                    self.lay(place, space, kind)
                    return True
        return False

    def lay(self, place: i64, space: i64, entry: i64) -> None:
        """A tile lies on a card; face up it takes effect [CB-296, CB-307]."""
        s = self.s
        card = s.cards[place]
        s.ground[place * CARD_SPACES + space] = entry
        s.emit(EVENT_SET_ON, self.seat, place, space)
        if SALE_SIGNS[card] >> space & 1:
            self.signs = append(self.signs, SALE)
        if DOUBLE_SIGNS[card] >> space & 1:
            self.signs = append(self.signs, DOUBLE)
        if entry < BACK:
            self.effect(entry)

    # effects

    def effect(self, kind: i64) -> None:
        s = self.s
        colour = COLOUR[kind]
        if colour == CASTLE:
            self.another()
        elif colour == SHIP:
            self.ship()
        elif colour == LIVESTOCK:
            gain_points(s, self.seat, SOURCE_LIVESTOCK, herd_points(s, kind))
        elif colour == MONASTERY:
            bless(self.g, s, kind)
        elif colour == BUILDING:
            self.building(kind - MARKET)

    def building(self, effect: i64) -> None:
        """[CB-302 to CB-304, CB-323, CB-324]."""
        s = self.s
        if effect == EFFECT_BANK:
            gain_silver(s, self.seat, BANK_SILVER, CAUSE_BANK)
        elif effect == EFFECT_BOARDING_HOUSE:
            gain_points(s, self.seat, SOURCE_BOARDING_HOUSE, HOUSE_POINTS)
        elif effect == EFFECT_WATCHTOWER:
            gain_points(s, self.seat, SOURCE_WATCHTOWER, TOWER_POINTS)
        elif effect == EFFECT_WAREHOUSE:
            self.sell()
        elif effect == EFFECT_TOWN_HALL:
            self.town_hall()
        elif effect == EFFECT_CRANE:
            self.another()
        elif effect == EFFECT_CARPENTER:
            self.fetch(effect, vec[i64]([BUILDING]))
        elif effect == EFFECT_CHURCH:
            self.fetch(effect, vec[i64]([CASTLE, MINE, MONASTERY]))
        elif effect == EFFECT_MARKET:
            self.fetch(effect, vec[i64]([SHIP, LIVESTOCK]))
        else:
            self.white_castle()

    def another(self) -> None:
        """A castle: another tile from the depot of the white die on [CB-300, CB-301]."""
        s = self.s
        place = chosen(s)
        if not is_full(s, place):
            s.emit(EVENT_ANOTHER_TILE, self.seat, place)
            self.choose(self.white, place)
            return
        place = 1 - place
        if not is_full(s, place):
            s.emit(EVENT_ANOTHER_TILE, self.seat, place)
            if self.find(self.white, place):
                return
        s.emit(EVENT_SALE_INSTEAD, self.seat)
        self.sell()

    def fetch(self, effect: i64, colours: vec[i64]) -> None:
        """A tile of the first colour that there is comes to the reserve [CB-303]."""
        for colour in colours:
            found = spot_around(self.s, colour)
            if found != NONE:
                self.reserve(EVENT_RESERVED, found)
                return
        self.s.emit(EVENT_NOTHING_FOUND, self.seat, effect)

    def reserve(self, event: i64, place: i64) -> None:
        """A tile of a depot comes to the reserve."""
        s = self.s
        s.emit(event, self.seat, place // SLOTS, s.slot[place])
        keep(s, s.slot[place])
        s.slot[place] = NONE

    def white_castle(self) -> None:
        """A tile of the first depot that has any, of a type that is scarce in the reserve [CB-323]."""
        s = self.s
        if self.settings.whole_board and self.take_scarcest(True):
            return
        if not self.take_scarcest(False):
            s.emit(EVENT_WHITE_SILVER, self.seat)
            gain_silver(s, self.seat, WHITE_CASTLE_SILVER)

    def take_scarcest(self, missing: bool) -> bool:
        for k in range(i64(DEPOTS)):
            depot = (self.white + k) % DEPOTS
            found = scarcest(self.s, depot * SLOTS, depot * SLOTS + SLOTS, missing)
            if found != NONE:
                self.reserve(EVENT_WHITE_TILE, found)
                return True
        return False

    def town_hall(self) -> None:
        """A tile of the reserve goes to a card, of the type that it has most of [CB-304]."""
        s = self.s
        for k in range(i64(2)):
            place = chosen(s) if k == 0 else 1 - chosen(s)
            counts = held(s)
            best: i64 = NONE
            for colour in range(i64(COLOURS)):
                n = counts[RANK[colour]]
                if n == 0 or space_for(s, place, colour) == NONE:
                    continue
                if (
                    best == NONE
                    or n > counts[RANK[best]]
                    or (n == counts[RANK[best]] and RANK[colour] < RANK[best])
                ):
                    best = colour
            if best != NONE:
                kind = draw(s, RANK[best])
                s.emit(EVENT_HALL_TILE, self.seat, kind)
                self.lay(place, space_for(s, place, best), kind)
                return

    def ship(self) -> None:
        """All goods of the depot with the most, then a step on the track [CB-306]."""
        s = self.s
        depot = richest(s)
        if depot != NONE:
            load(s, self.seat, depot, goods_in(s, depot))
        s.move_to(self.seat, min(s.space[self.seat] + 1, i64(SPACES - 1)))
        s.emit(EVENT_ADVANCED, self.seat, s.space[self.seat])
        self.g.react(s, ON_MOVED, self.seat)

    def sell(self) -> None:
        """The goods of which there are most [CB-308]."""
        good = best_good(self.s, self.seat)
        if good == NONE:
            self.s.emit(EVENT_UNSOLD, self.seat)
        else:
            sell(self.g, self.s, self.seat, good)

    # full cards

    def complete(self, place: i64) -> None:
        """A full card scores and is discarded; its tiles go to the duchy [CB-309, CB-310]."""
        s = self.s
        card = s.cards[place]
        s.emit(EVENT_CARD_DONE, self.seat, card)
        gain_points(s, self.seat, SOURCE_CARD, CARD_POINTS[card * 3 + self.settings.level])
        if self.settings.posts and CARD_POSTS[card]:
            self.cross()
        if self.settings.shields and CARD_SHIELD[card]:
            self.win_shield()
        for at in range(place * CARD_SPACES, place * CARD_SPACES + CARD_SIZE[card]):
            self.move(s.ground[at])
            s.ground[at] = NONE
        s.scrap |= bit(card)
        s.cards[place] = NONE

    def move(self, entry: i64) -> None:
        s = self.s
        kind = entry & BACK - 1
        cell = settle(s, kind)
        s.emit(EVENT_TILE_MOVED, self.seat, kind, COLOUR[kind])
        if entry >= BACK and COLOUR[kind] == MONASTERY:
            bless(self.g, s, kind)
        if cell != NONE and self.settings.marked(MODIFIER_EXTRA_TURNS) >> cell & 1:
            self.extra += 1

    def cross(self) -> None:
        """The second card with border posts pays by the phase, the third brings a tile [CB-325]."""
        s = self.s
        s.crossed += 1
        s.emit(EVENT_POST_CARD, self.seat, s.crossed)
        if s.crossed == POST_CARD_WITH_POINTS:
            gain_points(s, self.seat, SOURCE_POSTS, PHASE_POINTS[s.phase])
        elif s.crossed == POST_CARD_WITH_TILE:
            take_post_bonus(self.g, s, self.seat)

    def win_shield(self) -> None:
        """The lowest shield of the first depot that has one, from the white die on [CB-327]."""
        s = self.s
        for k in range(i64(DEPOTS)):
            depot = (self.white + k) % DEPOTS
            shield = self.lowest_shield(depot)
            if shield != NONE:
                s.shield[shield] = NONE
                s.trophies |= bit(shield)
                s.emit(EVENT_SHIELD_WON, self.seat, depot, shield)
                return

    def lowest_shield(self, depot: i64) -> i64:
        """The shield of a depot with the lowest value, of equal ones or by option the lowest number; NONE."""
        found: i64 = NONE
        for shield in range(i64(SHIELDS)):
            if self.s.shield[shield] == depot and (
                found == NONE
                or (not self.settings.by_number and SHIELD_POINTS[shield] < SHIELD_POINTS[found])
            ):
                found = shield
        return found


def bless(g: Game[CbState], s: CbState, kind: i64) -> None:
    """A monastery lies face up; it works for whoever copies its monasteries [CB-289, CB-329]."""
    number = NUMBER[kind]
    if not ALWAYS_ON_TOP >> number & 1:
        s.own[s.seats - 1] |= bit(number)
        g.react(s, ON_BLESSED, s.seats - 1, number)

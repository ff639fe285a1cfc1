"""The Châteauma in numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.features import Page
from tetrarch.games.castles_of_burgundy.evaluation.features import FeatureSection
from tetrarch.games.castles_of_burgundy.modules.chateauma.ids import BACK, CARD_SPACES, CARDS
from tetrarch.games.castles_of_burgundy.rules.ids import SHIELDS, TILES
from tetrarch.games.castles_of_burgundy.rules.state import CbState


class ChateaumaFeatures(FeatureSection):
    """Its cards and tiles, those face down marked; its duchy is among those of all."""

    def names(self) -> list[str]:
        return ["cards", "on_cards", "reserve", "surplus", "deck", "discarded", "die", "crossed", "trophies"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        played = len(s.cards) > 0
        page.field()
        if played:
            page.ones_of(s.cards, 0, 2, CARDS)
        page.field()
        if played:
            for at in range(i64(2 * CARD_SPACES)):
                entry = s.ground[at]
                page.one_of(entry % BACK if entry >= 0 else entry, TILES)
                page.flag(entry >= BACK)
        page.field()
        if played:
            counted(s.reserve, page)
        page.field()
        if played:
            counted(s.surplus, page)
        page.field()
        if played:
            page.members(s.deck, CARDS)
        page.field()
        if played:
            page.members(s.scrap, CARDS)
        page.field()
        if played:
            page.one_of(s.die - 1, 6)
        page.field()
        if played:
            page.number(s.crossed, 4)
        page.field()
        if played:
            page.members(s.trophies, SHIELDS)


def counted(entries: vec[i64], page: Page) -> None:
    """How many tiles of each kind there are, and then how many lie face down."""
    count: vec[i64] = vec[i64]([0] * (TILES + 1))
    for entry in entries:
        count[entry % BACK] += 1
        if entry >= BACK:
            count[TILES] += 1
    page.numbers(count, 0, TILES + 1, 4)

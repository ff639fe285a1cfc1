"""Stores, dice, the court and invader cards in JSON: what is more than one field of the state."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.position.codecs import counts
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.kingsburg.presentation.names import COLOURED, GOOD, INVADER, TARGET, WHITE
from tetrarch.games.kingsburg.presentation.view_types import Group
from tetrarch.games.kingsburg.rules import ids
from tetrarch.games.kingsburg.rules.state import (
    KiState,
    group_dice,
    group_of,
    group_seat,
    group_token,
    group_white,
)
from tetrarch.games.kingsburg.rules.tables import YEARS

GOODS = counts(GOOD, 299)
MAX_TOKENS = 999


# goods and "+2" tokens


def goods(s: KiState) -> list[object]:
    starts = range(0, s.seats * ids.KINDS, ids.KINDS)
    return [GOODS.write(s.goods[first : first + ids.GOODS]) for first in starts]


def read_goods(draft: Draft) -> None:
    for seat, store in enumerate(draft.items("goods", draft.seats)):
        for good, n in enumerate(GOODS.read(store, draft)):
            draft.state.goods[seat * ids.KINDS + good] = n


def tokens(s: KiState) -> list[int]:
    return [int(n) for n in s.goods[ids.PLUS2 :: ids.KINDS]]


def read_tokens(draft: Draft) -> None:
    for seat, item in enumerate(draft.items("plus2", draft.seats)):
        draft.state.goods[seat * ids.KINDS + ids.PLUS2] = item.whole(0, MAX_TOKENS)


# dice


def dice_text(dice: int, white: int) -> str:
    """Dice as `135w24`; nothing for none."""
    return "".join(part for part in (COLOURED.name(dice), WHITE.name(white)) if part != "none")


def read_dice_text(item: Reader) -> tuple[int, int]:
    """Dice as `135w24`, in any order."""
    faces, _, white = item.text().partition("w")
    dice, extra = "".join(sorted(faces)), "".join(sorted(white))
    if (dice or "none") not in COLOURED.index or (f"w{extra}" if extra else "none") not in WHITE.index:
        raise item.fail(f"must be dice like 135 or 135w24, three of each kind at most, not {item.value!r}")
    return COLOURED.read(dice or "none"), WHITE.read(f"w{extra}" if extra else "none")


def dice(s: KiState) -> list[str]:
    return [dice_text(s.dice[seat], s.white[seat]) for seat in range(s.seats)]


def read_dice(draft: Draft) -> None:
    for seat, item in enumerate(draft.items("dice", draft.seats)):
        draft.state.dice[seat], draft.state.white[seat] = read_dice_text(item)


# groups of dice on their places


def group(code: int) -> Group:
    seat, token = int(group_seat(code)), int(group_token(code))
    out: Group = {
        "seat": None if seat == ids.NEUTRAL else seat,
        "dice": dice_text(int(group_dice(code)), int(group_white(code))),
    }
    if token:
        out["token"] = token
    return out


def placed(s: KiState) -> dict[str, list[Group]]:
    out = {TARGET.name(place): [group(int(code))] for place, code in enumerate(s.court) if code >= 0}
    if s.second_at >= 0:
        out[TARGET.name(s.second_at)].append(group(int(s.second)))
    return out


def read_placed(draft: Draft) -> None:
    """Groups of dice on their places [KI-28]."""
    s = draft.state
    for place, item in draft.by_name("placed", TARGET):
        groups = item.items()
        if not groups or len(groups) > 2 or (len(groups) == 2 and s.second_at >= 0):
            raise item.fail("must have one group, or two in one place by the envoy [KI-36]")
        for entry in groups:
            s.settle_on(place, read_group(s, entry))
    if s.second_at >= 0 and group_seat(s.second) == ids.NEUTRAL:
        raise draft.doc["placed"].fail("neutral dice come first [KI-117]")


def read_group(s: KiState, item: Reader) -> int:
    item.keys(("seat", "dice", "token"))
    dice, white = read_dice_text(item["dice"])
    neutral = item["seat"].value is None
    if dice == 0 or (neutral and (white or s.seats > 2)):
        raise item.fail("is no group: it needs a coloured die [KI-32]; only two players have neutral dice")
    seat = ids.NEUTRAL if neutral else item["seat"].whole(0, s.seats - 1)
    return int(group_of(seat, dice, white, item.get("token", lambda r: r.whole(0, 3), 0)))


# invader cards


def card_problem(card: int, draft: Draft) -> str:
    of_another_year = card >= 0 and card // ids.PER_YEAR != draft.state.year - 1
    return "is no card of this year [KI-7]" if of_another_year else ""


def past(s: KiState) -> list[str]:
    return [INVADER.name(card) for card in s.past if card >= 0]


def read_past(draft: Draft) -> None:
    """The cards of earlier years, one a year at most."""
    cards = [ids.EMPTY] * YEARS
    for item in draft.items("past"):
        year = item.name(INVADER) // ids.PER_YEAR
        if year >= max(1, draft.state.year) or cards[year] >= 0:
            raise item.fail("is no earlier card, or the second one of its year [KI-7]")
        cards[year] = item.name(INVADER)
    draft.state.past = vec[i64](cards)

"""Positions of Kingsburg in JSON; `docs/positions.md` tells the form."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.kernel import AUTO
from tetrarch.core.position import Reader
from tetrarch.core.words import Names
from tetrarch.games.kingsburg import ids
from tetrarch.games.kingsburg.checks import check_stack
from tetrarch.games.kingsburg.data import GOOD_NAMES, ROW_NAMES
from tetrarch.games.kingsburg.game import Kingsburg
from tetrarch.games.kingsburg.state import KiState, fresh_state, group_of
from tetrarch.games.kingsburg.tables import EFFECT_OF
from tetrarch.games.kingsburg.words import (
    BUILDING,
    COLOURED,
    DESTINY,
    EFFECT,
    GOOD,
    GOVERNOR,
    INVADER,
    PHASE,
    ROW,
    SCENARIO,
    TARGET,
    WHITE,
)

MOST = 9999
FIELDS = (
    *("year", "phase", "at", "order", "points", "plus2", "soldiers", "goods", "buildings", "free", "rows"),
    *("strips", "envoy", "aid", "dice", "white", "placed", "influenced", "deals", "gifts", "passed", "used"),
    *("used_year", "built", "hired", "swaps", "before", "consoled", "invader", "known", "shown", "valley"),
    *("valley_known", "valley_shown", "past", "scenario", "governors", "dealt", "sealed", "offer", "named"),
    *("bid", "bidder", "namer", "out", "destiny", "destinies_past", "troops", "whims", "whims_gone", "stock"),
    *("lot", "royal", "relief", "bonus", "totals", "won", "stack"),
)
# where the flow goes on, by phase: the step of the year and, in a season or in winter, the one within it
STARTS = {
    "kings_aid": {"start": (ids.AT_YEAR_START, -1), "compare": (ids.COMPARE_AID, -1)},
    "kings_reward": {"start": (ids.GIVE_REWARD, -1)},
    "kings_envoy": {"start": (ids.SEND_ENVOY, -1)},
    "recruit": {
        "before": (ids.AT_BEFORE_RECRUIT, -1),
        "hire": (ids.BEGIN_RECRUIT, -1),
        "after": (ids.AT_AFTER_RECRUIT, -1),
    },
    "winter": {
        "start": (ids.BEGIN_WINTER, ids.AT_WINTER_START),
        "reveal": (ids.BEGIN_WINTER, ids.REVEAL),
        "reinforce": (ids.BEGIN_WINTER, ids.REINFORCE),
        "battle": (ids.BEGIN_WINTER, ids.AT_BATTLE),
        "year_end": (ids.BEGIN_WINTER, ids.AT_YEAR_END),
        "game_end": (ids.BEGIN_WINTER, ids.FINAL_SCORE),
    },
} | {
    name: {
        "start": (step, ids.BEGIN_SEASON),
        "roll": (step, ids.ROLL),
        "after_roll": (step, ids.AT_AFTER_ROLL),
        "influence": (step, ids.ASK_INFLUENCE),
        "help": (step, ids.HELP),
        "build": (step, ids.BEGIN_BUILD),
        "end": (step, ids.AT_SEASON_END),
    }
    for name, step in (("spring", ids.PASS_SPRING), ("summer", ids.PASS_SUMMER), ("autumn", ids.PASS_AUTUMN))
}


# names


def members(bits: int, names: Iterable[str]) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]


def seats_in(bits: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if bits >> seat & 1]


def named(names: Names, i: int) -> str | None:
    return None if i < 0 else names.name(i)


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def goods(s: KiState, seat: int) -> dict[str, int]:
    row = s.goods[seat * ids.KINDS : seat * ids.KINDS + ids.GOODS]
    return {name: int(n) for name, n in zip(GOOD_NAMES, row, strict=True) if n}


def dice_text(dice: int, white: int) -> str:
    """Dice as `135w24`; nothing for none."""
    return "".join(part for part in (COLOURED.name(dice), WHITE.name(white)) if part != "none")


def group(code: int) -> dict[str, object]:
    """A group on a place."""
    seat = code & 15
    out: dict[str, object] = {
        "seat": None if seat == ids.NEUTRAL else seat,
        "dice": dice_text(code >> 8 & 0xFF, code >> 16),
    }
    return out | ({"token": code >> 4 & 15} if code >> 4 & 15 else {})


def placed(s: KiState) -> dict[str, list[dict[str, object]]]:
    out = {TARGET.name(place): [group(int(code))] for place, code in enumerate(s.court) if code >= 0}
    if s.second_at >= 0:
        out[TARGET.name(s.second_at)].append(group(int(s.second)))
    return out


def troops(s: KiState, seat: int) -> list[int]:
    return [value for value in range(5) for _ in range(int(s.troops[seat]) >> 4 * value & 15)]


def public(s: KiState) -> dict[str, object]:
    """All of a position that everybody sees, questions apart [KI-9]."""
    seats = range(s.seats)
    return {
        "year": int(s.year),
        "phase": named(PHASE, s.phase - 1),
        "order": [int(seat) for seat in s.order],
        "points": [int(n) for n in s.points],
        "plus2": [int(s.goods[seat * ids.KINDS + ids.PLUS2]) for seat in seats],
        "soldiers": [int(n) for n in s.soldiers],
        "goods": [goods(s, seat) for seat in seats],
        "buildings": [members(int(bits), BUILDING.names) for bits in s.built],
        "free": [members(int(bits), BUILDING.names) for bits in s.gratis],
        "rows": [members(int(bits), ROW_NAMES) for bits in s.alternate],
        "strips": [members(int(bits), ROW_NAMES) for bits in s.strips],
        "envoy": seat_or_none(s.envoy),
        "aid": seat_or_none(s.aid),
        "dice": [dice_text(s.dice[seat], s.white[seat]) for seat in seats],
        "white": [int(n) for n in s.extra],
        "placed": placed(s),
        "influenced": members(int(s.influenced), TARGET.names),
        "deals": {TARGET.name(place): int(seat) for place, seat in enumerate(s.deals) if seat >= 0},
        "gifts": members(int(s.gifts), TARGET.names),
        "passed": seats_in(int(s.passed), s.seats),
        "used": [members(int(bits), EFFECT.names) for bits in s.used],
        "used_year": [members(int(bits), EFFECT.names) for bits in s.used_year],
        "built": [int(n) for n in s.constructed],
        "hired": [int(n) for n in s.hired],
        "swaps": [int(n) for n in s.swaps],
        "before": int(s.before),
        "consoled": seats_in(int(s.consoled), s.seats),
        "known": seats_in(int(s.known), s.seats),
        "shown": bool(s.shown),
        "valley_known": seats_in(int(s.valley_known), s.seats),
        "valley_shown": bool(s.valley_shown),
        "past": [INVADER.name(card) for card in s.past if card >= 0],
        "scenario": named(SCENARIO, s.scenario),
        "governors": [named(GOVERNOR, card) for card in s.governor],
        "offer": members(int(s.offer), GOVERNOR.names),
        "named": named(GOVERNOR, s.named),
        "bid": int(s.bid),
        "bidder": seat_or_none(s.bidder),
        "namer": seat_or_none(s.namer),
        "out": seats_in(int(s.out), s.seats),
        "destiny": named(DESTINY, s.destiny),
        "destinies_past": members(int(s.destinies), DESTINY.names),
        "troops": [troops(s, seat) for seat in seats],
        "whims": [n + 1 for n in range(16) if s.covered >> n & 1],
        "whims_gone": [n + 1 for n in range(16) if s.whims_gone >> n & 1],
        "stock": dict.fromkeys(members(int(s.stock), GOOD_NAMES), 1),
        "lot": named(GOOD, s.lot),
        "royal": int(s.royal) or None,
        "relief": [int(n) for n in s.relief],
        "bonus": [int(n) for n in s.boost],
        "totals": [int(n) for n in s.total],
        "won": [int(n) for n in s.won],
    }


def dump(s: KiState) -> dict[str, object]:
    """All of a position but its questions."""
    return public(s) | {
        "invader": named(INVADER, s.invader),
        "valley": named(INVADER, s.valley),
        "dealt": [members(int(bits), GOVERNOR.names) for bits in s.hand],
        "sealed": [seat_or_none(note) for note in s.sealed],
    }


# back again


def load(game: Kingsburg, doc: Reader) -> KiState:
    """A position back from JSON; what is left out takes the value that a person would expect."""
    doc.keys(FIELDS)
    s = fresh_state(game.seats)
    load_calendar(s, doc)
    load_stores(s, doc)
    load_provinces(game, s, doc)
    load_dice(s, doc)
    load_court(s, doc)
    load_used(s, doc)
    load_invaders(s, doc)
    load_modules(game, s, doc)
    load_winter(s, doc)
    if doc.has("stack"):
        check_stack(s, doc)
    else:
        begin_at(game, s, doc)
    return s


def read_seat(doc: Reader, seats: int) -> int:
    """A seat; null for nobody."""
    return ids.EMPTY if doc.value is None else doc.whole(0, seats - 1)


def read_seats(doc: Reader, seats: int) -> int:
    """A set of seats."""
    bits = 0
    for item in doc.items():
        bits |= 1 << item.whole(0, seats - 1)
    return bits


def read_set(doc: Reader, names: Names) -> int:
    """A set of names, each once."""
    bits = 0
    for item in doc.items():
        bit = 1 << item.name(names)
        if bits & bit:
            raise item.fail(f"{item.value} is named twice")
        bits |= bit
    return bits


def read_name(doc: Reader, names: Names) -> int:
    """A name; null for none."""
    return ids.EMPTY if doc.value is None else doc.name(names)


def read_each(doc: Reader, key: str, seats: int, least: int, most: int, default: int = 0) -> vec[i64]:
    """A number for every seat."""
    return vec[i64](
        doc.get(key, lambda r: [item.whole(least, most) for item in r.items(seats)], [default] * seats)
    )


def read_sets(doc: Reader, key: str, seats: int, names: Names) -> vec[i64]:
    """A set of names for every seat."""
    return vec[i64](doc.get(key, lambda r: [read_set(item, names) for item in r.items(seats)], [0] * seats))


def load_calendar(s: KiState, doc: Reader) -> None:
    s.year = doc.get("year", lambda r: r.whole(0, ids.YEARS), 1)
    s.phase = doc.get("phase", lambda r: read_name(r, PHASE), 0 if s.year else -1) + 1
    if (s.year == 0) != (s.phase == 0):
        raise doc.fail("year 0 is the set-up, which has no phase")
    seats = list(range(s.seats))
    order = doc.get("order", lambda r: [item.whole(0, s.seats - 1) for item in r.items(s.seats)], seats)
    if sorted(order) != seats:
        raise doc["order"].fail("must name every seat once")
    s.order = vec[i64](order)
    s.envoy = doc.get("envoy", lambda r: read_seat(r, s.seats), ids.EMPTY)
    s.aid = doc.get("aid", lambda r: read_seat(r, s.seats), ids.EMPTY)
    s.passed = doc.get("passed", lambda r: read_seats(r, s.seats), 0)


def load_stores(s: KiState, doc: Reader) -> None:
    """Points, goods, tokens and soldiers."""
    s.points = read_each(doc, "points", s.seats, -MOST, MOST)
    s.soldiers = read_each(doc, "soldiers", s.seats, 0, 999)
    plus2 = read_each(doc, "plus2", s.seats, 0, 999)
    stores = doc["goods"].items(s.seats) if doc.has("goods") else []
    for seat in range(s.seats):
        s.goods[seat * ids.KINDS + ids.PLUS2] = plus2[seat]
    for seat, store in enumerate(stores):
        store.keys(GOOD_NAMES)
        for good, name in enumerate(GOOD_NAMES):
            s.goods[seat * ids.KINDS + good] = store.get(name, lambda r: r.whole(0, 299), 0)


def load_provinces(game: Kingsburg, s: KiState, doc: Reader) -> None:
    """Rows and what stands in them, from left to right [KI-63]."""
    s.alternate = read_sets(doc, "rows", s.seats, ROW)
    s.strips = read_sets(doc, "strips", s.seats, ROW)
    s.built = read_sets(doc, "buildings", s.seats, BUILDING)
    s.gratis = read_sets(doc, "free", s.seats, BUILDING)
    for seat in range(s.seats):
        rows = int(game.readings.rows)
        if s.alternate[seat] & ~rows:
            raise doc["rows"].items()[seat].fail("there is no such row in this game [KI-62]")
        if s.gratis[seat] & ~s.built[seat]:
            raise doc["free"].items()[seat].fail("such a building does not stand")
        allowed = 0
        for row in range(ids.ROWS):
            base = int(s.row_base(seat, row))
            standing = int(s.built[seat]) >> base & 15
            if standing & (standing + 1):
                raise doc["buildings"].items()[seat].fail(f"row {ROW.name(row)} has a gap [KI-63]")
            allowed |= 15 << base if rows >> row & 1 else 0
        if s.built[seat] & ~allowed:
            raise doc["buildings"].items()[seat].fail("a building is of a row that the seat has not [KI-62]")
        s.effects[seat] = sum(
            1 << int(EFFECT_OF[b])
            for b in range(ids.BUILDINGS)
            if int(s.built[seat]) >> b & 1 and EFFECT_OF[b] >= 0
        )


def read_dice(doc: Reader) -> tuple[int, int]:
    """Dice as `135w24`, in any order."""
    faces, _, white = doc.text().partition("w")
    found = []
    for text, names in ((faces, COLOURED), (white, WHITE)):
        name = "".join(sorted(text))
        name = ("w" + name if names is WHITE else name) if name else "none"
        if name not in names.index:
            raise doc.fail(f"must be dice like 135 or 135w24, three of each kind at most, not {doc.value!r}")
        found.append(names.read(name))
    return found[0], found[1]


def load_dice(s: KiState, doc: Reader) -> None:
    s.extra = read_each(doc, "white", s.seats, 0, 3)
    if doc.has("dice"):
        for seat, item in enumerate(doc["dice"].items(s.seats)):
            s.dice[seat], s.white[seat] = read_dice(item)
    s.before = doc.get("before", lambda r: r.whole(0, 36), 0)


def load_court(s: KiState, doc: Reader) -> None:
    """Groups of dice on their places [KI-28]."""
    s.influenced = doc.get("influenced", lambda r: read_set(r, TARGET), 0)
    if doc.has("deals"):
        doc["deals"].keys(TARGET.names)
        deals = [ids.EMPTY] * ids.PLACES
        for name in doc["deals"].mapping():
            deals[TARGET.read(name)] = doc["deals"][name].whole(0, s.seats - 1)
        s.deals = vec[i64](deals)
    if not doc.has("placed"):
        return
    doc["placed"].keys(TARGET.names)
    for name in doc["placed"].mapping():
        groups = doc["placed"][name].items()
        if not groups or len(groups) > 2 or (len(groups) == 2 and s.second_at >= 0):
            raise doc["placed"][name].fail("must have one group, or two in one place by the envoy [KI-36]")
        for item in groups:
            s.settle_on(TARGET.read(name), read_group(s, item))
    if s.second_at >= 0 and s.second & 15 == ids.NEUTRAL:
        raise doc["placed"].fail("neutral dice come first [KI-117]")


def read_group(s: KiState, doc: Reader) -> int:
    doc.keys(("seat", "dice", "token"))
    dice, white = read_dice(doc["dice"])
    neutral = doc["seat"].value is None
    if dice == 0 or (neutral and (white or s.seats > 2)):
        raise doc.fail("is no group: it needs a coloured die [KI-32]; only two players have neutral dice")
    seat = ids.NEUTRAL if neutral else doc["seat"].whole(0, s.seats - 1)
    token = doc.get("token", lambda r: r.whole(0, 3), 0)
    return int(group_of(seat, dice, white, token))


def load_used(s: KiState, doc: Reader) -> None:
    s.used = read_sets(doc, "used", s.seats, EFFECT)
    s.used_year = read_sets(doc, "used_year", s.seats, EFFECT)
    s.constructed = read_each(doc, "built", s.seats, 0, 9)
    s.hired = read_each(doc, "hired", s.seats, 0, 999)
    s.swaps = read_each(doc, "swaps", s.seats, 0, 9)
    s.consoled = doc.get("consoled", lambda r: read_seats(r, s.seats), 0)
    s.won = read_each(doc, "won", s.seats, 0, ids.YEARS)


def read_card(s: KiState, doc: Reader, key: str) -> int:
    """This year's card of a deck, null while nobody has seen it."""
    card = doc.get(key, lambda r: read_name(r, INVADER), ids.EMPTY)
    if card >= 0 and card // ids.PER_YEAR != s.year - 1:
        raise doc[key].fail("is no card of this year [KI-7]")
    return card


def load_invaders(s: KiState, doc: Reader) -> None:
    s.invader = read_card(s, doc, "invader")
    s.known = doc.get("known", lambda r: read_seats(r, s.seats), 0)
    s.shown = doc.get("shown", Reader.flag, False)
    s.valley = read_card(s, doc, "valley")
    s.valley_known = doc.get("valley_known", lambda r: read_seats(r, s.seats), 0)
    s.valley_shown = doc.get("valley_shown", Reader.flag, False)
    if s.invader < 0 and (s.known or s.shown):
        raise doc.fail("somebody knows the invader card, so 'invader' must name it [KI-60]")
    if s.valley < 0 and (s.valley_known or s.valley_shown):
        raise doc.fail("somebody knows the valley card, so 'valley' must name it [KI-253]")
    if s.invader >= 0 and s.invader == s.valley:
        raise doc["valley"].fail("is the invader card already [KI-250]")
    past = [ids.EMPTY] * ids.YEARS
    for item in doc["past"].items() if doc.has("past") else []:
        card = item.name(INVADER)
        if card // ids.PER_YEAR >= max(1, s.year) or past[card // ids.PER_YEAR] >= 0:
            raise item.fail("is no earlier card, or the second one of its year [KI-7]")
        past[card // ids.PER_YEAR] = card
    s.past = vec[i64](past)


def load_modules(game: Kingsburg, s: KiState, doc: Reader) -> None:
    """What modules and scenarios bring."""
    seats = s.seats
    s.scenario = doc.get("scenario", lambda r: read_name(r, SCENARIO), int(game.scenario))
    if doc.has("governors"):
        s.governor = vec[i64]([read_name(item, GOVERNOR) for item in doc["governors"].items(seats)])
    s.hand = read_sets(doc, "dealt", seats, GOVERNOR)
    if doc.has("sealed"):
        notes = doc["sealed"].items(seats)
        s.sealed = vec[i64]([ids.EMPTY if n.value is None else n.whole(0, 0xFFF) for n in notes])
    s.offer = doc.get("offer", lambda r: read_set(r, GOVERNOR), 0)
    s.named = doc.get("named", lambda r: read_name(r, GOVERNOR), ids.EMPTY)
    s.bid = doc.get("bid", lambda r: r.whole(0, 59), 0)
    s.bidder = doc.get("bidder", lambda r: read_seat(r, seats), ids.EMPTY)
    s.namer = doc.get("namer", lambda r: read_seat(r, seats), ids.EMPTY)
    s.out = doc.get("out", lambda r: read_seats(r, seats), 0)
    s.destiny = doc.get("destiny", lambda r: read_name(r, DESTINY), ids.EMPTY)
    s.destinies = doc.get("destinies_past", lambda r: read_set(r, DESTINY), 0)
    if s.destiny >= 0:
        s.destinies |= 1 << int(s.destiny)
    if doc.has("troops"):
        s.troops = vec[i64]([read_troops(item) for item in doc["troops"].items(seats)])
    s.covered = doc.get("whims", read_whims, int(game.first_whims))
    s.whims_gone = doc.get("whims_gone", read_whims, 0)
    s.stock = doc.get("stock", read_stock, 7 if s.covered >> 3 & 1 else 0)
    s.lot = doc.get("lot", lambda r: read_name(r, GOOD), ids.EMPTY)
    s.gifts = doc.get("gifts", lambda r: read_set(r, TARGET), 0)
    if s.scenario == ids.SCN_SHADOW_OF_THE_DRAGON and s.year == ids.YEARS and not doc.has("invader"):
        s.invader = ids.INVADERS - 1
        s.known = (1 << seats) - 1
        s.shown = True


def read_troops(doc: Reader) -> int:
    code = 0
    for item in doc.items():
        code += 1 << 4 * item.whole(0, 4)
    for value in range(5):
        if code >> 4 * value & 15 > ids.ALL_TROOPS >> 4 * value & 15:
            raise doc.fail("there are the tokens 0, 1, 1, 2, 3 and 4 [KI-226]")
    return code


def read_stock(doc: Reader) -> int:
    """At most one good of each kind lies on a tile."""
    doc.keys(GOOD_NAMES)
    return sum(doc.get(name, lambda r: r.whole(0, 1), 0) << i for i, name in enumerate(GOOD_NAMES))


def read_whims(doc: Reader) -> int:
    bits = 0
    for item in doc.items():
        bits |= 1 << item.whole(1, 16) - 1
    return bits


def load_winter(s: KiState, doc: Reader) -> None:
    s.royal = doc.get("royal", lambda r: 0 if r.value is None else r.whole(1, 6), 0)
    s.relief = read_each(doc, "relief", s.seats, 0, 99)
    s.boost = read_each(doc, "bonus", s.seats, -9, 99)
    s.total = read_each(doc, "totals", s.seats, -99, MOST)


def begin_at(game: Kingsburg, s: KiState, doc: Reader) -> None:
    """Queue what follows in a year, from where `at` says."""
    if s.year == 0:
        raise doc.fail("the set-up needs the field 'stack'")
    starts = STARTS[PHASE.name(s.phase - 1)]
    at = doc.get("at", Reader.text, next(iter(starts)))
    if at not in starts:
        raise doc["at"].fail(f"must be one of {', '.join(starts)} in this phase")
    in_year, inner = starts[at]
    year = game.flow[ids.YEAR_FLOW]
    flow = game.flow[ids.WINTER_FLOW if s.phase == ids.WINTER else ids.SEASON_FLOW]
    first = year.index(in_year)
    if in_year == ids.AT_YEAR_START and s.destiny < 0:
        first = 0
    steps = year[first:]
    if inner == ids.REINFORCE and inner not in flow:
        inner = ids.ASK_TROOPS
    if inner >= 0:
        steps = [*flow[0 if at == "start" else flow.index(inner) :], *steps[1:]]
    for step in reversed(steps):
        s.push(step, AUTO)

"""Positions of The Castles of Burgundy read from JSON, field by field; what is left out is as one expects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.kernel import AUTO, Decision, action
from tetrarch.core.position import Reader
from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.checks import check_question
from tetrarch.games.castles_of_burgundy.data import LEFT_NAMES, areas, duchy_colours, team_castles
from tetrarch.games.castles_of_burgundy.effects import has_all
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.loading_chateauma import load_automaton
from tetrarch.games.castles_of_burgundy.loading_modules import asked, load_routes, load_shields, or_null
from tetrarch.games.castles_of_burgundy.loading_solo import check_target, in_mode, load_target
from tetrarch.games.castles_of_burgundy.loading_vines import load_vines
from tetrarch.games.castles_of_burgundy.modules.border_posts import ALL_PAIRS, BorderPosts, pairs
from tetrarch.games.castles_of_burgundy.position import ONCE, halves, owners, slots
from tetrarch.games.castles_of_burgundy.rules import common_limit, limit
from tetrarch.games.castles_of_burgundy.state import CbState, inside
from tetrarch.games.castles_of_burgundy.steps.setup import assign
from tetrarch.games.castles_of_burgundy.steps.ship import kinds_stored
from tetrarch.games.castles_of_burgundy.tables import BLACK_PLACES, COLOUR, DUCHIES, LIMIT, slot_colour
from tetrarch.games.castles_of_burgundy.words import CELL, DEPOT, DUCHY, GOOD, PHASE, STORED, TILE
from tetrarch.games.castles_of_burgundy.words import COLOUR as COLOUR_WORDS

MOST = 9999
ALL_POSTS = 3  # completed cards with border posts that bring a bonus tile [CB-325]
FIELDS = (
    "duchies",
    "placed",
    "storage",
    "shared_storage",
    "target",
    "goods_removed",
    "goods",
    "sold",
    "workers",
    "silver",
    "points",
    "phase",
    "round",
    "active",
    "done",
    "dice",
    "white",
    "used",
    "track",
    "depots",
    "black",
    "inns",
    "inns_left",
    "depot_goods",
    "round_goods",
    "goods_pool",
    "supply",
    "removed",
    "aside",
    "bonus",
    "post_bonus",
    "depot_shields",
    "shields",
    "follow",
    "routes",
    "laid",
    "vineyards",
    "grapes",
    "vineyard_depot",
    "vineyard_shop",
    "double_supply",
    "doubles_removed",
    "chateauma",
    "sealed",
    "stack",
)


def load(game: CastlesOfBurgundy, doc: Reader) -> CbState:
    """A position back from JSON."""
    doc.keys(FIELDS)
    s = game.empty()
    load_duchies(game, s, doc)
    load_time(s, doc)
    load_target(s, doc)
    load_track(game, s, doc)
    load_turn(game, s, doc)
    load_purses(s, doc)
    load_depots(s, doc)
    load_placed(game, s, doc)
    load_storage(s, doc)
    load_automaton(game, s, doc)
    load_tiles(game, s, doc)
    load_goods(game, s, doc)
    load_bonus(game, s, doc)
    load_routes(game, s, doc)
    load_pool(s, doc)
    load_shields(game, s, doc)
    load_vines(game, s, doc)
    load_sealed(game, s, doc)
    check_storage(game, s, doc)
    check_target(s, doc)
    if doc.has("stack"):
        for entry in doc["stack"].items():
            check_question(game, s, entry)
    elif s.active == game.automaton != ids.NONE:
        s.push(ids.ROLL_DIE, AUTO)
    elif s.active != ids.NONE:
        s.push(ids.ASK_TURN, s.active)
    return s


# small readers


def amounts(doc: Reader, key: str, seats: int, most: int = MOST) -> list[int]:
    return doc.get(key, lambda r: [item.whole(0, most) for item in r.items(seats)], [0] * seats)


def seats_of(doc: Reader, key: str, s: CbState, default: list[int]) -> list[int]:
    """Different seats."""
    if not doc.has(key):
        return default
    found = [item.whole(0, s.seats - 1) for item in doc[key].items()]
    if len(set(found)) < len(found):
        raise doc[key].fail("names a seat twice")
    return found


def read_tile(doc: Reader) -> int:
    return doc.name(TILE)


def read_goods(doc: Reader) -> list[int]:
    doc.keys(GOOD.names)
    return [doc.get(name, lambda r: r.whole(0, ids.PER_GOOD), 0) for name in GOOD.names]


def read_tiles(doc: Reader) -> list[int]:
    doc.keys(TILE.names)
    return [doc.get(name, lambda r: r.whole(0, MOST), 0) for name in TILE.names]


# duchies and their owners


def load_duchies(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    if doc.has("duchies") and game.dealing.same >= ids.FIRST_TEAM:
        for item in doc["duchies"].items(len(owners(s))):
            item.whole(int(game.dealing.same), int(game.dealing.same))
    elif doc.has("duchies"):
        items = doc["duchies"].items(s.seats)
        for seat, item in enumerate(items):
            if seat == game.automaton:
                item.whole(int(s.duchy[seat]), int(s.duchy[seat]))
            else:
                assign(s, seat, or_null(item, lambda r: r.whole(1, DUCHY.size), 0))
    elif not game.dealing.same:
        raise doc.fail("the field 'duchies' is missing, and the options deal them")
    if 0 in s.duchy and not {"duchy", "board"} & {*asked(doc)}:
        raise doc["duchies"].fail("every seat must have one, or 'stack' must ask chance for it")


def load_placed(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    """The tiles of each duchy: right colours, one of a kind in a town, one inn in an area [CB-55, CB-60]."""
    if not doc.has("placed"):
        for seat in owners(s)[: game.readings.people]:
            if number := int(s.duchy[seat]):
                castle = duchy_colours(number).index(ids.CASTLE)
                s.put(seat, team_castles(number)[0] if s.wing else castle, ids.CASTLE)
        return
    for seat, item in enumerate(doc["placed"].items(len(owners(s)))):
        item.keys(CELL.names if s.wing else LEFT_NAMES)
        for name in item.mapping():
            place_one(s, seat, CELL.read(name), item[name])
        free = s.own[seat] >> 1 & 1
        for name in item.mapping():
            check_limit(s, seat, CELL.read(name), item[name], bool(free))


def place_one(s: CbState, seat: int, cell: int, item: Reader) -> None:
    kind = in_mode(s, item, item.name(TILE))
    if not DUCHIES[s.duchy[s.home(seat, cell)]].of[COLOUR[kind]] >> inside(cell) & 1:
        raise item.fail(f"{item.value} does not go with the colour of this space [CB-55]")
    s.put(seat, cell, kind)


def check_limit(s: CbState, seat: int, cell: int, item: Reader, free: bool) -> None:
    kind = item.name(TILE)
    if LIMIT[kind] < 0 or (free and kind != ids.INN):
        return
    area = areas(int(s.duchy[seat]))[cell]
    twins = [c for c in area if s.tile[s.home(seat, c) * ids.CELLS + inside(c)] == kind]
    if len(twins) > 1:
        rule = "CB-166" if kind == ids.INN else "CB-60"
        raise item.fail(f"this area has a second {item.value} [{rule}]")


def load_storage(s: CbState, doc: Reader) -> None:
    if doc.has("storage"):
        for seat, items in enumerate(doc["storage"].items(s.seats)):
            for item in items.items():
                s.store(seat, in_mode(s, item, item.name(STORED)))
    if doc.has("shared_storage") and not s.wing:
        raise doc["shared_storage"].fail("only teams share their storage [CB-222]")
    if doc.has("shared_storage"):
        for team, items in enumerate(doc["shared_storage"].items(len(owners(s)))):
            for item in items.items():
                s.store(s.common(team), in_mode(s, item, item.name(STORED)))


def check_storage(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    """Nobody stores more tiles than there is room for, unless one is just being discarded [CB-50, CB-51]."""
    if {"discard", "stow"} & {*asked(doc)}:
        return
    for seat in range(s.seats):
        if s.stored[seat] > limit(game, s, seat):
            most = "two tiles are the most [CB-222]" if s.wing else "three tiles are the most [CB-50]"
            raise doc["storage"].items()[seat].fail(most)
        if s.wing and s.stored[s.common(seat)] > common_limit(game, s, seat):
            raise doc["shared_storage"].fail("two tiles are the most [CB-222]")


def load_purses(s: CbState, doc: Reader) -> None:
    for_both = s.seats // len(owners(s))  # partners have the same purse
    s.workers = vec[i64](amounts(doc, "workers", len(owners(s))) * for_both)
    s.silver = vec[i64](amounts(doc, "silver", len(owners(s))) * for_both)
    s.points = vec[i64](amounts(doc, "points", s.seats))


# phase, round, turn


def load_time(s: CbState, doc: Reader) -> None:
    s.phase = doc.get("phase", lambda r: or_null(r, lambda q: q.name(PHASE), -1), 0)
    s.round = doc.get("round", lambda r: or_null(r, lambda q: q.whole(1, ids.ROUNDS) - 1, -1), 0)
    s.white = doc.get("white", lambda r: or_null(r, lambda q: q.whole(1, 6), 0), 1)


def load_track(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    """Markers from the last space back, upper ones first [CB-21, CB-37]."""
    s.order = vec[i64]([game.seated(k) for k in range(s.seats)])
    if s.target and doc.has("track"):
        doc["track"].items(0)
    if s.target or not doc.has("track"):
        return
    stacks = doc["track"].items()
    if len(stacks) > ids.SPACES:
        raise doc["track"].fail(f"has {ids.SPACES} spaces at most")
    order: list[int] = []
    for space, stack in reversed([*enumerate(stacks)]):
        for item in stack.items():
            seat = item.whole(0, s.seats - 1)
            order.append(seat)
            s.space[seat] = space
    if sorted(order) != list(range(s.seats)):
        raise doc["track"].fail("must name every seat once")
    s.order = vec[i64](order)


def load_turn(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    s.active = doc.get(
        "active", lambda r: or_null(r, lambda q: q.whole(0, s.seats - 1), ids.NONE), int(s.order[0])
    )
    order = [int(seat) for seat in s.order]
    before = order[: order.index(s.active)] if s.active != ids.NONE else []
    done = seats_of(doc, "done", s, before)
    if s.active in done:
        raise doc["done"].fail("the active seat has its turn now")
    s.acted = sum(1 << seat for seat in done)
    if s.active != ids.NONE and min(s.phase, s.round) < 0:
        raise doc.fail("there is an active seat, so 'phase' and 'round' must be given")
    for seat in range(s.seats):
        idle = s.acted >> seat & 1 or s.active == ids.NONE or seat == game.automaton
        dice = [] if idle else [1, 1]
        if doc.has("dice"):
            item = doc["dice"].items(s.seats)[seat]
            dice = sorted(die.whole(1, 6) for die in item.items())
            if len(dice) > 2:
                raise item.fail("a seat has two dice at most")
        s.roll(seat, *[*dice, 0, 0][:2])
    if doc.has("used"):
        for item in doc["used"].items():
            if item.value not in ONCE:
                raise item.fail(f"must be one of {', '.join(ONCE)}")
            s.done |= ONCE[item.text()]


# the board


def load_depots(s: CbState, doc: Reader) -> None:
    if doc.has("depots"):
        doc["depots"].keys(DEPOT.names)
        for name in doc["depots"].mapping():
            fill_depot(s, DEPOT.read(name), doc["depots"][name])
    if doc.has("black"):
        items = doc["black"].items()
        if len(items) > BLACK_PLACES[s.seats]:
            raise doc["black"].fail(f"has {int(BLACK_PLACES[s.seats])} places with {s.seats} seats [CB-32]")
        for place, item in enumerate(items):
            s.slot[ids.BLACK + place] = or_null(item, read_tile, ids.NONE)
            if s.slot[ids.BLACK + place] == ids.INN:
                raise item.fail("inns lie beside the black depot: see 'inns' [CB-163]")
    s.inns = doc.get("inns", lambda r: r.whole(0, 5), 0)


def fill_depot(s: CbState, depot: int, doc: Reader) -> None:
    """Slot by slot, or the tiles alone, each in the first free slot of its colour."""
    places = slots(s, depot)
    items = doc.items()
    kinds = [or_null(item, read_tile, ids.NONE) for item in items]
    phase = max(0, int(s.phase))
    colours = [int(slot_colour(s.seats, phase, place)) for place in places]
    if len(kinds) == len(places) and all(
        kind == ids.NONE or COLOUR[kind] == colour for kind, colour in zip(kinds, colours, strict=True)
    ):
        for place, kind in zip(places, kinds, strict=True):
            s.slot[place] = kind
        return
    for item, kind in zip(items, kinds, strict=True):
        free = [
            place
            for place, colour in zip(places, colours, strict=True)
            if s.slot[place] == ids.NONE and kind != ids.NONE and COLOUR[kind] == colour
        ]
        if not free:
            raise item.fail("this depot has no place of that colour left [CB-27]")
        s.slot[free[0]] = kind


def load_tiles(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    """The supplies and what is out of the game: every tile is in one place [CB-4]."""
    s.gone = vec[i64](doc.get("removed", read_tiles, [0] * ids.TILES))
    black = [0] * ids.TILES
    for kind in s.slot[ids.BLACK :]:
        if kind != ids.NONE:
            black[kind] += 1
    seen = elsewhere(s)
    total = [int(a + b) for a, b in zip(game.bag, game.dark, strict=True)]
    if doc.has("supply"):
        doc["supply"].keys(("coloured", "black"))
        coloured = doc["supply"].get("coloured", read_tiles, [0] * ids.TILES)
        dark = doc["supply"].get("black", read_tiles, [0] * ids.TILES)
        coloured[ids.INN] += doc.get("inns_left", lambda r: r.whole(0, 5), total[ids.INN] - seen[ids.INN])
        if not doc.has("removed"):
            s.gone = vec[i64](
                [max(0, n - a - b - c) for n, a, b, c in zip(total, seen, coloured, dark, strict=True)]
            )
            seen = elsewhere(s)
    else:
        coloured = [max(0, int(most) - (n - b)) for most, n, b in zip(game.bag, seen, black, strict=True)]
        dark = [n - a - b for n, a, b in zip(total, seen, coloured, strict=True)]
        if doc.has("inns_left") and doc["inns_left"].whole(0, 5) != coloured[ids.INN]:
            raise doc["inns_left"].fail(f"must be the rest of the inns: {coloured[ids.INN]} [CB-163]")
    for kind, name in enumerate(TILE.names):
        if dark[kind] < 0 or dark[kind] + coloured[kind] + seen[kind] != total[kind]:
            raise doc.fail(f"there must be {total[kind]} of {name} in all places together [CB-4]")
        if coloured[kind] > game.bag[kind] or dark[kind] > game.dark[kind]:
            raise doc["supply"].fail(f"has more of {name} than there are with such a back [CB-4]")
    s.bag, s.dark = vec[i64](coloured), vec[i64](dark)
    if sum(dark) < s.covered():
        raise doc.fail("there must be a black tile for each covered one of the Châteauma's [CB-318]")
    s.aside = doc.get("aside", lambda r: r.whole(0, int(s.gone[ids.CASTLE])), int(s.gone[ids.CASTLE]))


def elsewhere(s: CbState) -> list[int]:
    """How many tiles of each kind are not in a supply."""
    seen = [int(n) for n in s.gone]
    automaton = [entry & ids.BACK - 1 for entry in (*s.ground, *s.reserve) if entry != ids.NONE]
    for kind in (*s.slot, *s.tile, *s.surplus, *automaton):
        if kind != ids.NONE:
            seen[kind] += 1
    for at, n in enumerate(s.stock):
        seen[at % ids.TILES] += int(n)
    seen[ids.INN] += int(s.inns)
    seen[ids.WILD] = int(s.gone[ids.WILD])  # those in play have no limit [CB-246], or are covered [CB-318]
    return seen


# goods


def load_goods(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    for key, rows in (("goods", s.wares), ("sold", s.sold)):
        if doc.has(key):
            for seat, item in enumerate(doc[key].items(len(owners(s)))):
                for owner in halves(s, seat):
                    put_row(rows, owner, read_goods(item))
    for seat in owners(s)[: game.readings.people]:
        kinds = len([n for n in s.wares[seat * ids.GOODS : (seat + 1) * ids.GOODS] if n])
        if kinds > kinds_stored(s):
            raise doc["goods"].items()[seat].fail("three kinds of goods are the most [CB-66]")
    if doc.has("depot_goods"):
        doc["depot_goods"].keys(DEPOT.names)
        for name in doc["depot_goods"].mapping():
            put_row(s.goods, DEPOT.read(name), read_goods(doc["depot_goods"][name]))


def put_row(rows: vec[i64], at: int, counts: Iterable[int]) -> None:
    for good, n in enumerate(counts):
        rows[at * ids.GOODS + good] = n


def load_pool(s: CbState, doc: Reader) -> None:
    """The goods of the rounds to come, and those that nobody has seen [CB-8, CB-17, CB-33]."""
    left = [ids.PER_GOOD] * ids.GOODS
    once = len(owners(s)) * ids.GOODS
    s.lost = vec[i64](doc.get("goods_removed", read_goods, [0] * ids.GOODS))
    for at, n in enumerate((*s.wares[:once], *s.sold[:once], *s.goods, *s.lost)):
        left[at % ids.GOODS] -= int(n)
    start = max(0, int(s.round) + (1 if s.white else 0))
    if doc.has("round_goods"):
        row = [item.whole(1, ids.GOODS) - 1 for item in doc["round_goods"].items()]
        if start + len(row) > ids.ROUNDS:
            raise doc["round_goods"].fail(f"has {ids.ROUNDS - start} goods at most in this round [CB-33]")
        if (
            len(row) < ids.ROUNDS - start
            and not {"round_good", "next_phase"} & {*asked(doc)}
            and s.round >= 0
        ):
            raise doc["round_goods"].fail(f"must have {ids.ROUNDS - start} goods in this round [CB-33]")
    else:
        free = [good for good, n in enumerate(left) for _ in range(n)]
        row = free[: ids.ROUNDS - start] if s.phase >= 0 else []
    for at, good in enumerate(row):
        s.lane[start + at] = good
        left[good] -= 1
    pool = doc.get("goods_pool", read_goods, left)
    if pool != left or min(left) < 0:
        raise doc.fail(f"there must be {ids.PER_GOOD} goods of each kind in all places together [CB-8]")
    if sum(left) < ids.ROUNDS * (ids.PHASES - 1 - max(0, int(s.phase))):
        raise doc.fail("there must be five unseen goods for every phase to come [CB-33]")
    s.unseen = vec[i64](left)


# bonus tiles, sealed answers


def load_bonus(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    """Bonus tiles belong to seats that have filled the colour or joined all posts [CB-94, CB-154]."""
    if any(isinstance(module, BorderPosts) for module in game.modules):
        s.joined = vec[i64]([pairs(s, seat) if seat != game.automaton else 0 for seat in range(s.seats)])
    if doc.has("bonus"):
        doc["bonus"].keys(COLOUR_WORDS.names)
        for name in doc["bonus"].mapping():
            colour = COLOUR_WORDS.read(name)
            full = [seat for seat in range(s.seats) if all(has_all(s, h, colour) for h in halves(s, seat))]
            put_bonus(s, colour, doc["bonus"], name, full, "has not filled the colour [CB-94]")
    if doc.has("post_bonus"):
        full = [seat for seat in range(s.seats) if s.joined[seat] == ALL_PAIRS]
        if s.crossed >= ALL_POSTS:
            full.append(s.seats - 1)
        put_bonus(s, ids.COLOURS, doc, "post_bonus", full, "has not joined all posts [CB-154]")


def put_bonus(s: CbState, colour: int, doc: Reader, key: str, full: list[int], problem: str) -> None:
    seats = seats_of(doc, key, s, [])
    if len(seats) > 2:
        raise doc[key].fail("there are two bonus tiles [CB-10]")
    for small, seat in enumerate(seats):
        if seat not in full:
            raise doc[key].items()[small].fail(f"seat {seat} {problem}")
        s.bonus[colour * 2 + small] = seat


def load_sealed(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    """Answers of a group that are not yet shown: of those who are not asked any more."""
    if not doc.has("sealed"):
        return
    notes = [sealed_note(item) for item in doc["sealed"].items(s.seats)]
    entries: list[Mapping[str, object]] = (
        [entry.mapping() for entry in doc["stack"].items()] if doc.has("stack") else []
    )
    group = entries[-1].get("ask") if entries else None
    waiting = [entry.get("seat") for entry in entries if entry.get("ask") == group]
    for seat, note in enumerate(notes):
        item = doc["sealed"].items()[seat]
        given = group in ("side", "castle") and seat not in waiting and s.leads(seat)
        given = given and seat != game.automaton
        if (note == ids.NONE) == given:
            raise item.fail("must be an answer of a seat that is not asked any more, or null")
        if given and not fits(game, s, seat, str(group), note, item):
            raise item.fail("is no answer to this question [CB-14, CB-22]")
    s.sealed = vec[i64](notes)


def sealed_note(item: Reader) -> int:
    if item.value is None:
        return ids.NONE
    return item.name(CELL) if isinstance(item.value, str) else item.whole(1, DUCHY.size)


def fits(game: CastlesOfBurgundy, s: CbState, seat: int, group: str, note: int, item: Reader) -> bool:
    """Whether a note answers a group's question."""
    if group == "side":
        return isinstance(item.value, int) and (note - 1) >> 1 == (int(s.duchy[seat]) - 1) >> 1
    answers = game.steps[ids.ASK_CASTLE].legal(s, Decision(ids.ASK_CASTLE, seat))
    return isinstance(item.value, str) and action(ids.DO_CASTLE, note) in answers

"""The Castles of Burgundy under the laws: random set-ups, and what must be true of every position."""

from __future__ import annotations

import random
from typing import Any

from laws.chateauma import bonus_due, check_automaton, entries, opponent
from tetrarch.games.castles_of_burgundy.data.components import grape_names
from tetrarch.games.castles_of_burgundy.modules.border_posts.rules import BorderPosts, pairs
from tetrarch.games.castles_of_burgundy.modules.chateauma.steps import covered
from tetrarch.games.castles_of_burgundy.modules.solo.ids import ASK_GIVE
from tetrarch.games.castles_of_burgundy.modules.solo.module import Solo
from tetrarch.games.castles_of_burgundy.modules.teams.ids import ASK_STOW
from tetrarch.games.castles_of_burgundy.modules.teams.rules import common, common_limit
from tetrarch.games.castles_of_burgundy.modules.vineyards import tables
from tetrarch.games.castles_of_burgundy.modules.vineyards.ids import ASK_BONUSES, ASK_GRAPE, SHOP
from tetrarch.games.castles_of_burgundy.modules.vineyards.module import Vineyards, vineyards_of
from tetrarch.games.castles_of_burgundy.presentation.state_table import TABLE
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.final_scoring import total
from tetrarch.games.castles_of_burgundy.rules.storage import limit
from tetrarch.games.castles_of_burgundy.rules.tables import COLOUR, DUCHIES, LIMIT, NUMBER

SHARED = frozenset(field.name for field in TABLE.fields if field.shared)
MODULES = ("extra_tiles", "border_posts", "white_castles", "inns", "trade_routes", "shields", "vineyards")
REMOVABLE = {1: 2, 2: 2, 3: 1}  # colours of grapes, by seats
FLAGS = ("discard_anywhere", "every_pair_pays", "count_post_tiles", "joined_pasture_area")
CENTRES = (1, 2, 3, 6, 18, 29)
BOARDS = ("base", "first", "special", "border", "all")


def setup(rng: random.Random) -> dict[str, Any]:
    seats = rng.randint(2, 4)
    few = rng.random()
    modules = [module for module in MODULES if rng.random() < few]
    mode = rng.random()
    if mode < 0.2:
        return teams(rng, [module for module in modules if module != "border_posts"])
    if mode < 0.4:
        return alone(rng, [module for module in modules if module != "border_posts"])
    options: dict[str, Any] = {"seats": seats, "start_seat": rng.randint(1, seats), "modules": modules}
    if mode < 0.65:
        options |= opponent(rng, seats, modules)
    for flag in FLAGS:
        options[flag] = rng.random() < 0.5
    if "trade_routes" in modules:
        options["route_order"] = rng.choice(["random", "chosen"])
    return options | removed(rng, seats, modules) | duchies(rng)


def removed(rng: random.Random, seats: int, modules: list[str]) -> dict[str, Any]:
    """Grapes that a game with vineyards does without."""
    if "vineyards" not in modules or seats not in REMOVABLE or rng.random() < 0.5:
        return {}
    return {"removed_grapes": rng.sample(grape_names(), REMOVABLE[seats])}


def teams(rng: random.Random, modules: list[str]) -> dict[str, Any]:
    """Two teams of two."""
    side = rng.choice(["standard", "expert"])
    return {
        "seats": 4,
        "start_seat": rng.randint(1, 4),
        "modules": [*modules, "teams"],
        "team_side": side,
        "team_castle": rng.choice(["printed", "any"]) if side == "expert" else "printed",
        "team_tie": rng.choice(["more", "fewer"]),
        "discard_anywhere": rng.random() < 0.5,
        "joined_pasture_area": rng.random() < 0.5,
    }


def alone(rng: random.Random, modules: list[str]) -> dict[str, Any]:
    """The solo game; with a low target it is often reached."""
    return {
        "seats": 1,
        "modules": [*modules, "solo"],
        "solo_duchy": rng.choice([33, 34]),
        "target": rng.choice([5, 12, 20, 50, 100]),
        "discard_anywhere": rng.random() < 0.5,
        "joined_pasture_area": rng.random() < 0.5,
        "route_order": rng.choice(["random", "chosen"]) if "trade_routes" in modules else "random",
    } | removed(rng, 1, modules)


def duchies(rng: random.Random) -> dict[str, Any]:
    """Which duchies are played."""
    how = rng.choice(["sides", "random", "same"])
    if how == "same":
        duchy = rng.randint(1, 30)
        found = {
            "duchies": how,
            "duchy": duchy,
            "castle_connection": 11 <= duchy <= 18 and rng.random() < 0.7,
        }
        centre = duchy in CENTRES and rng.random() < 0.5
        return found | {"start_castle": "centre" if centre else "choose"}
    boards = rng.choice(BOARDS)
    return {"duchies": how, "boards": boards, "castle_connection": boards == "first" and rng.random() < 0.7}


def check(game: Any, s: Any) -> None:
    """Tiles, goods, bonus tiles, shields are conserved; duchies keep the rules; what is derived is right."""
    check_tiles(game, s)
    check_goods(game, s)
    for seat in range(s.seats):
        if seat != game.automaton:
            check_duchy(game, s, seat)
            check_storage(game, s, seat)
    check_automaton(game, s)
    check_turn(game, s)
    check_teams(game, s)
    check_bonus(s)
    check_target(game, s)
    check_shields(game, s)
    check_doubles(game, s)
    for seat in range(int(game.variants.people)):
        check_vineyard(game, s, seat)
    if game.over(s):
        assert (s.phase == ids.PHASES - 1 and s.active < 0) or (s.target and s.spaces(0) == ids.CELLS)
    else:
        assert [total(game, s, seat) for seat in range(s.seats)] == game.scores(s)


def check_tiles(game: Any, s: Any) -> None:
    seen = [int(a + b + c) for a, b, c in zip(s.bag, s.dark, s.gone, strict=True)]
    for kind in (*s.slot, *s.tile, *entries(s)):
        if kind >= 0:
            seen[kind] += 1
    for at, n in enumerate(s.stock):
        seen[at % ids.TILES] += int(n)
    seen[ids.INN] += int(s.inns)
    if s.target:  # black tiles, five goods for each [CB-246]
        assert 5 * seen[ids.WILD] <= sum(s.lost) + 5 * sum(d.step == ASK_GIVE for d in s.stack)
    if s.target or covered(s):
        seen[ids.WILD] = int(s.gone[ids.WILD])
    assert seen == [int(a + b) for a, b in zip(game.bag, game.dark, strict=True)]
    assert min(*s.bag, *s.dark, *s.gone, *s.stock, s.inns) >= 0
    assert 0 <= s.aside <= s.gone[ids.CASTLE]
    if not game.modules:
        assert sum(seen) == 164


def check_goods(game: Any, s: Any) -> None:
    left = [int(n) for n in s.unseen]
    once = (s.partner_bit or s.seats) * ids.GOODS  # partners have the same goods
    for at, n in enumerate((*s.wares[:once], *s.sold[:once], *s.goods, *s.lost)):
        left[at % ids.GOODS] += int(n)
    for good in s.lane:
        if good >= 0:
            left[good] += 1
    assert left == [ids.PER_GOOD] * ids.GOODS
    for seat in range(s.seats):
        kinds = [n for n in s.wares[seat * ids.GOODS : (seat + 1) * ids.GOODS] if n]
        assert len(kinds) <= 3 or s.target or seat == game.automaton


def check_duchy(game: Any, s: Any, seat: int) -> None:
    duchy = DUCHIES[s.duchy[seat]]
    tiles = {cell: int(s.tile[seat * ids.CELLS + cell]) for cell in range(ids.CELLS)}
    tiles = {cell: kind for cell, kind in tiles.items() if kind >= 0}
    assert s.filled[seat] == sum(1 << cell for cell in tiles)
    near = own = 0
    for home in {seat, int(s.mate(seat))}:
        for cell in range(ids.CELLS):
            if s.filled[home] >> cell & 1:
                board = DUCHIES[s.duchy[home]]
                near |= int(board.near[cell] if home == seat else board.across[cell])
                own |= 1 << int(NUMBER[s.tile[home * ids.CELLS + cell]])
    for cell, kind in tiles.items():
        assert COLOUR[kind] in (duchy.colour[cell], ids.ANY)
        twins = [c for c, k in tiles.items() if k == kind and duchy.area[cell] >> c & 1]
        if LIMIT[kind] >= 0:
            assert len(twins) == 1 or (kind != ids.INN and freed(s))
            assert s.barred[seat * ids.LIMITED + LIMIT[kind]] >> cell & 1
    assert s.near[seat] == near and s.own[seat] == own & ~1
    assert s.castles[seat] == sum(1 << cell for cell, kind in tiles.items() if kind == ids.CASTLE)
    posts = any(isinstance(module, BorderPosts) for module in game.modules)
    assert s.joined[seat] == (pairs(s, seat) if posts else 0)


def freed(s: Any) -> bool:
    """Whether somebody has monastery 1: buildings may stand twice in a town, also after a copy is lost."""
    return any(int(own) >> 1 & 1 for own in s.own)


def check_storage(game: Any, s: Any, seat: int) -> None:
    check_shelf(s, seat)
    discarding = any(d.step in (ids.ASK_DISCARD, ASK_STOW) and d.seat == seat for d in s.stack)
    assert s.stored[seat] <= limit(game, s, seat) or discarding


def check_shelf(s: Any, shelf: int) -> None:
    """What is noted of a storage: its kinds of tiles, and how many spaces they fill [CB-266]."""
    row = s.stock[shelf * ids.TILES : (shelf + 1) * ids.TILES]
    twins = s.doubles[shelf * ids.PAIRS : (shelf + 1) * ids.PAIRS]
    assert s.held[shelf] == sum(1 << kind for kind, n in enumerate(row) if n)
    assert s.twins[shelf] == sum(1 << pair for pair, n in enumerate(twins) if n)
    assert s.stored[shelf] == sum(row) + 2 * sum(twins)


def check_teams(game: Any, s: Any) -> None:
    """Partners have in common what they should; the shared storage holds two tiles [CB-221, CB-222]."""
    if not s.partner_bit:
        return
    for row in (s.workers, s.silver, s.wares, s.sold, s.own, s.powers, s.shields):
        half = len(row) // 2
        assert [*row[:half]] == [*row[half:]]
    for seat in range(s.partner_bit):
        shelf = common(s, seat)
        check_shelf(s, shelf)
        discarding = any(d.step == ids.ASK_DISCARD and d.seat & 1 == seat for d in s.stack)
        assert s.stored[shelf] <= common_limit(game, s, seat) or discarding


def check_turn(game: Any, s: Any) -> None:
    assert sorted(s.order) == list(range(s.seats))
    spaces = [s.space[seat] for seat in s.order]
    assert spaces == sorted(spaces, reverse=True) and 0 <= min(spaces) and max(spaces) < ids.SPACES
    assert min(*s.workers, *s.silver, *s.points) >= 0
    assert s.active < 0 or not s.acted >> s.active & 1
    for seat in range(s.seats):
        low, high = s.dice[seat * 2], s.dice[seat * 2 + 1]
        assert 0 <= low <= 6 and (high == 0 or low <= high <= 6)
    others = [d for d in s.stack if d.seat >= 0 and d.seat != s.active]
    assert s.active < 0 or not others, "nobody interrupts"
    assert all(note < 0 for note in s.sealed) or game.steps[s.stack[-1].step].group


def check_target(game: Any, s: Any) -> None:
    """The marker is below the target, which never rises; only a full duchy wins [CB-253, CB-256]."""
    assert bool(s.target) == (s.seats == 1) and (s.target or not any(s.lost))
    if not s.target:
        return
    full = s.spaces(0) == ids.CELLS
    assert s.points[0] < s.target or full
    first = next(module.target for module in game.modules if isinstance(module, Solo))
    assert 5 <= s.target <= first and (first - s.target) % 5 in (0, 2)
    assert all(owner < 0 for owner in s.bonus) and s.space[0] == 0
    assert game.winners(s) == ([0] if full else []) and not (full and s.stack)
    assert game.utility(s) == [1.0 if full else s.spaces(0) / 74]


def check_bonus(s: Any) -> None:
    if s.target:
        return
    for colour in range(ids.COLOURS):
        cells = [int(DUCHIES[number].of[colour]) for number in s.duchy]
        done = [cells[seat] > 0 and not cells[seat] & ~int(s.filled[seat]) for seat in range(s.seats)]
        full = {seat & ~s.partner_bit for seat in range(s.seats) if done[seat] and done[s.mate(seat)]}
        held = [int(seat) & ~s.partner_bit for seat in s.bonus[colour * 2 : colour * 2 + 2] if seat >= 0]
        owed = bonus_due(s) and held.count(s.seats - 1) == 0 and s.seats - 1 in full
        assert len(held) == min(2, len(full)) or (owed and len(held) == min(2, len(full) - 1))
        assert len(set(held)) == len(held) and set(held) <= set(full)


def check_shields(game: Any, s: Any) -> None:
    for seat in range(int(game.variants.people)):
        places = [int(where) - ids.DEPOTS for where in s.shield]
        mine = [n for n, where in enumerate(places) if where >= 0 and where >> 6 in (seat, s.mate(seat))]
        cells = [places[n] for n in mine]
        assert s.shields[seat] == sum(1 << n for n in mine)
        assert len(set(cells)) == len(cells) and all(s.castles[at >> 6] >> (at & 63) & 1 for at in cells)
        copies = s.copied >= 0 and s.shields[seat] >> 5 & 1
        assert s.powers[seat] == (s.own[seat] | s.own[s.copied] & ~(1 << 27) if copies else s.own[seat])


def check_doubles(game: Any, s: Any) -> None:
    """Double tiles and vine tiles are conserved; only places in use have a tile [CB-259, CB-260, CB-264]."""
    vineyards = vineyards_of(game)
    vats, grapes = (vineyards.vats, vineyards.grapes) if vineyards else ([0] * ids.PAIRS, 0)
    seen = [int(a + b) for a, b in zip(s.vats, s.spilt, strict=True)]
    for at, n in enumerate(s.doubles):
        seen[at % ids.PAIRS] += int(n)
    for laid in s.bed:
        if laid >= 0:
            seen[tables.PAIR[laid]] += 1
    shop, depot = tables.SHOP_SLOTS[s.seats], tables.DEPOT_SLOTS[s.seats]
    for place, pair in enumerate(s.stall):
        if pair >= 0:
            seen[pair] += 1
            assert place < shop or SHOP <= place < SHOP + depot
    assert seen == [int(n) for n in vats]
    assert min(*s.vats, *s.spilt, *s.doubles, *s.grapes) >= 0
    for colour in range(ids.GRAPES):
        most = vineyards.each if vineyards and grapes >> colour & 1 else 0
        assert sum(s.grapes[colour :: ids.GRAPES]) <= most


def check_vineyard(game: Any, s: Any, seat: int) -> None:
    """Planted spaces hang together from the lowest level up; full levels have paid [CB-269, CB-275]."""
    row = s.bed[seat * ids.BEDS : (seat + 1) * ids.BEDS]
    planted = sum(1 << bed for bed, laid in enumerate(row) if laid >= 0)
    assert s.planted[seat] == planted
    reached = planted & int(tables.LEVEL_BEDS[0])
    for _ in row:
        for bed in range(ids.BEDS):
            if reached >> bed & 1:
                reached |= int(tables.BED_NEAR[bed]) & planted
    assert reached == planted
    if not any(isinstance(module, Vineyards) for module in game.modules):
        assert not planted
    elif s.phase >= 0:
        full = [level for level in tables.LEVEL_BEDS if not int(level) & ~planted]
        held = sum(s.grapes[seat * ids.GRAPES : (seat + 1) * ids.GRAPES])
        open_ = any(d.step in (ASK_BONUSES, ASK_GRAPE) for d in s.stack)
        spent = sum(s.grapes) == vineyards_of(game).each * int(vineyards_of(game).grapes).bit_count()
        assert held == 1 + len(full) or ((open_ or spent) and held <= 1 + len(full))

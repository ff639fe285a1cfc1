"""Further arguments for the words of Council of Four's questions and moves."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import Decision
from tetrarch.games.council_of_four.presentation.vocabulary import CARD, COLOUR, COUNCIL, METAL, TOKEN
from tetrarch.games.council_of_four.rules import ids
from tetrarch.games.council_of_four.rules.councils import PAYMENT_CARDS, PAYMENT_SIZES, cheapest, coins_of
from tetrarch.games.council_of_four.rules.king import movement_cost, roads_of_king
from tetrarch.games.council_of_four.rules.pieces import FAR_END
from tetrarch.games.council_of_four.rules.rewards import PERMIT_ROWS, TOKEN_ROWS
from tetrarch.games.council_of_four.rules.state import CfState

NAMES = ("points", "gold", "assistants", "cards", "steps", "stars")  # in the order of a row of rewards


def rewards(rows: vec[i64], which: list[int]) -> dict[str, object]:
    """What some tokens or permits give together."""
    return {name: sum(int(rows[at * ids.ROW + gain]) for at in which) for gain, name in enumerate(NAMES)}


def of_net(s: CfState, seat: int, city: int) -> dict[str, object]:
    """What an emporium in a city would bring and cost [CF-48, CF-53]."""
    net = int(s.board.net(city, s.emporiums[seat]))
    tokens = [int(s.token[c]) for c in range(ids.CITIES) if net >> c & 1 and s.token[c] != ids.NO_TOKEN]
    return {"owed": int(s.assistants_owed(seat, city)), "cities": net.bit_count()} | rewards(
        TOKEN_ROWS, tokens
    )


def falls(s: CfState, council: int) -> str:
    """The councillor that the next election pushes out."""
    return COLOUR.name(int(s.balcony[council]) >> FAR_END)


def kings_way(s: CfState, city: int) -> dict[str, object]:
    """How far the king would go, and what that costs [CF-45]."""
    return {"roads": int(roads_of_king(s, city)), "fare": int(movement_cost(s, city))}


def of_question(s: CfState, d: Decision) -> dict[str, object]:
    out: dict[str, object] = {
        "mains": int(s.mains),
        "quick": "yes" if s.quick else "no",
        "acted": "yes" if s.acted else "no",
        "coins": int(s.coins[d.seat]),
    }
    if d.step == ids.ASK_COUNCILLOR:
        out["falls"] = falls(s, d.a)
    elif d.step == ids.ASK_PAY_PERMIT:
        out["council"] = COUNCIL.name(d.a // ids.IN_PILE)
    elif d.step == ids.ASK_PAY_KING:
        out |= {"council": COUNCIL.name(ids.KING), **kings_way(s, d.a)}
    return out


def of_action(s: CfState, d: Decision, x: int) -> dict[str, object]:
    kind, a = x & 0xFF, x >> 8 & 0xFFF
    if kind in (ids.DO_ELECT, ids.DO_SEND):
        return {"falls": falls(s, a)}
    if kind == ids.DO_PUT:
        return {"falls": falls(s, d.a), "council": COUNCIL.name(d.a)}
    if kind == ids.DO_BUY:
        council = a // ids.IN_PILE
        price = int(cheapest(s, d.seat, council))
        return {"council": COUNCIL.name(council), "price": price} | rewards(PERMIT_ROWS, [a])
    if kind in (ids.DO_TAKE, ids.DO_REPEAT):
        return rewards(PERMIT_ROWS, [a])
    if kind == ids.DO_BUILD:
        city = x >> 20
        return {"metal": METAL.name(s.board.metal[city])} | of_net(s, d.seat, city)
    if kind == ids.DO_KING:
        price = int(cheapest(s, d.seat, ids.KING)) + int(movement_cost(s, a))
        return {"metal": METAL.name(s.board.metal[a]), **kings_way(s, a), "price": price} | of_net(
            s, d.seat, a
        )
    if kind == ids.DO_PAY:
        fare = int(movement_cost(s, d.a)) if d.step == ids.ASK_PAY_KING else 0
        laid = {name: int(PAYMENT_CARDS[a * ids.KINDS + kind]) for kind, name in enumerate(CARD.names)}
        return {"count": int(PAYMENT_SIZES[a]), "price": int(coins_of(a)) + fare, **laid}
    if kind == ids.DO_REUSE:
        return {"token": TOKEN.name(s.token[a])} | rewards(TOKEN_ROWS, [int(s.token[a])])
    return {}

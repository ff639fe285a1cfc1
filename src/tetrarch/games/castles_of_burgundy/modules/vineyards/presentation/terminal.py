"""Vineyards in a terminal: the double tiles on offer, what everybody has planted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from tetrarch.games.castles_of_burgundy.data.components import grape_names
from tetrarch.games.castles_of_burgundy.data.files import vineyard

Translate = Callable[..., str]


def marked(target: str, targets: Collection[str], text: str) -> str:
    """What a legal move points at has a mark."""
    return f"> {text}" if target in targets else text


def is_double(name: str) -> bool:
    """Whether a stored tile is a double one."""
    return {*name.split("_")} <= {*grape_names()}


def draw_offers(v: Mapping[str, Any], translate: Translate, targets: Collection[str]) -> list[str]:
    """The vineyard depot and the shop, place by place; nothing without vineyards."""
    if v["vine_areas"] is None:
        return []
    return [
        translate("table-vats", list=offer_text("vat", v["vineyard_depot"], translate, targets)),
        translate("table-stalls", list=offer_text("stall", v["vineyard_shop"], translate, targets)),
    ]


def offer_text(
    target: str, doubles: Sequence[str | None], translate: Translate, targets: Collection[str]
) -> str:
    """Double tiles with the numbers of their places."""
    there = [
        marked(f"{target}:{place}", targets, f"{place} {translate('double', double=double)}")
        for place, double in enumerate(doubles, 1)
        if double
    ]
    return ", ".join(there) or "-"


def draw_vineyard(
    v: Mapping[str, Any], seat: int, translate: Translate, targets: Collection[str]
) -> list[str]:
    """A seat's vine tiles and vineyard, as far up as it can plant: `4 [5]: church + warehouse` is empty."""
    if v["vine_areas"] is None:
        return []
    lines = []
    if grapes := [f"{translate('grape', grape=name)} ×{n}" for name, n in v["grapes"][seat].items()]:
        lines.append(translate("table-grapes", list=", ".join(grapes)))
    rows = vineyard()["board"]["in_order"]
    planted = [row["level"] for row in rows if str(row["id"]) in v["vineyards"][seat]]
    for level in range(min(max(planted, default=0) + 1, rows[-1]["level"]), 0, -1):
        spaces = [bed(v, seat, row, translate, targets) for row in rows if row["level"] == level]
        lines.append(translate("table-level", level=level, list="; ".join(spaces)))
    return lines


def bed(
    v: Mapping[str, Any], seat: int, row: Mapping[str, Any], translate: Translate, targets: Collection[str]
) -> str:
    """A space: what is planted there, or its number and its bonuses."""
    space = str(row["id"])
    laid = v["vineyards"][seat].get(space)
    if laid:
        return f"{space}: {translate('laid', laid=laid)}"
    bonuses = " + ".join(translate("bonus", effect=name) for name in row["bonuses"])
    text = f"{space} [{row['number']}]: {bonuses}"
    return marked(f"bed:{space}", targets if seat == v["active"] else (), text)

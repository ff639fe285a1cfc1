"""Guest merge: a guest signs in, and what the guest has becomes the account's, in one transaction.

Where both have the same, one of the two stays, so that nothing is there twice; what is between the guest and
the account itself goes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Table, delete, or_, select, update

from tetrarch.server.db import models
from tetrarch.server.db.models.learning import coached
from tetrarch.server.db.models.notifications import channels, notices
from tetrarch.server.db.models.social import blocks, preferences, reports, results, visitors
from tetrarch.server.db.repositories.inserting import insert_if_absent
from tetrarch.server.db.repositories.learning.coach import merge_coached
from tetrarch.server.db.repositories.learning.lessons import merge_lessons
from tetrarch.server.db.repositories.notifications import notices as notifications
from tetrarch.server.db.repositories.social import friendships, invitations

s, t = models.seats, models.tables


@dataclass
class MergeResult:
    """What has changed by a merge: tables, and users who now block others than before."""

    tables: list[str] = field(default_factory=list)
    blockers: set[str] = field(default_factory=set)


def merge_guest(connection: Connection, guest: str, user_id: str, session: str) -> MergeResult:
    """Give everything of a guest to an account; the browser's subscription belongs to the new session."""
    friendships.lock_users(connection, guest, user_id)
    merged = MergeResult(_merge_games(connection, guest, user_id), _merge_blocks(connection, guest, user_id))
    _merge_friends(connection, guest, user_id)
    _merge_invitations(connection, guest, user_id)
    _merge_notices(connection, guest, user_id)
    _merge_channels(connection, guest, user_id, session)
    _merge_reports(connection, guest, user_id)
    merge_lessons(connection, guest, user_id)
    merge_coached(connection, _take_rows(connection, coached, guest), user_id)
    return merged


def _take_rows(connection: Connection, table: Table, guest: str) -> list[Any]:
    """The rows of a guest, which are taken out."""
    rows = list(connection.execute(select(table).where(table.c.user_id == guest)).all())
    connection.execute(delete(table).where(table.c.user_id == guest))
    return rows


def _merge_games(connection: Connection, guest: str, user_id: str) -> list[str]:
    """Seats, tables and uploads, but not at tables where the account sits already."""
    seated = [select(s.c.table_id).where(s.c.user_id == who) for who in (guest, user_id)]
    query = select(t.c.id).where(or_(t.c.id.in_(seated[0]), t.c.owner_id == guest))
    ids = [row.id for row in connection.execute(query.where(t.c.id.not_in(seated[1])))]
    for table in (s, models.chat, results):
        theirs = table.c.user_id == guest, table.c.table_id.in_(ids)
        connection.execute(update(table).where(*theirs).values(user_id=user_id))
    mine = t.c.owner_id == guest, t.c.id.in_(ids)
    connection.execute(update(t).where(*mine).values(owner_id=user_id))
    r = models.records
    connection.execute(update(r).where(r.c.user_id == guest).values(user_id=user_id))
    return ids


def _merge_blocks(connection: Connection, guest: str, user_id: str) -> set[str]:
    """Whom the guest has blocked, and who has blocked the guest; none of them stays the account's friend."""
    b, blockers = blocks, set[str]()
    pairs = or_(b.c.user_id == guest, b.c.blocked_id == guest)
    for row in connection.execute(select(b).where(pairs)).all():
        one, other = (user_id if id == guest else id for id in (row.user_id, row.blocked_id))
        blockers.add(one)
        if one != other:
            friendships.block(connection, one, other)
    connection.execute(delete(b).where(pairs))
    return blockers


def _merge_friends(connection: Connection, guest: str, user_id: str) -> None:
    """Friends and requests, as far as there is room; who ask each other are friends."""
    for row in friendships.ties(connection, guest):
        other = row.other
        friendships.delete_friendship(connection, guest, other)
        if other != user_id and not friendships.either_blocked(connection, user_id, other):
            by_me = row.asked_by == guest
            crossed = friendships.tie(connection, user_id, other) == ("asks" if by_me else "asked")
            if row.friends_since is not None or crossed:
                _befriend(connection, user_id, other, by_me)
            elif friendships.count_open_requests(connection, user_id, by_me) < friendships.MAX_REQUESTS:
                friendships.add_request(connection, *((user_id, other) if by_me else (other, user_id)))
    for row in _take_rows(connection, preferences, guest):
        wanted = {**row._mapping, "user_id": user_id}
        connection.execute(insert_if_absent(connection, preferences).values(wanted))


def _befriend(connection: Connection, user_id: str, other: str, by_me: bool) -> None:
    if friendships.tie(connection, user_id, other) == "friend":
        return
    if friendships.count_friends(connection, user_id) < friendships.MAX_FRIENDS:
        friendships.add_request(connection, *((user_id, other) if by_me else (other, user_id)))
        friendships.accept_request(connection, user_id, other)


def _merge_invitations(connection: Connection, guest: str, user_id: str) -> None:
    """Invitations from and to the guest, and the private tables to which a link has led."""
    i, both = models.invitations, (guest, user_id)
    connection.execute(delete(i).where(i.c.user_id.in_(both), i.c.inviter_id.in_(both)))
    connection.execute(update(i).where(i.c.inviter_id == guest).values(inviter_id=user_id))
    for row in _take_rows(connection, i, guest):
        if friendships.either_blocked(connection, user_id, row.inviter_id):
            continue
        if row.declined:
            connection.execute(insert_if_absent(connection, i).values({**row._mapping, "user_id": user_id}))
        else:
            invitations.invite(connection, row.table_id, user_id, row.inviter_id)
    for row in _take_rows(connection, visitors, guest):
        invitations.let_in(connection, row.table_id, [user_id], row.by_link)


def _merge_notices(connection: Connection, guest: str, user_id: str) -> None:
    """The inbox, of two about the same the newer; what is about a seat that stays behind stays with it."""
    n = notices
    connection.execute(delete(n).where(n.c.user_id.in_((guest, user_id)), n.c.about.in_((guest, user_id))))
    behind = select(s.c.table_id).where(s.c.user_id == guest)
    theirs = n.c.user_id == guest, or_(n.c.table_id.is_(None), n.c.table_id.not_in(behind))
    for row in connection.execute(select(n).where(*theirs)).all():
        _change_notice(connection, row, {"user_id": user_id})
    notifications.trim(connection, user_id)
    name = connection.scalar(select(models.users.c.name).where(models.users.c.id == user_id))
    for row in connection.execute(select(n).where(n.c.kind == "friend", n.c.about == guest)).all():
        args = {**row.args, "name": name}
        _change_notice(connection, row, {"about": user_id, "args": args})


def _change_notice(connection: Connection, row: Any, values: dict[str, Any]) -> None:
    """Change a notice, unless there is a newer one like it."""
    n, will = notices, {**row._mapping, **values}
    same = (n.c[name] == will[name] for name in ("user_id", "kind", "about"))
    there = connection.execute(select(n.c.id, n.c.at).where(*same)).first()
    older = None if there is None else row.id if there.at >= row.at else there.id
    connection.execute(delete(n).where(n.c.id == older))
    connection.execute(update(n).where(n.c.id == row.id).values(values))


def _merge_channels(connection: Connection, guest: str, user_id: str, session: str) -> None:
    """The browser goes on being told; the webhook is the account's, unless that has one."""
    c = channels
    device = c.c.user_id == guest, c.c.kind == "push"
    connection.execute(update(c).where(*device).values(user_id=user_id, session=session))
    slot = notifications.hook_slot(user_id)
    if connection.scalar(select(c.c.id).where(c.c.slot == slot)) is None:
        connection.execute(update(c).where(c.c.user_id == guest).values(user_id=user_id, slot=slot))
    connection.execute(delete(c).where(c.c.user_id == guest))


def _merge_reports(connection: Connection, guest: str, user_id: str) -> None:
    """What the guest has reported, and what was reported of the guest."""
    r = reports
    connection.execute(update(r).where(r.c.reporter_id == guest).values(reporter_id=user_id))
    connection.execute(update(r).where(r.c.about == guest, r.c.kind != "table").values(about=user_id))

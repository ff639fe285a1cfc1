"""`tetrarch admin`: what operators do: back up, restore, check, migrate, look after accounts."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection

from tetrarch.core.errors import GameError
from tetrarch.server import backup, checking, recovery, storage_results
from tetrarch.server.bus import LocalBus, PostgresBus
from tetrarch.server.command import chosen_settings
from tetrarch.server.database import Database, Unavailable, database
from tetrarch.server.migrations.upgrade import revision, revisions, upgrade
from tetrarch.server.model_accounts import AccountRow
from tetrarch.server.passwords import folded
from tetrarch.server.storage_accounts import AccountStorage, named

T = TypeVar("T")
PATIENCE = 3600.0  # seconds that a statement may take: a migration is no move
EXAMPLES = """examples:
  tetrarch admin backup games-2027-01-31.jsonl.gz
  tetrarch admin restore games-2027-01-31.jsonl.gz
  tetrarch admin check
  tetrarch admin migrate
  tetrarch admin ratings
  tetrarch admin reset-password Ania
  tetrarch admin moderator Ania

The database is the server's: --database FILE, TETRARCH_DATABASE or TETRARCH_DATABASE_URL. restore and
migrate may not run beside a server whose database is a file; all others may.

exit codes: 0 done, 1 check or ratings has found differences, 2 it could not be done"""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "admin",
        help="look after a server's database and its accounts",
        description="Look after a server's database.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    tasks = parser.add_subparsers(metavar="TASK", required=True)
    backing = add(tasks, "backup", back_up, "write everything into one file, as it is at this moment")
    backing.add_argument("file")
    restoring = add(tasks, "restore", restore, "put a backup into an empty database, of either kind")
    restoring.add_argument("file")
    restoring.add_argument("--replace", action="store_true", help="overwrite what the database holds")
    checking_ = add(tasks, "check", check, "play every stored match again and report differences")
    checking_.add_argument("--table", help="only this one")
    resetting = add(
        tasks, "reset-password", reset_password, "print a code that gives an account a new password"
    )
    resetting.add_argument("name", help="the name that the account signs in with")
    appointing = add(tasks, "moderator", appoint, "make somebody a moderator")
    appointing.add_argument("name", help="the name that the account signs in with")
    appointing.add_argument("--remove", action="store_true", help="take the office away again")
    rating = add(tasks, "ratings", rate, "rate every match again and report differences")
    rating.add_argument("--again", action="store_true", help="keep what comes of it")
    migrating = add(tasks, "migrate", migrate, "bring the database up to date (the server does that, too)")
    migrating.add_argument("--to", default="head", help=argparse.SUPPRESS)


def add(tasks: Any, name: str, run: Callable[[argparse.Namespace], int], help: str) -> Any:
    parser = tasks.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
    parser.add_argument("--database", help="SQLite file (in the user's data folder)")
    parser.set_defaults(run=run)
    return parser


def back_up(args: argparse.Namespace) -> int:
    target = Path(args.file)
    if not target.parent.is_dir():
        raise GameError(f"there is no folder {target.parent}")
    counts = session(args, lambda kept: kept.read(lambda connection: backup.save(connection, target)), False)
    print(f"{target}: {told(counts)}")
    return 0


def restore(args: argparse.Namespace) -> int:
    source = Path(args.file)
    backup.checked(source)  # before a database is made

    def job(connection: Connection) -> dict[str, int]:
        return backup.restore(connection, source, args.replace)

    print(f"restored {told(session(args, lambda kept: kept.write(job)))}")
    return 0


def check(args: argparse.Namespace) -> int:
    """Each table is looked at for itself, so that a running server may go on."""

    async def work(kept: Database) -> tuple[int, int]:
        at = await kept.read(revision)
        if at != revisions()[0]:
            raise GameError(
                f"the database is at {at or 'nothing'}, not at {revisions()[0]}: migrate it first"
            )
        ids = [args.table] if args.table else await kept.read(checking.every_table)
        faults = 0
        for number, id in enumerate(ids):
            if sys.stderr.isatty():
                print(f"\r{number + 1}/{len(ids)}", end="", file=sys.stderr)
            for fault in await kept.read(partial(checking.found, id)):
                faults += 1
                print(f"table {id}: {fault}")
        return len(ids), faults

    count, faults = session(args, work, False)
    print(f"{count} tables played again, {faults} differences")
    return 1 if faults else 0


def rate(args: argparse.Namespace) -> int:
    """Matches that end meanwhile wait."""
    work = partial(storage_results.again, write=args.again)
    matches, differing = session(args, lambda kept: kept.write(work), False)
    print(f"{matches} matches, {differing} ratings differ" + (" no more" if args.again and differing else ""))
    return 1 if differing and not args.again else 0


def migrate(args: argparse.Namespace) -> int:
    def job(connection: Connection) -> tuple[str | None, str | None]:
        before = revision(connection)
        upgrade(connection, args.to)
        return before, revision(connection)

    before, after = session(args, lambda kept: kept.write(job))
    print(
        f"the database is at {after}"
        if before == after
        else f"migrated from {before or 'nothing'} to {after}"
    )
    return 0


def reset_password(args: argparse.Namespace) -> int:
    code = recovery.new_code()

    async def work(kept: AccountStorage, account: AccountRow) -> None:
        await kept.reset(account.user_id, recovery.digest(code))

    name = with_account(args, work)
    print(f"{name} is signed out everywhere, and no password fits any more. On the page to sign in, behind")
    print(f'"Password forgotten?", this code sets a new one, once: {code}')
    return 0


def appoint(args: argparse.Namespace) -> int:
    role = "user" if args.remove else "moderator"

    async def work(kept: AccountStorage, account: AccountRow) -> None:
        await kept.set_role(account.user_id, role)

    name = with_account(args, work)
    print(f"{name} is {'no moderator any more' if args.remove else 'a moderator'}; a running server")
    print("knows it within a minute")
    return 0


def with_account(
    args: argparse.Namespace, work: Callable[[AccountStorage, AccountRow], Awaitable[None]]
) -> str:
    """Do something to an account, beside a running server; its name."""

    async def found(kept: Database) -> str:
        bus = PostgresBus(chosen_settings(database=args.database).url) if kept.shared else LocalBus()
        storage = AccountStorage(kept, bus)
        account = await storage.find(named(folded(args.name)))
        if account is None:
            raise GameError(f"there is no account {args.name!r}")
        await work(storage, account)
        return account.name

    return session(args, found, False)


def session(args: argparse.Namespace, work: Callable[[Database], Awaitable[T]], alone: bool = True) -> T:
    """Do some work on the database; what cannot be is told in one sentence."""
    chosen = chosen_settings(database=args.database, bots="inside")

    async def opened() -> T:
        kept = database(chosen.url, PATIENCE)
        try:
            await kept.open(alone)
            return await work(kept)
        except Unavailable as error:
            raise GameError(f"cannot use the database {chosen.shown_url}: {error}") from None
        finally:
            await kept.close()

    return asyncio.run(opened())


def told(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items())

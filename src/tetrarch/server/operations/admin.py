"""`tetrarch admin`: what operators do: back up, restore, check, migrate, look after accounts."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from tetrarch.core.match.errors import GameError
from tetrarch.server.accounts import recovery
from tetrarch.server.db.bus import LocalBus, PostgresBus
from tetrarch.server.db.engine import Database, Unavailable, make_database
from tetrarch.server.db.models.accounts import AccountRow
from tetrarch.server.db.repositories.accounts.accounts import AccountRepository
from tetrarch.server.db.repositories.operations.backup import BackupRepository
from tetrarch.server.db.repositories.operations.integrity import IntegrityRepository
from tetrarch.server.db.repositories.operations.maintenance import MaintenanceRepository
from tetrarch.server.db.repositories.social.results import RatingRepository
from tetrarch.server.operations import backup, integrity
from tetrarch.server.serve import chosen_settings
from tetrarch.server.social import ratings

T = TypeVar("T")
TIMEOUT = 3600.0  # seconds that a statement may take: a migration is no move
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
    backing = add_task(tasks, "backup", back_up, "write everything into one file, as it is at this moment")
    backing.add_argument("file")
    restoring = add_task(tasks, "restore", restore, "put a backup into an empty database, of either kind")
    restoring.add_argument("file")
    restoring.add_argument("--replace", action="store_true", help="overwrite what the database holds")
    checking = add_task(tasks, "check", check, "play every stored match again and report differences")
    checking.add_argument("--table", help="only this one")
    resetting = add_task(
        tasks, "reset-password", reset_password, "print a code that gives an account a new password"
    )
    resetting.add_argument("name", help="the name that the account signs in with")
    appointing = add_task(tasks, "moderator", appoint, "make somebody a moderator")
    appointing.add_argument("name", help="the name that the account signs in with")
    appointing.add_argument("--remove", action="store_true", help="take the office away again")
    rating = add_task(tasks, "ratings", rate, "rate every match again and report differences")
    rating.add_argument("--again", action="store_true", help="keep what comes of it")
    migrating = add_task(
        tasks, "migrate", migrate, "bring the database up to date (the server does that, too)"
    )
    migrating.add_argument("--to", default="head", help=argparse.SUPPRESS)


def add_task(tasks: Any, name: str, run: Callable[[argparse.Namespace], int], help: str) -> Any:
    parser = tasks.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
    parser.add_argument("--database", help="SQLite file (in the user's data folder)")
    parser.set_defaults(run=run)
    return parser


def back_up(args: argparse.Namespace) -> int:
    target = Path(args.file)
    if not target.parent.is_dir():
        raise GameError(f"there is no folder {target.parent}")
    counts = with_database(args, lambda database: backup.save(BackupRepository(database), target), False)
    print(f"{target}: {counts_text(counts)}")
    return 0


def restore(args: argparse.Namespace) -> int:
    source = Path(args.file)
    backup.read_header(source)  # before a database is made
    counts = with_database(
        args, lambda database: backup.restore(BackupRepository(database), source, args.replace)
    )
    print(f"restored {counts_text(counts)}")
    return 0


def check(args: argparse.Namespace) -> int:
    """Each table is looked at for itself, so that a running server may go on."""

    async def work(database: Database) -> tuple[int, int]:
        await MaintenanceRepository(database).require_newest()
        repository = IntegrityRepository(database)
        ids = [args.table] if args.table else await repository.table_ids()
        faults = 0
        for number, id in enumerate(ids):
            if sys.stderr.isatty():
                print(f"\r{number + 1}/{len(ids)}", end="", file=sys.stderr)
            for fault in integrity.differences(await repository.table(id)):
                faults += 1
                print(f"table {id}: {fault}")
        return len(ids), faults

    count, faults = with_database(args, work, False)
    print(f"{count} tables played again, {faults} differences")
    return 1 if faults else 0


def rate(args: argparse.Namespace) -> int:
    """Matches that end meanwhile wait."""

    async def work(database: Database) -> tuple[int, int]:
        return await RatingRepository(database, ratings).rate_all_again(args.again)

    matches, differing = with_database(args, work, False)
    print(f"{matches} matches, {differing} ratings differ" + (" no more" if args.again and differing else ""))
    return 1 if differing and not args.again else 0


def migrate(args: argparse.Namespace) -> int:
    before, after = with_database(args, lambda database: MaintenanceRepository(database).migrate(args.to))
    print(
        f"the database is at {after}"
        if before == after
        else f"migrated from {before or 'nothing'} to {after}"
    )
    return 0


def reset_password(args: argparse.Namespace) -> int:
    code = recovery.new_code()

    async def work(stored: AccountRepository, account: AccountRow) -> None:
        await stored.reset(account.user_id, recovery.digest(code))

    name = with_account(args, work)
    print(f"{name} is signed out everywhere, and no password fits any more. On the page to sign in, behind")
    print(f'"Password forgotten?", this code sets a new one, once: {code}')
    return 0


def appoint(args: argparse.Namespace) -> int:
    role = "user" if args.remove else "moderator"

    async def work(stored: AccountRepository, account: AccountRow) -> None:
        await stored.set_role(account.user_id, role)

    name = with_account(args, work)
    print(f"{name} is {'no moderator any more' if args.remove else 'a moderator'}; a running server")
    print("knows it within a minute")
    return 0


def with_account(
    args: argparse.Namespace, work: Callable[[AccountRepository, AccountRow], Awaitable[None]]
) -> str:
    """Do something to an account, beside a running server; its name."""

    async def on_account(database: Database) -> str:
        bus = PostgresBus(chosen_settings(database=args.database).url) if database.shared else LocalBus()
        storage = AccountRepository(database, bus)
        account = await storage.by_name(args.name)
        if account is None:
            raise GameError(f"there is no account {args.name!r}")
        await work(storage, account)
        return account.name

    return with_database(args, on_account, False)


def with_database(
    args: argparse.Namespace, work: Callable[[Database], Awaitable[T]], exclusive: bool = True
) -> T:
    """Do some work on the database; what cannot be is told in one sentence."""
    chosen = chosen_settings(database=args.database, bots="inside")

    async def on_database() -> T:
        database = make_database(chosen.url, TIMEOUT)
        try:
            await database.open(exclusive)
            return await work(database)
        except Unavailable as error:
            raise GameError(f"cannot use the database {chosen.url_without_password}: {error}") from None
        finally:
            await database.close()

    return asyncio.run(on_database())


def counts_text(counts: dict[str, int]) -> str:
    """Such as `3 users, 12 tables`."""
    return ", ".join(f"{count} {name}" for name, count in counts.items())

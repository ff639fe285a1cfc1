"""`tetrarch admin`: the command by which operators back up, restore, check, migrate and manage accounts."""

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
from tetrarch.server.db.models.json_column import Damaged
from tetrarch.server.db.repositories.accounts.accounts import AccountRepository
from tetrarch.server.db.repositories.operations.backup import BackupRepository
from tetrarch.server.db.repositories.operations.integrity import IntegrityRepository
from tetrarch.server.db.repositories.operations.maintenance import MaintenanceRepository
from tetrarch.server.db.repositories.social.match_results import RatingRepository
from tetrarch.server.operations import backup, integrity
from tetrarch.server.serve import read_settings
from tetrarch.server.social import rating_model

T = TypeVar("T")
TIMEOUT = 3600.0  # seconds that a statement may take: a migration takes longer than a move
EXAMPLES = """examples:
  tetrarch admin backup games-2027-01-31.jsonl.gz
  tetrarch admin restore games-2027-01-31.jsonl.gz
  tetrarch admin check
  tetrarch admin migrate
  tetrarch admin ratings
  tetrarch admin reset-password Ania
  tetrarch admin moderator Ania

The database is the server's: --database FILE, TETRARCH_DATABASE or TETRARCH_DATABASE_URL. restore and
migrate cannot run beside a server with an SQLite file; all other tasks can.

exit codes: 0 done, 1 differences were found by check or ratings, 2 the task failed"""


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
    checking = add_task(tasks, "check", check, "play every repository match again and report differences")
    checking.add_argument("--table", help="only this one")
    resetting = add_task(
        tasks, "reset-password", reset_password, "print a code that gives an account a new password"
    )
    resetting.add_argument("name", help="the name that the account signs in with")
    appointing = add_task(tasks, "moderator", appoint, "make somebody a moderator")
    appointing.add_argument("name", help="the name that the account signs in with")
    appointing.add_argument("--remove", action="store_true", help="make this moderator a user again")
    rating = add_task(tasks, "ratings", rate, "rate every match again and report differences")
    rating.add_argument("--again", action="store_true", help="store the new ratings")
    migrating = add_task(
        tasks, "migrate", migrate, "bring the database up to date (the server does this when it starts)"
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
    """Play every repository match again, one table after the other, so that a running server can go on."""

    async def work(database: Database) -> tuple[int, int]:
        await MaintenanceRepository(database).require_newest()
        repository = IntegrityRepository(database)
        ids = [args.table] if args.table else await repository.table_ids()
        faults = 0
        for number, id in enumerate(ids):
            if sys.stderr.isatty():
                print(f"\r{number + 1}/{len(ids)}", end="", file=sys.stderr)
            try:
                found = list(integrity.differences(await repository.table(id)))
            except (Damaged, Unavailable) as error:  # the other tables are looked at all the same
                found = [f"cannot be read: {error}"]
            for fault in found:
                faults += 1
                print(f"table {id}: {fault}")
        return len(ids), faults

    count, faults = with_database(args, work, False)
    print(f"{count} tables played again, {faults} differences")
    return 1 if faults else 0


def rate(args: argparse.Namespace) -> int:
    """Rate every match again; matches that end meanwhile wait for this."""

    async def work(database: Database) -> tuple[int, int]:
        return await RatingRepository(database, rating_model).rate_all_again(args.again)

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

    async def work(repository: AccountRepository, account: AccountRow) -> None:
        await repository.reset(account.user_id, recovery.digest(code))

    name = with_account(args, work)
    print(f"{name} is signed out everywhere, and the old password has ended. On the page to sign in, behind")
    print(f'"Password forgotten?", this code sets a new one, once: {code}')
    return 0


def appoint(args: argparse.Namespace) -> int:
    role = "user" if args.remove else "moderator"

    async def work(repository: AccountRepository, account: AccountRow) -> None:
        await repository.set_role(account.user_id, role)

    name = with_account(args, work)
    print(f"{name} is {'no moderator any more' if args.remove else 'a moderator'}; a running server")
    print("knows it within a minute")
    return 0


def with_account(
    args: argparse.Namespace, work: Callable[[AccountRepository, AccountRow], Awaitable[None]]
) -> str:
    """Do some work on an account, beside a running server; returns the account's name."""

    async def on_account(database: Database) -> str:
        bus = PostgresBus(read_settings(database=args.database).url) if database.shared else LocalBus()
        repository = AccountRepository(database, bus)
        account = await repository.by_name(args.name)
        if account is None:
            raise GameError(f"there is no account {args.name!r}")
        await work(repository, account)
        return account.name

    return with_database(args, on_account, False)


def with_database(
    args: argparse.Namespace, work: Callable[[Database], Awaitable[T]], exclusive: bool = True
) -> T:
    """Do some work on the database; raises a GameError in one sentence if it cannot be used."""
    settings = read_settings(database=args.database, bots="inside")

    async def on_database() -> T:
        database = make_database(settings.url, TIMEOUT)
        try:
            await database.open(exclusive)
            return await work(database)
        except Unavailable as error:
            raise GameError(f"cannot use the database {settings.url_without_password}: {error}") from None
        finally:
            await database.close()

    return asyncio.run(on_database())


def counts_text(counts: dict[str, int]) -> str:
    """Counts as a text, such as `3 users, 12 tables`."""
    return ", ".join(f"{count} {name}" for name, count in counts.items())

"""Accounts, recovery codes, passkeys; users and tables that moderators have removed."""

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision = "r0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table, name in (("users", "disabled"), ("tables", "hidden")):
        op.add_column(table, sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    create_accounts()
    create_recovery_codes()
    create_passkeys()
    create_challenges()
    create_audit()


def downgrade() -> None:
    for name in ("audit", "challenges", "passkeys", "recovery_codes", "accounts"):
        op.drop_table(name)
    op.drop_column("tables", "hidden")
    op.drop_column("users", "disabled")


def create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("user_id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("folded", sa.String(length=200), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("role", sa.String(length=12), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_accounts_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("folded", name=op.f("uq_accounts_folded")),
    )


def create_recovery_codes() -> None:
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_recovery_codes_user_id")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_recovery_codes")),
    )
    op.create_index("ix_recovery_codes_user_id", "recovery_codes", ["user_id"])


def create_passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("user_id", sa.String(length=24), nullable=False),
        sa.Column("credential", sa.String(length=1400), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_passkeys_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
        sa.UniqueConstraint("credential", name=op.f("uq_passkeys_credential")),
    )
    op.create_index("ix_passkeys_user_id", "passkeys", ["user_id"])


def create_challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("purpose", sa.String(length=12), nullable=False),
        sa.Column("challenge", sa.String(length=100), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_challenges")),
    )


def create_audit() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("actor_id", sa.String(length=24), nullable=False),
        sa.Column("action", sa.String(length=24), nullable=False),
        sa.Column("target", sa.String(length=24), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index("ix_audit_at", "audit", ["at"])

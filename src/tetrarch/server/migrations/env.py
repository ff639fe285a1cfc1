"""Alembic's way in: it works on the connection that the server hands it."""

from alembic import context

from tetrarch.server import model_accounts, model_notices, model_people  # noqa: F401  (register their tables)
from tetrarch.server.model import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()

"""Alembic's way in: it works on the connection that the server hands it."""

from alembic import context

from tetrarch.server.db import models  # noqa: F401  (register their tables)
from tetrarch.server.db.models.metadata import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()

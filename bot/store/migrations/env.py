"""Alembic runs this for each command; the connection is handed in, and its transaction is the caller's."""

from alembic import context

from bot.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()

"""Alembic's revisions of the schema, run at start. A new one is a file in `versions` that follows the last."""

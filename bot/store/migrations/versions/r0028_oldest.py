"""The oldest database that is upgraded has this revision. New ones are made from the schema, without revisions."""

revision = "0028"
down_revision = None

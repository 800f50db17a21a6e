"""The database: opening, migrations, and transactions with one writer at a time."""

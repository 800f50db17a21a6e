"""The same deals in every run."""

from tests.table.conftest import known_secrets

__all__ = ["known_secrets"]

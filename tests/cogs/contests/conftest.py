"""The same deals in every run, and what a text says."""

from tests.images.texts import texts
from tests.table.conftest import known_secrets

__all__ = ["known_secrets", "texts"]

"""What the tests of several pictures are given."""

from tests.images.texts import texts

__all__ = ["texts"]

"""What the texts of a picture say."""

from tests.images.texts import texts

__all__ = ["texts"]

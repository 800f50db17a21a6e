"""Fixtures for the tests of pictures."""

from collections.abc import Generator

import pytest

from tests.images.texts import Texts, noted_texts


@pytest.fixture
def texts() -> Generator[Texts]:
    with noted_texts() as seen:
        yield seen

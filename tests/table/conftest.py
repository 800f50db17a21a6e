"""The same deals in every run."""

import pytest

from tests.table.fixtures import count_secrets
from tests.table.people import INTERACTIONS


@pytest.fixture(autouse=True)
def known_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals in every run, whichever tests have run before."""
    count_secrets(monkeypatch)
    monkeypatch.setattr(INTERACTIONS, "last", 2**60)

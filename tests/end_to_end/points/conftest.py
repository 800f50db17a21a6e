"""The sweeps over every moment of a deal: one game's is part of the suite, the others are soaks."""

from pathlib import Path

import pytest

from tests.end_to_end.conftest import skip_soaks


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The others are run where they are asked for by `-m soak`."""
    skip_soaks(Path(__file__).parent, config, items)

"""The pictures look as the references do."""

import pytest

from tests.images.pixels import differing_blocks
from tests.images.reference import FOLDER, REFERENCES, pictures


@pytest.mark.parametrize("name", REFERENCES)
def test_it_looks_as_its_reference_does(name: str):
    count = differing_blocks(pictures()[name].render(), (FOLDER / f"{name}.png").read_bytes())
    assert count == 0, f"{count} blocks differ: see the docstring of tests/images/reference.py"


def test_every_reference_is_drawn():
    assert set(REFERENCES) == set(pictures())

"""Names that the program gave stand in the database in English, and are read in everyone's own language."""

import pytest

from bot.words.names import as_read
from bot.words.speaker import speaking
from tests.said import said
from tests.words.pseudo import pseudo


@pytest.mark.parametrize("name", ["Ann", "Seat", "Seat 33", "Computers", "Ann's computer game", "", "Computer 2"])
def test_peoples_names_stay(name: str) -> None:
    with speaking(pseudo()):
        assert as_read(name) == name


def test_names_that_the_program_gave_are_said() -> None:
    assert as_read("Computer") == said("seat-computer")
    assert as_read("Seat 3") == said("seat-unnamed", number=3)
    assert as_read("Ann's computer") == said("seat-computer-for", name="Ann")
    assert as_read("Seat 2's computer") == said("seat-computer-for", name=said("seat-unnamed", number=2))
    with speaking(pseudo()):
        assert not {as_read(it) for it in ("Computer", "Seat 3")} & {"Computer", "Seat 3"}
        assert as_read("Ann's computer") == said("seat-computer-for", name="Ann")
        assert as_read(as_read("Ann's computer")) == as_read("Ann's computer")

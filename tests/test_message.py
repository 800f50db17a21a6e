"""A message that is not said yet."""

import pytest

from bot.message import AllOf, Joined, Message
from bot.rules.pieces import Tile

HAND = Message("hand", pieces=AllOf([Tile(6, 4)]))


@pytest.mark.parametrize("text", [HAND, Joined((HAND, HAND), " ")])
def test_who_takes_it_for_a_string_is_told_no_piece(text: Message | Joined) -> None:
    """What is raised comes into logs."""
    for use in (str, "{}".format):
        with pytest.raises(TypeError, match="say") as raised:
            use(text)
        assert "6" not in str(raised.value)

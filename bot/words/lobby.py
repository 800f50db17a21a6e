"""The picture of a lobby in words: `Black Tile 11, lobby: 2 of 4 seats taken. Seat 1: Ann (host). … Open: 3, 4.`"""

from collections.abc import Sequence

from bot.message import Message, Row, Text, sentences
from bot.words.names import spoken_name

Seats = Sequence[tuple[str, str]]  # those taken, each as (name, mark), the mark being "host", "computer" or empty


def alt_lobby(title: Text, seats: Seats, capacity: int) -> Text:
    """The lobby in words."""
    names, numbers = [name for name, _ in seats], Row(range(len(seats) + 1, capacity + 1))
    taken = (
        Message("lobby-alt-seat", number=number + 1, who=spoken_name(names, number), mark=mark)
        for number, (_, mark) in enumerate(seats)
    )
    return sentences(
        Message("lobby-alt", game=title, taken=len(seats), seats=capacity),
        *taken,
        Message("lobby-alt-open", numbers=numbers) if numbers.items else None,
    )

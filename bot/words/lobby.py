"""The picture of a lobby in words: `Black Tile 11, lobby: 2 of 4 seats taken. Seat 1: Ann (host). … Open: 3, 4.`"""

from collections.abc import Iterator, Sequence

from bot.message import Message, Row, Text, sentences
from bot.words.names import spoken_name

Seats = Sequence[tuple[str, str]]  # those taken, each as (name, mark), the mark being "host", "computer" or empty


def taken_seats(seats: Seats, capacity: int) -> Message:
    """How many seats are taken."""
    return Message("lobby-picture-taken", taken=len(seats), seats=capacity)


def mark_words(mark: str) -> Message:
    """What a mark says."""
    return Message(f"lobby-mark-{mark}")


def alt_lobby(title: Text, seats: Seats, capacity: int) -> Text:
    """The lobby in words."""
    numbers = Row(range(len(seats) + 1, capacity + 1))
    return sentences(
        Message("lobby-alt", game=title, taken=len(seats), seats=capacity),
        *_taken(seats),
        Message("lobby-alt-open", numbers=numbers) if numbers.items else None,
    )


def _taken(seats: Seats) -> Iterator[Message]:
    names = [name for name, _ in seats]
    for number, (_, mark) in enumerate(seats):
        who = spoken_name(names, number)
        if mark:
            yield Message("lobby-alt-seat-marked", number=number + 1, who=who, mark=mark_words(mark))
        else:
            yield Message("lobby-alt-seat", number=number + 1, who=who)

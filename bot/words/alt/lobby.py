"""The alt text of a lobby: `Black Tile 11, lobby: 2 of 4 seats taken. Seat 1: Ann (host). … Free: 3, 4.`"""

from collections.abc import Sequence

from bot.message import Text
from bot.words.names import spoken_name
from bot.words.speaker import say


def alt_lobby(title: Text, seats: Sequence[tuple[str, str]], capacity: int) -> str:
    """The lobby in words: the seats taken, each as (name, mark), the mark being "host", "computer" or empty."""
    names = [name for name, _ in seats]
    taken = (
        f"Seat {number + 1}: {spoken_name(names, number)}{f' ({mark})' if mark else ''}."
        for number, (_, mark) in enumerate(seats)
    )
    free = [str(number + 1) for number in range(len(seats), capacity)]
    sentences = [f"{say(title)}, lobby: {len(seats)} of {capacity} seats taken.", *taken]
    if free:
        sentences.append(f"Free: {', '.join(free)}.")
    return " ".join(sentences)

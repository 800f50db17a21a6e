"""Messages as tests compare them: their ids and values on one line, "refused-must-follow(led=4, playable=7-4 6-4)"."""

from collections.abc import Awaitable, Generator, Sequence
from contextlib import contextmanager
from enum import StrEnum

import pytest

from bot.message import AllOf, AnyOf, Joined, Message, Names, Quoted, Row, Seat, Text, Who
from bot.rules.errors import Refusal
from bot.rules.view import View
from bot.words.persons import by_name, names_now, naming
from bot.words.speaker import say


def told(text: Text) -> str:
    """A text by ids and values; several texts one after the other, " + " between them."""
    if isinstance(text, str):
        return text
    if isinstance(text, Joined):
        with naming(text.names or names_now()):
            return " + ".join(map(_value, text.parts))
    values = ", ".join(f"{name}={_value(value)}" for name, value in text.values)
    return f"{text.id}({values})" if values else text.id


def _value(value: object) -> str:
    match value:
        case StrEnum():
            return value.value
        case Message() | Joined():
            return told(value)
        case AllOf() | AnyOf() | Row():
            return " ".join(map(_value, value.items))
        case Seat() if names_now() is None:
            return f"seat {value.number + 1}"
        case Seat():
            return _value(by_name(value))
        case Who():
            return "you" if value.is_you else told(value.name)
        case Quoted():
            return value.text
        case _:
            return str(value)


def say_to(view: View, text: Text | None, names: Sequence[str] = ("Ann", "Bo", "Cleo", "Dee")) -> str:
    """A text as the reader of a View reads it, where players have these names."""
    with naming(Names(names.__getitem__, view.viewer)):
        return say(text)


def must_bid(bids: str) -> str:
    """The bids there are, as a refusal names them: "30 31", "bid-span(least=50, most=79)"."""
    return f"end-sentence(what=prompt-bid(bids={bids}))"


@contextmanager
def refused(kind: type[Refusal], why: str) -> Generator[None]:
    """Expect a refusal with these ids and values within."""
    with pytest.raises(kind) as raised:
        yield
    assert told(raised.value.text) == why


async def fails_with(error: type[BaseException], *attempts: Awaitable[object], match: str | None = None) -> None:
    """Each of these attempts raises that error."""
    for attempt in attempts:
        with pytest.raises(error, match=match):
            await attempt

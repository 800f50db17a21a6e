"""The players and sides of a sentence: their names, the number for their verb, and their article."""

from collections.abc import Callable
from contextvars import ContextVar, Token
from functools import lru_cache
from typing import Generic, TypeVar

from bot.message import AllOf, AnyOf, Joined, Message, Names, Row, Seat, Text, Who

_REMEMBERED = 8192  # texts with their values, and as many with names
_LISTS = AllOf, AnyOf, Row
_WITH_SEATS = frozenset((*_LISTS, Joined, Message, Seat, Who))
T_ = TypeVar("T_")
_current: ContextVar[Names | None] = ContextVar("names", default=None)


class Within(Generic[T_]):
    """Set a context variable inside a block."""

    __slots__ = ("_token", "_value", "_variable")

    def __init__(self, variable: ContextVar[T_], value: T_) -> None:
        self._variable, self._value = variable, value

    def __enter__(self) -> None:
        self._token: Token[T_] = self._variable.set(self._value)

    def __exit__(self, *_: object) -> None:
        self._variable.reset(self._token)


def naming(names: Names | None) -> Within[Names | None]:
    """Name the seats in everything said inside the block."""
    return Within(_current, names)


def names_now() -> Names | None:
    """The current names; None outside `naming`."""
    return _current.get()


def seat_name(seat: int) -> str:
    """The name of a seat by the current names. Raises LookupError without any."""
    names = _current.get()
    if names is None:
        raise LookupError("no names are given")
    return names.called(seat)


def by_name(value: object) -> object:
    """A seat or a list of seats with names, or numbers without any; other values unchanged."""
    if isinstance(value, Seat):
        names = _current.get()
        if names is None:
            return Who(Message("seat-unnamed", number=value.number + 1))
        name = names.name(value)
        return Who("", is_you=True) if name is None else Who(name)
    if isinstance(value, AllOf) and any(isinstance(item, Seat) for item in value.items):
        return AllOf(map(by_name, value.items))
    return value


def _note_seats(value: object, found: dict[Seat, None]) -> None:
    """Note the seats in a text or a value, except in texts that bring their names."""
    if isinstance(value, Message):
        for _, part in value.values:
            if type(part) in _WITH_SEATS:
                _note_seats(part, found)
    elif isinstance(value, Seat):
        found[value] = None
    elif isinstance(value, Who):
        _note_seats(value.name, found)
    elif isinstance(value, _LISTS) or (isinstance(value, Joined) and value.names is None):
        for part in value.items if isinstance(value, _LISTS) else value.parts:
            if type(part) in _WITH_SEATS:
                _note_seats(part, found)


class _Said:
    """A text and the seats in it."""

    __slots__ = ("seats", "text")

    def __init__(self, text: Text) -> None:
        found = dict[Seat, None]()
        _note_seats(text, found)
        self.text, self.seats = text, tuple(found)


def remembering(write: Callable[..., T_], write_other: Callable[..., T_] | None = None) -> Callable[..., T_]:
    """Cache the results of `write` by text and by the names of its seats: by the object first, then by each name.
    `write_other` writes texts that are not messages, uncached.
    """
    said_of = lru_cache(_REMEMBERED)(_Said)

    @lru_cache(_REMEMBERED)
    def with_called(said: _Said, _: tuple[str | None, ...]) -> T_:
        return write(said.text)

    @lru_cache(_REMEMBERED)
    def with_names(said: _Said, names: Names | None) -> T_:
        return write(said.text) if names is None else with_called(said, tuple(map(names.name, said.seats)))

    def remembered(text: Text) -> T_:
        if write_other is not None and type(text) is not Message:
            return write_other(text)
        said = said_of(text)
        return with_names(said, _current.get() if said.seats else None)

    return remembered


def person_of(value: object) -> str | None:
    """The grammatical person of players: "you", "one", "us" or "many"; None where there is no player."""
    if isinstance(value, Who):
        return "you" if value.is_you else "one"
    if isinstance(value, AllOf) and value.items and all(isinstance(item, Who) for item in value.items):
        if len(value.items) == 1:
            return person_of(value.items[0])
        return "us" if any(isinstance(item, Who) and item.is_you for item in value.items) else "many"
    return None


def side_of(value: Who) -> Message | None:
    """The name of a side; None for a player."""
    name = value.name
    return name if isinstance(name, Message) and name.id.startswith("side") else None


def with_article(value: object) -> object:
    """A side by its name with the article, "le camp A"; other values unchanged."""
    if isinstance(value, AllOf):
        return AllOf(map(with_article, value.items))
    return Who(side.attribute("the")) if isinstance(value, Who) and (side := side_of(value)) else value

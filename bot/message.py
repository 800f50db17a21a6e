"""Messages to people before they are in a language: an id of the catalogue, and the facts in the message.

Code makes a `Message`, and `bot.words.speaker` makes a sentence of it in the reader's language. Functions that show
words take a `Text`: a message, several of them, or a string for every language (a name, a mention, a tile).
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from datetime import date
from typing import Any, Literal, NamedTuple, Self, cast, final

# Texts and their parts are tuples because sentences are looked up by them all the time.
_new: Callable[..., Any] = tuple[Any, ...].__new__


class _Message(NamedTuple):
    id: str
    values: tuple[tuple[str, object], ...]


@final
class Message(_Message):
    """A message of the catalogue by its id ("suit-4", "option-target.label"), with the values of its arguments.

    A value is a `Text`, a number, a `Seat` or a `Who`, one of the lists and figures below, or a value of the rules: a
    piece, a suit, a bid.
    """

    __slots__ = ()

    def __new__(cls, id: str, /, **values: object) -> Self:  # noqa: A002 - it is an id
        return _new(cls, (id, tuple(values.items())))

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        return (self.id,), dict(self.values)

    def attribute(self, name: str) -> "Message":
        """An attribute of the message, for other words, with the same values."""
        return _new(Message, (f"{self.id}.{name}", self.values))

    def __str__(self) -> str:
        # Not its values: they may be a hand, and this gets into logs.
        raise TypeError(f"{self.id} is in no language yet: say it")

    def __repr__(self) -> str:
        return f"Message({', '.join((repr(self.id), *(f'{name}={value!r}' for name, value in self.values)))})"


def message_for(family: str, thing: Any, /, **values: object) -> Message:
    """The message of a family for a thing, by the name of its class and with its fields: "refused-must-follow" with
    `led` and `playable`. `values` replace fields or add to them. A tuple becomes an `AnyOf`, None and () "none".
    """
    kind = re.sub("(?<=.)(?=[A-Z])", "-", type(thing).__name__).lower()
    found = {it.name: values.get(it.name, getattr(thing, it.name)) for it in fields(thing)} | values
    return Message(f"{family}-{kind}", **{name: _field(value) for name, value in found.items()})


def _field(value: object) -> object:
    if value in (None, ()):
        return "none"
    return AnyOf(cast("tuple[object, ...]", value)) if type(value) is tuple else value  # a tile is a tuple, too


class Joined(NamedTuple):
    """Several texts or values in a row; with `capital` the first letter is one.

    `names` are for its seats, in a text that is said away from its table.
    """

    parts: tuple[object, ...]
    between: str
    capital: bool = False
    names: "Names | None" = None

    def __str__(self) -> str:
        raise TypeError("these texts are in no language yet: say them")


Text = str | Message | Joined


def value_text(value: object) -> Joined:
    """A text of one value: a piece, a name, a figure."""
    return Joined((value,), "")


def with_names(text: Text, names: "Names") -> Text:
    """A text with the names of the seats in it."""
    return Joined((text,), "", names=names) if text else ""


def bold(value: object) -> Joined:
    """A text or a value in bold, for chat."""
    return Joined(("**", value, "**"), "")


def small(text: Text) -> Joined:
    """A text in small print, for chat."""
    return Joined(("-# ", text), "")


def with_note(text: Text, note: object) -> Joined:
    """A text and a note in brackets: "Dominoes (your last)"."""
    return Joined((text, " (", note, ")"), "")


def capitalized(text: Text) -> Text:
    """A text with a capital first letter, unless it begins with a name."""
    return Joined((text,), "", capital=True) if text else ""


def sentences(*parts: Text | None) -> Text:
    """Join texts with spaces; skip the empty ones."""
    return _joined(parts, " ")


def lines(*parts: Text | None) -> Text:
    """Put each text on its own line; skip the empty ones."""
    return _joined(parts, "\n")


def paragraphs(*parts: Text | None) -> Text:
    """Put an empty line between texts; skip the empty ones."""
    return _joined(parts, "\n\n")


def _joined(parts: Iterable[Text | None], between: str) -> Text:
    kept = tuple(filter(None, parts))
    if len(kept) == 1:
        return kept[0]
    return Joined(kept, between) if kept else ""


class Seat(NamedTuple):
    """A player by seat, or by place in a list of people. The speaker has the name, and says "you" to its reader; see
    `Names`.

    `made` is the piece, bid or pass in question, perhaps of a former player of the seat. `how` is "name" to name its
    own reader too, and "mention" for a mention where people can be mentioned.
    """

    number: int
    made: object = None
    how: Literal["", "name", "mention"] = ""


Namer = Callable[[int], str]  # the name of a seat


class Names:
    """The names of the seats in a text, and the seat of its reader.

    `earlier` has the names of former players, by seat and by what they made; `mention` mentions the player of a seat.
    """

    def __init__(
        self,
        called: Namer,
        reader: int | None = None,
        earlier: Mapping[tuple[int, object], str] | None = None,
        mention: Namer | None = None,
    ) -> None:
        self.called, self.reader, self.earlier, self.mention = called, reader, earlier or {}, mention or called

    def name(self, seat: Seat) -> str | None:
        """The name of a seat; None for the reader, who is "you"."""
        number, made, how = seat
        if (number, made) in self.earlier:
            return self.earlier[number, made]
        if number == self.reader and not how:
            return None
        return self.mention(number) if how == "mention" else self.called(number)

    def escaped(self, escape: Callable[[str], str]) -> "Names":
        """The same names, escaped."""
        earlier = {made: escape(name) for made, name in self.earlier.items()}
        return Names(lambda seat: escape(self.called(seat)), self.reader, earlier)


class Who(NamedTuple):
    """A player or a side in a sentence. `$who` is the name, or "you"; `$who-is` says which: "you" or "one"."""

    name: Text
    is_you: bool = False


@dataclass(frozen=True, slots=True)
class Quoted:
    """Text that a person typed."""

    text: str


class _Listed(NamedTuple):
    items: tuple[object, ...]
    between: str


class AllOf(_Listed):
    """A list with "and". Of players, `$who-is` is that of the only one, else "many", or "us" with you among them."""

    __slots__ = ()

    def __new__(cls, items: Iterable[object]) -> Self:
        return _new(cls, (tuple(items), "and"))

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.items,)


class AnyOf(_Listed):
    """A list with "or", without duplicates."""

    __slots__ = ()

    def __new__(cls, items: Iterable[object]) -> Self:
        return _new(cls, (tuple(dict.fromkeys(items)), "or"))

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.items,)


class Row(_Listed):
    """A list without a word before the last: "6-4, 5-1"; or with something else between."""

    __slots__ = ()

    def __new__(cls, items: Iterable[object], between: str = ", ") -> Self:
        return _new(cls, (tuple(items), between))


@dataclass(frozen=True, slots=True)
class Signed:
    """A change with its sign: "+3", "−3", "0"; with `places` after the point."""

    number: float
    places: int = 0


@dataclass(frozen=True, slots=True)
class Rounded:
    """A figure with a number of places after the point."""

    number: float
    places: int = 1


@dataclass(frozen=True, slots=True)
class Day:
    """A date for pictures, which lack Discord's own: "21 November", `short` "21 Nov", `with_year` "2 Nov 2026",
    `month_only` "November 2026"; or its `weekday`, wide "Monday", narrow "M".
    """

    date: date
    short: bool = False
    with_year: bool = False
    month_only: bool = False
    weekday: Literal["", "wide", "narrow"] = ""


_HIDDEN = "…"
_KEY = re.compile(r"[a-z_]+")  # a value that selects the words of a message: a cause, a kind
_in_english: list[Callable[[Text], str]] = []


def say_logs_with(say: Callable[[Text], str]) -> None:
    """Set the function that says messages for logs. Floors below the words need it."""
    _in_english[:] = [say]


def log_text(text: Text) -> str:
    """A text for logs: the sentence in English and the message's id, without names, tiles and figures."""
    if isinstance(text, str):
        return text
    ids = f"[{', '.join(_ids(text))}]"
    return f"{_in_english[0](_hidden(text))} {ids}" if _in_english else ids


def _ids(text: object) -> list[str]:
    if isinstance(text, Joined):
        return [found for part in text.parts for found in _ids(part)]
    return [text.id] if isinstance(text, Message) else []


def _hidden(value: Any) -> Any:
    match value:
        case Message():
            return Message(value.id, **{name: _hidden(part) for name, part in value.values})
        case Joined():
            return value._replace(parts=tuple(map(_hidden, value.parts)))
        case Who() | Seat():
            return Who(_HIDDEN)
        case AllOf() if all(isinstance(item, Who | Seat) for item in value.items):
            return AllOf(map(_hidden, value.items))
        case str() if type(value) is str and _KEY.fullmatch(value):
            return value
        case _:
            return _HIDDEN


def escaped(text: Text, escape: Callable[[str], str]) -> Text:
    """A text whose names and typed parts are escaped."""
    if isinstance(text, str):
        return text
    if isinstance(text, Joined):
        names = text.names.escaped(escape) if text.names is not None else None
        return text._replace(parts=tuple(_escaped(part, escape) for part in text.parts), names=names)
    return Message(text.id, **{name: _escaped(value, escape) for name, value in text.values})


def _escaped(value: object, escape: Callable[[str], str]) -> object:
    match value:
        case Who(str(name)):
            return Who(escape(name), value.is_you)
        case Quoted():
            return Quoted(escape(value.text))
        case Message() | Joined():
            return escaped(value, escape)
        case AllOf() | AnyOf():
            return type(value)(_escaped(item, escape) for item in value.items)
        case Row():
            return Row((_escaped(item, escape) for item in value.items), value.between)
        case _:
            return value

"""Messages in one language, with its plurals, lists and figures. `say…` uses the language of `speaking`, or English."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from functools import cache, lru_cache, partial
from typing import Literal, NamedTuple

from babel import Locale
from babel.dates import format_skeleton
from babel.lists import format_list
from babel.numbers import format_decimal

from bot.message import AllOf, AnyOf, Day, Joined, Message, Quoted, Rounded, Row, Seat, Signed, Text, Who, say_logs_with
from bot.metrics import UNTRANSLATED
from bot.rules.moves import Bid, Special
from bot.rules.pieces import Card, Tile
from bot.rules.suits import Suit
from bot.words.catalogue import ARTICLE, MessageCatalogue, Sources, sources_of
from bot.words.locales import ENGLISH, language_of
from bot.words.mentions import CHAT, Known
from bot.words.persons import Within, by_name, naming, person_of, remembering, side_of, with_article

# The locales for plurals, lists and figures where the language alone is not enough: "a, b and c" in British style; 2.5,
# not 2,5, as in the Americas, where most dominoes in Spanish are played.
_LOCALES = {"en": "en_GB", "es": "es_419"}
_GROUPED = 1000  # figures below have no separator in any language
# The conjunction before a sound like its own, which CLDR does not change: "Pip e Ivory", "7 u 8".
_EUPHONY = {
    "es": (
        (" y ", re.compile(r"h?i(?![aeou])", re.IGNORECASE), " e "),
        (" o ", re.compile(r"h?o|8|11\b", re.IGNORECASE), " u "),
    )
}
_SIGNS = dict(zip("CDHS", "♣♦♥♠", strict=True))
_NAME, _END = "\ue000", "\ue001"  # around a name in a line; no name has one, nor does any text
_MARK = re.compile(f"(</?(?:b|soft)>|{_NAME}|{_END})")
_HAS_MARKUP = re.compile("</?(?:b|soft)>")
_FIRST_LETTER = re.compile(r"^(?:</?(?:b|soft)>|[¿¡])*\w")
_LESS = "\ue003"  # for the "<" of a name or of typed text that looks like a mark
_COMMAND = "\ue002"  # before and after a command
_COMMANDS = re.compile(f"{_COMMAND}(.*?){_COMMAND}")


_TEXTS, _PIECES = (Message, Joined), (Tile, Card)  # tuples: a union would be made anew at each check
_BY_NAME = frozenset((Seat, AllOf))
_SIMPLE, _SIMPLE_VALUES = frozenset((int, Tile, Card, Suit)), 1024  # kinds of values without parts; values kept


class Span(NamedTuple):
    """Words on a line of a picture: `strong` is bold, `soft` is muted; a name `gives` way, so it is cut first."""

    text: str
    strong: bool = False
    gives: bool = False
    soft: bool = False


Line = tuple[Span, ...]


class Speaker:
    """Puts messages into one language, and caches the results."""

    def __init__(self, language: str, locale: str, sources: Sources) -> None:
        self.language, self._locale = language, Locale.parse(locale.replace("-", "_"))
        # A command, `{ COMMAND("domino new") }`, is marked: it is not known yet where it will stand.
        self.catalogue = MessageCatalogue(locale, sources, {"COMMAND": f"{_COMMAND}{{}}{_COMMAND}".format})
        self.say: Callable[[Text | None], str] = remembering(self._message, self._say_parts)
        """A text in plain words; empty for None. Raises LookupError for a message missing in every catalogue."""
        self._remembered_chat = lru_cache(1)(self._with_known)
        self.line = remembering(self._line)
        self._simple = lru_cache(_SIMPLE_VALUES, typed=True)(partial(self._written, part=self._value))

    def _say_parts(self, text: str | Joined | None) -> str:
        if text is None or isinstance(text, str):
            return text or ""
        return self._joined(text, self.say, self._value).replace(_LESS, "<")

    def chat(self, text: Text | None) -> str:
        """A text for chat: commands as mentions to tap, pieces with their pictures."""
        if type(text) is Message:
            return self._remembered_chat(CHAT.known)(text)
        if text is None or isinstance(text, str):
            return text or ""
        return self._joined(text, self.chat, self._chat_value).replace(_LESS, "<")

    def _joined(self, text: Joined, say: Callable[[Text], str], written: Callable[[object], str]) -> str:
        """Several texts, or values, one after the other."""
        if text.names is not None:
            with naming(text.names):
                return self._joined(Joined(text.parts, text.between, text.capital), say, written)
        parts = [say(it) if type(it) is str or isinstance(it, _TEXTS) else written(it) for it in text.parts]
        told = text.between.join(parts)
        first = _FIRST_LETTER.match(told) if text.capital else None
        if first is not None and first[0][-1] != first[0][-1].upper():
            line = self.line(Joined(text.parts, text.between))
            if _FIRST_LETTER.match("".join([_NAME if span.gives else span.text for span in line])):
                return _FIRST_LETTER.sub(lambda it: it[0][:-1] + it[0][-1].upper(), told)
        return told

    def _written_command(self, name: str) -> str:
        """A command as Discord lists it in this language: "/domino new"."""
        return f"/{' '.join(self.say(Message(f'command-name-{word}')) for word in name.split())}"

    def _message(self, message: Message) -> str:
        return _plain(self._formatted(message, self._value), self._written_command)

    def _with_known(self, known: Known) -> Callable[[Text], str]:
        return remembering(partial(self._chat_message, known))

    def _chat_message(self, known: Known, message: Message) -> str:
        return _plain(
            self._formatted(message, self._chat_value), lambda it: known.command(it) or self._written_command(it)
        )

    def _line(self, text: Text) -> Line:
        """A text as spans for pictures: strong in <b>, soft in <soft>; a player's name gives way."""
        return tuple(_parts(self._marked(text)))

    def _marked(self, text: Text) -> str:
        if isinstance(text, str):
            return _unmarked(text)
        if isinstance(text, Message):
            told = self._formatted(text, self._marked_value)
            return _COMMANDS.sub(lambda it: self._written_command(it[1]), told) if _COMMAND in told else told
        return self._joined(text, self._marked, self._marked_value)

    def _marked_value(self, value: object) -> str:
        if isinstance(value, Seat):
            value = by_name(value)
        if isinstance(value, Who) and not value.is_you:
            side = side_of(value)  # its members are names, it is none
            return self._marked(side) if side is not None else f"{_NAME}{_unmarked(self.say(value.name))}{_END}"
        if isinstance(value, _TEXTS):
            return self._marked(value)
        return self._written(value, self._marked_value)

    def _formatted(self, message: Message, told: Callable[[object], str]) -> str:
        """A message in this language, else in English. Raises LookupError, or ValueError for a missing argument."""
        try:
            return self._said(self.catalogue, message, told)
        except (LookupError, ValueError):
            if self.language == ENGLISH:
                raise
            found = self._said(speaker(ENGLISH).catalogue, message, told)
            UNTRANSLATED.labels(self.language).inc()
            return found

    @staticmethod
    def _said(catalogue: MessageCatalogue, message: Message, told: Callable[[object], str]) -> str:
        """A message with its arguments, and with the grammatical person of players for its verbs.

        Only a number that decides a plural is passed as a number.
        """
        pattern = catalogue.known.get(message.id) or catalogue.pattern(message.id)
        # For what is no player the selector of another language takes its default.
        values: dict[str, object] = dict.fromkeys(pattern.persons, "none")
        for written, value in message.values:
            name = written.replace("_", "-")  # as the catalogue writes it
            if type(value) in _BY_NAME:
                value = by_name(value)  # noqa: PLW2901
            is_count = type(value) is int and value >= 0
            values[name] = value if is_count and name in pattern.selectors else told(value)
            if pattern.persons and f"{name}-is" in values and (person := person_of(value)) is not None:
                values[f"{name}-is"] = person
            if pattern.subjects and f"{name}{ARTICLE}" in pattern.subjects:
                values[f"{name}{ARTICLE}"] = told(with_article(value))
        return pattern.say(values)

    def _value(self, value: object) -> str:
        """A value as it stands in a sentence."""
        return self._simple(value) if type(value) in _SIMPLE else self._written(value, self._value)

    def _chat_value(self, value: object) -> str:
        if isinstance(value, _PIECES):
            return CHAT.known.piece(value, self._value(value))
        if isinstance(value, _TEXTS):
            return _unmarked(self.chat(value))
        return self._written(value, self._chat_value)

    def _written(self, value: object, part: Callable[[object], str]) -> str:  # noqa: C901 - a case for each kind
        """A value in words; `part` puts its own parts into words."""
        match value:  # the most frequent first: each kind that it is not takes time
            case Message() | Joined():
                return _unmarked(self.say(value))
            case Who():
                return _unmarked(self.say(_YOU if value.is_you else value.name))
            case Seat():
                return part(by_name(value))
            case Tile():
                return str(value)
            case Card():
                return f"{str(value)[:-1]}{_SIGNS[value.suit]}"
            case Row():
                between = self.say(_BETWEEN_WHOLES) if value.between == "; " else value.between
                return between.join(map(part, value.items))
            case bool():
                return "yes" if value else "no"
            case int():
                return str(value) if 0 <= value < _GROUPED else self._rounded(value, 0)
            case Suit():
                return self.say(Message(SUITS[value]))
            case Special():
                return self.say(Message(SPECIALS[value]))
            case str():
                return _unmarked(value)
            case None:
                return self.say(_FACE_DOWN)
            case Bid():
                return self.say(bid_message(value))
            case Quoted():
                return _unmarked(value.text)
            case AllOf() | AnyOf():
                items = [part(item) for item in value.items]
                style = "standard" if isinstance(value, AllOf) else "or"
                return self._listed(items, style) if items else ""
            case Signed():
                return (
                    f"{'+' if round(value.number, value.places) > 0 else ''}{self._rounded(value.number, value.places)}"
                )
            case Rounded():
                return self._rounded(value.number, value.places)
            case Day() if value.weekday:
                return self._locale.days["stand-alone"][value.weekday][value.date.weekday()]
            case Day():
                written = f"{'y' if value.with_year else ''}{'MMM' if value.short else 'MMMM'}d"
                return format_skeleton("yMMMM" if value.month_only else written, value.date, locale=self._locale)
            case _:
                raise TypeError(f"a {type(value).__name__} cannot be said")

    def _listed(self, items: Sequence[str], style: Literal["standard", "or"]) -> str:
        told, last = format_list(items, style, locale=self._locale), items[-1]
        for usual, sound, instead in _EUPHONY.get(self.language, ()):
            if told.endswith(usual + last) and sound.match(last.lstrip(_NAME)):
                return told.removesuffix(usual + last) + instead + last
        return told

    def _rounded(self, number: float, places: int) -> str:
        """A figure as the language writes it, with a real minus."""
        rounded = round(number, places)
        pattern = f"#,##0.{'0' * places}" if places else "#,##0"
        return ("−" if rounded < 0 else "") + format_decimal(abs(rounded), pattern, locale=self._locale)


def _unmarked(text: str) -> str:
    """A text without marks: a name, typed text, a finished sentence."""
    return _HAS_MARKUP.sub(lambda mark: mark[0].replace("<", _LESS), text) if "<" in text else text


def _plain(told: str, command: Callable[[str], str]) -> str:
    """A text without the marks of a line, and with its commands."""
    if "<" in told:
        told = _HAS_MARKUP.sub("", told)
    if _LESS in told:
        told = told.replace(_LESS, "<")
    return _COMMANDS.sub(lambda it: command(it[1]), told) if _COMMAND in told else told


# -- what the rules are made of ----------------------------------------------------------------------------------------

_YOU, _FACE_DOWN = Message("you"), Message("piece-face-down")
_BETWEEN_WHOLES = Message("between-wholes")
SUITS = {suit: f"suit-{suit.value.lower()}" for suit in Suit}
SPECIALS = {special: f"special-{special.value}" for special in Special}


def bid_message(bid: Bid) -> Message:
    """A bid by its name: "5", "Nel-O", "Plunge 168", "pass"."""
    if bid.special is not None:
        named = Message(SPECIALS[bid.special])
        return named if bid.amount is None else Message("bid-special", special=bid.special, amount=bid.amount)
    return Message("bid-pass") if bid.amount is None else Message("bid-amount", amount=bid.amount)


def _parts(marked: str) -> Iterator[Span]:
    strong = soft = gives = False
    for piece in _MARK.split(marked):
        match piece:
            case "<b>" | "</b>":
                strong = piece == "<b>"
            case "<soft>" | "</soft>":
                soft = piece == "<soft>"
            case "\ue000" | "\ue001":
                gives = piece == _NAME
            case "":
                pass
            case _:
                yield Span(piece.replace(_LESS, "<"), strong, gives, soft)


# -- the language of the moment ----------------------------------------------------------------------------------------


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language. Raises KeyError where there is none."""
    return Speaker(language, _LOCALES.get(language, language), sources_of(language))


_current: ContextVar[Speaker | None] = ContextVar("speaker", default=None)


def current() -> Speaker:
    """The speaker of the current task."""
    return _current.get() or speaker(ENGLISH)


def current_language() -> str:
    """The language of the current task."""
    return current().language


def speaking(who: Speaker) -> Within[Speaker | None]:
    """Use another speaker inside the block."""
    return Within(_current, who)


def in_language(language: str) -> Within[Speaker | None]:
    """Use a language, or the nearest one available, inside the block."""
    return speaking(speaker(language_of(language)))


def speak(language: str) -> None:
    """Use a language, or the nearest one available, for the rest of the current task."""
    _current.set(speaker(language_of(language)))


def say(text: Text | None) -> str:
    """A text in the current language; empty for None."""
    return (_current.get() or speaker(ENGLISH)).say(text)


def say_chat(text: Text | None) -> str:
    """A text for chat in the current language: commands to tap, pieces with their pictures."""
    return (_current.get() or speaker(ENGLISH)).chat(text)


def say_line(text: Text) -> Line:
    """A text as spans for a picture, in the current language."""
    return current().line(text)


say_logs_with(lambda text: speaker(ENGLISH).say(text))

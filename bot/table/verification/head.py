"""The head of a record: the terms of its match, its seal and its secret, as they are read from the text."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar, cast

from bot.message import Message
from bot.rules.catalogue import AnyGame, Catalogue
from bot.rules.errors import Refusal
from bot.rules.options import Options, Value, load
from bot.rules.shuffle import Terms, match_seed, options_text, seed_in_contest

T = TypeVar("T")
TERMS = ("game", "options", "players", "opened", "people", "joins", "start")
_MOST_BRACKETS = 100  # in a line of JSON: what is nested more deeply is not read
_SECRET = re.compile("[0-9a-f]{64}")
_NUMBER = re.compile("[0-9]{1,20}")
_LATER_NAME = re.compile("later [0-9]{1,4}")
_LATER = re.compile("([0-9]{1,3}) ([0-9]{1,7})(?: (.{1,200}))?")


class BadRecord(Refusal):
    """The text is not a record, or is inconsistent; the sentence says where."""


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A line of a record, numbered from 1, without the spaces at its end: `name: value` in its head, else a move."""

    number: int
    text: str

    @property
    def name(self) -> str:
        return self.text.partition(":")[0]

    @property
    def value(self) -> str:
        return self.text.partition(":")[2].strip()


class LaterPlayer(NamedTuple):
    """A player who took a seat over, after a number of moves. It proves nothing: names are not sealed."""

    seat: int
    after: int
    name: str


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a record: everything that the first deal depends on. `deals` is the number played, if limited."""

    game: AnyGame
    options: Options
    options_text: str
    players: int
    seed: bytes
    secret: bytes
    terms: Terms
    names: tuple[str, ...]
    deals: int | None = None
    later: tuple["LaterPlayer", ...] = ()


def bad_line(line: RecordLine) -> BadRecord:
    """The refusal of a line that cannot be read."""
    return BadRecord(Message("record-bad-line", line=line.number))


def parted(lines: Sequence[str]) -> tuple[dict[str, RecordLine], list[RecordLine]]:
    """The lines of the head by name, and the moves. Raises BadRecord."""
    head, moves = dict[str, RecordLine](), list[RecordLine]()
    for line in (RecordLine(number, text.rstrip()) for number, text in enumerate(lines, 2) if text.strip()):
        if line.text[:1].isdigit():
            moves.append(line)
        elif moves or ":" not in line.text or line.name in head:
            raise bad_line(line)
        else:
            head[line.name] = line
    return head, moves


def read_head(lines: Mapping[str, RecordLine], catalogue: Catalogue) -> Head:
    """Read the head of a record. Raises BadRecord, which names the line."""

    def read(name: str, parse: Callable[[str], T]) -> T:
        line = line_of(lines, name)
        try:
            return parse(line.value)
        except (ValueError, Refusal):
            raise bad_line(line) from None

    game, players = read("game", catalogue.game), read("players", _number)
    rules = read("options", _options)
    options = read("options", lambda _: _checked(game, load(game.options_type, rules), players))
    secret, names = read("secret", _secret), read("names", _names)
    for (name, line), expected in zip(lines.items(), TERMS, strict=False):
        if name != expected:
            raise bad_line(line)
    terms = Terms(
        game=game.name,
        options=options_text(rules),
        players=players,
        opened=read("opened", lambda text: None if text == "-" else _number(text)),
        people=read("people", lambda text: tuple(_seat(word, players) for word in _words(text))),
        joins=read("joins", lambda text: tuple(sorted(_seat_and_number(word, players) for word in _words(text)))),
        starter=read("start", lambda text: _starter(text, players)),
    )
    deals = read("deals", _number) if "deals" in lines else None
    if terms.opened is None:
        seed = seed_in_contest(secret, (number for _, number in terms.joins))
    else:
        seed = match_seed(secret, (lines[name].text for name in TERMS))
    later = tuple(read(name, lambda text: _later(text, players)) for name in lines if _LATER_NAME.fullmatch(name))
    return Head(game, options, terms.options, players, seed, secret, terms, names, deals, later)


def line_of(lines: Mapping[str, RecordLine], name: str) -> RecordLine:
    """The line of a name. Raises BadRecord where the head has none."""
    if name not in lines:
        raise BadRecord(Message("record-line-missing", name=name))
    return lines[name]


def _json(text: str) -> object:
    """The value of a JSON text; None where it is none, or deeply nested."""
    if text.count("[") + text.count("{") > _MOST_BRACKETS:
        return None
    try:
        return json.loads(text)
    except ValueError:
        return None


def _options(text: str) -> dict[str, Value]:
    values = _json(text)
    if isinstance(values, dict):
        named = cast("dict[str, object]", values)  # JSON has no other keys
        options = {name: value for name, value in named.items() if isinstance(value, str | int)}
        if len(options) == len(named):
            return options
    raise ValueError("no object of rules")


def _checked(game: AnyGame, options: Options, players: int) -> Options:
    """The options, checked for the number of players. Raises BadOptions."""
    game.check_options(options, players)
    return options


def _names(text: str) -> tuple[str, ...]:
    names = _json(text)
    if isinstance(names, list):
        return tuple(str(name) for name in cast("list[object]", names))
    raise ValueError("no list of names")


def _later(text: str, players: int) -> LaterPlayer:
    parts = _LATER.fullmatch(text)
    if parts is None:
        raise ValueError("no later player")
    return LaterPlayer(_seat(parts[1], players), int(parts[2]), parts[3] or "")


def _secret(text: str) -> bytes:
    if _SECRET.fullmatch(text):
        return bytes.fromhex(text)
    raise ValueError("no 64 hexadecimal digits")


def _number(text: str) -> int:
    if _NUMBER.fullmatch(text):
        return int(text)
    raise ValueError("no number")


def _words(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def _starter(text: str, players: int) -> tuple[int | None, int] | None:
    """The seat (None: of somebody who did not sit there) and the number of the press that began the match, if any."""
    if text == "-":
        return None
    seat, number = _seat_and_number(text, players, least=0)
    return (seat if seat >= 0 else None), number


def _seat(word: str, players: int, *, least: int = 1) -> int:
    if _NUMBER.fullmatch(word) and least <= int(word) <= players:
        return int(word) - 1
    raise ValueError("no seat")


def _seat_and_number(word: str, players: int, *, least: int = 1) -> tuple[int, int]:
    seat, _, number = word.partition(":")
    return _seat(seat, players, least=least), _number(number)

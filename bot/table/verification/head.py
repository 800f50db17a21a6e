"""The head of a record: the terms of its match, its seal and its secret, as they are read from the text."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from bot.rules.catalogue import AnyGame, Catalogue
from bot.rules.errors import Refusal
from bot.rules.options import Options, Value, load
from bot.rules.shuffle import Terms, match_seed, match_seed_1, options_text

_MOST_BRACKETS = 100  # in a line of JSON: what is nested more deeply is not read
_SECRET = re.compile("[0-9a-f]{64}")
_NUMBER = re.compile("[0-9]{1,20}")


class BadRecord(Refusal):
    """The text is not a record, or is inconsistent; the sentence says where."""


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a record: everything that the first deal depends on. One of version 1 has no terms. `numbers` are all
    that were mixed into its shuffle; with `deals` the match ends after so many.
    """

    game: AnyGame
    options: Options
    options_text: str
    players: int
    secret: bytes
    terms: Terms | None
    numbers: tuple[int, ...]
    names: tuple[str, ...]
    deals: int | None = None

    @property
    def seed(self) -> bytes:
        return match_seed(self.secret, self.terms) if self.terms else match_seed_1(self.secret, self.numbers)


def parted(lines: Sequence[str]) -> tuple[dict[str, str], list[list[str]]]:
    """The values of the head by name, and the moves."""
    values, moves = dict[str, str](), list[list[str]]()
    for number, line in enumerate(lines, 2):
        name, colon, value = line.partition(":")
        if line[:1].isdigit():
            moves.append(line.split(" ", 2))
        elif line and (moves or not colon):
            raise BadRecord(f"Line {number} of this record cannot be read.")
        elif name in values:
            raise BadRecord(f"The head of this record has two lines “{name[:20]}”.")
        elif line:
            values[name] = value.strip()
    return values, moves


def read_head(values: Mapping[str, str], catalogue: Catalogue, *, is_first_version: bool) -> Head:
    """Raises KeyError, ValueError, Refusal."""
    game, players = catalogue.game(values["game"]), int(values["players"])
    rules = _options(values["options"])
    options, text = load(game.options_type, rules), options_text(rules)
    game.check_options(options, players)
    secret, names = bytes.fromhex(values["secret"]), _names(values["names"])
    if is_first_version:
        numbers = tuple(_number(word) for word in values.get("joins", "").split())
        deals = int(values["deals"]) if "deals" in values else None
        return Head(game, options, text, players, secret, None, numbers, names, deals)
    if not _SECRET.fullmatch(values["secret"]):
        raise ValueError("the secret is not 64 hexadecimal digits")
    starter = None if values["start"] == "-" else _seat_and_number(values["start"], players, least=0)
    terms = Terms(
        game=game.name,
        options=text,
        players=players,
        opened=_number(values["opened"]),
        people=tuple(_seat(word, players) for word in _words(values["people"])),
        joins=tuple(sorted(_seat_and_number(word, players) for word in _words(values["joins"]))),
        starter=starter and (starter[0] if starter[0] >= 0 else None, starter[1]),
    )
    numbers = tuple(number for _, number in terms.presses)
    return Head(game, options, text, players, secret, terms, numbers, names)


def _json(text: str) -> object:
    """Raises ValueError; what is deeply nested is not read at all."""
    if text.count("[") + text.count("{") > _MOST_BRACKETS:
        raise ValueError("too many brackets")
    return json.loads(text)


def _options(text: str) -> dict[str, Value]:
    values = _json(text)
    if isinstance(values, dict):
        named = cast("dict[str, object]", values)  # JSON has no other keys
        options = {name: value for name, value in named.items() if isinstance(value, str | int)}
        if len(options) == len(named):
            return options
    raise ValueError("the options are not names with their values")


def _names(text: str) -> tuple[str, ...]:
    names = _json(text)
    if isinstance(names, list):
        return tuple(str(name) for name in cast("list[object]", names))
    raise ValueError("the names are not a list")


def _words(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def _seat(word: str, players: int, *, least: int = 1) -> int:
    if _NUMBER.fullmatch(word) and least <= int(word) <= players:
        return int(word) - 1
    raise ValueError(f"“{word}” is no seat")


def _number(word: str) -> int:
    if _NUMBER.fullmatch(word):
        return int(word)
    raise BadRecord(f"“{word[:25]}” is no number that Discord gives to a press.")


def _seat_and_number(word: str, players: int, *, least: int = 1) -> tuple[int, int]:
    seat, colon, number = word.partition(":")
    if not colon:
        raise BadRecord(f"“{word[:25]}” is not a seat and its number.")
    return _seat(seat, players, least=least), _number(number)

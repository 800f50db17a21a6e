"""The record of a finished match as a text that anyone can read, and check: `boneyard verify FILE`.

One line each: a name, a colon, a value; then the moves as `POSITION SEAT NOTATION`, seats counted from 1.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from bot.rules.catalogue import AnyGame, Catalogue
from bot.rules.errors import Refusal
from bot.rules.game import Match
from bot.rules.moves import Move, parse_move
from bot.rules.options import Options, Value, load
from bot.rules.shuffle import commitment, match_seed
from bot.rules.view import View
from bot.store.rows import MatchRecord
from bot.table.state.undo import ENTRIES, Entry, LastPlay, Undoing
from bot.words.refusals import sentence

HEADER = "Boneyard game record 1"


class BadRecord(Refusal):
    """The text is not a record, or is inconsistent; the sentence says where."""


@dataclass(frozen=True, slots=True)
class Verified:
    """What a record proves: each deal's hands by seat, as text, and the final totals by side."""

    title: str
    seal: str
    deals: tuple[tuple[str, ...], ...]
    totals: tuple[int, ...]
    moves: int
    over: bool


def record_text(record: MatchRecord) -> str:
    """The record as text."""
    table = record.table
    names = [seat.name for seat in record.seats if seat.until is None]
    lines = [
        HEADER,
        f"game: {table.game}",
        f"options: {json.dumps(table.options, sort_keys=True)}",
        f"players: {table.players}",
        f"names: {json.dumps(names, ensure_ascii=False)}",
        f"seal: {commitment(table.secret)}",
        f"secret: {table.secret.hex()}",
        f"joins: {' '.join(map(str, sorted(record.joins)))}",
        "",
        *(f"{move.position} {move.seat + 1} {move.notation}" for move in record.moves),
    ]
    return "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True)
class _Head:
    """The head of a record: everything that the first deal depends on."""

    game: AnyGame
    options: Options
    players: int
    secret: bytes
    joins: tuple[int, ...]


def verify(text: str, catalogue: Catalogue) -> Verified:
    """Deal every hand again and replay every move. Raises BadRecord."""
    lines = text.replace("\r\n", "\n").strip().split("\n")
    if lines[0].strip() != HEADER:
        raise BadRecord(f"This is not a game record: its first line should be “{HEADER}”.")
    values = dict(line.split(": ", 1) for line in lines[1:] if ": " in line)
    try:
        head, seal = _read_head(values, catalogue), values["seal"]
    except KeyError as missing:
        raise BadRecord(f"The head of this record lacks {missing}.") from None
    except (ValueError, Refusal) as error:
        why = sentence(error) if isinstance(error, Refusal) else str(error)
        raise BadRecord(f"The head of this record cannot be read ({why[:200]}).") from None
    if commitment(head.secret) != seal:
        raise BadRecord("The secret does not fit the seal: this is not the shuffle that was promised.")
    moves = [line.split(" ", 2) for line in lines[1:] if line[:1].isdigit()]
    return _replay(head, moves)


def _read_head(values: Mapping[str, str], catalogue: Catalogue) -> _Head:
    """Raises KeyError, ValueError, Refusal."""
    game = catalogue.game(values["game"])
    options = load(game.options_type, _values(values["options"]))
    secret, joins = bytes.fromhex(values["secret"]), tuple(int(word) for word in values.get("joins", "").split())
    players = int(values["players"])
    game.check_options(options, players)
    return _Head(game, options, players, secret, joins)


def _values(text: str) -> dict[str, Value]:
    values: object = json.loads(text)
    if isinstance(values, dict):
        named = cast("dict[str, object]", values)  # JSON has no other keys
        options = {name: value for name, value in named.items() if isinstance(value, str | int)}
        if len(options) == len(named):
            return options
    raise ValueError("the options are not names with their values")


def _replay(head: _Head, moves: list[list[str]]) -> Verified:
    game, players = head.game, head.players
    match = game.start(head.options, players, match_seed(head.secret, head.joins))
    deals, undoing = [_hands(game, match, players)], Undoing()
    for number, parts in enumerate(moves, 1):
        seat, move = _read(parts, number, players)
        deal = game.view(match, None).deal
        try:
            match, undoing = _after(game, match, undoing, number, seat, move)
        except Refusal as refusal:
            raise BadRecord(f"Move {number} cannot have been made: {sentence(refusal)}") from None
        except ValueError as error:
            raise BadRecord(f"Move {number} cannot have been made: {error}.") from None
        if game.view(match, None).deal != deal:
            deals.append(_hands(game, match, players))
    return Verified(
        title=game.title_of(head.options, players),
        seal=commitment(head.secret),
        deals=tuple(deals),
        totals=match.totals,
        moves=len(moves),
        over=match.winners is not None,
    )


def _after(
    game: AnyGame, match: Match[Any, Any], undoing: Undoing, number: int, seat: int, move: Move | Entry
) -> tuple[Match[Any, Any], Undoing]:
    """Raises a Refusal or a ValueError where that cannot have been done."""
    if isinstance(move, Entry):
        if undoing.last is None or not undoing.last.shows_nothing_more(game.view(match, None)):
            raise ValueError("nothing was played that could be taken back")
        if move is Entry.ASK and seat != undoing.last.seat:
            raise ValueError("only the one who played last asks to take that back")
        return undoing.undone(match) if move is Entry.UNDONE else match, undoing.after_entry(move, seat, None)
    after, events = game.play(match, seat, move)
    play = LastPlay(match, seat, move, number, None, events)
    return after, undoing.after_move(play, is_forced=game.forced_move(match) == (seat, move))


def _read(parts: list[str], number: int, players: int) -> tuple[int, Move | Entry]:
    try:
        position, seat, notation = int(parts[0]), int(parts[1]), parts[2]
        move = ENTRIES[notation] if notation in ENTRIES else parse_move(notation)
    except (IndexError, ValueError, Refusal):
        raise BadRecord(f"Move {number} cannot be read.") from None
    if position != number:
        raise BadRecord(f"Move {number} is missing.")
    if not 1 <= seat <= players:
        raise BadRecord(f"Move {number} is by a seat that there is not.")
    return seat - 1, move


def _hands(game: AnyGame, match: object, players: int) -> tuple[str, ...]:
    views: list[View] = [game.view(match, seat) for seat in range(players)]  # type: ignore[arg-type]
    return tuple(" ".join(str(shown.piece) for shown in view.hand) for view in views)

"""A record's proof: every hand is dealt again, and every move replayed."""

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.rules.catalogue import AnyGame, Catalogue
from bot.rules.errors import Refusal
from bot.rules.game import Match
from bot.rules.moves import Move, parse_move
from bot.rules.shuffle import Terms, commitment
from bot.rules.view import View
from bot.table.record import HEADER, HEADER_1
from bot.table.state.undo import ENTRIES, Entry, LastPlay, Undoing
from bot.table.verification.head import BadRecord, Head, parted, read_head
from bot.table.verification.numbers import check_numbers
from bot.words.refusals import sentence

_LARGEST = 1_000_000  # bytes; a match of a thousand deals has fewer
_CHANGED = "The game, a rule, a number or a move of this record was changed."


@dataclass(frozen=True, slots=True)
class Verified:
    """What a record proves: each deal's hands by seat, as text, and the final totals by side. Without `terms`, it is a
    record of version 1: then `numbers` are all there is to know of the shuffle.
    """

    title: str
    options: str
    seal: str
    terms: Terms | None
    numbers: tuple[int, ...]
    names: tuple[str, ...]
    deals: tuple[tuple[str, ...], ...]
    totals: tuple[int, ...]
    moves: int
    over: bool


def read_record(path: Path) -> str:
    """The text of a file. Raises OSError, UnicodeDecodeError, and BadRecord where it is too large for a record."""
    with path.open("rb") as file:
        data = file.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        raise BadRecord("This is not a game record: none is larger than a megabyte.")
    return data.decode("utf-8")


def verify(text: str, catalogue: Catalogue, now: datetime | None = None) -> Verified:
    """Check the numbers, deal every hand again and replay every move. Raises BadRecord."""
    header, *lines = [line.rstrip() for line in text.replace("\r\n", "\n").strip().split("\n")]
    if header not in (HEADER, HEADER_1):
        raise BadRecord(f"This is not a game record: its first line should be “{HEADER}”.")
    values, moves = parted(lines)
    try:
        head, seal = read_head(values, catalogue, is_first_version=header == HEADER_1), values["seal"]
    except KeyError as missing:
        raise BadRecord(f"The head of this record lacks {missing}.") from None
    except BadRecord:
        raise
    except (ValueError, Refusal) as error:
        why = sentence(error) if isinstance(error, Refusal) else str(error)
        raise BadRecord(f"The head of this record cannot be read ({why[:200]}).") from None
    if commitment(head.secret) != seal:
        raise BadRecord("The secret does not fit the seal: this is not the shuffle that was promised.")
    check_numbers(head, now or datetime.now(UTC))
    return _replay(head, moves)


def _replay(head: Head, moves: list[list[str]]) -> Verified:
    game, players = head.game, head.players
    match = game.start(head.options, players, head.seed, head.deals)
    deals, undoing = [_hands(game, match, players)], Undoing()
    for number, parts in enumerate(moves, 1):
        seat, move = _read(parts, number, players)
        deal = game.view(match, None).deal
        try:
            match, undoing = _after(game, match, undoing, number, seat, move)
        except (Refusal, ValueError) as error:
            why = sentence(error) if isinstance(error, Refusal) else f"{error}."
            raise BadRecord(f"Move {number} cannot have been made: {why} {_CHANGED}") from None
        if game.view(match, None).deal != deal:
            deals.append(_hands(game, match, players))
    return Verified(
        title=game.title_of(head.options, players),
        options=head.options_text,
        seal=commitment(head.secret),
        terms=head.terms,
        numbers=head.numbers,
        names=head.names,
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

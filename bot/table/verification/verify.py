"""Records of matches, which anyone can read and check: `boneyard record verify FILE`.

A record is one line each: a name, a colon, a value; then the moves as `POSITION SEAT NOTATION`, seats counted from 1.
The lines from `game` to `start` are the terms of the match, from which its seed is made with the secret
(bot/rules/shuffle.py). To check one, its numbers are checked, every hand is dealt again, and every move replayed.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot import clock
from bot.message import Message, Text
from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from bot.rules.moves import Move
from bot.rules.notation import parse_move
from bot.rules.shuffle import Terms, commitment
from bot.store.tables.journal import MatchRecord
from bot.table.state.played import PlayedMatch, first_seats, terms_of
from bot.table.state.undo import UNDO_ENTRIES, UndoEntry
from bot.table.verification.head import BadRecord, Head, LaterPlayer, RecordLine, bad_line, line_of, parted, read_head

_MOVE = re.compile("([0-9]{1,7}) ([0-9]{1,3}) (.{1,100})", re.ASCII)
LARGEST = 1_000_000  # bytes; a match of a thousand deals has fewer
_LONGEST_LINE = 10_000  # characters; the names, each escaped, have fewer


HEADER = "Boneyard game record 2"


def record_text(record: MatchRecord) -> str:
    """The record as text."""
    table, first = record.table, first_seats(record.seats)
    deals = () if table.deals is None else (f"deals: {table.deals}",)
    seal, secret = f"seal: {commitment(table.secret)}", f"secret: {table.secret.hex()}"
    names = f"names: {json.dumps([seat.name for seat in first], ensure_ascii=False)}"
    others = sorted((row for row in record.seats if row not in first), key=lambda row: row.id)
    later = (f"later {number}: {row.seat + 1} {row.since} {row.name}" for number, row in enumerate(others, 1))
    moves = (f"{move.position} {move.seat + 1} {move.notation}" for move in record.moves)
    return "\n".join((HEADER, *terms_of(table, first).lines, *deals, seal, secret, names, *later, "", *moves)) + "\n"


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read: its head, and its entries as (seat, move)."""

    head: Head
    seal: str
    entries: tuple[tuple[int, Move | UndoEntry], ...]

    def start(self) -> PlayedMatch:
        """The match before its first move. Raises a Refusal where its rules do not allow the number of players."""
        head = self.head
        return PlayedMatch.of(head.game, head.game.start(head.options, head.players, head.seed, head.deals))

    def replayed(self, played: PlayedMatch) -> Iterator[PlayedMatch]:
        """The match after each entry. Raises BadRecord."""
        for number, (seat, entry) in enumerate(self.entries, 1):
            try:
                played = _entered(played, seat, entry)
            except (Refusal, ValueError):
                raise BadRecord(Message("record-move", move=number)) from None
            yield played


def _entered(played: PlayedMatch, seat: int, entry: Move | UndoEntry) -> PlayedMatch:
    """A match after an entry as the bot would have written it. Raises a Refusal or ValueError."""
    if isinstance(entry, UndoEntry):
        last = played.undoing.last
        if last is None or not last.shows_nothing_more(played.game.view(played.match, None)):
            raise ValueError("nothing was played that could be taken back")
        if entry is UndoEntry.ASK and seat != last.seat:
            raise ValueError("only the one who played last asks to take that back")
        return played.then(seat, entry)
    move = played.game.as_kept(entry)
    after = played.then(seat, move)
    if after.made is None or after.made.move != move:
        raise ValueError(f"“{move}” is short for another")
    return after


def decoded(data: bytes) -> str:
    """The text of a file. Raises BadRecord where it is too large for a record, or no text."""
    if len(data) > LARGEST:
        raise BadRecord(Message("record-too-large"))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(Message("record-no-record")) from None


def read_file(path: Path) -> str:
    """The text of a file. Raises OSError, and BadRecord where it is too large for a record, or no text."""
    with path.open("rb") as file:
        return decoded(file.read(LARGEST + 1))


def read(text: str, catalogue: Catalogue, now: datetime | None = None) -> Record:
    """Read a record, and check its seal and its numbers. Raises BadRecord."""
    header, *texts = text.replace("\r\n", "\n").strip().split("\n")
    header = header.rstrip()
    if header != HEADER:
        raise BadRecord(Message("record-no-record"))
    if too_long := next((number for number, line in enumerate(texts, 2) if len(line) > _LONGEST_LINE), None):
        raise BadRecord(Message("record-bad-line", line=too_long))
    lines, moves = parted(texts)
    head, seal = read_head(lines, catalogue), line_of(lines, "seal").value
    if commitment(head.secret) != seal:
        raise BadRecord(Message("record-seal"))
    check_numbers(head, now or clock.now())
    return Record(head, seal, tuple(_entry(line, number, head.players) for number, line in enumerate(moves, 1)))


def _move(notation: str) -> Move | UndoEntry | None:
    """The move of a notation; None where it is none, or not written as the bot writes it."""
    if notation in UNDO_ENTRIES:
        return UNDO_ENTRIES[notation]
    try:
        move = parse_move(notation)
    except (ValueError, Refusal):
        return None
    return move if str(move) == notation else None


def _entry(line: RecordLine, number: int, players: int) -> tuple[int, Move | UndoEntry]:
    parts = _MOVE.fullmatch(line.text)
    if parts and int(parts[1]) > number:
        raise bad_line(line)
    move = _move(parts[3]) if parts and int(parts[1]) == number else None
    if parts is None or move is None:
        raise bad_line(line)
    seat = int(parts[2])
    if not 1 <= seat <= players:
        raise bad_line(line)
    return seat - 1, move


@dataclass(frozen=True, slots=True)
class Verified:
    """The result of a check: each deal's hands by seat, as text, and the final totals by side."""

    title: Text
    options: str
    seal: str
    terms: Terms
    names: tuple[str, ...]
    deals: tuple[tuple[str, ...], ...]
    totals: tuple[int, ...]
    moves: int
    over: bool
    later: tuple[LaterPlayer, ...] = ()


def verify(text: str, catalogue: Catalogue, now: datetime | None = None) -> Verified:
    """Check the numbers, deal every hand again and replay every move. Raises BadRecord."""
    record = read(text, catalogue, now)
    head, start = record.head, record.start()
    played, deals = start, [_hands(start)]
    for played in record.replayed(start):
        if played.made is not None and played.made.ends_deal and played.match.winners is None:
            deals.append(_hands(played))
    return Verified(
        title=head.game.title_of(head.options, head.players),
        options=head.options_text,
        seal=record.seal,
        terms=head.terms,
        names=head.names,
        deals=tuple(deals),
        totals=played.match.totals,
        moves=len(record.entries),
        over=played.match.winners is not None,
        later=head.later,
    )


def _hands(played: PlayedMatch) -> tuple[str, ...]:
    return tuple(" ".join(str(shown.piece) for shown in hand) for hand in played.game.open_hands(played.match))


_DISCORDS_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)
_FIRST_INTERACTIONS = datetime(2020, 12, 1, tzinfo=UTC)
_BAD_NUMBERS = Message("record-numbers")
_SKEW = timedelta(minutes=5)  # this machine's clock may be slow


def time_of(number: int) -> datetime:
    """The time Discord gave an id."""
    return _DISCORDS_EPOCH + timedelta(milliseconds=number >> 22)


def check_numbers(head: Head, now: datetime) -> None:
    """Raises BadRecord unless the numbers may have come about as the terms say."""
    terms = head.terms
    presses = [number for _, number in terms.presses]
    for number in (*(() if terms.opened is None else (terms.opened,)), *presses):
        if not number < 2**63 or not _FIRST_INTERACTIONS <= time_of(number) <= now + _SKEW:
            raise BadRecord(_BAD_NUMBERS)
    if len(set(presses)) < len(presses):
        raise BadRecord(_BAD_NUMBERS)
    if terms.opened is not None:
        _check_people(terms)
        _check_order(terms, terms.opened)


def _check_people(terms: Terms) -> None:
    """Raises BadRecord unless each person has joined once by a press, but for the one who opened the table."""
    seats = [seat for seat, _ in terms.joins]
    are_people_once = terms.people and len(set(terms.people)) == len(terms.people)
    if not are_people_once or {*seats} - {*terms.people} or len({*seats}) < len(seats):
        raise BadRecord(_BAD_NUMBERS)
    started_at = terms.starter[0] if terms.starter is not None else None
    without = sorted({*terms.people} - {*seats})
    if terms.starter is None and without:
        missing = without
    else:  # who opened the table has joined by no press that counts: their press is the start, or another's
        missing = [seat for seat in without if seat != started_at] if len(without) > 1 else []
    if missing:
        raise BadRecord(_BAD_NUMBERS)


def _check_order(terms: Terms, opened: int) -> None:
    """Raises BadRecord where a number is older than the seal."""
    by_rematch = opened_by(terms)
    for seat, number in terms.presses:
        if number < opened or (number == opened and seat != by_rematch):
            raise BadRecord(_BAD_NUMBERS)


def opened_by(terms: Terms) -> int | None:
    """The seat whose press of Rematch opened the table, and counts, as the seal was shown before; None of others."""
    is_sealed_before = {*terms.people} == {seat for seat, _ in terms.joins}
    return next((seat for seat, number in terms.joins if number == terms.opened and is_sealed_before), None)

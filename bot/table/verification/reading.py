"""Reading a record: its head and its moves, as far as they can be checked without replaying them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from bot.rules.moves import Move, parse_move
from bot.rules.shuffle import commitment
from bot.table.record import HEADER
from bot.table.state.course import Course, Deal
from bot.table.state.undo import ENTRIES, Entry
from bot.table.verification.head import BadRecord, Head, Line, line_of, parted, read_head
from bot.table.verification.numbers import check_numbers
from bot.words.refusals import sentence

_MOVE = re.compile("([0-9]{1,7}) ([0-9]{1,3}) (.+)", re.ASCII)
LARGEST = 1_000_000  # bytes; a match of a thousand deals has fewer


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read: its head, and its entries as (seat, move)."""

    head: Head
    seal: str
    entries: tuple[tuple[int, Move | Entry], ...]

    def course(self) -> Course:
        """The match before its first move. Raises a Refusal where so many cannot play under its rules."""
        head = self.head
        return Course(head.game, head.game.start(head.options, head.players, head.seed, head.deals))

    def replayed(self, course: Course) -> Iterable[Deal | None]:
        """Replay every move; each gives the deal that ended with it, if one did. Raises BadRecord."""
        for number, (seat, entry) in enumerate(self.entries, 1):
            try:
                yield course.enter(seat, entry)
            except Refusal as refusal:
                raise BadRecord(Message("record-move.because", move=number, why=sentence(refusal))) from None
            except ValueError:
                raise BadRecord(Message("record-move", move=number)) from None


def decoded(data: bytes) -> str:
    """The text of a file. Raises BadRecord where it is too large for a record, or no text."""
    if len(data) > LARGEST:
        raise BadRecord(Message("record-too-large"))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(Message("record-no-text")) from None


def read_file(path: Path) -> str:
    """The text of a file. Raises OSError, and BadRecord where it is too large for a record, or no text."""
    with path.open("rb") as file:
        return decoded(file.read(LARGEST + 1))


def read(text: str, catalogue: Catalogue, now: datetime | None = None) -> Record:
    """Read a record, and check its seal and its numbers. Raises BadRecord."""
    header, *texts = text.replace("\r\n", "\n").strip().split("\n")
    header = header.rstrip()
    if header != HEADER:
        raise BadRecord(Message("record-no-header", header=HEADER))
    lines, moves = parted(texts)
    head, seal = read_head(lines, catalogue), line_of(lines, "seal").value
    if commitment(head.secret) != seal:
        raise BadRecord(Message("record-seal"))
    check_numbers(head, now or datetime.now(UTC))
    return Record(head, seal, tuple(_entry(line, number, head.players) for number, line in enumerate(moves, 1)))


def _move(notation: str) -> Move | Entry | None:
    """The move of a notation; None where it is none, or not written as the bot writes it."""
    if notation in ENTRIES:
        return ENTRIES[notation]
    try:
        move = parse_move(notation)
    except (ValueError, Refusal):
        return None
    return move if str(move) == notation else None


def _entry(line: Line, number: int, players: int) -> tuple[int, Move | Entry]:
    parts = _MOVE.fullmatch(line.text.rstrip())
    if parts and int(parts[1]) > number:
        raise BadRecord(Message("record-move-missing", move=number, line=line.number))
    move = _move(parts[3]) if parts and int(parts[1]) == number else None
    if parts is None or move is None:
        raise BadRecord(Message("record-bad-line.move", line=line.number, move=number))
    seat = int(parts[2])
    if not 1 <= seat <= players:
        raise BadRecord(Message("record-move-nowhere", move=number))
    return seat - 1, move

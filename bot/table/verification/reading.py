"""Reading a record: its head and its moves, as far as they can be checked without replaying them."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from bot.rules.moves import Move, parse_move
from bot.rules.shuffle import commitment
from bot.table.record import HEADER, HEADER_1
from bot.table.state.course import Course, Deal
from bot.table.state.undo import ENTRIES, Entry
from bot.table.verification.head import BadRecord, Head, parted, read_head
from bot.table.verification.numbers import check_numbers
from bot.words.refusals import sentence

LARGEST = 1_000_000  # bytes; a match of a thousand deals has fewer
_CHANGED = "The game, a rule, a number or a move of this record was changed."


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
            except (Refusal, ValueError) as error:
                why = sentence(error) if isinstance(error, Refusal) else f"{error}."
                raise BadRecord(f"Move {number} cannot have been made: {why} {_CHANGED}") from None


def decoded(data: bytes) -> str:
    """The text of a file. Raises BadRecord where it is too large for a record, or no text."""
    if len(data) > LARGEST:
        raise BadRecord("This is not a game record: none is larger than a megabyte.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord("This is not a game record: it is no text in UTF-8.") from None


def read_file(path: Path) -> str:
    """The text of a file. Raises OSError, and BadRecord where it is too large for a record, or no text."""
    with path.open("rb") as file:
        return decoded(file.read(LARGEST + 1))


def read(text: str, catalogue: Catalogue, now: datetime | None = None) -> Record:
    """Read a record, and check its seal and its numbers. Raises BadRecord."""
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
    return Record(head, seal, tuple(_entry(parts, number, head.players) for number, parts in enumerate(moves, 1)))


def _entry(parts: list[str], number: int, players: int) -> tuple[int, Move | Entry]:
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

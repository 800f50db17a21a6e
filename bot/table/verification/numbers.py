"""Whether the numbers of a shuffle may have come about as its record says."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from bot.message import AllOf, Message
from bot.rules.shuffle import Terms
from bot.table.verification.head import BadRecord, Head

_DISCORDS_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)
_FIRST_INTERACTIONS = datetime(2020, 12, 1, tzinfo=UTC)
_SKEW = timedelta(minutes=5)  # this machine's clock may be slow


def time_of(number: int) -> datetime:
    """When Discord gave an id."""
    return _DISCORDS_EPOCH + timedelta(milliseconds=number >> 22)


def check_numbers(head: Head, now: datetime) -> None:
    """Raises BadRecord unless the numbers may have come about as the terms say."""
    terms = head.terms
    presses = [number for _, number in terms.presses]
    for number in (*(() if terms.opened is None else (terms.opened,)), *presses):
        if not number < 2**63 or not _FIRST_INTERACTIONS <= time_of(number) <= now + _SKEW:
            raise BadRecord(Message("record-number-time", number=str(number)))
    number, times = next(iter(Counter(presses).most_common(1)), (0, 0))
    if times > 1:
        raise BadRecord(Message("record-number-again", number=str(number)))
    if terms.opened is not None:
        _check_people(terms)
        _check_order(terms, terms.opened)


def _check_people(terms: Terms) -> None:
    """Raises BadRecord unless each person has joined once by a press, but for the one who opened the table."""
    seats = [seat for seat, _ in terms.joins]
    if not terms.people or len(set(terms.people)) < len(terms.people):
        raise BadRecord(Message("record-no-people"))
    if more := sorted({*seats} - {*terms.people}):
        raise BadRecord(Message("record-nobody-there", count=len(more), seats=_seats(more)))
    if len({*seats}) < len(seats):
        raise BadRecord(Message("record-seat-again"))
    started_at = terms.starter[0] if terms.starter is not None else None
    without = sorted({*terms.people} - {*seats})
    if terms.starter is None and without:
        missing = without
    else:  # who opened the table has joined by no press that counts: their press is the start, or another's
        missing = [seat for seat in without if seat != started_at] if len(without) > 1 else []
    if missing:
        raise BadRecord(Message("record-number-missing", count=len(missing), seats=_seats(missing)))


def _check_order(terms: Terms, opened: int) -> None:
    """Raises BadRecord where a number is older than the seal."""
    by_rematch = opened_by(terms)
    for seat, number in terms.presses:
        if number < opened or (number == opened and seat != by_rematch):
            if seat is None:
                raise BadRecord(Message("record-number-early.start"))
            raise BadRecord(Message("record-number-early", seat=seat + 1))


def opened_by(terms: Terms) -> int | None:
    """The seat whose press of Rematch opened the table, and counts, as the seal was shown before; None of others."""
    is_sealed_before = {*terms.people} == {seat for seat, _ in terms.joins}
    return next((seat for seat, number in terms.joins if number == terms.opened and is_sealed_before), None)


def _seats(seats: Sequence[int]) -> AllOf:
    return AllOf(seat + 1 for seat in seats)

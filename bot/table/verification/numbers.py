"""Whether the numbers of a shuffle may have come about as its record says."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from bot.rules.grammar import joined
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
            raise BadRecord(f"{number} is no number that Discord has given to a press: it is not of a possible time.")
    number, times = next(iter(Counter(presses).most_common(1)), (0, 0))
    if times > 1:
        raise BadRecord(f"The number {number} is there twice: Discord gives each only once.")
    if terms.opened is not None:
        _check_people(terms)
        _check_order(terms, terms.opened)


def _check_people(terms: Terms) -> None:
    """Raises BadRecord unless each person has joined once by a press, but for the one who opened the table."""
    seats = [seat for seat, _ in terms.joins]
    if not terms.people or len(set(terms.people)) < len(terms.people):
        raise BadRecord("The record does not say at which seats people sat.")
    if more := sorted({*seats} - {*terms.people}):
        raise BadRecord(f"{_seats(more)} {'has' if len(more) == 1 else 'have'} a number, but no person sat there.")
    if len({*seats}) < len(seats):
        raise BadRecord("A seat has two numbers: nobody joins twice.")
    started_at = terms.starter[0] if terms.starter is not None else None
    without = sorted({*terms.people} - {*seats})
    if terms.starter is None and without:
        missing = without
    else:  # who opened the table has joined by no press that counts: their press is the start, or another's
        missing = [seat for seat in without if seat != started_at] if len(without) > 1 else []
    if missing:
        raise BadRecord(f"{_seats(missing)} {'has' if len(missing) == 1 else 'have'} no number in the shuffle.")


def _check_order(terms: Terms, opened: int) -> None:
    """Raises BadRecord where a number is older than the seal."""
    by_rematch = opened_by(terms)
    for seat, number in terms.presses:
        if number < opened or (number == opened and seat != by_rematch):
            whose = "The number of the start" if seat is None else f"The number of seat {seat + 1}"
            raise BadRecord(f"{whose} is not later than the press that opened the table: it was there before the seal.")


def opened_by(terms: Terms) -> int | None:
    """The seat whose press of Rematch opened the table, and counts, as the seal was shown before; None of others."""
    is_sealed_before = {*terms.people} == {seat for seat, _ in terms.joins}
    return next((seat for seat, number in terms.joins if number == terms.opened and is_sealed_before), None)


def _seats(seats: Sequence[int]) -> str:
    return f"Seat{'s' if len(seats) > 1 else ''} {joined(str(seat + 1) for seat in seats)}"

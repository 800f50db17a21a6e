"""`boneyard record verify`: the proof in a record, and the checks left to the reader."""

import argparse
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

from bot.command_line import Arguments, CommandLine, fail
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import Refusal
from bot.rules.shuffle import Terms
from bot.table.verification.verify import Verified, opened_by, read_file, time_of, verify
from bot.words.speaker import say

_UNFINISHED = "This match is unfinished: it was stopped after move {}, or this record was cut off there."
_PROVED = (
    "Proved: every hand of this match follows from the sealed secret, these numbers, this game and these rules. "
    "Any other secret, number or rule deals other hands."
)
_COMPARE = (
    "Compare these yourself: the seal, the numbers and the rules with the message posted where the match began, and "
    "your own number and the seal with what you saw when you joined. If they agree, no player could choose a hand. "
    "Neither could the operator of the bot, unless they sat at the table, conspired with the last person to press, or "
    "let presses fail until a number suited them."
)
_PROVED_IN_CONTEST = (
    "Proved: every hand of this match follows from the sealed secret. It is of a contest: all who played these deals "
    "had the same secret, which follows from the contest's own and the presses of those who joined."
)


def report(proof: Verified) -> str:
    """All that there is to say of a record that was verified."""
    return "\n".join(printable(line) for line in _lines(proof))


RECORD: Arguments = {"file": {"type": Path, "metavar": "FILE", "help": "the record"}}


def print_record(path: Path, told: Callable[[str], str]) -> int:
    """Print what `told` makes of the text of a record; returns the exit status."""
    try:
        print(told(read_file(path)))
    except OSError as error:
        return fail(f"{path} cannot be read ({type(error).__name__}).")
    except Refusal as refusal:
        return fail(printable(say(refusal.text)))
    return 0


def _verify(asked: argparse.Namespace, _: object) -> int:
    return print_record(asked.file, lambda text: report(verify(text, CATALOGUE)))


VERIFY = CommandLine(
    "record verify", "deal the match again from its secret, and tell what that proves", _verify, RECORD
)


def printable(line: str) -> str:
    """A line without what would control a terminal, or change the direction of its text."""
    return "".join(letter if letter.isprintable() else "�" for letter in line)


def _lines(proof: Verified) -> Iterator[str]:
    yield f"{say(proof.title)}: the secret fits the seal {proof.seal}."
    yield f"House rules: {proof.options}"
    yield from _numbers(proof.terms, proof.names)
    for seat, after, name in proof.later:
        yield f"Seat {seat + 1} was taken over by {name or 'somebody'} after move {after}."
    for number, hands in enumerate(proof.deals, 1):
        yield f"Deal {number}"
        for seat, hand in enumerate(hands, 1):
            yield f"  seat {seat}: {hand}"
    yield f"All {proof.moves} moves are legal. Totals: {', '.join(map(str, proof.totals))}."
    if not proof.over:
        yield _UNFINISHED.format(proof.moves)
    if proof.terms.opened is None:
        yield _PROVED_IN_CONTEST
    else:
        yield _PROVED
        yield _COMPARE


def _numbers(terms: Terms, names: tuple[str, ...]) -> Iterator[str]:
    """Each person's number, and the time Discord gave it."""
    if terms.opened is None:
        return
    yield f"Opened by press {_dated(terms.opened)}. Of the numbers in the shuffle none is older:"
    rematch = opened_by(terms)
    for seat, number in terms.joins:
        what = (
            "Rematch, if this seal stood at the end of the match before: compare that" if seat == rematch else "joined"
        )
        yield f"  {_who(seat, names)}: {_dated(number)}, {what}"
    if terms.starter is None:
        return
    seat, number = terms.starter
    yield f"  {_who(seat, names) if seat is not None else 'somebody who did not sit there'}: {_dated(number)}, Start"
    unheard = {*terms.people} - {seat for seat, _ in terms.presses}
    for other in unheard:
        yield f"  {_who(other, names)}: opened the table and has no number, as somebody else pressed Start"


def _who(seat: int, names: tuple[str, ...]) -> str:
    name = names[seat] if seat < len(names) else ""
    return f"seat {seat + 1} ({name})" if name else f"seat {seat + 1}"


def _dated(number: int) -> str:
    moment: datetime = time_of(number)
    return f"{number} ({moment:%Y-%m-%d %H:%M:%S} UTC)"

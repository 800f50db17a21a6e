"""Puzzles in words: what is asked, and once it is answered what each choice comes to."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo
from math import ceil

from bot.rules.moves import Bid, Declare, Lead, Move, Pass, Play, Trump, Yield
from bot.rules.suits import Suit
from bot.rules.tricks.bids import PASS
from bot.rules.view import Choice, Phase, View
from bot.words.alt.length import clipped
from bot.words.alt.phrases import listed
from bot.words.alt.seat import alt_seat
from bot.words.choices import button_label
from bot.words.names import Namer, spoken_name
from bot.words.speaker import say

_QUESTIONS = {
    Phase.PASS: "What would you pass?",
    Phase.BID: "What would you bid?",
    Phase.TRUMP: "Which trump?",
    Phase.OPENING: "How would you begin?",
}
_RECENT = 6  # days that are named by their weekday


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice of a puzzle: its words, what it comes to on average and the error of that, how many have voted for it,
    and whether it is the best, was made at the table, or is the reader's answer.
    """

    label: str
    value: float
    error: float
    votes: int
    is_best: bool = False
    was_made: bool = False
    is_answer: bool = False


def question(view: View) -> str:
    """What is asked: "What would you lead?"."""
    if view.phase in _QUESTIONS:
        return _QUESTIONS[view.phase]
    return "What would you play?" if view.trick_board.led is not None else "What would you lead?"


def day_of(at: datetime, now: datetime, zone: tzinfo) -> str:
    """The day of a moment: "today", "yesterday", "on Tuesday", "on 3 Nov"."""
    day, days = at.astimezone(zone), (now.astimezone(zone).date() - at.astimezone(zone).date()).days
    if days <= 1:
        return "yesterday" if days == 1 else "today"
    return f"on {day:%A}" if days <= _RECENT else f"on {day.day} {day:%b}"


def move_label(view: View, move: Move, name: Namer) -> str:
    """A choice as its button has it: "6-4", "6-3, 5-3, 0-0", "60", "5s (4 tiles)"."""
    if isinstance(move, Pass):
        return listed(move.pieces)
    asked = view.ask.choices if view.ask is not None else ()
    choice = next((choice for choice in asked if choice.move == move), Choice(move, str(move)))
    return say(button_label(view, choice, name))


def done(move: Move, name: Namer, neighbour: int) -> str:
    """What somebody did: "played 5-4", "passed 6-3, 5-3, 0-0"."""
    match move:
        case Pass(pieces=pieces):
            return f"passed {listed(pieces)}"
        case Bid():
            return "passed" if move == PASS else f"bid {' '.join(str(move).split()[1:])}"
        case Trump(suit=suit):
            return f"named {suit.label} trump" if isinstance(suit, Suit) else "named no trump"
        case Declare(special=special):
            return f"played {special.label}"
        case Lead(piece=piece):
            return f"led {piece}"
        case Play(piece=piece):
            return f"played {piece}"
        case Yield():
            return f"let {name(neighbour)} lead"
        case _:
            return f"chose “{move}”"


def points(value: float) -> str:
    """What a choice comes to: "+2.4", "−61"."""
    figure = f"{abs(value):.0f}" if abs(value) >= 20 else f"{abs(value):.1f}"
    return f"{'−' if value < 0 and float(figure) else '+' if float(figure) else ''}{figure}"


def error_words(error: float) -> str:
    """How exact that is: "± 0.3"; never less than it is."""
    return f"± {ceil(error * 10) / 10:.1f}"


def score_words(answered: int, right: int, streak: int) -> str:
    """How somebody has answered so far: "You: 7 of 10 right, 3 in a row."."""
    row = f", {streak} in a row" if streak > 1 else ""
    return f"You: {right} of {answered} right{row}."


def alt_question(view: View, names: Sequence[str], day: str) -> str:
    """The picture of a puzzle: whose moment it is, then all that they saw."""
    who = spoken_name(names, view.viewer or 0)
    return clipped((f"Puzzle: {who} held this {day}. {question(view)} You sit in that seat.", alt_seat(view, names)))


def alt_answer(title: str, judged: Sequence[Judged], who: str) -> str:
    """The picture of an answered puzzle: each choice, best first."""
    return clipped((f"{title}.", *(_sentence(choice, who) for choice in judged)))


def _sentence(choice: Judged, who: str) -> str:
    remarks = [
        "the best" if choice.is_best else "",
        f"{who}'s choice" if choice.was_made else "",
        "your answer" if choice.is_answer else "",
        f"{choice.votes} vote{'' if choice.votes == 1 else 's'}",
    ]
    return f"{choice.label}: {points(choice.value)} {error_words(choice.error)}, {', '.join(filter(None, remarks))}."

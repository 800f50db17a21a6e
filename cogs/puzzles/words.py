"""Puzzles in words: the question, and after an answer the figures of each choice."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from bot.message import Joined, Message, Rounded, Row, Signed, Text, Who, lines, value_text
from bot.rules.boards import RowsView, TricksView
from bot.rules.moves import Move, Pass, Play, Train
from bot.rules.view import Choice, Phase, View
from bot.words.length import clipped
from bot.words.moves import button_label
from bot.words.names import spoken_name
from bot.words.surfaces import alt_seat, alt_table
from bot.words.trains.naming import play_name

_QUESTIONS = {
    Phase.PASS: "puzzle-pass",
    Phase.BID: "puzzle-bid",
    Phase.TRUMP: "puzzle-trump",
    Phase.OPENING: "puzzle-opening",
    Phase.TURN: "puzzle-turn",
    Phase.PLACE: "puzzle-place",
}
_WHOLE = 20  # from there on a figure has nothing after the point


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice of a puzzle: its words, its mean margin and the error of that, the number of votes for it, and whether
    it is the best, was made at the table, or is the reader's answer.
    """

    label: Text
    value: float
    error: float
    votes: int
    is_best: bool = False
    was_made: bool = False
    is_answer: bool = False

    @property
    def figure(self) -> Joined:
        """Its margin: "+2.4", "−61"."""
        return value_text(_signed(self.value))


def question(view: View) -> Message:
    """The question: "What would you lead?"."""
    if view.phase in _QUESTIONS:
        return Message(_QUESTIONS[view.phase])
    leads = isinstance(view.board, TricksView) and view.trick_board.led is None
    return Message("puzzle-lead") if leads else Message("puzzle-play")


def move_label(view: View, move: Move) -> Text:
    """A choice, mostly as its button has it: "6-4", "6-4 own", "6-3, 5-3, 0-0", "60", "5s (4 tiles)"."""
    if isinstance(move, Pass):
        return value_text(Row(move.pieces))
    if isinstance(move, Play) and isinstance(move.end, Train):
        return play_name(view, move)
    asked = view.ask.choices if view.ask is not None else ()
    choice = next((choice for choice in asked if choice.move == move), Choice(move, str(move)))
    return button_label(view, choice)


def details_text(judged: Sequence[Judged], unit: str) -> Text:
    """The margin of each choice, and its error."""
    rows = (
        Message(
            "puzzle-details-choice", number=number, choice=choice.label, figure=_signed(choice.value),
            error=Rounded(ceil(choice.error * 10) / 10),
        )
        for number, choice in enumerate(judged, 1)
    )  # fmt: skip
    return lines(*rows, Message("puzzle-details-note", unit=unit))


def _signed(value: float) -> Signed:
    return Signed(value, 0 if abs(value) >= _WHOLE else 1)


def alt_question(view: View, names: Sequence[str], days: int | None) -> str:
    """The picture of a puzzle: its player, unless it is of the stock, and all that they saw."""
    asked = Message("alt-puzzle-stock", question=question(view), game=view.title)
    if days is not None:
        who = Who(spoken_name(names, view.viewer or 0))
        asked = Message("alt-puzzle", who=who, days=days, question=question(view))
    seen = alt_table(view, names) if isinstance(view.board, RowsView) else alt_seat(view, names)
    return clipped((asked, seen))


def alt_answer(title: Text, judged: Sequence[Judged], who: str) -> str:
    """The picture of an answered puzzle: each choice, best first."""
    choices = Row((_choice_text(choice, who) for choice in judged), ". ")
    return clipped((Message("alt-puzzle-answer", title=title, choices=choices),))


def _choice_text(choice: Judged, who: str) -> Message:
    text = Message("alt-puzzle-choice", choice=choice.label, figure=choice.figure, votes=choice.votes)
    text = Message("alt-puzzle-best", choice=text) if choice.is_best else text
    text = Message("alt-puzzle-made", choice=text, who=Who(who)) if choice.was_made else text
    return Message("alt-puzzle-yours", choice=text) if choice.is_answer else text

"""A puzzle as a message: the moment with its choices, and what each came to once it is answered."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from discord.utils import format_dt

from bot import clock
from bot.message import Message, Names, Signed, Text, Who, escaped, lines, sentences, with_names
from bot.words.achievements import gained
from bot.words.hint.amounts import about
from bot.words.hint.hint import Pair, reason
from bot.words.names import label_names, table_names
from bot.words.speaker import say, say_chat
from bot.words.terms import unit_of
from cogs.kit.custom_ids import Action, Argument, NoArgument
from cogs.kit.payload.buttons import MOST_BUTTONS, PRIMARY, button, option, select, shown_piece, with_piece
from cogs.kit.payload.payload import Component, Controls, Payload
from cogs.kit.payload.plain import plain
from cogs.puzzles import pictures
from cogs.puzzles.moments import Answered, PuzzleMoment
from cogs.puzzles.shelf import StockMoment
from cogs.puzzles.table import Puzzle, PuzzleScore, Votes
from cogs.puzzles.words import Judged, details_text, move_label, question
from images.drawing import Drawing

# -- custom ids -------------------------------------------------------------------------------------------------------


class PuzzleAnswer(Argument, template="[{of_game:yes}!]{puzzle_id}[/{place:[0-9]{1,2}}]"):
    """A puzzle, and the place of a choice, counted from 0 (None: the one chosen in the select): `7/2`, `7`.

    `of_game`: its game was chosen, and the next puzzle is of that, too: `yes!7/2`.
    """

    puzzle_id: int
    place: int | None = None
    of_game: bool = False


class StockAnswer(Argument, template="[{of_game:yes}!]{name:[a-z0-9-]{1,30}\\.[0-9a-f]{10}}[/{place:[0-9]{1,2}}]"):
    """A stock puzzle by its name, the rest as in PuzzleAnswer: `yes!moon.1f3a9c0b42/2`."""

    name: str
    place: int | None = None
    of_game: bool = False


class PuzzleGame(Argument, template="{game?}"):
    """The game of the next puzzle, if one was chosen."""

    game: str | None = None


PUZZLE = Action("puzzle", PuzzleGame)
PUZZLE_ANSWER = Action("solve", PuzzleAnswer)
PUZZLE_DETAILS = Action("puzzledetails", PuzzleAnswer)
STOCK_ANSWER = Action("solvestock", StockAnswer)
STOCK_DETAILS = Action("stockdetails", StockAnswer)
ALLOW_PUZZLES = Action("allowpuzzles", NoArgument)
_DETAILS = Message("button-details")


# -- pages ------------------------------------------------------------------------------------------------------------


def to_answer(puzzle: PuzzleMoment, text: Text = "", game: str | None = None) -> Payload:
    """A puzzle with its choices, for one person unless there is a `text` for everyone. `game`: it was chosen."""
    picture = pictures.draw_question(puzzle.view, _names(puzzle), _days(puzzle))
    return Payload(_body(text or _ask(puzzle)), picture, _choices(puzzle, game))


def of_the_week(puzzle: Puzzle, votes: int, until: datetime) -> Payload:
    """The weekly puzzle, for everyone in its channel."""
    still_open = Message("puzzle-open", answers=votes, when=format_dt(until, "R"))
    return to_answer(puzzle, lines(_title_of_week(puzzle), _ask(puzzle), still_open))


def _ask(puzzle: PuzzleMoment) -> Message:
    asked, game = question(puzzle.view), puzzle.view.title
    if not isinstance(puzzle, Puzzle):
        return Message("puzzle-ask-stock", question=asked, game=game)
    day = format_dt(puzzle.row.at, "R")
    return Message("puzzle-ask", question=asked, who=Who(_name(puzzle)), day=day, game=game)


def _title_of_week(puzzle: Puzzle) -> Message:
    return Message("puzzle-of-the-week", game=puzzle.view.title)


def answered(of: Answered, game: str | None = None, *, may_allow: bool = False) -> Payload:
    """The results of a puzzle, for a person who answered.

    `game`: the one they chose for their puzzles. `may_allow`: they are asked to allow puzzles of their matches.
    """
    puzzle, own = of.puzzle, of.votes.own or 0
    best = _label(puzzle, 0)
    verdict, title = Message("puzzle-own", best=best), Message("puzzle-title-best", best=best)
    if not of.is_own:
        worse = puzzle.choices[own or 1]
        points = about(puzzle.choices[0].value - worse.value, unit_of(puzzle.view))
        verdict = Message("puzzle-wrong", best=best, answer=_label(puzzle, own), points=points)
        if own == 0:
            verdict = Message("puzzle-right", best=best, points=points)
            title = Message("puzzle-title-right", best=best)
    text = lines(
        sentences(verdict, _what_was_done(puzzle, own=of.is_own)),
        _why(puzzle, own or 1),
        sentences(_votes(of.votes), _score(of.score)),
        gained(of.gained),
    )
    buttons = [button(PUZZLE, Message("button-another-puzzle"), 0, PuzzleGame(game), style=PRIMARY)]
    if isinstance(puzzle, Puzzle):
        buttons.append(button(PUZZLE_DETAILS, _DETAILS, puzzle.row.table_id, PuzzleAnswer(puzzle.row.id)))
    elif isinstance(puzzle, StockMoment):
        buttons.append(button(STOCK_DETAILS, _DETAILS, 0, StockAnswer(puzzle.puzzle.name)))
    if may_allow:
        buttons.append(button(ALLOW_PUZZLES, Message("button-use-matches"), 0))
    return Payload(_body(text), _picture(puzzle, of.votes, title, of.score), (tuple(buttons),))


def _why(puzzle: PuzzleMoment, other: int) -> Text | None:
    """The reason for the best choice over another, where its figures are known."""
    if not isinstance(puzzle, StockMoment):
        return None
    best = puzzle.choices[0]
    pair = Pair(puzzle.view, best.prospect(best), puzzle.choices[other].prospect(best))
    return with_names(reason(pair), Names(_names(puzzle).__getitem__, puzzle.view.viewer)) or None


def details(of: Answered) -> Payload:
    """The figures of the choices and their errors, for a person who answered."""
    judged = tuple(_judged(of.puzzle, of.votes))
    return Payload(_body(details_text(judged, unit_of(of.puzzle.view))))


def end_of_the_week(puzzle: Puzzle | None, votes: Votes) -> Payload:
    """The results of the weekly puzzle, for everyone; None: it can no longer be shown."""
    if puzzle is None:
        return Payload(say_chat(Message("puzzle-taken-down")))
    best = _label(puzzle, 0)
    result = sentences(Message("puzzle-best", best=best), _what_was_done(puzzle))
    text = lines(_title_of_week(puzzle), result, _votes(votes))
    return Payload(_body(text), _picture(puzzle, votes, Message("puzzle-title-best", best=best)))


def none_found() -> Payload:
    """For a person who answered all puzzles there are."""
    return Payload(say_chat(Message("puzzle-none")))


def _choices(puzzle: PuzzleMoment, game: str | None) -> Controls:
    """A button for each choice, or one select; their order gives nothing away."""
    labels = [(_label(puzzle, number), shown_piece(puzzle.moves[number])) for number in puzzle.offered]
    if len(labels) <= MOST_BUTTONS:
        buttons: list[Component] = []
        for place, (label, piece) in enumerate(labels):
            action, table, argument = _aimed(puzzle, place, game)
            buttons.append(with_piece(button(action, label, table, argument, style=PRIMARY), piece))
        return (tuple(buttons),)
    options = [option(label, str(place), piece=piece) for place, (label, piece) in enumerate(labels)]
    action, table, argument = _aimed(puzzle, None, game)
    return ((select(action, question(puzzle.view), options, table, argument),),)


def _aimed(puzzle: PuzzleMoment, place: int | None, game: str | None) -> tuple[Action[Any], int, Argument]:
    """The action of an answer, its table and its argument."""
    if isinstance(puzzle, StockMoment):
        return STOCK_ANSWER, 0, StockAnswer(puzzle.puzzle.name, place, of_game=game is not None)
    assert isinstance(puzzle, Puzzle)  # noqa: S101 - there are two kinds
    return PUZZLE_ANSWER, puzzle.row.table_id, PuzzleAnswer(puzzle.row.id, place, of_game=game is not None)


def _what_was_done(puzzle: PuzzleMoment, *, own: bool = False) -> Message | None:
    """The choice at the table, which a stock puzzle has not."""
    if not isinstance(puzzle, Puzzle):
        return None
    return Message("puzzle-made", who=Who(_name(puzzle), is_you=own), made=_label(puzzle, puzzle.row.made))


def _votes(votes: Votes) -> Message:
    if not votes.total:
        return Message("puzzle-no-answers")
    return Message("puzzle-found", right=votes.counts.get(0, 0), answers=votes.total)


def _score(score: PuzzleScore | None) -> Text | None:
    if score is None or not score.answered:
        return None
    counts = Message("puzzle-score", right=score.right, answered=score.answered, streak=score.streak)
    if score.rating is None:
        return counts
    rating = Message("puzzle-rating", rating=str(score.rating), change=score.change, by=Signed(score.change))
    return sentences(counts, rating)


def _picture(puzzle: PuzzleMoment, votes: Votes, title: Message, score: PuzzleScore | None = None) -> Drawing:
    who = _name(puzzle)
    return pictures.draw_answer(puzzle.view, tuple(_judged(puzzle, votes)), title, who, score)


def _judged(puzzle: PuzzleMoment, votes: Votes) -> Iterator[Judged]:
    made = puzzle.row.made if isinstance(puzzle, Puzzle) else None
    for number, choice in enumerate(puzzle.choices):
        yield Judged(
            _label(puzzle, number),
            choice.value,
            choice.error,
            votes.counts.get(number, 0),
            is_best=number == 0,
            was_made=number == made,
            is_answer=number == votes.own,
        )


def _label(puzzle: PuzzleMoment, number: int) -> Text:
    label = move_label(puzzle.view, puzzle.moves[number])
    return with_names(label, Names(label_names(_names(puzzle))))


def _days(puzzle: PuzzleMoment) -> int | None:
    """Its age in days, as they are counted on its server; None for one of the stock."""
    if not isinstance(puzzle, Puzzle):
        return None
    day, today = puzzle.row.at.astimezone(puzzle.zone).date(), clock.now().astimezone(puzzle.zone).date()
    return max((today - day).days, 0)


def _names(puzzle: PuzzleMoment) -> tuple[str, ...]:
    """The names of the seats: of the stock, the reader is "You", and the others have names of their own."""
    if isinstance(puzzle, Puzzle):
        return tuple(name or say(Message("someone")) for name in table_names(puzzle.names))
    seats, own = len(puzzle.view.seats), puzzle.view.viewer or 0
    return tuple(say(Message(f"lesson-player-{(seat - own) % seats}")) for seat in range(seats))


def _name(puzzle: PuzzleMoment) -> str:
    return _names(puzzle)[puzzle.view.viewer or 0]


def _body(text: Text) -> str:
    """A text for chat. The names are escaped last, as choices have them too, and buttons and pictures show those."""
    return say_chat(escaped(text, plain))

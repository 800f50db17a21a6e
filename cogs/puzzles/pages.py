"""A puzzle as a message: the moment with its choices, and what each came to once it is answered."""

from collections.abc import Iterator
from datetime import datetime

from discord.utils import format_dt

from bot import clock
from bot.message import Message, Names, Text, Who, escaped, lines, sentences, with_names
from bot.words.hint.amounts import about
from bot.words.names import label_names, table_names
from bot.words.speaker import say, say_chat
from bot.words.terms import unit_of
from cogs.kit.custom_ids import Action, Argument, NoArgument
from cogs.kit.payload.buttons import MOST_BUTTONS, PRIMARY, button, option, select, shown_piece, with_piece
from cogs.kit.payload.payload import Controls, Payload
from cogs.kit.payload.plain import plain
from cogs.puzzles import pictures
from cogs.puzzles.table import Answered, Puzzle, PuzzleScore, Votes
from cogs.puzzles.words import Judged, details_text, move_label, question
from images.drawing import Drawing

# -- custom ids -------------------------------------------------------------------------------------------------------


class PuzzleAnswer(Argument, template="{puzzle_id}[/{place:[0-9]{1,2}}]"):
    """A puzzle, and the place of a choice, counted from 0 (None: the one chosen in the select): `7/2`, `7`."""

    puzzle_id: int
    place: int | None = None


PUZZLE = Action("puzzle", NoArgument)
PUZZLE_ANSWER = Action("solve", PuzzleAnswer)
PUZZLE_DETAILS = Action("puzzledetails", PuzzleAnswer)
ALLOW_PUZZLES = Action("allowpuzzles", NoArgument)


# -- pages ------------------------------------------------------------------------------------------------------------


def to_answer(puzzle: Puzzle, text: Text = "") -> Payload:
    """A puzzle with its choices, for one person unless there is a `text` for everyone."""
    picture = pictures.draw_question(puzzle.view, _names(puzzle), _days(puzzle))
    return Payload(_body(text or _ask(puzzle)), picture, _choices(puzzle))


def of_the_week(puzzle: Puzzle, votes: int, until: datetime) -> Payload:
    """The weekly puzzle, for everyone in its channel."""
    still_open = Message("puzzle-open", answers=votes, when=format_dt(until, "R"))
    return to_answer(puzzle, lines(_title_of_week(puzzle), _ask(puzzle), still_open))


def _ask(puzzle: Puzzle) -> Message:
    day, asked = format_dt(puzzle.row.at, "R"), question(puzzle.view)
    return Message("puzzle-ask", question=asked, who=Who(_name(puzzle)), day=day, game=puzzle.view.title)


def _title_of_week(puzzle: Puzzle) -> Message:
    return Message("puzzle-of-the-week", game=puzzle.view.title)


def answered(of: Answered) -> Payload:
    """The results of a puzzle, for a person who answered."""
    puzzle, own = of.puzzle, of.votes.own or 0
    best = _label(puzzle, 0)
    verdict, title = Message("puzzle-own", best=best), Message("puzzle-title-best", best=best)
    if not of.is_own:
        worse = puzzle.row.choices[own or 1]
        points = about(puzzle.row.choices[0].value - worse.value, unit_of(puzzle.view))
        verdict = Message("puzzle-wrong", best=best, answer=_label(puzzle, own), points=points)
        if own == 0:
            verdict = Message("puzzle-right", best=best, points=points)
            title = Message("puzzle-title-right", best=best)
    text = lines(
        sentences(verdict, _what_was_done(puzzle, own=of.is_own)), sentences(_votes(of.votes), _score(of.score))
    )
    another = button(PUZZLE, Message("button-another-puzzle"), 0, style=PRIMARY)
    of_this = PuzzleAnswer(puzzle.row.id)
    details = button(PUZZLE_DETAILS, Message("button-details"), puzzle.row.table_id, of_this)
    return Payload(_body(text), _picture(puzzle, of.votes, title, of.score), ((another, details),))


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


def none_found(*, has_more: bool, allows: bool, own: bool) -> Payload:
    """For a person without a puzzle. `has_more`: not all decisions were looked at; `own`: only their own are seen."""
    if has_more:
        further = button(PUZZLE, Message("button-look-further"), 0, style=PRIMARY)
        return Payload(say_chat(Message("puzzle-none-yet")), rows=((further,),))
    if own:
        return Payload(say_chat(Message("puzzle-none-own")))
    if allows:
        return Payload(say_chat(Message("puzzle-none")))
    allow = button(ALLOW_PUZZLES, Message("button-allow"), 0, style=PRIMARY)
    return Payload(say_chat(Message("puzzle-none-ask")), rows=((allow,),))


def _choices(puzzle: Puzzle) -> Controls:
    """A button for each choice, or one select; their order gives nothing away."""
    labels = [(_label(puzzle, number), shown_piece(puzzle.moves[number])) for number in puzzle.offered]
    table, puzzle_id = puzzle.row.table_id, puzzle.row.id
    if len(labels) <= MOST_BUTTONS:
        buttons = (
            with_piece(button(PUZZLE_ANSWER, label, table, PuzzleAnswer(puzzle_id, place), style=PRIMARY), piece)
            for place, (label, piece) in enumerate(labels)
        )
        return (tuple(buttons),)
    options = [option(label, str(place), piece=piece) for place, (label, piece) in enumerate(labels)]
    return ((select(PUZZLE_ANSWER, question(puzzle.view), options, table, PuzzleAnswer(puzzle_id)),),)


def _what_was_done(puzzle: Puzzle, *, own: bool = False) -> Message:
    return Message("puzzle-made", who=Who(_name(puzzle), is_you=own), made=_label(puzzle, puzzle.row.made))


def _votes(votes: Votes) -> Message:
    if not votes.total:
        return Message("puzzle-no-answers")
    return Message("puzzle-found", right=votes.counts.get(0, 0), answers=votes.total)


def _score(score: PuzzleScore) -> Message | None:
    if not score.answered:
        return None
    return Message("puzzle-score", right=score.right, answered=score.answered, streak=score.streak)


def _picture(puzzle: Puzzle, votes: Votes, title: Message, score: PuzzleScore | None = None) -> Drawing:
    who = _names(puzzle)[puzzle.row.seat]
    return pictures.draw_answer(puzzle.view, tuple(_judged(puzzle, votes)), title, who, score)


def _judged(puzzle: Puzzle, votes: Votes) -> Iterator[Judged]:
    for number, choice in enumerate(puzzle.row.choices):
        yield Judged(
            _label(puzzle, number),
            choice.value,
            choice.error,
            votes.counts.get(number, 0),
            is_best=number == 0,
            was_made=number == puzzle.row.made,
            is_answer=number == votes.own,
        )


def _label(puzzle: Puzzle, number: int) -> Text:
    label = move_label(puzzle.view, puzzle.moves[number])
    return with_names(label, Names(label_names(_names(puzzle))))


def _days(puzzle: Puzzle) -> int:
    """Its age in days, as they are counted on its server."""
    day, today = puzzle.row.at.astimezone(puzzle.zone).date(), clock.now().astimezone(puzzle.zone).date()
    return max((today - day).days, 0)


def _names(puzzle: Puzzle) -> tuple[str, ...]:
    return tuple(name or say(Message("someone")) for name in table_names(puzzle.names))


def _name(puzzle: Puzzle) -> str:
    return _names(puzzle)[puzzle.row.seat]


def _body(text: Text) -> str:
    """A text for chat. The names are escaped last, as choices have them too, and buttons and pictures show those."""
    return say_chat(escaped(text, plain))

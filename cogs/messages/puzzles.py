"""A puzzle as a message: the moment with its choices, and what each came to once it is answered."""

from collections.abc import Iterator
from datetime import UTC, datetime

from discord.utils import format_dt

from bot.rules.grammar import counted
from bot.table.puzzles.puzzles import Answered, Puzzle, Score, Votes
from bot.words.facts.results import unit_of
from bot.words.names import label_names
from bot.words.puzzles import Judged, day_of, done, move_label, points, question, score_words
from cogs.messages import texts
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.pages import PersonalSetting
from cogs.messages.parts.arguments.puzzles import PuzzleAnswer
from cogs.messages.parts.buttons import MOST_BUTTONS, PRIMARY, button, option, select
from cogs.messages.parts.payload import Component, Controls, Payload
from images import puzzles as pictures
from images.drawing.drawing import Drawing

SOMEBODY = "somebody"
_HOW = (
    "-# Each choice was tried in hundreds of deals that agree with what could be known at that seat. The figure is how "
    "many {} ahead of the others the deal ended on average, with its standard error."
)
_NONE_YET = "I looked at more decisions of past matches here, and none makes a good puzzle. There are others."
_NONE = (
    "There is no puzzle for you here now. They are made of matches of the last four weeks in channels that you can "
    "see, if all who sat there allow it. Do you? **/style** has **Puzzles of my matches**."
)


def to_answer(puzzle: Puzzle) -> Payload:
    """A puzzle, for one person."""
    day = _day(puzzle)
    text = f"**{_name(puzzle)}** held this {day} ({puzzle.view.title}). **{question(puzzle.view)}**"
    return Payload(text, pictures.draw_question(puzzle.view, _names(puzzle), day), _choices(puzzle))


def of_the_week(puzzle: Puzzle, votes: int, until: datetime) -> Payload:
    """The weekly puzzle, for everybody in its channel."""
    day, ends = _day(puzzle), format_dt(until, "R")
    text = (
        f"**Puzzle of the week** · {puzzle.view.title}\n**{_name(puzzle)}** held this {day}. "
        f"**{question(puzzle.view)}**\n-# {counted(votes, 'answer')} so far. Whoever answers sees at once what each "
        f"choice comes to; everybody does {ends}."
    )
    return Payload(text, pictures.draw_question(puzzle.view, _names(puzzle), day), _choices(puzzle))


def answered(of: Answered) -> Payload:
    """What each choice came to, for somebody who has answered."""
    puzzle, own = of.puzzle, of.votes.own
    best, second = puzzle.row.choices[0], puzzle.row.choices[1]
    label, unit = _label(puzzle, 0), unit_of(puzzle.view)
    if of.is_own:
        title, verdict = f"{label} is best", f"This was your own decision. Best here is **{label}**"
    elif own == 0:
        more = points(best.value - second.value).removeprefix("+")
        title, verdict = f"Right: {label}", f"**Right!** **{label}** is best, by {more} {unit}s on average"
    else:
        chosen = puzzle.row.choices[own or 0]
        more = points(best.value - chosen.value).removeprefix("+")
        title = f"{label} is best"
        verdict = (
            f"**Not this time.** **{label}** is better than {_label(puzzle, own or 0)} by {more} {unit}s on average"
        )
    lines = [f"{verdict}. {_what_was_done(puzzle, own=of.is_own)}", _votes(of.votes)]
    if of.score.answered:
        lines.append(score_words(*of.score))
    text = "\n".join((*filter(None, lines), _HOW.format(f"{unit}s")))
    drawing = _picture(puzzle, of.votes, title, of.score)
    another = button(ids.PUZZLE, "Another puzzle", 0, style=PRIMARY)
    return Payload(text, drawing, ((another,),))


def end_of_the_week(puzzle: Puzzle, votes: Votes) -> Payload:
    """What each choice of the weekly puzzle came to, for everybody."""
    label = _label(puzzle, 0)
    what = f"**{_name(puzzle)}** held this {_day(puzzle)}. Best is **{label}**. {_what_was_done(puzzle)}"
    lines = (
        f"**Puzzle of the week** · {puzzle.view.title}",
        what,
        _votes(votes),
        _HOW.format(f"{unit_of(puzzle.view)}s"),
    )
    return Payload("\n".join(filter(None, lines)), _picture(puzzle, votes, f"{label} is best"))


def taken_down() -> Payload:
    """What is left of a weekly puzzle that may not be shown any more."""
    return Payload(
        "**Puzzle of the week**\nThis puzzle is not shown any more: somebody who played there does not want it to be."
    )


def none_yet() -> Payload:
    """Told where none was found in so many decisions, and more can be looked at."""
    return Payload(_NONE_YET, rows=((button(ids.PUZZLE, "Look further", 0, style=PRIMARY),),))


def none_left() -> Payload:
    """Told where there is no puzzle."""
    return Payload(_NONE, rows=((button(ids.STYLE, "Open /style", 0, PersonalSetting()),),))


def _choices(puzzle: Puzzle) -> Controls:
    """A button for each choice, or one select; of those the order tells nothing."""
    labels = [_label(puzzle, number) for number in puzzle.offered]
    table, puzzle_id = puzzle.row.table_id, puzzle.row.id
    if len(labels) <= MOST_BUTTONS:
        return (tuple(_button(table, puzzle_id, place, label) for place, label in enumerate(labels)),)
    options = [option(label, str(place)) for place, label in enumerate(labels)]
    return ((select(ids.PUZZLE_ANSWER, question(puzzle.view), options, table, PuzzleAnswer(puzzle_id)),),)


def _button(table: int, puzzle_id: int, place: int, label: str) -> Component:
    return button(ids.PUZZLE_ANSWER, label, table, PuzzleAnswer(puzzle_id, place), style=PRIMARY)


def _what_was_done(puzzle: Puzzle, *, own: bool = False) -> str:
    seat = puzzle.row.seat
    neighbour = (seat + 1) % len(puzzle.names)
    what = done(puzzle.moves[puzzle.row.made], [texts.plain(name) for name in _names(puzzle)].__getitem__, neighbour)
    return f"{'You' if own else f'**{_name(puzzle)}**'} {what}{', too' if own and not puzzle.row.made else ''}."


def _votes(votes: Votes) -> str:
    total, right = votes.total, votes.counts.get(0, 0)
    if not total:
        return "Nobody has answered yet."
    return f"{counted(total, 'answer')} so far: {right} of {total} found it."


def _picture(puzzle: Puzzle, votes: Votes, title: str, score: Score | None = None) -> Drawing:
    who = _names(puzzle)[puzzle.row.seat]
    shown = pictures.Score(score.answered, score.right) if score is not None else None
    return pictures.draw_answer(puzzle.view, tuple(_judged(puzzle, votes)), title, who, shown)


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


def _label(puzzle: Puzzle, number: int) -> str:
    return move_label(puzzle.view, puzzle.moves[number], label_names(_names(puzzle)))


def _day(puzzle: Puzzle) -> str:
    return day_of(puzzle.row.at, datetime.now(UTC), puzzle.zone)


def _names(puzzle: Puzzle) -> tuple[str, ...]:
    return tuple(name or SOMEBODY for name in puzzle.names)


def _name(puzzle: Puzzle) -> str:
    return texts.plain(_names(puzzle)[puzzle.row.seat])

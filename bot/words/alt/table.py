"""The alt text of a table: `Domino Whist, deal 3, trick 9 of 11. Trump: 2s. Ann led 6-4 (4s), Bo 7-4 winning. …`."""

from collections.abc import Iterator, Sequence

from bot.message import Message, Text
from bot.rules.view import Phase, View
from bot.words.draw import draw_alone, draw_of, draw_told
from bot.words.ends.alt import ended_table
from bot.words.figures import figures_sentences
from bot.words.length import NAME_LENGTHS, first_that_fits
from bot.words.line import line_sentences, line_table, rows_sentence
from bot.words.line import whose_turn as line_turn
from bot.words.names import Namer, spoken_names
from bot.words.table import (
    contract_told,
    doubles_rank,
    heading,
    honour_told,
    in_trick_told,
    of_bystander,
    open_hands,
    trick_told,
    undealt_told,
    whose_turn,
)
from bot.words.terms import match_over, scores
from bot.words.tricks import goes_counter_clockwise


def alt_table(view: View, names: Sequence[str]) -> str:
    """The table in words, as its picture shows it: the draw, the play, or how the deal ended."""
    if view.tricks is not None:
        view = of_bystander(view)
    if draw_alone(view) is not None:
        sentences = _draw_table
    elif view.line is not None:
        sentences = line_table
    else:
        sentences = ended_table if view.phase is Phase.OVER else _tricks_table
    return first_that_fits(sentences(view, spoken_names(names, longest)) for longest in NAME_LENGTHS)


def _draw_table(view: View, name: Namer) -> list[Text | None]:
    """The draw as a ranking, and what is to be done now."""
    line = [] if view.line is None else [*line_sentences(view.line), rows_sentence(view, name)]
    turn = line_turn(view, name).attribute("alt") if view.tricks is None else whose_turn(view, name, name)
    return [heading(view).attribute("alt"), draw_told(view, draw_alone(view), name), turn, *line, scores(view, name)]


def _tricks_table(view: View, name: Namer) -> list[Text | None]:
    return [
        heading(view).attribute("alt"),
        contract_told(view, name),
        trick_told(view, name),
        in_trick_told(view),
        draw_told(view, draw_of(view), name),
        *_beside_the_trick(view, name),
        whose_turn(view, name, name) or match_over(view, name),
        *figures_sentences(view, name),
    ]


def _beside_the_trick(view: View, name: Namer) -> Iterator[Message | None]:
    """What is seen at the table besides the trick."""
    board = view.trick_board
    yield undealt_told(view, name)
    if board.doubles is not None:
        yield Message("alt-doubles", doubles=doubles_rank(board.doubles))
    if board.kitty and view.phase in (Phase.BID, Phase.KITTY, Phase.TRUMP):
        yield Message("alt-kitty", tiles=len(board.kitty))
    yield from open_hands(view, name)
    yield from honour_told(view, name)
    if goes_counter_clockwise(view):
        yield Message("alt-counter-clockwise")

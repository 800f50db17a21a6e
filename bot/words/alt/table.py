"""The alt text of a table: `Domino Whist, deal 3, trick 9 of 11. Trump: 2s. Ann led 6-4 (4s), Bo 7-4 winning. …`."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.message import Message, Text
from bot.rules.view import Phase, View
from bot.words.chain_told import chain_table
from bot.words.draw import draw_of, draw_told
from bot.words.ends.alt import chain_ended, ended_table
from bot.words.figures import figures_sentences
from bot.words.length import NAME_LENGTHS, first_that_fits
from bot.words.line import line_table
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
from bot.words.terms import match_over
from bot.words.tricks import goes_counter_clockwise


def alt_table(view: View, names: Sequence[str]) -> str:
    """The table in words, as its picture shows it: the draw, the play, or how the deal ended."""
    if view.line is None:
        view = of_bystander(view)
    if view.tricks is not None and view.phase is not Phase.OVER:
        return first_that_fits(_trick_versions(view, names))
    return first_that_fits(_sentences(view)(view, spoken_names(names, longest)) for longest in NAME_LENGTHS)


def _sentences(view: View) -> Callable[[View, Namer], Iterable[Text | None]]:
    """What tells the table of a game that is not played in tricks, or of a deal that is over."""
    if view.line is not None:
        return line_table
    if view.tricks is not None:
        return ended_table
    return chain_ended if view.phase is Phase.OVER else chain_table


def _trick_versions(view: View, names: Sequence[str]) -> Iterator[Iterator[Text | None]]:
    """With shorter and shorter names; then without all that came of challenges, of which there may be many."""
    for longest in NAME_LENGTHS:
        yield _tricks_table(view, spoken_names(names, longest))
    yield _tricks_table(view, spoken_names(names, NAME_LENGTHS[-1]), most_on_honour=2)


def _tricks_table(view: View, name: Namer, *, most_on_honour: int | None = None) -> Iterator[Text | None]:
    board = view.trick_board
    yield heading(view).attribute("alt")
    yield contract_told(view, name)
    yield trick_told(view, name)
    yield in_trick_told(view)
    yield draw_told(view, draw_of(view), name)
    yield undealt_told(view, name)
    yield Message("doubles-are", rank=doubles_rank(board.doubles)) if board.doubles is not None else None
    if board.kitty and view.phase in (Phase.BID, Phase.KITTY, Phase.TRUMP):
        yield Message("alt-kitty", tiles=len(board.kitty))
    yield from open_hands(view, name)
    yield from [*honour_told(view, name)][:most_on_honour]
    yield Message("alt-counter-clockwise") if goes_counter_clockwise(view) else None
    yield whose_turn(view, name, name) or match_over(view, name)
    yield from figures_sentences(view, name)

"""The alt texts of what everyone can see: a table, the example on a help page, a lobby."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.message import Message, Row, Text, sentences
from bot.rules.boards import TrickView
from bot.rules.help import Example
from bot.rules.view import Phase, View
from bot.words.chain.sentences import chain_sentences, chain_table, ends_sentence
from bot.words.draw import draw_of, draw_told
from bot.words.ends.alt import chain_ended, ended_table
from bot.words.length import NAME_LENGTHS, first_that_fits
from bot.words.line import line_sentences, line_table
from bot.words.names import Namer, side_letter, spoken_name, spoken_names
from bot.words.table.figures import figures_sentences
from bot.words.table.table import heading, of_bystander, whose_turn
from bot.words.terms import match_over
from bot.words.tricks.play import goes_counter_clockwise
from bot.words.tricks.sentences import (
    contract_told,
    doubles_rank,
    honour_told,
    in_trick_told,
    open_hands,
    trick_told,
    undealt_told,
)


def alt_table(view: View, names: Sequence[str]) -> str:
    """The table in words, as its picture shows it: the draw, the play, or how the deal ended."""
    if view.line is None:
        view = of_bystander(view)
    if view.tricks is not None and view.phase is not Phase.OVER:
        return first_that_fits(_trick_versions(view, names))
    return first_that_fits(_sentences(view)(view, spoken_names(names, longest)) for longest in NAME_LENGTHS)


def _sentences(view: View) -> Callable[[View, Namer], Iterable[Text | None]]:
    """The sentences of a table without tricks, or of a deal that is over."""
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


# -- the example of a help page ----------------------------------------------------------------------------------------


def alt_example(example: Example) -> Text:
    """The example in words."""
    return sentences(
        Message("end-sentence", what=example.caption),
        Message("trump-is", suit=example.trump) if example.trump is not None else None,
        *(_trick(example.trick) if example.trick is not None else ()),
        *(line_sentences(example.line) if example.line is not None else ()),
        *((*chain_sentences(example.chain), ends_sentence(example.chain)) if example.chain is not None else ()),
        *_pieces(example),
    )


def _trick(trick: TrickView) -> Iterator[Text]:
    yield Message("help-alt-led", suit=trick.led)
    plays = (
        Message("help-alt-winner", tile=shown.piece) if seat == trick.winner else shown.piece
        for seat, shown in trick.plays
    )
    yield Message("help-alt-played", tiles=Row(plays))
    if trick.points:
        yield Message("help-alt-worth", points=trick.points)


def _pieces(example: Example) -> Iterator[Text]:
    for legal, told in ((None, "help-alt-tiles"), (True, "help-alt-fitting"), (False, "help-alt-not-fitting")):
        if pieces := [it.piece for it in example.pieces if it.legal is legal]:
            yield Message(told, tiles=Row(pieces))


# -- the lobby ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody in a lobby. The mark says who is the host, and who a computer player."""

    seat: int
    name: str
    mark: Text = ""


def alt_lobby(title: Text, people: Sequence[Sitting], capacity: int, sides: Sequence[int] = ()) -> Text:
    """The lobby in words: seat by seat, or side by side where partners play (`sides`, by seat)."""
    names = [sitting.name for sitting in people]
    told = {sitting.seat: _seat_told(sitting, spoken_name(names, number)) for number, sitting in enumerate(people)}
    seats = range(capacity)
    groups = [[seat for seat in seats if sides[seat] == side] for side in sorted({*sides})] if sides else [seats]
    return sentences(
        Message("lobby-alt", game=title, taken=len(people), seats=capacity),
        *(line for side, group in enumerate(groups) for line in _of_group(group, told, side if sides else None)),
    )


def _seat_told(sitting: Sitting, who: str) -> Message:
    if not sitting.mark:
        return Message("lobby-alt-seat", number=sitting.seat + 1, who=who)
    return Message("lobby-alt-seat-marked", number=sitting.seat + 1, who=who, mark=sitting.mark)


def _of_group(seats: Iterable[int], told: Mapping[int, Text], side: int | None) -> Iterator[Text]:
    """These seats, below the name of their side."""
    if side is not None:
        yield Message("end-sentence", what=Message("side", letter=side_letter(side)))
    yield from (told[seat] for seat in seats if seat in told)
    if free := [seat + 1 for seat in seats if seat not in told]:
        yield Message("lobby-alt-open", numbers=Row(free))

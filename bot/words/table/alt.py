"""The alt texts of what everyone can see: a table, the example on a help page, a lobby."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.message import Message, Row, Text, sentences
from bot.rules.boards import TrickView
from bot.rules.help import Example
from bot.words.line.sentences import ends_sentence, line_sentences
from bot.words.names import spoken_name
from bot.words.rows import rows_sentences
from bot.words.sides import side_letter

# -- the example of a help page ----------------------------------------------------------------------------------------


def alt_example(example: Example) -> Text:
    """The example in words."""
    return sentences(
        Message("end-sentence", what=example.caption),
        Message("trump-is", suit=example.trump) if example.trump is not None else None,
        *(_trick(example.trick) if example.trick is not None else ()),
        *(rows_sentences(example.rows) if example.rows is not None else ()),
        *((*line_sentences(example.line), ends_sentence(example.line)) if example.line is not None else ()),
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

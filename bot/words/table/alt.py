"""The alt texts of a help page's example and of a lobby."""

from collections.abc import Iterator, Sequence
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
    for legal, message in ((None, "help-alt-tiles"), (True, "help-alt-fitting"), (False, "help-alt-not-fitting")):
        if pieces := [it.piece for it in example.pieces if it.legal is legal]:
            yield Message(message, tiles=Row(pieces))


# -- the lobby ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player in a lobby. The mark tells the host and computers."""

    seat: int
    name: str
    mark: Text = ""


def alt_lobby(title: Text, people: Sequence[Sitting], capacity: int, sides: Sequence[int] = ()) -> Text:
    """The lobby in words: seat by seat, or side by side where partners play (`sides`, by seat)."""
    names, taken = [sitting.name for sitting in people], dict[int, Text]()
    for number, sitting in enumerate(people):
        seat = {"number": sitting.seat + 1, "who": spoken_name(names, number)}
        marked = Message("lobby-alt-seat-marked", **seat, mark=sitting.mark)
        taken[sitting.seat] = marked if sitting.mark else Message("lobby-alt-seat", **seat)
    parts: list[Text] = [Message("lobby-alt", game=title, taken=len(people), seats=capacity)]
    for side in sorted({*sides}) or (None,):
        seats = [seat for seat in range(capacity) if side is None or sides[seat] == side]
        if side is not None:
            parts.append(Message("end-sentence", what=Message("side", letter=side_letter(side))))
        parts += [taken[seat] for seat in seats if seat in taken]
        if free := [seat + 1 for seat in seats if seat not in taken]:
            parts.append(Message("lobby-alt-open", numbers=Row(free)))
    return sentences(*parts)

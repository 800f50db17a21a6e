"""The alt text of the example beside a page of help: its caption, the trick or the line, and the pieces."""

from collections.abc import Iterator

from bot.message import Message, Row, Text, sentences
from bot.rules.boards import LineView, TrickView
from bot.rules.view import Example


def alt_example(example: Example) -> Text:
    """The example in words."""
    return sentences(
        Message("help-alt-caption", caption=example.caption),
        Message("help-alt-trump", suit=example.trump) if example.trump is not None else None,
        *(_trick(example.trick) if example.trick is not None else ()),
        *(_line(example.line) if example.line is not None else ()),
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


def _line(line: LineView) -> Iterator[Text]:
    yield Message("help-alt-line", tiles=Row((f"{left}-{right}" for left, right in line.tiles), " "))
    if line.ends is not None:
        yield Message("help-alt-ends", left=line.ends[0], right=line.ends[1])


def _pieces(example: Example) -> Iterator[Text]:
    by_legal = {legal: [it.piece for it in example.pieces if it.legal is legal] for legal in (None, True, False)}
    if by_legal[None]:
        yield Message("help-alt-tiles", tiles=Row(by_legal[None]))
    if by_legal[True]:
        yield Message("help-alt-fitting", tiles=Row(by_legal[True]))
    if by_legal[False]:
        yield Message("help-alt-not-fitting", tiles=Row(by_legal[False]))

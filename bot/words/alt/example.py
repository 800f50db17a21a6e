"""The alt text of the example beside a page of help: its caption, the trick or the line, and the pieces."""

from collections.abc import Iterator

from bot.message import Message, Row, Text, sentences
from bot.rules.boards import TrickView
from bot.rules.view import Example
from bot.words.chain_told import chain_sentences, ends_sentence
from bot.words.line import line_sentences


def alt_example(example: Example) -> Text:
    """The example in words."""
    return sentences(
        Message("help-alt-caption", caption=example.caption),
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

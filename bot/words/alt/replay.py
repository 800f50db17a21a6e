"""The alt text of a frame of a replay: where it is, what was played, what everybody still holds."""

from collections.abc import Iterator, Sequence

from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.alt.phrases import line_sentences
from bot.words.facts.replay import Frame, Part
from bot.words.names import Namer, shorter_names
from bot.words.replay import deal_of, hands_sentence, place_of, sentences_of, sides_of, taken_by, trump_of
from bot.words.speaker import say


def alt_frame(frame: Frame, names: Sequence[str]) -> str:
    """A frame in words. Of its END the deal card has its own."""
    return first_that_fits(_frame(frame, name) for name in shorter_names(names, NAME_LENGTHS))


def _frame(frame: Frame, name: Namer) -> Iterator[str]:
    view = frame.view
    yield f"Replay of {say(view.title)}, {deal_of(frame)}, {place_of(frame)}."
    if frame.part is not Part.AUCTION and (trump := trump_of(frame)):
        yield f"Trump: {trump}."
    yield from sentences_of(frame, name)
    if sides := sides_of(view, name):
        yield f"{sides}."
    yield hands_sentence(frame, name)
    if view.line is not None:
        yield from line_sentences(view.line)
    elif frame.part is Part.TRICK:
        yield f"So far: {', '.join(f'{name(seat.seat)} {taken_by(frame, seat.seat)}' for seat in view.seats)}."

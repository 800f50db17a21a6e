"""A record as a story: deal by deal and trick by trick, with every hand, for `boneyard record show`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.message import Message, sentences
from bot.rules.catalogue import Catalogue
from bot.table.state.steps import AnyMatch
from bot.table.verification.report import printable
from bot.words.names import Namer, spoken_names
from bot.words.speaker import say
from cogs.replay.words import Replay, deal_title, pieces_of, place_of, sentences_of, sides_of

if TYPE_CHECKING:
    from cogs.replay.table import Played


def story(text: str, catalogue: Catalogue) -> str:
    """The match of a record, to be printed. Raises BadRecord."""
    from cogs.replay.table import of_text  # noqa: PLC0415 - the command line does without the store otherwise

    return "\n".join(printable(line) for line in _lines(of_text(text, catalogue)))


def _lines(played: "Played") -> Iterator[str]:
    name = spoken_names(played.names)
    title = played.game.title_of(played.options, played.players)
    sides = say(sides_of(played.replay(1).frames[0].view, name)) if played.deals else ""
    yield f"{say(title)}: {sides or ', '.join(map(name, range(played.players)))}"
    yield say(played.proof)
    if not played.deals:
        yield say(Message("replay-no-deal"))
    for number, deal in enumerate(played.deals, 1):
        yield ""
        yield from _deal(played, played.replay(number), name, deal[0].before)


def _deal(played: "Played", replay: Replay, name: Namer, dealt: AnyMatch) -> Iterator[str]:
    """A deal: what each seat was dealt, then a line for each frame."""
    yield say(deal_title(replay.frames[0]))
    for seat, hand in enumerate(played.game.open_hands(dealt)):
        yield f"  {name(seat)}: {' '.join(map(str, pieces_of(hand)))}"
    for frame in replay.frames:
        yield f"  {say(place_of(frame))}: {say(sentences(*sentences_of(frame, name)))}"

"""A record as a story: deal by deal and trick by trick, with every hand, for `boneyard record show`."""

from collections.abc import Iterator

from bot.rules.catalogue import Catalogue
from bot.table.replay.replays import Played, of_text
from bot.table.verification.report import printable
from bot.words.facts.replay import Frame, Part, Replay, pieces_of
from bot.words.names import Namer, spoken_names
from bot.words.replay import deal_of, place_of, sentences_of


def story(text: str, catalogue: Catalogue) -> str:
    """The match of a record, to be printed. Raises BadRecord."""
    return "\n".join(printable(line) for line in _lines(of_text(text, catalogue)))


def _lines(played: Played) -> Iterator[str]:
    name = spoken_names(played.names)
    title = played.game.title_of(played.options, played.players)
    yield f"{title}: {', '.join(map(name, range(played.players)))}"
    yield played.proof
    if not played.deals:
        yield "No deal was played to its end."
    for number in range(1, len(played.deals) + 1):
        yield ""
        yield from _deal(played.replay(number), name)


def _deal(replay: Replay, name: Namer) -> Iterator[str]:
    first = replay.frames[0]
    yield deal_of(first).capitalize()
    yield from _hands(first, name)
    for frame in replay.frames:
        yield f"  {place_of(frame)}: {' '.join(sentences_of(frame, name))}"


def _hands(first: Frame, name: Namer) -> Iterator[str]:
    """What each seat held before its first trick; in games with a line its row after the first turns."""
    hands = first.play_by_play()[0].hands if first.part is Part.TRICK else first.hands
    for seat, hand in enumerate(hands):
        yield f"  {name(seat)}: {' '.join(map(str, pieces_of(hand)))}"

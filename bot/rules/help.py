"""The help pages of a game: it lists the messages of each page, and its house rules are their arguments."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.message import Message, Text, paragraphs, sentences
from bot.rules.boards import LineView, PieceView, RowsView, TrainsView, TricksView, TrickView
from bot.rules.moves import Special
from bot.rules.options import Options, dump
from bot.rules.suits import Suit
from bot.rules.view import Phase, View

Facts = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Example:
    """Something to draw beside a page of help: a trick with its winner, or a line or trains and pieces to join."""

    caption: Text
    trick: TrickView | None = None
    trump: Suit | None = None
    rows: RowsView | None = None
    line: LineView | None = None
    trains: TrainsView | None = None  # as the first seat sees them
    pieces: tuple[PieceView, ...] = ()


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page of help, shown to a player who is in one of the phases, or under the special bid, that it is `about`."""

    title: Text
    text: Text
    example: Example | None = None
    about: tuple[Phase | Special, ...] = ()


Sentence = str | Message | None


class PageRow(NamedTuple):
    """A page by the ids of its messages. Each is a paragraph; a tuple is one paragraph of several; None is left out."""

    title: str
    text: tuple[Sentence | tuple[Sentence, ...], ...]
    example: Example | None = None
    about: tuple[Phase | Special, ...] = ()
    only_if: bool = True


def facts_of(options: Options, players: int, **more: object) -> Facts:
    """The arguments of a game's help: every house rule by its name, `players`, whether there are `sides`, and more."""
    return {**dump(options), "players": players, "sides": options.in_partners, **more}


def pages_of(facts: Facts, *pages: PageRow) -> tuple[HelpPage, ...]:
    """The pages in force, as messages."""

    def paragraph(said: Sentence | tuple[Sentence, ...]) -> Text:
        parts = (said,) if said is None or isinstance(said, str | Message) else said
        return sentences(*(Message(part, **facts) if isinstance(part, str) else part for part in parts))

    return tuple(
        HelpPage(Message(page.title), paragraphs(*map(paragraph, page.text)), page.example, page.about)
        for page in pages
        if page.only_if
    )


def page_in_force(pages: Sequence[HelpPage], view: View) -> int:
    """The index of the page that explains the present decision: the special bid being played, else the phase."""
    contract = view.board.contract if isinstance(view.board, TricksView) else None
    special = contract.bid.special if contract is not None else None
    for topic in (special, view.phase):
        for number, page in enumerate(pages):
            if topic in page.about:
                return number
    return 0

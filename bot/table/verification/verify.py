"""A record's proof: every hand is dealt again, and every move replayed."""

from dataclasses import dataclass
from datetime import datetime

from bot.message import Text
from bot.rules.catalogue import AnyGame, Catalogue
from bot.rules.shuffle import Terms
from bot.table.state.course import AnyMatch
from bot.table.verification.reading import read


@dataclass(frozen=True, slots=True)
class Verified:
    """What a record proves: each deal's hands by seat, as text, and the final totals by side."""

    title: Text
    options: str
    seal: str
    terms: Terms
    names: tuple[str, ...]
    deals: tuple[tuple[str, ...], ...]
    totals: tuple[int, ...]
    moves: int
    over: bool


def verify(text: str, catalogue: Catalogue, now: datetime | None = None) -> Verified:
    """Check the numbers, deal every hand again and replay every move. Raises BadRecord."""
    record = read(text, catalogue, now)
    head, course = record.head, record.course()
    game, deals = head.game, [_hands(head.game, course.match)]
    ended = (deal for deal in record.replayed(course) if deal is not None and course.match.winners is None)
    deals.extend(_hands(game, course.match) for _ in ended)
    return Verified(
        title=game.title_of(head.options, head.players),
        options=head.options_text,
        seal=record.seal,
        terms=head.terms,
        names=head.names,
        deals=tuple(deals),
        totals=course.match.totals,
        moves=len(record.entries),
        over=course.match.winners is not None,
    )


def _hands(game: AnyGame, match: AnyMatch) -> tuple[str, ...]:
    return tuple(" ".join(str(shown.piece) for shown in hand) for hand in game.open_hands(match))

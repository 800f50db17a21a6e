"""Who sits at a table, and how they like to play."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from bot.words.locales import language_of
from bot.words.names import NAMELESS_SEAT, clean_name

Ping = Literal["always", "minute", "never"]


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person (`user_id`) or a computer player (`level`) to be seated."""

    name: str
    user_id: int | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Preferences:
    """How a person likes to play, at every table.

    `style` is how their hand is drawn: words, such as "large numerals". `ping` is when they are notified of their turn:
    always at once, after a minute without a play, or never. `forced`: their only legal piece is played for them;
    `forced_offered`: they have said whether they want that. `coach`: a line explains what is legal, and why.
    `puzzles`: moments of their matches may be shown as puzzles on the server where they were played. `language` is the
    one that they have chosen ("": that of their Discord), `locale` that of their Discord as it was last seen ("": none
    was).
    """

    style: str = ""
    ping: Ping = "minute"
    forced: bool = False
    forced_offered: bool = False
    coach: bool = True
    puzzles: bool = False
    language: str = ""
    locale: str = ""

    @property
    def reads(self) -> str:
        """The language of what only they see."""
        return language_of(self.language or self.locale)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sat at a seat, from position `since` to `until` (None: still).

    A person has a `user_id`, a computer a `level`, somebody whose data was deleted neither. `interaction_id` is that of
    the join; `order` is the order of the person's hand; a `novice` has finished no match of this game before; `hints`:
    the person has agreed to hints at this table, as they joined it or later. The rest are the person's preferences.

    `name` stands as it does in records; people read what `as_read` makes of it. It is cleaned again, as earlier
    versions stored names as they came. Where nothing of a name can be seen it is "Seat 3".
    """

    id: int
    table_id: int
    seat: int
    user_id: int | None
    level: str | None
    name: str
    interaction_id: int | None
    since: int
    until: int | None
    dm_channel_id: int | None
    dm_closed: bool
    order: str
    novice: bool = False
    hints: bool = False
    style: str = ""
    ping: Ping = "minute"
    forced: bool = False
    forced_offered: bool = False
    coach: bool = True
    puzzles: bool = False
    language: str = ""
    locale: str = ""

    def __post_init__(self) -> None:
        is_deleted = self.user_id is None and self.level is None
        name = clean_name(self.name) or ("" if is_deleted else NAMELESS_SEAT.format(self.seat + 1))
        object.__setattr__(self, "name", name)

    @property
    def preferences(self) -> Preferences:
        return Preferences(
            self.style, self.ping, self.forced, self.forced_offered, self.coach, self.puzzles, self.language,
            self.locale,
        )  # fmt: skip

    @property
    def reads(self) -> str:
        """The language of what only this person sees."""
        return language_of(self.language or self.locale)

    @property
    def wants_tips(self) -> bool:
        """Whether a line explains to this person what is legal, and why: in their first match of the game."""
        return self.novice and self.coach


def hints_agreed(wished: bool, seats: Iterable[SeatRow]) -> bool:
    """Whether a match of those who sit in a lobby has hints: one person plays with computers alone, or their host
    wishes it and everybody agrees.
    """
    people = [seat for seat in seats if seat.user_id is not None]
    return len(people) == 1 or (wished and all(seat.hints for seat in people))

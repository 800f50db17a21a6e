"""The state of a table as plain values for its display, without the match and its secret."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property

from bot.rules.boards import LineView, TrainsView
from bot.rules.catalogue import AnyGame
from bot.rules.events import Event
from bot.rules.moves import Challenge, Lead, Move, Play, Retract, Turn
from bot.rules.options import Options
from bot.rules.shuffle import Terms
from bot.rules.view import Order, View, arranged
from bot.store.schema.people import SLOWEST_FIRST, Pace, Ping, Preferences
from bot.store.schema.seats import Invitation, SeatRow, hints_agreed
from bot.store.schema.tables import OVER, TableRow
from bot.store.tables.journal import TableRows
from bot.table.errors import NotSeated
from bot.table.state.played import Made
from bot.table.state.times import DEFAULT_TIMES, Clock, Ending, Stage, TurnTimes
from bot.table.state.undo import UndoState
from bot.table.state.waiting import until_own_turn
from bot.words.names import as_read, known_names, table_names

__all__ = ["Outcome", "Pace", "Ping", "Preferences", "SeatRow", "Snapshot", "TableRow"]


@dataclass(frozen=True, kw_only=True)
class Snapshot(TableRows):
    """A table at one position, for its display: no match, no secret, a View for each seat and a public one.

    `asked_at` is the position since which the current decision is open; controls carry it. `waiting_since` is the time
    of that, or of the last change of the lobby or its people, if later. `ended` is the public View of the deal that
    ended last, as it stood when it was scored; `ending` says how long its end is shown, until something has been done.
    `row.secret` is empty until the table is over; then it is shown, so that anyone can check the shuffle. `undo` is the
    last play, where it may be taken back; `played_at` the position of each seat's last move, 0 before the first.
    `made_for` are by seat the latest move in this deal where it was made for its player, as it was the only one.
    `terms` are what the match was dealt from, in a match that has them, and `first_names` are those of the seats as it
    began; `next_seal` is that of the rematch, once the match is finished. `made_at` has the positions of this deal's
    plays and bids, in a match in which players were replaced.

    Copies by `updated` may change only `row`, as the shown Views are kept once worked out.
    """

    game: AnyGame
    options: Options
    position: int
    asked_at: int
    commitment: str
    waiting_since: datetime
    public: View | None = None
    ended: View | None = None
    views: tuple[View, ...] = ()
    ending: Ending | None = None
    times: TurnTimes = DEFAULT_TIMES
    undo: UndoState | None = None
    played_at: tuple[int, ...] = ()
    made_for: tuple[Move | None, ...] = ()
    terms: Terms | None = None
    first_names: tuple[str, ...] = ()
    next_seal: str = ""
    made_at: Mapping[tuple[int, Made], int] = field(default_factory=dict[tuple[int, Made], int])

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def awaited(self) -> tuple[Invitation, ...]:
        """The people with a seat kept in a rematch who have not taken it yet."""
        return tuple(to for to in self.invited if to.seat is not None and self.seat_of(to.user_id) is None)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat where partners play, otherwise empty."""
        return self.game.sides(self.options, self.row.players) if self.options.in_partners else ()

    @property
    def empty_seats(self) -> tuple[int, ...]:
        """The free seats of a lobby."""
        taken = {seat.seat for seat in self.seats}
        return tuple(seat for seat in range(self.row.players) if seat not in taken)

    @property
    def begins_by_itself(self) -> bool:
        """True if this is a rematch that needs no Start: its seal was shown before, and all have joined by a press."""
        kept = any(to.seat is not None for to in self.invited)
        return kept and all(seat.user_id is None or seat.interaction_id is not None for seat in self.seats)

    @property
    def is_complete_rematch(self) -> bool:
        """True if this is a rematch that begins by itself, and everybody sits."""
        return self.begins_by_itself and not self.awaited and len(self.seats) == self.row.players

    @property
    def over(self) -> bool:
        return self.row.state in OVER

    def stage(self, now: datetime) -> Stage:
        """The part shown at a moment of the deal that ended last."""
        return self.ending.stage(now) if self.ending is not None else Stage.CARD

    def is_ending(self, now: datetime) -> bool:
        """True if the end of a deal is shown, and the next one not yet."""
        return self.stage(now) is not Stage.CARD

    def shown_deal(self, now: datetime) -> int:
        """The number of the deal that messages show at a moment."""
        return self.ended.deal if self.is_ending(now) and self.ended is not None else self.deal

    @property
    def unready(self) -> tuple[SeatRow, ...]:
        """The people who have not asked for the next deal, while its table waits for them."""
        ready = self.ending.ready if self.ending is not None else frozenset[int]()
        return tuple(seat for seat in self.seats if seat.user_id is not None and seat.seat not in ready)

    def forced_play(self, seat: int) -> Move | None:
        """The play that is to be made for the person at a seat, who has no other; None where they play themselves."""
        row = self.seats[seat]
        if row.user_id is None or self.over or not self.views:
            return None
        view = self.views[seat]
        move = only_play(view)
        return move if move is not None and (row.forced or is_made_for_all(view)) else None

    def offers_forced_plays(self, seat: SeatRow) -> bool:
        """True if a seat's player is asked, at a forced play, if these shall be made for them, until they answer."""
        if seat.forced or seat.forced_offered or not self.views:
            return False
        view = self.views[seat.seat]
        return only_play(view) is not None and not is_made_for_all(view)

    @property
    def clock(self) -> Clock:
        """The clock in force: the table's, but the slowest for a person alone with computers."""
        return "post" if self.is_alone else self.row.clock

    @property
    def pace(self) -> Pace:
        """The pace of the computers: the slowest choice at the table."""
        for pace in SLOWEST_FIRST:
            if any(seat.user_id is not None and seat.pace == pace for seat in self.seats):
                return pace
        return "normal"

    @property
    def has_hints(self) -> bool:
        """True if there are hints; in a lobby, if a match of those who sit there would have them."""
        return self.row.hints if self.public is not None else hints_agreed(self.row.hints, self.seats)

    @property
    def had_hints_together(self) -> bool:
        """True if several people play, or have played, with hints: a person alone has them in any case."""
        return self.row.hints and self.public is not None and sum(seat.user_id is not None for seat in self.seats) > 1

    @property
    def undecided_on_hints(self) -> tuple[SeatRow, ...]:
        """The people in a lobby who have not agreed yet to the hints that its host wishes."""
        if not self.row.hints or self.public is not None:
            return ()
        return tuple(seat for seat in self.seats if seat.user_id is not None and not seat.hints)

    @property
    def substitute_after(self) -> float:
        """The seconds after which a computer takes the seat of somebody who does not play."""
        return self.times.substitute_after(self.clock)

    @property
    def deadline(self) -> datetime:
        """The time a computer takes the seats of those the table waits for."""
        return self.waiting_since + timedelta(seconds=self.substitute_after)

    @property
    def language(self) -> str:
        """The language of the messages for the whole table; at a person's own table, that of the person."""
        own = next((seat for seat in self.seats if seat.user_id is not None), None) if self.row.solo else None
        return self.row.language if own is None else own.reads

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, as people of the language of the moment read them."""
        return table_names([seat.name for seat in self.seats])

    def name_of(self, seat: SeatRow) -> str:
        """The name of one of its seats, as people read it."""
        return self.names[self.seats.index(seat)]

    def seat_of(self, user_id: int) -> SeatRow | None:
        """The seat of a person, if they have one."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def former_seat(self, seat_id: int | None) -> SeatRow | None:
        """The row of a former player of this match by its id; None if it is no such row."""
        return next((row for row in self.former if row.id == seat_id), None)

    def seat_left_by(self, user_id: int) -> SeatRow | None:
        """The seat that a person left in this match, with its present player; None if they still sit, or never sat."""
        if self.seat_of(user_id) is not None:
            return None
        return next((self.seats[row.seat] for row in self.former if row.user_id == user_id), None)

    @property
    def free_seats(self) -> tuple[SeatRow, ...]:
        """The computers' seats that people have left, which anyone can take. A contest's are for those who play it."""
        if self.row.state != "playing" or self.row.contest_id is not None or self.row.solo:
            return ()
        left = {row.seat for row in self.former if row.level is None}
        return tuple(seat for seat in self.seats if seat.user_id is None and seat.seat in left)

    @property
    def host(self) -> SeatRow | None:
        """The seat of the host; None where they have none, or their data was deleted."""
        return self.seat_of(self.row.host_id) if self.row.host_id is not None else None

    def seat_with(self, seat_id: int | None) -> SeatRow | None:
        """The seat with that row; None where its player sits there no more."""
        for seat in self.seats:  # without a generator: a play asks this many times
            if seat.id == seat_id:
                return seat
        return None

    @property
    def public_view(self) -> View:
        """The public View of a match: a lobby has none."""
        assert self.public is not None, "a lobby has no deal"  # noqa: S101
        return self.public

    @property
    def deal(self) -> int:
        """The number of the deal being played; 0 in a lobby."""
        return self.public.deal if self.public is not None else 0

    def view_of(self, seat: SeatRow) -> View | None:
        """The View of a seat, its hand in the order its player prefers; None in a lobby."""
        return arranged(self.views[seat.seat], seat.order or Order.HIGH) if self.views else None

    def shown_to(self, seat: SeatRow) -> View | None:
        """The View for the player's own message: without what others have done since their last play."""
        return self._shown[seat.seat] if self.views else None

    @cached_property
    def _shown(self) -> tuple[View, ...]:
        views = [self.view_of(seat) for seat in self.seats]
        return tuple([until_own_turn(view) for view in views if view is not None])


@dataclass(frozen=True, slots=True)
class Outcome:
    """The table after an operation, or a look, `by` a person. `repeated`: the interaction had been applied before."""

    snapshot: Snapshot
    events: tuple[Event, ...] = ()
    repeated: bool = False
    by: int | None = None

    @property
    def seat(self) -> SeatRow:
        """The seat of that person. Raises NotSeated where they have none."""
        seat = self.snapshot.seat_of(self.by) if self.by is not None else None
        if seat is None:
            raise NotSeated
        return seat


def only_play(view: View) -> Move | None:
    """The viewer's only legal play: the piece they must follow or go on with, or the next tile of a row.

    Never the first lead of a deal, a bid or a pass; and none while somebody may still challenge a play.
    """
    ask = view.ask
    if ask is None or ask.pick or len(ask.choices) != 1:
        return None
    if any(isinstance(choice.move, Challenge | Retract) for choice in view.extra_choices):
        return None
    move = ask.choices[0].move
    if isinstance(move, Lead):
        return move if view.trick_board.finished else None
    return move if isinstance(move, Play | Turn) else None


def is_made_for_all(view: View) -> bool:
    """True if the only play is made for everybody: by the house rules, as it is their last piece, or as the tile must
    open the line. The last tile for a line or train is theirs to play: it wins the deal.
    """
    if isinstance(view.board, LineView | TrainsView):
        return isinstance(view.board, LineView) and view.board.opening is not None
    return view.options.makes_only_moves or len(view.hand) == 1


# -- seats that changed hands -----------------------------------------------------------------------------------------


def person_before(snapshot: Snapshot, seat: SeatRow) -> str | None:
    """The name of the person whose seat a player took over; None if there is none, or it is their own seat."""
    people = [row for row in snapshot.former if row.seat == seat.seat and row.level is None]
    if not people or (seat.user_id is not None and seat.user_id in {row.user_id for row in people}):
        return None
    return _name_of(people[-1])


def handed_over(snapshot: Snapshot, reader: int | None = None) -> tuple[SeatRow, ...]:
    """The seats that have changed hands since the player of seat `reader` last moved; None: since any person who was
    here then has moved.
    """
    if not snapshot.former or snapshot.row.state != "playing":
        return ()
    changed = {row.seat for row in snapshot.former}
    return tuple(seat for seat in snapshot.seats if seat.seat in changed and _is_news(snapshot, seat, reader))


def _is_news(snapshot: Snapshot, changed: SeatRow, reader: int | None) -> bool:
    """True if the reader, or without one any person who was there, has not moved since a seat changed hands."""
    if reader is not None:
        return reader != changed.seat and snapshot.played_at[reader] <= changed.since
    others = (seat for seat in snapshot.seats if seat.user_id is not None and seat.since <= changed.since)
    return any(snapshot.played_at[seat.seat] <= changed.since for seat in others if seat.seat != changed.seat)


def made_by_others(snapshot: Snapshot) -> Mapping[tuple[int, Made], str]:
    """The names of former players, by their seat and the plays and bids that they made in this deal."""
    found = dict[tuple[int, Made], str]()
    for (seat, made), position in snapshot.made_at.items():
        now = snapshot.seats[seat]
        sat = (row for row in snapshot.former if row.seat == seat and row.since < position)
        then = next((row for row in sat if row.until is None or position <= row.until), None)
        if then is not None and (then.user_id is None or then.user_id != now.user_id):
            found[seat, made] = _name_of(then)
    return found


def _name_of(row: SeatRow) -> str:
    return known_names([as_read(row.name)])[0]

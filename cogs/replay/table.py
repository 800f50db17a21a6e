"""Replays: of the tables' own matches, and of records that people attach. Only deals that are over are in one."""

import asyncio
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice

from bot.message import Message, Names, Text, sentences, with_names
from bot.rules.boards import LineView, PieceView, RowsView, TrainsView, TricksView
from bot.rules.catalogue import AnyGame, Catalogue
from bot.rules.events import Claimed, DealResult, Drew, JoinedTrain, Knocked, Laid, LineEvent, TrainEvent, TrickWon
from bot.rules.moves import Bid, Claim, Concede, Declare, Kitty, Lead, Move, NameDoubles, Pass, Play, Trump, piece_of
from bot.rules.options import Options
from bot.rules.pieces import Piece
from bot.rules.view import View
from bot.table.access import TableAccess
from bot.table.errors import WrongState
from bot.table.state.played import Deal, PlayedMatch, deals_of, replayed
from bot.table.state.undo import AnyMatch, PlayedMove
from bot.table.verification.head import BadRecord
from bot.table.verification.report import printable
from bot.table.verification.verify import read
from bot.words.names import clean_name, spoken_names, table_names
from bot.words.speaker import say
from cogs.kit.lru_cache import LruCache
from cogs.replay.words import (
    DealPart,
    Hands,
    Replay,
    ReplayFrame,
    deal_title,
    pieces_of,
    place_of,
    sentences_of,
    sides_of,
)

# -- the frames of a deal ---------------------------------------------------------------------------------------------


_BEFORE_PLAY: dict[type[Move], DealPart] = {
    Pass: DealPart.PASS,
    **dict.fromkeys((Bid, Kitty, Trump, Declare, NameDoubles), DealPart.AUCTION),
}


def frames_of(game: AnyGame, deal: Deal) -> tuple[ReplayFrame, ...]:
    """The frames of a deal that is over, from its steps."""
    ended = game.ended_deal(deal[-1].after)
    if ended is None:
        raise ValueError("a deal is replayed once it is over")
    if not isinstance(ended.board, TricksView):
        return tuple(_of_line(game, deal, ended))
    return tuple(_Tricks(game, ended).frames(deal))


@dataclass
class _Tricks:
    """The frames of a deal of tricks. `decisions` are the moves since the last frame that were no plays."""

    game: AnyGame
    ended: View
    decisions: list[tuple[int, Move]] = field(default_factory=list)

    def frames(self, deal: Deal) -> Iterator[ReplayFrame]:
        for step, following in zip(deal, (*deal[1:], None), strict=True):
            part = _BEFORE_PLAY.get(type(step.move))
            if not isinstance(step.move, Lead | Play):
                self.decisions.append((step.seat, step.move))
            if isinstance(step.move, Claim | Concede):
                yield self._frame(DealPart.CLAIM, 0, self.ended, self._laid_open(step))
            elif part is not None and (following is None or _BEFORE_PLAY.get(type(following.move)) is not part):
                if part is DealPart.PASS:
                    self.decisions = [*dict(self.decisions).items()]  # the last word of each counts
                yield self._frame(part, 0, *self._after(step))
            for event in step.events if isinstance(step.move, Lead | Play) else ():
                if isinstance(event, TrickWon):
                    yield self._frame(DealPart.TRICK, event.number, *self._after(step))
        yield self._frame(DealPart.END, 0, self.ended, ())

    def _frame(self, part: DealPart, number: int, view: View, hands: Hands) -> ReplayFrame:
        made, self.decisions = tuple(self.decisions), []
        return ReplayFrame(part, number, self.ended.trick_board.count, view, hands, made)

    def _after(self, step: PlayedMove) -> tuple[View, Hands]:
        """The View of everyone after a step, and the hands then. The match can be in its next deal already."""
        if not step.ends_deal:
            return self.game.view(step.after, None), _plain(self.game.open_hands(step.after))
        hands, piece = list(_plain(self.game.open_hands(step.before))), piece_of(step.move)
        hands[step.seat] = _without(hands[step.seat], piece)
        return self.ended, tuple(hands)

    def _laid_open(self, step: PlayedMove) -> Hands:
        """The hands as they were laid open by a claim, with what lay on the table in a trick that was not finished."""
        claimed = next(event for event in step.events if isinstance(event, Claimed))
        held = [shown for hand in _plain(self.game.open_hands(step.before)) for shown in hand]
        shown_as = {shown.piece: shown for shown in held}
        return tuple(tuple(shown_as.get(piece, PieceView(piece)) for piece in hand) for hand in claimed.hands)


def _of_line(game: AnyGame, deal: Deal, ended: View) -> Iterator[ReplayFrame]:
    """The frames of a deal with a line, trains or rows: a round ends where a seat would turn or play a second time."""
    rounds = _rounds(deal, ended)
    before, held = 0, game.open_hands(deal[0].before)
    for number, steps in enumerate(rounds, 1):
        last = steps[-1]
        if last.ends_deal:
            view, hands = ended, tuple(seat.shown for seat in ended.seats)
        else:
            view, hands = game.view(last.after, None), game.open_hands(last.after)
        turned = view.rows_board.turned[before:] if isinstance(view.board, RowsView) else ()
        log = view.board.log[before:] if isinstance(view.board, LineView | TrainsView) else ()
        drawn = _drawn(held, hands, log)
        yield ReplayFrame(DealPart.ROUND, number, len(rounds), view, _plain(hands), turned=turned, log=log, drawn=drawn)
        before, held = before + len(turned) + len(log), hands
    yield ReplayFrame(DealPart.END, 0, len(rounds), ended)


def _drawn(before: Hands, after: Hands, log: tuple[LineEvent | TrainEvent, ...]) -> Hands:
    """The tiles each seat has drawn in a round, whether it has played them or holds them still; empty if none has."""
    if not any(isinstance(event, Drew) for event in log):
        return ()
    hands = [list(hand) for hand in _plain(after)]
    for event in log:
        if isinstance(event, Laid | JoinedTrain):
            hands[event.seat].append(PieceView(event.tile))
    had = [{shown.piece for shown in hand} for hand in before]
    return tuple(tuple(shown for shown in hand if shown.piece not in old) for hand, old in zip(hands, had, strict=True))


def _rounds(deal: Deal, ended: View) -> list[list[PlayedMove]]:
    """The steps by rounds. At trains the turns that went by themselves count too."""
    rounds: list[list[PlayedMove]] = []
    acted, last, has_trains = set[int](), -1, isinstance(ended.board, TrainsView)
    for step in deal:
        if not rounds or (step.seat != last and step.seat in acted):
            rounds.append([])
            acted.clear()
        rounds[-1].append(step)
        later = [event.seat for event in step.events if isinstance(event, JoinedTrain | Knocked) and has_trains]
        acted |= {step.seat, *later}
        last = later[-1] if later else step.seat
    return rounds


def _plain(hands: Hands) -> Hands:
    """The hands without marks of what is legal."""
    return tuple(tuple(replace(shown, legal=None, tinted=(False, False)) for shown in hand) for hand in hands)


def _without(hand: tuple[PieceView, ...], piece: Piece | None) -> tuple[PieceView, ...]:
    """A hand less one copy of a piece, if it has it."""
    place = next((place for place, shown in enumerate(hand) if shown.piece == piece and piece is not None), len(hand))
    return (*hand[:place], *hand[place + 1 :])


# -- replays ----------------------------------------------------------------------------------------------------------


MOST_MOVES = 6000  # of an attached record: a few seconds of replaying; a match of a hundred deals has fewer
_MOST_OTHER_LINES = 100  # of a record: its head, and empty ones
_KEPT = 8  # matches whose steps are kept in memory, each a few megabytes


@dataclass(frozen=True, slots=True, eq=False)
class ReplayedMatch:
    """A match as far as its deals are over, each in its steps. `proof`: what its record proves, where it is one's."""

    game: AnyGame
    options: Options
    players: int
    names: tuple[str, ...]
    deals: tuple[Deal, ...] = field(repr=False)
    results: tuple[DealResult, ...]
    proof: Text = ""

    def replay(self, deal: int) -> Replay:
        """The frames of a deal; of the first or the last where there is none of that number."""
        number = min(max(deal, 1), len(self.deals))
        title = self.game.title_of(self.options, self.players)
        names, frames = table_names(self.names), _frames(self, number)
        return Replay(self.game, self.options, title, names, len(self.deals), self.results, number, frames)


@lru_cache(maxsize=64)
def _frames(played: ReplayedMatch, number: int) -> tuple[ReplayFrame, ...]:
    return frames_of(played.game, played.deals[number - 1])


class Replays:
    """Replays matches, off the event loop, and keeps the latest in memory: people go through them step by step."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store
        self._kept = LruCache[ReplayedMatch](_KEPT)
        self._one_record = asyncio.Lock()  # a long one takes a second of a thread

    async def of_table(self, table_id: int, deal: int) -> Replay:
        """A deal that is over. Raises WrongState where none is, NoTable, MovesDeleted, UnreadableJournal, NotLoaded."""
        async with self._access.locked(table_id) as table:
            public, match = table.snapshot().public, table.match
            names = tuple(seat.name for seat in table.seats)  # none where their data was deleted
            game, options, players, row = table.game, table.options, table.row.players, table.row
        if public is None or match is None:
            raise WrongState(Message("replay-none-yet"))
        await self._access.check_may_be_told(row)
        over = public.deal - (0 if public.winners is not None else 1)
        if not over:
            raise WrongState(Message("replay-none-yet"))
        key = table_id, over, names
        if (played := self._kept.get(key)) is None:
            moves = await self._store.journal.moves(table_id)
            start = PlayedMatch.of(game, game.start(options, players, match.seed, match.deals))
            deals = await asyncio.to_thread(lambda: tuple(islice(deals_of(replayed(start, moves)), over)))
            played = self._kept.put(key, ReplayedMatch(game, options, players, names, deals, match.results))
        return await asyncio.to_thread(played.replay, deal)

    async def channel_to_share_in(self, table_id: int) -> int | None:
        """The one channel where frames of a table's match can be posted, as everyone there saw the match. For a match
        played alone it is that of its contest; None where there is none. Raises NoTable.
        """
        row = await self._store.tables.get(table_id)
        return await self._access.channel_of_contest(row) if row.solo else row.channel_id

    async def of_record(self, text: str, deal: int) -> tuple[Replay, Text]:
        """A deal of an attached record, and in a sentence what the record proves. Raises BadRecord."""
        key = hashlib.sha256(text.encode()).digest()
        async with self._one_record:
            if (played := self._kept.get(key)) is None:
                played = self._kept.put(key, await asyncio.to_thread(of_text, text, self._access.catalogue, MOST_MOVES))
        if not played.deals:
            raise BadRecord(Message("replay-no-deal"))
        return await asyncio.to_thread(played.replay, deal), played.proof


def of_text(text: str, catalogue: Catalogue, most: int | None = None) -> ReplayedMatch:
    """The match of a record, once it is checked. Raises BadRecord: also where it has more moves than `most`."""
    if most is not None and text.count("\n") > most + _MOST_OTHER_LINES:
        raise BadRecord(Message("replay-too-long", most=most))
    record = read(text, catalogue)
    if most is not None and len(record.entries) > most:
        raise BadRecord(Message("replay-too-long", most=most))
    head, deals = record.head, tuple(deals_of(record.replayed(record.start())))
    end = deals[-1][-1].after if deals else None
    names = tuple(clean_name(head.names[seat]) if seat < len(head.names) else "" for seat in range(head.players))
    proof = sentences(
        Message("replay-proof", seal=record.seal[:16], moves=len(record.entries)),
        None if end is not None and end.winners is not None else Message("replay-unfinished"),
    )
    results = end.results if end is not None else ()
    return ReplayedMatch(head.game, head.options, head.players, names, deals, results, proof)


# -- a record as a story ----------------------------------------------------------------------------------------------


def story(text: str, catalogue: Catalogue) -> str:
    """The match of a record, to be printed. Raises BadRecord."""
    return "\n".join(printable(line) for line in _lines(of_text(text, catalogue)))


def _lines(played: ReplayedMatch) -> Iterator[str]:
    name = spoken_names(played.names)
    names = Names(name)
    title = played.game.title_of(played.options, played.players)
    sides = say(with_names(sides_of(played.replay(1).frames[0].view), names)) if played.deals else ""
    yield f"{say(title)}: {sides or ', '.join(map(name, range(played.players)))}"
    yield say(played.proof)
    if not played.deals:
        yield say(Message("replay-no-deal"))
    for number, deal in enumerate(played.deals, 1):
        yield ""
        yield from _deal(played, played.replay(number), names, deal[0].before)


def _deal(played: ReplayedMatch, replay: Replay, names: Names, dealt: AnyMatch) -> Iterator[str]:
    """A deal: the hands as they were dealt, then a line for each frame."""
    yield say(deal_title(replay.frames[0]))
    for seat, hand in enumerate(played.game.open_hands(dealt)):
        yield f"  {names.called(seat)}: {' '.join(map(str, pieces_of(hand)))}"
    for frame in replay.frames:
        yield f"  {say(place_of(frame))}: {say(with_names(sentences(*sentences_of(frame)), names))}"

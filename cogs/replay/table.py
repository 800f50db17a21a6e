"""Replays: of the tables' own matches, and of records that people attach. Only deals that are over are in one."""

import asyncio
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from bot.message import Message, Text, sentences
from bot.rules.catalogue import AnyGame, Catalogue
from bot.rules.errors import Refusal
from bot.rules.events import DealResult
from bot.rules.moves import Move, parse_move
from bot.rules.options import Options
from bot.store.tables.journal import MoveRow
from bot.table.access import TableAccess
from bot.table.errors import UnreadableJournal, WrongState
from bot.table.lru_cache import LruCache
from bot.table.state.steps import Deal, MatchReplay
from bot.table.state.undo import UNDO_ENTRIES, UndoEntry
from bot.table.verification.head import BadRecord
from bot.table.verification.verify import read
from bot.words.names import as_read, clean_name
from cogs.replay.frames import frames_of
from cogs.replay.words import Frame, Replay

MOST_MOVES = 6000  # of an attached record: a few seconds of replaying; a match of a hundred deals has fewer
_KEPT = 8  # matches whose steps are kept in memory, each a few megabytes


@dataclass(frozen=True, slots=True, eq=False)
class Played:
    """A match as far as its deals are over, each in its steps. `proof`: what its record proves, where it is one's."""

    game: AnyGame
    options: Options
    players: int
    names: tuple[str, ...]
    deals: tuple[Deal, ...] = field(repr=False)
    results: tuple[DealResult, ...]
    proof: Text = ""

    def replay(self, deal: int | None) -> Replay:
        """The frames of a deal; of the first or the last where there is none of that number, of None the last."""
        number = min(max(deal or len(self.deals), 1), len(self.deals))
        title = self.game.title_of(self.options, self.players)
        return Replay(
            title, tuple(map(as_read, self.names)), len(self.deals), self.results, number, _frames(self, number)
        )


@lru_cache(maxsize=64)
def _frames(played: Played, number: int) -> tuple[Frame, ...]:
    return frames_of(played.game, played.deals[number - 1])


class Replays:
    """Replays matches, off the event loop, and keeps the latest in memory: people go through them step by step."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store
        self._kept = LruCache[Played](_KEPT)
        self._one_record = asyncio.Lock()  # a long one takes a second of a thread

    async def of_table(self, table_id: int, deal: int | None = None) -> Replay:
        """A deal of a table's match that is over. Raises WrongState where none is, NoTable, MovesDeleted,
        UnreadableJournal, NotLoaded.
        """
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
            course = MatchReplay(game, game.start(options, players, match.seed, match.deals))
            deals = await asyncio.to_thread(_deals_of, course, moves, over)
            played = self._kept.put(key, Played(game, options, players, names, deals, match.results))
        return await asyncio.to_thread(played.replay, deal)

    async def channel_to_share_in(self, table_id: int) -> int | None:
        """The one channel in which frames of a table's match may be posted: who sees it, saw the match. Of one that was
        played alone it is that of its contest, where all are compared; None where there is none. Raises NoTable.
        """
        row = await self._store.tables.get(table_id)
        return await self._access.channel_of_contest(row) if row.solo else row.channel_id

    async def of_record(self, text: str, deal: int | None = None) -> tuple[Replay, Text]:
        """A deal of an attached record, and in a sentence what the record proves. Raises BadRecord."""
        key = hashlib.sha256(text.encode()).digest()
        async with self._one_record:
            if (played := self._kept.get(key)) is None:
                played = self._kept.put(key, await asyncio.to_thread(of_text, text, self._access.catalogue, MOST_MOVES))
        if not played.deals:
            raise BadRecord(Message("replay-no-deal"))
        return await asyncio.to_thread(played.replay, deal), played.proof


def of_text(text: str, catalogue: Catalogue, most: int | None = None) -> Played:
    """The match of a record, once it is checked. Raises BadRecord: also where it has more moves than `most`."""
    record = read(text, catalogue)
    if most is not None and len(record.entries) > most:
        raise BadRecord(Message("replay-too-long", most=most))
    head, course = record.head, record.course()
    deals = tuple(ended for ended in record.replayed(course) if ended is not None)
    names = tuple(clean_name(head.names[seat]) if seat < len(head.names) else "" for seat in range(head.players))
    proof = sentences(
        Message("replay-proof", seal=record.seal[:16], moves=len(record.entries)),
        None if course.match.winners is not None else Message("replay-unfinished"),
    )
    results = course.match.results
    return Played(head.game, head.options, head.players, names, deals, results, proof)


def _deals_of(course: MatchReplay, moves: Iterable[MoveRow], over: int) -> tuple[Deal, ...]:
    """The deals of a journal that are over, and nothing of one that is not. Raises UnreadableJournal."""
    deals: list[Deal] = []
    try:
        for row in moves:
            ended = course.enter(row.seat, _entry(row.notation))
            if ended is not None:
                deals.append(ended)
            if len(deals) == over:
                break
    except (Refusal, ValueError):
        raise UnreadableJournal from None
    return tuple(deals)


def _entry(notation: str) -> Move | UndoEntry:
    return UNDO_ENTRIES[notation] if notation in UNDO_ENTRIES else parse_move(notation)

"""A server's results by person, as far as a viewer may see them: the leaderboard, a player's card, two players against
each other, past matches.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from itertools import accumulate

from bot import clock
from bot.message import Message, Text
from bot.players.levels import LEVELS
from bot.rules.catalogue import ACHIEVEMENTS, Catalogue
from bot.store.scores.results import PlayerStanding, Role, player_key
from bot.store.scores.viewers import NOWHERE, Viewer
from bot.store.store import Store
from bot.table.calendar import CalendarSpan
from bot.table.errors import NotAllowed
from cogs.people.achievement_words import EVERY, AchievementList, list_of, people_of
from cogs.people.alone_words import AloneRecord, GameAlone, LevelRecord
from cogs.people.card_words import (
    EarnedRecord,
    GameRecord,
    PlayerCard,
    RatingHistory,
    RoleRecord,
    course_of,
    streaks,
)
from cogs.people.progress import ProgressStore
from cogs.people.seasons import SeasonRecords
from cogs.people.store import BoardStore, HistoryStore, MeetingRow, PastMatch, RecordStore, RoleSum
from cogs.people.words import (
    LATEST,
    MOST_RANKED,
    Board,
    BoardRow,
    GameOfTwo,
    Meeting,
    Tally,
    Versus,
    places_moved,
    ranking,
)

__all__ = ["PastMatch", "People"]
_WEEK = timedelta(days=7)
_UNDER_CONTRACT = (Role.BIDDER, Role.PARTNER, Role.OPPONENT)


class People:
    """Reads records of people. Every method may raise NotLoaded, and BadOptions for a game that is not known."""

    def __init__(self, store: Store, catalogue: Catalogue, seasons: SeasonRecords) -> None:
        self._store = store
        self.seasons = seasons
        self._board_store = BoardStore(store.database)
        self._record_store = RecordStore(store.database)
        self._progress_store = ProgressStore(store.database)
        self.history = HistoryStore(store.database)  # for the lists of past matches
        self._catalogue = catalogue

    async def leaderboard(self, viewer: Viewer, game: str | None) -> Board:
        """A server's leaderboard of all time, of one game or of all."""
        now, before = await self._board_store.tallies(viewer, game)
        board = await self._board(viewer, game, now, before)
        computers = [
            (level, standing.rating.shown)
            for level in (LEVELS if game and board.rows else ())
            if (standing := await self._store.scores.standing(viewer, player_key(None, level), game)) is not None
            and standing.rating is not None
        ]
        return replace(board, computers=tuple(computers))

    async def season(self, viewer: Viewer, game: str | None, month: date | None) -> Board:
        """The standings of a month (None: the present one), in one game or in all: everyone begins with nothing."""
        season, now = await self.seasons.season(viewer, month), clock.now()
        tallies = await self._board_store.within(viewer, game, season)
        is_over, a_week_ago = season.end <= now, now - _WEEK
        has_moves = season.start < a_week_ago and not is_over
        before = await self._board_store.within(viewer, game, season.until(a_week_ago)) if has_moves else ()
        board = await self._board(viewer, game, tallies, before, season)
        return replace(board, is_over=is_over, has_moves=has_moves)

    async def _board(
        self,
        viewer: Viewer,
        game: str | None,
        now: Sequence[Tally],
        before: Sequence[Tally],
        season: CalendarSpan | None = None,
    ) -> Board:
        """A leaderboard of what each person has now, and had a week ago."""
        title, medals = self._catalogue.game(game).title if game else "", await self.seasons.medals(viewer)
        by_rating = game is not None and season is None
        ranked, ranked_before = ranking(now, by_rating=by_rating), ranking(before, by_rating=by_rating)
        moved = places_moved(ranked, ranked_before)
        own = next((tally for tally in now if tally.user_id == viewer.user_id), Tally(viewer.user_id, 0, 0, 0))
        shown = {tally.user_id: tally for tally in (*ranked[:MOST_RANKED], own)}
        names = await self._store.people.names(viewer, shown)
        forms = await self._forms(viewer, shown.values(), game, season)
        ranks = {tally.user_id: rank for rank, tally in enumerate(ranked, 1)}

        def row(tally: Tally) -> BoardRow:
            user = tally.user_id
            medal = medals.places.get(user)
            return BoardRow(tally, names.get(user, ""), ranks.get(user), moved.get(user), forms[user], medal)

        best, month = tuple(map(row, ranked[:MOST_RANKED])), None if season is None else season.first
        return Board(title, month, best, row(own), len(ranked), medals_of=medals.month)

    async def _forms(
        self, viewer: Viewer, shown: Iterable[Tally], game: str | None, season: CalendarSpan | None
    ) -> dict[int, tuple[int, ...]]:
        """The line of form of each: the rating over the latest matches if it is public, else the wins beyond chance."""
        keys = {tally.user_id: player_key(tally.user_id, None) for tally in shown}
        rated = {tally.user_id for tally in shown if tally.rating is not None}
        latest = await self._board_store.form(viewer, keys.values(), game, season)
        return {
            user_id: tuple(
                accumulate(((change or 0) if user_id in rated else above for change, above in latest[key]), initial=0)
            )
            for user_id, key in keys.items()
        }

    async def card(self, viewer: Viewer, user_id: int, name: str, game: str | None = None) -> PlayerCard | None:
        """A person's record in one game or in all; None before their first deal. Raises NotAllowed outside of servers
        for another person's.
        """
        title = self._catalogue.game(game).title if game else ""
        _check_own(viewer, user_id)
        player, records = player_key(user_id, None), self._record_store
        standings = [row for row in await self._store.scores.standings(viewer, player) if game in (None, row.game)]
        roles, won, earned = await asyncio.gather(
            records.roles(viewer, player, game), records.won(viewer, player, game), records.earned(viewer, player, game)
        )
        if not standings and not earned:
            return None
        listed = None if game else await self.achievements(viewer, user_id, name)
        shows = await self._shows_progress(user_id)
        main = max(standings, key=lambda row: (row.rating is not None, row.rated), default=None)
        tallies, _ = await self._board_store.tallies(viewer, game)
        medals = await self.seasons.medals(viewer)
        ranked = [tally.user_id for tally in ranking(tallies, by_rating=game is not None)]
        now, longest = streaks(won)
        bids = [role for role in roles if role.role == Role.BIDDER]
        return PlayerCard(
            name=name,
            game=title,
            matches=sum(row.matches for row in standings),
            won=sum(map(_won, standings)),
            deals=sum(row.deals for row in standings),
            points=sum(row.points for row in standings),
            moons=sum(row.moons for row in standings),
            bids=(sum(role.deals for role in bids if role.made), sum(role.deals for role in bids)),
            streak=now,
            longest_streak=longest,
            rank=ranked.index(user_id) + 1 if user_id in ranked and not viewer.is_everywhere else None,
            everywhere=viewer.is_everywhere,
            course=await self._course(viewer, player, main),
            is_rating_hidden=bool(main) and main.rating is None and main.is_rating_hidden,
            games=self._games(standings) if not game else (),
            roles=_roles(roles) if game else (),
            since=None if (since := await records.roles_since(viewer, player, game)) is None else since.date(),
            extremes=await self._extremes(viewer, player, game) if game else None,
            has_moons=not game or self._catalogue.game(game).low_wins,
            earned=tuple(record for record in earned if shows and record.name in ACHIEVEMENTS),
            badges=len(listed.earned) if listed is not None else 0,
            medal=(medals.places[user_id], medals.month) if user_id in medals.places else None,
        )

    async def achievements(self, viewer: Viewer, user_id: int, name: str) -> AchievementList | None:
        """A person's achievements: their own from everywhere, with the next ones; of others those that the viewer may
        see. None where they do not show them. Raises NotAllowed outside of servers for another person's.
        """
        _check_own(viewer, user_id)
        if not await self._shows_progress(user_id):
            return None
        is_own, kept = user_id == viewer.user_id, self._progress_store
        seen = Viewer(NOWHERE, user_id) if is_own else viewer
        earned = {one.name: one for one in await self._record_store.earned(seen, player_key(user_id, None), None)}
        having = await kept.rarity()
        if not is_own:
            found = [earned[one] for one in EVERY if one in earned]
            return AchievementList(name, _latest(found), people=people_of(having), having=having, is_own=False)
        badges, counts = await asyncio.gather(kept.badges(user_id), kept.counts(user_id))
        found = [
            EarnedRecord(one, earned[one].count if one in earned else 1, at.date() if at else None)
            for one, at in badges.items()
            if one in EVERY
        ]
        return list_of(name, _latest(found), counts, having)

    async def _shows_progress(self, user_id: int) -> bool:
        return (await self._store.people.preferences(user_id)).progress

    async def alone(self, viewer: Viewer, user_id: int, name: str) -> AloneRecord:
        """A person's matches against computers. Raises NotAllowed for another person's."""
        if user_id != viewer.user_id:
            raise NotAllowed(Message("alone-own-only"))
        found = defaultdict[str, dict[str, LevelRecord]](dict)
        for row in await self._progress_store.records(user_id):
            found[row.game][row.level] = LevelRecord(row.matches, row.won, row.streak, row.best, row.best_at)
        games = (GameAlone(key, game.title, found[key]) for key, game in self._catalogue.items() if key in found)
        return AloneRecord(name, tuple(games))

    async def _course(self, viewer: Viewer, player: str, of: PlayerStanding | None) -> RatingHistory | None:
        if of is None or of.rating is None or of.game is None:
            return None
        changes = await self._record_store.changes(viewer, player, of.game)
        return course_of(self._catalogue.game(of.game).title, of.rating.shown, changes)

    async def _extremes(self, viewer: Viewer, player: str, game: str) -> tuple[int, int] | None:
        found = await self._store.scores.total_range(viewer, player, game)
        if found is None:
            return None
        return found if self._catalogue.game(game).low_wins else (found[1], found[0])

    def _games(self, standings: Sequence[PlayerStanding]) -> tuple[GameRecord, ...]:
        """Every game there is, those that were played first."""
        of = {row.game: row for row in standings}
        return tuple(
            GameRecord(name, game.title, _won(of[name]) if name in of else 0, of[name].matches if name in of else 0)
            for name, game in self._catalogue.items()
        )

    async def versus(
        self, viewer: Viewer, own: tuple[int, str], other: tuple[int, str], game: str | None = None
    ) -> Versus:
        """Two people's matches against each other, by their ids and names. Raises NotAllowed outside of servers where
        neither is the viewer.
        """
        title = self._catalogue.game(game).title if game else ""
        _check_own(viewer, own[0], other[0])
        keys = player_key(own[0], None), player_key(other[0], None)
        found = await self._record_store.meetings(viewer, *keys, game)
        against = [row for row in found if not row.partners]
        together = [row for row in found if row.partners]
        names = sorted({row.game for row in against}, key=lambda name: -sum(row.game == name for row in against))
        a_deal = await self._record_store.points_a_deal(viewer, *keys, names)
        games = tuple(
            GameOfTwo(
                self._title(name),
                sum(row.game == name for row in against),
                _times_ahead(row for row in against if row.game == name),
                a_deal.get(name),
            )
            for name in names
        )
        latest = tuple(
            Meeting(row.at.date(), self._title(row.game), (row.own_total, row.other_total), _ahead(row))
            for row in against[:LATEST]
        )
        partners = len(together), sum(row.own_won for row in together)
        ahead, everywhere = _times_ahead(against), viewer.is_everywhere
        return Versus((own[1], other[1]), title, len(against), ahead, games, latest, partners, everywhere)

    async def name_of(self, viewer: Viewer, user_id: int) -> str | None:
        """The display name a person last played under there; None where the viewer may see no match of theirs."""
        return (await self._store.people.names(viewer, [user_id])).get(user_id)

    def _title(self, name: str) -> Text:
        game = self._catalogue.get(name)
        return game.title if game is not None else name


def _check_own(viewer: Viewer, *user_ids: int) -> None:
    """Raises NotAllowed where the viewer, outside of servers, asks only for others."""
    if viewer.is_everywhere and viewer.user_id not in user_ids:
        raise NotAllowed(Message("card-own-only"))


def _latest(earned: Sequence[EarnedRecord]) -> tuple[EarnedRecord, ...]:
    """The latest first; those without a day last."""
    return tuple(sorted(earned, key=lambda one: one.first or date.min, reverse=True))


def _won(row: PlayerStanding) -> int:
    return row.wins + row.shared_wins


def _ahead(row: MeetingRow) -> int | None:
    """The one of two, 0 or 1, that finished a match ahead of the other."""
    return None if row.own_place == row.other_place else int(row.other_place < row.own_place)


def _times_ahead(rows: Iterable[MeetingRow]) -> tuple[int, int]:
    ahead = [_ahead(row) for row in rows]
    return ahead.count(0), ahead.count(1)


def _roles(sums: Sequence[RoleSum]) -> tuple[RoleRecord, ...]:
    """Contracts made as bidder and as partner, and set by opponents; without contracts the points of a deal."""
    records = list[RoleRecord]()
    for role in (*_UNDER_CONTRACT, Role.ALONE, Role.PAIR):
        of_role = [one for one in sums if one.role == role]
        deals = sum(one.deals for one in of_role)
        if deals and role in _UNDER_CONTRACT:
            done = sum(one.deals for one in of_role if bool(one.made) is not (role is Role.OPPONENT))
            records.append(RoleRecord(role, deals, done))
        elif deals:
            records.append(RoleRecord(role, deals, points=sum(one.scored for one in of_role) / deals))
    return tuple(records)

"""The daily deal as a kind of contest: its visibility, and its end: the best line of play is found, then it is over,
and its ranking is posted. Until then the store says that it is due: a bot that was killed meanwhile begins anew.
"""

import asyncio
import logging
from collections.abc import Mapping
from datetime import datetime, timedelta

import discord

from bot import clock
from bot.background import Background
from bot.message import Message, Text
from bot.players.levels import EXPERT, HARD
from bot.rules.errors import Refusal
from bot.rules.shuffle import seed_of
from bot.table.errors import NotLoaded, NotSaved
from bot.table.state.table import Table
from bot.words.achievements import gained
from cogs.contests.contest import EVERYWHERE, OWN_SEAT, Contest
from cogs.contests.schema import SHOWN_FOR
from cogs.contests.table import Contests, KindOfContest
from cogs.daily import pages
from cogs.daily.best_line import BestLine, best_line
from cogs.daily.store import Finished
from cogs.daily.table import POST, DailyDeals, DailyState, score_of
from cogs.delivery.courier import Courier
from cogs.kit.answers.interaction import Interaction, is_direct, part_of, server_of
from cogs.kit.answers.visibility import NotShown
from cogs.kit.discord_errors import BROKEN
from cogs.kit.feature import Host
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import Payload
from cogs.kit.poster import PostKey, WantedMessage

log = logging.getLogger(__name__)
LINES = (EXPERT, HARD, HARD)  # how well a computer plays each: what is best is not always found by the most search
PATIENCE = 60.0  # seconds for all of them together
_AGAIN = timedelta(seconds=10)  # until a deal is looked at again whose best line is being found
_NONCE_LASTS = timedelta(minutes=1)  # at least
_CLOCKS_DIFFER = timedelta(hours=1)  # at most, this machine's from Discord's


class DailyKind(DailyDeals, KindOfContest):
    def __init__(self, host: Host, contests: Contests) -> None:
        super().__init__(host.access, contests)
        self._tables = host.tables
        self._servers = host.tables.servers
        self._post = host.post
        self._choose = host.worker.choose_untimed
        self._background = Background(Refusal)
        self.close = self._background.close  # what is not over is ended after the next start

    # -- the end of a day ------------------------------------------------------------------------------------------

    async def on_due(self, contest: Contest, now: datetime) -> datetime | None:
        """End a deal in the background once its day is over."""
        ends_at = contest.row.ends_at
        if ends_at is not None and now < ends_at:
            return ends_at
        self._background.spawn_once(contest.id, f"end of daily deal {contest.id}", self._close_day, contest)
        return now + _AGAIN

    async def _close_day(self, contest: Contest) -> None:
        settings = {**contest.row.settings, "line": await self._best_line_to_store(contest)}
        if await self._contests.change(contest, settings=settings):  # else it is looked at again
            row = contest.row
            missed = await self._contests.numbered(row.kind, row.guild_id, (row.number or 0) - 1)
            if missed is not None:  # its day could be mended until now
                await self._contests.stop_apart(missed)
            await self._contests.end(contest.id)

    async def _best_line_to_store(self, contest: Contest) -> BestLine | None:
        """The best line; None where no one has finished, or none could be found."""
        finished, guild_id = await self.finished(contest.row), contest.row.guild_id
        channel_id = (await self._servers.settings(guild_id)).channel_of(POST) if guild_id else None
        try:
            return await self._best_line(finished, is_posted=channel_id is not None) if finished else None
        except (NotLoaded, NotSaved):
            raise
        except Exception:  # the day ends all the same
            log.exception("the best line of daily deal %d could not be found", contest.id)
            return None

    async def _best_line(self, finished: tuple[Finished, ...], *, is_posted: bool) -> BestLine | None:
        """The best line of a person; or that of an expert computer, where it is posted and that is better."""
        best = finished[0]
        if best.table_id is None:
            return None
        snapshot = await self._tables.snapshot(best.table_id)
        line = None
        if snapshot.ended is not None and snapshot.views:
            line = best_line(snapshot.ended, snapshot.views[OWN_SEAT], best.score, by_computer=False)
        if not is_posted:
            return line
        try:
            async with asyncio.timeout(PATIENCE):
                for number, level in enumerate(LINES):
                    played = await self._played(best.table_id, number, level)
                    if played is not None and (line is None or played["score"] > line["score"]):
                        line = played
        except TimeoutError:
            log.info("the best line of a daily deal is that of people: the computer has taken too long")
        return line

    async def _played(self, table_id: int, number: int, own_level: str) -> BestLine | None:
        """The deal as a computer in the player's seat plays it; `number` tells its lines apart."""
        table = await self.dealt_table(table_id)
        played = table.played
        assert played is not None  # noqa: S101 - it has been dealt
        dice = seed_of(played.match.seed, f"best line {number}")
        while acting := table.game.to_act(played.match):
            seat, view_of = acting[0], table.game.showing(played.match)
            is_own = seat == OWN_SEAT
            level = own_level if is_own else table.seats[seat].level or own_level
            seed = (dice + played.decision_seed(seat)) % 2**64 if is_own else played.decision_seed(seat)
            move = await self._choose(view_of(seat), seed, level)
            played = played.plan(seat, move, clock.now()).after
        table.apply(played, None)
        return _line(table)

    # -- what is shown ---------------------------------------------------------------------------------------------

    async def messages(self, contest: Contest) -> Mapping[PostKey, WantedMessage]:
        """The results of a deal that is over, if there are any; after an outage only yesterday's. They ping no one, and
        name only those who wish it.

        Discord posts nothing twice under a nonce, but for some minutes. After that a lost message is looked for.
        """
        row = contest.row
        if not contest.over or row.ends_at is None or clock.now() >= row.ends_at + SHOWN_FOR or not row.guild_id:
            return {}
        channel_id = (await self._servers.settings(row.guild_id)).channel_of(POST)
        if channel_id is None:
            return {}
        results = (await self.ranking(contest.id, None)).as_news
        if not results.people:
            return {}
        payload = pages.end_of_day(results, contest, await self.streak_of_all(contest))
        is_late = row.ended_at is not None and clock.now() > row.ended_at + _NONCE_LASTS
        sought_since = row.ends_at - _CLOCKS_DIFFER if is_late else None
        return {("end", 0): WantedMessage(channel_id, payload, sought_since=sought_since)}

    async def language(self, contest: Contest) -> str:
        """The server's: a daily deal has no host."""
        guild_id = contest.row.guild_id
        return await self._servers.language(guild_id, self._post.locale_of(guild_id))

    async def on_refused(self, contest: Contest) -> None:
        """Stop posting in the channel that the owner chose, until they choose again."""
        await self._servers.note_refused(contest.row.guild_id, POST)

    async def check_shown(self, interaction: Interaction, contest: Contest) -> None:
        """Raises NotShown for the daily deal of another server. In direct messages a person sees those they began."""
        guild_id, here, user_id = contest.row.guild_id, server_of(interaction), interaction.user.id
        if guild_id in (EVERYWHERE, here):
            return
        if here is not None or not (contest.entry_of(user_id) or await self.has_mended(contest, user_id)):
            raise NotShown(Message("daily-elsewhere"))

    async def own_result(self, interaction: Interaction, contest: Contest) -> Page | Payload:
        """A person's card; when the day is over, the ranking, or that they have mended the day."""
        await self.check_shown(interaction, contest)
        if self.is_over(contest):
            user_id = interaction.user.id
            if (found := await self.mended(contest, user_id)) is not None:
                return pages.mended(found, contest, await self._earned(user_id, found.ended_at))
            return await self.ranking_page(contest, user_id)
        return await self.page(interaction, await self.state(contest.row.guild_id, interaction.user.id))

    async def page(self, interaction: Interaction, state: DailyState) -> Page:
        """Today's deal as one person finds it."""
        user_id = interaction.user.id
        card = await self.card(state.contest.id, user_id) if state.is_done else None
        place = await self.place(interaction, state)
        earned = await self._earned(user_id, state.entry.finished_at) if state.entry is not None else None
        return pages.page(state, card, place, earned=earned)

    async def place(self, interaction: Interaction, state: DailyState) -> pages.DailyPlace:
        """The place where a person sees the page."""
        return pages.DailyPlace(
            server_of(interaction) is not None,
            not is_direct(interaction),
            await self.sharing_channel(interaction, state.contest),
            await self._place_of_hand(interaction, state),
        )

    async def _earned(self, user_id: int, at: datetime | None) -> Text | None:
        """The achievements that a person earned by their days in a row with a deal that ended then."""
        return gained(await self.earned(user_id, at)) if at is not None else None

    async def _place_of_hand(self, interaction: Interaction, state: DailyState) -> pages.PlaceOfHand:
        """The place of a player's hand, once it is known: it has just been sent, perhaps."""
        table = state.own_table
        seat = table.seat_of(interaction.user.id) if table is not None and not table.over else None
        if table is None or seat is None:
            return "unknown"
        if not seat.dm_closed and await part_of(interaction, Courier).has_sent_hand(table, seat):
            return "sent"
        return "closed" if (await self._tables.snapshot(table.id)).seats[seat.seat].dm_closed else "unknown"

    async def ranking_page(self, contest: Contest, user_id: int) -> Payload:
        """The results, for those who have played it too; of a deal that is over for everyone. Raises NotAllowed."""
        results, entry = await self.ranking(contest.id, user_id), contest.entry_of(user_id)
        own_table = entry.table_id if entry is not None and entry.finished_at is not None else None
        return pages.ranking(results, contest, own_table)

    async def direct_channel(self, user_id: int) -> int:
        """The channel of a person's direct messages; 0 where Discord does not give it now."""
        try:
            return await self._post.direct(user_id)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("the direct messages of a player could not be found: %r", error)
            return 0

    async def sharing_channel(self, interaction: Interaction, contest: Contest) -> int | None:
        """The channel where a card is shared from direct messages: the one for the server's daily results, if any."""
        guild_id = contest.row.guild_id
        if server_of(interaction) is not None or guild_id == EVERYWHERE:
            return None
        return (await self._servers.settings(guild_id)).channel_of(POST)


def _line(table: Table) -> BestLine | None:
    snapshot = table.snapshot()
    score = score_of(snapshot)
    if snapshot.ended is None or score is None:
        return None
    return best_line(snapshot.ended, snapshot.views[OWN_SEAT], score, by_computer=True)

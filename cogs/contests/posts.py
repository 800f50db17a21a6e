"""The messages of contests: what all kinds show alike, and how they are posted once and then edited."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

import discord
from discord.utils import format_dt

from bot.background import WorkByKey, until_done
from bot.message import Message, Row, Text, lines
from bot.rules.errors import Refusal
from bot.words.speaker import in_language, say, say_chat
from cogs.contests.contest import Contest, ContestKind, sealed_at, terms_of
from cogs.contests.table import Contests
from cogs.kit.custom_ids import Action, Argument
from cogs.kit.discord_errors import Meaning, is_passing, meaning
from cogs.kit.payload.buttons import DANGER, button
from cogs.kit.payload.payload import Component, Payload
from cogs.kit.payload.plain import plain
from cogs.kit.poster import PostedMessage, Poster, PostKey, PostOwner, WantedMessage


class OfContest(Argument, template="{contest}[/{confirmed:yes}][/{code:[0-9]{1,18}-[0-9a-f]{8}}]"):
    """A contest, and whether somebody confirms, or by which code they are invited: `17`, `17/yes`, `17/17-0a1b2c3d`."""

    contest: int
    confirmed: bool = False
    code: str = ""


CONTEST_SHUFFLE = Action("contestshuffle", OfContest)
OLD_PROOF = Action("tournamentproof", OfContest)  # the same, in messages of an older version
OWN_RESULT = Action("fared", OfContest)


def asked_first(question: str, action: Action[OfContest], label: Message, contest_id: int) -> Payload:
    """Asks whether what cannot be undone is meant."""
    sure = button(action, label, 0, OfContest(contest_id, confirmed=True), style=DANGER)
    return Payload(say_chat(Message(question)), rows=((sure,),))


_CHECKS = {ContestKind.DAILY: "fair-contest-daily-check", ContestKind.DUEL: "fair-contest-duel-check"}


def shuffle_button(contest: Contest) -> Component:
    return button(CONTEST_SHUFFLE, Message("button-fair-shuffle"), 0, OfContest(contest.id))


def shuffle_page(contest: Contest, user_id: int) -> Payload:
    """What anybody needs to check the deals, before and after; for one person, with their number."""
    if contest.row.kept == "result":
        return Payload(say_chat(Message("fair-contest-deleted")))
    seal = _code(contest.seal)
    if not contest.over:
        return Payload(say_chat(lines(Message("fair-contest-open", seal=seal), *_while_played(contest, user_id))))
    secret = Message("fair-contest-over", secret=_code(contest.row.secret.hex()), seal=seal)
    return Payload(say_chat(lines(secret, *_numbers(contest), _check(contest))))


def _while_played(contest: Contest, user_id: int) -> Iterator[Text]:
    if contest.row.kind is ContestKind.DAILY:
        yield Message("fair-contest-daily", since=format_dt(sealed_at(contest), "f"))
        return
    yield Message("fair-contest-later")
    own = contest.entry_of(user_id)
    if own is not None and own.interaction_id is not None:
        yield Message("fair-contest-own", number=_code(own.interaction_id))
    yield from _numbers(contest)


def _numbers(contest: Contest) -> Iterator[Message]:
    """The numbers of the presses that count in the deals of a duel; those of a tournament are among its terms."""
    if contest.row.kind is not ContestKind.DUEL:
        return
    told: list[Text] = [
        f"{called(entry.name)} {_code(entry.interaction_id)}"
        for entry in contest.entries
        if entry.interaction_id is not None
    ]
    if contest.row.start_number is not None:
        told.append(Message("fair-contest-start", number=_code(contest.row.start_number)))
    if told:
        yield Message("fair-contest-numbers", numbers=Row(told, " · "))


def _check(contest: Contest) -> Message:
    if contest.row.kind is ContestKind.TOURNAMENT:
        fixed = "\n".join(terms_of(contest.row, contest.entries).lines)
        return Message("fair-contest-tournament-check", terms=f"```\n{fixed}\n```")
    return Message(_CHECKS[contest.row.kind])


def _code(value: object) -> str:
    return f"`{value}`"


def called(name: str) -> str:
    """A name as it may stand in a message; "Someone" for a person who has left none."""
    return plain(name or say(Message("someone")))


# -- posting and editing ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KindOfPosts:
    """The messages of a kind of contest: which there should be now; in which language, if it is not the contest's own;
    and what is done where Discord refuses a new one for good.
    """

    wanted: Callable[[Contest], Awaitable[Mapping[PostKey, WantedMessage]]]
    language: Callable[[Contest], Awaitable[str]] | None = None
    on_refused: Callable[[Contest], Awaitable[object]] | None = None


class ContestCourier:
    """Delivers the messages of contests, one task for each that has changed.

    A call that Discord refuses for good is repeated only after the contest has changed; to a person with closed DMs
    never.
    """

    def __init__(self, contests: Contests, poster: Poster) -> None:
        self._contests = contests
        self._kinds = dict[ContestKind, KindOfPosts]()
        self._poster = poster
        self._were_behind: set[int] = set()  # at the last look
        self._delivering = WorkByKey("messages of contest", self._deliver, Refusal)
        self.close = self._delivering.close  # what is behind is brought up to date after the next start
        self._contests.listeners.append(self.on_contest)

    def deliver(self, kind: ContestKind, posts: KindOfPosts) -> None:
        """Deliver the messages of a kind of contest."""
        self._kinds[kind] = posts

    def on_contest(self, contest: Contest) -> None:
        """Bring a contest's messages up to date, in the background."""
        self._delivering.ask(contest.id)

    async def resume(self) -> None:
        """After a start, bring up to date what is behind. Raises NotLoaded."""
        for contest_id in await self._contests.store.behind():
            self._delivering.ask(contest_id)

    async def look_after_others(self) -> None:
        """Update posts that fell behind because the process that meant to update them is gone. Raises NotLoaded."""
        behind = {*await self._contests.store.behind()}
        for contest_id in behind & self._were_behind:
            self._delivering.ask(contest_id)
        self._were_behind = behind

    async def _deliver(self, contest_id: int) -> None:
        work = partial(self._bring_up_to_date, contest_id)
        await until_done(f"the messages of contest {contest_id}", is_passing, work)

    async def _bring_up_to_date(self, contest_id: int) -> None:
        contest, store = await self._contests.get(contest_id), self._contests.store
        posted = await store.messages(contest_id)
        kind = self._kinds[contest.row.kind]
        with in_language(contest.row.language if kind.language is None else await kind.language(contest)):
            wanted = await kind.wanted(contest)

        async def on_refused(error: discord.HTTPException, shown: PostedMessage | None) -> None:
            is_lost = meaning(error) in (Meaning.GONE_CHANNEL, Meaning.NO_ACCESS)
            if shown is None and is_lost and kind.on_refused is not None:
                await kind.on_refused(contest)

        remember = partial(store.keep_message, contest_id)
        if await self._poster.keep(
            PostOwner(contest.row.guild_id, f"c{contest_id}", posted, remember, on_refused), wanted
        ):  # else it stays behind, and is looked at again
            await store.note_shown(contest_id, contest.row.version)

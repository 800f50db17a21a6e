"""Own deals as people play them: by their hands in direct messages, or in a channel; the page of a daily deal."""

import json
import random
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.rules.black_tile.options import PRESETS
from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from cogs.contests.contest import Contest, ContestKind, ContestRow
from tests.end_to_end.controls import Control, decisions, use
from tests.end_to_end.house import MATCH_TIME, Place

AT = datetime(2026, 1, 1, tzinfo=UTC)
Asked = tuple[UserClient, ChatMessage, list[Control]]


def hand_of(person: UserClient, channel: ChatChannel | None = None) -> tuple[ChatMessage, list[Control]] | None:
    shown = (*reversed(person.dms()), *(reversed(person.timeline(channel)) if channel is not None else ()))
    for message in shown:
        moves = decisions(message)
        if moves and not message.deleted_at:
            return message, moves
    return None


class Players:
    """People who make any legal moves, each once."""

    def __init__(self, place: Place, people: Sequence[UserClient], seed: int = 5) -> None:
        self.place, self.people, self.dice = place, people, random.Random(seed)
        self._acted = set[tuple[int, str]]()

    def asked(self, people: Sequence[UserClient] = (), channel: ChatChannel | None = None) -> Asked | None:
        """Someone who is asked for a move; of these people, if any are named."""
        for person in people or self.people:
            found = hand_of(person, channel)
            if found is not None and (person.id, _moment(found[1])) not in self._acted:
                return person, *found
        return None

    async def play(
        self, is_over: Callable[[], object], people: Sequence[UserClient] = (), channel: ChatChannel | None = None
    ) -> None:
        """Move until something is so: everyone, or these people; by direct messages, or also in a channel."""

        def next_one() -> Asked | bool | None:
            return bool(is_over()) or self.asked(people, channel)

        while isinstance(found := await self.place.playground.wait_for(next_one, MATCH_TIME), tuple):
            person, message, moves = found
            self._acted.add((person.id, _moment(moves)))
            control = self.dice.choice(moves)
            values = () if control.is_button else self.dice.sample(sorted(control.values), control.count)
            await (await use(person, message, control, values)).acknowledged()


def _moment(moves: list[Control]) -> str:
    return f"{moves[0].table} {moves[0].position}"


async def opened(place: Place, person: UserClient, channel: ChatChannel) -> ChatMessage:
    """Open the daily. A contest that no one has entered becomes a game with easy computers, on every date."""
    page = await (await person.command(channel, "daily")).answered()
    place.change(
        "UPDATE contests SET level = 'easy', game = 'black-tile', options = ? WHERE NOT EXISTS (SELECT 1 FROM "
        "contest_entries WHERE contest_id = contests.id)", json.dumps(dump(PRESETS[0].options)),
    )  # fmt: skip
    return page


async def play_out(place: Place, person: UserClient, channel: ChatChannel | None = None, seed: int = 5) -> None:
    """Play one's own deal to its end: the same moves with the same seed."""
    over, table = "SELECT 1 FROM tables WHERE id = ? AND ended_at IS NOT NULL", latest_table(place, person)
    await Players(place, [person], seed).play(lambda: place.rows(over, table), channel=channel)


def latest_table(place: Place, person: UserClient) -> int:
    return place.rows("SELECT max(table_id) FROM contest_entries WHERE user_id = ?", person.id)[0][0]


def long_ago(kind: ContestKind) -> Contest:
    """A contest of which only the results are kept."""
    game = CATALOGUE["black-tile"]
    settings = {"form": "individual", "rounds": 1, "clock": "evening", "blocked": "", "hurried": 0}  # a tournament's
    row = ContestRow(
        id=1, kind=kind, guild_id=2, channel_id=3, host_id=None, number=1, game=game.name,
        options=dump(game.presets[0].options), players=4, level="hard", deals=1, secret=b"", settings=settings,
        state="finished", opened_number=None, start_number=None, created_at=AT, started_at=AT, ends_at=AT, ended_at=AT,
        version=1, due_at=None, kept="result",
    )  # fmt: skip
    return Contest.of(row, ())

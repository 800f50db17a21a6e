"""A tournament through the real client: joined, begun, played in rounds in private threads, and to its final card."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

import pytest

from bot.playground import ChatChannel, ChatMessage, Permission, UserClient
from bot.rules.catalogue import CATALOGUE
from bot.table.verification.verify import verify
from tests.end_to_end.conftest import running
from tests.end_to_end.house import Control, House, answer, controls, find, offers, use
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
SHUFFLE = said("contest-button.fair-shuffle")
NAMES = ("ann", "bo", "cleo", "dee", "eve", "fay", "gus", "hal")
OPEN = "/tournament open game:black-tile form:individual rounds:{rounds} deals:1 level:easy"


@dataclass(repr=False)
class Tournament:
    """A tournament as its people use it."""

    house: House
    channel: ChatChannel
    people: list[UserClient]
    rng: random.Random = field(default_factory=lambda: random.Random(5))

    @classmethod
    async def open(cls, house: House, *people: UserClient, line: str = OPEN.format(rounds=2)) -> "Tournament":
        made = cls(house, house.channel(), list(people))
        assert "is open" in await answer(await people[0].type(made.channel, line))
        await made.until(lambda: find(people[0], made.channel, "tournamentjoin"))
        for person in people:
            assert is_said("tournament-joined", await answer(await person.click(made.message(), label="Join")))
        return made

    def message(self) -> ChatMessage:
        """Its own message."""
        return next(it for it in self.channel.live() if it.content.startswith("**Tournament") and not it.ephemeral)

    def shows(self, name: str) -> bool:
        """Whether a message of the catalogue is in its own message."""
        return is_said(name, self.message().content)

    async def until(self, condition, seconds: float = 20.0):
        return await self.house.playground.wait_for(condition, seconds)

    async def start(self) -> None:
        told = await answer(await self.people[0].click(self.message(), label="Start"))
        assert told == said("done-tournament-started")

    async def leave(self, person: UserClient) -> None:
        """Leave one that has begun."""
        sure = await (await person.type(self.channel, "/tournament leave")).answered()
        assert await answer(await person.click(sure, label="Leave")) == said("tournament-you-left")

    def threads(self) -> list[ChatChannel]:
        """Its threads, the first table's first."""
        every = self.house.playground.guild.channels.values()
        return sorted((it for it in every if it.thread and it.thread.parent is self.channel), key=lambda it: it.name)

    def asked(self, *people: UserClient) -> tuple[UserClient, ChatMessage, list[Control]] | None:
        """Somebody who is asked for a move by direct message; of these people, if any are named."""
        for person in people or self.people:
            for message in reversed(person.dms()):
                moves = [it for it in controls(message) if it.action in ("move", "pick")]
                if moves and (person.id, moves[0].custom_id.rsplit(":", 1)[0]) not in self.acted:
                    return person, message, moves
        return None

    acted: set[tuple[int, str]] = field(default_factory=set)

    async def play(self, until: Callable[[], object], *people: UserClient) -> None:
        """Make any legal moves until something is so: everybody, or these people."""
        while not until():
            found = await self.until(lambda: until() or self.asked(*people), 30)
            if found is True or until():
                return
            person, message, moves = found
            self.acted.add((person.id, moves[0].custom_id.rsplit(":", 1)[0]))
            control = self.rng.choice(moves)
            await (await use(person, message, control)).acknowledged()

    def said(self, words: str) -> ChatMessage | None:
        """A message in the channel with these words."""
        return next((it for it in self.channel.live() if words in it.content and not it.ephemeral), None)

    def ended(self) -> list[ChatMessage]:
        """The ends of matches, each in its thread."""
        return [it for thread in self.threads() for it in thread.live() if offers(it, "record")]

    def result(self) -> ChatMessage | None:
        """The final card."""
        return next((it for it in self.channel.live() if is_said("tournament-final", it.content)), None)

    async def killed_after(self, call: str) -> None:
        """The bot is killed once it has made a call, before it has its answer, and started again."""
        faults, killed = self.house.playground.faults, asyncio.Event()
        usual = faults.around

        @asynccontextmanager
        async def around(method: str, path: str) -> AsyncIterator[None]:
            yield
            if not killed.is_set() and re.fullmatch(call, f"{method} {path}"):
                killed.set()
                await self.house.bot.kill()
                raise ConnectionResetError

        faults.around = around
        async with asyncio.timeout(20):
            await killed.wait()
        faults.around = usual
        await self.until(lambda: not self.house.playground.gateway.connected)
        self.house.change("UPDATE contests SET due_at = created_at")  # as though time had passed
        await self.house.bot.start()


async def test_two_rounds_at_two_tables(tmp_path: Path) -> None:
    """It is killed when the first thread is made, and in the rest between the rounds; half of the people leave when
    they are the last to play.
    """
    async with running(tmp_path, COMPUTER_PACE="0.02") as house:
        people = house.people(*NAMES)
        tournament = await Tournament.open(house, *people)
        shown = await answer(await people[0].click(tournament.message(), label=SHUFFLE))
        (seal,) = re.findall("`([0-9a-f]{64})`", shown)
        starting = asyncio.create_task(tournament.killed_after(r"POST /channels/\d+/threads"))
        await people[0].click(tournament.message(), label="Start")
        await starting
        await tournament.until(
            lambda: len(tournament.threads()) == 2 and not tournament.shows("tournament-table-waiting")
        )
        first, second = tournament.threads()
        here = [person for person in people if person.timeline(first)]
        await tournament.play(lambda: tournament.shows("tournament-table-done"), *here)
        await check_nothing_is_told(tournament)
        for person in [it for it in people if it not in here]:
            await tournament.leave(person)
        await tournament.play(lambda: tournament.said("after round 1 of 2"))
        await house.restart()
        await tournament.play(tournament.result)
        assert tournament.threads() == [first, second]
        assert len([it for it in tournament.channel.live() if "after round 1 of 2" in it.content]) == 1
        check_deals(house, tables=2, rounds=2)
        final = tournament.result()
        assert final is not None
        told = final.attachments[0].description or ""
        assert told.startswith(said("tournament-alt", game="Black Tile 11", is_final=True, played=2, rounds=2))
        assert told.count(", –)") == 4  # a round they did not play
        await tournament.until(lambda: said("tournament-over") in tournament.message().content)
        proof = await answer(await people[0].click(tournament.message(), label=SHUFFLE))
        secret, again = re.findall("`([0-9a-f]{64})`", proof)
        assert sha256(bytes.fromhex(secret)).hexdigest() == again == seal
        await tournament.until(lambda: len(tournament.ended()) == 4)
        found = await records(tournament)
        assert len(found) == 4
        terms = proof.partition("```\n")[2].partition("```")[0]
        for number in (1, 2):  # the deals are checked as it says
            of_round = sha256(bytes.fromhex(secret) + f"{terms}round {number}".encode()).hexdigest()
            assert sum(f"secret: {of_round}" in record for record in found) == 2


def check_deals(house: House, tables: int, rounds: int) -> None:
    """All tables of a round have the same deals, those of another round others."""
    found = house.rows("SELECT round, secret FROM contest_tables JOIN tables ON tables.id = table_id")
    assert len(found) == len(house.rows("SELECT id FROM tables")) == tables * rounds
    assert len(set(found)) == len({secret for _, secret in found}) == rounds


async def check_nothing_is_told(tournament: Tournament) -> None:
    """While a table still plays, nothing of the deals is told to others than those of the table that is done."""
    assert tournament.message().content.count("(playing)") == 1
    assert not any(it.attachments for it in tournament.channel.live() if not it.ephemeral)
    for person in tournament.people:
        assert sum(bool(person.timeline(thread)) for thread in tournament.threads()) == 1
    (final,) = await tournament.until(tournament.ended)
    own = next(person for person in tournament.people if final in person.timeline(final.channel))
    closed, seen = said("contest-still-played"), set[int]()

    def refusal() -> ChatMessage | None:
        """One that was not seen yet: each takes the place of the one before."""
        return next((it for it in own.timeline(final.channel) if it.content == closed and it.id not in seen), None)

    for label in ("Record", "Replay", "My match"):
        await own.click(final, label=label)
        seen.add((await tournament.until(refusal)).id)
    assert await answer(await own.type(tournament.channel, "/tournament standings")) == said("tournament-no-standings")
    for person in tournament.people:
        assert said("history-none") in await answer(await person.type(tournament.channel, "/history"))
    for hand in own.dms():
        assert not offers(hand, "undo", "hint", "replay", "decided")


async def records(tournament: Tournament) -> list[str]:
    """The records of all its matches, as their players get them once it is over."""
    found = list[str]()
    for person in tournament.people:
        for thread in tournament.threads():
            for final in [it for it in person.timeline(thread) if offers(it, "record")]:
                sent = await (await person.click(final, label="Record")).answered()
                found.append(sent.attachments[0].data.decode())
    assert all(verify(text, CATALOGUE).over for text in found)
    return sorted(set(found))


async def test_what_is_missing_is_said_and_it_can_be_ended(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    channel, playground = house.channel(), house.playground
    playground.deny(channel, Permission.CREATE_PRIVATE_THREADS)
    assert is_said("tournament-needs-permissions", await answer(await ann.type(channel, OPEN.format(rounds=1))))
    tournament = await Tournament.open(house, ann, bo, line=OPEN.format(rounds=1))
    assert await answer(await bo.click(tournament.message(), label="Start")) == said("contest-host-only")
    refused = playground.faults.answer(403, 9, r"POST /channels/\d+/threads", code=50013)
    await tournament.start()
    await tournament.until(lambda: said("thread-permissions") in tournament.message().content)
    playground.faults.withdraw(refused)
    await (await ann.click(tournament.message(), label=said("tournament-button.continue"))).acknowledged()
    await tournament.until(lambda: tournament.threads() and tournament.shows("tournament-table-playing"))
    assert said("thread-permissions") not in tournament.message().content
    sure = await (await ann.click(tournament.message(), label="End")).answered()
    assert await answer(await ann.click(sure, label="End it")) == said("tournament-stopped")
    await tournament.until(lambda: said("tournament-ended-early") in tournament.message().content)
    await house.until(lambda: house.rows("SELECT state FROM tables WHERE contest_id IS NOT NULL") == [("stopped",)])
    again = await Tournament.open(house, ann, bo, line=OPEN.format(rounds=1))
    sure = await (await ann.click(again.message(), label="Cancel")).answered()
    await (await ann.click(sure, label="End it")).answered()
    await again.until(lambda: said("tournament-ended-early") in again.message().content)


async def test_pairs_of_whom_one_leaves(house: House) -> None:
    ann, bo, cleo, dee = house.people(*NAMES[:4])
    line = "/tournament open game:forty-two form:pairs rounds:1 deals:1 level:easy"
    tournament = await Tournament.open(house, ann, cleo, line=line)
    menu = await (await ann.click(tournament.message(), label="Partner")).answered()
    assert await answer(await ann.choose(menu, [bo])) == said("tournament-joined-asking", partner=bo.mention)
    tournament.people += [dee, bo]
    with_ann = said("tournament-joined-with", partner="Ann")
    for person, told in ((dee, said("tournament-joined-alone")), (bo, with_ann)):
        assert told == await answer(await person.click(tournament.message(), label="Join"))
    await tournament.until(lambda: "Ann & Bo, Cleo, Dee" in tournament.message().content)
    await tournament.start()
    await tournament.until(tournament.asked)
    assert "Ann, Cleo, Bo and Dee" in tournament.message().content
    await tournament.leave(bo)
    await tournament.play(tournament.result)
    final = tournament.result()
    assert final is not None
    assert "Ann & Bo" in (final.attachments[0].description or "")
    seated = "SELECT name, user_id FROM seats JOIN tables ON tables.id = table_id WHERE channel_id = ?"
    assert ("Bo's computer", None) in house.rows(seated, tournament.threads()[0].id)

"""Duels: the same deals for several people, each alone with computers, in their own direct messages."""

import random
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

import pytest

from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.rules.catalogue import CATALOGUE
from bot.table.verification.verify import verify
from tests.end_to_end.house import Control, House, answer, controls, forged, offers, use
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
SHUFFLE = said("contest-button.fair-shuffle")
ACTIONS = ("move", "pick")


@dataclass(repr=False)
class Duel:
    """A duel in a channel, as those who take part use it."""

    house: House
    channel: ChatChannel
    people: list[UserClient]
    acted: set[tuple[int, str]] = field(default_factory=set)

    @classmethod
    async def open(cls, house: House, *people: UserClient, start: bool = True, **options: object) -> "Duel":
        duel = cls(house, house.channel(), list(people))
        options = {"game": "black-tile", "deals": 1, "level": "easy"} | options
        await (await people[0].command(duel.channel, "duel", **options)).answered()
        await duel.wait(lambda: duel.message("duelstart"))
        for person in people[1:]:
            told = await answer(await duel.click(person, "Join"))
            assert told == said("duel-joined")
        if start:
            await duel.wait(lambda: not duel.control("duelstart").component.get("disabled"))
            await (await duel.click(people[0], "Start")).answered()
            await duel.wait(lambda: duel.message("duelhand"))
        return duel

    async def wait(self, condition: object, timeout: float = 30.0):  # noqa: ASYNC109
        return await self.house.playground.wait_for(condition, timeout)  # type: ignore[arg-type]

    def message(self, action: str) -> ChatMessage | None:
        shown = (it for it in reversed(self.people[0].timeline(self.channel)) if not it.ephemeral)
        return next((it for it in shown if offers(it, action)), None)

    def control(self, action: str) -> Control:
        message = self.message(action)
        assert message is not None
        return next(it for it in controls(message) if it.action == action)

    @property
    def text(self) -> str:
        """The message of the duel."""
        found = next(it for it in self.people[0].timeline(self.channel) if "**Duel**" in it.content)
        return found.content

    def comparisons(self) -> list[ChatMessage]:
        shown = self.people[0].timeline(self.channel)
        return [it for it in shown if not it.ephemeral and offers(it, "duelrematch")]

    async def click(self, person: UserClient, label: str, action: str | None = None):
        message = await self.wait(lambda: self.message(action or f"duel{label.lower()}"))
        return await person.click(message, label=label)

    def asked(self, person: UserClient, shown: Iterable[ChatMessage]) -> tuple[ChatMessage, list[Control]] | None:
        for message in reversed(list(shown)):
            moves = [it for it in controls(message) if it.action in ACTIONS]
            if moves and (person.id, moves[0].custom_id) not in self.acted:
                return message, moves
        return None

    async def play(self, person: UserClient, seed: int, *, moves: int = 1000, here: bool = False) -> None:
        """A person plays their own match by chance, to its end or for so many moves; `here`: in the channel."""
        dice, name = random.Random(seed), (person.user.global_name or "")

        def shown() -> list[ChatMessage]:
            return [it for it in person.timeline(self.channel) if it.ephemeral] if here else list(person.dms())

        for _ in range(moves):
            found = await self.wait(
                lambda: self.asked(person, shown()) or said("duel-done", who=name) in self.text or self.comparisons()
            )
            if not isinstance(found, tuple):
                return
            message, offered = found
            control = dice.choice(offered)
            self.acted.add((person.id, offered[0].custom_id))
            values = () if control.is_button else dice.sample(sorted(control.values), control.count)
            await (await use(person, message, control, values)).acknowledged()


async def test_a_duel_from_its_opening_to_its_comparison(house: House) -> None:
    ann, bo, cy = house.people("ann", "bo", "cy")
    cy.close_dms()
    duel = await Duel.open(house, ann, bo, cy)
    await duel.wait(ann.dms)
    page = await (await duel.click(bo, SHUFFLE, "duelhand")).answered()
    (seal,) = re.findall("`([0-9a-f]{64})`", page.content)
    entries = house.rows("SELECT interaction_id FROM contest_entries WHERE user_id IN (?, ?)", bo.id, cy.id)
    assert all(f"`{number}`" in page.content for (number,) in entries[-2:])
    shown = await (await duel.click(cy, "My hand", "duelhand")).answered()
    assert shown.ephemeral
    assert shown.attachments
    await duel.play(ann, 1)
    await duel.wait(lambda: said("duel-done", who="Ann") in duel.text)
    assert said("duel-playing", who="Bo", deal=1, deals=1) in duel.text
    assert not duel.comparisons()
    page = await (await ann.command(duel.channel, "help")).answered()
    ((own,),) = house.rows("SELECT max(table_id) FROM contest_entries WHERE user_id = ?", ann.id)
    told = await answer(forged(ann, page, f"b:replay:{own}:0:1/0", kind=2))
    assert told == said("contest-still-played")
    reviewed = await duel.wait(lambda: next((it for it in ann.dms() if offers(it, "mymatch")), None))
    sent = await ann.click(reviewed, label="My match")
    told = await duel.wait(lambda: next(iter(sent.followups), None))
    assert told.content == said("contest-still-played")
    await duel.play(bo, 2)
    await duel.play(cy, 3, here=True)
    compared = await duel.wait(duel.comparisons)
    winner = compared[0].content
    assert is_said("duel-won", winner)
    assert not is_said("duel-unfinished-line", winner)
    alt = compared[0].attachments[0].description or ""
    assert alt.startswith(said("duel-alt", game="Black Tile 11", deals=1))
    proof = await (await ann.click(compared[0], label=SHUFFLE)).answered()
    secret, again = re.findall("`([0-9a-f]{64})`", proof.content)
    assert sha256(bytes.fromhex(secret)).hexdigest() == again == seal
    deal = duel.control("dueldeal").custom_id
    page = await (await bo.choose(compared[0], ["1"], custom_id=deal)).answered()
    assert page.ephemeral
    assert (page.attachments[0].description or "").startswith("Deal 1, ")
    assert is_said("duel-parted", page.content)
    record = await (await duel.click(cy, "Record")).answered()
    assert record.attachments
    assert verify(record.attachments[0].data.decode(), CATALOGUE).over
    replay = await (await duel.click(ann, "Replay")).answered()
    assert replay.ephemeral
    assert replay.content.startswith(said("replay-heading", title="Black Tile 11", where="Deal 1 · Passing"))
    await (await ann.click(replay, label=said("replay-share-picture"))).answered()
    assert any("**Ann** shares a replay" in it.content for it in bo.timeline(duel.channel))
    assert said("duel-took-no-part") == await answer(await duel.click(house.person("dee"), "Replay"))


async def test_a_rematch_calls_those_who_played(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    duel = await Duel.open(house, ann, bo)
    for seed, person in enumerate(duel.people):
        await duel.play(person, seed)
    await duel.wait(duel.comparisons)
    await (await duel.click(bo, "Rematch")).answered()
    lobby = await duel.wait(lambda: duel.message("dueljoin"))
    assert said("duel-rematch-call", who=ann.mention) in lobby.content
    assert lobby.pings == {ann.id}
    await duel.wait(lambda: said("duel-entry-host", number=1, who="Bo") in lobby.content)
    await (await duel.click(ann, "Rematch")).answered()  # there is one: she joins it
    await duel.wait(lambda: "2. Ann" in lobby.content)
    assert len([it for it in ann.timeline(duel.channel) if offers(it, "dueljoin")]) == 1

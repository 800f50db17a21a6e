"""A person finds what to do from the controls and pictures of messages they can see, and nothing else."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from tests.said import is_said
from tests.simcord.world import Answer, Someone, World

NEW = "domino new"
_TILES = re.compile(r"\bHand \(\d+\): ([^.]*)\.")


@dataclass(frozen=True, slots=True)
class Offer:
    """A move that a control of a message offers, in its notation; `value` is the option of a select.

    A piece with several suits offers one of its moves, and asks for the suit when it is taken.
    """

    message: discord.Message
    custom_id: str
    value: str | None
    move: str

    async def take(self, who: Someone) -> Answer:
        if self.value is None:
            return await who.click(self.message, custom_id=self.custom_id)
        return await who.choose(self.message, [self.value], self.custom_id)


def controls(message: discord.Message) -> Iterator[discord.Button | discord.SelectMenu]:
    """Every button and select of a message, wherever it stands."""
    return (part for part in _parts(message.components) if isinstance(part, discord.Button | discord.SelectMenu))


def _parts(components: Iterable[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _parts(getattr(part, "children", ()))
        if hasattr(part, "accessory"):
            yield part.accessory


def with_control(messages: Sequence[discord.Message], prefix: str) -> discord.Message | None:
    """The newest message with a control whose custom id begins so."""
    for message in reversed(messages):
        if any((control.custom_id or "").startswith(prefix) for control in controls(message)):
            return message
    return None


def offers(message: discord.Message) -> list[Offer]:
    """The moves that a message offers."""
    found: list[Offer] = []
    for control in controls(message):
        custom_id = control.custom_id or ""
        if custom_id.startswith(("b:move:", "b:piece:")):
            found.append(Offer(message, custom_id, None, custom_id.partition("|")[2]))
        elif custom_id.startswith("s:move:") and isinstance(control, discord.SelectMenu):
            values = [option.value for option in control.options]
            found.extend(Offer(message, custom_id, value, value.partition("|")[2]) for value in values)
    return found


def direct_of(who: Someone) -> discord.Message:
    """The newest message in someone's direct messages, answers to their commands left aside."""
    return [message for message in who.dms() if not message.flags.ephemeral][-1]


def private_hands(who: Someone) -> list[discord.Message]:
    """The private messages in which someone has their hand open, in the channel or below their direct messages."""
    return [message for message in (*who.channel(), *who.dms()) if message.flags.ephemeral and _tiles(message)]


def is_elsewhere(direct: discord.Message) -> bool:
    """True if a direct message only says where the hand is open instead, and offers to move it back."""
    if with_control([direct], "b:here:") is None:
        return False
    assert is_said("hand-open", direct.content) or is_said("hand-open-below", direct.content)
    assert not direct.attachments
    assert len([control for control in controls(direct) if control.custom_id]) == 1
    return True


def hand_of(who: Someone) -> discord.Message:
    """Someone's hand, which is at one place: in a private message or, while none is open, in the direct messages."""
    direct, private = direct_of(who), private_hands(who)
    if not is_elsewhere(direct):
        assert not private, f"{who.name} has their hand in the direct messages, and open elsewhere as well"
        return direct
    (hand,) = private
    return hand


def own_offers(who: Someone) -> list[Offer]:
    """The moves that someone's hand offers."""
    return offers(hand_of(who))


def to_act(people: Sequence[Someone]) -> Someone | None:
    """The player whose hand offers moves; None where no one's does."""
    return next((who for who in people if own_offers(who)), None)


def to_pass(who: Someone) -> discord.Message | None:
    """The hand of someone who is asked for the tiles they pass, if they have not chosen yet."""
    message = with_control([hand_of(who)], "s:pick:")
    return message if message and not is_said("hand-passed", message.content) else None


async def pass_first_three(who: Someone, message: discord.Message | None = None) -> Answer:
    """Pass the first three tiles of the select in that message; if none is given, of their hand."""
    message = message or to_pass(who)
    assert message is not None, f"{who.name} is not asked to pass"
    select = next(control for control in controls(message) if isinstance(control, discord.SelectMenu))
    return await who.choose(message, [option.value for option in select.options[: select.min_values]], select.custom_id)


def held(message: discord.Message) -> list[str]:
    """The tiles of the hand in a message, from the alt text of its picture."""
    listed = _tiles(message)
    assert listed is not None, message.attachments[0].description if message.attachments else message.content
    return listed[1].split(", ")


def _tiles(message: discord.Message) -> re.Match[str] | None:
    return _TILES.search(message.attachments[0].description or "") if message.attachments else None


def lobby(world: World) -> discord.Message:
    """The lobby as Ann sees it."""
    message = with_control(world.ann.channel(), "b:start:")
    assert message is not None, "there is no lobby"
    return message


def table(world: World) -> discord.Message:
    """The table message as Ann sees it."""
    message = with_control(world.ann.channel(), "b:play:")
    assert message is not None, "there is no table"
    return message


async def four_people(world: World, **options: object) -> tuple[Someone, ...]:
    """A match of four people has begun; the tiles to pass are not chosen yet. The people by seat."""
    people = (world.ann, world.bo, world.person("cy"), world.person("dee"))
    await world.ann.command(NEW, game="black-tile", **options)
    for who in people[1:]:
        await who.click(lobby(world), "Join")
    await world.ann.click(lobby(world), "Start")
    return people

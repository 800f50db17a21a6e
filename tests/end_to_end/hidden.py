"""Channels that Discord hides from somebody, and matches that were played there."""

from bot.playground import ChatChannel, Permission, UserClient
from tests.end_to_end.house import Place, Table
from tests.said import said

ELSEWHERE = said("refused-hidden-channel")


def hide(house: Place, channel: ChatChannel, *people: UserClient) -> None:
    """Hide a channel from everybody but these people, who have a role for it, and the bot."""
    playground = house.playground
    playground.deny(channel, Permission.VIEW_CHANNEL, playground.everyone)
    playground.allow(channel, Permission.VIEW_CHANNEL)
    role = playground.add_role(channel.name)
    playground.allow(channel, Permission.VIEW_CHANNEL, role)
    for person in people:
        playground.give_role(person, role)


async def played(house: Place, channel: ChatChannel, *people: UserClient) -> Table:
    """A short match, played to its end."""
    table = await Table.open(house, *people, computers=4 - len(people), target=1, channel=channel)
    assert await table.play() is not None
    return table

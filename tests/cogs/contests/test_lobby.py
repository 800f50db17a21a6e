"""The lobby of a duel by its buttons: only its host starts and cancels it, each once."""

import pytest

from bot.playground import ChatMessage, UserClient
from bot.table.operations.servers import NOWHERE
from cogs.contests.contest import Contest
from cogs.contests.table import Contests
from cogs.duel.table import Duels, NewDuel
from cogs.privacy.table import PersonalData
from tests.cogs.contests.test_own_matches import player
from tests.cogs.server import Server, forged
from tests.end_to_end.controls import offers
from tests.said import is_said, said

pytestmark = pytest.mark.usefixtures("known_secrets")


async def opened(server: Server, host: UserClient, *others: UserClient) -> tuple[Contest, ChatMessage]:
    """A duel in a channel, and its message."""
    channel, duels = server.channel(), server.bot.services.parts.get(Duels)
    contest = await duels.open(server.guild.id, channel.id, player(host), NewDuel("black-tile", deals=1))
    for number, other in enumerate(others):
        await duels.join(contest.id, player(other), contest.id * 100 + number)
    await server.idle()
    (message,) = channel.live()
    return contest, message


async def press(person: UserClient, message: ChatMessage, action: str, argument: str) -> str:
    return (await forged(person, message, f"b:{action}:0:0:{argument}").answered()).content


async def state(server: Server, contest: Contest) -> str:
    return (await server.bot.services.parts.get(Contests).get(contest.id)).row.state


async def test_only_its_host_cancels_a_duel_and_only_before_its_end(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    contest, message = await opened(server, ann, bo)
    for argument in (f"{contest.id}", f"{contest.id}/yes"):
        assert await press(bo, message, "duelcancel", argument) == said("contest-host-only")
    question = await (await ann.click(message, label=said("button-cancel"))).answered()
    assert question.content == said("duel-cancel-ask")
    assert await state(server, contest) == "open"
    await (await ann.click(question, label=said("button-cancel-duel"))).acknowledged()
    await server.idle()
    assert question.content == said("duel-cancelled")
    assert await state(server, contest) == "stopped"
    for argument in (f"{contest.id}", f"{contest.id}/yes"):
        assert await press(ann, message, "duelcancel", argument) == said("contest-over")


async def test_only_its_host_starts_a_duel_and_not_alone(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    contest, message = await opened(server, ann)
    assert await press(ann, message, "duelstart", f"{contest.id}") == said("contest-needs-two")
    assert await press(bo, message, "dueljoin", f"{contest.id}") == said("contest-joined")
    assert await press(bo, message, "duelstart", f"{contest.id}") == said("contest-host-only")
    assert await press(ann, message, "duelstart", f"{contest.id}") == said("duel-started")
    assert await press(ann, message, "duelstart", f"{contest.id}") == said("contest-begun")
    assert await press(bo, message, "duelleave", f"{contest.id}") == said("duel-begun-leave")


async def test_a_duel_is_left_once(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    contest, message = await opened(server, ann, bo)
    assert await press(bo, message, "duelleave", f"{contest.id}") == said("duel-you-left")
    assert is_said("duel-not-in", await press(bo, message, "duelleave", f"{contest.id}"))
    left = await server.bot.services.parts.get(Contests).get(contest.id)
    assert [entry.user_id for entry in left.entries] == [ann.id]


async def test_the_message_of_an_invited_person_shows_what_was_done_itself(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    duels = server.bot.services.parts.get(Duels)
    contest = await duels.open(NOWHERE, None, player(ann), NewDuel("black-tile", deals=1))
    await duels.join(contest.id, player(bo), contest.id * 100)
    await server.idle()
    shown = [next(it for it in person.dms() if offers(it, "duelstart")) for person in (ann, bo)]
    await (await bo.click(shown[1], label=said("button-leave"))).acknowledged()
    await server.idle()
    assert shown[1].content == said("duel-you-left")
    assert "Bo" not in shown[0].content
    await duels.join(contest.id, player(bo), contest.id * 100 + 1)
    await (await ann.click(shown[0], label=said("button-start"))).acknowledged()
    await server.idle()
    assert is_said("duel-ends", shown[0].content)


async def test_a_person_whose_data_is_deleted_is_named_no_more(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    contest, message = await opened(server, ann, bo)
    assert await press(ann, message, "duelstart", f"{contest.id}") == said("duel-started")
    await server.idle()
    assert "Bo" in message.content
    await server.bot.services.parts.get(PersonalData).delete(player(bo))
    await server.idle()
    assert "Ann" in message.content
    assert "Bo" not in message.content

"""The bot tells people nothing of channels that Discord hides from them, nor of private threads."""

import re
from collections.abc import Sequence

from bot.playground import ChatChannel, Permission, UserClient
from bot.playground.world.components import SELECT
from tests.cogs.server import Server, forged
from tests.end_to_end.controls import controls, press, roster
from tests.end_to_end.house import Table, answer, pictured
from tests.playground.happenings import add_thread, archive, delete_channel
from tests.said import is_said, said

People = Sequence[UserClient]


async def told(person: UserClient, channel: ChatChannel, about: UserClient) -> dict[str, str]:
    """All that the commands for results tell someone of the server, and of a person there."""
    return {
        "leaderboard": await pictured(await person.command(channel, "leaderboard", game="black-tile")),
        "stats": await pictured(await person.command(channel, "stats", player=about, game="black-tile")),
        "history": await answer(await person.command(channel, "history")),
        "history of": await answer(await person.command(channel, "history", player=about)),
    }


async def check(channel: ChatChannel, about: UserClient, *, seen_by: People, hidden: People) -> None:
    """All these commands tell the results of a person to the first, and none to the others."""
    for person in (*seen_by, *hidden):
        texts = await told(person, channel, about)
        found = [bool(re.search(r"\d deal", texts["stats"]))]
        found += ["Past matches" in texts[name] for name in ("history", "history of")]
        assert found == [person in seen_by] * 3, texts


async def test_a_hidden_channel(server: Server) -> None:
    ann, bo, cy, dan = server.people("ann", "bo", "cy", "dan")
    secret, lounge, playground = server.channel(), server.channel(), server.playground
    server.hide(secret, ann, bo, dan)
    table = await server.play_match(ann, bo, channel=secret)
    await check(lounge, ann, seen_by=[dan], hidden=[cy])
    await check(lounge, bo, seen_by=[ann], hidden=[])

    listed, hidden = await (await cy.command(lounge, "history")).answered(), said("refused-hidden-channel")
    assert said("history-none", everywhere=False) in listed.content
    assert await answer(forged(cy, listed, "s:past:0:0:0//", str(table.id), kind=SELECT)) == said("error-no-table")
    for action in ("record", "scores", "table", "hand", "how", "rules", "shuffle", "rematch", "join", "stop"):
        assert await answer(forged(cy, listed, f"b:{action}:{table.id}:0:")) == hidden, action
    assert await answer(forged(cy, listed, "s:at:0:0:scores", str(table.id), kind=SELECT)) == said(
        "refused-hidden-channel"
    )
    hidden_name = await answer(forged(cy, listed, f"b:history:0:0:0//{ann.id}"))
    assert said("history-with", who=said("someone")) in hidden_name
    for person in (ann, dan):
        shown = await (await person.command(lounge, "history")).answered()
        chosen = await (await person.choose(shown, [str(table.id)])).answered()
        assert "Ann" in chosen.content
        assert (await (await person.click(chosen, label="Record")).answered()).attachments

    for person in (ann, dan):
        playground.guild.members[person.id]["roles"] = []
    await check(lounge, ann, seen_by=[ann], hidden=[dan])  # who sat there, and who may see it no more
    await check(lounge, bo, seen_by=[ann], hidden=[])
    playground.allow(secret, Permission.VIEW_CHANNEL, cy)
    await check(lounge, ann, seen_by=[cy], hidden=[])
    playground.deny(secret, Permission.READ_MESSAGE_HISTORY, cy)
    await check(lounge, ann, seen_by=[], hidden=[cy])
    playground.allow(secret, Permission.READ_MESSAGE_HISTORY, cy)
    delete_channel(playground, secret)
    await server.idle()
    await check(lounge, ann, seen_by=[bo], hidden=[cy])


async def test_a_voice_channels_text_needs_the_permission_to_connect(server: Server) -> None:
    ann, cy = server.people("ann", "cy")
    voice, lounge = server.playground.add_channel("the parlour", is_voice=True), server.channel()
    await server.play_match(ann, channel=voice)
    await check(lounge, ann, seen_by=[cy], hidden=[])
    server.playground.deny(voice, Permission.CONNECT, cy)
    await check(lounge, ann, seen_by=[ann], hidden=[cy])


async def test_totals_count_what_one_may_see_and_a_rating_is_whole_or_hidden(server: Server) -> None:
    ann, bo, cy, dan = server.people("ann", "bo", "cy", "dan")
    secret, lounge = server.channel(), server.channel()
    await server.play_match(ann, bo, channel=lounge)
    server.hide(secret, ann, dan)
    await server.play_match(ann, dan, channel=secret)
    own = await told(ann, lounge, ann)
    assert "of 2 matches won." in own["stats"]
    assert re.search(r"[Rr]ating \d+, best", own["stats"])
    server.change("UPDATE standings SET rated = 3 WHERE channel_id = ?", lounge.id)  # as if they had played thrice
    seen = await told(cy, lounge, ann)
    assert "of 1 match won." in seen["stats"]
    assert is_said("board-hidden", seen["stats"])
    assert said("card-alt-hidden") in seen["stats"]
    assert re.search(rf"\d Ann {said('board-alt-no-rating')}, won [01] of 3", seen["leaderboard"])
    assert re.search(r"\d Bo \d+, won [01] of 3", seen["leaderboard"])
    assert is_said("board-hidden", seen["leaderboard"])
    assert re.search(r"\d Ann \(you\) \d+, won [0-2] of 4", (await told(ann, lounge, ann))["leaderboard"])
    assert (seen["history of"].count("\n"), own["history of"].count("\n")) == (1, 2)


async def test_a_private_thread(server: Server) -> None:
    ann, bo, cy, dan = server.people("ann", "bo", "cy", "dan")
    moderator, playground = server.person("mod", moderator=True), server.playground
    parent, lounge = server.channel(), server.channel()
    thread = add_thread(playground, "secret", parent, members=[ann, bo, dan])
    await server.play_match(ann, bo, channel=thread)
    known = server.rows("SELECT kind, parent_id FROM channels WHERE id = ?", thread.id)
    assert known == [("private thread", parent.id)]
    await check(lounge, ann, seen_by=[dan, moderator], hidden=[cy])
    archive(playground, thread)
    await check(lounge, ann, seen_by=[dan, moderator], hidden=[cy])
    await check(lounge, bo, seen_by=[ann], hidden=[])
    asked = [entry for entry in playground.log.entries if f"/{thread.id}/thread-members/" in entry.path]
    assert len(asked) == 3, "once of each: what Discord says is remembered for a minute"
    playground.deny(parent, Permission.VIEW_CHANNEL, playground.everyone)
    await check(lounge, ann, seen_by=[bo], hidden=[dan, moderator])


async def test_a_public_thread_is_seen_like_its_channel(server: Server) -> None:
    ann, cy = server.people("ann", "cy")
    parent, lounge, playground = server.channel(), server.channel(), server.playground
    thread = add_thread(playground, "a corner", parent)
    await server.play_match(ann, channel=thread)
    archive(playground, thread)
    server.change("UPDATE channels SET kind = 'unknown', parent_id = NULL WHERE id = ?", thread.id)
    await check(lounge, ann, seen_by=[cy], hidden=[])
    known = server.rows("SELECT kind, parent_id FROM channels WHERE id = ?", thread.id)
    assert known == [("thread", parent.id)], "asked once, and kept"
    playground.deny(parent, Permission.VIEW_CHANNEL, cy)
    await check(lounge, ann, seen_by=[], hidden=[cy])
    playground.allow(parent, Permission.VIEW_CHANNEL, cy)
    delete_channel(playground, thread)
    await server.until(lambda: server.rows("SELECT kind FROM channels WHERE id = ?", thread.id) == [("deleted",)])
    await check(lounge, ann, seen_by=[ann], hidden=[cy])


def second_channel(server: Server, *people: UserClient) -> ChatChannel:
    """A channel of another server where these people are, too."""
    guild = server.playground.add_guild("Elsewhere")
    for person in people:
        guild.members[person.id] = server.guild.members[person.id]
    return guild.channel("general")


async def test_a_control_belongs_to_its_server_and_its_person(server: Server) -> None:
    ann, bo, cy = server.people("ann", "bo", "cy")
    table = await Table.open(server, ann, computers=1, start=False)
    elsewhere = second_channel(server, ann, cy)
    for person in (ann, cy):
        page = await (await person.command(elsewhere, "history")).answered()
        for custom_id in ("join:{}:0:", "leave:{}:0:yes", "stop:{}:0:yes", "rules:{}:0:", "record:{}:0:"):
            heard = await answer(forged(person, page, f"b:{custom_id.format(table.id)}"))
            assert heard == said("refused-other-server")
    assert server.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("lobby",)]
    assert server.rows("SELECT user_id FROM seats WHERE table_id = ? AND user_id IS NOT NULL", table.id) == [(ann.id,)]
    dm = await (await cy.command(cy.dm, "help")).answered()
    for action in ("join", "scores", "how", "record", "rules"):
        assert await answer(forged(cy, dm, f"b:{action}:{table.id}:0:")) == said("refused-not-at-table")
    assert is_said("history-none", await answer(forged(cy, dm, "b:history:0:0:0//"))), "their own are theirs to see"
    own = await (await ann.command(table.channel, "settings")).answered()
    choice = next(it.custom_id for it in controls(own) if it.is_button)
    assert await answer(forged(bo, own, choice)) == said("refused-shown-to-another")
    assert len(own.revisions) == 1
    # In the channel itself anyone presses what everyone sees.
    await (await bo.click(table.lobby, label="Join")).acknowledged()
    await table.wait(lambda: "Bo" in roster(table.lobby))
    assert (await (await press(cy, table.lobby, "how")).answered()).ephemeral
    # What everyone sees is not redrawn as something that only one person asked for.
    listed = await forged(cy, table.lobby, "b:history:0:0:0//").answered()
    assert listed.ephemeral
    assert said("history-none", everywhere=False) in listed.content
    assert not any(said("history-none", everywhere=False) in revision.content for revision in table.lobby.revisions)


async def test_a_player_at_tables_of_two_servers_chooses_between_them(server: Server) -> None:
    ann, cy = server.people("ann", "cy")
    first = await Table.open(server, ann, computers=2, players=3)
    second = await Table.open(server, ann, computers=2, players=3, channel=second_channel(server, ann))
    other = await Table.open(server, cy, computers=2, players=3)
    asked = await (await ann.command(ann.dm, "domino table")).answered()
    (menu,) = controls(asked)
    assert sorted(map(int, menu.values)) == [first.id, second.id]
    assert "Ann" in await answer(await ann.choose(asked, [str(first.id)]))
    heard = await answer(forged(ann, asked, menu.custom_id, str(other.id), kind=SELECT))
    assert heard == said("refused-not-at-table")

"""What happened in a channel that Discord hides from somebody, or in a private thread, is not told them by the bot."""

import re

import pytest

from bot.playground import ChatChannel, Guild, Permission, UserClient
from tests.cogs.conftest import Bench
from tests.end_to_end.hidden import ELSEWHERE, hide, played
from tests.end_to_end.house import Table, answer, controls, forged, pictured
from tests.playground.happenings import add_thread, archive, delete_channel
from tests.said import is_said, said

pytestmark = pytest.mark.usefixtures("own_server")


def take_roles(bench: Bench, person: UserClient) -> None:
    bench.playground.guild.members[person.id].roles.clear()


async def told(person: UserClient, channel: ChatChannel, about: UserClient) -> dict[str, str]:
    """All that the commands for results tell somebody of the server, and of a person there."""
    return {
        "leaderboard": await pictured(await person.command(channel, "leaderboard", game="black-tile")),
        "stats": await pictured(await person.command(channel, "stats", player=about, game="black-tile")),
        "history": await answer(await person.command(channel, "history")),
        "history of": await answer(await person.command(channel, "history", player=about)),
    }


async def sees(person: UserClient, channel: ChatChannel, about: UserClient, what: str = r"\d deal") -> bool:
    """Whether the results of a person are told somebody: by all these commands, or by none."""
    texts = await told(person, channel, about)
    found = {
        bool(re.search(what, texts["stats"])),
        "Past matches" in texts["history"],
        "Past matches" in texts["history of"],
    }
    assert len(found) == 1, texts
    return found.pop()


async def test_a_hidden_channel(bench: Bench) -> None:
    ann, bo, cy, dan = (bench.person(name) for name in ("ann", "bo", "cy", "dan"))
    secret, lounge = bench.channel(), bench.channel()
    hide(bench, secret, ann, bo, dan)
    table = await played(bench, secret, ann, bo)
    assert not await sees(cy, lounge, ann)
    assert await sees(dan, lounge, ann), "who may see the channel"
    assert await sees(ann, lounge, bo)

    listed = await (await cy.command(lounge, "history")).answered()
    assert said("history-none") in listed.content
    assert await answer(forged(cy, listed, "s:past:0:0:0//", str(table.id))) == (said("error-no-table"))
    for action in ("record", "scores", "table", "hand", "how", "rules", "shuffle", "rematch", "join", "stop"):
        heard = await answer(forged(cy, listed, f"b:{action}:{table.id}:0:", kind=2))
        assert heard == ELSEWHERE, action
    assert await answer(forged(cy, listed, "s:at:0:0:scores", str(table.id))) == ELSEWHERE
    hidden_name = await answer(forged(cy, listed, f"b:history:0:0:0//{ann.id}", kind=2))
    assert said("history-with", who=said("someone")) in hidden_name
    for who in (ann, dan):
        shown = await (await who.command(lounge, "history")).answered()
        chosen = await (await who.choose(shown, [str(table.id)])).answered()
        assert "Ann" in chosen.content
        record = await (await who.click(chosen, label="Record")).answered()
        assert record.attachments

    take_roles(bench, dan)
    assert not await sees(dan, lounge, ann), "who may see it no more"
    take_roles(bench, ann)
    assert await sees(ann, lounge, bo), "who sat there"
    assert await sees(ann, lounge, ann)
    bench.playground.allow(secret, Permission.VIEW_CHANNEL, cy)
    assert await sees(cy, lounge, ann)
    bench.playground.deny(secret, Permission.READ_MESSAGE_HISTORY, cy)
    assert not await sees(cy, lounge, ann), "who may not read what was said there before"
    bench.playground.allow(secret, Permission.READ_MESSAGE_HISTORY, cy)
    delete_channel(bench.playground, secret)
    await bench.idle()
    assert not await sees(cy, lounge, ann), "nobody sees a channel that was deleted"
    assert await sees(bo, lounge, ann)


async def test_a_voice_channels_text_needs_the_permission_to_connect(bench: Bench) -> None:
    ann, cy = bench.people("ann", "cy")
    voice, lounge = bench.playground.add_channel("the parlour", is_voice=True), bench.channel()
    await played(bench, voice, ann)
    assert await sees(cy, lounge, ann)
    bench.playground.deny(voice, Permission.CONNECT, cy)
    assert not await sees(cy, lounge, ann)
    assert await sees(ann, lounge, ann)


async def test_totals_count_what_one_may_see_and_a_rating_is_whole_or_hidden(bench: Bench) -> None:
    ann, bo, cy, dan = bench.people("ann", "bo", "cy", "dan")
    secret, lounge = bench.channel(), bench.channel()
    await played(bench, lounge, ann, bo)
    hide(bench, secret, ann, dan)
    await played(bench, secret, ann, dan)
    own = await told(ann, lounge, ann)
    assert "of 2 matches won." in own["stats"]
    assert re.search(r"[Rr]ating \d+, best", own["stats"])
    bench.change("UPDATE standings SET rated = 3 WHERE channel_id = ?", lounge.id)  # as if they had played thrice
    seen = await told(cy, lounge, ann)
    assert "of 1 match won." in seen["stats"]
    assert is_said("card-hidden", seen["stats"])
    assert said("card-alt-hidden") in seen["stats"]
    assert re.search(rf"\d Ann {said('board-alt-no-rating')}, won [01] of 3", seen["leaderboard"])
    assert re.search(r"\d Bo \d+, won [01] of 3", seen["leaderboard"])
    assert is_said("board-hidden", seen["leaderboard"])
    assert re.search(r"\d Ann \(you\) \d+, won [0-2] of 4", (await told(ann, lounge, ann))["leaderboard"])
    assert (seen["history of"].count("\n"), own["history of"].count("\n")) == (1, 2)


async def test_a_private_thread(bench: Bench) -> None:
    ann, bo, cy, dan = (bench.person(name) for name in ("ann", "bo", "cy", "dan"))
    moderator = bench.person("mod", moderator=True)
    parent, lounge = bench.channel(), bench.channel()
    thread = add_thread(bench.playground, "secret", parent, members=[ann, bo, dan])
    await played(bench, thread, ann, bo)
    assert bench.rows("SELECT kind, parent_id FROM channels WHERE id = ?", thread.id) == [("private thread", parent.id)]
    await bench.idle()
    for archived in (False, True):
        if archived:
            archive(bench.playground, thread)
        assert not await sees(cy, lounge, ann)
        assert await sees(dan, lounge, ann), "a member"
        assert await sees(moderator, lounge, ann), "who manages threads"
        assert await sees(ann, lounge, bo)
    asked = [entry for entry in bench.playground.log.entries if f"/{thread.id}/thread-members/" in entry.path]
    assert len(asked) == 3, "once of each: what Discord says is remembered for a minute"
    bench.playground.deny(parent, Permission.VIEW_CHANNEL, bench.playground.everyone)
    assert not await sees(dan, lounge, ann), "who may not see the channel of the thread"
    assert not await sees(moderator, lounge, ann)
    assert await sees(bo, lounge, ann), "who sat there"


async def test_a_public_thread_is_seen_like_its_channel(bench: Bench) -> None:
    ann, cy = bench.people("ann", "cy")
    parent, lounge = bench.channel(), bench.channel()
    thread = add_thread(bench.playground, "a corner", parent)
    await played(bench, thread, ann)
    await bench.idle()
    archive(bench.playground, thread)
    bench.change("UPDATE channels SET kind = 'unknown', parent_id = NULL WHERE id = ?", thread.id)
    assert await sees(cy, lounge, ann)
    assert bench.rows("SELECT kind, parent_id FROM channels WHERE id = ?", thread.id) == [("thread", parent.id)], (
        "asked once, and kept"
    )
    bench.playground.deny(parent, Permission.VIEW_CHANNEL, cy)
    assert not await sees(cy, lounge, ann)
    bench.playground.allow(parent, Permission.VIEW_CHANNEL, cy)
    delete_channel(bench.playground, thread)
    await bench.until(lambda: bench.rows("SELECT kind FROM channels WHERE id = ?", thread.id) == [("deleted",)])
    assert not await sees(cy, lounge, ann)
    assert await sees(ann, lounge, ann)


def second_server(bench: Bench, *people: UserClient) -> tuple[Guild, ChatChannel]:
    guild = bench.playground.add_guild("Elsewhere")
    for person in people:
        guild.members[person.id] = bench.playground.guild.members[person.id]
    return guild, guild.channel("general")


async def test_a_control_belongs_to_its_server_and_its_person(bench: Bench) -> None:
    ann, bo, cy = bench.people("ann", "bo", "cy")
    lounge = bench.channel()
    table = await Table.open(bench, ann, computers=1, channel=lounge, start=False)
    _, there = second_server(bench, ann, cy)
    for person in (ann, cy):
        page = await (await person.command(there, "history")).answered()
        for custom_id in ("join:{}:0:", "leave:{}:0:yes", "stop:{}:0:yes", "rules:{}:0:", "record:{}:0:"):
            heard = await answer(forged(person, page, f"b:{custom_id.format(table.id)}", kind=2))
            assert heard == said("refused-other-server")
    assert bench.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("lobby",)]
    assert bench.rows("SELECT user_id FROM seats WHERE table_id = ? AND user_id IS NOT NULL", table.id) == [(ann.id,)]
    dm = await (await cy.command(cy.dm, "help")).answered()
    for action in ("join", "scores", "how", "record", "rules"):
        heard = await answer(forged(cy, dm, f"b:{action}:{table.id}:0:", kind=2))
        assert heard == said("refused-not-at-table")
    heard = await answer(forged(cy, dm, "b:history:0:0:0//", kind=2))
    assert is_said("history-none", heard), "their own matches are theirs to see, and there are none"
    own = await (await ann.command(lounge, "settings")).answered()
    choice = next(it.custom_id for it in controls(own) if it.is_button)
    heard = await answer(forged(bo, own, choice, kind=2))
    assert heard == said("refused-shown-to-another")
    assert len(own.revisions) == 1
    # In the channel itself anybody presses what everybody sees.
    await (await bo.click(table.lobby, label="Join")).acknowledged()
    await table.wait(lambda: "Bo" in table.lobby.content)
    shown = await (await cy.click(table.lobby, label="How to play")).answered()
    assert shown.ephemeral
    # What everybody sees is not redrawn as something that only one person asked for.
    heard = forged(cy, table.lobby, "b:history:0:0:0//", kind=2)
    listed = await heard.answered()
    assert listed.ephemeral
    assert said("history-none") in listed.content
    assert not any(said("history-none") in revision.content for revision in table.lobby.revisions)


async def test_a_player_at_tables_of_two_servers_chooses_between_them(bench: Bench) -> None:
    ann, cy = bench.people("ann", "cy")
    first = await Table.open(bench, ann, computers=2, players=3)
    _, there = second_server(bench, ann)
    second = await Table.open(bench, ann, computers=2, players=3, channel=there)
    other = await Table.open(bench, cy, computers=2, players=3)
    asked = await (await ann.command(ann.dm, "domino table")).answered()
    (menu,) = controls(asked)
    assert sorted(map(int, menu.values)) == [first.id, second.id]
    assert "Ann" in await answer(await ann.choose(asked, [str(first.id)]))
    heard = await answer(forged(ann, asked, menu.custom_id, str(other.id)))
    assert heard == said("refused-not-at-table")

"""A poster posts each message once, whatever is lost, and edits it from then on."""

from dataclasses import replace

import discord
import pytest

from bot import clock
from bot.playground import ChatChannel, ChatMessage, Permission
from cogs.kit.discord_errors import Meaning, meaning
from cogs.kit.payload.payload import Payload
from cogs.kit.post import Post
from cogs.kit.poster import PostedMessage, Poster, PostKey, PostOwner, WantedMessage
from tests.cogs.held_work import message_for_all
from tests.cogs.server import Server

KEY: PostKey = ("sample", 0)


class Owner:
    """The owner of one message, which forgets what was posted where the process is killed before it is noted."""

    def __init__(self, server: Server) -> None:
        self.server, self.channel = server, server.channel()
        self.posted, self.refusals = dict[PostKey, PostedMessage](), list[Meaning]()
        self.poster = Poster(server.bot.services.tables.servers, Post(server.bot))

    async def keep(self, payload: Payload, *, to: int | None = None, sought: bool = False) -> bool:
        async def remember(key: PostKey, message: PostedMessage) -> None:
            self.posted[key] = message

        async def on_refused(error: Exception, _: PostedMessage | None) -> None:
            self.refusals.append(meaning(error))

        # By the time in Discord's ids, as other tests move the bot's.
        since = discord.utils.snowflake_time(self.channel.id) if sought else None
        owner = PostOwner(self.server.guild.id, f"t{self.channel.id % 10**6}", self.posted, remember, on_refused)
        return await self.poster.keep(owner, {(KEY[0], to or 0): WantedMessage(self.channel.id, payload, to, since)})

    def posts(self, channel: ChatChannel | None = None) -> list[ChatMessage]:
        return (channel or self.channel).live()


async def test_a_message_is_posted_once_and_edited_when_it_changes(server: Server) -> None:
    owner = Owner(server)
    for text in ("one", "one", "two"):
        assert await owner.keep(Payload(text))
    (post,) = owner.posts()
    assert [it.content for it in post.revisions] == ["one", "two"]


async def test_a_post_that_was_not_noted_is_not_posted_again(server: Server) -> None:
    owner = Owner(server)
    for text in ("one", "two"):  # the nonce tells that it is there, and it is brought up to date
        owner.posted.clear()
        await owner.keep(Payload(text))
    (post,) = owner.posts()
    assert post.content == "two"


async def test_long_nonces_that_differ_at_their_ends_are_two_messages(server: Server) -> None:
    channel, post = server.channel(), Post(server.bot)
    nonces = [f"{'w' * 25}{number}" for number in (1, 2, 1)]
    sent = [await post.send(channel.id, await Payload("one").ready(), nonce) for nonce in nonces]
    assert sent[0] == sent[2] != sent[1]


async def test_a_post_of_a_process_that_was_killed_is_found_by_its_controls(server: Server) -> None:
    owner, payload = Owner(server), message_for_all()
    sent = await Post(server.bot).send(owner.channel.id, await payload.ready(), "of another process")
    await owner.keep(payload, sought=True)
    (post,) = owner.posts()
    assert owner.posted[KEY].message_id == post.id == sent


async def test_a_message_with_other_controls_is_not_taken_for_a_lost_post(server: Server) -> None:
    owner, wanted = Owner(server), message_for_all()
    for number, rows in enumerate(((), (wanted.rows[0][:1],))):
        await Post(server.bot).send(owner.channel.id, await replace(wanted, rows=rows).ready(), f"other {number}")
    await owner.keep(wanted, sought=True)
    assert owner.posted[KEY].message_id == owner.posts()[-1].id
    assert len(owner.posts()) == 3


async def test_without_controls_no_message_is_taken_for_a_lost_post(server: Server) -> None:
    owner = Owner(server)
    other = await Post(server.bot).send(owner.channel.id, await Payload("another").ready(), "other")
    await owner.keep(Payload("one"), sought=True)
    assert [it.content for it in owner.posts()] == ["another", "one"]
    assert owner.posted[KEY].message_id != other


async def test_while_discord_is_ill_a_post_is_left_to_another_try(server: Server) -> None:
    owner, payload = Owner(server), Payload("one")
    server.playground.faults.answer(503, times=9, where=rf"POST /channels/{owner.channel.id}/messages")
    with pytest.raises(discord.DiscordServerError):
        await owner.keep(payload)
    server.playground.faults.clear()
    assert not owner.refusals
    await owner.keep(payload)
    assert len(owner.posts()) == 1


async def test_refusals_are_handed_back_and_closed_direct_messages_left_alone(server: Server) -> None:
    owner, ann = Owner(server), server.person("ann")
    ann.close_dms()
    for _ in range(2):
        await owner.keep(Payload("one"), to=ann.id)
    assert owner.refusals == [Meaning.CLOSED_DMS]
    await owner.keep(Payload("one"))
    server.playground.messages.delete(owner.posts()[0])
    await owner.keep(Payload("two"))
    assert owner.refusals == [Meaning.CLOSED_DMS, Meaning.GONE_MESSAGE]


async def test_in_quiet_hours_a_post_notifies_no_one(server: Server) -> None:
    owner, ann, now = Owner(server), server.person("ann"), clock.now()
    quiet = {"quiet_from": (now.hour + 23) % 24 * 60, "quiet_to": (now.hour + 2) % 24 * 60, "time_zone": "UTC"}
    await server.bot.store.servers.change(server.guild.id, quiet)
    await owner.keep(Payload(ann.mention, ping=(ann.id,)))
    (post,) = owner.posts()
    assert not post.pings


async def test_a_lost_post_that_cannot_be_found_now_is_not_posted_again(server: Server) -> None:
    owner, payload = Owner(server), message_for_all()
    sent = await Post(server.bot).send(owner.channel.id, await payload.ready(), "of another process")
    server.playground.deny(owner.channel, Permission.READ_MESSAGE_HISTORY)
    await server.heard()
    assert not await owner.keep(payload, sought=True)
    server.playground.allow(owner.channel, Permission.READ_MESSAGE_HISTORY)
    await server.heard()
    assert await owner.keep(payload, sought=True)
    assert [it.id for it in owner.posts()] == [owner.posted[KEY].message_id] == [sent]

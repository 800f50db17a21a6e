"""A Discord on loopback: the real client of a bot logs in, and people are driven by code.

It knows nothing of any bot. Point discord.py at it before the client starts, in whatever process it runs:

    discord.http.Route.BASE = playground.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)

and log in with `playground.token`. Then, in the process that plays Discord:

    async with Playground(shards=2) as playground:
        ann = playground.add_person("ann")
        channel = playground.channel("general")
        ...                                                       # start the bot
        await playground.wait_until_connected()
        await playground.wait_for_commands("notes")

        note = await (await ann.command(channel, "notes add", title="Milk", count=4)).answered()
        await (await ann.click(note, label="Done")).acknowledged()
        sent = await ann.type(channel, "/notes find title:Milk")  # CannotSendError where Discord's client would refuse
        answer = await sent.answered()                            # a ChatMessage; InteractionFailedError after 3 s
        answer.content, answer.attachments, answer.ephemeral, answer.revisions, sent.acknowledged_after

        choices = await ann.autocomplete(channel, "notes find", focused="title", value="M")
        list_ = await playground.wait_for(lambda: ann.dms() and ann.dms()[-1])
        await ann.choose(list_, ["Milk"], placeholder="Choose a note")
        opened = await (await ann.click(list_, custom_id="edit")).acknowledged()
        await ann.submit(opened, text="hello")                    # a form, by the fields' custom ids

        ann.timeline(channel), ann.dms(), list(ann.shown())       # what she sees; everything she could ever see
        ann.close_dms()
        playground.deny(channel, Permission.ATTACH_FILES)         # from the bot; or, with who=ann, from ann
        playground.faults.answer(500, times=2, where=r"PATCH /channels/")
        playground.gateway.drop(shard=0)
        playground.log.entries, playground.limiter.invalid_requests
        write_transcript(playground.people.values(), folder)      # from bot.playground.transcript

`Limits` shortens deadlines and switches rate limits off (`Limits().fast()`).
"""

from bot.playground.api.interactions import Interaction, InteractionFailedError
from bot.playground.api.uploads import Upload
from bot.playground.playground import Playground
from bot.playground.users.client import SeenItem, UserClient
from bot.playground.users.sending import CannotSendError
from bot.playground.world.changes import Change
from bot.playground.world.limits import Limits, Rate
from bot.playground.world.model import ChatChannel, ChatMessage, Guild, Revision
from bot.playground.world.permissions import Permission

__all__ = [
    "CannotSendError",
    "Change",
    "ChatChannel",
    "ChatMessage",
    "Guild",
    "Interaction",
    "InteractionFailedError",
    "Limits",
    "Permission",
    "Playground",
    "Rate",
    "Revision",
    "SeenItem",
    "Upload",
    "UserClient",
]

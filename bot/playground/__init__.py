"""A Discord on loopback: the real client of a bot logs in, and people are driven by code.

It knows nothing of any bot, but for `process`, which starts ours, and `match`, which plays with it. Point discord.py at
it before the client starts, in whatever process it runs:

    discord.http.Route.BASE = playground.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)

and log in with `playground.token`. Then, in the process that plays Discord:

    async with Playground(shards=2) as playground:
        ann = playground.add_person("ann")
        games = playground.channel("games")
        ...                                                    # start the bot
        await playground.wait_until_connected()
        await playground.wait_for_commands("domino")

        lobby = await (await ann.command(games, "domino new", game="black-tile", players=4)).answered()
        await (await ann.click(lobby, label="Join")).acknowledged()
        play = await ann.type(games, "/play tile:5-4")         # CannotSendError where Discord's client would refuse
        answer = await play.answered()                         # a Message; InteractionFailedError after 3 s
        answer.content, answer.attachments, answer.ephemeral, answer.revisions, play.acknowledged_after

        choices = await ann.autocomplete(games, "play", focused="tile", value="5")
        hand = await playground.wait_for(lambda: ann.dms() and ann.dms()[-1])
        await ann.choose(hand, ["6-4"], placeholder="Play a tile")
        opened = await (await ann.click(hand, custom_id="note")).acknowledged()
        await ann.submit(opened, text="hello")                 # a form, by the fields' custom ids

        ann.timeline(games), ann.dms(), list(ann.shown())      # what she sees; all she ever could see
        ann.close_dms()
        playground.deny(games, Permission.ATTACH_FILES)        # from the bot; or, with who=ann, from ann
        playground.faults.answer(500, times=2, where=r"PATCH /channels/")
        playground.gateway.drop(shard=0)
        playground.log.entries, playground.limiter.invalid_requests
        write_transcript(playground, folder)                   # from bot.playground.transcript

`Limits` shortens deadlines and switches rate limits off (`Limits().fast()`).

The files:

    world, permissions, changes                  the data; who may do what where; telling whoever listens
    errors, limits, faults, request_log          refusals, rate limits, what goes wrong on purpose, what was asked
    payloads, validation, components, modals,    Discord's JSON: how it is given, and what of it is refused
      commands, uploads, openapi
    messages, interactions                       what is made of them
    sessions, gateway                            sockets, heartbeats, resuming
    rest, routes_*                               every request's way, then a file for each kind of route
    command_line, people                         what Discord's client does before it sends; people driven by code
    server                                       all of it on one port: `Playground`
    transcript, transcript_parts                 what everybody saw, as a folder to leaf through
    saved_world, process, match                  a world on disk; the bot as a process; a match that plays itself
    page_*, page/                                the page for a person's browser: its server, its socket, its files
"""

from bot.playground.changes import Change
from bot.playground.command_line import CannotSendError
from bot.playground.interactions import Interaction, InteractionFailedError
from bot.playground.limits import Limits, Rate
from bot.playground.people import Person, Shown
from bot.playground.permissions import Permission
from bot.playground.server import Playground
from bot.playground.world import Attachment, Channel, Guild, Message, Revision, User

__all__ = [
    "Attachment",
    "CannotSendError",
    "Change",
    "Channel",
    "Guild",
    "Interaction",
    "InteractionFailedError",
    "Limits",
    "Message",
    "Permission",
    "Person",
    "Playground",
    "Rate",
    "Revision",
    "Shown",
    "User",
]

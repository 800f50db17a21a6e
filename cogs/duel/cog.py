"""/duel, and the challenge in a person's context menu: the same deals for several people."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.message import Message, Who
from bot.rules.catalogue import Catalogue
from bot.words.speaker import say_chat
from cogs.contests.contest import ContestKind
from cogs.contests.table import Contests
from cogs.duel import controls
from cogs.duel.controls import check_may_challenge
from cogs.duel.kind import DuelKind
from cogs.duel.pages import duels_button, duels_page, own_page
from cogs.duel.table import MOST_DEALS, MOST_HOURS, USUAL_DEALS, USUAL_HOURS, USUAL_LEVEL, Duels, NewDuel, is_offered
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.interaction import (
    check_permissions,
    is_direct,
    part_of,
    server_of,
    services_of,
)
from cogs.kit.bounds import Name
from cogs.kit.commands import AMONG_PEOPLE, answered, choice, command, levels, translatable
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.payload import Payload
from cogs.kit.payload.plain import plain
from cogs.kit.slots import LISTED_COMMANDS, PLAYED_APART, Listed
from cogs.play import suggestions
from cogs.play.cog import CODES, HAND_ELSEWHERE
from cogs.play.controls.choosing import kind_typed


def setup(host: Host) -> Feature:
    contests = host.parts.get(Contests)
    contests.kinds[ContestKind.DUEL] = duels = DuelKind(host, contests)
    callback = answered(_challenge, only_shows=True)
    menu = app_commands.ContextMenu(
        name=translatable(Message("menu-challenge")), callback=callback, allowed_contexts=AMONG_PEOPLE
    )
    return Feature((duels,), (Duel(host.tables.catalogue), menu))


class Duel(commands.Cog):
    def __init__(self, catalogue: Catalogue) -> None:
        offered = [choice(game.title, name) for name, game in catalogue.items() if is_offered(game)]
        app_commands.choices(game=offered)(self.duel)

    @command("duel")
    @app_commands.choices(level=levels())
    async def duel(
        self,
        answer: Answer,
        game: str,
        preset: Name | None = None,
        deals: app_commands.Range[int, 1, MOST_DEALS] = USUAL_DEALS,
        level: str = USUAL_LEVEL,
        hours: app_commands.Range[int, 1, MOST_HOURS] = USUAL_HOURS,
    ) -> None:
        interaction = answer.interaction
        chosen = None if preset is None else (await kind_typed(interaction, game, preset)).preset.name
        contest = await controls.opened(interaction, NewDuel(game, chosen, deals, level, hours))
        if server_of(interaction) is None and not is_direct(interaction):
            await answer.reply(own_page(await part_of(interaction, Duels).state(contest)))
            return
        await answer.reply(Payload(say_chat(Message("done-duel-opened"))))

    duel.autocomplete("preset")(suggestions.presets)


async def _challenge(answer: Answer, user: discord.User | discord.Member) -> None:
    """Challenge a person to a duel: of which game is asked."""
    interaction = answer.interaction
    check_may_challenge(interaction, user)
    check_permissions(interaction)
    catalogue = services_of(interaction).tables.catalogue
    who = Who(plain(user.display_name))
    await answer.reply(duels_page(catalogue, user.id, who))


CODES.put(controls.join_by_code)
LISTED_COMMANDS.put(Listed("duel"))
HAND_ELSEWHERE.put(controls.just_played)
PLAYED_APART.put(duels_button)

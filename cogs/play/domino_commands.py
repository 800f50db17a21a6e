"""/domino: open a table, sit down, leave, stop it, see it again."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.message import Message
from bot.rules.catalogue import Catalogue
from bot.rules.errors import Refusal
from bot.table.errors import SeveralSeats
from bot.table.permissions import check_may_stop, ends_when_left
from bot.words.speaker import say_chat
from cogs.delivery.courier import Courier
from cogs.kit import actions
from cogs.kit.actions import TableRequest, TableToOpen, WhatToShow
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.interaction import (
    check_permissions,
    part_of,
    person_of,
    server_of,
    services_of,
    table_here,
)
from cogs.kit.bounds import Code, Name
from cogs.kit.commands import command, description, games
from cogs.kit.payload.buttons import button
from cogs.kit.payload.payload import Payload
from cogs.kit.slots import Slot
from cogs.messages import lobby, seat_changes
from cogs.messages import table_messages as messages
from cogs.play import suggestions
from cogs.play.controls import private
from cogs.play.controls.choosing import all_games, kind_typed
from cogs.play.controls.lifecycle import opened
from cogs.play.controls.quick_play import quick_play
from cogs.play.controls.requests import ask_to_leave, table_or_question
from cogs.play.controls.seating import ask_which_seat

CODES: Slot[Callable[[Answer, str], Awaitable[None]]] = Slot()  # what people join by a code that a friend gave them


class DominoCommands(commands.GroupCog, group_name="domino", group_description=description("domino")):
    """The commands that run a table."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        app_commands.choices(game=games(catalogue))(self.new)

    @command("domino-new")
    async def new(
        self,
        answer: Answer,
        game: str | None = None,
        preset: Name | None = None,
        players: app_commands.Range[int, 2, 6] | None = None,
        target: app_commands.Range[int, 1, 1000] | None = None,
    ) -> None:
        interaction = answer.interaction
        new = TableToOpen(game or "", players, target)
        if preset is not None:
            kind = await kind_typed(interaction, game, preset)
            await opened(answer, replace(new, game=kind.game.name, preset=kind.preset.name))
        elif game is not None:
            await opened(answer, new)
        else:
            await answer.reply(await all_games(interaction, new))

    @command("domino-play")
    async def play(self, answer: Answer) -> None:
        await quick_play(answer)

    @command("domino-join")
    async def join(self, answer: Answer, code: Code | None = None) -> None:
        interaction = answer.interaction
        if code is not None:
            for join in CODES:
                await join(answer, code)
            return
        table = await table_here(interaction)
        try:
            now = await services_of(interaction).tables.join(table.id, person_of(interaction), interaction.id)
        except SeveralSeats as several:
            await ask_which_seat(answer, several)
            return
        seat = now.seat_of(interaction.user.id)
        if table.row.state == "lobby" or seat is None:
            await answer.reply(seat_changes.joined(now, seat))
        else:
            await answer.reply(lobby.in_match(now, seat))

    @command("domino-leave")
    async def leave(self, answer: Answer) -> None:
        interaction = answer.interaction
        table = await table_or_question(answer, TableRequest(WhatToShow.LEAVING))
        if table is None:
            return
        person = person_of(interaction)
        if ends_when_left(table, person):
            await ask_to_leave(answer, table)
            return
        outcome = await services_of(interaction).tables.seating.leave(table.id, person, interaction.id)
        await answer.reply(lobby.left(outcome.snapshot))

    @command("domino-stop", only_shows=True)
    async def stop(self, answer: Answer) -> None:
        interaction = answer.interaction
        is_own = server_of(interaction) is None
        tables = services_of(interaction).tables
        table = await (tables.practice_of(interaction.user.id) if is_own else table_here(interaction))
        check_may_stop(table, person_of(interaction))
        await answer.reply(lobby.confirm(Message("ask-stop-table"), actions.STOP, Message("button-stop-it"), table.id))

    @command("domino-table")
    async def table(self, answer: Answer) -> None:
        interaction = answer.interaction
        snapshot = await table_or_question(answer, TableRequest(WhatToShow.TABLE))
        if snapshot is None:
            return
        seat = snapshot.seat_of(interaction.user.id)
        if snapshot.row.is_practice and seat is not None:
            await private.show_own_hand(answer, snapshot, seat)  # its picture shows the table too
            return
        courier, is_own = part_of(interaction, Courier), server_of(interaction) is None or snapshot.row.solo
        if is_own:
            await answer.reply(messages.table_again(snapshot))
            return
        check_permissions(interaction)  # else nothing could be posted
        if not await courier.repost(snapshot):
            raise Refusal(Message("refused-unposted"))
        rules = button(actions.RULES, Message("button-rules-and-clock"), snapshot.id)
        await answer.reply(Payload(say_chat(Message("done-table-again")), rows=((rules,),)))

    new.autocomplete("preset")(suggestions.presets)
